title = 20,000 Miles Under the Sea
tagline = Five rounds on an ocean that turns: gather pictures by the row, symbols by the column, and mind the red stars.

## Things

action-current = current
    .does = turn the ocean one arm to the left or right
action-heading = heading
    .does = turn the Nautilus a quarter to the left or right
action-depth = depth
    .does = rise or dive one step
action-thermostat = nuclear thermostat
    .does = steer as you like
action-sailor = sailor
    .does = swap two of your own chips
action-helmet = magic helmet
    .does = swap a chip with another player
special-sailor = sailor
    .the = the special sailor
    .does = move one of your chips to the leftmost free square of a row
special-helmet = magic helmet
    .the = the special magic helmet
    .does = swap one of your chips for an open white chip of the ocean
special-thermostat = nuclear thermostat
    .the = the special nuclear thermostat
    .does = your hand card becomes any steering you like
special-reverse = reverse
    .the = the reverse card
    .does = this turn the lowest card sails first
special-bell = ship’s bell
    .the = the ship’s bell
    .does = take a chip from another player
special-globe = globe
    .the = the globe
    .does = steer one extra time, as you like
special-numbers = number chips
    .the = the number chips card
    .does = deal all number chips out anew
symbol-anchor = anchor
    .short = An
    .many = anchors
symbol-seal = seal
    .short = Se
    .many = seals

## Options

option-length = Length
    .help = The full game has five rounds, the short one three.
option-length-full = Full game
option-length-short = Short game
option-optional-taking = Chips may be left
    .help = Whoever points at a chip may leave it where it lies instead of taking it.

## What to do now

prompt-lay = { $seat }: lay one of your cards. Whoever lays the highest sails first.
  .waiting = { $seat } is choosing a card.
prompt-lay-reverse = { $seat }: lay one of your cards. Reverse: whoever lays the lowest sails first.
  .waiting = { $seat } is choosing a card.
prompt-sail-current = { $seat }: turn the ocean to the left or to the right.
  .waiting = { $seat } is at the helm.
prompt-sail-heading = { $seat }: turn the Nautilus to the left or to the right.
  .waiting = { $seat } is at the helm.
prompt-sail-depth = { $seat }: rise or dive.
  .waiting = { $seat } is at the helm.
prompt-sail-thermostat = { $seat }: steer as you like.
  .waiting = { $seat } is at the helm.
prompt-sail-sailor = { $seat }: swap two of your chips, or pass.
  .waiting = { $seat } is rearranging chips.
prompt-sail-helmet = { $seat }: choose one of your chips to swap with another player, or pass.
  .waiting = { $seat } is choosing a chip.
prompt-sail-extra = { $seat }: carry out your card ({ $action }), or play a special card first.
  .waiting = { $seat } is at the helm.
prompt-after = { $seat }: play a special card now, or pass.
  .waiting = { $seat } may play one more card.
prompt-steer-arrow = { $seat }: a green arrow! Steer once more, as you like.
  .waiting = { $seat } is at the helm.
prompt-steer-globe = { $seat }: the globe lets you steer as you like.
  .waiting = { $seat } is at the helm.
prompt-anchor = { $seat }: an anchor. Keep it on your scoreboard, or take the action card ({ $special })?
  .waiting = { $seat } has found an anchor and is choosing.
prompt-anchor-leave = { $seat }: an anchor. Keep it on your scoreboard, take the action card ({ $special }), or leave it?
  .waiting = { $seat } has found an anchor and is choosing.
prompt-anchor-full = { $seat }: an anchor, and your row is full. Take the action card ({ $special }), or leave the anchor?
  .waiting = { $seat } has found an anchor and is choosing.
prompt-keep = { $seat }: you found { $chip-the }. Keep it, or leave it?
  .waiting = { $seat } is choosing a chip.
prompt-move = { $seat }: move one of your chips to the leftmost free square of a row.
  .waiting = { $seat } is rearranging chips.
prompt-offer = { $seat }: which of your chips goes back into the ocean?
  .waiting = { $seat } is choosing a chip.
prompt-fetch = { $seat }: which open white chip do you get for it?
  .waiting = { $seat } is choosing a chip.
