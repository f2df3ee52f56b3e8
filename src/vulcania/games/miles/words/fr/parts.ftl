### Ce que vaut une position pour un joueur, élément par élément : le capitaine explique ainsi ses conseils.

part-rows = la rangée
part-columns = les colonnes
part-token = le bonus du jeton numéroté
part-cards = les cartes d’action en main
