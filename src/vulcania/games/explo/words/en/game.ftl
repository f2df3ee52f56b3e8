title = Explo
tagline = Pack against the clock, explore a cave that grows tile by tile, and bring everyone out. Together.

## Options

option-first = First caver
    .help = The hairiest of you begins. Or leave it to chance.
option-difficulty = Difficulty
    .help = How soon the three scales turn red.
option-difficulty-easy = Easy
option-difficulty-normal = Normal
option-difficulty-hard = Hard
option-goal = Goal
    .help = How deep the farthest marker has to lie for the expedition to meet its goal; with 0 you play without one.
option-science = Science
    .help = After a victory the team goes back in, to find what its objectives ask for.
option-preparation-seconds = Seconds to pack
    .help = How long the team may name equipment; with 0 you play without a clock, with the equipment in sight.

## What to do now

prompt-preparing = Name what the team takes along. Packed so far: { $count }.
prompt-sharing = Share out the cubes as you like, then set off.
prompt-choosing = Each of you keeps one of two objectives. Talk it over.
prompt-tile = { $seat }: lay your tile ({ $shape }) so that the gallery goes on.
  .waiting = { $seat } is laying a tile.
prompt-card = { $seat }: draw an action card, or exchange one with a companion here.
  .waiting = { $seat } is drawing a card.
prompt-card-full = { $seat }: your hand is full. Discard a card before you draw, or exchange one.
  .waiting = { $seat } is drawing a card.
prompt-must = { $seat }: now play the card you received, “{ $card }”.
  .waiting = { $seat } is choosing a card.
prompt-act = { $seat }: play a card, or move, or stay.
  .waiting = { $seat } is choosing what to do.
prompt-move = { $steps ->
    [one] { $seat }: move one tile, or stay.
   *[other] { $seat }: move up to { $steps } tiles, or stay.
  }
  .waiting = { $seat } is walking through the cave.
prompt-after = { $seat }: put your marker down here, leave, give cubes, or end your turn.
  .waiting = { $seat } is choosing what to do.
prompt-join = { $seat }: { $active-seat } crosses to the { $direction }. Are you coming along?
  .waiting = { $seat } is deciding whether to come along.
prompt-agree = { $seat }: { $active-seat } offers “{ $card }” for your “{ $other-card }”. Do you agree?
  .waiting = { $seat } is thinking about an exchange.
prompt-over = The expedition is over.

## What happened

event-take = { $seat } packs: { $item }.
event-depart = Off they go, with { $count } of { $items } pieces of equipment.
event-dealt = { $cubes ->
    [0] There are no resource cubes to share.
   *[other] { $cubes } resource cubes are dealt round.
  }
event-give = { $seat } gives { $to-seat } a cube ({ $resource }).
event-begin = The team sets off.
event-tile-drawn = { $seat } draws a tile: { $shape }.
event-tile-laid = { $seat } lays it on { $cell } ({ $shape }).
event-parallel-laid = No gallery goes on: { $seat } starts a parallel network on { $cell } ({ $shape }).
event-tile-discarded = The tile ({ $shape }) fits nowhere and is discarded.
event-reshuffled = The { $cards } discarded cards become the new pile.
event-card-drawn = { $seat } draws “{ $card }”.
event-discard = { $seat } discards “{ $card }”.
event-paid = { $seat } pays with a cube ({ $resource }).
event-stand-in = The team’s { $item } stands in ({ $resource }).
event-unmet = { $seat } has nothing to answer that with ({ $resource }).
event-danger = “{ $card }” catches a caver in a bad place.
event-rise = { $scale }: now { $level } of { $end }.
event-fall = { $scale }: down to { $level } of { $end }.
event-play = { $seat } plays “{ $card }”.
event-propose = { $seat } offers { $to-seat } “{ $card }” for “{ $other-card }”.
event-agree = { $seat } agrees: “{ $card }” for “{ $other-card }”.
event-decline = { $seat } would rather keep “{ $card }”.
event-cross = { $seat } tackles the obstacle to the { $direction }.
event-join = { $seat } comes along.
event-remain = { $seat } stays behind.
event-crossed = { $count ->
    [0] { $seat } gets through to { $cell }.
    [one] { $seat } and one companion get through to { $cell }.
   *[other] { $seat } and { $count } companions get through to { $cell }.
  }
event-dug-squeeze = { $seat } widens the squeeze on { $cell }.
event-dug-join = { $seat } digs through on { $cell } and joins the galleries.
event-dug-wall = { $seat } breaks through the wall to { $cell }.
event-mark = { $seat } puts the topo marker down on { $cell } and will turn back.
event-move = { $seat } goes { $direction }, to { $cell }.
event-stay = { $seat } stays.
event-out = { $left ->
    [0] { $seat } is out. Everyone is out!
    [one] { $seat } is out. One caver is still inside.
   *[other] { $seat } is out. { $left } cavers are still inside.
  }
