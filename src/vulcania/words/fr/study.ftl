### Tournois, analyses, équité : ce que disent les études.

error-worker-lost = { $times } processus de suite ont été perdus sur le même travail : il est abandonné.
error-no-cluster = Aucun cluster Ray n’est joignable : { $why } (« ray start --head » en démarre un ; RAY_ADDRESS dit où en trouver un autre.)
error-cluster-version = Le cluster a Vulcania { $there }, cette machine { $here } : installe partout la même version.
error-cluster = Le cluster est tombé en panne : { $why }
error-notebook = { $file } contient autre chose que des parties gardées : indique un autre fichier.
error-tournament-players = Un tournoi demande au moins deux joueurs différents.
error-fairness-nothing = Aucun jeu ne se joue avec ce nombre de joueurs.

## Tournois

study-replaced = Pannes
tournament-rating = Cote
tournament-interval = 95 %
tournament-openskill = Par openskill, comme compte une maison (un nouveau venu est à 1500) : { $strengths }
tournament-matches = Parties
tournament-rate = Gagnées (95 %)
tournament-score = Score
tournament-seconds = Secondes par décision
tournament-before = Est arrivé devant
tournament-axis = Cote : 400 points d’écart valent dix victoires pour une défaite
tournament-described = La cote de chaque joueur, avec l’intervalle où se trouve la vraie 19 fois sur 20.

## Retour sur une partie

study-team = L’équipe
study-chances = Les chances au fil de la partie
study-move-number = Coup
study-percent = Chances, %
study-chances-described = { $moves ->
    [one] Les chances de chaque joueur après un coup
   *[other] Les chances de chaque joueur au fil de { $moves } coups
  }, { $flagged ->
    [one] avec le coup le plus coûteux signalé.
   *[other] avec les { $flagged } coups les plus coûteux signalés.
  }
analysis-thinking = Retour sur la partie
analysis-again = Second regard
analysis-ply = Coup
analysis-player = Joueur
analysis-played = Joué
analysis-cost = Coût
analysis-better = Mieux
analysis-percent = { $percent } % ± { $doubt }
analysis-stopped = Arrêté après { $done } coups sur { $total }.
analysis-clean = { $moves ->
    [one] { $moves } coup, et rien qui ait vraiment coûté.
   *[other] { $moves } coups, et aucun qui ait vraiment coûté.
  }

## Équité

fair-title = Une place est-elle avantagée ?
fair-intro = Le même robot occupait toutes les places. Une place qui s’écarte de plus de { $beyond } points de sa juste part est marquée. Les intervalles contiennent la vraie valeur 19 fois sur 20. Quand la table choisit qui commence, le joueur 1 a commencé.
fair-about = { $seats ->
    [one] En solo
   *[other] À { $seats }
  } : { $matches } parties, { $player } à chaque place
fair-game = Jeu
fair-seats = Places
fair-matches = Parties
fair-rates = Gagnées, par place
fair-seat = Place
fair-team = Équipe
fair-all = tous
fair-rate = Gagnées (95 %)
fair-met = Réussies (95 %)
fair-mean = Score moyen
fair-quartiles = Quartiles
fair-length = Coups
fair-advantage = Avantage de chaque place
fair-points = Points de pourcentage au-dessus de la juste part
fair-scores = Scores
fair-score = Score
fair-lengths = Longueur d’une partie
fair-moves = Coups
fair-together = Ici, toutes les places gagnent ou perdent ensemble : aucune ne peut être avantagée. Ce qui peut varier, c’est la fréquence à laquelle des équipes de chaque taille réussissent et, si un but leur est fixé, l’atteignent.
fair-together-in = { $title } : toutes les places gagnent ou perdent ensemble, aucune ne peut donc être avantagée ; le taux dit combien de fois l’équipe réussit.
fair-size = { $seats ->
    [one] en solo
   *[other] { $seats } places
  }
fair-successes = Réussite de l’équipe
fair-percent = Pourcentage des parties
fair-written = Le rapport est dans { $file }.
