### What is this? Whatever lies in the cave and beside it, in a sentence or two.

what-tile = { $cell } : { $shape }.
what-obstacle = { $shape-about } Personne ne peut s’y tenir : la carte de cette sorte te fait passer.
what-tile-entrance = Tout le monde part d’ici, et doit y revenir pour être dehors.
what-tile-sump = La galerie finit sous l’eau : c’est la toute dernière tuile.
what-tile-chamber = Dans une salle, tu peux aussi passer en diagonale vers une autre salle, si une troisième touche les deux.
what-tile-digging = Ici, quelqu’un a creusé. On peut s’y tenir, mais cette tuile ne compte jamais dans le score.
what-gas = Il y a du CO₂ ici : quand il monte, mieux vaut n’avoir personne sur cette tuile.
what-find = { $find }. { $find-about }
what-place = { $cell } : la tuile en main peut être posée ici.
what-step-move = Tu peux y aller maintenant.
what-step-cross = Tu peux y passer avec une carte.
what-step-dig = Tu peux y creuser.
what-caver = { $seat } est en { $cell }.
what-caver-out = { $seat } est hors de la grotte : tout va bien.
what-holds = { $cards ->
    [one] En main : { $cards } carte
   *[other] En main : { $cards } cartes
  } et { $cubes ->
    [one] { $cubes } cube.
   *[other] { $cubes } cubes.
  }
what-no-marker = Son repère n’est pas encore posé : impossible de sortir.
what-going-home = Son repère est posé : la sortie est permise.
what-marker = { $count ->
    [one] Le repère { $seat-of } est à { $count } tuile de l’entrée.
   *[other] Le repère { $seat-of } est à { $count } tuiles de l’entrée.
  } Le plus éloigné fait le score de toute l’équipe.
what-cube = Un cube : { $resource }. Il sert à payer quand une carte le demande, puis il est perdu.
what-card = { $card }. { $card-about }
what-item = { $item }. { $item-about }
what-packed = C’est dans les sacs.
what-not-packed = Ce n’est pas dans les sacs.
what-scale-management = La gestion : ce qui va de travers dans l’équipe.
what-scale-water = Le niveau de l’eau dans la grotte.
what-scale-co2 = Le mauvais air dans la grotte.
what-scale = L’échelle est à { $level }. Si elle atteint { $end } alors que quelqu’un est dedans, tout est perdu.
what-objective = « { $objective } » : quelque chose à trouver. Dès que quelqu’un se tient sur une tuile avec le signe, c’est trouvé pour tout le monde.
what-drawn = La tuile à poser : { $shape }. Tourne-la comme tu veux ; une ouverture doit toucher une ouverture.
what-status = { $count ->
    [0] Il ne reste aucune tuile
    [one] Il reste { $count } tuile
   *[other] Il reste { $count } tuiles
  } dans la pioche, et { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
  }
what-goal = Le but : l’un de vous pose son repère à { $count } tuiles ou plus loin, chacun à { $least } au moins, et tous ressortent.
what-ruler = Les nombres nomment les cases : l’entrée est 0,0, et 1,0 est juste à l’est.
