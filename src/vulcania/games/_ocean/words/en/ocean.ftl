### What the two games of the turning ocean both say.

## Chips

chip-shark = shark
    .a = a shark
    .the = the shark
chip-wreck = wreck
    .a = a wreck
    .the = the wreck
chip-reef = reef
    .a = a reef
    .the = the reef
chip-seaweed = seaweed
    .a = seaweed
    .the = the seaweed
chip-island = cannibal island
    .a = a cannibal island
    .the = the cannibal island
    .short = island
chip-nautilus = Nautilus
    .a = a Nautilus
    .the = the Nautilus
chip-shoal = shoal of fish
    .a = a shoal of fish
    .the = the shoal of fish
    .short = shoal
chip-octopus = octopus
    .a = an octopus
    .the = the octopus
chip-vulcania = Vulcania
    .a = Vulcania
    .the = Vulcania
chip-anchor = anchor
    .a = an anchor
    .the = the anchor
chip-submarine = submarine
    .a = a submarine
    .the = the submarine
chip-biscuit = sea-biscuit
    .a = a sea-biscuit
    .the = the sea-biscuit
chip-seal = seal
    .a = a seal
    .the = the seal
chip-star = red star
    .a = a red star
    .the = the red star
chip-arrow = green arrow
    .a = a green arrow
    .the = the green arrow

## Symbols

symbol-spear = spear
    .many = spears
    .short = Sp
symbol-helm = helm
    .many = helms
    .short = He
symbol-chest = treasure chest
    .many = treasure chests
    .short = Ch
symbol-mask = diving mask
    .many = diving masks
    .short = Ma
symbol-bottle = bottle
    .many = bottles
    .short = Bo
symbol-boat = rowing boat
    .many = rowing boats
    .short = Ro

## Compass and depth

direction-n = N
    .word = north
direction-ne = NE
    .word = north-east
direction-e = E
    .word = east
direction-se = SE
    .word = south-east
direction-s = S
    .word = south
direction-sw = SW
    .word = south-west
direction-w = W
    .word = west
direction-nw = NW
    .word = north-west
depth-0 = 0
depth--1 = −1
depth--2 = −2
place-n0 = N 0
place-ne0 = NE 0
place-e0 = E 0
place-se0 = SE 0
place-s0 = S 0
place-sw0 = SW 0
place-w0 = W 0
place-nw0 = NW 0
place-n-1 = N −1
place-ne-1 = NE −1
place-e-1 = E −1
place-se-1 = SE −1
place-s-1 = S −1
place-sw-1 = SW −1
place-w-1 = W −1
place-nw-1 = NW −1
place-n-2 = N −2
place-ne-2 = NE −2
place-e-2 = E −2
place-se-2 = SE −2
place-s-2 = S −2
place-sw-2 = SW −2
place-w-2 = W −2
place-nw-2 = NW −2

## Steering

steer-current-left = current to the left
    .does = turns the ocean to the left
steer-current-right = current to the right
    .does = turns the ocean to the right
steer-heading-left = heading to the left
    .does = turns the Nautilus to the left
steer-heading-right = heading to the right
    .does = turns the Nautilus to the right
steer-depth-up = rise
    .does = lets the Nautilus rise
steer-depth-down = dive
    .does = lets the Nautilus dive
steering-current = current
steering-heading = heading
steering-depth = depth
steering-any = any steering

## Colours

colour-white = white
colour-green = green
colour-blue = blue

## The ocean in words

tell-ocean = The Nautilus is heading { $direction-word } at depth { $depth } and points at { $place }.
tell-chip = { $place }: { $chip-a } ({ $list })
tell-chip-plain = { $place }: { $chip-a }
tell-biscuit = { $place }: sea-biscuit { $number }
tell-hidden = { $place }: a chip face down ({ $colour })
tell-empty = { $place }: no chip
label-depth = Depth { $depth }

## Moves, as a list or a button names them

side-left = to the left
side-right = to the right
way-up = Rise one step
way-down = Dive one step
move-current = Turn the ocean { $side }
move-heading = Turn the Nautilus { $side }
move-depth = { $way }
move-lay = Lay { $number }
move-pass = Pass
move-swap = Swap { $cell } and { $cell2 }
move-offer = Give the chip on { $cell }
move-fetch = Fetch the chip at { $place }
move-move = Move the chip on { $cell } to { $cell2 }
move-deal = Deal the numbers: { $order }

## What to do now

prompt-over = The voyage is over.

## What happened

event-order = { $first-seat } gets number 1 and sails first.
event-steer = { $seat } { $steer-does }. Before the bow: { $place }.
event-nothing = There is no chip at { $place }.
moment-last-round = The last round begins: at its end the columns count too.

## Why not

refuse-depth = The Nautilus moves between depth 0 and depth −2 only.
refuse-two-chips = A sailor swaps two chips: you do not have two yet.

## On the board

label-hand = Cards of { $seat }
label-pass = Pass
label-pile = Action cards
label-laid = laid
label-sailed = has sailed
label-ending = the last turn of this round
label-order = Who gets the numbers 1, 2 …?
label-open = { $seat }: open this board
