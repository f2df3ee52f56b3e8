title = Twintigduizend mijlen
tagline = Bestuur om beurten de Nautilus, jaag bij elke halte, en zorg dat je na 20.000 mijlen de rijkste buit hebt.

## Things

zone-forests = Onderzeese Wouden
    .in = in de Onderzeese Wouden
zone-sharks = Haaienzee
    .in = in de Haaienzee
zone-cannibals = Kannibalenarchipel
    .in = in de Kannibalenarchipel
zone-icebergs = IJsbergen
    .in = tussen de IJsbergen
zone-galleon = Galjoenbaai
    .in = in de Galjoenbaai
zone-whales = Walvissenzee
    .in = in de Walvissenzee
zone-corridor = neutrale doorgang
    .in = in een neutrale doorgang
direction-N = noord
    .to = naar het noorden
    .short = N
direction-NE = noordoost
    .to = naar het noordoosten
    .short = NO
direction-E = oost
    .to = naar het oosten
    .short = O
direction-SE = zuidoost
    .to = naar het zuidoosten
    .short = ZO
direction-S = zuid
    .to = naar het zuiden
    .short = Z
direction-SW = zuidwest
    .to = naar het zuidwesten
    .short = ZW
direction-W = west
    .to = naar het westen
    .short = W
direction-NW = noordwest
    .to = naar het noordwesten
    .short = NW
depth-medium = gemiddelde diepte
    .short = midden
depth-great = grote diepte
    .short = groot
depth-surface = oppervlakte
    .short = boven
navigation-blue = blauw
navigation-yellow = geel
navigation-red = rood
events-blue = blauw
events-yellow = geel
events-red = rood
colour-red = rood
colour-green = groen
colour-blue = blauw
hunt-underwater = onder water
hunt-surface = aan de oppervlakte
card-harpoon = harpoen
    .a = een harpoen
    .the = de harpoen
card-machine-gun = mitrailleur
    .a = een mitrailleur
    .the = de mitrailleur
card-knife = mes
    .a = een mes
    .the = het mes
card-spur = ramsteven
    .a = een ramsteven
    .the = de ramsteven
card-pickaxe = houweel
    .a = een houweel
    .the = het houweel
card-seal = zeehond (joker)
    .a = een zeehond (joker)
    .the = de zeehond (joker)
card-flag = vlag van Nemo (joker)
    .a = een vlag van Nemo (joker)
    .the = de vlag van Nemo (joker)
weapon-harpoon = harpoen
    .many = harpoenen
weapon-machine-gun = mitrailleur
    .many = mitrailleurs
weapon-knife = mes
    .many = messen
weapon-spur = ramsteven
    .many = ramstevens
weapon-pickaxe = houweel
    .many = houwelen
weapon-varied = wapen
    .many = verschillende wapens
prey-treasure = schat
    .the = de schat
prey-shark = haai
    .the = de haai
prey-jellyfish-2 = kwal met twee vierkantjes
    .the = de kwal met twee vierkantjes
prey-jellyfish-3 = kwal met drie vierkantjes
    .the = de kwal met drie vierkantjes
prey-giant-squid = reuzeninktvis
    .the = de reuzeninktvis
prey-moray-eel = murene
    .the = de murene
prey-pearl-oyster = pareloester
    .the = de pareloester
prey-red-coral = rood koraal
    .the = het rode koraal
prey-giant-crab = reuzenkrab
    .the = de reuzenkrab
prey-swordfish = zwaardvis
    .the = de zwaardvis
prey-manta-ray = mantarog
    .the = de mantarog
prey-sunken-chest = gezonken kist
    .the = de gezonken kist
prey-blue-whale = blauwe vinvis
    .the = de blauwe vinvis
prey-sperm-whale = potvis
    .the = de potvis
prey-turtle = schildpad
    .the = de schildpad
prey-dolphin = dolfijn
    .the = de dolfijn
prey-walrus = walrus
    .the = de walrus
prey-albatross = albatros
    .the = de albatros
prey-flying-fish = vliegende vis
    .the = de vliegende vis
prey-narwhal = narwal
    .the = de narwal
prey-tuna = tonijn
    .the = de tonijn
prey-dugong = doejong
    .the = de doejong
