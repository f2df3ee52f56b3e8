title = 20 000 milles sous la mer
tagline = Cinq manches sur un océan qui tourne : réunis les images par rangée, les symboles par colonne, et gare aux étoiles rouges.

## Les choses

action-current = courant
    .does = tu fais tourner l’océan d’un cran vers la gauche ou la droite
action-heading = cap
    .does = tu fais virer le Nautilus d’un quart de tour
action-depth = profondeur
    .does = tu montes ou plonges d’un cran
action-thermostat = thermostat nucléaire
    .does = tu pilotes comme tu veux
action-sailor = matelot
    .does = tu échanges deux de tes jetons
action-helmet = casque magique
    .does = tu échanges un jeton avec quelqu’un
special-sailor = matelot
    .the = le matelot spécial
    .does = déplace un de tes jetons vers la case libre la plus à gauche d’une rangée
special-helmet = casque magique
    .the = le casque magique spécial
    .does = échange un de tes jetons contre un jeton blanc visible de l’océan
special-thermostat = thermostat nucléaire
    .the = le thermostat nucléaire spécial
    .does = ta carte devient le pilotage de ton choix
special-reverse = marche arrière
    .the = la marche arrière
    .does = ce tour-ci, la carte la plus faible pilote en premier
special-bell = cloche de bord
    .the = la cloche de bord
    .does = prends un jeton à quelqu’un
special-globe = globe
    .the = le globe
    .does = pilote une fois de plus, comme tu veux
special-numbers = jetons numérotés
    .the = la carte des jetons numérotés
    .does = redistribue tous les jetons numérotés
symbol-anchor = ancre
    .short = An
    .many = ancres
symbol-seal = phoque
    .short = Ph
    .many = phoques

## Les options

option-length = Durée
    .help = La partie complète compte cinq manches, la partie courte trois.
option-length-full = Partie complète
option-length-short = Partie courte
option-optional-taking = Jetons à prendre ou à laisser
    .help = Quand le Nautilus pointe vers un jeton, on peut le laisser où il est au lieu de le prendre.

## Que faire maintenant

prompt-lay = { $seat } : pose une de tes cartes. La plus forte pilote en premier.
  .waiting = { $seat } choisit une carte.
prompt-lay-reverse = { $seat } : pose une de tes cartes. Marche arrière : la plus faible pilote en premier.
  .waiting = { $seat } choisit une carte.
prompt-sail-current = { $seat } : fais tourner l’océan vers la gauche ou vers la droite.
  .waiting = { $seat } est à la barre.
prompt-sail-heading = { $seat } : fais virer le Nautilus à gauche ou à droite.
  .waiting = { $seat } est à la barre.
prompt-sail-depth = { $seat } : monte ou plonge.
  .waiting = { $seat } est à la barre.
prompt-sail-thermostat = { $seat } : pilote comme tu veux.
  .waiting = { $seat } est à la barre.
prompt-sail-sailor = { $seat } : échange deux de tes jetons, ou passe.
  .waiting = { $seat } réarrange ses jetons.
prompt-sail-helmet = { $seat } : choisis un de tes jetons à échanger avec quelqu’un, ou passe.
  .waiting = { $seat } choisit un jeton.
prompt-sail-extra = { $seat } : applique ta carte ({ $action }), ou joue d’abord une carte spéciale.
  .waiting = { $seat } est à la barre.
prompt-after = { $seat } : joue maintenant une carte spéciale, ou passe.
  .waiting = { $seat } peut jouer encore une carte.
prompt-steer-arrow = { $seat } : une flèche verte ! Pilote encore une fois, comme tu veux.
  .waiting = { $seat } est à la barre.
prompt-steer-globe = { $seat } : grâce au globe, pilote comme tu veux.
  .waiting = { $seat } est à la barre.
prompt-anchor = { $seat } : une ancre. Veux-tu la garder sur ton tableau, ou prendre la carte d’action ({ $special }) ?
  .waiting = { $seat } a trouvé une ancre et choisit.
prompt-anchor-leave = { $seat } : une ancre. Veux-tu la garder sur ton tableau, prendre la carte d’action ({ $special }), ou la laisser ?
  .waiting = { $seat } a trouvé une ancre et choisit.
prompt-anchor-full = { $seat } : une ancre, et ta rangée est pleine. Veux-tu prendre la carte d’action ({ $special }), ou laisser l’ancre ?
  .waiting = { $seat } a trouvé une ancre et choisit.
prompt-keep = { $seat } : tu as trouvé { $chip-the }. À prendre ou à laisser ?
  .waiting = { $seat } choisit un jeton.
prompt-move = { $seat } : déplace un de tes jetons vers la case libre la plus à gauche d’une rangée.
  .waiting = { $seat } réarrange ses jetons.
prompt-offer = { $seat } : lequel de tes jetons retourne dans l’océan ?
  .waiting = { $seat } choisit un jeton.
prompt-fetch = { $seat } : quel jeton blanc visible prends-tu à sa place ?
  .waiting = { $seat } choisit un jeton.
