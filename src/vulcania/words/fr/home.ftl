### Revenir

## Tes tables

web-yours = Tes tables
web-yours-waits-for = On attend { $people }
web-return-to = Retourner à { $game } : { $people }
web-look-back = Revoir
web-for-a-moment = à l’instant
web-for-minutes = { $count ->
    [one] depuis une minute
   *[other] depuis { $count } minutes
  }
web-for-hours = { $count ->
    [one] depuis une heure
   *[other] depuis { $count } heures
  }
web-for-days = { $count ->
    [one] depuis un jour
   *[other] depuis { $count } jours
  }

## Être prévenu

web-me = Toi
web-told = Me prévenir quand c’est à moi
web-told-intro = Une fois par tour, et seulement si tu ne regardes pas déjà la table. Un clic suffit pour arrêter.
web-told-push = Me prévenir dans ce navigateur
web-told-push-impossible = Ce navigateur ne peut te prévenir que si la maison a une adresse sûre (https).
web-told-push-refused = Le navigateur n’a pas voulu. Regarde ses réglages pour les notifications.
web-told-by-push = Ce navigateur ou un autre
web-told-by-mail = E-mail
web-told-by-chat = Une messagerie (Slack, Mattermost, Discord…)
web-told-by-ntfy = ntfy
web-told-hook = Par une messagerie ou ntfy
web-told-address = Adresse qui reçoit les messages (webhook)
web-told-kind = Quel service
web-told-mine = Personne d’autre ne lit ce qui y arrive : le lien peut ouvrir ma place
web-told-begin = Me prévenir à cette adresse
web-told-end = Arrêter
web-told-end-of = Ne plus me prévenir : { $address }
web-told-unconfirmed = clique d’abord sur le lien dans l’e-mail
web-told-failing = personne ne répond
web-told-ended = On ne te préviendra plus à cette adresse
web-told-confirmed = C’est noté : on te préviendra à cette adresse
notice-turn = { $called } : à toi de jouer à { $game }
notice-nothing-yet = La partie vient de commencer.
notice-stop = Ne plus me prévenir
notice-confirm = Vulcania peut-elle t’écrire à cette adresse ?
notice-confirm-why = Quelqu’un, sans doute toi, veut être prévenu ici quand c’est son tour de jouer. Si c’est bien toi, ouvre le lien. Sinon, ne fais rien : nous ne t’écrirons plus.
error-outside-address = Rien ne peut être envoyé à cette adresse.
error-outside-private = Cette adresse est dans un réseau à part, pas sur Internet.
error-mail-address = Ce n’est pas une adresse e-mail.
error-mail-often = Nous avons déjà écrit assez souvent à cette adresse aujourd’hui. Cherche notre message, ou réessaie demain.
error-channels = Cela ferait trop d’adresses : { $most } au plus. Arrête d’abord l’une d’elles.
error-wrong-link = Ce lien n’est pas, ou plus, l’un des nôtres.

## Des jours

web-clock-days = { $days ->
    [0] { $hours } heures par coup
    [one] un jour par coup
   *[other] { $days } jours par coup
  }
web-days = { $count ->
    [0] aucune
    [one] un jour
   *[other] { $count } jours
  }
web-hours = { $count ->
    [0] aucune
    [one] une heure
   *[other] { $count } heures
  }
web-reserve = Réserve
    .help = Avec des heures ou des jours par coup : le temps que chacun peut prendre en plus, dans toute la partie. Les jours passent, qu’on regarde ou non.
web-reserve-left = réserve : { $left }
web-late = Quand le temps est écoulé
web-late-bot = Un robot joue jusqu’au retour du joueur
web-late-end = La partie est abandonnée
web-given-up = La partie a été abandonnée.
note-given-up = Le temps { $seat-of } est écoulé : la partie est abandonnée.

## Sans connexion

web-offline = La maison ne répond pas
web-offline-why = Tu es hors ligne, ou l’ordinateur qui héberge les parties est éteint. Rien n’est perdu : tes parties t’attendent.
web-offline-again = Réessayer

## Dans le même réseau

web-lan = Des amis dans ce réseau
web-lan-intro = Les téléphones et les ordinateurs du même réseau (le même Wi-Fi) ne peuvent pas encore joindre cet ordinateur. Laisse-les entrer, et ils pourront rejoindre tes tables ; personne d’autre ne le peut. La porte ne s’ouvre et ne se ferme que sur cet ordinateur, et c’est toi qui décides.
web-lan-let = Laisser entrer les autres appareils du réseau
web-lan-open = La porte est ouverte. Avec un téléphone du même réseau, vise ce carré ou tape l’adresse.
web-lan-address = Adresse
web-lan-shut = Refermer la porte
web-lan-closed = Ce lien ne marche que sur cet ordinateur.
error-lan-none = Cet ordinateur n’est dans aucun réseau où d’autres pourraient le joindre.
error-not-host = Cela ne peut se faire que sur l’ordinateur qui héberge les parties.

## Mes parties

web-keep = Garder
web-matches = Mes parties
web-matches-newest = Les plus récentes
web-matches-before = Les parties d’avant
web-matches-none = Tu n’as encore terminé aucune partie. Dès que ce sera fait, tu la reverras ici.
web-matches-all = { $played ->
    [one] Une partie
   *[other] { $played } parties
  }, { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
  }.
web-streaks = Victoires d’affilée : { $now } en ce moment, record { $longest }.
web-played = Jouées
web-won = Gagnées
web-best = Record
web-by-game = Par jeu
web-by-opponent = Selon les autres joueurs
web-by-seats = Par nombre de joueurs
web-match-won = gagnée, { web-match-played }
web-match-played = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-link-device = Tes autres appareils
web-link-intro = Continue sur ton téléphone ce que tu as commencé ici : relie-le, et les deux connaissent tes tables, tes parties et ton nom.
web-link-make = Relier un autre appareil
web-link-how = Ouvre ce lien sur l’autre appareil. Il sert une fois, pendant dix minutes. Ne le montre à personne : celui qui l’ouvre passe pour toi.
web-link-sure = Désormais, cet appareil et l’autre sont la même personne : mêmes tables, mêmes parties, même nom. Ce qui a été joué ici est gardé.
web-link-yes = Relier cet appareil
web-everything = Tout ce qui te concerne
web-everything-take = Tout télécharger
web-forget = Tout effacer
web-forget-why = Ton nom, ce que tu as dit, la façon dont on te prévient, et le fait que ces parties étaient les tiennes : tout disparaît, pour de bon. Là où une partie est en cours, un robot joue pour toi. Tes coups restent, sans nom, car ils font partie de ce que d’autres ont joué.
web-forget-sure = Effacer tout ce qui me concerne
error-nobody = Ce navigateur n’est pas encore connu ici.

## La force de chacun, et une page pour chaque jeu

web-ratings = Ta force
web-rating = Force
web-rating-how = Celui qui a 400 points de plus gagne dix fois plus souvent. Le ± dit de combien on peut encore se tromper : plus tu joues, moins il est grand. Contre des robots, une partie où tu as demandé conseil au capitaine, ou annulé un coup après en avoir vu plus, ne compte pas.
web-by-kind = D’où viennent tes points
web-a-match = Par partie
web-each = { $each }
web-points-other = Autres points
web-game-page = { $game } : qui joue, qui mène
web-leaders = Qui mène dans cette maison
web-records = Les meilleurs résultats
web-newest = Parties récentes
web-never-played = Personne n’y a encore joué ici, du moins pas à une table visible de tous. À toi de commencer.

## Réglages

error-setting = { $name } ne peut pas être « { $text } ». Attendu : { $expected }.