prey-shell-reef = schelpenrif
    .the = het schelpenrif
prey-wreck-mast = mast van een wrak
    .the = de mast van het wrak
reason-both-blue = twee blauwe lampen
reason-both-yellow = twee gele lampen
reason-octopus-missed = buiten bereik van de octopus
reason-octopus = gegrepen door de octopus
reason-rammed = oorlogsschip geramd
reason-missed = oorlogsschip gemist
reason-escaped = aan de kannibalen ontkomen
reason-boarded = geënterd door kannibalen
reason-iceberg = op een ijsberg gevaren
reason-whirlpool = in de draaikolk beland
reason-reef = op een rif gelopen
reason-end = de 20.000 mijlen zijn vol

## Options

option-captain = Kapitein Nemo
    .help = De rechterbuur van de kapitein is de eerste stuurman. Noem de winnaar van de vorige reis, of laat het toeval kiezen.
option-helmets = Helmen
    .help = Zet bij elke jacht onder water eerst je helm op. Wie zonder helm beweegt, blijft staan of een set legt, kan tot zijn volgende beurt door iedereen betrapt worden, en ligt dan uit het spel. Niemand herinnert je eraan.
option-surface-until-next-yellow = Boven tot het volgende geel
    .help = Bij elk geel van de lamp Navigatie wisselt de Nautilus tussen boven en onder water. Anders is hij alleen boven zolang het geel er staat.

## What to do now

prompt-sail = { $seat }: vaar één vak dichter naar je bestemming ({ $zone }).
  .waiting = { $seat } stuurt de Nautilus.
prompt-warship = { $seat }: een oorlogsschip zit jullie achterna! Vaar er één vak dichter naartoe om het te rammen.
  .waiting = { $seat } stuurt de Nautilus.
prompt-cannibals = { $seat }: de kannibalen liggen op de loer! Zorg dat je de archipel uit bent voordat Navigatie geel wordt.
  .waiting = { $seat } stuurt de Nautilus.
prompt-turn = { $seat }: leg een kaart af, pak een andere en verplaats dan je figuur.
  .waiting = { $seat } is op jacht.
prompt-turn-prey = { $seat }: leg een set voor { $prey-the }, of leg een kaart af en pak een andere.
  .waiting = { $seat } is op jacht.
prompt-step = { $seat }: verplaats je figuur één vak, of blijf staan.
  .waiting = { $seat } loopt over het jachtterrein.
prompt-contest = { $seat }: { $best-seat } heeft een set gelegd voor { $prey-the }. Leg een betere, of geef op.
  .waiting = { $seat } denkt na over een set.
prompt-final = { $seat }: laatste kans in deze jacht. Leg een set, of pas.
  .waiting = { $seat } denkt na over een set.
prompt-last = { $seat }: jij bent de laatste jager. Leg nu een set, anders is de jacht voorbij.
  .waiting = { $seat } denkt na over een set.
prompt-over = { $points ->
    [one] De reis is voorbij: { $seat } wint met 1 punt.
   *[other] De reis is voorbij: { $seat } wint met { $points } punten.
  }
prompt-over-shared = { $points ->
    [one] De reis is voorbij: de winnaars hebben elk 1 punt.
   *[other] De reis is voorbij: de winnaars hebben elk { $points } punten.
  }

## What happened

event-sail = { $seat } vaart { $direction-to }, naar { $square } ({ $depth }): route { $route }, { $leagues } mijlen, Navigatie { $navigation }, Gebeurtenissen { $events }.
event-sail-home = { $seat } vaart { $direction-to }, naar { $square } ({ $depth }): route { $route }, en de teller staat op { $leagues } mijlen. De reis is voorbij!
event-token = { $tokens ->
    [one] { $seat } krijgt een blauw fiche, het eerste van deze wacht.
   *[other] { $seat } krijgt een blauw fiche, { $tokens } van de 4.
  }
event-guineas = { $guineas ->
    [one] { $seat } krijgt een gouden guinea: { $reason }.
   *[other] { $seat } krijgt { $guineas } gouden guinea’s: { $reason }.
  }
event-fine = { $guineas ->
    [one] { $seat } betaalt een guinea: { $reason }.
   *[other] { $seat } betaalt { $guineas } guinea’s: { $reason }.
  }
