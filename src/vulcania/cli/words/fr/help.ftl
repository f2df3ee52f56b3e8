# Les pages d’aide de la ligne de commande.

help-usage = Utilisation :
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-default = [par défaut : { $value }]
help-required = [obligatoire]

metavar-ADDRESS = ADRESSE
metavar-ARGS = ARGUMENTS
metavar-BOT = ROBOT
metavar-CHAPTER = CHAPITRE
metavar-COMMAND = COMMANDE
metavar-FILE = FICHIER
metavar-FOLDER = DOSSIER
metavar-GAME = JEU
metavar-LIST = LISTE
metavar-NAME = NOM
metavar-OPTIONS = OPTIONS
metavar-PATH = CHEMIN
metavar-SHARE = PART
metavar-VALUE = VALEUR

command-vulcania = Des jeux de société des profondeurs, pour jouer, étudier et entraîner des robots.
    .examples = Pour commencer : `vulcania play soum-soum --seats human,greedy`
command-serve = Ouvrir des tables dans le navigateur : jouer avec des amis et des robots, sur cet écran ou sur le leur.
    .examples =
        Exemples :

        - `vulcania serve`
        - `vulcania serve --host 0.0.0.0 --port 8000` pour que les autres appareils de la maison puissent jouer aussi
        - `vulcania serve --database postgresql://user@host/vulcania`
command-learn = Apprendre un jeu en jouant : un guide dit une chose à la fois et te laisse la faire. On s’arrête quand on veut, on reprend au même endroit.
    .examples =
        Exemples :

        - `vulcania learn soum-soum`
        - `vulcania learn soum-soum first --lang nl`
command-puzzles = Chercher dans des parties simulées des positions pour s’entraîner : celles où un coup est nettement le meilleur. Le résultat est le practice.toml d’un jeu.
    .examples =
        Exemples :

        - `vulcania puzzles soum-soum --seed 1 --matches 4`
        - `vulcania puzzles miles --rounds 1000 --out practice.toml`
command-backup = Copier la base des tables dans un nouveau fichier, même pendant qu’on y joue.
    .examples =
        Exemple :

        - `vulcania backup copie.sqlite3`
command-play = Jouer une partie dans le terminal. Elle est enregistrée après chaque coup : fermer la fenêtre ne fait rien perdre.
    .examples =
        Exemples :

        - `vulcania play soum-soum --seats human,greedy`
        - `vulcania play soum-soum --seats human:Anna,human:Ben --option open-market=on --lang nl`
        - `vulcania play --resume partie.txt`
command-simulate =
    Jouer de nombreuses parties entre robots et compter victoires, scores et durées.

    Une victoire partagée entre rivaux se partage : à deux, la moitié chacun. Une équipe a gagné quand elle a atteint son but. Un robot tombé en panne n’a pas gagné, quoi qu’en ait fait le Second qui l’a remplacé.
    .examples =
        Exemples :

        - `vulcania simulate soum-soum --games 1000 --seats greedy,random`
        - `vulcania simulate soum-soum --games 10000 --seats greedy,greedy,random --seed 1 --rotate --jobs 4`
        - `vulcania simulate soum-soum --games 500 --seats random,random --option open-market=on --json`
command-tournament =
    Faire s’affronter des robots avec la même chance à chaque place, et leur donner une cote.

    400 points d’écart valent dix victoires pour une défaite.

    Une victoire partagée entre rivaux se partage : à deux, la moitié chacun. Une équipe a gagné quand elle a atteint son but. Un robot tombé en panne n’a pas gagné, quoi qu’en ait fait le Second qui l’a remplacé.
    .examples =
        Exemples :

        - `vulcania tournament soum-soum --players captain:0.2s,greedy,random --matches 40`
        - `vulcania tournament soum-soum --players deckhand,mate --seats 4 --matches 400 --jobs 0 --plot cotes.svg`
command-replay = Revoir une partie enregistrée. Entrée avance, b recule, un nombre mène à ce coup, q quitte.
    .examples =
        Exemples :

        - `vulcania replay partie.txt`
        - `vulcania replay partie.txt --all`
        - `vulcania replay partie.txt --ply 12 --seat 1`
command-analyse = Trouver les coups d’une partie qui ont coûté le plus, jugés d’après ce que leur joueur pouvait savoir.
    .examples =
        Exemples :

        - `vulcania analyse partie.txt`
        - `vulcania analyse partie.txt --budget 2s --jobs 0 --plot chances.svg`
