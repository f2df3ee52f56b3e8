### Wat er op en naast het bord staat.

label-round = Ronde { $round } van { $rounds }, beurt { $turn }
label-keep = Fiche houden
label-leave = Laten liggen
label-card = Kaart nemen
label-pile-left = { $count } eronder
label-stacks = Stapels
label-columns = Kolommen, voor 1 tot 5 gelijke symbolen:
label-special-sailor = Matroos
    .parted = Matroos
label-special-helmet = Helm
    .parted = Helm
label-special-thermostat = Thermostaat
    .parted = Thermo- staat
label-special-reverse = Achteruit
    .parted = Achter- uit
label-special-bell = Bel
    .parted = Bel
label-special-globe = Globe
    .parted = Globe
label-special-numbers = Nummers
    .parted = Nummers
tell-stack = { $count ->
    [one] Stapel { $colour } { $depth }: 1 fiche
   *[other] Stapel { $colour } { $depth }: { $count } fiches
  }
tell-pile = Open actiekaart: { $special }; eronder: { $count }.
tell-pile-empty = Er ligt geen actiekaart op de stapel.
tell-player = { $points ->
    [one] { $seat }: 1 punt, nummerfiche { $token }.
   *[other] { $seat }: { $points } punten, nummerfiche { $token }.
  }
tell-laid = Gelegd: { $card } ({ $action }).
tell-hand = In de hand: { $list }.
tell-specials = Speciale kaarten: { $list }.
tell-bonus = { $square }: bonusvak ({ $symbol })
tell-free = { $square }: vrij

## Zetten, zoals een lijst of een knop ze noemt

move-play = Speel { $special-the }
move-keep = Houd het fiche
move-leave = Laat het fiche liggen
move-card = Neem de actiekaart
move-trade = Ruil het voor het fiche van { $seat } op { $cell }
move-take = Pak het fiche van { $seat } op { $cell }
move-put = Leg het op { $cell }