event-fine-short = { $seat } moet { $guineas ->
    [one] 1 guinea
   *[other] { $guineas } guinea’s
  } betalen ({ $reason }), heeft er { $paid ->
    [0] geen
   *[other] maar { $paid }
  } en moet de wacht overdragen.
event-surface = Navigatie is geel: de Nautilus komt boven voor frisse lucht.
event-dive = De Nautilus duikt weer.
event-arrive = De Nautilus heeft zijn bestemming bereikt: { $zone }.
event-no-prey = Hier is geen prooi meer over: geen jacht.
event-watch = De wacht gaat van { $from-seat } naar { $seat }.
event-destination = Nieuwe bestemming: { $zone }.
event-alert = Alarm! Beide lampen zijn rood { $zone-in }.
event-warship = Een oorlogsschip ziet de Nautilus voor een monster aan. { $seat } moet naar { $square } varen en het rammen.
event-ram = { $turned ->
    [one] { $seat } draait één kaart om: ramsteven { $number }.
   *[other] { $seat } draait { $turned } kaarten om tot er een ramsteven komt: nummer { $number }.
  }
event-cannibals = De kannibalen wachten tot de Nautilus bovenkomt. { $seat } moet de archipel uit.
event-whirlpool = De grote draaikolk grijpt de Nautilus en slingert hem naar { $square }.
event-engine = Motorpech: { $seat } moet de wacht overdragen.
event-hunt = Iedereen gaat naar buiten voor een jacht { $hunt }.
event-prey = Op { $square }: { $prey }, { $points } punten.
event-discard = { $number ->
    [0] { $seat } legt { $card-a } af.
   *[other] { $seat } legt { $card-a } af, nummer { $number }.
  }
event-draw = { $seat } trekt een kaart van de stapel (nog { $stock }).
event-draw-secret = { $number ->
    [0] { $seat } trekt { $card-a } van de stapel (nog { $stock }).
   *[other] { $seat } trekt { $card-a }, nummer { $number }, van de stapel (nog { $stock }).
  }
event-take-open = { $number ->
    [0] { $seat } pakt de kaart die net is afgelegd: { $card }.
   *[other] { $seat } pakt de kaart die net is afgelegd: { $card } { $number }.
  }
event-step = { $seat } gaat { $direction-to }, naar { $square }.
event-step-prey = { $seat } gaat { $direction-to }, naar { $square }, op { $prey-the }.
event-stay = { $seat } blijft staan.
event-lay = { $seat } legt { $count ->
    [one] één { $weapon }
   *[other] { $count } { $weapon-many }
  }{ $jokers ->
    [0] { "" }
    [one] { "" }, waarvan één joker
   *[other] { "" }, waarvan { $jokers } jokers
  } (som { $sum }) voor { $prey-the }.
event-give-up = { $seat } geeft op.
event-pass = { $seat } past.
event-catch = { $seat } vangt { $prey-the } op { $square }: { $points } punten.
event-retire = { $seat } heeft te weinig kaarten over om nog een prooi te vangen en trekt zich terug uit de jacht.
event-final-round = De stapel is op. Iedereen mag nog één set leggen.
event-final-round-discards = Twee rondes lang alleen afgelegde kaarten: iedereen mag nog één set leggen.
event-hunt-over-caught = Alles is gevangen: de jacht is voorbij.
event-hunt-over-final = De jacht is voorbij. Wat niet gevangen is, gaat terug in zijn reeks.
event-hunt-over-last = De laatste jager kan niet meteen iets vangen: de jacht is voorbij.
event-hunt-over-nobody = Niemand jaagt meer: de jacht is voorbij.
event-helmet = { $seat } zet de helm op.
event-call = { $seat } betrapt { $caught-seat } zonder helm: { $caught-seat } ligt uit het spel.
event-captain = { $seat } is nu kapitein Nemo.
moment-home = { $leagues } mijlen: de reis is voorbij!

## What a move would do

