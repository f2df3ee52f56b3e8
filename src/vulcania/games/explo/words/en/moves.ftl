### Moves, as a list or a button names them.

turn-r0 = as drawn
turn-r90 = turned to the right
turn-r180 = upside down
turn-r270 = turned to the left
move-take = Take along: { $item }
move-depart = Depart
move-give = From { $seat } to { $seat2 }: a cube ({ $resource })
move-begin = Set off
move-keep = Keep objective { $number }
move-tile = Lay the tile on { $cell }, { $turn }
move-draw = Draw a card
move-discard = Discard “{ $card }”
move-exchange = Offer { $seat } “{ $card }” for “{ $card2 }”
move-agree = Agree
move-decline = Decline
move-play = Play “{ $card }”
move-cross = Cross the obstacle: { $direction }
move-join = Come along
move-remain = Stay behind
move-dig = Dig: { $direction }
move-mark = Put the marker down here
move-move = Walk { $direction }
move-stay = Stay
move-leave = Leave the cave
move-end = End the turn
