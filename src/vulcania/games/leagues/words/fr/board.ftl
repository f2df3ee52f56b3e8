## Sur la table

label-round = Manche { $round }, tour { $turn }
label-pile-left = { $count } dans la pioche
label-biscuits = Biscuits de mer
label-extra-sailor = Matelot
    .parted = Matelot
label-extra-super-sailor = Super-matelot
    .parted = Super- matelot
label-extra-diver = Scaphandrier
    .parted = Scaphan- drier
label-extra-number-chips = Jetons numérotés
    .parted = Jetons
label-scorer-all = chacun
label-scorer-finder = qui le trouve
label-scorer-most = qui en a le plus
tell-event = Biscuit de mer { $number } ({ $story }) : { $scorer } 1 point par { $one-symbol } et par { $other-symbol }.
tell-pile = { $count ->
    [0] Il n’y a plus de carte d’action dans la pioche.
    [one] Une carte d’action dans la pioche : { $extra }.
   *[other] { $count } cartes d’action dans la pioche, sur le dessus : { $extra }.
  }
tell-player = { $points ->
    [one] { $seat } : { $points } point, numéro { $token }.
   *[other] { $seat } : { $points } points, numéro { $token }.
  }
tell-laid = Carte posée : { $card } ({ $steering }).
tell-hand = { $count ->
    [0] En main : { $list } ; aucun matelot.
    [one] En main : { $list } ; un matelot.
   *[other] En main : { $list } ; { $count } matelots.
  }
tell-specials = Cartes d’action : { $list }.
tell-free = { $square } : libre, demande { $chip-the }
move-play = Joue { $extra-a }
