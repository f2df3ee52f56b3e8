### L’entraînement : ce que dit la commande, et son rapport.

error-training-other = { $file } garde un autre entraînement ({ $there }, et non { $here }) : choisis un autre dossier.
error-training-damaged = Impossible de reprendre { $file } : { $why }. Choisis un autre dossier.
error-training-gone = { $folder } contient des poids, mais pas l’entraînement dont ils viennent : choisis un autre dossier.
error-training-rounds = { $folder } a déjà appris { $done } tours, et { $rounds } font moins : demandes-en plus, ou choisis un autre dossier.
error-training-lost = L’entraînement s’est emballé : { $why }. Ce qui a été gardé en dernier reste tel quel.
error-training-start = Impossible de partir des poids de { $folder } : { $why }.
cli-error-net = « { $net } » n’est pas la taille d’un réseau : il faut trois nombres jusqu’à 1024, comme 64/128/3 (ce que dit une case, ce que dit le reste, combien de fois ils s’écoutent).
cli-error-pieces = { $pieces } morceaux, c’est trop : ce qu’enseignent si peu de parties et de décisions en fait { $most } au plus.

cli-train-preparing = Préparation : les règles et le réseau sont compilés, ce qui peut prendre une minute.
cli-training = Tours appris
cli-train-resumed = On reprend après le tour { $round }.
cli-train-measured = Tour { $round } : contre { $who }, à { $seats } joueurs, { $share } des { $matches } parties gagnées.
cli-train-measured-team = Tour { $round } : { $who ->
        [net] le réseau a réussi
       *[other] avec { $who } à toutes les places, on réussit
    } { $share } de { $matches } parties à { $seats ->
        [one] un joueur
       *[other] { $seats } joueurs
    }.
cli-train-figures = Tour { $round } : erreur de jugement { $value }, entropie { $entropy }.
cli-train-reporting = On regarde ce qu’il a appris, pour le rapport.
cli-train-stopped = Arrêté après { $done } tours sur { $total }. La même commande reprend là.
cli-trained = { $rounds } tours appris en { $seconds } secondes. Les poids et le rapport sont dans { $file }.

## Le rapport

trained-title = { $title } : comment un réseau l’a appris
trained-intro = Un réseau de neurones a appris ce jeu en jouant contre lui-même, rien d’autre. Tout ce qui est compté ci-dessous a été joué avec les règles de tout le monde, sur des donnes que l’apprentissage n’a jamais vues. Les intervalles contiennent la vraie valeur 19 fois sur 20.
trained-command = Commande
trained-seats = Joueurs
trained-seed = Graine
trained-rounds = Tours
trained-seconds = Secondes
trained-machine = Machine
trained-weights = Poids
trained-hash = SHA-256
trained-round = Tour

trained-won = Parties gagnées
trained-won-rivals = Gagnées à { $seats } joueurs, %
trained-won-team = Réussies à { $seats } joueurs, %
trained-won-rivals-about = Le réseau occupe une place, le robot nommé toutes les autres ; chaque donne est jouée depuis chaque place. Le trait pointillé est la juste part. Le tableau est celui du tour { $round }.
trained-won-team-about = Le réseau occupe toutes les places. Le tableau est celui du tour { $round }, avec des équipes d’autres robots sur les mêmes donnes.
trained-rivals = Contre
trained-team = Qui joue
trained-fair = Juste part

trained-curves = Courbes d’apprentissage
trained-curves-about = L’erreur de jugement dit de combien le réseau se trompe sur l’issue d’une partie (au carré). L’entropie dit combien il hésite : 0 quand il ne voit toujours qu’un seul coup. La perte de la politique est ce que l’apprentissage trouvait encore à gagner par d’autres coups ; près de 0, il restait peu.
trained-value = Erreur de jugement
trained-entropy = Entropie
trained-policy = Perte de la politique

trained-opens = Ses ouvertures
trained-opens-about = { $moves ->
    [one] La première décision de { $deals } donnes à { $seats } joueurs : le même coup partout.
   *[other] La première décision de { $deals } donnes à { $seats } joueurs : { $moves } coups différents ; ceux qu’il a choisis le plus.
  }
trained-move = Coup
trained-notation = Notation
trained-chosen = Choisi (95 %)
trained-offered = Choisi / possible

trained-differs = Où il s’écarte des heuristiques
trained-differs-about = Sur { $positions } décisions de parties à { $seats } contre lui-même, son coup était le meilleur des heuristiques (ou l’un des meilleurs à égalité) dans { $same }. Les sortes de coups que chacun jouerait, d’abord ce que le réseau aime davantage :
trained-kind = Sorte de coup
trained-possible = Possible
trained-net = Réseau
trained-heuristics = Heuristiques
trained-more = Écart, points
trained-example = Exemple { $number } : { $player } décide
trained-example-choice = Le réseau : { $choice } (sûr à { $chance }). Les heuristiques : { $other } (le réseau lui donne { $against }). Pour le réseau, la partie vaut { $worth } pour ce joueur.
trained-board = Le plateau en mots
