### Ce que disent les pages et le serveur.

## Erreurs

error-database-address = « { $address } » n’est pas une adresse de base de données. Attendu : le chemin d’un fichier, ou postgresql://…
error-database-silent = La base de données ne répond pas : { $why }
error-database-taken = Un autre serveur utilise déjà { $file }. Plusieurs serveurs peuvent partager une base PostgreSQL.
error-database-damaged = La base de données { $file } est abîmée ({ $why }). Remets la dernière copie à sa place, ou sauve ce qui peut être lu : sqlite3 ANCIEN .recover | sqlite3 NOUVEAU
error-unavailable = Les tables ne répondent pas pour l’instant. Rien n’est perdu : réessaie dans un moment.
error-backup = Impossible de copier les tables dans { $file } : { $why }
error-backup-postgres = PostgreSQL a son propre outil pour les copies : pg_dump.
error-no-server = Pour ouvrir des tables, il faut aussi la partie serveur ({ $module } manque). Dans un clone de Vulcania : make play, ou pip install '.[server]'
error-listen = Impossible d’écouter à { $host }, port { $port } : { $why }. Choisis-en un autre avec --port.
web-serving = Vulcania est à { $address } (Ctrl+C pour arrêter)
error-outrun = Quelqu’un a été plus rapide : la table a changé entre-temps. Regarde, puis choisis à nouveau.
error-table = Il n’y a pas de table « { $table } » ici.
error-table-waiting = La partie n’a pas commencé : il reste des places libres.
error-table-stale = Cette partie a été jouée avec les règles { $rules } et ne peut pas être montrée avec celles d’aujourd’hui ({ $current }).
error-move-long = Un coup compte au plus { $most } caractères.
error-nothing-asked = Plus personne ne demande rien.
error-talk-empty = Tu n’as rien écrit.
error-talk-long = Fais court : { $most } caractères au plus.
error-name-empty = Comment t’appelles-tu ? Il faut un nom.
error-seat-taken = Cette place est prise. Tu peux regarder.
error-seats-enough = { $most } places de cette table ont déjà été prises depuis l’endroit où tu es. Tu peux regarder.
error-still-here = { $seat } est encore là, ou l’était à l’instant.
error-time-used-up = Ton temps pour ce coup est écoulé : le robot le joue. Tu pourras revenir juste après.
error-count-out-own = La personne qui demande ne peut pas décider de continuer sans quelqu’un : c’est aux autres de le dire.
error-no-person = À cette place, ce n’est pas une personne qui joue.
error-not-over = La partie n’est pas finie.
error-level = Il n’y a pas de robot « { $level } ». Attendu : { $expected }.
error-chair = Une place ne peut pas être « { $kind } ». Attendu : me, here, open ou bot.
error-clock = Une pendule a de { $low } à { $high } secondes, pas { $seconds }.
error-no-seat = Seuls ceux qui sont à la table peuvent faire cela.
error-not-your-seat = Ce n’est pas ta place.
error-wrong-token = Cette clé n’ouvre aucune place à cette table.
error-seat-link = Ce lien n’ouvre aucune place, ou n’en ouvre plus : quelqu’un s’est peut-être déjà assis avec. La personne assise là en trouve un nouveau sous « Autre appareil ».
error-origin = Cela venait d’un autre site : rien n’a été fait.
error-too-often = Pas si vite ! Attends un instant.
error-too-large = C’est trop grand : { $most } octets au plus.
error-host = L’adresse à laquelle cela a été envoyé n’en est pas une.
error-two-lengths = La longueur est donnée de deux façons : rien n’a été lu.
error-too-many-streams = Cette table est déjà ouverte ici dans trop de pages : { $most } au plus.
error-malformed = Cela ne convient pas : { $where }.
error-record-early = Tu pourras télécharger la partie quand elle sera finie : avant, elle dévoilerait ce qui est caché.
error-record-kept = Cette partie ne peut plus être revue avec les règles d’aujourd’hui.
error-http = Quelque chose s’est mal passé ici. C’est noté.
error-http-404 = Il n’y a rien à cette adresse.
error-http-405 = Cette adresse n’accepte pas cela.

## Robots

level-random = Vagabond
level-greedy = Pressé
level-pupil = Élève
level-deckhand = Mousse
level-mate = Second
level-captain = Capitaine
level-nemo = Nemo

## Notes dans la discussion

note-undone = { $seat } a annulé un coup.
note-undone-many = { $seat } a annulé { $count } coups.
note-helped = { $seat } a eu de l’aide : cette partie ne change la force de personne.
note-undo-refused = { $seat } n’est pas d’accord : le coup { $asking-seat-of } reste joué.
note-counted-out = { $seat } n’est pas là : on n’attend pas sa réponse.
note-handed-over = { $seat } n’est plus là depuis un moment : un robot joue à sa place.
note-left = { $seat } laisse jouer un robot.
note-back = { $seat } est de retour.
note-taken-over = La place { $seat-of } a été reprise sur un autre appareil. Les écrans d’avant ne font plus que regarder.
note-time-up = Le temps { $seat-of } est écoulé : un robot joue jusqu’à son retour.

