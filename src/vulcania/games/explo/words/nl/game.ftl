title = Explo
tagline = Pak in tegen de klok, verken een grot die tegel voor tegel groeit, en kom er met z’n allen weer uit. Samen.

## Opties

option-first = Eerste speleoloog
    .help = De harigste begint. Of laat het aan het toeval over.
option-difficulty = Moeilijkheid
    .help = Hoe snel de drie schalen het rode einde bereiken.
option-difficulty-easy = Makkelijk
option-difficulty-normal = Normaal
option-difficulty-hard = Moeilijk
option-goal = Doel
    .help = Hoe diep het verste merkteken moet liggen om het doel van de expeditie te halen; met 0 speel je zonder doel.
option-science = Wetenschap
    .help = Na een overwinning gaat het team terug, op zoek naar wat de opdrachten vragen.
option-preparation-seconds = Seconden om in te pakken
    .help = Hoelang het team uitrusting mag noemen; met 0 speel je zonder klok, met de uitrusting in zicht.

## Wat er nu te doen is

prompt-preparing = Noem wat het team meeneemt. Al ingepakt: { $count }.
prompt-sharing = Verdeel de blokjes zoals jullie willen, en dan op pad.
prompt-choosing = Iedereen houdt een van zijn twee opdrachten. Overleg samen.
prompt-tile = { $seat }: leg je tegel ({ $shape }) zo dat een gang verdergaat.
  .waiting = { $seat } legt een tegel.
prompt-card = { $seat }: trek een actiekaart, of ruil er een met iemand op je tegel.
  .waiting = { $seat } trekt een kaart.
prompt-card-full = { $seat }: je hand is vol. Leg een kaart af voor je trekt, of ruil er een.
  .waiting = { $seat } trekt een kaart.
prompt-must = { $seat }: speel nu de kaart die je kreeg, “{ $card }”.
  .waiting = { $seat } kiest een kaart.
prompt-act = { $seat }: speel een kaart, of ga verder, of blijf.
  .waiting = { $seat } kiest wat er gebeurt.
prompt-move = { $steps ->
    [one] { $seat }: ga één tegel verder, of blijf.
   *[other] { $seat }: ga hoogstens { $steps } tegels verder, of blijf.
  }
  .waiting = { $seat } loopt door de grot.
prompt-after = { $seat }: leg hier je merkteken, ga naar buiten, geef blokjes, of beëindig je beurt.
  .waiting = { $seat } kiest wat er gebeurt.
prompt-join = { $seat }: { $active-seat } gaat door het obstakel { $direction-to }. Ga je mee?
  .waiting = { $seat } beslist: meegaan of blijven.
prompt-agree = { $seat }: { $active-seat } biedt “{ $card }” voor jouw “{ $other-card }”. Akkoord?
  .waiting = { $seat } denkt na over een ruil.
prompt-over = De expeditie is voorbij.

## Wat er gebeurde

event-take = { $seat } pakt in: { $item }.
event-depart = Daar gaan ze, met { $count } van de { $items } spullen.
event-dealt = { $cubes ->
    [0] Er zijn geen blokjes te verdelen.
   *[other] { $cubes } blokjes worden rondgedeeld.
  }
event-give = { $seat } geeft { $to-seat } een blokje ({ $resource }).
event-begin = Het team gaat op pad.
event-tile-drawn = { $seat } trekt een tegel: { $shape }.
event-tile-laid = { $seat } legt hem op { $cell } ({ $shape }).
event-parallel-laid = Nergens gaat een gang verder: { $seat } begint een parallel stelsel op { $cell } ({ $shape }).
event-tile-discarded = De tegel ({ $shape }) past nergens en wordt afgelegd.
event-reshuffled = De { $cards } afgelegde kaarten worden de nieuwe stapel.
event-card-drawn = { $seat } trekt “{ $card }”.
event-discard = { $seat } legt “{ $card }” af.
event-paid = { $seat } betaalt met een blokje ({ $resource }).
event-stand-in = Het team heeft een vervanging: { $item } ({ $resource }).
event-unmet = { $seat } heeft daar niets voor bij zich ({ $resource }).
event-danger = “{ $card }” treft iemand op een slechte plek.
event-rise = { $scale }: nu { $level } van { $end }.
event-fall = { $scale }: terug naar { $level } van { $end }.
event-play = { $seat } speelt “{ $card }”.
event-propose = { $seat } biedt { $to-seat } “{ $card }” voor “{ $other-card }”.
event-agree = { $seat } gaat akkoord: “{ $card }” voor “{ $other-card }”.
event-decline = { $seat } houdt “{ $card }” liever.
event-cross = { $seat } wil door het obstakel { $direction-to }.
event-join = { $seat } gaat mee.
event-remain = { $seat } blijft achter.
event-crossed = { $count ->
    [0] { $seat } komt erdoor en staat nu op { $cell }.
    [one] { $seat } en één teamgenoot komen erdoor en staan nu op { $cell }.
   *[other] { $seat } en { $count } teamgenoten komen erdoor en staan nu op { $cell }.
  }
