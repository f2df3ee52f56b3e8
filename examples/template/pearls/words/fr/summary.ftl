summary-aim = Remonte plus de perles que les autres, surtout celles qu’aime ton client secret.
summary-turn-1 = Plonge au récif ou à l’épave : une perle va dans ton panier, une murène prend tout.
summary-turn-2 = Plonge encore tant que tu oses, ou remonte : le panier est alors à l’abri dans ton coffre.
summary-turn-3 = Une fois par partie, jette d’abord un œil dans le coquillage du dessus.
summary-points-1 = Chaque perle du coffre vaut 1, et 2 dans la couleur de ton client.
summary-end = Quand tous les coquillages sont ouverts, qui a le plus de points gagne ; à égalité, on gagne ensemble.
