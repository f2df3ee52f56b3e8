### La suite de ce que disent les pages : la table, la relecture, le retour.

web-menu = Menu
web-your-turn = À toi
web-advice = Demander au capitaine
web-advised = Le capitaine choisirait :
web-chance = { $percent } %
web-type-words = Qu’emportez-vous ?
web-play-words = Dans le sac
web-seat-here = présent
web-log-empty = Rien pour l’instant.
web-look-at = Voir le coup { $ply }
web-copy = Copier
web-copied = Copié
web-together = Tous ensemble
web-analysis = Retour sur la partie
web-analysis-intro = Ce que chaque coup a fait aux chances de chacun, jugé d’après ce que le joueur pouvait savoir alors, jamais d’après ce qui s’est révélé plus tard.
web-analysis-waiting = Le capitaine repasse la partie coup par coup. Cela prend un moment ; la page l’affichera d’elle-même.
web-analysis-costly = Les coups qui ont coûté le plus
web-analysis-better = Mieux : { $move }
web-replay-start = Avant le premier coup.
web-share-replay = Partager cette relecture
web-no-tables = Personne ne joue en ce moment. Les tables ouvertes à tous les regards, et les tiennes, apparaissent ici.
