### À la table : qui est là, et ce que l’on décide ensemble.

## Ce que font les robots

web-levels = Comment jouent les robots ?
web-level = { $level }
about-deckhand = Joue avec bon sens et fait des erreurs. Pour tes premières parties.
about-mate = Fait toujours ce qui semble le mieux sur le moment. Peu d’erreurs, pas de plan.
about-captain = A appris le jeu en jouant des millions de parties, ou réfléchit une seconde. Difficile à battre.
about-nemo = Réfléchit de deux à six secondes par coup. Le plus fort.
about-random = Se laisse porter : n’importe quel coup permis. Pour voir comment marche un jeu.
about-greedy = Fait ce qui semble le mieux sur le moment, comme le Second ; entre deux coups qui se valent, le hasard décide.
about-pupil = A tout appris en jouant contre lui-même ; joue aussitôt ce qu’il préfère.
about-guest = Le robot de quelqu’un d’autre, venu d’un autre paquet.
web-thinking-ahead = · réfléchit ({ $most } s par coup) :
web-thinking-next = · réfléchit juste après
web-pace = Vitesse des robots
web-pace-slow = Lente
web-pace-usual = Normale
web-pace-quick = Rapide
web-pace-at-once = Sans attendre
error-pace = Les robots ne peuvent pas jouer à la vitesse « { $pace } ». Attendu : { $expected }.

## Qui vient

web-onlookers = { $more ->
    [0] Regardent : { $people }
    [one] Regardent : { $people } et une autre personne
   *[other] Regardent : { $people } et { $more } autres
  }
web-word = Un mot pour les autres
    .help = On le lit avant de s’asseoir.
web-invite-help = Donne un nom à une place que l’on prend par un lien : elle est gardée pour cette personne, qui a son propre lien.
web-invite = Lien pour { $name }
web-invite-free = Ne plus garder la place pour { $name }
web-seat-kept = on l’attend
web-all-kept = Les places libres sont gardées pour { $people }. Si l’une d’elles est pour toi, demande ton propre lien. En attendant, tu peux regarder.
error-seat-kept = Cette place est gardée pour quelqu’un d’autre.
error-not-opener = Seule la personne qui a ouvert la table décide pour qui les places sont gardées.
web-rematch-other = Rejouer à d’autres places
web-rematch-turned = On se décale tous d’une place
web-rematch-drawn = Tirer les places au sort
error-rematch-order = On ne peut pas changer de places ainsi : « { $asked } ». Attendu : same, turned, drawn.

## Faire une pause

web-pause = Pause
web-holiday = Pause, vacances
web-pause-help = Pendant la pause, aucune pendule ne tourne et personne ne joue. Tout le monde doit être d’accord ; chacun peut y mettre fin.
web-pause-how-long = Pour combien de temps
web-pause-open = jusqu’à ce que quelqu’un reprenne
web-pause-ask = Demander aux autres
web-asks-pause = { $days ->
    [0] { $seat } demande une pause.
    [one] { $seat } demande une pause d’un jour.
   *[other] { $seat } demande une pause de { $days } jours.
  }
web-paused = La table fait une pause.
web-paused-why = Pause : aucune pendule ne tourne, personne ne joue.
web-paused-until = La partie reprend toute seule dans
web-go-on = Reprendre la partie
note-paused = { $days ->
    [0] Pause : { $seat } l’a demandée, tout le monde est d’accord.
    [one] Pause d’un jour : { $seat } l’a demandée, tout le monde est d’accord.
   *[other] Pause de { $days } jours : { $seat } l’a demandée, tout le monde est d’accord.
  }
note-pause-refused = { $seat } préfère continuer.
note-pause-ended = { $seat } met fin à la pause.
note-pause-over = La pause est finie.
error-paused = La table fait une pause. Reprenez d’abord la partie.
error-pause-days = Seules les parties qui durent des jours ont des pauses de plusieurs jours. Demande une pause jusqu’à ce que quelqu’un reprenne.
error-pause-long = C’est trop long : { $most } jours au plus.
error-pause-lesson = Une leçon n’a pas besoin de pause : elle t’attend.
error-asked-already = Une question est déjà posée. Réponds d’abord à celle-là.

## Notes à soi

web-notes = Mes notes
web-notes-help = Personne d’autre ne peut les lire.
web-kept = C’est gardé.
error-note-long = C’est trop long : { $most } lettres au plus.

## Des règles disparues

note-refitted = Cette partie a commencé avec des règles ou des pièces que le jeu n’a plus (règles { $rules } ; aujourd’hui { $current }). Elle continue avec celles d’aujourd’hui, { $lost ->
    [0] là où elle en était
    [one] avant son dernier coup, qui n’est plus possible
   *[other] avant ses { $lost } derniers coups, qui ne sont plus possibles
  }.