prompt-take = { $seat } : fais sonner la cloche ! Quel jeton prends-tu, et à qui ?
  .waiting = { $seat } choisit un jeton.
prompt-put = { $seat } : dans quelle rangée va-t-il ?
  .waiting = { $seat } choisit une rangée.
prompt-trade = { $seat } : quel jeton prends-tu à sa place, et à qui ?
  .waiting = { $seat } choisit un jeton.
prompt-deal = { $seat } : redistribue les jetons numérotés. À qui le 1, à qui le 2, et ainsi de suite ?
  .waiting = { $seat } redistribue les numéros.

## Ce qui s’est passé

event-lay = { $seat } pose le { $card } ({ $action }).
event-take-plain = { $seat } pose { $chip-the } en { $square }.
event-take-one = { $seat } pose { $chip-the } ({ $symbol }) en { $square }.
event-take-two = { $seat } pose { $chip-the } ({ $symbol }, { $second-symbol }) en { $square }.
event-found = { $seat } trouve { $chip-the } en { $place }.
event-not-taken = { $seat } laisse { $chip-the } en { $place }.
event-left = La rangée { $seat-of } est pleine : { $chip-the } reste en { $place }.
event-star = { $seat } retourne une étoile rouge en { $place } : plus personne ne peut s’y arrêter.
event-star-gone = Il n’y a que des étoiles rouges tout autour : celle qui est en { $place } quitte le jeu.
event-arrow = Une flèche verte en { $place } : { $seat } pilote encore une fois.
event-arrow-spent = La flèche verte en { $place } a déjà servi { $seat-to } pendant ce tour.
event-anchor = { $seat } trouve une ancre en { $place }.
event-anchor-kept = { $seat } garde l’ancre en { $square }.
event-card = { $seat } échange l’ancre contre la carte d’action : { $special }.
event-turn-up = Carte d’action retournée : { $special }.
event-special = { $seat } joue { $special-the }.
event-swap = { $seat } échange { $chip-the } ({ $square }) et { $other-chip-the } ({ $other-square }).
event-trade = { $seat } échange { $chip-the } ({ $square }) contre { $other-chip-the } { $other-seat-of } ({ $other-square }).
event-fetch = { $seat } remonte { $other-chip-the } de { $place } en { $square } et laisse { $chip-the } à la place.
event-move = { $seat } déplace { $chip-the } de { $from-square } en { $square }.
event-rob = { $seat } prend { $chip-the } { $other-seat-to } ({ $from-square }) pour la case { $square }.
event-deal = { $seat } redistribue les jetons numérotés : { $first-seat } a le numéro 1.
event-idle = { $seat } n’échange rien ({ $action }).
event-cards-back = Les douze cartes sont jouées : chacun reprend les siennes.
event-round-filled = La manche { $round } se termine : une rangée est pleine.
event-round-late = La manche { $round } a duré vingt-quatre tours et s’arrête là.
event-round-barren = La manche { $round } se termine : il ne reste aucun jeton à prendre.
event-count = { $seat } : { $points } pour la rangée { $round } et { $bonus } pour le numéro { $number }, soit { $score } en tout.
event-count-columns = { $seat } : { $points } pour la rangée { $round }, { $bonus } pour le numéro { $number } et { $columns } pour les colonnes, soit { $score } en tout.
event-refill = { $count ->
    [0] La manche { $round } commence. Il n’y a pas de jeton à ajouter ; { $seat } pose la première carte.
    [one] La manche { $round } commence avec { $count } nouveau jeton ; { $seat } pose la première carte.
   *[other] La manche { $round } commence avec { $count } nouveaux jetons ; { $seat } pose la première carte.
  }

## Ce que ferait un coup

preview-lay = { $laid ->
    [one] Ensuite, { $action-does }. Tu poses en premier.
   *[other] Ensuite, { $action-does }. Parmi les { $laid } cartes posées, elle aurait le numéro { $number }.
  }
preview-play = Ensuite : { $special-does }.
preview-keep = Ton tableau : { $gain }.
preview-card = Tu reçois : { $special } ({ $special-does }). Le jeton quitte le jeu.
preview-deal = Tu aurais le numéro { $number }.
preview-nothing = { $place } : aucun jeton.
preview-hidden = { $place } : un jeton bleu, face cachée.
preview-star = { $place } : l’étoile rouge qui s’y trouve quitte le jeu.
preview-arrow = { $place } : une flèche verte, tu piloteras encore une fois.
preview-arrow-spent = { $place } : la flèche verte n’y fait plus rien pendant ce tour.
preview-anchor = { $place } : une ancre, ou la carte d’action ({ $special }).
preview-anchor-card = { $place } : une ancre ; ta rangée est pleine, tu prends donc la carte d’action ({ $special }).
preview-anchor-plain = { $place } : une ancre.
preview-full = { $place } : { $chip-the }, mais ta rangée est pleine.
preview-plain = { $place } : { $chip-the }. Ton tableau : { $gain }.
preview-one = { $place } : { $chip-the } ({ $symbol }). Ton tableau : { $gain }.
preview-two = { $place } : { $chip-the } ({ $symbol }, { $second-symbol }). Ton tableau : { $gain }.
preview-exchange = Ton tableau : { $gain }, ceux des autres : { $loss }.

