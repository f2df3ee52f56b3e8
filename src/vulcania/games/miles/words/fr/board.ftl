### Ce qui figure sur le plateau et à côté.

label-round = Manche { $round } sur { $rounds }, tour { $turn }
label-keep = Garder le jeton
label-leave = Le laisser
label-card = Prendre la carte
label-pile-left = { $count } dessous
label-stacks = Piles
label-columns = Colonnes, pour 1 à 5 symboles pareils :
label-special-sailor = Matelot
    .parted = Matelot
label-special-helmet = Casque
    .parted = Casque
label-special-thermostat = Thermostat
    .parted = Thermo- stat
label-special-reverse = Arrière
    .parted = Arrière
label-special-bell = Cloche
    .parted = Cloche
label-special-globe = Globe
    .parted = Globe
label-special-numbers = Numéros
    .parted = Numéros
tell-stack = { $count ->
    [one] Pile de jetons, { $colour }, { $depth } : { $count } jeton
   *[other] Pile de jetons, { $colour }, { $depth } : { $count } jetons
  }
tell-pile = Carte d’action visible : { $special } ; dessous : { $count }.
tell-pile-empty = Il n’y a plus de carte d’action dans la pioche.
tell-player = { $points ->
    [one] { $seat } : { $points } point, jeton numéro { $token }.
   *[other] { $seat } : { $points } points, jeton numéro { $token }.
  }
tell-laid = Carte posée : { $card } ({ $action }).
tell-hand = En main : { $list }.
tell-specials = Cartes spéciales : { $list }.
tell-bonus = { $square } : case bonus ({ $symbol })
tell-free = { $square } : libre

## Les coups, tels qu’une liste ou un bouton les nomme

move-play = Joue { $special-the }
move-keep = Garde le jeton
move-leave = Laisse le jeton où il est
move-card = Prends la carte d’action
move-trade = Échange-le contre le jeton { $seat-of } en { $cell }
move-take = Prends le jeton { $seat-of } en { $cell }
move-put = Pose-le en { $cell }