command-draw = Dessiner en SVG une position d’une partie enregistrée, vue par un joueur ou par un spectateur.
    .examples =
        Exemples :

        - `vulcania draw partie.txt -o partie.svg`
        - `vulcania draw partie.txt --ply 12 --seat 1 --lang fr -o main.svg`
        - `cat partie.txt | vulcania draw - --narrow > telephone.svg`
command-rules = Lire les règles d’un jeu, ou l’une d’elles. Décisions, données reconstituées et variantes sont signalées.
    .examples =
        Exemples :

        - `vulcania rules soum-soum`
        - `vulcania rules soum-soum SS-8`
        - `vulcania rules soum-soum 8 --lang fr`
command-games = Présenter les jeux : de quoi il s’agit, à combien et combien de temps on y joue. Ou en regarder un de près.
    .examples =
        Exemples :

        - `vulcania games`
        - `vulcania games explo` (avec ses options)
        - `vulcania games --lang fr`
command-fairness =
    Jouer à chaque jeu avec le même robot à toutes les places, et montrer l’avantage de chaque place, les scores et les durées.

    Ce qui a été joué est gardé à côté du rapport, dans un fichier en .jsonl : une étude interrompue reprend là.

    Une victoire partagée entre rivaux se partage : à deux, la moitié chacun. Une équipe a gagné quand elle a atteint son but. Un robot tombé en panne n’a pas gagné, quoi qu’en ait fait le Second qui l’a remplacé.
    .examples =
        Exemples :

        - `vulcania fairness soum-soum --matches 500 --report equite.html`
        - `vulcania fairness --jobs 0 --report equite.html` (tous les jeux ; à interrompre et à reprendre à volonté)
command-fuzz = Jouer au hasard et vérifier après chaque coup ce qu’un jeu promet. Une erreur laisse une partie enregistrée qui la reproduit.
    .examples =
        Exemples :

        - `vulcania fuzz soum-soum --games 1000`
        - `vulcania fuzz soum-soum --seconds 60 --seed 7 --jobs 0`
        - `vulcania fuzz --again fault-soum-soum-2026-11-15-101500.txt`
command-version = Donner la version de Vulcania, de Python et des règles de chaque jeu.
    .examples =
        Exemple :

        - `vulcania version`

option-help = Afficher cette page.
option-lang = La langue ; sinon, VULCANIA_LANG ou LANG décide.
option-ascii = N’utiliser que l’ASCII, même si le terminal peut montrer mieux.
option-game = Le nom court du jeu ; voir : vulcania games.
option-file = Une partie enregistrée ; - la lit sur l’entrée standard.
option-option = Une option du jeu, parmi celles que donne « vulcania games JEU » ; peut être répétée.
option-components = Fichier (ou dossier) de matériel à la place de celui du jeu.
option-seat = Vu par le joueur N, à partir de 1 ; sinon, par un spectateur.
option-ply = La position après N coups ; 0 est le début.
option-seed = La même graine donne les mêmes parties.
option-jobs = Nombre de processus ; 0 : un par cœur. Sur un cluster : combien à la fois, sinon tous les cœurs.
option-on = Où jouer : ici, sur cette machine (here), ou sur un cluster Ray en marche (ray).
option-json = Écrire les résultats en JSON.
option-force = Remplacer un fichier que Vulcania n’a pas fait.
option-keep = Garder dans ce fichier ce qui a été joué, et y reprendre la fois suivante.

