title = Parels
tagline = Open schelpen zolang je geluk hebt; alleen jij weet welke parels je koper wil.

## Dingen

shell-white = witte
    .a = een witte parel
    .many = witte parels
shell-pink = roze
    .a = een roze parel
    .many = roze parels
shell-black = zwarte
    .a = een zwarte parel
    .many = zwarte parels
shell-moray = murene
    .a = een murene
    .many = murenes
place-reef = rif
    .the = bij het rif
place-wreck = wrak
    .the = bij het wrak

## Op het bord

shells = { $count ->
    [one] 1 schelp
   *[other] { $count } schelpen
  }
top = bovenop:
closed = nog dicht
column-diver = Duiker
column-basket = Mand
column-chest = Kist
column-buyer = Koper
buyer = wil { $shell-many }
describe-chest = { $count ->
    [one] { $seat } heeft 1 parel in de kist.
   *[other] { $seat } heeft { $count } parels in de kist.
  }

## Opties

option-first = Eerste speler
    .help = Wie het eerst duikt; of laat het aan het toeval over.
option-shy-moray = Schuwe murene
    .help = Een murene neemt alleen de laatste parel uit de mand; de rest is gered.

## Wat nu te doen

prompt-dive = { $seat }: duik bij het rif of bij het wrak.
prompt-go-on = { $count ->
    [one] { $seat }: breng je je parel boven, of duik je verder?
   *[other] { $seat }: breng je je { $count } parels boven, of duik je verder?
  }
prompt-over = Alle schelpen zijn open. De partij is afgelopen.

## Wat er gebeurde

event-dive = { $seat } duikt { $place-the } en vindt { $shell-a }.
event-moray = { $count ->
    [0] { $seat } komt met de schrik vrij.
    [one] { $seat } laat een parel vallen en vlucht.
   *[other] { $seat } laat { $count } parels vallen en vlucht.
  }
event-surface = { $count ->
    [one] { $seat } brengt een parel boven.
   *[other] { $seat } brengt { $count } parels boven.
  }
event-peek = { $seat } gluurt in de bovenste schelp { $place-the }.
event-peek-secret = { $seat } gluurt in de bovenste schelp { $place-the }: { $shell-a }.

## Wat een zet zou doen

preview-dive = { $morays ->
    [0] Er is geen murene meer.
    [one] In 1 van de { $shells } schelpen loert een murene.
   *[other] In { $morays } van de { $shells } schelpen loert een murene.
  }
preview-dive-known = Je hebt het gezien: { $shell-a }.
preview-surface = { $points ->
    [one] Brengt 1 punt in veiligheid.
   *[other] Brengt { $points } punten in veiligheid.
  }

## Waarom niet

refuse-surface = De mand is leeg: duik eerst.
refuse-empty = Er ligt geen schelp meer { $place-the }.
refuse-peeked = Je hebt al gegluurd: dat mag één keer per partij.
refuse-known = Je kent de bovenste schelp { $place-the } al.

## De afrekening

points-pearls = Parels
points-wanted = Parels die de koper wilde
line-pearls = { $count ->
    [one] 1 { $shell } parel
   *[other] { $count } { $shell-many }
  }
line-wanted = { $count ->
    [one] 1 { $shell } parel, dubbel betaald door de koper
   *[other] { $count } { $shell-many }, dubbel betaald door de koper
  }

## Moves, as a list or a button names them

move-dive = Duik { $place-the }
move-surface = Kom boven
move-peek = Gluur in de bovenste schelp { $place-the }
