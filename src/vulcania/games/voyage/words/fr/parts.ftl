### Ce que vaut une position pour un joueur, élément par élément : le capitaine explique ainsi ses conseils.

part-guineas = les guinées d’or
part-preys = les proies capturées
part-hunt = les proies à portée de la main et de la figurine
part-watch = la fin du quart à la barre