gain-token = een blauw fiche
gain-watch = het vierde blauwe fiche, dus het einde van de wacht
gain-fourth = het vierde blauwe fiche; de wacht eindigt met het avontuur
gain-guinea = een gouden guinea
gain-nothing = geen fiche meer
alert-none = { "" }
alert-forests = { " " }Alarm: een octopus, maar hij kan niet bij je. Je krijgt 2 guinea’s!
alert-octopus = { " " }Alarm: de octopus grijpt je. Betaal 2 guinea’s!
alert-sharks = { " " }Alarm: een oorlogsschip!
alert-cannibals = { " " }Alarm: kannibalen!
alert-icebergs = { " " }Alarm: een ijsberg, 1 guinea!
alert-galleon = { " " }Alarm: de draaikolk, 1 guinea!
alert-whales = { " " }Alarm: een rif, 1 guinea!
alert-corridor = { " " }Alarm: motorpech, de wacht gaat naar rechts!
then-none = { "" }
then-arrives = { " " }Bestemming bereikt.
then-surfaces = { " " }De Nautilus is dan boven.
then-ram = { " " }Het oorlogsschip is bereikt.
then-escaped = { " " }De archipel uit: 2 guinea’s.
then-boarded = { " " }Geënterd door kannibalen: 2 guinea’s betalen.
preview-sail = Route { $route }: { $leagues } mijlen. Navigatie { $navigation }, Gebeurtenissen { $events }: { $gain }.{ $alert }{ $then }
preview-end = Route { $route }: de reis is voorbij, en je krijgt 2 guinea’s.
preview-lay = { $count ->
    [one] Eén { $weapon }
   *[other] { $count } { $weapon-many }
  }{ $jokers ->
    [0] { "" }
    [one] { "" }, waarvan één joker
   *[other] { "" }, waarvan { $jokers } jokers
  } (som { $sum }) voor { $prey-the }, { $points } punten.
preview-step = Op { $prey-the }, { $points } punten.

## Why not

refuse-no-hunt = Er is geen jacht bezig: de Nautilus vaart.
refuse-hunting = De Nautilus wacht tot de jacht voorbij is.
refuse-edge = Daar houdt de kaart op.
refuse-away = Koers { $direction } brengt de Nautilus niet dichter bij zijn bestemming ({ $zone }).
refuse-not-warship = Koers { $direction } brengt de Nautilus niet dichter bij het oorlogsschip.
refuse-not-out = Koers { $direction } brengt de Nautilus niet dichter bij de rand van de archipel.
refuse-surfaced = De Nautilus is boven: de hendel blijft op oppervlakte.
refuse-dived = De Nautilus mag alleen bovenkomen als Navigatie geel is.
refuse-depth = Op { $square } kan de hendel niet op “{ $depth }” staan.
refuse-only-call = Het is jouw beurt niet in de jacht: je kunt alleen iemand betrappen.
refuse-zone = Als je { $direction-to } gaat, kom je buiten de zone: { $zone }.
refuse-step-now = De kaart is gepakt: verplaats nu je figuur één vak, of blijf staan.
refuse-answer = Leg een set die de beste verslaat, of geef op.
refuse-no-contest = Niemand vecht nu met je om een prooi.
refuse-discard-first = Leg eerst een kaart af en pak een andere; daarna beweegt je figuur.
refuse-no-pass = Je mag niet zomaar passen of je terugtrekken.
refuse-lay-or-pass = Je kunt nu alleen nog een set leggen, of passen.
refuse-helmets-off = In deze partij gaan de helmen vanzelf op.
refuse-helmets-surface = Aan de oppervlakte heeft niemand een helm nodig.
refuse-call-self = Je kunt jezelf niet betrappen.
refuse-call-absent = Die speler doet niet mee aan deze jacht.
refuse-call-later = Betrappen kan alleen als een beurt begint.
refuse-call-wrong = { $caught-seat } heeft sinds de vorige beurt niets zonder helm gedaan.
refuse-helmet-later = De helm gaat op aan het begin van je beurt.
refuse-helmet-on = Je hebt je helm al op.
refuse-hand-slot = { $size ->
    [one] Je hebt maar één kaart.
   *[other] Je hebt maar { $size } kaarten.
  }
refuse-no-open = Er is geen afgelegde kaart te pakken: dat kan alleen met de kaart uit de beurt ervoor.
refuse-no-prey = Je figuur staat niet op een prooi.
refuse-jokers-only = Alleen jokers zijn geen set.
refuse-not-a-set = Deze kaarten zijn geen set die { $prey-the } vangt.
refuse-weaker = Deze set voor { $prey-the } verslaat de beste op tafel niet.

