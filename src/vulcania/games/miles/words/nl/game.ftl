title = 20.000 mijlen onder zee
tagline = Vijf rondes op een oceaan die draait: verzamel plaatjes per rij, symbolen per kolom, en pas op voor de rode sterren.

## Dingen

action-current = stroming
    .does = draai je de oceaan één arm naar links of rechts
action-heading = koers
    .does = draai je de Nautilus een kwartslag naar links of rechts
action-depth = diepte
    .does = stijg of duik je één stap
action-thermostat = nucleaire thermostaat
    .does = stuur je zoals je wilt
action-sailor = matroos
    .does = verwissel je twee eigen fiches
action-helmet = magische helm
    .does = ruil je een fiche met een andere speler
special-sailor = matroos
    .the = de speciale matroos
    .does = verplaats een van je fiches naar het meest linkse vrije vak van een rij
special-helmet = magische helm
    .the = de speciale magische helm
    .does = ruil een van je fiches voor een open wit fiche uit de oceaan
special-thermostat = nucleaire thermostaat
    .the = de speciale nucleaire thermostaat
    .does = stuur met je handkaart zoals je wilt
special-reverse = achteruit
    .the = de kaart “achteruit”
    .does = deze beurt stuurt de laagste kaart als eerste
special-bell = scheepsbel
    .the = de scheepsbel
    .does = pak een fiche van een andere speler
special-globe = globe
    .the = de globe
    .does = stuur één keer extra, zoals je wilt
special-numbers = nummerfiches
    .the = de kaart “nummerfiches”
    .does = deel alle nummerfiches opnieuw uit
symbol-anchor = anker
    .short = An
    .many = ankers
symbol-seal = zeehond
    .short = Ze
    .many = zeehonden

## Opties

option-length = Lengte
    .help = Het volledige spel duurt vijf rondes, het korte drie.
option-length-full = Volledig spel
option-length-short = Kort spel
option-optional-taking = Fiches mogen blijven liggen
    .help = Wie naar een fiche wijst, mag het laten liggen in plaats van het te pakken.

## Wat er nu te doen is

prompt-lay = { $seat }: leg een van je kaarten. Wie de hoogste legt, stuurt als eerste.
  .waiting = { $seat } kiest een kaart.
prompt-lay-reverse = { $seat }: leg een van je kaarten. Achteruit: wie de laagste legt, stuurt als eerste.
  .waiting = { $seat } kiest een kaart.
prompt-sail-current = { $seat }: draai de oceaan naar links of naar rechts.
  .waiting = { $seat } staat aan het roer.
prompt-sail-heading = { $seat }: draai de Nautilus naar links of naar rechts.
  .waiting = { $seat } staat aan het roer.
prompt-sail-depth = { $seat }: stijg of duik.
  .waiting = { $seat } staat aan het roer.
prompt-sail-thermostat = { $seat }: stuur zoals je wilt.
  .waiting = { $seat } staat aan het roer.
prompt-sail-sailor = { $seat }: verwissel twee van je fiches, of pas.
  .waiting = { $seat } schuift met fiches.
prompt-sail-helmet = { $seat }: kies een van je fiches om met een andere speler te ruilen, of pas.
  .waiting = { $seat } kiest een fiche.
prompt-sail-extra = { $seat }: voer je kaart uit ({ $action }), of speel eerst een speciale kaart.
  .waiting = { $seat } staat aan het roer.
prompt-after = { $seat }: speel nu een speciale kaart, of pas.
  .waiting = { $seat } mag nog een kaart spelen.
prompt-steer-arrow = { $seat }: een groene pijl! Stuur nog een keer, zoals je wilt.
  .waiting = { $seat } staat aan het roer.
prompt-steer-globe = { $seat }: met de globe stuur je zoals je wilt.
  .waiting = { $seat } staat aan het roer.
prompt-anchor = { $seat }: een anker. Houd je het op je scorebord, of neem je de actiekaart ({ $special })?
  .waiting = { $seat } heeft een anker gevonden en kiest.
prompt-anchor-leave = { $seat }: een anker. Houd je het op je scorebord, neem je de actiekaart ({ $special }), of laat je het liggen?
  .waiting = { $seat } heeft een anker gevonden en kiest.
prompt-anchor-full = { $seat }: een anker, en je rij is vol. Neem je de actiekaart ({ $special }), of laat je het anker liggen?
  .waiting = { $seat } heeft een anker gevonden en kiest.
prompt-keep = { $seat }: je hebt { $chip-the } gevonden. Houden of laten liggen?
  .waiting = { $seat } kiest een fiche.
prompt-move = { $seat }: verplaats een van je fiches naar het meest linkse vrije vak van een rij.
  .waiting = { $seat } schuift met fiches.
prompt-offer = { $seat }: welk van je fiches gaat terug de oceaan in?
  .waiting = { $seat } kiest een fiche.
prompt-fetch = { $seat }: welk open wit fiche krijg je ervoor?
  .waiting = { $seat } kiest een fiche.
