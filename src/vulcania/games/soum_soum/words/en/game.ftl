title = Soum Soum
tagline = Lay ocean cards, send your five divers where the most animals will be.

## Things

animal-octopus = octopus
    .the = the octopus
    .many = octopuses
animal-shark = shark
    .the = the shark
    .many = sharks
animal-turtle = turtle
    .the = the turtle
    .many = turtles
pattern-around = around
    .where = on the eight cards around
pattern-row = row
    .where = in the row
pattern-column = column
    .where = in the column
counted-octopus = octopuses
counted-shark = sharks
counted-turtle = turtles
submarine = submarine

## Options

option-first = First player
    .help = Who bathed last? They begin. Or leave it to chance.
option-open-market = Open market
    .help = Three cards lie face up beside the pile; at the end of a turn you choose one of them instead of drawing.
option-own-card-excluded = Own card excluded
    .help = The card a diver stands on does not count for its own row or column.

## What to do now

prompt-place = { $seat }: lay a card of your hand on an empty place.
prompt-dive = { $left ->
    [one] { $seat }: send your last diver to a card, or stay aboard.
   *[other] { $seat }: send one of your { $left } divers to a card, or stay aboard.
  }
prompt-take = { $seat }: take one of the face-up cards.
prompt-over = The sea is full. The match is over.

## What happened

event-place = { $seat } lays a card with { $animal } ({ $counted } { $pattern-where }) on { $cell }.
event-dive = { $points ->
    [one] { $seat } sends a diver to { $cell }, worth 1 point now.
   *[other] { $seat } sends a diver to { $cell }, worth { $points } points now.
  }
event-stay = { $seat } sends no diver.
event-draw = { $seat } draws a card.
event-draw-secret = { $seat } draws a card with { $animal } ({ $counted } { $pattern-where }).
event-take = { $seat } takes the face-up card with { $animal } ({ $counted } { $pattern-where }).
event-turn-up = A card with { $animal } ({ $counted } { $pattern-where }) is turned up.

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

refuse-no-market = There is no open market in this match: the card is drawn from the pile.
refuse-one-diver = At most one diver a turn, and that step is done.
refuse-place-first = First a card of the hand has to be laid.
refuse-dive-or-stay = The card is laid: now send a diver, or stay aboard.
refuse-take = Now one of the face-up cards is to be taken.
refuse-market-slot = There are only { $size } cards to take.
refuse-hand-slot = There are only { $size } cards in the hand.
refuse-centre = On { $cell } lies the submarine: no card can be laid there.
refuse-taken = On { $cell } lies a card already.
refuse-dive-submarine = No diver stands on the submarine ({ $cell }).
refuse-dive-water = There is no card on { $cell } yet: a diver needs a card to stand on.
refuse-dive-taken = On { $cell } stands a diver of { $seat } already: one diver a card.

## The final account

line-diver = { $count ->
    [one] Diver on { $cell }: 1 { $animal } { $pattern-where } ({ $cells })
   *[other] Diver on { $cell }: { $count } { $animal-many } { $pattern-where } ({ $cells })
  }
line-lost = { $count ->
    [one] 1 diver stayed aboard and is lost
   *[other] { $count } divers stayed aboard and are lost
  }
