title = Twenty Thousand Leagues
tagline = Pilot the Nautilus in turns, hunt at every stop, and have the most to show after 20,000 leagues.

## Things

zone-forests = Underwater Forests
    .the = the Underwater Forests
    .in = in the Underwater Forests
zone-sharks = Sea of Sharks
    .the = the Sea of Sharks
    .in = in the Sea of Sharks
zone-cannibals = Cannibal Archipelago
    .the = the Cannibal Archipelago
    .in = in the Cannibal Archipelago
zone-icebergs = Icebergs
    .the = the Icebergs
    .in = among the Icebergs
zone-galleon = Galleon Bay
    .the = Galleon Bay
    .in = in Galleon Bay
zone-whales = Sea of Whales
    .the = the Sea of Whales
    .in = in the Sea of Whales
zone-corridor = neutral corridor
    .the = the neutral corridor
    .in = in a neutral corridor
direction-N = north
    .short = N
direction-NE = north-east
    .short = NE
direction-E = east
    .short = E
direction-SE = south-east
    .short = SE
direction-S = south
    .short = S
direction-SW = south-west
    .short = SW
direction-W = west
    .short = W
direction-NW = north-west
    .short = NW
depth-medium = medium depth
    .short = medium
depth-great = great depth
    .short = great
depth-surface = surface
    .short = surface
navigation-blue = blue
navigation-yellow = yellow
navigation-red = red
events-blue = blue
events-yellow = yellow
events-red = red
colour-red = red
colour-green = green
colour-blue = blue
hunt-underwater = underwater
hunt-surface = on the surface
card-harpoon = harpoon
    .a = a harpoon
    .the = the harpoon
card-machine-gun = machine-gun
    .a = a machine-gun
    .the = the machine-gun
card-knife = knife
    .a = a knife
    .the = the knife
card-spur = Nautilus spur
    .a = a Nautilus spur
    .the = the Nautilus spur
card-pickaxe = pickaxe
    .a = a pickaxe
    .the = the pickaxe
card-seal = seal (joker)
    .a = a seal (joker)
    .the = the seal (joker)
card-flag = flag of Nemo (joker)
    .a = a flag of Nemo (joker)
    .the = the flag of Nemo (joker)
weapon-harpoon = harpoon
    .many = harpoons
weapon-machine-gun = machine-gun
    .many = machine-guns
weapon-knife = knife
    .many = knives
weapon-spur = spur
    .many = spurs
weapon-pickaxe = pickaxe
    .many = pickaxes
weapon-varied = varied weapon
    .many = varied weapons
prey-treasure = treasure
    .the = the treasure
prey-shark = shark
    .the = the shark
prey-jellyfish-2 = jellyfish with two squares
    .the = the jellyfish with two squares
prey-jellyfish-3 = jellyfish with three squares
    .the = the jellyfish with three squares
prey-giant-squid = giant squid
    .the = the giant squid
prey-moray-eel = moray eel
    .the = the moray eel
prey-pearl-oyster = pearl oyster
    .the = the pearl oyster
prey-red-coral = red coral
    .the = the red coral
prey-giant-crab = giant crab
    .the = the giant crab
prey-swordfish = swordfish
    .the = the swordfish
prey-manta-ray = manta ray
    .the = the manta ray
prey-sunken-chest = sunken chest
    .the = the sunken chest
prey-blue-whale = blue whale
    .the = the blue whale
prey-sperm-whale = sperm whale
    .the = the sperm whale
prey-turtle = turtle
    .the = the turtle
prey-dolphin = dolphin
    .the = the dolphin
prey-walrus = walrus
    .the = the walrus
prey-albatross = albatross
    .the = the albatross
prey-flying-fish = flying fish
    .the = the flying fish
prey-narwhal = narwhal
    .the = the narwhal
prey-tuna = tuna
    .the = the tuna
prey-dugong = dugong
    .the = the dugong
prey-shell-reef = shell reef
    .the = the shell reef
prey-wreck-mast = mast of a wreck
    .the = the mast of the wreck
reason-both-blue = both lamps blue
reason-both-yellow = both lamps yellow
reason-octopus-missed = clear of the octopus
reason-octopus = caught by the octopus
reason-rammed = the warship was rammed
reason-missed = the warship was missed
reason-escaped = out of the cannibals’ reach
reason-boarded = boarded by the cannibals
reason-iceberg = an iceberg was hit
reason-whirlpool = into the whirlpool
reason-reef = aground on a reef
reason-end = 20,000 leagues completed

## Options

