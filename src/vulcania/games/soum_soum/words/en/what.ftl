### What is this? Whatever lies on the board, in a sentence or two.

what-card = { $cell }: a card with { $animal-a }. A diver on it scores { $pattern-the }.
what-counts = { $count ->
    [0] That is nothing yet.
    [one] That is 1 point now ({ $cells }).
   *[other] That is { $count } points now ({ $cells }).
  }
what-diver = The diver here belongs to { $seat } and stays to the end.
what-free = No diver stands here yet.
what-water = { $cell } is still empty: a card can be laid here.
what-submarine = The submarine: divers start from here. No card goes here, and it counts for nobody.
what-hand = A card of your hand with { $animal-a }. A diver on it will score { $pattern-the }.
what-market = A card that everyone may take, with { $animal-a }. A diver on it will score { $pattern-the }.
what-player = { $count ->
    [0] { $seat } has no diver in the sea yet, so no points.
    [one] { $seat } has { $points ->
        [one] 1 point
       *[other] { $points } points
      } now: what the one diver in the sea is worth.
   *[other] { $seat } has { $points ->
        [one] 1 point
       *[other] { $points } points
      } now: what the { $count } divers in the sea are worth together.
  }
what-aboard = { $count ->
    [one] One diver is still aboard. Left there, it scores nothing.
   *[other] { $count } divers are still aboard. Left there, they score nothing.
  }
what-pattern = A card with this pattern counts { $pattern-the }: one point for each.
what-own = The card under the diver counts too, if it shows one.
what-own-not = In this match the card under the diver does not count.
what-pile = { $count ->
    [0] The pile is empty.
    [one] The pile: one card is left to draw.
   *[other] The pile: { $count } cards are left to draw.
  }
what-draw = You draw one at the end of your turn.
what-refill = It fills the open market up.
what-edge = The letters and numbers name the places: a1 is the one in the top left corner.
what-tally = The end: beside the name of each place stands what the diver there scored, and the sum at the right.
