### Ce que vaut une position pour un joueur, élément par élément : le capitaine explique ainsi ses conseils.

part-guineas = les guinées d’or
part-preys = les proies capturées
part-hunt = les proies à portée
part-watch = le temps qui reste à la barre
