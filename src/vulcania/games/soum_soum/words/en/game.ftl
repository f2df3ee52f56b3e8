title = Soum Soum
tagline = Lay ocean cards and send your five divers where the most animals will be.

## Things

animal-octopus = octopus
    .a = an octopus
animal-shark = shark
    .a = a shark
animal-turtle = turtle
    .a = a turtle
pattern-around = octopuses around it
    .the = the octopuses around it
    .one = octopus around it
    .none = no octopus around it
pattern-row = sharks in its row
    .the = the sharks in its row
    .one = shark in its row
    .none = no shark in its row
pattern-column = turtles in its column
    .the = the turtles in its column
    .one = turtle in its column
    .none = no turtle in its column

## Options

option-first = First player
    .help = Whoever went swimming last begins: say who that is, or leave it to chance.
option-open-market = Open market
    .help = Three cards lie face up beside the pile. At the end of your turn you take one of them instead of drawing.
option-own-card-excluded = Own card excluded
    .help = The card a diver stands on does not count in its own row or column.

## What to do now

prompt-place = { $seat }: lay a card from your hand on any empty place.
  .waiting = { $seat } is laying a card.
prompt-dive = { $left ->
    [one] { $seat }: send your last diver to a card, or stay aboard.
   *[other] { $seat }: send one of your { $left } divers to a card, or stay aboard.
  }
  .waiting = { $seat } may send a diver.
prompt-take = { $seat }: take one of the face-up cards.
  .waiting = { $seat } is choosing a card.
prompt-over = { $points ->
    [one] The sea is full: { $seat } wins with 1 point.
   *[other] The sea is full: { $seat } wins with { $points } points.
  }
prompt-over-tie = { $points ->
    [one] The sea is full and it is a tie at 1 point: { $seat } wins for having played last.
   *[other] The sea is full and it is a tie at { $points } points: { $seat } wins for having played last.
  }

## What happened

event-place = { $seat } lays { $animal-a } on { $cell } (scores { $pattern-the }).
event-dive = { $points ->
    [one] { $seat } sends a diver to { $cell }, worth 1 point for now.
   *[other] { $seat } sends a diver to { $cell }, worth { $points } points for now.
  }
event-stay = { $seat } keeps all divers aboard.
event-draw = { $seat } draws a card.
event-draw-secret = { $seat } draws { $animal-a } (scores { $pattern-the }).
event-take = { $seat } takes { $animal-a } from the market (scores { $pattern-the }).
event-turn-up = The market is filled up with { $animal-a } (scores { $pattern-the }).
moment-last-diver = { $seat } has sent the last diver.
moment-last-round = The last round: everyone lays one more card.

## What a move would do

preview-dive = { $points ->
    [one] Worth 1 point as the sea is now.
   *[other] Worth { $points } points as the sea is now.
  }
preview-place = Your divers { $mine ->
    [0] ±0
   *[other] +{ $mine }
  }, the others’ { $theirs ->
    [0] ±0
   *[other] +{ $theirs }
  }; a diver here would be worth { $points }.

## Why not

refuse-no-market = There is no open market in this match: your card comes from the pile.
refuse-no-diver = All your divers are in the sea already.
refuse-one-diver = That step is over: at most one diver a turn.
refuse-place-first = First lay a card from your hand.
refuse-dive-or-stay = Your card is laid: now send a diver, or stay aboard.
refuse-take = Now take one of the face-up cards.
refuse-market-slot = { $size ->
    [one] Only one face-up card is left to take.
   *[other] Only { $size } face-up cards are left to take.
  }
refuse-centre = The submarine lies on { $cell }: no card can go there.
refuse-taken = There is a card on { $cell } already.
refuse-dive-submarine = The submarine lies on { $cell }: divers stand on ocean cards only.
refuse-dive-water = There is no card on { $cell } yet: a diver needs one to stand on.
refuse-dive-taken = { $seat } already has a diver on { $cell }: only one diver to a card.

## The final account

points-diver = Divers
line-diver = { $count ->
    [0] Diver on { $cell }: { $pattern-none }
    [one] Diver on { $cell }: 1 { $pattern-one } ({ $cells })
   *[other] Diver on { $cell }: { $count } { $pattern } ({ $cells })
  }
line-lost = { $count ->
    [one] 1 diver never left the submarine and is lost
   *[other] { $count } divers never left the submarine and are lost
  }

## On the board

label-hand = Your hand
label-market = Open market
label-pile = Pile
label-pile-count = { $count ->
    [0] no cards left
    [one] 1 card
   *[other] { $count } cards
  }
label-submarine = Submarine
label-stay = Stay aboard
label-turn = Turn { $turn } of { $turns }
label-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
sea-card = { $cell }: { $animal }, scores { $pattern-the }
sea-worth = { $points ->
    [one] worth 1 point now
   *[other] worth { $points } points now
  }
sea-diver = diver of { $seat }
sea-water = { $cell }: an empty place
sea-empty = Empty places: { $cells }.
sea-submarine = The submarine lies in the centre, on { $cell }.
sea-player = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } now, divers aboard: { $left }, cards in hand: { $cards }.
hand-card = Card { $number } of your hand: { $animal }, scores { $pattern-the }.
market-card = Face-up card { $number }: { $animal }, scores { $pattern-the }.
pile-left = Cards left in the pile: { $count }.

## Moves, as a list or a button names them

move-place = Lay card { $number } on { $cell }
move-dive = Send a diver to { $cell }
move-stay = Stay aboard
move-take = Take face-up card { $number }
