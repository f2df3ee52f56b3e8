### What is this? What both games of the turning ocean explain.

what-place-chip = { $place }: { $chip-a }. Wie de Nautilus hierheen laat wijzen, pakt het fiche.
what-place-hidden = Een { $colour } fiche dat dicht ligt. Niemand weet wat erop staat tot de Nautilus hierheen wijst.
what-place-empty = { $place }: hier ligt geen fiche meer.
what-pointed = De Nautilus wijst nu hierheen.
what-wanted = De rij van deze ronde vraagt om dit plaatje.
what-not-wanted = De rij van deze ronde vraagt niet om dit plaatje.
what-symbols-1 = In een kolom is het één symbool: { $symbol }.
what-symbols-2 = In een kolom zijn het twee symbolen: { $symbol } en { $second-symbol }.
what-square-chip = { $square } van { $seat }: { $chip-a }.
what-counted = Dit fiche telt mee in zijn rij.
what-not-counted = In zijn rij telt dit fiche niet mee.
what-square-free = { $square } van { $seat } is vrij.
what-row = { $points ->
    [0] Rij { $round } van { $seat } is nog niets waard.
    [one] Rij { $round } van { $seat } is nu 1 punt waard.
   *[other] Rij { $round } van { $seat } is nu { $points } punten waard.
  }
what-row-scored = { $points ->
    [one] Rij { $round } van { $seat } is geteld: 1 punt.
   *[other] Rij { $round } van { $seat } is geteld: { $points } punten.
  }
what-column = { $points ->
    [0] Kolom { $column } van { $seat } is nog niets waard.
    [one] Kolom { $column } van { $seat } is nu 1 punt waard.
   *[other] Kolom { $column } van { $seat } is nu { $points } punten waard.
  }
what-player = { $points ->
    [one] { $seat } heeft tot nu toe 1 punt.
   *[other] { $seat } heeft tot nu toe { $points } punten.
  }
what-token = { $bonus ->
    [0] Nummer { $token } levert niets op als de ronde eindigt.
   *[other] Nummer { $token } levert nog { $bonus } punten op als de ronde zo eindigt.
  }
what-numbers = De genummerde kaarten van { $seat }. De bleke zijn gespeeld; ze komen samen terug.
what-card-order = Wie het hoogste nummer legt, stuurt als eerste.
what-pile = { $count ->
    [0] De actiekaarten: er ligt geen kaart dicht.
    [one] De actiekaarten: er ligt één kaart dicht.
   *[other] De actiekaarten: er liggen { $count } kaarten dicht.
  } Een anker levert de bovenste op.
what-steer = Sturen: { $steer }. Dan wijst de Nautilus naar { $place }.
what-gauge = De dieptemeter: de Nautilus is op diepte { $depth }. Hij bereikt de ring van die diepte: 0 is de buitenste.
what-compass = Het kompas: de letters blijven staan, de oceaan draait. Koers van de Nautilus: { $direction-word }.
what-submarine = De Nautilus, door iedereen bestuurd. Koers: { $direction-word }, diepte { $depth }; hij wijst naar { $place }.
what-order = Een nieuwe volgorde: het nummer boven elk teken is wat die speler zou krijgen.