prompt-take = { $seat }: luid de bel! Welk fiche pak je, en van wie?
  .waiting = { $seat } kiest een fiche.
prompt-put = { $seat }: in welke rij komt het?
  .waiting = { $seat } kiest een rij.
prompt-trade = { $seat }: welk fiche van een andere speler krijg je ervoor?
  .waiting = { $seat } kiest een fiche.
prompt-deal = { $seat }: deel de nummerfiches opnieuw uit. Wie krijgt 1, wie krijgt 2, enzovoort?
  .waiting = { $seat } deelt de nummers opnieuw uit.

## Wat er gebeurde

event-lay = { $seat } legt de { $card } ({ $action }).
event-take-plain = { $seat } legt { $chip-the } op { $square }.
event-take-one = { $seat } legt { $chip-the } ({ $symbol }) op { $square }.
event-take-two = { $seat } legt { $chip-the } ({ $symbol }, { $second-symbol }) op { $square }.
event-found = { $seat } vindt { $chip-the } op { $place }.
event-not-taken = { $seat } laat { $chip-the } op { $place } liggen.
event-left = De rij van { $seat } is vol: { $chip-the } blijft op { $place } liggen.
event-star = { $seat } draait op { $place } een rode ster om: daar mag niemand meer eindigen.
event-star-gone = Overal rode sterren: die op { $place } gaat uit het spel.
event-arrow = Een groene pijl op { $place }: { $seat } stuurt nog een keer.
event-arrow-spent = { $seat } heeft de groene pijl op { $place } deze beurt al gebruikt.
event-anchor = { $seat } vindt een anker op { $place }.
event-anchor-kept = { $seat } houdt het anker op { $square }.
event-card = { $seat } ruilt het anker voor de actiekaart: { $special }.
event-turn-up = De open actiekaart is nu: { $special }.
event-special = { $seat } speelt { $special-the }.
event-swap = { $seat } verwisselt { $chip-the } op { $square } en { $other-chip-the } op { $other-square }.
event-trade = { $seat } ruilt { $chip-the } op { $square } voor { $other-chip-the } van { $other-seat } op { $other-square }.
event-fetch = { $seat } haalt { $other-chip-the } van { $place } naar { $square } en legt { $chip-the } ervoor in de plaats.
event-move = { $seat } verplaatst { $chip-the } van { $from-square } naar { $square }.
event-rob = { $seat } pakt { $chip-the } van { $other-seat } ({ $from-square }) voor vak { $square }.
event-deal = { $seat } deelt de nummerfiches opnieuw uit: { $first-seat } heeft nummer 1.
event-idle = { $seat } ruilt niets ({ $action }).
event-cards-back = Alle twaalf de kaarten zijn gespeeld: iedereen neemt ze terug.
event-round-filled = Ronde { $round } is afgelopen: er is een rij vol.
event-round-late = Ronde { $round } heeft vierentwintig beurten geduurd en eindigt hier.
event-round-barren = Ronde { $round } is afgelopen: er ligt geen fiche meer dat je kunt pakken.
event-count = { $seat }: { $points } voor rij { $round } en { $bonus } voor nummer { $number }, in totaal { $score }.
event-count-columns = { $seat }: { $points } voor rij { $round }, { $bonus } voor nummer { $number } en { $columns } voor de kolommen, in totaal { $score }.
event-refill = { $count ->
    [0] Ronde { $round } begint. Er zijn geen fiches om bij te leggen; { $seat } legt de eerste kaart.
    [one] Ronde { $round } begint. Er komt één nieuw fiche bij; { $seat } legt de eerste kaart.
   *[other] Ronde { $round } begint. Er komen { $count } nieuwe fiches bij; { $seat } legt de eerste kaart.
  }

## Wat een zet zou doen

preview-lay = { $laid ->
    [one] Daarmee { $action-does }. Je legt als eerste.
   *[other] Daarmee { $action-does }. Van de { $laid } gelegde kaarten zou deze nummer { $number } krijgen.
  }
preview-play = Dan: { $special-does }.
preview-keep = Jouw scorebord: { $gain }.
preview-card = Je krijgt: { $special } ({ $special-does }). Het fiche gaat uit het spel.
preview-deal = Je zou nummer { $number } hebben.
preview-nothing = { $place }: daar ligt geen fiche.
preview-hidden = { $place }: een blauw fiche dat dicht ligt.
preview-star = { $place }: de rode ster daar gaat uit het spel.
preview-arrow = { $place }: een groene pijl, stuur nog een keer.
preview-arrow-spent = { $place }: de groene pijl daar doet deze beurt niets meer.
preview-anchor = { $place }: een anker, of de actiekaart ({ $special }).
preview-anchor-card = { $place }: een anker; je rij is vol, dus je neemt de actiekaart ({ $special }).
preview-anchor-plain = { $place }: een anker.
preview-full = { $place }: { $chip-the }, maar je rij is vol.
preview-plain = { $place }: { $chip-the }. Jouw scorebord: { $gain }.
preview-one = { $place }: { $chip-the } ({ $symbol }). Jouw scorebord: { $gain }.
preview-two = { $place }: { $chip-the } ({ $symbol }, { $second-symbol }). Jouw scorebord: { $gain }.
preview-exchange = Jouw scorebord: { $gain }, die van de anderen: { $loss }.