option-captain = Captain Nemo
    .help = The captain’s right neighbour is the first pilot. Name the winner of the last voyage, or leave it to chance.
option-helmets = Helmets
    .help = Put your helmet on as your first act of every underwater hunt. Whoever moves, stays or lays a set without it can be called out by anyone until their next turn, and is out of the game. Nobody will remind you.
option-surface-until-next-yellow = Up until the next yellow
    .help = Each yellow of the Navigation lamp switches between surface and dive, instead of keeping the Nautilus up only while it shows.

## What to do now

prompt-sail = { $seat }: sail one square nearer to { $zone-the }.
  .waiting = { $seat } is steering the Nautilus.
prompt-warship = { $seat }: a warship gives chase! Sail one square nearer to it and ram it.
  .waiting = { $seat } is steering the Nautilus.
prompt-cannibals = { $seat }: cannibals lie in wait! Sail for the edge of the archipelago before Navigation shows yellow.
  .waiting = { $seat } is steering the Nautilus.
prompt-turn = { $seat }: discard a card and take another, then move your figure.
  .waiting = { $seat } is hunting.
prompt-turn-prey = { $seat }: lay a set for { $prey-the }, or discard a card and take another.
  .waiting = { $seat } is hunting.
prompt-step = { $seat }: move your figure one square, or stay.
  .waiting = { $seat } is moving on the hunting ground.
prompt-contest = { $seat }: { $best-seat } has laid a set for { $prey-the }. Beat it, or give up.
  .waiting = { $seat } is thinking about a set.
prompt-final = { $seat }: last chance in this hunt. Lay a set, or pass.
  .waiting = { $seat } is thinking about a set.
prompt-last = { $seat }: you are the last hunter. Lay a set now, or the hunt is over.
  .waiting = { $seat } is thinking about a set.
prompt-over = { $points ->
    [one] The voyage is over: { $seat } wins with 1 point.
   *[other] The voyage is over: { $seat } wins with { $points } points.
  }
prompt-over-shared = { $points ->
    [one] The voyage is over, and the win is shared at 1 point.
   *[other] The voyage is over, and the win is shared at { $points } points.
  }

## What happened

event-sail = { $seat } sails { $direction } to { $square } ({ $depth }): route { $route }, { $leagues } leagues, Navigation { $navigation }, Events { $events }.
event-sail-home = { $seat } sails { $direction } to { $square } ({ $depth }): route { $route }, and the counter shows { $leagues } leagues. The voyage is over!
event-token = { $tokens ->
    [one] { $seat } gets a blue token, the first of this watch.
   *[other] { $seat } gets a blue token, { $tokens } of 4.
  }
event-guineas = { $guineas ->
    [one] { $seat } gets a gold guinea: { $reason }.
   *[other] { $seat } gets { $guineas } gold guineas: { $reason }.
  }
event-fine = { $guineas ->
    [one] { $seat } pays a guinea: { $reason }.
   *[other] { $seat } pays { $guineas } guineas: { $reason }.
  }
event-fine-short = { $seat } owes { $guineas ->
    [one] 1 guinea
   *[other] { $guineas } guineas
  } ({ $reason }), can pay { $paid }, and must hand the watch over.
event-surface = Navigation is yellow: the Nautilus surfaces for air.
event-dive = The Nautilus dives again.
event-arrive = The Nautilus has reached its destination, { $zone-the }.
event-no-prey = There is no prey left here: no hunt.
event-watch = The watch passes from { $from-seat } to { $seat }.
event-destination = New destination: { $zone }.
event-alert = Alert! Both lamps are red { $zone-in }.
event-warship = A warship takes the Nautilus for a monster. { $seat } must sail to { $square } and ram it.
event-ram = { $turned ->
    [one] { $seat } turns one card: the spur { $number }.
   *[other] { $seat } turns { $turned } cards until a spur comes: it is the { $number }.
  }
event-cannibals = Cannibals wait for the Nautilus to surface. { $seat } must get out of the archipelago.
event-whirlpool = The great whirlpool seizes the Nautilus and throws it to { $square }.
event-engine = The engine fails. { $seat } has to hand the watch over.
event-hunt = Everyone goes out for a hunt { $hunt }.
event-prey = On { $square }: { $prey }, { $points } points.
event-discard = { $number ->
    [0] { $seat } discards { $card-a }.
   *[other] { $seat } discards { $card-a }, number { $number }.
  }
event-draw = { $seat } draws from the stock ({ $stock } left).
event-draw-secret = { $number ->
    [0] { $seat } draws { $card-a } from the stock ({ $stock } left).
   *[other] { $seat } draws { $card-a }, number { $number }, from the stock ({ $stock } left).
  }
