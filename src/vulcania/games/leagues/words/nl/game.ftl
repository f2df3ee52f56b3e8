title = 20.000 mijlen onder de zeeën
tagline = Eén duikboot, door iedereen bestuurd, op een oceaan die draait: wees als eerste bij jouw fiche.

## Dingen

chip-none = –
extra-sailor = matroos
    .a = een matroos
    .does = verwissel twee van je fiches
extra-super-sailor = supermatroos
    .a = een supermatroos
    .does = verplaats een van je fiches naar een vrij vak
extra-diver = duiker
    .a = een duiker
    .does = ruil een van je fiches voor een fiche uit de oceaan
extra-number-chips = nummerfiches
    .a = de nummerfiches
    .does = deel alle nummerfiches opnieuw uit
extra-none = geen kaart
    .a = geen kaart
    .does = niets
symbol-biscuit = scheepsbeschuit
    .short = Be
    .many = scheepsbeschuiten
round-1 = I
round-2 = II
round-3 = III
story-1 = Een haai valt aan
story-2 = Het spookschip
story-3 = Langs het rif
story-4 = Het zeewierwoud
story-5 = Weg van de kannibalen
story-6 = De Nautilus is ontdekt
story-7 = Volle kracht vooruit
story-8 = De reuzenoctopus
story-9 = Op naar Vulcania
scorer-all = iedereen krijgt
scorer-finder = de vinder krijgt
scorer-most = wie er de meeste heeft, krijgt

## Opties

option-expert = Voor ervaren spelers
    .help = Alle fiches liggen vanaf het begin open: de oceaan heeft geen geheimen meer.

## Wat er nu te doen is

prompt-lay = { $seat }: leg een van je genummerde kaarten. De hoogste stuurt als eerste.
  .waiting = { $seat } kiest een kaart.
prompt-sail = { $seat }: voer je { $card } uit ({ $steering }). Welke kant op?
  .waiting = { $seat } staat aan het roer.
prompt-sail-extra = { $seat }: voer je { $card } uit ({ $steering }), of speel eerst een extra kaart.
  .waiting = { $seat } staat aan het roer.
prompt-after = { $seat }: speel nu een extra kaart, of pas.
  .waiting = { $seat } mag nog een kaart spelen.
prompt-steer = { $seat }: je hebt een duikboot gevonden. Stuur nog een keer zoals je wilt, of pas.
  .waiting = { $seat } staat aan het roer.
prompt-swap = { $seat }: je matroos verwisselt twee van je fiches. Welke?
  .waiting = { $seat } schuift met fiches.
prompt-move = { $seat }: je supermatroos verplaatst een van je fiches naar een vrij vak. Welk, en waarheen?
  .waiting = { $seat } schuift met fiches.
prompt-offer = { $seat }: je duiker neemt een van je fiches mee naar beneden. Welk geef je?
  .waiting = { $seat } kiest een fiche.
prompt-fetch = { $seat }: welk fiche moet je duiker ophalen in ruil voor { $chip-the } van { $square }?
  .waiting = { $seat } kiest een fiche.
prompt-deal = { $seat }: deel de nummerfiches opnieuw uit. Wie krijgt 1, wie krijgt 2, enzovoort?
  .waiting = { $seat } deelt de nummers opnieuw uit.

## Wat er gebeurde

