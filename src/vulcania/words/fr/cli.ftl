### Ce que dit la ligne de commande.

## Lignes de commande fautives

cli-usage = { $reason } (aide : { $command } --help)
cli-usage-command = Il n’y a pas de commande « { $name } ». Les commandes sont : { $known }.
cli-usage-no-command = Il manque une commande. Les commandes sont : { $known }.
cli-usage-command-near = Il n’y a pas de commande « { $name } ». Voulais-tu dire { $near } ?
cli-usage-option = Il n’y a pas d’option { $name } ici.
cli-usage-option-near = Il n’y a pas d’option { $name } ici. Voulais-tu dire { $near } ?
cli-usage-missing = Il manque { $name }.
cli-usage-extra = « { $text } » est de trop.
cli-usage-value = Il faut une valeur après { $name }.
cli-usage-no-value = { $name } ne prend pas de valeur.
cli-usage-whole = { $name } est un nombre entier, pas « { $value } ».
cli-usage-number = { $name } est un nombre, pas « { $value } ».
cli-usage-least = { $name } vaut au moins { $bound }, pas { $value }.
cli-usage-most = { $name } vaut au plus { $bound }, pas { $value }.
cli-error-language = La langue « { $language } » n’existe pas ici. Les langues sont : { $known }.
cli-error-option = Une option s’écrit nom=valeur, pas « { $text } ».
cli-error-option-twice = L’option « { $name } » a été donnée deux fois.
cli-error-seat = Il n’y a pas de joueur { $number } : on les compte de 1 à { $last }.
cli-error-ply = Il n’y a pas de coup { $number } : cette partie a les coups 0 à { $last }.
cli-error-no-game = Quel jeu ? « vulcania games » en donne la liste.
cli-error-resume-new = Avec --resume, le jeu, ses options et sa graine viennent du fichier : ne les indique pas.
cli-error-read = Impossible de lire { $file } : { $why }.
cli-error-in-file = { $file } : { $why }
cli-error-over-record = { $file } contient une partie : ce fichier n’est pas écrasé. Choisis un autre nom.
cli-error-write = Impossible d’écrire { $file } : { $why }.
cli-error-not-ours = { $file } existe déjà, et ce n’est pas Vulcania qui l’a fait. Choisis un autre nom, ou ajoute --force.
cli-ask-replace = { $file } existe déjà, et ce n’est pas Vulcania qui l’a fait. Le remplacer ?
cli-error-output = Impossible d’écrire sur la sortie standard : { $why }.
cli-error-record-size = { $file } n’est pas une partie enregistrée : aucune ne dépasse { $most } octets.
cli-error-record-text = { $file } n’est pas une partie enregistrée : la ligne { $line } n’est pas du texte en UTF-8.
cli-error-record-exists = Le fichier { $file } existe déjà. Continue cette partie avec --resume, ou choisis un autre nom.

## À la table

cli-not-kept = Cette partie ne peut pas être enregistrée : impossible d’écrire dans { $folder } ({ $why }). Utilise --record FICHIER.
cli-thinking = { $seat } réfléchit…
cli-hand-over = C’est maintenant { $seat-to } de jouer. Installe-toi devant l’écran et appuie sur Entrée.
cli-ask = { $count } coups sont possibles : écris-en un, ou tape « coups » pour la liste. « ? » donne de l’aide.
cli-ask-listed = { $count ->
    [one] Un seul coup est possible : tape 1, ou écris-le. « ? » donne de l’aide.
   *[other] Écris un coup ou son numéro. « ? » donne de l’aide.
  }
cli-ask-more = Et { $count } fois { $usage } : « coups { $word } » en donne la liste.
cli-ask-typing = Dis-le avec tes propres mots. « ? » donne de l’aide.
cli-look-first = Le chrono part à la première chose citée, ou avec Entrée. Si vous débutez : « regarder » montre d’abord les cartes.
cli-look-late = Le chrono tourne : on ne regarde plus les cartes.
cli-secret = Ce qu’il y a à citer reste secret tant que le chrono tourne. Dis ce que tu emporterais !
cli-offer = (« oui » pour : { $move })
cli-yes = oui, o, ouais, ok, d’accord, yes, y
cli-time-left = Il reste { $time }.
cli-refused = { $reason } ({ $rule } : tape « règle { $rule } » pour la lire)
cli-command-help = aide
cli-command-moves = coups
cli-command-what = explique, effet
cli-command-hint = conseil
cli-command-points = points
cli-command-undo = annuler
cli-command-rule = règle
cli-command-rules = règles
cli-command-log = journal
cli-command-board = plateau
cli-command-save = garder
cli-command-seat = joueur
cli-command-quit = quitter
cli-command-look = regarder
cli-command-show = montre
cli-help =
    Tu peux taper maintenant : { $usage }
    ou le numéro d’un coup de la liste. Et aussi :
    coups | les coups permis, numérotés ; coups 2 : la deuxième page ; coups MOT : ceux qui commencent ainsi
    explique COUP | ce que ferait un coup ; points : la même chose pour tous les coups
    explique CHOSE | ce qu’est une chose du plateau : explique c4 (explique tout donne tous les noms)
    conseil | ce que ferait le capitaine (conseil 5s : après plus de réflexion)
    annuler | annuler ton dernier coup, si personne n’a joué depuis et si rien de caché n’est apparu
    règle ID | une règle, comme « règle 8 » ; règles : toutes les règles
    journal, plateau | ce qui s’est passé ; tout le plateau, avec sa légende
    garder FICHIER | garder une copie (la partie est enregistrée de toute façon)
    quitter, q | partir ; tu pourras continuer plus tard