event-dug-squeeze = { $seat } verbreedt de vernauwing op { $cell }.
event-dug-join = { $seat } graaft door op { $cell } en verbindt de gangen.
event-dug-wall = { $seat } breekt door de wand naar { $cell }.
event-mark = { $seat } legt het topomerkteken op { $cell } en denkt aan de terugweg.
event-move = { $seat } loopt { $direction-to }, naar { $cell }.
event-stay = { $seat } blijft staan.
event-out = { $left ->
    [0] { $seat } is buiten. Iedereen is buiten!
    [one] { $seat } is buiten. Er is nog één speleoloog binnen.
   *[other] { $seat } is buiten. Er zijn nog { $left } speleologen binnen.
  }
event-explored = { $score ->
    [one] De grot is verkend: 1 tegel, { $band }.
   *[other] De grot is verkend: { $score } tegels, { $band }.
  }
event-lost = De expeditie is verloren: { $scale-lost }.
event-set-out-again = Kaarten, blokjes en schalen beginnen opnieuw. Het team gaat terug, voor de wetenschap.
event-offered = { $seat } trekt twee opdrachten: “{ $objective }” en “{ $other-objective }”.
event-keep = { $seat } houdt de opdracht “{ $objective }”.
event-found = { $seat } vindt: { $find }.
event-fulfilled = De opdracht “{ $objective }” is gelukt.
event-objective-lost = De opdracht “{ $objective }” kan niet meer lukken: wat je ervoor nodig hebt, ligt niet in de grot en niet in de stapel.
event-validated = Iedereen is buiten, en elke opdracht is gelukt.
event-not-validated = Iedereen is buiten, maar er staan nog opdrachten open.
event-science-lost = De tweede tocht is verloren: { $scale-lost }.

## Wat een zet zou doen

preview-mark = { $count ->
    [one] Je merkteken zou op 1 tegel van de ingang liggen.
   *[other] Je merkteken zou op { $count } tegels van de ingang liggen.
  }
preview-move = { $count ->
    [0] Naar { $cell }: dat is de ingang.
    [one] Naar { $cell }, 1 tegel diep.
   *[other] Naar { $cell }, { $count } tegels diep.
  }
preview-move-out = Naar { $cell }; { $count ->
    [0] dat is de ingang
    [one] nog 1 tegel tot de ingang
   *[other] nog { $count } tegels tot de ingang
  }.
preview-cross = { $cards ->
    [one] Kost één kaart en leidt naar { $cell }, diepte { $count }.
   *[other] Kost { $cards } kaarten en leidt naar { $cell }, diepte { $count }.
  }
preview-dig-squeeze = De vernauwing op { $cell } wordt een gewone tegel.
preview-dig-join = Een graaftegel op { $cell } verbindt de gangen.
preview-dig-wall = Opent de wand naar { $cell }.
preview-tile = Diepte { $count }; de grot heeft dan { $ends ->
    [one] 1 open gang
   *[other] { $ends } open gangen
  }.
preview-tile-apart = Voorlopig onbereikbaar; de grot heeft dan { $ends ->
    [one] 1 open gang
   *[other] { $ends } open gangen
  }.
preview-exchange = { $to-seat } moet akkoord gaan; dan moet je “{ $card }” deze beurt spelen.
preview-keep = “{ $objective }”, { $difficulty ->
    [1] makkelijk
    [2] gemiddeld
   *[other] moeilijk
  }.

## Waarom niet