event-lay = { $seat } legt de { $card } ({ $steering }).
event-full = De rij van { $seat } is vol: het fiche op { $place } blijft liggen.
event-take = { $seat } pakt { $chip-the } van { $place } voor vak { $square }.
event-found-submarine = { $seat } vindt de duikboot op { $place }: nog één keer sturen, naar keuze.
event-decline = { $seat } stuurt niet nog een keer.
event-action = { $seat } pakt de actiekaart: { $extra }.
event-turn-up = Volgende actiekaart: { $extra }.
event-no-action = Er is geen actiekaart meer voor { $seat }.
event-biscuit = Scheepsbeschuit { $number }, “{ $story }”: { $scorer } 1 punt per { $one-symbol } en per { $other-symbol }. { $seat } krijgt er { $mine }, de anderen samen { $theirs }.
card-biscuit = 1 punt per { $one-symbol } en per { $other-symbol }: { $mine } voor de vinder, { $theirs } voor de anderen.
event-play = { $seat } speelt { $extra-a }.
event-swap = { $seat } verwisselt { $square } en { $other }.
event-move = { $seat } verplaatst { $chip-the } van { $square } naar { $to }.
event-fetch = De duiker van { $seat } haalt { $chip-the } van { $place } naar { $square } en legt { $old-chip-the } ervoor in de plaats.
event-fetch-submarine = De duiker van { $seat } vindt de duikboot op { $place } en laat daar { $old-chip-the } achter: één keer sturen naar keuze.
event-deal = { $seat } deelt de nummerfiches opnieuw uit: { $first-seat } heeft nummer 1.
event-take-back = { $seat } heeft alle genummerde kaarten gespeeld en neemt de aflegstapel terug.
event-round-end = Ronde { $round } is afgelopen.
event-round-cut = Ronde { $round } heeft veertig beurten geduurd en eindigt hier.
event-row = { $points ->
    [one] { $seat }: 1 punt voor rij { $round }.
   *[other] { $seat }: { $points } punten voor rij { $round }.
  }
event-bonus = { $points ->
    [one] { $seat }: 1 punt voor nummer { $token }.
   *[other] { $seat }: { $points } punten voor nummer { $token }.
  }
event-column = { $points ->
    [one] { $seat }: 1 punt voor kolom { $column }.
   *[other] { $seat }: { $points } punten voor kolom { $column }.
  }
event-round = Ronde { $round } begint: er liggen nieuwe fiches, en { $seat } legt als eerste een kaart.

## Wat een zet zou doen

preview-lay = Stuurt: { $steering }. Van de kaarten die er liggen, zou deze nummer { $token } krijgen.
preview-nothing = Wijst naar { $place }: daar ligt geen fiche.
preview-full = Wijst naar { $place }: je rij is vol, het fiche blijft liggen.
preview-hidden = { $place }: een fiche dat dicht ligt, voor { $square }.
preview-take = { $place }: { $chip-the } voor { $square }; de rij zou { $worth } waard zijn (nu { $now }).
preview-anchor = { $place }: { $chip-the } voor { $square }, en { $extra-a }; de rij zou { $worth } waard zijn (nu { $now }).
preview-biscuit = { $place }: scheepsbeschuit { $number } voor { $square }; meteen { $mine } voor jou en { $theirs } voor de anderen; de rij zou { $worth } waard zijn (nu { $now }).
preview-submarine = { $place }: de duikboot, en daarmee nog één keer sturen naar keuze.
preview-take-scored = { $place }: { $chip-the } voor { $square }, in een rij die al geteld is. Kolommen: { $before } → { $columns }.
preview-anchor-scored = { $place }: { $chip-the } voor { $square }, in een rij die al geteld is, en { $extra-a }. Kolommen: { $before } → { $columns }.
preview-biscuit-scored = { $place }: scheepsbeschuit { $number } voor { $square }, in een rij die al geteld is; meteen { $mine } voor jou en { $theirs } voor de anderen. Kolommen: { $before } → { $columns }.
preview-fetch-submarine = { $place }: de duikboot, en daarmee nog één keer sturen naar keuze; vak { $square } blijft vrij.
preview-grid = Rij van deze ronde: { $now } → { $worth }. Kolommen: { $before } → { $columns }.
preview-play = Daarna: { $extra-does }.

## Waarom niet