## Pourquoi pas

refuse-kind = Ta carte { $card } fait autre chose : { $action }.
refuse-no-steering = Ta carte ne pilote pas : { $action }.
refuse-star = Une étoile rouge est en { $place } : personne ne peut s’y arrêter.
refuse-card-played = Tu n’as pas le { $card } en main : il revient quand les douze cartes ont été jouées.
refuse-compulsory = Ta carte doit être appliquée : { $action }.
refuse-not-held = Tu n’as pas cette carte d’action : { $special }. Une ancre peut te donner celle du dessus de la pioche.
refuse-one-special = Une seule carte spéciale par tour, et la tienne est jouée.
refuse-fresh = Cette carte ({ $special }) a été prise pendant ce tour : elle attend le suivant.
refuse-reverse = La marche arrière se pose en même temps que ta carte numérotée, avant que l’ordre soit fixé.
refuse-special-laying = D’abord, chacun pose une carte numérotée ; cette carte-ci ({ $special }) se joue quand tu pilotes.
refuse-between = Une carte spéciale se joue avant ta carte numérotée, ou après tout ce que celle-ci a entraîné, jamais entre les deux.
refuse-thermostat = Le thermostat change ta carte numérotée : il se joue avant elle.
refuse-use-sailor = Tu n’as pas de jeton à déplacer, ou pas de case pour lui.
refuse-use-helmet = Il te faut un jeton à toi et un jeton blanc visible dans l’océan.
refuse-use-bell = Personne d’autre n’a de jeton, ou tu n’as pas de case libre.
refuse-trade-none = Pour un échange, il faut un jeton à toi et un jeton à quelqu’un d’autre.
refuse-swap-same = On n’échange pas un jeton avec lui-même.
refuse-bonus = { $square } est une case bonus : son symbole y est imprimé, aucun jeton n’y va.
refuse-no-chip = Tu n’as pas de jeton en { $square }.
refuse-no-chip-theirs = { $seat } n’a pas de jeton en { $square }.
refuse-own-chip = Il faut que ce soit le jeton de quelqu’un d’autre.
refuse-seat = Il n’y a pas de joueur { $number }.
refuse-fetch-nothing = Il n’y a pas de jeton en { $place }.
refuse-fetch-arrow = Une flèche verte est en { $place } : elle reste dans l’océan.
refuse-fetch-blue = Le jeton en { $place } est bleu : le casque ne remonte que des jetons blancs visibles.
refuse-row-unplayed = La rangée { $row } n’est pas jouée dans la partie courte.
refuse-taken = Il y a déjà un jeton en { $square }.
refuse-leftmost = { $square } n’est pas la case libre la plus à gauche de sa rangée : c’est { $leftmost }.
refuse-row-last = La dernière case à jeton de la rangée { $row } ne se remplit pas avant sa manche.
refuse-deal-seats = Les { $seats } jetons numérotés sont tous distribués, un par personne.
refuse-play-first = Joue d’abord la carte qu’il faut pour cela : { $special }.
refuse-anchor-full = Ta rangée est pleine : il n’y a plus de case pour l’ancre.
refuse-now-lay = D’abord, chacun pose une carte.
refuse-now-sail = C’est le moment d’appliquer ta carte.
refuse-now-after = Ta carte est appliquée : joue une carte spéciale, ou passe.
refuse-now-arrow = La flèche verte t’oblige à piloter encore une fois.
refuse-now-globe = Le globe est joué : pilote maintenant.
refuse-now-anchor = Décide d’abord pour l’ancre : garde-la, ou prends la carte.
refuse-now-keep = Décide d’abord pour le jeton : garde-le, ou laisse-le.
refuse-now-move = Le matelot est joué : déplace maintenant un de tes jetons.
refuse-now-offer = Le casque est joué : choisis maintenant un de tes jetons.
refuse-now-fetch = Choisis maintenant un jeton blanc visible de l’océan.
refuse-now-take = La cloche sonne : choisis maintenant le jeton de quelqu’un d’autre.
refuse-now-put = Choisis maintenant la case du jeton.
refuse-now-trade = Choisis maintenant le jeton que tu veux à sa place.
refuse-now-deal = Distribue maintenant les jetons numérotés.

## Le décompte final

points-row = Images en rangées
points-bonus = Bonus des numéros
points-column = Symboles en colonnes
line-row = Rangée { $round } : { $count ->
    [0] aucune image demandée
    [one] { $count } image demandée ({ $cells })
   *[other] { $count } images demandées ({ $cells })
  }{ $seals ->
    [0] {""}
    [one] , avec un phoque
   *[other] , avec { $seals } phoques
  }
line-bonus = Manche { $round } : bonus du numéro { $number }
line-column = Colonne { $column } après la manche { $round } : { $count } × { $symbol } ({ $cells }){ $seals ->
    [0] {""}
    [one] , avec un phoque
   *[other] , avec { $seals } phoques
  }