event-take-open = { $number ->
    [0] { $seat } takes { $card-the } that was just discarded.
   *[other] { $seat } takes { $card-the }, number { $number }, that was just discarded.
  }
event-step = { $seat } moves { $direction } to { $square }.
event-step-prey = { $seat } moves { $direction } to { $square }, onto { $prey-the }.
event-stay = { $seat } stays.
event-lay = { $seat } lays { $count ->
    [one] one { $weapon }
   *[other] { $count } { $weapon-many }
  }{ $jokers ->
    [0] { "" }
    [one] { "" }, one a joker
   *[other] { "" }, { $jokers } of them jokers
  } (sum { $sum }) for { $prey-the }.
event-give-up = { $seat } gives up.
event-pass = { $seat } passes.
event-catch = { $seat } takes { $prey-the } on { $square }: { $points } points.
event-retire = { $seat } has too few cards left for any prey and retires from the hunt.
event-final-round = The stock is empty. Everyone may lay one last set.
event-final-round-discards = Two rounds of taken discards: everyone may lay one last set.
event-hunt-over-caught = Everything is caught: the hunt is over.
event-hunt-over-final = The hunt is over. What was not caught goes back to its series.
event-hunt-over-last = The last hunter cannot catch anything at once: the hunt is over.
event-hunt-over-nobody = Nobody is left hunting: the hunt is over.
event-helmet = { $seat } puts the helmet on.
event-call = { $seat } calls { $caught-seat } out for hunting without a helmet: { $caught-seat } leaves the game.
event-captain = { $seat } is now Captain Nemo.
moment-home = { $leagues } leagues: the voyage is over!

## What a move would do

gain-token = a blue token
gain-watch = the fourth blue token, so the watch ends
gain-fourth = the fourth blue token; the watch ends with the adventure
gain-guinea = a gold guinea
gain-nothing = no token any more
alert-none = { "" }
alert-forests = { " " }Alert: an octopus, but out of its reach. You get 2 guineas!
alert-octopus = { " " }Alert: caught by the octopus. Pay 2 guineas!
alert-sharks = { " " }Alert: warship!
alert-cannibals = { " " }Alert: cannibals!
alert-icebergs = { " " }Alert: iceberg, 1 guinea!
alert-galleon = { " " }Alert: whirlpool, 1 guinea!
alert-whales = { " " }Alert: reef, 1 guinea!
alert-corridor = { " " }Alert: the engine fails, and the watch passes on!
then-none = { "" }
then-arrives = { " " }Destination reached.
then-surfaces = { " " }The Nautilus is on the surface then.
then-ram = { " " }The warship is reached.
then-escaped = { " " }Out of the archipelago: 2 guineas.
then-boarded = { " " }Boarded by cannibals: pay 2 guineas.
preview-sail = Route { $route }: { $leagues } leagues. Navigation { $navigation }, Events { $events }: { $gain }.{ $alert }{ $then }
preview-end = Route { $route }: the voyage is over, and you get 2 guineas.
preview-lay = { $count ->
    [one] One { $weapon }
   *[other] { $count } { $weapon-many }
  }{ $jokers ->
    [0] { "" }
    [one] { "" }, one a joker
   *[other] { "" }, { $jokers } of them jokers
  } (sum { $sum }) for { $prey-the }, { $points } points.
preview-step = Onto { $prey-the }, { $points } points.

## Why not

refuse-no-hunt = There is no hunt going on: the Nautilus is sailing.
refuse-hunting = The Nautilus waits until the hunt is over.
refuse-edge = There the chart ends.
refuse-away = Going { $direction } does not bring the Nautilus nearer to { $zone-the }.
refuse-not-warship = Going { $direction } does not bring the Nautilus nearer to the warship.
refuse-not-out = Going { $direction } does not bring the Nautilus nearer to the edge of the archipelago.
refuse-surfaced = The Nautilus is on the surface: the lever stays there.
refuse-dived = The Nautilus may surface only when Navigation shows yellow.
refuse-depth = On { $square } the lever cannot stand on { $depth }.
refuse-only-call = It is not your turn in the hunt: you can only call somebody out.
refuse-zone = Going { $direction } leads out of the zone: { $zone }.
refuse-step-now = The card is taken: now move your figure one square, or stay.
refuse-answer = Lay a set that beats the best one, or give up.
refuse-no-contest = Nobody contests a prey with you now.
refuse-discard-first = First discard a card and take another; then your figure moves.
refuse-no-pass = Nobody may pass or retire of their own accord.
refuse-lay-or-pass = Nothing is left now but to lay a set, or to pass.
refuse-helmets-off = In this match helmets go on by themselves.
refuse-helmets-surface = On the surface nobody needs a helmet.
refuse-call-self = You cannot call yourself out.
refuse-call-absent = That player is not in this hunt.
refuse-call-later = A call is heard when a turn begins.
refuse-call-wrong = There is nothing to call { $caught-seat } out for now.
refuse-helmet-later = The helmet goes on at the beginning of your turn.
refuse-helmet-on = You have your helmet on already.
refuse-hand-slot = { $size ->
    [one] You have only one card.
   *[other] You have only { $size } cards.
  }