## Chaque page

web-skip = Aller au contenu
web-nav = Pages
web-language-en = English
web-language-fr = Français
web-language-nl = Nederlands
web-theme-dark = Sombre
web-theme-light = Clair
web-to-shelf = Vers l’étagère
web-to-table = Vers la table
web-went-wrong = Cela n’a pas marché

## L’étagère

web-shelf = Jeux des profondeurs
web-shelf-intro = Choisis-en un. Joue tout de suite contre des robots, ou ouvre une table pour tes amis : sur cet écran, ou sur le leur grâce à un lien.
web-players = { $low ->
    [1] Jusqu’à { $high } joueurs
   *[other] De { $low } à { $high } joueurs
  }
web-minutes = De { $low } à { $high } minutes
web-team = Tous ensemble
web-play-now = Jouer
web-play-now-of = Jouer à { $game } tout de suite, contre des robots
web-open-table = Ouvrir une table
web-open-table-of = Ouvrir une table pour jouer à { $game }
web-rules = Règles
web-rules-of = Règles du jeu { $game }
web-in-progress = Parties en cours
web-table-over = finie
web-table-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
  }
web-table-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
web-return = Revenir
web-join = Rejoindre
web-watch = Regarder
web-someone = Skipper

## Ouvrir une table

web-who-plays = Qui joue ?
web-seat-kind = Qui est à la place { $number }
web-seat-name = Nom à la place { $number }
web-name = Nom
web-chair-none = Personne
web-chair-me = Moi
web-chair-here = Quelqu’un d’autre sur cet écran
web-chair-open = Quelqu’un qui vient par un lien
web-chair-bot = Robot : { $level }
web-options = Options de la partie
web-drawn = Laisser faire le hasard
web-table = La table
web-clock = Pendule
    .help = Le temps qu’on peut prendre pour un coup, ou pour toute la partie.
web-clock-none = Sans pendule
web-clock-move = { $seconds } secondes par coup
web-clock-player = { $minutes } minutes par joueur
web-listed = Montrer la table sur l’étagère
    .help = Tous ceux qui accèdent à ce serveur peuvent alors regarder. Sinon, seulement ceux qui ont le lien.

## En attendant les joueurs

web-waiting = En attente de joueurs
web-your-name = Ton nom
web-sit-down = S’asseoir
web-share = Envoie ce lien à ceux qui doivent jouer. Ils n’auront qu’à écrire un nom.
web-link = Lien vers la table
web-fill = Commencer tout de suite, avec des robots aux places libres
web-prompt-open = La partie commence quand toutes les places sont prises.
web-device = Autre appareil
web-device-intro = Ouvre ce lien sur un autre appareil, choisis « C’est un autre écran à moi », et tu pourras jouer de là aussi : ta place est alors sur les deux, et un coup joué sur l’un se voit sur l’autre. Ceux qui ont le lien peuvent jouer à ta place : garde-le pour toi. Une fois le lien ouvert là-bas, tu peux enlever ta place de cet appareil. Pour donner ta place, envoie le lien à la personne qui doit continuer : dès qu’elle s’assied, tu ne fais plus que regarder. Si ta place est ouverte à un endroit que tu ne connais pas, appuie sur « Seulement ici » à la table : les autres appareils ne font plus que regarder.
web-personal-link = Lien personnel
web-seat-of = La place { $seat-of } à une table pour jouer à { $game }
web-seat-link = La personne qui t’a envoyé ce lien peut ouvrir cette place aussi, et voit tout ce que voit { $seat }.
web-seat-mine = M’asseoir ici
    .help = On t’a donné cette place ? Assieds-toi, et elle n’est plus qu’à toi : les autres écrans ne font plus que regarder, et le lien n’ouvre plus rien.
web-seat-too = C’est un autre écran à moi
    .help = Tu t’es envoyé ce lien toi-même ? Alors ta place est ouverte sur les deux écrans.

## Jouer