prompt-take = { $seat }: ring the bell: which chip do you take, and from whom?
  .waiting = { $seat } is choosing a chip.
prompt-put = { $seat }: in which row does it go?
  .waiting = { $seat } is choosing a row.
prompt-trade = { $seat }: which chip of another player do you get for it?
  .waiting = { $seat } is choosing a chip.
prompt-deal = { $seat }: deal the number chips out anew. Who gets 1, who gets 2, and so on?
  .waiting = { $seat } is dealing the numbers out anew.

## What happened

event-lay = { $seat } lays { $card } ({ $action }).
event-take-plain = { $seat } puts { $chip-the } on { $square }.
event-take-one = { $seat } puts { $chip-the } ({ $symbol }) on { $square }.
event-take-two = { $seat } puts { $chip-the } ({ $symbol }, { $second-symbol }) on { $square }.
event-found = { $seat } finds { $chip-the } at { $place }.
event-not-taken = { $seat } leaves { $chip-the } at { $place }.
event-left = { $seat }’s row is full: { $chip-the } stays at { $place }.
event-star = { $seat } turns up a red star at { $place }: nobody may end there any more.
event-star-gone = Nothing but red stars all around: the one at { $place } leaves the game.
event-arrow = A green arrow at { $place }: { $seat } steers once more.
event-arrow-spent = The green arrow at { $place } has already been used by { $seat } in this turn.
event-anchor = { $seat } finds an anchor at { $place }.
event-anchor-kept = { $seat } keeps the anchor on { $square }.
event-card = { $seat } gives the anchor for the action card: { $special }.
event-turn-up = Action card turned up: { $special }.
event-special = { $seat } plays { $special-the }.
event-swap = { $seat } swaps { $chip-the } on { $square } and { $other-chip-the } on { $other-square }.
event-trade = { $seat } swaps { $chip-the } on { $square } for { $other-chip-the } of { $other-seat } on { $other-square }.
event-fetch = { $seat } fetches { $other-chip-the } from { $place } to { $square } and leaves { $chip-the } there.
event-move = { $seat } moves { $chip-the } from { $from-square } to { $square }.
event-rob = { $seat } takes { $chip-the } from { $other-seat } ({ $from-square }) and puts it on { $square }.
event-deal = { $seat } deals the number chips out anew: { $first-seat } has number 1.
event-idle = { $seat } swaps nothing ({ $action }).
event-cards-back = All twelve cards are played: everybody takes them back.
event-round-filled = Round { $round } ends: a row is full.
event-round-late = Round { $round } has lasted twenty-four turns and ends.
event-round-barren = Round { $round } ends: no chip is left that could be taken.
event-count = { $seat }: { $points } for row { $round } and { $bonus } for number { $number }, { $score } in all.
event-count-columns = { $seat }: { $points } for row { $round }, { $bonus } for number { $number } and { $columns } for the columns, { $score } in all.
event-refill = { $count ->
    [0] Round { $round } begins. There are no chips to lay out; { $seat } lays the first card.
    [one] Round { $round } begins. One new chip is laid out; { $seat } lays the first card.
   *[other] Round { $round } begins. { $count } new chips are laid out; { $seat } lays the first card.
  }

## What a move would do

preview-lay = { $laid ->
    [one] Then { $action-does }. You lay first.
   *[other] Then { $action-does }. Of the { $laid } cards laid it would get number { $number }.
  }
preview-play = Then: { $special-does }.
preview-keep = Your scoreboard: { $gain }.
preview-card = You get: { $special } ({ $special-does }). The chip leaves the game.
preview-deal = You would have number { $number }.
preview-nothing = { $place }: no chip there.
preview-hidden = { $place }: a blue chip, face down.
preview-star = { $place }: the red star there leaves the game.
preview-arrow = { $place }: a green arrow, steer once more.
preview-arrow-spent = { $place }: the green arrow there does nothing any more in this turn.
preview-anchor = { $place }: an anchor, or the action card ({ $special }).
preview-anchor-card = { $place }: an anchor; your row is full, so it brings the action card ({ $special }).
preview-anchor-plain = { $place }: an anchor.
preview-full = { $place }: { $chip-the }, but your row is full.
preview-plain = { $place }: { $chip-the }. Your scoreboard: { $gain }.
preview-one = { $place }: { $chip-the } ({ $symbol }). Your scoreboard: { $gain }.
preview-two = { $place }: { $chip-the } ({ $symbol }, { $second-symbol }). Your scoreboard: { $gain }.
preview-exchange = Your scoreboard: { $gain }, the others’: { $loss }.