refuse-card-gone = Je hebt de { $card } niet in je hand: die komt terug als alle tien de kaarten gespeeld zijn.
refuse-pass = Je moet je genummerde kaart uitvoeren: overslaan mag niet.
refuse-steered = Je genummerde kaart is al uitgevoerd.
refuse-steering = Je { $card } stuurt anders: { $steering }.
refuse-one-extra = Eén extra kaart per beurt, en die van jou is gespeeld.
refuse-no-sailor = Je hebt geen matroos meer tot je aflegstapel terugkomt.
refuse-no-action = Je hebt deze actiekaart niet: { $extra }. Een anker geeft je de bovenste van de stapel.
refuse-fresh = Deze actiekaart ({ $extra }) is in deze beurt gepakt: je mag die pas in de volgende spelen.
refuse-no-super-sailor = Er is geen fiche om te verplaatsen, of geen vak waar het heen kan.
refuse-no-diver = De duiker heeft een fiche van jou en een fiche in de oceaan nodig.
refuse-deal = Verdeel de nummerfiches over alle { $seats } spelers, niet zo: { $given }.
refuse-no-chip = Op { $place } ligt geen fiche.
refuse-empty-square = Je hebt geen fiche op { $square }.
refuse-same-square = Dat is twee keer hetzelfde vak: { $square }.
refuse-taken-square = Op { $square } ligt al een fiche.
refuse-later-c = { $square } is vak C van een latere rij: dat mag je pas in die ronde vullen.
refuse-play-first = Speel eerst de kaart die je daarvoor nodig hebt: { $extra }.
refuse-now-lay = Eerst legt iedereen een genummerde kaart.
refuse-now-sail = Voer nu je genummerde kaart uit.
refuse-now-after = Je kaart is uitgevoerd: speel een extra kaart, of pas.
refuse-now-steer = Stuur nu nog een keer, of pas.
refuse-now-swap = De matroos is gespeeld: verwissel nu twee van je fiches.
refuse-now-move = De supermatroos is gespeeld: verplaats nu een van je fiches.
refuse-now-offer = De duiker is gespeeld: geef nu een van je fiches.
refuse-now-fetch = De duiker gaat naar beneden: kies nu een fiche uit de oceaan.
refuse-now-deal = De nummerfiches zijn gespeeld: deel ze nu opnieuw uit.

## De eindafrekening

points-row = Plaatjes in rijen
points-bonus = Bonusnummers
points-event = Scheepsbeschuiten
points-column = Symbolen in kolommen
line-row-nothing = Rij { $round }: geen gevraagd plaatje ({ $first-chip }, { $second-chip }, { $third-chip })
line-row-singles = { $singles ->
    [one] Rij { $round }: één los fiche voor { $single } ({ $first-chip }, { $second-chip }, { $third-chip })
   *[other] Rij { $round }: { $singles } losse fiches, elk voor { $single } ({ $first-chip }, { $second-chip }, { $third-chip })
  }
line-row-pair = { $singles ->
    [0] Rij { $round }: een paar voor { $pair } ({ $first-chip }, { $second-chip }, { $third-chip })
   *[other] Rij { $round }: een paar voor { $pair } en een los fiche voor { $single } ({ $first-chip }, { $second-chip }, { $third-chip })
  }
line-row-triple = Rij { $round }: de hele reeks voor { $triple } ({ $first-chip }, { $second-chip }, { $third-chip })
line-bonus = Ronde { $round }: bonus voor nummer { $token }
line-event = Scheepsbeschuit { $number }, “{ $story }”: { $points } × { $one-symbol } of { $other-symbol }
line-column-0 = Kolom { $column }: geen symbool dubbel
line-column-1 = Kolom { $column }: { $first-count } × { $first-symbol }{ $wild ->
    [0] {""}
    [one] , met één beschuit
   *[other] , met { $wild } beschuiten
  }
line-column-2 = Kolom { $column }: { $first-count } × { $first-symbol }, { $second-count } × { $second-symbol }{ $wild ->
    [0] {""}
    [one] , met één beschuit
   *[other] , met { $wild } beschuiten
  }
line-column-3 = Kolom { $column }: { $first-count } × { $first-symbol }, { $second-count } × { $second-symbol }, { $third-count } × { $third-symbol }{ $wild ->
    [0] {""}
    [one] , met één beschuit
   *[other] , met { $wild } beschuiten
  }
