### Wat de twee spellen van de draaiende oceaan allebei zeggen.

## Fiches

chip-shark = haai
    .a = een haai
    .the = de haai
chip-wreck = wrak
    .a = een wrak
    .the = het wrak
chip-reef = rif
    .a = een rif
    .the = het rif
chip-seaweed = zeewier
    .a = zeewier
    .the = het zeewier
chip-island = kannibaleneiland
    .a = een kannibaleneiland
    .the = het kannibaleneiland
    .short = eiland
chip-nautilus = Nautilus
    .a = een Nautilus
    .the = de Nautilus
chip-shoal = school vissen
    .a = een school vissen
    .the = de school vissen
    .short = school
chip-octopus = octopus
    .a = een octopus
    .the = de octopus
chip-vulcania = Vulcania
    .a = Vulcania
    .the = Vulcania
chip-anchor = anker
    .a = een anker
    .the = het anker
chip-submarine = duikboot
    .a = een duikboot
    .the = de duikboot
chip-biscuit = scheepsbeschuit
    .a = een scheepsbeschuit
    .the = de scheepsbeschuit
chip-seal = zeehond
    .a = een zeehond
    .the = de zeehond
chip-star = rode ster
    .a = een rode ster
    .the = de rode ster
chip-arrow = groene pijl
    .a = een groene pijl
    .the = de groene pijl

## Symbolen

symbol-spear = speer
    .many = speren
    .short = Sp
symbol-helm = stuurrad
    .many = stuurraden
    .short = St
symbol-chest = schatkist
    .many = schatkisten
    .short = Ki
symbol-mask = duikbril
    .many = duikbrillen
    .short = Br
symbol-bottle = fles
    .many = flessen
    .short = Fl
symbol-boat = roeiboot
    .many = roeiboten
    .short = Ro

## Kompas en diepte

direction-n = N
    .word = noord
direction-ne = NO
    .word = noordoost
direction-e = O
    .word = oost
direction-se = ZO
    .word = zuidoost
direction-s = Z
    .word = zuid
direction-sw = ZW
    .word = zuidwest
direction-w = W
    .word = west
direction-nw = NW
    .word = noordwest
depth-0 = 0
depth--1 = −1
depth--2 = −2
place-n0 = N 0
place-ne0 = NO 0
place-e0 = O 0
place-se0 = ZO 0
place-s0 = Z 0
place-sw0 = ZW 0
place-w0 = W 0
place-nw0 = NW 0
place-n-1 = N −1
place-ne-1 = NO −1
place-e-1 = O −1
place-se-1 = ZO −1
place-s-1 = Z −1
place-sw-1 = ZW −1
place-w-1 = W −1
place-nw-1 = NW −1
place-n-2 = N −2
place-ne-2 = NO −2
place-e-2 = O −2
place-se-2 = ZO −2
place-s-2 = Z −2
place-sw-2 = ZW −2
place-w-2 = W −2
place-nw-2 = NW −2

## Besturing

steer-current-left = stroming naar links
    .does = draait de oceaan naar links
steer-current-right = stroming naar rechts
    .does = draait de oceaan naar rechts
steer-heading-left = koers naar links
    .does = draait de Nautilus naar links
steer-heading-right = koers naar rechts
    .does = draait de Nautilus naar rechts
steer-depth-up = stijgen
    .does = laat de Nautilus stijgen
steer-depth-down = duiken
    .does = laat de Nautilus duiken
steering-current = stroming
steering-heading = koers
steering-depth = diepte
steering-any = naar keuze

## Kleuren

colour-white = wit
colour-green = groen
colour-blue = blauw

## De oceaan in woorden

tell-ocean = De Nautilus heeft koers { $direction-word }, ligt op diepte { $depth } en wijst naar { $place }.
tell-chip = { $place }: { $chip-a } ({ $list })
tell-chip-plain = { $place }: { $chip-a }
tell-biscuit = { $place }: scheepsbeschuit { $number }
tell-hidden = { $place }: een { $colour } fiche dat dicht ligt
tell-empty = { $place }: geen fiche
label-depth = Diepte { $depth }

## Zetten, zoals een lijst of een knop ze noemt

side-left = naar links
side-right = naar rechts
way-up = Stijg één stap
way-down = Duik één stap
move-current = Draai de oceaan { $side }
move-heading = Draai de Nautilus { $side }
move-depth = { $way }
move-lay = Leg de { $number }
move-pass = Pas
move-swap = Verwissel { $cell } en { $cell2 }
move-offer = Geef het fiche op { $cell }
move-fetch = Haal het fiche van { $place }
move-move = Verplaats het fiche op { $cell } naar { $cell2 }
move-deal = Deel de nummers uit: { $order }

## What to do now

prompt-over = De reis is voorbij.

## What happened

event-order = { $first-seat } krijgt nummer 1 en stuurt als eerste.
event-steer = { $seat } { $steer-does }. Voor de boeg: { $place }.
event-nothing = Op { $place } ligt geen fiche.
moment-last-round = De laatste ronde begint: aan het einde tellen ook de kolommen.

## Why not

refuse-depth = De Nautilus vaart alleen tussen diepte 0 en diepte −2.
refuse-two-chips = Een matroos verwisselt twee fiches: je hebt er nog geen twee.

## On the board

label-hand = Kaarten van { $seat }
label-pass = Passen
label-pile = Actiekaarten
label-laid = gelegd
label-sailed = heeft gestuurd
label-ending = de laatste beurt van deze ronde
label-order = Wie krijgt de nummers 1, 2 …?
label-open = { $seat }: dit bord openen
