## On the board

label-round = Round { $round }, turn { $turn }
label-pile-left = { $count } in the pile
label-biscuits = Sea-biscuits
label-extra-sailor = Sailor
    .parted = Sailor
label-extra-super-sailor = Super-sailor
    .parted = Super- sailor
label-extra-diver = Diver
    .parted = Diver
label-extra-number-chips = Number chips
    .parted = Number chips
label-scorer-all = everyone
label-scorer-finder = the finder
label-scorer-most = who has most
tell-event = Sea-biscuit { $number } ({ $story }): { $scorer } 1 for each { $one-symbol } and { $other-symbol }.
tell-pile = { $count ->
    [0] There is no action card in the pile.
    [one] One action card in the pile: { $extra }.
   *[other] { $count } action cards in the pile, on top: { $extra }.
  }
tell-player = { $points ->
    [one] { $seat }: 1 point, number { $token }.
   *[other] { $seat }: { $points } points, number { $token }.
  }
tell-laid = Laid: { $card } ({ $steering }).
tell-hand = { $count ->
    [0] In hand: { $list }; no sailor.
    [one] In hand: { $list }; one sailor.
   *[other] In hand: { $list }; { $count } sailors.
  }
tell-specials = Action cards: { $list }.
tell-free = { $square }: free, wants { $chip-the }
move-play = Play { $extra-a }
