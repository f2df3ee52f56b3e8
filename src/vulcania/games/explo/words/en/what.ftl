### What is this? Whatever lies in the cave and beside it, in a sentence or two.

what-tile = { $cell }: { $shape }.
what-obstacle = { $shape-about } Nobody can stand in it: a card of its kind takes you through.
what-tile-entrance = Everyone starts here, and must come back here to be out.
what-tile-sump = The gallery ends under water: this is the very last tile.
what-tile-chamber = In a chamber you may also go across the corner to another chamber, if a third lies beside both.
what-tile-digging = Here somebody dug. You can stand on it, but it never counts in the score.
what-gas = There is CO₂ here: when that rises, nobody should be standing on this tile.
what-find = { $find }. { $find-about }
what-place = { $cell }: the tile in hand can be laid here.
what-step-move = You can walk there now.
what-step-cross = You can get through there with a card.
what-step-dig = You can dig there.
what-caver = { $seat } is on { $cell }.
what-caver-out = { $seat } is out of the cave, safe and sound.
what-holds = { $cards ->
    [one] In hand: 1 card
   *[other] In hand: { $cards } cards
  } and { $cubes ->
    [one] 1 cube.
   *[other] { $cubes } cubes.
  }
what-no-marker = The marker is not down yet, so this caver cannot go home.
what-going-home = The marker is down: this caver may go home.
what-marker = { $count ->
    [one] The marker of { $seat } lies 1 tile from the entrance.
   *[other] The marker of { $seat } lies { $count } tiles from the entrance.
  } The one that lies farthest is the score of the whole team.
what-cube = A cube: { $resource }. It pays when a card asks for that, and is gone then.
what-card = { $card }. { $card-about }
what-item = { $item }. { $item-about }
what-packed = It is packed.
what-not-packed = It is not packed.
what-scale-management = Management: what goes wrong in the team.
what-scale-water = The water level in the cave.
what-scale-co2 = The bad air in the cave.
what-scale = It stands at { $level }. If it reaches { $end } while somebody is inside, all is lost.
what-objective = “{ $objective }”: something to find. Whoever stands on a tile with the sign has found it, for everyone.
what-drawn = The tile to lay now: { $shape }. Turn it as you like; openings must meet openings.
what-status = { $count ->
    [0] No tile is left in the pile
    [one] 1 tile is left in the pile
   *[other] { $count } tiles are left in the pile
  }, and { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
  }
what-goal = The goal: one of you puts the marker down { $count } tiles deep or deeper, everybody at least { $least } deep, and all come out again.
what-ruler = The numbers name the squares: the entrance is 0,0, and 1,0 lies to the east of it.
