### De dingen van Explo: hulpmiddelen, kaarten, uitrusting, tegels, tekens, doelen.

## Hulpmiddelen

resource-light = licht
resource-bin-bag = vuilniszak
resource-first-aid = EHBO
resource-food = eten
resource-survey = topografie
resource-warmth = warmte
resource-water = water

## Schalen

scale-management = Strafpunten
    .the = de strafpunten
    .lost = er was te veel misgegaan
scale-water = Waterpeil
    .the = het waterpeil
    .lost = het water steeg en sneed de weg naar buiten af
scale-co2 = CO₂-gehalte
    .the = het CO₂-gehalte
    .lost = de lucht beneden was niet meer in te ademen

## Richtingen

direction-n = noord
    .to = naar het noorden
direction-e = oost
    .to = naar het oosten
direction-s = zuid
    .to = naar het zuiden
direction-w = west
    .to = naar het westen
direction-ne = noordoost
    .to = naar het noordoosten
direction-se = zuidoost
    .to = naar het zuidoosten
direction-sw = zuidwest
    .to = naar het zuidwesten
direction-nw = noordwest
    .to = naar het noordwesten

## Actiekaarten

card-cold = Kou
    .about = Je krijgt het koud: betaal een blokje warmte, anders krijgt het team een strafpunt.
card-thirst = Dorst
    .about = Je hebt dorst: betaal een blokje water, anders krijgt het team een strafpunt.
card-batteries = Lege batterijen
    .about = Je lamp gaat uit: betaal een blokje licht, anders krijgt het team een strafpunt.
card-hunger = Honger
    .about = Je hebt honger: betaal een blokje eten, anders krijgt het team een strafpunt.
card-slipped = Uitgegleden
    .about = Je gleed uit en hebt een schaafwond: betaal een blokje EHBO, anders krijgt het team een strafpunt.
card-lost = Verdwaald
    .about = Je weet niet meer waar je bent: betaal een blokje topografie, anders krijgt het team een strafpunt.
card-litter = Afval
    .about = Je afval moet mee naar buiten: betaal een blokje vuilniszak, anders krijgt het team een strafpunt.
card-rockfall = Steenslag
    .about = Er vallen stenen: er komt een strafpunt bij als er iemand naast een blokkenversperring staat.
card-rising-water = Stijgend water
    .about = Het waterpeil stijgt met één; er komt ook een strafpunt bij als er iemand naast een waterpassage staat.
card-rising-co2 = Stijgende CO₂
    .about = Het CO₂-gehalte stijgt met één; er komt ook een strafpunt bij als er iemand op een CO₂-tegel staat.
card-rest = Pauze
    .about = Je neemt pauze: deze beurt blijf je staan.
card-falling-water = Dalend water
    .about = Het waterpeil daalt met één.
card-falling-co2 = Dalende CO₂
    .about = Het CO₂-gehalte daalt met één.
card-easy-stretch = Makkelijk stuk
    .about = Je mag deze beurt twee tegels ver gaan.
card-dig = Graven
    .about = Verbreed een vernauwing, verbind gangen of open een wand met een graaftegel.
card-pass-choke = Door de blokken
    .about = Brengt jou en wie meewil door blokkenversperringen.
card-pass-duck = Door de waterpassage
    .about = Brengt jou en wie meewil door waterpassages.
card-pass-squeeze = Door de vernauwing
    .about = Brengt jou en wie meewil door vernauwingen.

## Uitrusting

item-spare-batteries = reservebatterijen
    .about = Zonder licht vindt niemand de uitgang: elke lamp heeft een tweede stel nodig.
item-survival-blanket = reddingsdeken
    .about = Een vel folie houdt de warmte vast als je in de kou moet wachten.
item-water = water
    .about = Grotten verkennen is zwaar werk, en grotwater is niet om te drinken.
item-food = eten
    .about = Een echte maaltijd geeft kracht en een goed humeur.
item-first-aid-kit = EHBO-doos
    .about = Voor wonden en verstuikingen: hulp van buiten doet er uren over.
item-survey-kit = topografiemateriaal
    .about = Kompas, hellingmeter en meetlint: wie de grot opmeet, verdwaalt niet.
item-bin-bag = vuilniszak
    .about = Wat erin gaat, komt er weer uit: de grot blijft schoon.
item-spare-headlamp = reservehoofdlamp
    .about = Een tweede lamp springt in als de batterijen op zijn.
item-group-shelter = bivakzak
    .about = Een groot zeil met een kaars eronder geeft iedereen een warm hoekje.
item-sketch-map = schetskaart
    .about = Een ruwe tekening van de weg vervangt een meting.
item-energy-bars = energierepen
    .about = Klein, licht, en zo goed als een maaltijd als die er niet is.
item-helmet = helm
    .about = Tegen vallende stenen en lage plafonds; de lamp zit erop.
item-headlamp = hoofdlamp
    .about = Licht waar je kijkt, en beide handen vrij.
item-caving-suit = overall
    .about = Stevige stof tegen modder, water en scherpe rots.
item-boots = laarzen
    .about = Rubber heeft grip op klei en houdt het meeste water buiten.
item-gloves = handschoenen
    .about = Rots en touw zijn hard voor je handen.
item-harness = gordel
    .about = Daarin hang je als de weg een schacht in gaat.
item-rope = touw
    .about = Voor schachten en klimwerk; het wordt voor elke tocht nagekeken.
item-lanyards = leeflijnen
    .about = Korte lijnen met karabiners die je aan het touw vastmaken.
item-kit-bag = sleepzak
    .about = De sterke zak die alles draagt en achter je aan gesleept wordt.

## Tegels

