### The sheet for the table.

summary-aim = Pilote l’unique Nautilus, réunis les trois images demandées par chaque rangée, et des symboles pareils dans chaque colonne.
summary-turn-1 = Dans l’ordre des jetons numérotés, chacun pose une carte.
summary-turn-2 = Les numéros sont redistribués : la carte la plus forte reçoit le 1 et pilote en premier.
summary-turn-3 = Applique ta carte : courant (1, 4, 7), cap (2, 5, 8), profondeur (3, 6, 9), thermostat (10, au choix), matelot (11, échange deux de tes jetons), casque magique (12, échange avec quelqu’un).
summary-turn-4 = Après avoir piloté, prends le jeton vers lequel pointe le Nautilus ; il va sur la case libre la plus à gauche de la rangée en cours.
summary-turn-5 = Tu peux jouer une carte spéciale, avant ou après.
summary-points-1 = En fin de manche, la rangée, pour une, deux, trois images demandées : 10, 25, 45 · 10, 25, 50 · 15, 30, 60 · 15, 35, 70 · 20, 40, 80 (rangées 1 à 5).
summary-points-2 = Le numéro 1 rapporte 25, le 2 rapporte 15, le 3 rapporte 5.
summary-points-3 = Après les manches 3 et 5, les colonnes, pour 1 à 5 symboles pareils : A 0, 5, 15, 30, 50 · B et C 5, 10, 20, 35, 55 · D 0, 20, 40, 60, 60.
summary-points-4 = Phoque : toute image, tout symbole. Ancre : garde-la, ou prends la carte d’action. Flèche verte : pilote encore. Étoile rouge : personne ne s’y arrête.
summary-end = Une manche se termine au tour où quelqu’un remplit la rangée. Après cinq manches (partie courte : trois), celui qui a le plus de points gagne ; à égalité, le plus petit numéro.