## Waarom niet

refuse-kind = Je { $card } doet iets anders: { $action }.
refuse-no-steering = Met je kaart stuur je niet: { $action }.
refuse-star = Op { $place } ligt een rode ster: daar mag niemand eindigen.
refuse-card-played = Je hebt de { $card } niet in je hand: die komt terug als alle twaalf de kaarten gespeeld zijn.
refuse-compulsory = Je moet je kaart uitvoeren: { $action }.
refuse-not-held = Je hebt deze actiekaart niet: { $special }. Een anker kan je de bovenste van de stapel geven.
refuse-one-special = Eén speciale kaart per beurt, en die van jou is gespeeld.
refuse-fresh = Deze kaart ({ $special }) is in deze beurt gepakt: je mag die pas in de volgende spelen.
refuse-reverse = Achteruit leg je samen met je handkaart, voordat de volgorde vaststaat.
refuse-special-laying = Leg eerst een handkaart; deze kaart ({ $special }) kun je spelen als je stuurt.
refuse-between = Een speciale kaart komt vóór de handkaart of na alles wat daardoor gebeurde, nooit ertussenin.
refuse-thermostat = De thermostaat verandert je handkaart: speel hem dus vóór die kaart.
refuse-use-sailor = Je hebt geen fiche om te verplaatsen, of geen vak waar het heen kan.
refuse-use-helmet = Je hebt een eigen fiche nodig en een open wit fiche in de oceaan.
refuse-use-bell = Niemand anders heeft een fiche, of je hebt er geen vrij vak voor.
refuse-trade-none = Jij en een andere speler hebben elk een fiche nodig om te ruilen.
refuse-swap-same = Een fiche kun je niet met zichzelf verwisselen.
refuse-bonus = { $square } is een bonusvak: het symbool is erop gedrukt, er ligt geen fiche.
refuse-no-chip = Je hebt geen fiche op { $square }.
refuse-no-chip-theirs = { $seat } heeft geen fiche op { $square }.
refuse-own-chip = Het moet een fiche van een andere speler zijn.
refuse-seat = Er is geen speler { $number }.
refuse-fetch-nothing = Op { $place } ligt geen fiche.
refuse-fetch-arrow = Op { $place } ligt een groene pijl: die blijft in de oceaan.
refuse-fetch-blue = Op { $place } ligt een blauw fiche: de helm haalt alleen open witte fiches.
refuse-row-unplayed = Rij { $row } wordt in het korte spel niet gespeeld.
refuse-taken = Op { $square } ligt al een fiche.
refuse-leftmost = { $square } is niet het meest linkse vrije vak van zijn rij: dat is { $leftmost }.
refuse-row-last = Het laatste fichevak van rij { $row } mag je pas in die ronde vullen.
refuse-deal-seats = Alle { $seats } nummerfiches worden uitgedeeld, één per speler.
refuse-play-first = Speel eerst de kaart die je daarvoor nodig hebt: { $special }.
refuse-anchor-full = Je rij is vol: er is geen vak voor het anker.
refuse-now-lay = Eerst legt iedereen een kaart.
refuse-now-sail = Voer nu je handkaart uit.
refuse-now-after = Je handkaart is uitgevoerd: speel een speciale kaart, of pas.
refuse-now-arrow = Door de groene pijl moet je nog een keer sturen.
refuse-now-globe = De globe is gespeeld: stuur nu.
refuse-now-anchor = Beslis eerst over het anker: houd het, of neem de kaart.
refuse-now-keep = Beslis eerst over het fiche: houd het, of laat het liggen.
refuse-now-move = De matroos is gespeeld: verplaats nu een van je fiches.
refuse-now-offer = De helm is gespeeld: kies nu een van je fiches.
refuse-now-fetch = Kies nu een open wit fiche uit de oceaan.
refuse-now-take = De bel luidt: kies nu een fiche van een andere speler.
refuse-now-put = Kies nu het vak voor het fiche.
refuse-now-trade = Kies nu het fiche van een andere speler dat je ervoor wilt.
refuse-now-deal = Deel nu de nummerfiches uit.

## De eindafrekening

points-row = Plaatjes in rijen
points-bonus = Bonusnummers
points-column = Symbolen in kolommen
line-row = Rij { $round }: { $count ->
    [0] geen gevraagd plaatje
    [one] één gevraagd plaatje ({ $cells })
   *[other] { $count } gevraagde plaatjes ({ $cells })
  }{ $seals ->
    [0] {""}
    [one] , met één zeehond
   *[other] , met { $seals } zeehonden
  }
line-bonus = Ronde { $round }: bonus voor nummer { $number }
line-column = Kolom { $column } na ronde { $round }: { $count } × { $symbol } ({ $cells }){ $seals ->
    [0] {""}
    [one] , met één zeehond
   *[other] , met { $seals } zeehonden
  }