refuse-now-preparing = Het team pakt nog in: noem uitrusting, of vertrek.
refuse-now-sharing = Verdeel eerst de blokjes en ga op pad.
refuse-now-choosing = Eerst kiest iedereen een opdracht.
refuse-now-tile = Leg eerst de tegel.
refuse-now-card = Trek eerst een kaart, of ruil er een.
refuse-now-act = Speel nu een kaart, ga verder, of blijf.
refuse-now-move = Ga nu verder, of blijf.
refuse-now-after = Deze beurt kun je alleen nog je merkteken leggen, naar buiten gaan of stoppen.
refuse-now-answer = Eerst moet er antwoord komen op de vraag.
refuse-left-home = Het team is vertrokken: wat niet genoemd is, blijft thuis.
refuse-one-card = Eén kaart per beurt, en die is gespeeld.
refuse-rest = Je neemt pauze: deze beurt blijf je staan.
refuse-card-done = De kaart van deze beurt is al getrokken.
refuse-give-later = Blokjes geef je na de actiekaart, voor je verdergaat.
refuse-taken = Dat is al ingepakt: { $item }.
refuse-kept = Je hebt je opdracht gekozen.
refuse-give-who = Een blokje gaat van de een naar de ander.
refuse-give-often = Er zijn voorlopig genoeg blokjes doorgegeven.
refuse-give-none = { $seat } heeft zo’n blokje niet ({ $resource }).
refuse-give-own = In jouw beurt geef of krijg jij de blokjes.
refuse-give-far = { $seat } staat niet op jouw tegel.
refuse-give-after = Wie de grot uit gaat, kan alleen blokjes weggeven.
refuse-tile-taken = Op { $cell } ligt al een tegel.
refuse-tile-no-gallery = Op { $cell } komt geen gang uit: de tegel moet op een gang aansluiten.
refuse-tile-touch = Een parallel stelsel begint naast een tegel van de grot; { $cell } raakt er geen.
refuse-tile-same = Zo gedraaid is de tegel hetzelfde als met { $written }: schrijf { $written }.
refuse-tile-fit = Zo past hij niet op { $cell }: opening aan opening, wand aan wand.
refuse-tile-far = { $cell } is te ver: hoogstens { $most } tegels van jou, en anders de dichtstbijzijnde plek waar hij past.
refuse-tile-table = { $cell } ligt naast de tafel: die houdt { $most } tegels van de ingang op.
refuse-tile-parallel = Een parallel stelsel begint zo dicht mogelijk bij jou, open naar een vrij vak; zo niet op { $cell }.
refuse-hand-full = Met { $most } kaarten in de hand leg je er eerst een af.
refuse-discard = Alleen met { $most } kaarten in de hand leg je er een af voor je trekt.
refuse-not-in-hand = Je hebt “{ $card }” niet in je hand.
refuse-solo = Alleen heb je niemand om mee te ruilen.
refuse-exchange-first-turn = Ruilen kan vanaf je tweede beurt.
refuse-exchange-again = Eén aanbod per beurt: trek nu.
refuse-exchange-far = Ruilen kan alleen met iemand op je tegel.
refuse-exchange-theirs = { $seat } heeft “{ $card }” niet in de hand.
refuse-exchange-unplayable = Je zou “{ $card }” nu niet kunnen spelen, en een gekregen kaart moet je meteen spelen.
refuse-must = Speel eerst de kaart die je kreeg, “{ $card }”.
refuse-mark-science = In de wetenschapsfase zijn er geen merktekens.
refuse-mark-once = Je merkteken ligt op { $cell }: je legt het maar één keer.
refuse-mark-entrance = Op de ingang leg je geen merkteken.
refuse-leave-marker = Je bent buiten als je op de ingang komt nadat je je merkteken hebt gelegd.
refuse-leave-inside = Naar buiten ga je alleen vanaf de ingang.
refuse-dig-none-left = Beide graaftegels zijn gebruikt.
refuse-dig-here = Daar valt niets te graven: dat kan bij een vernauwing, bij gangen om te verbinden, of bij een wand met een tegel erachter.
refuse-cross-none = Aan die kant is er geen obstakel voor je.
refuse-cross-nothing-behind = Achter dat obstakel ligt nog geen tegel waarop je kunt staan.
refuse-cross-card = Daarvoor heb je “{ $card }” in je hand nodig.
refuse-move-diagonal = Schuin ga je alleen van zaal naar zaal, langs een zaal die naar beide open is.
refuse-move-nothing = Daar ligt nog geen tegel.
refuse-move-wall = Er zit een wand tussen.
refuse-move-obstacle = Op een obstakel loop je niet: ga erdoor met de kaart.

