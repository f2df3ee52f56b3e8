title = 20 000 lieues sous les mers
tagline = Un seul sous-marin, piloté par tous, sur un océan qui tourne : arrive en premier là où dort ton jeton.

## Les choses

chip-none = –
extra-sailor = matelot
    .a = un matelot
    .does = échange deux de tes jetons
extra-super-sailor = super-matelot
    .a = un super-matelot
    .does = déplace un de tes jetons vers une case libre
extra-diver = scaphandrier
    .a = un scaphandrier
    .does = échange un de tes jetons contre un jeton de l’océan
extra-number-chips = jetons numérotés
    .a = les jetons numérotés
    .does = redistribue tous les jetons numérotés
extra-none = aucune carte
    .a = aucune carte
    .does = rien
symbol-biscuit = biscuit de mer
    .short = Bi
    .many = biscuits de mer
round-1 = I
round-2 = II
round-3 = III
story-1 = Un requin attaque
story-2 = Le vaisseau fantôme
story-3 = Au large du récif
story-4 = La forêt d’algues
story-5 = Loin des cannibales
story-6 = Le Nautilus est découvert
story-7 = À toute vapeur
story-8 = Le poulpe géant
story-9 = Cap sur Vulcania
scorer-all = chacun marque
scorer-finder = celui qui l’a trouvé marque
scorer-most = celui qui en a le plus marque

## Les options

option-expert = Experts
    .help = Tous les jetons sont visibles dès le début : l’océan n’a plus de secret.

## Que faire maintenant

prompt-lay = { $seat } : pose une de tes cartes numérotées. La plus forte pilote en premier.
  .waiting = { $seat } choisit une carte.
prompt-sail = { $seat } : applique ta carte { $card } ({ $steering }). Dans quel sens ?
  .waiting = { $seat } est à la barre.
prompt-sail-extra = { $seat } : applique ta carte { $card } ({ $steering }), ou joue d’abord une carte en plus.
  .waiting = { $seat } est à la barre.
prompt-after = { $seat } : joue maintenant une carte en plus, ou passe.
  .waiting = { $seat } peut jouer encore une carte.
prompt-steer = { $seat } : tu as trouvé un sous-marin. Pilote encore une fois comme tu veux, ou passe.
  .waiting = { $seat } est à la barre.
prompt-swap = { $seat } : ton matelot échange deux de tes jetons. Lesquels ?
  .waiting = { $seat } réarrange ses jetons.
prompt-move = { $seat } : ton super-matelot déplace un de tes jetons vers une case libre. Lequel, et où ?
  .waiting = { $seat } réarrange ses jetons.
prompt-offer = { $seat } : ton scaphandrier emporte un de tes jetons. Lequel donnes-tu ?
  .waiting = { $seat } choisit un jeton.
prompt-fetch = { $seat } : en échange de ton jeton en { $square } ({ $chip }), que doit rapporter ton scaphandrier ?
  .waiting = { $seat } choisit un jeton.
prompt-deal = { $seat } : redistribue les jetons numérotés. À qui le 1, à qui le 2, et ainsi de suite ?
  .waiting = { $seat } redistribue les numéros.

## Ce qui s’est passé