option-serve-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres appareils.
option-serve-port = Le port ; 0 en prend un qui est libre.
option-serve-database = Un fichier SQLite, ou postgresql://… ; sinon, un fichier dans ton dossier de données.
option-serve-https = Derrière un proxy HTTPS : les cookies ne passent que par lui.
option-learn-chapter = Le chapitre, par son nom ; « match » est la courte partie qui suit ; sinon le premier.
option-serve-proxy = L’adresse d’un proxy sur une autre machine : c’est lui qui dit alors d’où vient chaque visiteur.
option-backup-file = Le nouveau fichier.
option-backup-database = Le fichier SQLite à copier ; sinon, celui de ton dossier de données.
option-puzzles-seed = La graine de la première partie ; les autres suivent.
option-puzzles-matches = Combien de parties sont parcourues.
option-puzzles-rounds = Combien de tours de recherche reçoit chaque décision.
option-puzzles-count = Combien d’énigmes sont gardées.
option-puzzles-apart = La part des chances de gagner que le deuxième choix doit perdre, de 0 à 1.
option-puzzles-out = Un fichier où les écrire, plutôt qu’à l’écran.
option-play-seats = Qui s’assoit où, séparés par des virgules : human, human:NOM, { $bots }.
option-play-seed = La même graine donne la même partie.
option-play-resume = Continuer une partie enregistrée.
option-play-record = Garder la partie dans ce fichier.
option-play-free-undo = Tout le monde est d’accord : on peut annuler aussi le hasard, les secrets et les coups des autres. Le hasard est alors nouveau, la partie enregistrée le dit, et une partie finie reste finie.
option-play-advice = Si l’on peut demander conseil au capitaine. Sans cette option : seulement quand on joue seul contre des robots.
option-simulate-games = Le nombre de parties.
option-simulate-seats = Un robot pour chaque place, séparés par des virgules.
option-simulate-rotate = Les joueurs avancent d’une place d’une partie à l’autre.
option-simulate-records = Un dossier où écrire chaque partie jouée.
option-tournament-players = Les robots qui s’affrontent, séparés par des virgules.
option-tournament-matches = Pour chaque composition de table.
option-tournament-seats = Combien de places à une table ; sinon, le moins possible.
option-tournament-plot = Dessiner les cotes en SVG.
option-replay-all = Montrer toutes les étapes sans attendre.
option-analyse-budget = Pour chaque coup : des secondes, ou des tours de recherche.
option-analyse-most = Combien de coups citer.
option-analyse-plot = Dessiner les chances au fil de la partie en SVG.
option-analyse-json = Écrire le jugement de chaque coup en JSON.
option-draw-output = Où l’écrire ; - est la sortie standard.
option-draw-narrow = Une image en hauteur, comme pour un téléphone.
option-rules-rule = Une règle, comme SS-8 ou simplement 8.
option-fairness-games = Quels jeux ; sinon, tous.
option-fairness-report = La page à écrire.
option-fairness-matches = Pour chaque nombre de places.
option-fairness-seats = Seulement à N places ; peut être répétée.
option-fairness-player = Qui occupe toutes les places.
option-fuzz-games = Ce nombre de parties.
option-fuzz-seconds = Ce nombre de secondes.
option-fuzz-seed = La même graine joue les mêmes parties.
option-fuzz-into = Où enregistrer la partie qui a une erreur.
option-fuzz-again = Rejouer une partie qui a une erreur.

command-train = Apprendre un jeu à un réseau de neurones en le faisant jouer contre lui-même. Il faut l’extra `learning` (JAX) ; une carte graphique va bien plus vite.
    .examples =
        Exemples :

        - `vulcania train soum-soum --into learned`
        - `vulcania train soum-soum --seats 2,3,4 --seconds 600 --into learned`
option-train-into = Où vont les poids, avec un rapport et de quoi continuer plus tard.
option-train-seats = Pour quels nombres de joueurs, à tour de rôle. Si rien n’est dit, tous ceux du jeu ; entre rivaux, le plus petit une fois sur deux.
option-train-rounds = Tant de tours de jeu et d’apprentissage.
option-train-seconds = S’arrêter après ce temps ; la même commande reprend là.
option-train-matches = Tant de parties à la fois.
option-train-steps = Tant de décisions dans chaque partie avant de corriger le réseau.
option-train-net = La taille du réseau : combien de nombres dit une case, combien en dit le reste, et combien de fois ils s’écoutent. 64/128/3 si rien n’est dit, ou la taille des poids de départ.
option-train-lambda = Jusqu’où la suite corrige un jugement d’avant, de 0 à 1. Les longues parties en veulent plus.
option-train-epochs = Tant de fois on apprend de chaque décision. Une fois suffit quand jouer prend peu de temps.
option-train-pieces = En tant de morceaux, l’un après l’autre, le réseau apprend ce qu’un tour enseigne. Plus il y en a, plus il apprend vite, et moins sûrement.
option-train-rate = De combien le réseau change d’un coup, au début. Là où l’on gagne rarement, mieux vaut aller doucement.
option-train-entropy = Ce que vaut l’hésitation dans le jeu, au début. Un réseau qui connaît le jeu en veut moins.
option-train-from = Partir des poids de ce dossier et non de rien ; leur entraînement peut être perdu.
option-train-seed = La même graine apprend la même chose.
option-version = Donner la version, et rien d’autre.