cli-help-seat = joueur p2 | laisser un autre joueur décider d’abord
cli-error-number = Il n’y a pas de coup numéro { $number }. Les numéros sont : { $known }.
cli-error-undo-bot = { $name } a joué depuis : ton coup est donc définitif. (Avec « vulcania play --free-undo », on peut annuler tous les coups.)
cli-error-seat-now = Peuvent décider maintenant : { $known }.
cli-error-save-where = Où ? Tape « garder FICHIER ».
cli-no-preview = { $move } est permis ; on ne peut rien prévoir de plus.
cli-moves-none = Aucun coup permis ne commence par « { $text } ».
cli-moves-page = Page { $page } sur { $pages } ; « coups { $pages } » montre la dernière.
cli-log-empty = Il ne s’est encore rien passé.
cli-saved = Enregistré dans { $file }.
cli-left = La partie t’attend. Continue-la avec : vulcania play --resume { $file }
cli-kept = La partie est enregistrée. Revois-la avec : vulcania replay { $file }

## La fin

cli-won = { $name } gagne.
cli-won-together = { $names } et { $last } gagnent ensemble.
cli-won-nobody = Personne ne gagne.
cli-score-together = Score : { $score }
cli-rank = Rang
cli-player = Joueur
cli-score = Score
cli-all = Tous

## Règles et jeux

cli-mark-ruling = décision
cli-mark-reconstructed = reconstitué
cli-mark-variant = variante
cli-games-name = Nom
cli-games-about = Jeu
cli-games-players = Joueurs
cli-games-minutes = Minutes
cli-games-by = { $makers } ; { $published }
cli-games-bots = Robots : { $bots }.
cli-version-compiled = Les règles et les robots sont compilés.
cli-version-rules = { $game } : règles { $version }
cli-replay-ask = Entrée : suite. b : retour. Un nombre : aller à ce coup. q : quitter.
cli-replay-ask-last = C’était le dernier coup. b : retour. Un nombre : aller à ce coup. Entrée : quitter.

## Simulation et recherche d’erreurs

cli-simulating = Parties jouées
cli-progress = { $what } : { $done } sur { $total }
cli-progress-open = { $what } : { $done }
cli-stopped-early = Arrêté avant la fin. Jusque-là :
cli-stopped = { $done ->
    [0] Arrêté avant la fin d’une partie.
    [one] Arrêté après une partie sur { $total }. Voici ce qu’elle a donné :
   *[other] Arrêté après { $done } parties sur { $total }. Voici ce qu’elles ont donné :
  }
cli-sim-seat = Place
cli-sim-matches = Parties
cli-sim-wins = Victoires
cli-sim-rate = Taux de victoire (95 %)
cli-sim-mean = Score moyen
cli-sim-deviation = Écart type
cli-sim-span = Min…max
cli-sim-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-sim-percent = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-sim-moves = Coups par partie : { $mean } en moyenne, de { $low } à { $high }.
cli-sim-speed = { $games ->
    [one] { $games } partie en { $seconds } s : { $speed } par seconde.
   *[other] { $games } parties en { $seconds } s : { $speed } par seconde.
  }
cli-sim-replaced = { $count ->
    [one] Un joueur est tombé en panne { $count } fois. { $what }
   *[other] Des joueurs sont tombés en panne { $count } fois. La première : { $what }
  }
cli-fuzzing = Parties sans erreur
cli-fuzz-sound = { $games ->
    [one] Une partie de { $moves } coups : aucune erreur.
   *[other] { $games } parties, { $moves } coups : aucune erreur.
  }
cli-fuzz-fault = Erreur dans la partie { $games } : { $what }. Reproduis-la avec : vulcania fuzz --again { $file }
cli-time-up = Le temps est écoulé : ce qui est tapé maintenant arrive trop tard.

cli-error-extra = Il faut pour cela l’extra « { $extra } » ({ $why }). Dans un clone de Vulcania : pip install '.[{ $extra }]'
cli-error-no-arrays = « { $slug } » ne peut pas encore s’apprendre ainsi : ses règles n’existent pas en tableaux (vector.py).

## Copies

cli-backed-up = { $tables ->
    [one] { $tables } partie copiée dans { $file }.
   *[other] { $tables } parties copiées dans { $file }.
  }
