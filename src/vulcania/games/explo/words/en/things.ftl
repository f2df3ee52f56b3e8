### The things of Explo: resources, cards, equipment, tiles, glyphs, objectives.

## Resources

resource-light = light
resource-bin-bag = bin bag
resource-first-aid = first aid
resource-food = food
resource-survey = survey
resource-warmth = warmth
resource-water = water

## Scales

scale-management = Management
    .the = the management scale
    .lost = too much had gone wrong
scale-water = Water level
    .the = the water level
    .lost = the water rose and cut off the way out
scale-co2 = CO₂ level
    .the = the CO₂ level
    .lost = the air below could no longer be breathed

## Directions

direction-n = north
direction-e = east
direction-s = south
direction-w = west
direction-ne = north-east
direction-se = south-east
direction-sw = south-west
direction-nw = north-west

## Action cards

card-cold = Cold
    .about = You are getting cold: pay a warmth cube, or the team loses a management point.
card-thirst = Thirst
    .about = You are thirsty: pay a water cube, or the team loses a management point.
card-batteries = Dead batteries
    .about = Your lamp goes out: pay a light cube, or the team loses a management point.
card-hunger = Hunger
    .about = You are hungry: pay a food cube, or the team loses a management point.
card-slipped = Slipped
    .about = You slipped and have a scratch: pay a first-aid cube, or the team loses a management point.
card-lost = Lost
    .about = You do not know where you are: pay a survey cube, or the team loses a management point.
card-litter = Litter
    .about = Rubbish has to go out with you: pay a bin-bag cube, or the team loses a management point.
card-rockfall = Rockfall
    .about = Stones come down: a management point is lost if any caver is next to a boulder choke.
card-rising-water = Rising water
    .about = The water level rises by one; a management point is lost too if any caver is next to a duck.
card-rising-co2 = Rising CO₂
    .about = The CO₂ level rises by one; a management point is lost too if any caver is on a CO₂ tile.
card-rest = Rest
    .about = You take a break: no move this turn.
card-falling-water = Falling water
    .about = The water level falls by one.
card-falling-co2 = Falling CO₂
    .about = The CO₂ level falls by one.
card-easy-stretch = Easy stretch
    .about = You may move two tiles this turn.
card-dig = Dig
    .about = Widen a squeeze, join galleries, or open a wall with a digging tile.
card-pass-choke = Pass a choke
    .about = Takes you and willing companions through boulder chokes.
card-pass-duck = Pass a duck
    .about = Takes you and willing companions through ducks.
card-pass-squeeze = Pass a squeeze
    .about = Takes you and willing companions through squeezes.

## Equipment

item-spare-batteries = spare batteries
    .about = Without light nobody finds the way out: every lamp needs a second set.
item-survival-blanket = survival blanket
    .about = A foil sheet keeps the warmth in while you wait in the cold.
item-water = water
    .about = Caving is hard work, and cave water is not for drinking.
item-food = food
    .about = A proper meal keeps strength and spirits up on a long trip.
item-first-aid-kit = first-aid kit
    .about = For cuts and sprains: help from outside is hours away.
item-survey-kit = survey kit
    .about = Compass, clinometer and tape: whoever measures the cave does not get lost in it.
item-bin-bag = bin bag
    .about = Whatever goes in comes out again: the cave stays clean.
item-spare-headlamp = spare headlamp
    .about = A second source of light stands in when the batteries are gone.
item-group-shelter = group shelter
    .about = A big sheet with a candle under it makes a warm corner for everyone.
item-sketch-map = sketch map
    .about = A rough drawing of the way you came stands in for a survey.
item-energy-bars = energy bars
    .about = Small, light, and as good as a meal when there is none.
item-helmet = helmet
    .about = Against falling stones and low ceilings; the lamp sits on it.
item-headlamp = headlamp
    .about = Light where you look, and both hands free.
item-caving-suit = caving suit
    .about = Tough overalls against mud, water and sharp rock.
item-boots = boots
    .about = Rubber boots grip on clay and keep most of the water out.
item-gloves = gloves
    .about = Rock and rope are hard on the hands.
item-harness = harness
    .about = What you hang in when the way goes down a shaft.
item-rope = rope
    .about = For pitches and climbs; it is checked before every trip.
item-lanyards = lanyards
    .about = Short ropes with carabiners that clip you to the rope.
item-kit-bag = kit bag
    .about = The sturdy bag that carries everything and is dragged behind you.

## Tiles

shape-entrance = entrance
shape-sump = sump
shape-digging = digging tile
shape-straight = straight gallery
shape-bend = bend
shape-tee = fork
shape-crossroads = crossroads
shape-chamber = chamber
shape-deadend = dead end
shape-choke = boulder choke
    .about = Fallen blocks fill the gallery: find a way through them with a card.