## The final account

points-prey = Prooien
points-guineas = Verdiende guinea’s
points-fine = Boetes
line-prey = { $prey } ({ $zone }, jacht { $hunt }, { $square })
line-guineas = { $guineas ->
    [one] 1 guinea: { $reason }, bij { $leagues } mijlen op { $square }
   *[other] { $guineas } guinea’s: { $reason }, bij { $leagues } mijlen op { $square }
  }
line-fine = { $guineas ->
    [one] 1 guinea betaald: { $reason }, bij { $leagues } mijlen op { $square }
   *[other] { $guineas } guinea’s betaald: { $reason }, bij { $leagues } mijlen op { $square }
  }
line-out = Uit het spel: prooien en guinea’s gingen terug
verdict-alone = { $seat } is als enige over en wint.
verdict-guineas = { $seat } wint: van de spelers met { $points } punten heeft { $seat } de meeste guinea’s ({ $guineas }).

## On the board

lettering-cannibals = Kannibalen-archipel
label-leagues = Mijlenteller
label-league-count = { $leagues ->
    [0] 0 mijlen
   *[other] { $leagues } mijlen
  }
label-navigation = Navigatie
label-events = Gebeurtenissen
label-navigation-digit = honderdtal
label-events-digit = duizendtal
label-dashboard = Dashboard
label-route = ROUTE
label-watch = Wacht
label-destination = Bestemming
card-catch = { $points } punten
label-alert = Alarm!
label-moves = Wat elke zet zou doen
label-turned = Omgedraaid bij het rammen
label-hand = Je hand
label-stock = Stapel
label-open = Te pakken
label-discards = Afgelegd ({ $count })
label-sets = Sets die je kunt leggen
label-preys = Prooien die er nog zijn
label-account = De telling
label-legend = N kapitein  P stuurman
legend-ship = Nautilus
legend-medium = gemiddelde diepte
legend-great = grote diepte
legend-half = allebei
legend-vulcania = Vulcania
legend-warship = oorlogsschip
legend-whirlpool = einde van de draaikolk
legend-octopus = octopus (% armen)
legend-move = waar zet 1 heen gaat
label-contest = Op tafel
label-stay = Hier blijven
label-pass = Passen
label-give-up = Opgeven
label-helmet = Helm opzetten
label-call = Geen helm: { $seat }!
label-bare = geen helm
label-pilot = Stuurman
label-captain = Kapitein Nemo
label-retired = uit de jacht
label-out = uit het spel
label-hunt-underwater = jacht onder water
label-hunt-surface = jacht aan de oppervlakte
note-end = het einde!
note-ram = rammen!
note-escaped = ontkomen!
note-boarded = geënterd
note-arrives = aankomst
note-watch = einde wacht
note-surfaces = boven
note-alert-forests = octopus: +2
note-alert-octopus = octopus: −2
note-alert-sharks = oorlogsschip!
note-alert-cannibals = kannibalen!
note-alert-icebergs = ijsberg!
note-alert-galleon = draaikolk!
note-alert-whales = rif!
note-alert-corridor = motorpech!
word-or = { " of " }
takes-kind = { $count ->
    [one] 1 { $weapon }
   *[other] { $count } { $weapon-many }
  }
takes-varied = { $count } verschillende wapens, allemaal { $colour }
prey-in-words = { $prey } op { $square }, { $points } punten: { $takes }.
trophy-in-words = { $prey }, { $points } punten
nautilus-at = De Nautilus is op { $square }.
counter-in-words = De teller staat op { $leagues } mijlen, Navigatie { $navigation }, Gebeurtenissen { $events }.
aim-in-words = Bestemming: { $zone } ({ $square }).
hunt-in-words = Jacht { $hunt }: { $zone }.
figure-in-words = { $seat } staat op { $square }, kaarten in de hand: { $cards }.
stock-in-words = Kaarten op de stapel: { $count }.
player-in-words = { $seat }: { $points } punten, guinea’s: { $guineas }, prooien: { $preys }.
player-out = { $seat } ligt uit het spel.
