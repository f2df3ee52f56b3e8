### Ce que vaut une position pour un joueur, élément par élément : le capitaine explique ainsi ses conseils.

part-catch = les animaux que les plongeurs voient déjà
part-sight = les cases libres que les plongeurs regardent
part-divers = les plongeurs encore à bord
part-last-word = l’ordre du tour, en cas d’égalité
