### What is this? What both games of the turning ocean explain.

what-place-chip = { $place }: { $chip-a }. Whoever makes the Nautilus point here takes it.
what-place-hidden = A { $colour } chip, face down. Nobody knows what it shows until the Nautilus points here.
what-place-empty = { $place }: no chip lies here any more.
what-pointed = The Nautilus points here now.
what-wanted = The row of this round wants that picture.
what-not-wanted = The row of this round does not want that picture.
what-symbols-1 = In a column it is one symbol: { $symbol }.
what-symbols-2 = In a column it is two symbols: { $symbol } and { $second-symbol }.
what-square-chip = { $square } of { $seat }: { $chip-a }.
what-counted = It counts in its row.
what-not-counted = In its row it counts nothing.
what-square-free = { $square } of { $seat } is free.
what-row = { $points ->
    [0] Row { $round } of { $seat } is worth nothing yet.
    [one] Row { $round } of { $seat } is worth 1 point now.
   *[other] Row { $round } of { $seat } is worth { $points } points now.
  }
what-row-scored = { $points ->
    [one] Row { $round } of { $seat } has been counted: 1 point.
   *[other] Row { $round } of { $seat } has been counted: { $points } points.
  }
what-column = { $points ->
    [0] Column { $column } of { $seat } is worth nothing yet.
    [one] Column { $column } of { $seat } is worth 1 point now.
   *[other] Column { $column } of { $seat } is worth { $points } points now.
  }
what-player = { $points ->
    [one] { $seat } has 1 point so far.
   *[other] { $seat } has { $points } points so far.
  }
what-token = { $bonus ->
    [0] Number { $token } brings nothing when the round ends.
   *[other] Number { $token } brings { $bonus } more if the round ends like this.
  }
what-numbers = The numbered cards of { $seat }. The pale ones have been played; they come back together.
what-card-order = Whoever lays the highest number sails first.
what-pile = { $count ->
    [0] The action cards: none lies face down.
    [one] The action cards: one lies face down.
   *[other] The action cards: { $count } lie face down.
  } An anchor brings the one on top.
what-steer = Steer: { $steer }. Then the Nautilus points at { $place }.
what-gauge = The depth gauge: the Nautilus is at depth { $depth }. It reaches the ring of that depth: 0 is the outer one.
what-compass = The compass: the letters stay, the ocean turns. The Nautilus is heading { $direction-word }.
what-submarine = The Nautilus, steered by everyone. It is heading { $direction-word } at depth { $depth } and points at { $place }.
what-order = A new order: the number above each sign is what that player would get.
