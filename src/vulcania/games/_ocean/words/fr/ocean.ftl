### Ce que disent les deux jeux de l’océan tournant.

## Jetons

chip-shark = requin
    .a = un requin
    .the = le requin
chip-wreck = épave
    .a = une épave
    .the = l’épave
chip-reef = récif
    .a = un récif
    .the = le récif
chip-seaweed = algue
    .a = une algue
    .the = l’algue
chip-island = île aux cannibales
    .a = une île aux cannibales
    .the = l’île aux cannibales
    .short = île
chip-nautilus = Nautilus
    .a = un Nautilus
    .the = le Nautilus
chip-shoal = banc de poissons
    .a = un banc de poissons
    .the = le banc de poissons
    .short = banc
chip-octopus = poulpe
    .a = un poulpe
    .the = le poulpe
chip-vulcania = Vulcania
    .a = Vulcania
    .the = Vulcania
chip-anchor = ancre
    .a = une ancre
    .the = l’ancre
chip-submarine = sous-marin
    .a = un sous-marin
    .the = le sous-marin
chip-biscuit = biscuit de mer
    .a = un biscuit de mer
    .the = le biscuit de mer
chip-seal = phoque
    .a = un phoque
    .the = le phoque
chip-star = étoile rouge
    .a = une étoile rouge
    .the = l’étoile rouge
chip-arrow = flèche verte
    .a = une flèche verte
    .the = la flèche verte

## Symboles

symbol-spear = lance
    .many = lances
    .short = La
symbol-helm = gouvernail
    .many = gouvernails
    .short = Go
symbol-chest = coffre au trésor
    .many = coffres au trésor
    .short = Co
symbol-mask = masque de plongée
    .many = masques de plongée
    .short = Ma
symbol-bottle = bouteille
    .many = bouteilles
    .short = Bo
symbol-boat = chaloupe
    .many = chaloupes
    .short = Ch

## Boussole et profondeur

direction-n = N
    .to = au nord
direction-ne = NE
    .to = au nord-est
direction-e = E
    .to = à l’est
direction-se = SE
    .to = au sud-est
direction-s = S
    .to = au sud
direction-sw = SO
    .to = au sud-ouest
direction-w = O
    .to = à l’ouest
direction-nw = NO
    .to = au nord-ouest
depth-0 = 0
depth--1 = −1
depth--2 = −2
place-n0 = N 0
place-ne0 = NE 0
place-e0 = E 0
place-se0 = SE 0
place-s0 = S 0
place-sw0 = SO 0
place-w0 = O 0
place-nw0 = NO 0
place-n-1 = N −1
place-ne-1 = NE −1
place-e-1 = E −1
place-se-1 = SE −1
place-s-1 = S −1
place-sw-1 = SO −1
place-w-1 = O −1
place-nw-1 = NO −1
place-n-2 = N −2
place-ne-2 = NE −2
place-e-2 = E −2
place-se-2 = SE −2
place-s-2 = S −2
place-sw-2 = SO −2
place-w-2 = O −2
place-nw-2 = NO −2

## Pilotage

steer-current-left = courant vers la gauche
    .does = fait tourner l’océan vers la gauche
steer-current-right = courant vers la droite
    .does = fait tourner l’océan vers la droite
steer-heading-left = cap à gauche
    .does = fait virer le Nautilus à gauche
steer-heading-right = cap à droite
    .does = fait virer le Nautilus à droite
steer-depth-up = monter
    .does = fait monter le Nautilus
steer-depth-down = plonger
    .does = fait plonger le Nautilus
steering-current = courant
steering-heading = cap
steering-depth = profondeur
steering-any = au choix

## Couleurs

colour-white = blanc
colour-green = vert
colour-blue = bleu

## L’océan en mots

tell-ocean = Le Nautilus met le cap { $direction-to }, à la profondeur { $depth }, et pointe vers { $place }.
tell-chip = { $place } : { $chip-a } ({ $list })
tell-chip-plain = { $place } : { $chip-a }
tell-biscuit = { $place } : biscuit de mer { $number }
tell-hidden = { $place } : un jeton caché ({ $colour })
tell-empty = { $place } : pas de jeton
label-depth = Profondeur { $depth }

## Les coups, tels qu’une liste ou un bouton les nomme

side-left = vers la gauche
side-right = vers la droite
way-up = Monte d’un cran
way-down = Plonge d’un cran
move-current = Fais tourner l’océan { $side }
move-heading = Fais virer le Nautilus { $side }
move-depth = { $way }
move-lay = Pose le { $number }
move-pass = Passe
move-swap = Échange { $cell } et { $cell2 }
move-offer = Donne le jeton de { $cell }
move-fetch = Remonte le jeton de { $place }
move-move = Déplace le jeton de { $cell } en { $cell2 }
move-deal = Distribue les numéros : { $order }

## What to do now

prompt-over = Le voyage est terminé.

## What happened

event-order = { $first-seat } reçoit le numéro 1 et pilote en premier.
event-steer = { $seat } { $steer-does }. Devant la proue : { $place }.
event-nothing = Il n’y a pas de jeton en { $place }.
moment-last-round = La dernière manche commence : à la fin, les colonnes comptent aussi.

## Why not

refuse-depth = Le Nautilus ne va que de la profondeur 0 à la profondeur −2.
refuse-two-chips = Un matelot échange deux de tes jetons : tu n’en as pas encore deux.

## On the board

label-hand = Cartes { $seat-of }
label-pass = Passer
label-pile = Cartes d’action
label-laid = posée
label-sailed = a piloté
label-ending = dernier tour de cette manche
label-order = À qui les numéros 1, 2… ?
label-open = { $seat } : ouvrir ce plateau