web-choose = Choisis parmi { $count }
web-take-back = Choisir autrement
web-why = Pourquoi ? Règle { $rule }
web-connection-lost = La connexion est perdue. Nouvel essai…
web-type-move = Écris un coup
web-play-move = Jouer
web-undo = Annuler le coup
web-undo-ask = Demander à annuler
web-asks-undo = { $count ->
    [one] { $seat } demande à annuler son dernier coup.
   *[other] { $seat } demande à annuler les { $count } derniers coups.
}
web-agree = D’accord
web-refuse = Non merci
web-withdraw = Laisser tomber
web-unanswered = { $seat } n’a pas encore répondu.
web-count-out = Continuer sans { $seat }
web-bot-plays-for-you = Un robot ({ $level }) joue pour toi.
web-i-am-back = Je suis de retour
web-seats = Qui joue
web-fingerprint = Le hasard est-il honnête ici ?
web-fingerprint-how = Avant le premier coup, le serveur a tiré un nombre, la graine, dont vient tout le hasard de cette partie. Voici son empreinte. Quand la partie sera finie, tu pourras la télécharger et y lire la graine : le SHA-256 de « vulcania seed » suivi de ce nombre doit donner la même empreinte.
web-seat-free = libre
web-seat-bot = robot, { $level }
web-seat-stand-in = hors ligne, robot : { $level }
web-seat-you = toi
web-seat-elsewhere = · aussi sur un autre appareil
web-sit-alone = Seulement ici
web-seat-away = hors ligne
web-thinking = · réfléchit
web-hand-over = Laisser jouer un robot
web-leave = Partir
web-leave-sure = Laisser un robot jouer pour toi ? Tu peux revenir quand tu veux.
web-spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
web-log = Ce qui s’est passé
web-again = Revoir ce qui s’est passé
web-further = Voir ce qui peut encore être choisi
web-waits-for = { $count ->
    [one] { $players } réfléchit.
   *[other] On attend { $players }.
  }
web-sound = Son
web-sound-off = Son : coupé
web-sound-soft = Son : doux
web-sound-loud = Son : fort
web-walk = Parcourir les points
web-picture = Créer une image
web-unread = Nouveaux messages
web-talk = Discussion
web-say = Dis quelque chose
web-send = Envoyer
web-curtain = Passe l’écran
web-curtain-intro = Les cartes sont secrètes : seul le joueur suivant doit regarder maintenant.
web-curtain-open = Je suis { $seat } : montre mes cartes
web-curtain-step-in = Je suis { $seat } : je veux intervenir

## Après

web-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $winners } gagne avec { $points } { $points ->
        [one] point
       *[other] points
      }.
   *[other] { $winners } gagnent avec { $points } { $points ->
        [one] point
       *[other] points
      } chacun.
  }
web-player = Joueur
web-for-what = Pour quoi
web-points = Points
web-rank = Rang { $rank }
web-record-before = Le record de cette table jusqu’ici : { $best } ({ $holders }).
web-record-first = Personne n’a encore établi de record avec ces options.
web-rematch = Rejouer
web-to-rematch = Vers la partie suivante
web-replay = Revoir
web-remains = Cette partie est finie. Les cartes et les règles avec lesquelles on l’a jouée ne sont plus là, on ne peut donc plus dessiner le plateau. Le résultat et tous les coups sont gardés.
web-record = Télécharger la partie
web-first = Au début
web-back = Un coup en arrière
web-next = Un coup en avant
web-last = À la fin
web-go = Aller
web-move-number = Numéro du coup
web-after-move = Coup { $ply } sur { $last }
web-seen-by = Vu par
web-spectator = un spectateur
web-name-of = { $seat }
web-replay-bring = Revoir une partie enregistrée
web-replay-bring-intro = Apporte une partie enregistrée, d’ici, du terminal ou écrite à la main, et parcours-la coup par coup. Tu pourras partager la page obtenue.
web-record-file = Un fichier
web-record-text = Ou le texte lui-même
web-show = Montrer

## Règles

web-contents = Sommaire
web-made-by = Un jeu signé { $designers }.
web-published = Édité par { $publisher }.
web-published-in = Édité par { $publisher } ({ $year }).
web-rules-marks = Avec nos propres mots. Une décision tranche ce que le livret ne dit pas ; les données reconstituées étaient sur des images perdues ; une variante est un choix de la table.
web-undo-rules = Annuler des coups
web-undo-rules-free = Tu peux annuler ton dernier coup tant que personne n’a joué depuis, que le hasard ne s’en est pas mêlé et que rien de caché n’est apparu.
web-undo-rules-never = On n’annule jamais le hasard, jamais ce qui était caché et a été vu, jamais le coup de quelqu’un d’autre : sauf si toutes les autres personnes de la table sont d’accord, qu’elles regardent ou non. Un programme assis à la table est consulté comme une personne. Les robots ne sont pas consultés.
web-undo-rules-away = Si quelqu’un qui doit répondre n’est plus là depuis un moment, les autres peuvent continuer sans attendre sa réponse. La personne qui a demandé ne peut pas en décider.
web-undo-rules-fresh = Ce que le hasard avait donné est rendu au hasard : les cartes que personne ne connaît sont mélangées à nouveau. Les coups annulés restent dans la partie enregistrée, marqués comme annulés.
web-undo-rules-over = Une fois la partie finie, on n’annule plus rien. Une revanche est une nouvelle table.
web-mark-ruling = décision
web-mark-reconstructed = reconstitué
web-mark-variant = variante
