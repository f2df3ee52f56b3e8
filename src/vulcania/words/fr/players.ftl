### Qui peut occuper une place.

error-player = Il n’y a pas de joueur « { $name } ». Une place peut être : { $known }.
error-player-near = Il n’y a pas de joueur « { $name } ». Voulais-tu dire { $near } ? Une place peut être : { $known }.
error-player-broken = Impossible de charger le joueur « { $name } » : { $why }
error-player-taken = Le robot « { $name } » apporté par { $package } est inutilisable : un autre joueur porte déjà ce nom.
error-player-no-budget = { $name } joue tout de suite et ne prend pas de budget.
error-budget = « { $budget } » n’est pas un budget. Écris des secondes, comme 2s (jusqu’à { $seconds }s), ou des tours de recherche, comme 500 (jusqu’à { $iterations }).
error-human-name = « { $name } » est le nom d’un robot. Une personne en porte un autre : human:Anna.
error-human-seat = Ici, on ne peut interroger personne : il faut un robot à chaque place.

## Quand un joueur flanche

player-crashed = { $name } ({ $seat }) est tombé en panne : { $why }. Le Second joue désormais à cette place.
player-illegal = { $name } ({ $seat }) a répondu « { $answer } », qui n’est pas un coup permis. Le Second joue désormais à cette place.
player-late = { $seconds ->
    [one] { $name } ({ $seat }) n’a pas répondu en { $seconds } seconde. Le Second joue à sa place.
   *[other] { $name } ({ $seat }) n’a pas répondu en { $seconds } secondes. Le Second joue à sa place.
  }

## Conseils

hint-thinking = Le capitaine réfléchit…
hint-move = { $move } : environ { $percent } % de chances de gagner, à { $within } près
hint-second = Deuxième choix : { $move }, environ { $percent } %, à { $within } près
hint-tie = Tout aussi bon : { $move }, environ { $percent } %, à { $within } près

# Le poids d’une raison ; un jeu peut avoir une autre mesure.
reason-amount = { $points ->
    [0] environ un demi-point
    [one] environ { $points } point
   *[other] environ { $points } points
  }
reason-gain = Cela te rapporte tout de suite { reason-amount } : { $part }.
    .ahead = Plus tard, cela te rapporte { reason-amount } de plus que le deuxième choix : { $part }.
    .instead = Cela aurait rapporté tout de suite { reason-amount } { $seat-to } : { $part }.
reason-keep = Plus tard, cela peut te rapporter { reason-amount } : { $part }.
    .ahead = Plus tard, cela peut te rapporter { reason-amount } de plus que le deuxième choix : { $part }.
    .instead = Plus tard, cela aurait pu rapporter { reason-amount } { $seat-to } : { $part }.
reason-deny = Comme ça, { $seat } a { reason-amount } de moins : { $part }.
    .ahead = Plus tard, { $seat } aura { reason-amount } de moins qu’avec le deuxième choix : { $part }.
    .instead = { $seat } aurait eu { reason-amount } de moins : { $part }.
reason-cost = Cela te coûte { reason-amount } : { $part }.
    .ahead = Le deuxième choix te rapporterait { reason-amount } de plus : { $part }.
    .instead = Mais cela aurait coûté { reason-amount } { $seat-to } : { $part }.
reason-risk = Tu laisses passer une chance de gagner { reason-amount } : { $part }.
    .ahead = Plus tard, le deuxième choix pourrait te rapporter { reason-amount } de plus : { $part }.
    .instead = Mais une chance de gagner { reason-amount } serait passée : { $part }.
reason-grant = Mais { $seat } y gagne aussi { reason-amount } : { $part }.
    .ahead = Avec le deuxième choix, { $seat } aurait { reason-amount } de moins : { $part }.
    .instead = Mais { $seat } y aurait gagné { reason-amount } : { $part }.
sure-only = Ici, rien d’autre n’a de sens.
sure-clear = Le capitaine en est sûr.
sure-likely = Le capitaine le pense, mais il n’en est pas tout à fait sûr.
sure-tie = C’est kif-kif : le capitaine ne peut pas départager les deux premiers.
