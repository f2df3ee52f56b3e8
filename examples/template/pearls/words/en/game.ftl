title = Pearls
tagline = Open shells while your luck holds; only you know which pearls your buyer wants.

## Things

shell-white = white
    .a = a white pearl
    .many = white pearls
shell-pink = pink
    .a = a pink pearl
    .many = pink pearls
shell-black = black
    .a = a black pearl
    .many = black pearls
shell-moray = moray
    .a = a moray
    .many = morays
place-reef = reef
    .the = the reef
place-wreck = wreck
    .the = the wreck

## On the board

shells = { $count ->
    [one] 1 shell
   *[other] { $count } shells
  }
top = on top:
closed = still closed
column-diver = Diver
column-basket = Basket
column-chest = Chest
column-buyer = Buyer
buyer = wants { $shell-many }
describe-chest = { $count ->
    [one] { $seat } has 1 pearl in the chest.
   *[other] { $seat } has { $count } pearls in the chest.
  }

## Options

option-first = First player
    .help = Who dives first, or leave it to chance.
option-shy-moray = Shy moray
    .help = A moray takes only the last pearl of the basket; the rest is saved.

## What to do now

prompt-dive = { $seat }: dive at the reef or at the wreck.
prompt-go-on = { $count ->
    [one] { $seat }: bring your pearl up, or dive on?
   *[other] { $seat }: bring your { $count } pearls up, or dive on?
  }
prompt-over = All shells are open. The match is over.

## What happened

event-dive = { $seat } dives at { $place-the } and finds { $shell-a }.
event-moray = { $count ->
    [0] { $seat } gets away with a fright.
    [one] { $seat } drops a pearl and flees.
   *[other] { $seat } drops { $count } pearls and flees.
  }
event-surface = { $count ->
    [one] { $seat } brings a pearl up.
   *[other] { $seat } brings { $count } pearls up.
  }
event-peek = { $seat } peeks into the top shell at { $place-the }.
event-peek-secret = { $seat } peeks into the top shell at { $place-the }: { $shell-a }.

## What a move would do

preview-dive = { $morays ->
    [0] No moray is left.
    [one] A moray lurks in 1 of { $shells } shells.
   *[other] Morays lurk in { $morays } of { $shells } shells.
  }
preview-dive-known = You saw it: { $shell-a }.
preview-surface = { $points ->
    [one] Saves 1 point.
   *[other] Saves { $points } points.
  }

## Why not

refuse-surface = The basket is empty: dive first.
refuse-empty = There is no shell left at { $place-the }.
refuse-peeked = You have peeked already: once a match is all there is.
refuse-known = You know the top shell at { $place-the } already.

## The final account

points-pearls = Pearls
points-wanted = Pearls that the buyer wanted
line-pearls = { $count ->
    [one] 1 { $shell } pearl
   *[other] { $count } { $shell-many }
  }
line-wanted = { $count ->
    [one] 1 { $shell } pearl, paid double by the buyer
   *[other] { $count } { $shell-many }, paid double by the buyer
  }

## Moves, as a list or a button names them

move-dive = Dive at { $place-the }
move-surface = Come up
move-peek = Peek into the top shell at { $place-the }
