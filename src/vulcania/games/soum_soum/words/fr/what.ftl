### What is this? Whatever lies on the board, in a sentence or two.

what-card = { $cell } : une carte avec { $animal-a }. Un plongeur posé dessus compte { $pattern-the }.
what-counts = { $count ->
    [0] Cela ne rapporte encore rien.
    [one] Cela fait 1 point pour l’instant ({ $cells }).
   *[other] Cela fait { $count } points pour l’instant ({ $cells }).
  }
what-diver = Ici se trouve un plongeur { $seat-of }. Il y reste jusqu’à la fin.
what-free = Il n’y a pas encore de plongeur ici.
what-water = { $cell } est encore vide : on peut y poser une carte.
what-submarine = Le sous-marin : les plongeurs partent d’ici. On n’y pose pas de carte, et il ne compte pour personne.
what-hand = Une carte de ta main avec { $animal-a }. Un plongeur posé dessus comptera { $pattern-the }.
what-market = Une carte que chacun peut prendre, avec { $animal-a }. Un plongeur posé dessus comptera { $pattern-the }.
what-player = { $count ->
    [0] { $seat } n’a pas encore de plongeur dans la mer, donc pas de points.
    [one] { $seat } a { $points ->
        [one] { $points } point
       *[other] { $points } points
      } pour l’instant : ce que vaut son seul plongeur dans la mer.
   *[other] { $seat } a { $points ->
        [one] { $points } point
       *[other] { $points } points
      } pour l’instant : ce que valent ensemble ses { $count } plongeurs dans la mer.
  }
what-aboard = { $count ->
    [one] Un plongeur est encore à bord. S’il y reste, il ne rapporte rien.
   *[other] { $count } plongeurs sont encore à bord. S’ils y restent, ils ne rapportent rien.
  }
what-pattern = Une carte avec ce motif compte { $pattern-the } : un point par animal.
what-own = La carte sous le plongeur compte aussi, si elle montre cet animal.
what-own-not = Dans cette partie, la carte sous le plongeur ne compte pas.
what-pile = { $count ->
    [0] La pioche est vide.
    [one] La pioche : il reste une carte.
   *[other] La pioche : il reste { $count } cartes.
  }
what-draw = Tu en pioches une à la fin de ton tour.
what-refill = Elle complète le marché ouvert.
what-edge = Les lettres et les chiffres nomment les cases : a1 est celle en haut à gauche.
what-tally = La fin : à côté de chaque case, ce que le plongeur y a rapporté, et la somme à droite.