refuse-no-open = There is no discard to take: only the card discarded in the turn just before may be taken.
refuse-no-prey = Your figure does not stand on a prey.
refuse-jokers-only = Jokers alone are not a set.
refuse-not-a-set = These cards are not a set that takes { $prey-the }.
refuse-weaker = That set for { $prey-the } does not beat the best one on the table.

## The final account

points-prey = Prey
points-guineas = Guineas earned
points-fine = Fines
line-prey = { $prey } ({ $zone }, hunt { $hunt }, { $square })
line-guineas = { $guineas ->
    [one] 1 guinea: { $reason }, at { $leagues } leagues on { $square }
   *[other] { $guineas } guineas: { $reason }, at { $leagues } leagues on { $square }
  }
line-fine = { $guineas ->
    [one] 1 guinea paid: { $reason }, at { $leagues } leagues on { $square }
   *[other] { $guineas } guineas paid: { $reason }, at { $leagues } leagues on { $square }
  }
line-out = Sent out of the game: preys and guineas went back
verdict-alone = { $seat } is the only one left in the game and wins.
verdict-guineas = { $seat } wins: of those with { $points } points, nobody has more guineas ({ $guineas }).

## On the board

lettering-cannibals = Cannibal Archipelago
label-leagues = Leagues
label-league-count = { $leagues ->
    [0] 0 leagues
   *[other] { $leagues } leagues
  }
label-navigation = Navigation
label-events = Events
label-navigation-digit = hundreds
label-events-digit = thousands
label-dashboard = Dashboard
label-route = ROUTE
label-watch = Watch
label-destination = Destination
card-catch = { $points } points
label-alert = Alert!
label-moves = What each move would do
label-turned = Turned for the ramming
label-hand = Your hand
label-stock = Stock
label-open = Open card
label-discards = Discards ({ $count })
label-sets = Sets you can lay
label-preys = Prey still there
label-account = The account
label-legend = N captain  P pilot
legend-ship = Nautilus
legend-medium = medium depth
legend-great = great depth
legend-half = either depth
legend-vulcania = Vulcania
legend-warship = warship
legend-whirlpool = end of the whirlpool
legend-octopus = octopus (% arms)
legend-move = where move 1 leads
label-contest = On the table
label-stay = Stay here
label-pass = Pass
label-give-up = Give up
label-helmet = Put the helmet on
label-call = No helmet: { $seat }!
label-bare = no helmet
label-pilot = Pilot
label-captain = Captain Nemo
label-retired = retired
label-out = out of the game
label-hunt-underwater = underwater hunt
label-hunt-surface = surface hunt
note-end = the end!
note-ram = ram it!
note-escaped = out!
note-boarded = boarded
note-arrives = arrival
note-watch = end of watch
note-surfaces = surface
note-alert-forests = octopus: +2
note-alert-octopus = octopus: −2
note-alert-sharks = warship!
note-alert-cannibals = cannibals!
note-alert-icebergs = iceberg!
note-alert-galleon = whirlpool!
note-alert-whales = reef!
note-alert-corridor = engine!
word-or = { " or " }
takes-kind = { $count ->
    [one] 1 { $weapon }
   *[other] { $count } { $weapon-many }
  }
takes-varied = { $count } different { $colour } weapons
prey-in-words = { $prey } on { $square }, { $points } points: { $takes }.
trophy-in-words = { $prey }, { $points } points
nautilus-at = The Nautilus is on { $square }.
counter-in-words = The counter shows { $leagues } leagues, Navigation { $navigation }, Events { $events }.
aim-in-words = Destination: { $zone } ({ $square }).
hunt-in-words = Hunt { $hunt }: { $zone }.
figure-in-words = { $seat } stands on { $square }, cards in hand: { $cards }.
stock-in-words = Cards in the stock: { $count }.
player-in-words = { $seat }: { $points } points, guineas: { $guineas }, preys: { $preys }.
player-out = { $seat } is out of the game.