shape-entrance = ingang
shape-sump = sifon
shape-digging = graaftegel
shape-straight = rechte gang
shape-bend = bocht
shape-tee = splitsing
shape-crossroads = kruising
shape-chamber = zaal
shape-deadend = doodlopende gang
shape-choke = blokkenversperring
    .about = Gevallen blokken vullen de gang: met een kaart vind je een weg erdoor.
shape-duck = waterpassage
    .about = Het plafond raakt bijna het water: met een kaart houd je je adem in en kom je erdoor.
shape-squeeze = vernauwing
    .about = De gang is nauwelijks breder dan jij: met een kaart adem je uit en wring je je erdoor.

## Tekens

family-hydrology = hydrologie
family-erosion = erosie
family-gravity = gevallen gesteente
family-human = menselijke sporen
family-palaeontology = paleontologie
family-structure = structuur
family-carbonates = carbonaten
family-cave-life = grotleven
family-stream-deposits = rivierafzettingen

find-spring = bron
    .about = Hier komt water uit de rots.
find-sink = verdwijngat
    .about = Hier verdwijnt een beek in de grond.
find-pool = waterplas
    .about = Stilstaand water in een kuil.
find-wall-cupola = wandkoepel
    .about = Een ronde holte die water in de wand heeft opgelost.
find-pothole = kolkgat
    .about = Een kom, uitgeslepen door stenen die in de stroom ronddraaien.
find-drip-pit = druppelputje
    .about = Een putje waar al eeuwen druppels vallen.
find-runnel = geultje
    .about = Een smalle groef, ingesneden door sijpelend water.
find-ceiling-cupola = plafondkoepel
    .about = Een koepel in het plafond, vaak opgelost toen de grot vol water stond.
find-block = rotsblok
    .about = Een groot stuk rots dat van het plafond viel.
find-scree-cone = puinkegel
    .about = Stenen, opgehoopt onder een gat of schacht.
find-human-trace = menselijk spoor
    .about = Een teken dat hier lang geleden mensen waren: houtskool, een tekening, een werktuig.
find-fossil = fossiel
    .about = De resten van een zeedier in de kalksteen, veel ouder dan de grot.
find-bones = botten
    .about = De resten van dieren die hier leefden, vielen of binnengesleept werden.
find-bear-wallow = berenkuil
    .about = Een kuil in de klei waar een holenbeer de winter doorsliep.
find-drain-point = wegzakking
    .about = Een trechter waar zand en klei in verborgen gaten wegzakken.
find-fault = breuk
    .about = Een scheur waarlangs de rots verschoof; gangen volgen hem graag.
find-flowstone = vloeisteen
    .about = Een laag calciet, afgezet door een dun laagje stromend water.
find-stalagmite = stalagmiet
    .about = Groeit vanaf de vloer omhoog, druppel voor druppel.
find-column = zuil
    .about = Een stalagmiet en een stalactiet die elkaar bereikten.
find-corroded-stalagmite = aangetaste stalagmiet
    .about = Zure lucht of zuur water heeft hem later aangevreten.
find-cave-pearls = grotparels
    .about = Korrels met een laagje calciet, rondgedraaid door druppels.
find-calcite-flower = calcietbloem
    .about = Fijne kristallen die in stille lucht op de rots bloeien.
find-micro-gours = sinterbekkentjes
    .about = Piepkleine dammen van calciet, rand na rand op een helling.
find-fallen-concretion = gevallen druipsteen
    .about = Een druipsteen die afbrak en op de vloer ligt.
find-spiked-stalagmite = stekelige stalagmiet
    .about = Een stalagmiet vol kleine doorns van calciet.
find-broken-stalagmite = gebroken stalagmiet
    .about = De top is weg: ijs, een vloed, een dier of een beving.
find-broken-column = gebroken zuil
    .about = Een zuil die in tweeën brak, misschien toen de vloer zakte.
find-fractured-stalagmite = gescheurde stalagmiet
    .about = Doorgescheurd, maar nog op zijn plaats.
find-fractured-column = gescheurde zuil
    .about = Er loopt een scheur door: vloer en plafond gingen uit elkaar.
find-shifted-stalagmite = verschoven stalagmiet
    .about = Het bovenste deel gleed langs een scheur opzij.
find-shifted-column = verschoven zuil
    .about = De twee helften staan niet meer in lijn: de grond bewoog.
find-tilted-stalagmite = gekantelde stalagmiet
    .about = Hij helt over, omdat de vloer eronder wegzakte.
find-bat-droppings = vleermuizenmest
    .about = Die hoopt zich op waar vleermuizen slapen, en voedt een hele kleine wereld.
find-niphargus = niphargus
    .about = Een wit, blind kreeftje dat in het grondwater leeft.
find-sand = zand
    .about = Blijft liggen waar de stroom geen kracht meer heeft.
find-sump = sifon
    .about = De gang duikt onder water: het einde, behalve voor duikers.

## Doelen

objective-pool = Stilstaand water
objective-speleothems = Druipsteen
objective-flowstone = Vloeisteen
objective-gravity = Gevallen gesteente
objective-sand = Rivierafzetting
objective-cupolas = Koepels
objective-drips = Drup voor drup
objective-runnel = Geultjes
objective-fossil = Fossielen
objective-spring = Waar het water vandaan komt
objective-sink = Waar het water heen gaat
objective-geology = Geologie
objective-bats = Vleermuizen
objective-breakage = Gebroken druipsteen
objective-erosion = Erosie
objective-people = Mensensporen
objective-niphargus = Leven in het water
objective-bones = Botten
objective-gours = Kleine dammen
objective-drain = Wegzakkingen
objective-sump = De sifon
objective-bear = De holenbeer
objective-treasures = Calcietschatten
objective-quake = Oude aardbevingen
objective-fractures = Scheuren
objective-corrosion = Aantasting
