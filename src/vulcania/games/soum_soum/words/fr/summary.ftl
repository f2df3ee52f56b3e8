### The sheet for the table.

summary-aim = Pose des cartes Océan et envoie tes cinq plongeurs sur celles qui rapporteront le plus.
summary-turn-1 = Pose une carte de ta main sur une case vide.
summary-turn-2 = Tu peux envoyer un plongeur sur une carte libre. Il y reste jusqu’à la fin.
summary-turn-3 = Pioche une carte. Avec le marché ouvert, prends plutôt une des trois cartes visibles.
summary-points-1 = Motif pieuvre : 1 point par pieuvre sur les cartes autour, coins compris.
summary-points-2 = Motif requin : 1 point par requin sur la ligne du plongeur, sa propre carte comprise.
summary-points-3 = Motif tortue : 1 point par tortue dans la colonne du plongeur, sa propre carte comprise.
summary-points-4 = Le sous-marin ne compte jamais. Les plongeurs restés à bord et les cartes en main ne rapportent rien.
summary-end = Quand la mer est remplie, celui dont les plongeurs rapportent le plus gagne. À égalité, celui qui a joué le dernier.
