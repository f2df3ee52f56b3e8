### The sheet for the table.

summary-aim = Pilotez le Nautilus à tour de rôle et chassez à chaque escale. Proies et guinées sont des points ; à 20 000 lieues, c’est fini.
summary-turn-1 = Naviguer : le pilote avance d’une case vers la destination et enregistre la route affichée.
summary-turn-2 = Deux voyants bleus ou deux jaunes : une guinée. Sinon un jeton bleu ; au quatrième, le pilote suivant prend la relève.
summary-turn-3 = Navigation jaune : le Nautilus fait surface, et chaque route vaut un de plus.
summary-turn-4 = Deux voyants rouges : alerte ! La zone dit ce qui arrive.
summary-turn-5 = Chasser : écarte une carte, prends-en une, et avance ta figurine d’une case. Ou pose une combinaison sur la proie où tu te trouves.
summary-points-1 = Une proie vaut les points qu’elle porte ; chaque guinée vaut 5.
summary-points-2 = Une combinaison est exactement ce que demande la proie. Les mitrailleuses battent les harpons, qui battent tout le reste ; puis une combinaison sans joker, puis la plus grande somme.
summary-points-3 = Pieuvre : 2 guinées, payées sur son dessin, gagnées à côté. Navire de guerre et cannibales : 2 à gagner ou à perdre. Iceberg, tourbillon, récif : paie 1.
summary-points-4 = Celui qui ne peut pas payer cède le quart.
summary-end = Le pilote qui atteint 20 000 lieues reçoit 2 guinées, et c’est aussitôt fini. Celui qui a le plus de points gagne ; à égalité, celui qui a le plus de guinées.
