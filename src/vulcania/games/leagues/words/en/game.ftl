title = 20,000 Leagues Under the Seas
tagline = One submarine, steered by everyone, on an ocean that turns: be first where your chip lies.

## Things

chip-none = –
extra-sailor = sailor
    .a = a sailor
    .does = swap two of your chips
extra-super-sailor = super-sailor
    .a = a super-sailor
    .does = move one of your chips to a free square
extra-diver = diver
    .a = a diver
    .does = exchange one of your chips for a chip of the ocean
extra-number-chips = number chips
    .a = the number chips
    .does = deal all number tokens out anew
extra-none = no card
    .a = no card
    .does = nothing
symbol-biscuit = sea-biscuit
    .short = Bi
    .many = sea-biscuits
round-1 = I
round-2 = II
round-3 = III
story-1 = A shark attacks
story-2 = The ghost ship
story-3 = Past the reef
story-4 = The forest of kelp
story-5 = Away from the cannibals
story-6 = The Nautilus is found
story-7 = Full steam ahead
story-8 = The giant octopus
story-9 = On to Vulcania
scorer-all = everyone scores
scorer-finder = the finder scores
scorer-most = whoever has most scores

## Options

option-expert = Expert
    .help = All chips lie face up from the start: nothing in the ocean is secret.

## What to do now

prompt-lay = { $seat }: lay one of your numbered cards. The highest sails first.
  .waiting = { $seat } is choosing a card.
prompt-sail = { $seat }: carry out your { $card } ({ $steering }). Which way?
  .waiting = { $seat } is at the helm.
prompt-sail-extra = { $seat }: carry out your { $card } ({ $steering }), or play an extra card first.
  .waiting = { $seat } is at the helm.
prompt-after = { $seat }: play an extra card now, or pass.
  .waiting = { $seat } may play one more card.
prompt-steer = { $seat }: you found a submarine. Steer once more as you like, or pass.
  .waiting = { $seat } is at the helm.
prompt-swap = { $seat }: your sailor swaps two of your chips. Which?
  .waiting = { $seat } is rearranging chips.
prompt-move = { $seat }: your super-sailor moves one of your chips to a free square. Which, and where to?
  .waiting = { $seat } is rearranging chips.
prompt-offer = { $seat }: your diver takes one of your chips down. Which do you give?
  .waiting = { $seat } is choosing a chip.
prompt-fetch = { $seat }: for { $chip-the } from { $square }, which chip of the ocean shall your diver bring?
  .waiting = { $seat } is choosing a chip.
prompt-deal = { $seat }: deal the number tokens out anew. Who gets 1, who gets 2, and so on?
  .waiting = { $seat } is dealing the numbers out anew.

## What happened

event-lay = { $seat } lays { $card } ({ $steering }).
event-full = { $seat }’s row is full: the chip at { $place } stays.
event-take = { $seat } takes { $chip-the } from { $place } to { $square }.
event-found-submarine = { $seat } finds the submarine at { $place }: one more steering, of any kind.
event-decline = { $seat } does not steer again.
event-action = { $seat } takes the action card: { $extra }.
event-turn-up = Next action card: { $extra }.
event-no-action = There is no action card left for { $seat }.
event-biscuit = Sea-biscuit { $number }, “{ $story }”: { $scorer } 1 for each { $one-symbol } and { $other-symbol }. { $seat } gets { $mine }, the others { $theirs } in all.
card-biscuit = 1 for each { $one-symbol } and { $other-symbol }: { $mine } for the finder, { $theirs } for the others.
event-play = { $seat } plays { $extra-a }.
event-swap = { $seat } swaps { $square } and { $other }.
event-move = { $seat } moves { $chip-the } from { $square } to { $to }.
event-fetch = { $seat }’s diver brings { $chip-the } from { $place } to { $square } and leaves { $old-chip-the } there.
event-fetch-submarine = { $seat }’s diver finds the submarine at { $place } and leaves { $old-chip-the } there: one steering of any kind.
event-deal = { $seat } deals the number tokens out anew: { $first-seat } has number 1.
event-take-back = { $seat } has played every numbered card and takes the discard back.
event-round-end = Round { $round } ends.
event-round-cut = Round { $round } has lasted forty turns and ends.
event-row = { $points ->
    [one] { $seat }: 1 point for row { $round }.
   *[other] { $seat }: { $points } points for row { $round }.
  }
event-bonus = { $points ->
    [one] { $seat }: 1 point for number { $token }.
   *[other] { $seat }: { $points } points for number { $token }.
  }
event-column = { $points ->
    [one] { $seat }: 1 point for column { $column }.
   *[other] { $seat }: { $points } points for column { $column }.
  }
event-round = Round { $round } begins: new chips are laid out, and { $seat } lays first.

## What a move would do