event-lay = { $seat } pose le { $card } ({ $steering }).
event-full = La rangée { $seat-of } est pleine : le jeton en { $place } reste où il est.
event-take = { $seat } prend { $chip-the } de { $place } pour la case { $square }.
event-found-submarine = { $seat } trouve le sous-marin en { $place } et peut piloter encore une fois.
event-decline = { $seat } ne pilote pas une deuxième fois.
event-action = { $seat } prend la carte d’action : { $extra }.
event-turn-up = Prochaine carte d’action : { $extra }.
event-no-action = Il ne reste plus de carte d’action pour { $seat }.
event-biscuit = Biscuit de mer { $number }, « { $story } » : { $scorer } 1 point par { $one-symbol } et par { $other-symbol }. { $seat } en reçoit { $mine }, les autres { $theirs } en tout.
card-biscuit = 1 point par { $one-symbol } et par { $other-symbol } : { $mine } pour qui l’a trouvé, { $theirs } pour les autres.
event-play = { $seat } joue { $extra-a }.
event-swap = { $seat } échange { $square } et { $other }.
event-move = { $seat } déplace { $chip-the } de { $square } en { $to }.
event-fetch = Le scaphandrier { $seat-of } rapporte { $chip-the } de { $place } en { $square } et laisse { $old-chip-the } à la place.
event-fetch-submarine = Le scaphandrier { $seat-of } trouve le sous-marin en { $place } et y laisse { $old-chip-the }. { $seat } peut piloter encore une fois.
event-deal = { $seat } redistribue les jetons numérotés : { $first-seat } a le numéro 1.
event-take-back = { $seat } a joué toutes ses cartes numérotées et reprend sa défausse.
event-round-end = La manche { $round } se termine.
event-round-cut = La manche { $round } a duré quarante tours et s’arrête là.
event-row = { $points ->
    [one] { $seat } : { $points } point pour la rangée { $round }.
   *[other] { $seat } : { $points } points pour la rangée { $round }.
  }
event-bonus = { $points ->
    [one] { $seat } : { $points } point pour le numéro { $token }.
   *[other] { $seat } : { $points } points pour le numéro { $token }.
  }
event-column = { $points ->
    [one] { $seat } : { $points } point pour la colonne { $column }.
   *[other] { $seat } : { $points } points pour la colonne { $column }.
  }
event-round = La manche { $round } commence : de nouveaux jetons sont posés, et { $seat } pose sa carte en premier.

## Ce que ferait un coup

preview-lay = Pilotage : { $steering }. Parmi les cartes déjà posées, elle aurait le numéro { $token }.
preview-nothing = Pointe vers { $place } : aucun jeton.
preview-full = Pointe vers { $place } : ta rangée est pleine, le jeton reste.
preview-hidden = { $place } : un jeton caché, pour { $square }.
preview-take = { $place } : { $chip-the } pour { $square } ; la rangée vaudrait { $worth } (maintenant { $now }).
preview-anchor = { $place } : { $chip-the } pour { $square }, et { $extra-a } ; la rangée vaudrait { $worth } (maintenant { $now }).
preview-biscuit = { $place } : biscuit de mer { $number } pour { $square } ; aussitôt { $mine } pour toi et { $theirs } pour les autres ; la rangée vaudrait { $worth } (maintenant { $now }).
preview-submarine = { $place } : le sous-marin. Tu peux alors piloter encore une fois, comme tu veux.
preview-take-scored = { $place } : { $chip-the } pour { $square }, dans une rangée déjà comptée. Colonnes : { $before } → { $columns }.
preview-anchor-scored = { $place } : { $chip-the } pour { $square }, dans une rangée déjà comptée, et { $extra-a }. Colonnes : { $before } → { $columns }.
preview-biscuit-scored = { $place } : biscuit de mer { $number } pour { $square }, dans une rangée déjà comptée ; aussitôt { $mine } pour toi et { $theirs } pour les autres. Colonnes : { $before } → { $columns }.
preview-fetch-submarine = { $place } : le sous-marin. Tu peux alors piloter encore une fois, comme tu veux ; la case { $square } reste libre.
preview-grid = Rangée de la manche : { $now } → { $worth }. Colonnes : { $before } → { $columns }.
preview-play = Ensuite : { $extra-does }.

## Pourquoi pas