event-explored = { $score ->
    [one] The cave is explored: 1 tile, { $band }.
   *[other] The cave is explored: { $score } tiles, { $band }.
  }
event-lost = The expedition is lost: { $scale-lost }.
event-set-out-again = Cards, cubes and scales are set back. The team goes in again, for science.
event-offered = { $seat } draws two objectives: “{ $objective }” and “{ $other-objective }”.
event-keep = { $seat } keeps the objective “{ $objective }”.
event-found = { $seat } finds: { $find }.
event-fulfilled = The objective “{ $objective }” is fulfilled.
event-objective-lost = The objective “{ $objective }” can no longer be fulfilled: what it asks for is neither in the cave nor in the pile.
event-validated = Everyone is out, and every objective is fulfilled.
event-not-validated = Everyone is out, with objectives still open.
event-science-lost = The second trip is lost: { $scale-lost }.

## What a move would do

preview-mark = { $count ->
    [one] Your marker would lie 1 tile from the entrance.
   *[other] Your marker would lie { $count } tiles from the entrance.
  }
preview-move = { $count ->
    [0] To { $cell }: that is the entrance.
    [one] To { $cell }, 1 tile deep.
   *[other] To { $cell }, { $count } tiles deep.
  }
preview-move-out = To { $cell }; { $count ->
    [0] that is the entrance
    [one] 1 tile to the entrance
   *[other] { $count } tiles to the entrance
  }.
preview-cross = { $cards ->
    [one] Costs one card and leads to { $cell }, depth { $count }.
   *[other] Costs { $cards } cards and leads to { $cell }, depth { $count }.
  }
preview-dig-squeeze = The squeeze on { $cell } becomes a tile like any other.
preview-dig-join = A digging tile on { $cell } joins the galleries.
preview-dig-wall = Opens the wall to { $cell }.
preview-tile = Depth { $count }; the cave then has { $ends ->
    [one] 1 open end
   *[other] { $ends } open ends
  }.
preview-tile-apart = Out of reach for now; the cave then has { $ends ->
    [one] 1 open end
   *[other] { $ends } open ends
  }.
preview-exchange = { $to-seat } has to agree; then you must play “{ $card }” this turn.
preview-keep = “{ $objective }”, { $difficulty ->
    [1] easy
    [2] medium
   *[other] hard
  }.

## Why not

refuse-now-preparing = The team is still packing: name equipment, or depart.
refuse-now-sharing = First share out the cubes and set off.
refuse-now-choosing = First everyone chooses an objective.
refuse-now-tile = First lay the tile.
refuse-now-card = First draw a card, or exchange one.
refuse-now-act = Now play a card, move, or stay.
refuse-now-move = Now move, or stay.
refuse-now-after = All that is left of this turn: put your marker down, leave, or end it.
refuse-now-answer = First the question has to be answered.
refuse-left-home = The team has left: what was not named stays at home.
refuse-one-card = One card a turn, and it has been played.
refuse-rest = You rest: no move this turn.
refuse-card-done = The card of this turn has been drawn.
refuse-give-later = Cubes change hands after the action card, before you move.
refuse-taken = That is packed already: { $item }.
refuse-kept = You have chosen your objective.
refuse-give-who = A cube goes from one caver to another.
refuse-give-often = Enough cubes have changed hands for now.
refuse-give-none = { $seat } has no such cube ({ $resource }).
refuse-give-own = On your turn, you give cubes or are given some.
refuse-give-far = { $seat } is not on your tile.
refuse-give-after = Whoever leaves the cave can only give cubes away.
refuse-tile-taken = There is a tile on { $cell } already.
refuse-tile-no-gallery = No gallery opens onto { $cell }: the tile has to continue one.
refuse-tile-touch = A parallel network begins beside a tile of the cave; { $cell } touches none.
refuse-tile-same = Turned like that the tile is the same as with { $written }: write that.
refuse-tile-fit = It does not fit on { $cell } like that: openings must meet openings, walls must meet walls.
refuse-tile-far = { $cell } is too far: at most { $most } tiles from you, or else the nearest place where it fits.
refuse-tile-table = { $cell } is off the table: it ends { $most } tiles from the entrance.
refuse-tile-parallel = A parallel network begins at the place nearest to you, open onto a free square; not on { $cell } like that.
refuse-hand-full = With { $most } cards in hand, discard one first.
refuse-discard = Only with { $most } cards in hand is one discarded before drawing.
refuse-not-in-hand = You do not have “{ $card }” in hand.
refuse-solo = Alone there is nobody to exchange with.
refuse-exchange-first-turn = Cards can be exchanged from your second turn on.
refuse-exchange-again = One offer a turn: now draw.
refuse-exchange-far = You can exchange only with a caver on your tile.
refuse-exchange-theirs = { $seat } does not have “{ $card }” in hand.
refuse-exchange-unplayable = You could not play “{ $card }” now, and a card received must be played at once.
refuse-must = First play the card you received, “{ $card }”.
refuse-mark-science = There are no markers in the science phase.
refuse-mark-once = Your marker lies on { $cell }: it is put down once.
refuse-mark-entrance = The marker cannot be put down on the entrance.
refuse-leave-marker = You are out when you come to the entrance with your marker down.
refuse-leave-inside = You can leave only from the entrance.
refuse-dig-none-left = Both digging tiles are used.
refuse-dig-here = There is nothing to dig there: it takes a squeeze, galleries to join, or a wall with a tile behind it.
refuse-cross-none = There is no obstacle in front of you there.
refuse-cross-nothing-behind = No tile that can be stood on lies behind that obstacle yet.
refuse-cross-card = You need “{ $card }” in hand for that.
refuse-move-diagonal = Diagonal steps lead from chamber to chamber, by a chamber that is open to both.
refuse-move-nothing = No tile lies there yet.
refuse-move-wall = There is a wall in between.
refuse-move-obstacle = An obstacle is not walked onto: cross it with its card.