## Het einde

band-short = een korte verkenning
band-good = een goede verkenning
band-very-good = een heel goede verkenning
band-exceptional = een uitzonderlijke verkenning
goal-met = { " " }Het doel is gehaald.
goal-missed = { " " }Het doel is niet gehaald.
goal-off = { "" }
science-none = { "" }
science-validated = { " " }Het onderzoek is geslaagd: helemaal gewonnen.
science-open = { " " }Het onderzoek is niet geslaagd.
science-lost = { " " }De tweede tocht ging verloren; de verkenning blijft staan.
verdict-out = Iedereen is buiten. Score { $score }: { $band }.{ $goal }{ $science }
verdict-lost = Verloren: { $scale-lost }.
points-direct = De kortste weg
points-loop = Lussen
line-direct = { $count ->
    [one] Kortste weg naar het merkteken van { $seat } op { $cell }: 1 tegel
   *[other] Kortste weg naar het merkteken van { $seat } op { $cell }: { $count } tegels
  }
line-loop = { $count ->
    [one] Lussen die { $seat } liep: 1 tegel erbij
   *[other] Lussen die { $seat } liep: { $count } tegels erbij
  }
line-marker = { $count ->
    [one] Merkteken op { $cell }, 1 tegel diep
   *[other] Merkteken op { $cell }, { $count } tegels diep
  }
line-objective-done = Opdracht gelukt: { $objective }
line-objective-open = Opdracht nog open: { $objective }

## Op tafel

label-phase-1 = Inpakken
label-phase-2 = Verkennen
label-phase-3 = Wetenschap
label-tiles-left = { $count ->
    [one] nog 1 tegel
   *[other] nog { $count } tegels
  }
label-cards-left = { $count ->
    [one] nog 1 kaart
   *[other] nog { $count } kaarten
  }
label-digs = Graaftegels: { $count }
label-goal = Doel: iemand { $count } tegels diep, iedereen minstens { $least }
label-score = Score: { $count }
label-drawn = Te leggen
label-legend = Legenda
label-zoom-in = Dichterbij
label-zoom-out = Verder weg
label-zoom-fit = De hele grot
label-team = Het team
label-equipment = Uitrusting
label-objectives = Opdrachten
label-hand = Hand van { $seat }
label-empty = geen kaarten
label-out = buiten
label-shelf-open = Tik aan wat jullie meenemen. Nog op de plank: { $count }.
label-unknown = Typ wat jij zou meenemen. Nog op de plank: { $count }.
label-done-packing = Typ “vertrek” als alles mee is.
label-beyond = De grot gaat verder: { $sides }.
label-sign-marker = merkteken
label-sign-sought = iets wat gezocht wordt
label-lost = kan niet meer lukken
label-used = gebruikt
label-depart = Vertrekken
label-begin = Op pad
label-draw = Trekken
label-agree = Akkoord
label-decline = Weigeren
label-join = Meegaan
label-remain = Achterblijven
label-mark = Merkteken leggen
label-stay = Blijven
label-leave = Naar buiten
label-end = Beurt beëindigen
label-discard = Afleggen: { $card }
label-exchange = { $seat } { $card } bieden voor { $other-card }
label-give = { $resource } aan { $to-seat }
label-get = { $resource } van { $to-seat }
label-cross = Erdoor: { $direction }
label-dig = Graven: { $direction }
label-keep = Houden
unknown-item = “{ $text }”? Dat ligt niet op de plank. Probeer een ander woord.
unknown-item-near = “{ $text }”? Bedoelde je: { $near }?
item-without = “{ $text }”: dan gaat daar niets voor mee.
describe-cavers = Speleologen:
describe-caver = { $seat } op { $cell }
describe-caver-out = { $seat } is buiten
describe-scale = { $scale }: { $level } van { $end }
describe-tiles = { $count ->
    [one] De grot telt 1 tegel; gangen gaan verder op { $cells }.
   *[other] De grot telt { $count } tegels; gangen gaan verder op { $cells }.
  }
describe-drawn = De tegel die je legt: { $shape }, openingen: { $openings }.