## Why not

refuse-kind = Your { $card } does something else: { $action }.
refuse-no-steering = Your card does not steer: { $action }.
refuse-star = At { $place } lies a red star: nobody may end there.
refuse-card-played = The { $card } is not in your hand: it comes back when all twelve have been played.
refuse-compulsory = Your card has to be carried out: { $action }.
refuse-not-held = You do not hold this action card: { $special }. An anchor can bring the one on top of the pile.
refuse-one-special = One special card a turn, and yours is played.
refuse-fresh = This card ({ $special }) was taken in this turn: it has to wait for the next.
refuse-reverse = Reverse is laid together with the hand card, before the order is settled.
refuse-special-laying = First a hand card is laid; this card ({ $special }) can be played when you sail.
refuse-between = A special card comes before the hand card or after everything it led to, never in between.
refuse-thermostat = The thermostat changes the hand card: it has to be played before that.
refuse-use-sailor = There is no chip of yours that could be moved, or no square for it.
refuse-use-helmet = You need a chip of your own and an open white one in the ocean.
refuse-use-bell = Nobody else has a chip, or you have no free square for it.
refuse-trade-none = You and another player need a chip each to swap.
refuse-swap-same = A chip cannot be swapped with itself.
refuse-bonus = { $square } is a bonus square: its symbol is printed there, no chip lies on it.
refuse-no-chip = You have no chip on { $square }.
refuse-no-chip-theirs = { $seat } has no chip on { $square }.
refuse-own-chip = It has to be another player’s chip.
refuse-seat = There is no player { $number }.
refuse-fetch-nothing = There is no chip at { $place }.
refuse-fetch-arrow = At { $place } lies a green arrow: it stays in the ocean.
refuse-fetch-blue = At { $place } lies a blue chip: the helmet fetches open white chips only.
refuse-row-unplayed = Row { $row } is not played in the short game.
refuse-taken = There is a chip on { $square } already.
refuse-leftmost = { $square } is not the leftmost free square of its row: that is { $leftmost }.
refuse-row-last = The last chip square of row { $row } cannot be filled before its round.
refuse-deal-seats = All { $seats } number chips are dealt out, one to each player.
refuse-play-first = First play the card that does this: { $special }.
refuse-anchor-full = Your row is full: there is no square for the anchor.
refuse-now-lay = First everybody lays a card.
refuse-now-sail = Now your hand card is to be carried out.
refuse-now-after = Your hand card is carried out: play a special card, or pass.
refuse-now-arrow = The green arrow makes you steer once more.
refuse-now-globe = The globe is played: now steer.
refuse-now-anchor = First decide about the anchor: keep it, or take the card.
refuse-now-keep = First decide about the chip: keep it, or leave it.
refuse-now-move = The sailor is played: now move one of your chips.
refuse-now-offer = The helmet is played: now choose one of your chips.
refuse-now-fetch = Now choose an open white chip of the ocean.
refuse-now-take = The bell rings: now choose a chip of another player.
refuse-now-put = Now choose the square for the chip.
refuse-now-trade = Now choose the chip of another player that you want for it.
refuse-now-deal = Now deal the number chips out.

## The final account

points-row = Pictures in rows
points-bonus = Bonus numbers
points-column = Symbols in columns
line-row = Row { $round }: { $count ->
    [0] no wanted picture
    [one] one wanted picture ({ $cells })
   *[other] { $count } wanted pictures ({ $cells })
  }{ $seals ->
    [0] {""}
    [one] , with one seal
   *[other] , with { $seals } seals
  }
line-bonus = Round { $round }: bonus for number { $number }
line-column = Column { $column } after round { $round }: { $count } × { $symbol } ({ $cells }){ $seals ->
    [0] {""}
    [one] , with one seal
   *[other] , with { $seals } seals
  }