shape-duck = duck
    .about = The ceiling nearly touches the water: with a card you hold your breath and slip through.
shape-squeeze = squeeze
    .about = The gallery is hardly wider than you are: with a card you breathe out and wriggle through.

## Glyphs

family-hydrology = hydrology
family-erosion = erosion
family-gravity = gravity deposits
family-human = human traces
family-palaeontology = palaeontology
family-structure = structure
family-carbonates = carbonates
family-cave-life = cave life
family-stream-deposits = stream deposits

find-spring = spring
    .about = Water comes out of the rock here.
find-sink = sink
    .about = A stream disappears into the ground here.
find-pool = pool
    .about = Still water stands in a hollow.
find-wall-cupola = wall cupola
    .about = A rounded hollow that water dissolved in the wall.
find-pothole = pothole
    .about = A bowl ground out by stones whirling in a stream.
find-drip-pit = drip pit
    .about = A small pit where drops have fallen for centuries.
find-runnel = runnel
    .about = A narrow groove cut by trickling water.
find-ceiling-cupola = ceiling cupola
    .about = A dome dissolved in the ceiling, often when the cave was full of water.
find-block = block
    .about = A large rock that fell from the ceiling.
find-scree-cone = scree cone
    .about = Stones heaped up below a hole or shaft.
find-human-trace = human trace
    .about = A sign that people were here long ago: charcoal, a drawing, a tool.
find-fossil = fossil
    .about = The remains of a sea creature in the limestone, far older than the cave.
find-bones = bones
    .about = The remains of animals that lived, fell or were carried in.
find-bear-wallow = bear wallow
    .about = A hollow in the clay where a cave bear slept through the winter.
find-drain-point = drain point
    .about = A funnel where sediment is drawn down into hidden gaps.
find-fault = fault
    .about = A crack along which the rock has moved; galleries like to follow it.
find-flowstone = flowstone
    .about = A sheet of calcite laid down by a film of running water.
find-stalagmite = stalagmite
    .about = It grows upwards from the floor, drop by drop.
find-column = column
    .about = A stalagmite and a stalactite that met.
find-corroded-stalagmite = corroded stalagmite
    .about = Acid air or water has eaten into it since it grew.
find-cave-pearls = cave pearls
    .about = Grains coated with calcite and turned by dripping water.
find-calcite-flower = calcite flower
    .about = Fine crystals that bloom on the rock in still air.
find-micro-gours = micro-gours
    .about = Tiny dams of calcite, rim behind rim, on a slope.
find-fallen-concretion = fallen concretion
    .about = A formation that broke off and lies on the floor.
find-spiked-stalagmite = spiked stalagmite
    .about = A stalagmite set with small thorns of calcite.
find-broken-stalagmite = broken stalagmite
    .about = Its top is gone: ice, a flood, an animal or a tremor.
find-broken-column = broken column
    .about = A column snapped in two, perhaps when the floor sank.
find-fractured-stalagmite = fractured stalagmite
    .about = Cracked through but still in its place.
find-fractured-column = fractured column
    .about = A crack runs through it: floor and ceiling moved apart.
find-shifted-stalagmite = shifted stalagmite
    .about = Its upper part has slid sideways along a crack.
find-shifted-column = shifted column
    .about = Its two halves no longer stand in line: the ground moved.
find-tilted-stalagmite = tilted stalagmite
    .about = It leans, because the floor below it gave way.
find-bat-droppings = bat droppings
    .about = Below a roost they pile up, and feed a whole small world.
find-niphargus = niphargus
    .about = A white, blind shrimp that lives in groundwater.
find-sand = sand
    .about = Laid down where a stream lost its strength.
find-sump = sump
    .about = The gallery dips under water: the end for all but divers.

## Objectives

objective-pool = Standing water
objective-speleothems = Speleothems
objective-flowstone = Flowstone
objective-gravity = Fallen rock
objective-sand = River deposits
objective-cupolas = Cupolas
objective-drips = Drip by drip
objective-runnel = Runnels
objective-fossil = Fossils
objective-spring = Where the water comes from
objective-sink = Where the water goes
objective-geology = Geology
objective-bats = Bats
objective-breakage = Broken speleothems
objective-erosion = Erosion
objective-people = People were here
objective-niphargus = Life in the water
objective-bones = Bones
objective-gours = Little dams
objective-drain = Drain points
objective-sump = The sump
objective-bear = The cave bear
objective-treasures = Calcite treasures
objective-quake = Old earthquakes
objective-fractures = Fractures
objective-corrosion = Corrosion
