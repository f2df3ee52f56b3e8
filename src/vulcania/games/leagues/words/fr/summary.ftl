### The sheet for the table.

summary-aim = Pilote l’unique Nautilus vers les jetons que demande ta rangée, et réunis des symboles dans tes colonnes.
summary-turn-1 = Dans l’ordre des jetons numérotés, chacun pose une carte numérotée.
summary-turn-2 = Les numéros sont redistribués : la carte la plus forte reçoit le 1 et pilote en premier.
summary-turn-3 = Applique ta carte : courant (1, 4, 7) fait tourner l’océan, cap (2, 5, 8) fait virer le Nautilus, profondeur (3, 6, 9) le fait monter ou plonger, le 10 fait l’un des trois.
summary-turn-4 = Prends le jeton vers lequel pointe le Nautilus ; il va sur la première case libre de la rangée en cours.
summary-turn-5 = Tu peux y ajouter une carte : un matelot échange deux de tes jetons, une carte d’action fait ce qu’elle dit.
summary-points-1 = En fin de manche, la rangée : isolé, paire, suite rapportent 3, 8, 15 (I), 4, 10, 20 (II), 5, 12, 25 (III).
summary-points-2 = Le numéro 1 rapporte 10, le 2 rapporte 6, le 3 rapporte 3.
summary-points-3 = Après la manche III, les colonnes : deux symboles pareils rapportent 2, trois rapportent 5.
summary-points-4 = Ancre : une carte d’action, et un jeton isolé. Sous-marin : pilote encore. Biscuit de mer : toute image, tout symbole, et des points aussitôt.
summary-end = Une manche se termine au tour où quelqu’un remplit la case C. Après trois manches, celui qui a le plus de points gagne ; à égalité, le plus petit numéro.
