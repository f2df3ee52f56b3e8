title = Soum Soum
tagline = Leg oceaankaarten en stuur je vijf duikers naar de plekken waar straks de meeste dieren zwemmen.

## Things

animal-octopus = octopus
    .a = een octopus
animal-shark = haai
    .a = een haai
animal-turtle = schildpad
    .a = een schildpad
pattern-around = octopussen eromheen
    .the = de octopussen eromheen
    .one = octopus eromheen
    .none = geen octopus eromheen
pattern-row = haaien in de rij
    .the = de haaien in de rij
    .one = haai in de rij
    .none = geen haai in de rij
pattern-column = schildpadden in de kolom
    .the = de schildpadden in de kolom
    .one = schildpad in de kolom
    .none = geen schildpad in de kolom

## Options

option-first = Wie begint
    .help = Wie het laatst heeft gezwommen, begint: zeg wie dat is, of laat het toeval kiezen.
option-open-market = Open markt
    .help = Naast de stapel liggen drie kaarten open. Aan het eind van je beurt pak je een van die kaarten, in plaats van blind te trekken.
option-own-card-excluded = Zonder eigen kaart
    .help = De kaart waar een duiker op staat, telt niet mee in zijn eigen rij of kolom.

## What to do now

prompt-place = { $seat }: leg een kaart uit je hand op een leeg vak.
  .waiting = { $seat } legt een kaart.
prompt-dive = { $left ->
    [one] { $seat }: stuur je laatste duiker naar een kaart, of blijf aan boord.
   *[other] { $seat }: stuur een van je { $left } duikers naar een kaart, of blijf aan boord.
  }
  .waiting = { $seat } mag een duiker sturen.
prompt-take = { $seat }: pak een van de open kaarten.
  .waiting = { $seat } kiest een kaart.
prompt-over = { $points ->
    [one] De zee is vol: { $seat } wint met 1 punt.
   *[other] De zee is vol: { $seat } wint met { $points } punten.
  }
prompt-over-tie = { $points ->
    [one] De zee is vol en het staat gelijk op 1 punt: { $seat } wint, want { $seat } speelde als laatste.
   *[other] De zee is vol en het staat gelijk op { $points } punten: { $seat } wint, want { $seat } speelde als laatste.
  }

## What happened

event-place = { $seat } legt { $animal-a } op { $cell } (telt { $pattern-the }).
event-dive = { $points ->
    [one] { $seat } stuurt een duiker naar { $cell }, voorlopig 1 punt waard.
   *[other] { $seat } stuurt een duiker naar { $cell }, voorlopig { $points } punten waard.
  }
event-stay = { $seat } houdt alle duikers aan boord.
event-draw = { $seat } trekt een kaart.
event-draw-secret = { $seat } trekt { $animal-a } (telt { $pattern-the }).
event-take = { $seat } pakt { $animal-a } van de markt (telt { $pattern-the }).
event-turn-up = De markt wordt aangevuld met { $animal-a } (telt { $pattern-the }).
moment-last-diver = { $seat } heeft de laatste duiker gestuurd.
moment-last-round = De laatste ronde: iedereen legt nog één kaart.

## What a move would do

preview-dive = { $points ->
    [one] Nu 1 punt waard.
   *[other] Nu { $points } punten waard.
  }
preview-place = Jouw duikers { $mine ->
    [0] ±0
   *[other] +{ $mine }
  }, die van de anderen { $theirs ->
    [0] ±0
   *[other] +{ $theirs }
  }; een duiker zou hier { $points } waard zijn.

## Why not

refuse-no-market = In deze partij is er geen open markt: je kaart komt van de stapel.
refuse-no-diver = Je duikers zijn allemaal al in zee.
refuse-one-diver = Daarvoor is het te laat: hoogstens één duiker per beurt.
refuse-place-first = Leg eerst een kaart uit je hand.
refuse-dive-or-stay = Je kaart ligt er: stuur nu een duiker, of blijf aan boord.
refuse-take = Pak nu een van de open kaarten.
refuse-market-slot = { $size ->
    [one] Er ligt nog maar één open kaart.
   *[other] Er liggen nog maar { $size } open kaarten.
  }
refuse-centre = Op { $cell } ligt de duikboot: daar kan geen kaart komen.
refuse-taken = Op { $cell } ligt al een kaart.
refuse-dive-submarine = Op { $cell } ligt de duikboot: duikers staan alleen op oceaankaarten.
refuse-dive-water = Op { $cell } ligt nog geen kaart: een duiker heeft er een nodig om op te staan.
refuse-dive-taken = { $seat } heeft al een duiker op { $cell }: één duiker per kaart.

## The final account

points-diver = Duikers
line-diver = { $count ->
    [0] Duiker op { $cell }: { $pattern-none }
    [one] Duiker op { $cell }: 1 { $pattern-one } ({ $cells })
   *[other] Duiker op { $cell }: { $count } { $pattern } ({ $cells })
  }
line-lost = { $count ->
    [one] 1 duiker is nooit van boord gegaan en telt niet mee
   *[other] { $count } duikers zijn nooit van boord gegaan en tellen niet mee
  }

## On the board

label-hand = Je hand
label-market = Open markt
label-pile = Stapel
label-pile-count = { $count ->
    [0] geen kaarten meer
    [one] 1 kaart
   *[other] { $count } kaarten
  }
label-submarine = Duikboot
label-stay = Aan boord blijven
label-turn = Beurt { $turn } van { $turns }
label-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
sea-card = { $cell }: { $animal }, telt { $pattern-the }
sea-worth = { $points ->
    [one] nu 1 punt waard
   *[other] nu { $points } punten waard
  }
sea-diver = duiker van { $seat }
sea-water = { $cell }: een leeg vak
sea-empty = Lege vakken: { $cells }.
sea-submarine = De duikboot ligt in het midden, op { $cell }.
sea-player = { $seat }: nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }, duikers aan boord: { $left }, kaarten in de hand: { $cards }.
hand-card = Kaart { $number } uit je hand: { $animal }, telt { $pattern-the }.
market-card = Open kaart { $number }: { $animal }, telt { $pattern-the }.
pile-left = Kaarten op de stapel: { $count }.

## Moves, as a list or a button names them

move-place = Leg kaart { $number } op { $cell }
move-dive = Stuur een duiker naar { $cell }
move-stay = Blijf aan boord
move-take = Pak open kaart { $number }
