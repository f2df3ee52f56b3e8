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

player-crashed = { $name } ({ $seat }) est tombé en panne : { $why }. Un second joue désormais à cette place.
player-illegal = { $name } ({ $seat }) a répondu « { $answer } », qui n’est pas un coup permis. Un second joue désormais à cette place.
player-late = { $seconds ->
    [one] { $name } ({ $seat }) n’a pas répondu en { $seconds } seconde. Un second joue à sa place.
   *[other] { $name } ({ $seat }) n’a pas répondu en { $seconds } secondes. Un second joue à sa place.
  }

## Conseils

hint-thinking = Le capitaine réfléchit…
hint-move = { $move } : environ { $percent } % de chances de gagner
