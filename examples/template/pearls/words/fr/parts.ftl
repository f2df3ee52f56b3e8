### Ce que vaut une position pour un joueur, élément par élément : le capitaine explique ainsi ses conseils.

part-chest = les perles du coffre
part-basket = les perles du panier