refuse-card-gone = Tu n’as pas le { $card } en main : il revient quand les dix cartes ont été jouées.
refuse-pass = Il faut appliquer sa carte numérotée : personne n’y échappe.
refuse-steered = Ta carte numérotée est déjà appliquée.
refuse-steering = Ta carte { $card } pilote autrement : { $steering }.
refuse-one-extra = Une seule carte en plus par tour, et la tienne est jouée.
refuse-no-sailor = Tu n’as plus de matelot avant de reprendre ta défausse.
refuse-no-action = Tu n’as pas cette carte d’action : { $extra }. Une ancre donne celle du dessus de la pioche.
refuse-fresh = Cette carte d’action ({ $extra }) a été prise pendant ce tour : elle attend le suivant.
refuse-no-super-sailor = Il n’y a pas de jeton à déplacer, ou pas de case pour lui.
refuse-no-diver = Le scaphandrier a besoin d’un jeton à toi et d’un jeton dans l’océan.
refuse-deal = Chacun des { $seats } joueurs doit recevoir un numéro. Ceci ne va pas : { $given }.
refuse-no-chip = Il n’y a pas de jeton en { $place }.
refuse-empty-square = Tu n’as pas de jeton en { $square }.
refuse-same-square = C’est deux fois la même case : { $square }.
refuse-taken-square = Il y a déjà un jeton en { $square }.
refuse-later-c = { $square } est la case C d’une rangée à venir : on ne la remplit pas avant sa manche.
refuse-play-first = Joue d’abord la carte qu’il faut pour cela : { $extra }.
refuse-now-lay = D’abord, chacun pose une carte numérotée.
refuse-now-sail = C’est le moment d’appliquer la carte numérotée.
refuse-now-after = Ta carte est appliquée : joue une carte en plus, ou passe.
refuse-now-steer = Pilote maintenant encore une fois, ou passe.
refuse-now-swap = Le matelot est joué : échange maintenant deux de tes jetons.
refuse-now-move = Le super-matelot est joué : déplace maintenant un de tes jetons.
refuse-now-offer = Le scaphandrier est joué : donne maintenant un de tes jetons.
refuse-now-fetch = Le scaphandrier descend : choisis maintenant un jeton de l’océan.
refuse-now-deal = Les jetons numérotés sont joués : redistribue-les maintenant.

## Le décompte final

points-row = Images en rangées
points-bonus = Bonus des numéros
points-event = Biscuits de mer
points-column = Symboles en colonnes
line-row-nothing = Rangée { $round } : aucune image demandée ({ $first-chip }, { $second-chip }, { $third-chip })
line-row-singles = { $singles ->
    [one] Rangée { $round } : un jeton isolé à { $single } ({ $first-chip }, { $second-chip }, { $third-chip })
   *[other] Rangée { $round } : { $singles } jetons isolés à { $single } ({ $first-chip }, { $second-chip }, { $third-chip })
  }
line-row-pair = { $singles ->
    [0] Rangée { $round } : une paire, { $pair } ({ $first-chip }, { $second-chip }, { $third-chip })
   *[other] Rangée { $round } : une paire, { $pair }, et un jeton isolé, { $single } ({ $first-chip }, { $second-chip }, { $third-chip })
  }
line-row-triple = Rangée { $round } : la suite complète, { $triple } ({ $first-chip }, { $second-chip }, { $third-chip })
line-bonus = Manche { $round } : bonus du numéro { $token }
line-event = Biscuit de mer { $number }, « { $story } » : { $points } × { $one-symbol } ou { $other-symbol }
line-column-0 = Colonne { $column } : aucun symbole en double
line-column-1 = Colonne { $column } : { $first-count } × { $first-symbol }{ $wild ->
    [0] {""}
    [one] , biscuit compris
   *[other] , { $wild } biscuits compris
  }
line-column-2 = Colonne { $column } : { $first-count } × { $first-symbol }, { $second-count } × { $second-symbol }{ $wild ->
    [0] {""}
    [one] , biscuit compris
   *[other] , { $wild } biscuits compris
  }
line-column-3 = Colonne { $column } : { $first-count } × { $first-symbol }, { $second-count } × { $second-symbol }, { $third-count } × { $third-symbol }{ $wild ->
    [0] {""}
    [one] , biscuit compris
   *[other] , { $wild } biscuits compris
  }