## The end

band-short = a short exploration
band-good = a good exploration
band-very-good = a very good exploration
band-exceptional = an exceptional exploration
goal-met = { " " }The goal is met.
goal-missed = { " " }The goal is missed.
goal-off = { "" }
science-none = { "" }
science-validated = { " " }The science is validated: won in full.
science-open = { " " }The science is not validated.
science-lost = { " " }The second trip was lost; the exploration stands.
verdict-out = Everyone is out. Score { $score }: { $band }.{ $goal }{ $science }
verdict-lost = Lost: { $scale-lost }.
points-direct = The direct route
points-loop = Loops
line-direct = { $count ->
    [one] Direct way to the marker of { $seat } on { $cell }: 1 tile
   *[other] Direct way to the marker of { $seat } on { $cell }: { $count } tiles
  }
line-loop = { $count ->
    [one] Loops that { $seat } walked: 1 more tile
   *[other] Loops that { $seat } walked: { $count } more tiles
  }
line-marker = { $count ->
    [one] Marker on { $cell }, 1 tile deep
   *[other] Marker on { $cell }, { $count } tiles deep
  }
line-objective-done = Objective fulfilled: { $objective }
line-objective-open = Objective left open: { $objective }

## On the table

label-phase-1 = Packing
label-phase-2 = Exploring
label-phase-3 = Science
label-tiles-left = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
  }
label-cards-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
  }
label-digs = Digging tiles: { $count }
label-goal = Goal: one of you { $count } tiles deep, all at least { $least }
label-score = Score: { $count }
label-drawn = Tile to lay
label-legend = Legend
label-zoom-in = Come nearer
label-zoom-out = Step back
label-zoom-fit = The whole cave
label-team = The team
label-equipment = Equipment
label-objectives = Objectives
label-hand = Hand of { $seat }
label-empty = no cards
label-out = out
label-shelf-open = Tap what you take along. Still on the shelf: { $count }.
label-unknown = Type what you would take. Still on the shelf: { $count }.
label-done-packing = Type “depart” when you have it all.
label-beyond = The cave goes on: { $sides }.
label-sign-marker = marker
label-sign-sought = something sought
label-lost = cannot be fulfilled
label-used = used
label-depart = Depart
label-begin = Set off
label-draw = Draw
label-agree = Agree
label-decline = Decline
label-join = Come along
label-remain = Stay behind
label-mark = Put the marker down
label-stay = Stay
label-leave = Leave
label-end = End the turn
label-discard = Discard: { $card }
label-exchange = Offer { $card } to { $seat } for { $other-card }
label-give = { $resource } to { $to-seat }
label-get = { $resource } from { $to-seat }
label-cross = Cross: { $direction }
label-dig = Dig: { $direction }
label-keep = Keep
unknown-item = “{ $text }”? There is nothing like that on the shelf. Try another word for it.
unknown-item-near = “{ $text }”? Did you mean: { $near }?
item-without = “{ $text }”: then nothing is packed for that.
describe-cavers = Cavers:
describe-caver = { $seat } on { $cell }
describe-caver-out = { $seat } is out
describe-scale = { $scale }: { $level } of { $end }
describe-tiles = { $count ->
    [one] The cave has 1 tile; open ends can be reached at { $cells }.
   *[other] The cave has { $count } tiles; open ends can be reached at { $cells }.
  }
describe-drawn = The tile to lay: { $shape }, open to { $openings }.
