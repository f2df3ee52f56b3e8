### What is this? What is this game's own.

what-card = Kaart { $number }, { $action }: daarmee { $action-does }.
what-special = { $special }: { $special-does }.
what-pile-top = Bovenop: { $special } ({ $special-does }).
what-wants = Deze rij vraagt om { $first-chip-the }, { $second-chip-the } en { $third-chip-the }, in welke volgorde ook.
what-row-pays = Eén van de drie gevraagde plaatjes levert { $one } op, twee leveren { $two } op, alle drie { $three }.
what-columns = Een kolom levert punten op voor gelijke symbolen: hoe meer van hetzelfde, hoe meer punten. Kolommen worden geteld na ronde 3 en na ronde 5.
what-square-printed = Op { $square } is een symbool gedrukt: { $symbol }. Het telt mee in de kolom, en er komt geen fiche.
what-chip-anchor = Houd het als symbool, of geef het voor de bovenste actiekaart.
what-chip-star = Niemand mag hier eindigen.
what-chip-arrow = Hij blijft in de oceaan: wie ernaar wijst, stuurt nog een keer.
what-chip-seal = Hij telt als plaatje en als symbool naar keuze.
what-stack = { $count ->
    [0] De stapel fiches ({ $colour }, { $depth }) is leeg.
    [one] De stapel fiches ({ $colour }, { $depth }): nog één fiche.
   *[other] De stapel fiches ({ $colour }, { $depth }): nog { $count } fiches.
  } Daarmee wordt de oceaan voor een nieuwe ronde aangevuld.
what-bonus = Wat elk nummer oplevert als een ronde eindigt.