preview-lay = Steers: { $steering }. Of the cards laid so far it would get number { $token }.
preview-nothing = Points at { $place }: no chip there.
preview-full = Points at { $place }: your row is full, the chip stays.
preview-hidden = { $place }: a chip face down, for { $square }.
preview-take = { $place }: { $chip-the } for { $square }; the row would be worth { $worth } (now { $now }).
preview-anchor = { $place }: { $chip-the } for { $square }, and { $extra-a }; the row would be worth { $worth } (now { $now }).
preview-biscuit = { $place }: sea-biscuit { $number } for { $square }; { $mine } for you and { $theirs } for the others at once; the row would be worth { $worth } (now { $now }).
preview-submarine = { $place }: the submarine, and with it one more steering of any kind.
preview-take-scored = { $place }: { $chip-the } for { $square }, in a row already scored. Columns: { $before } → { $columns }.
preview-anchor-scored = { $place }: { $chip-the } for { $square }, in a row already scored, and { $extra-a }. Columns: { $before } → { $columns }.
preview-biscuit-scored = { $place }: sea-biscuit { $number } for { $square }, in a row already scored; { $mine } for you and { $theirs } for the others at once. Columns: { $before } → { $columns }.
preview-fetch-submarine = { $place }: the submarine, and with it one more steering of any kind; { $square } stays free.
preview-grid = This round’s row: { $now } → { $worth }. Columns: { $before } → { $columns }.
preview-play = Then: { $extra-does }.

## Why not

refuse-card-gone = The { $card } is not in your hand: it comes back when all ten have been played.
refuse-pass = The numbered card has to be carried out: nobody may pass that up.
refuse-steered = Your numbered card has been carried out already.
refuse-steering = Your { $card } steers another way: { $steering }.
refuse-one-extra = One extra card a turn, and yours is played.
refuse-no-sailor = You have no sailor left until your discard comes back.
refuse-no-action = You do not hold this action card: { $extra }. An anchor brings the one on top of the pile.
refuse-fresh = This action card ({ $extra }) was taken in this turn: it has to wait for the next.
refuse-no-super-sailor = There is no chip that could be moved, or no square for it.
refuse-no-diver = The diver needs a chip of yours and one in the ocean.
refuse-deal = Tokens are dealt out to all { $seats } players, not as { $given }.
refuse-no-chip = There is no chip at { $place }.
refuse-empty-square = There is no chip of yours on { $square }.
refuse-same-square = That is twice the same square: { $square }.
refuse-taken-square = There is a chip on { $square } already.
refuse-later-c = { $square } is square C of a row to come: it cannot be filled ahead of its round.
refuse-play-first = First play the card that does this: { $extra }.
refuse-now-lay = First everyone lays a numbered card.
refuse-now-sail = Now the numbered card is to be carried out.
refuse-now-after = Your card is carried out: play an extra card, or pass.
refuse-now-steer = Now steer once more, or pass.
refuse-now-swap = The sailor is played: now swap two of your chips.
refuse-now-move = The super-sailor is played: now move one of your chips.
refuse-now-offer = The diver is played: now give one of your chips.
refuse-now-fetch = The diver goes down: now choose a chip of the ocean.
refuse-now-deal = The number chips are played: now deal the tokens out.

## The final account

points-row = Pictures in rows
points-bonus = Bonus numbers
points-event = Sea-biscuits
points-column = Symbols in columns
line-row-nothing = Row { $round }: no wanted picture ({ $first-chip }, { $second-chip }, { $third-chip })
line-row-singles = { $singles ->
    [one] Row { $round }: one single at { $single } ({ $first-chip }, { $second-chip }, { $third-chip })
   *[other] Row { $round }: { $singles } singles at { $single } ({ $first-chip }, { $second-chip }, { $third-chip })
  }
line-row-pair = { $singles ->
    [0] Row { $round }: a pair, { $pair } ({ $first-chip }, { $second-chip }, { $third-chip })
   *[other] Row { $round }: a pair, { $pair }, and a single, { $single } ({ $first-chip }, { $second-chip }, { $third-chip })
  }
line-row-triple = Row { $round }: the whole sequence, { $triple } ({ $first-chip }, { $second-chip }, { $third-chip })
line-bonus = Round { $round }: bonus for number { $token }
line-event = Sea-biscuit { $number }, “{ $story }”: { $points } × { $one-symbol } or { $other-symbol }
line-column-0 = Column { $column }: no symbol twice
line-column-1 = Column { $column }: { $first-count } × { $first-symbol }{ $wild ->
    [0] {""}
    [one] , with one biscuit
   *[other] , with { $wild } biscuits
  }
line-column-2 = Column { $column }: { $first-count } × { $first-symbol }, { $second-count } × { $second-symbol }{ $wild ->
    [0] {""}
    [one] , with one biscuit
   *[other] , with { $wild } biscuits
  }
line-column-3 = Column { $column }: { $first-count } × { $first-symbol }, { $second-count } × { $second-symbol }, { $third-count } × { $third-symbol }{ $wild ->
    [0] {""}
    [one] , with one biscuit
   *[other] , with { $wild } biscuits
  }
