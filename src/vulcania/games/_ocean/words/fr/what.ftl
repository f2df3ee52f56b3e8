### What is this? What both games of the turning ocean explain.

what-place-chip = { $place } : { $chip-a }. Celui qui fait pointer le Nautilus ici prend le jeton.
what-place-hidden = Un jeton { $colour }, face cachée. Personne ne sait ce qu’il montre tant que le Nautilus ne pointe pas ici.
what-place-empty = { $place } : il n’y a plus de jeton ici.
what-pointed = Le Nautilus pointe ici maintenant.
what-wanted = La rangée de cette manche demande cette image.
what-not-wanted = La rangée de cette manche ne demande pas cette image.
what-symbols-1 = Dans une colonne, c’est un symbole : { $symbol }.
what-symbols-2 = Dans une colonne, ce sont deux symboles : { $symbol } et { $second-symbol }.
what-square-chip = { $square } { $seat-of } : { $chip-a }.
what-counted = Ce jeton compte dans sa rangée.
what-not-counted = Dans sa rangée, ce jeton ne compte pas.
what-square-free = { $square } { $seat-of } : la case est libre.
what-row = { $points ->
    [0] La rangée { $round } { $seat-of } ne vaut encore rien.
    [one] La rangée { $round } { $seat-of } vaut 1 point pour l’instant.
   *[other] La rangée { $round } { $seat-of } vaut { $points } points pour l’instant.
  }
what-row-scored = { $points ->
    [one] La rangée { $round } { $seat-of } a été comptée : { $points } point.
   *[other] La rangée { $round } { $seat-of } a été comptée : { $points } points.
  }
what-column = { $points ->
    [0] La colonne { $column } { $seat-of } ne vaut encore rien.
    [one] La colonne { $column } { $seat-of } vaut 1 point pour l’instant.
   *[other] La colonne { $column } { $seat-of } vaut { $points } points pour l’instant.
  }
what-player = { $points ->
    [one] { $seat } a { $points } point jusqu’ici.
   *[other] { $seat } a { $points } points jusqu’ici.
  }
what-token = { $bonus ->
    [0] Le numéro { $token } ne rapporte rien en fin de manche.
   *[other] Le numéro { $token } rapporte encore { $bonus } points si la manche se termine ainsi.
  }
what-numbers = Les cartes numérotées { $seat-of }. Les pâles ont été jouées ; elles reviennent toutes ensemble.
what-card-order = Celui qui pose le plus grand numéro pilote en premier.
what-pile = { $count ->
    [0] Les cartes d’action : aucune n’est face cachée.
    [one] Les cartes d’action : une est face cachée.
   *[other] Les cartes d’action : { $count } sont face cachée.
  } Une ancre peut donner celle du dessus.
what-steer = Piloter : { $steer }. Le Nautilus pointe alors vers { $place }.
what-gauge = La jauge : le Nautilus est à la profondeur { $depth }. Il atteint l’anneau de cette profondeur : 0 est celui du dehors.
what-compass = La boussole : les lettres restent, l’océan tourne. Le Nautilus met le cap { $direction-to }.
what-submarine = Le Nautilus, piloté par tous. Il met le cap { $direction-to }, à la profondeur { $depth }, et pointe vers { $place }.
what-order = Un nouvel ordre : le numéro au-dessus de chaque signe est celui que recevrait ce joueur.
