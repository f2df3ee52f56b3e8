### The sheet for the table.

summary-aim = Ensemble : allez dans la grotte aussi loin que vous l’osez, et ramenez tout le monde dehors.
summary-turn-1 = Pioche une tuile et pose-la à trois tuiles de toi au plus : une ouverture doit toucher une ouverture.
summary-turn-2 = Pioche une carte Action, ou échanges-en une avec un équipier sur ta tuile. Les cartes rouges agissent aussitôt.
summary-turn-3 = Tu peux jouer une carte ; si tu as pioché une carte rouge, c’est celle-là.
summary-turn-4 = Avance d’une tuile, ou reste. Une trémie, une voûte mouillante ou une étroiture demande sa carte ; les équipiers sur ta tuile peuvent suivre.
summary-turn-5 = Pose ton repère, une seule fois, là où tu fais demi-tour. Ensuite, tu peux sortir par l’entrée.
summary-points-1 = Un besoin se paie d’un cube, le tien ou celui d’un équipier sur ta tuile ; sinon un matériel de remplacement sert ; sinon l’équipe perd un point de gestion.
summary-points-2 = Danger : un éboulis à côté d’une trémie, une montée des eaux à côté d’une voûte mouillante, une hausse du CO₂ sur une tuile CO₂ coûtent un point de plus.
summary-points-3 = Le repère le plus éloigné fait le score : un point par tuile depuis l’entrée. Les tuiles désobstruction ne comptent jamais.
summary-points-4 = Jusqu’à 10 : courte. De 11 à 15 : bonne. De 16 à 20 : très bonne. Plus : exceptionnelle.
summary-end = C’est gagné quand tout le monde est dehors, et perdu quand une échelle atteint son bout rouge avec quelqu’un dedans. Ensuite, si vous voulez : on y retourne, pour la science.
