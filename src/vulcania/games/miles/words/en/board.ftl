### What stands on the board and beside it.

label-round = Round { $round } of { $rounds }, turn { $turn }
label-keep = Keep the chip
label-leave = Leave it
label-card = Take the card
label-pile-left = { $count } below
label-stacks = Stacks
label-columns = Columns pay, for 1 to 5 equal symbols:
label-special-sailor = Sailor
    .parted = Sailor
label-special-helmet = Helmet
    .parted = Helmet
label-special-thermostat = Thermostat
    .parted = Thermo- stat
label-special-reverse = Reverse
    .parted = Reverse
label-special-bell = Bell
    .parted = Bell
label-special-globe = Globe
    .parted = Globe
label-special-numbers = Numbers
    .parted = Numbers
tell-stack = { $count ->
    [one] Stack { $colour } { $depth }: 1 chip
   *[other] Stack { $colour } { $depth }: { $count } chips
  }
tell-pile = Face-up action card: { $special }; below it: { $count }.
tell-pile-empty = There is no action card in the pile.
tell-player = { $points ->
    [one] { $seat }: 1 point, number chip { $token }.
   *[other] { $seat }: { $points } points, number chip { $token }.
  }
tell-laid = Laid: { $card } ({ $action }).
tell-hand = In hand: { $list }.
tell-specials = Special cards: { $list }.
tell-bonus = { $square }: bonus square ({ $symbol })
tell-free = { $square }: free

## Moves, as a list or a button names them

move-play = Play { $special-the }
move-keep = Keep the chip
move-leave = Leave the chip where it lies
move-card = Take the action card
move-trade = Take the chip of { $seat } on { $cell } for it
move-take = Take the chip of { $seat } on { $cell }
move-put = Put it on { $cell }
