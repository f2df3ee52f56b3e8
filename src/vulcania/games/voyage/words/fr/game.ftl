title = Vingt mille lieues
tagline = Chacun pilote le Nautilus à son tour et chasse à chaque escale : qui aura le plus beau butin après 20 000 lieues ?

## Things

zone-forests = Forêts sous-marines
    .in = dans les Forêts sous-marines
zone-sharks = Mer des Requins
    .in = dans la Mer des Requins
zone-cannibals = Archipel des Cannibales
    .in = dans l’Archipel des Cannibales
zone-icebergs = Icebergs
    .in = au milieu des Icebergs
zone-galleon = Baie du Galion
    .in = dans la Baie du Galion
zone-whales = Mer des Baleines
    .in = dans la Mer des Baleines
zone-corridor = corridor neutre
    .in = dans un corridor neutre
direction-N = nord
    .to = au nord
    .short = N
direction-NE = nord-est
    .to = au nord-est
    .short = NE
direction-E = est
    .to = à l’est
    .short = E
direction-SE = sud-est
    .to = au sud-est
    .short = SE
direction-S = sud
    .to = au sud
    .short = S
direction-SW = sud-ouest
    .to = au sud-ouest
    .short = SO
direction-W = ouest
    .to = à l’ouest
    .short = O
direction-NW = nord-ouest
    .to = au nord-ouest
    .short = NO
depth-medium = profondeur moyenne
    .short = moyenne
depth-great = grande profondeur
    .short = grande
depth-surface = surface
    .short = surface
navigation-blue = bleu
navigation-yellow = jaune
navigation-red = rouge
events-blue = bleu
events-yellow = jaune
events-red = rouge
colour-red = rouge
colour-green = vert
colour-blue = bleu
hunt-underwater = sous-marine
hunt-surface = en surface
card-harpoon = harpon
    .a = un harpon
    .the = le harpon
card-machine-gun = mitrailleuse
    .a = une mitrailleuse
    .the = la mitrailleuse
card-knife = couteau
    .a = un couteau
    .the = le couteau
card-spur = éperon du Nautilus
    .a = un éperon du Nautilus
    .the = l’éperon du Nautilus
card-pickaxe = pioche
    .a = une pioche
    .the = la pioche
card-seal = phoque (joker)
    .a = un phoque (joker)
    .the = le phoque (joker)
card-flag = pavillon de Nemo (joker)
    .a = un pavillon de Nemo (joker)
    .the = le pavillon de Nemo (joker)
weapon-harpoon = un harpon
    .many = harpons
weapon-machine-gun = une mitrailleuse
    .many = mitrailleuses
weapon-knife = un couteau
    .many = couteaux
weapon-spur = un éperon
    .many = éperons
weapon-pickaxe = une pioche
    .many = pioches
weapon-varied = une arme différente
    .many = armes différentes
prey-treasure = trésor
    .the = le trésor
prey-shark = requin
    .the = le requin
prey-jellyfish-2 = méduse à deux carrés
    .the = la méduse à deux carrés
prey-jellyfish-3 = méduse à trois carrés
    .the = la méduse à trois carrés
prey-giant-squid = calmar géant
    .the = le calmar géant
prey-moray-eel = murène
    .the = la murène
prey-pearl-oyster = huître perlière
    .the = l’huître perlière
prey-red-coral = corail rouge
    .the = le corail rouge
prey-giant-crab = crabe géant
    .the = le crabe géant
prey-swordfish = espadon
    .the = l’espadon
prey-manta-ray = raie manta
    .the = la raie manta
prey-sunken-chest = coffre englouti
    .the = le coffre englouti
prey-blue-whale = baleine bleue
    .the = la baleine bleue
prey-sperm-whale = cachalot
    .the = le cachalot
prey-turtle = tortue
    .the = la tortue
prey-dolphin = dauphin
    .the = le dauphin
prey-walrus = morse
    .the = le morse
prey-albatross = albatros
    .the = l’albatros
prey-flying-fish = poisson volant
    .the = le poisson volant
prey-narwhal = narval
    .the = le narval
prey-tuna = thon
    .the = le thon
prey-dugong = dugong
    .the = le dugong
prey-shell-reef = récif à coquillages
    .the = le récif à coquillages
prey-wreck-mast = mât d’épave
    .the = le mât d’épave
reason-both-blue = deux voyants bleus
reason-both-yellow = deux voyants jaunes
reason-octopus-missed = hors d’atteinte de la pieuvre
reason-octopus = dans les bras de la pieuvre
reason-rammed = navire de guerre éperonné
reason-missed = navire de guerre manqué
reason-escaped = hors de portée des cannibales
reason-boarded = attaque des cannibales
reason-iceberg = choc contre un iceberg
reason-whirlpool = le grand tourbillon
reason-reef = choc contre un récif
reason-end = les 20 000 lieues sont parcourues

## Options

option-captain = Capitaine Nemo
    .help = Le voisin de droite du capitaine est le premier pilote. Nomme le gagnant du dernier voyage, ou laisse faire le hasard.
option-helmets = Casques
    .help = Ton premier geste dans chaque chasse sous-marine est de mettre ton casque. Si tu bouges, restes sur place ou poses une combinaison sans casque, n’importe qui peut te surprendre jusqu’à ton prochain tour, et tu quittes le jeu. Personne ne te le rappellera.
option-surface-until-next-yellow = En surface jusqu’au prochain jaune
    .help = Chaque jaune du voyant Navigation fait passer le Nautilus de la plongée à la surface, ou l’inverse. Sans cette option, il n’est en surface que tant que le jaune est là.

## What to do now

prompt-sail = { $seat } : avance d’une case vers ta destination ({ $zone }).
  .waiting = { $seat } pilote le Nautilus.
prompt-warship = { $seat } : un navire de guerre vous poursuit ! Avance d’une case vers lui pour l’éperonner.
  .waiting = { $seat } pilote le Nautilus.
prompt-cannibals = { $seat } : les cannibales vous guettent ! Rejoins le bord de l’archipel avant que Navigation passe au jaune.
  .waiting = { $seat } pilote le Nautilus.
prompt-turn = { $seat } : écarte une carte, prends-en une autre, puis déplace ta figurine.
  .waiting = { $seat } est à la chasse.
prompt-turn-prey = { $seat } : pose une combinaison pour { $prey-the }, ou écarte une carte et prends-en une autre.
  .waiting = { $seat } est à la chasse.
prompt-step = { $seat } : déplace ta figurine d’une case, ou reste sur place.
  .waiting = { $seat } se déplace sur le terrain de chasse.
prompt-contest = { $seat } : { $best-seat } a posé une combinaison pour { $prey-the }. Fais mieux, ou renonce.
  .waiting = { $seat } réfléchit à une combinaison.
prompt-final = { $seat } : dernière chance de cette chasse. Pose une combinaison, ou passe.
  .waiting = { $seat } réfléchit à une combinaison.
prompt-last = { $seat } : il ne reste que toi. Pose une combinaison maintenant, sinon la chasse est finie.
  .waiting = { $seat } réfléchit à une combinaison.
prompt-over = { $points ->
    [one] Le voyage est terminé : { $seat } gagne avec { $points } point.
   *[other] Le voyage est terminé : { $seat } gagne avec { $points } points.
  }
prompt-over-shared = { $points ->
    [one] Le voyage est terminé ; la victoire est partagée, à { $points } point.
   *[other] Le voyage est terminé ; la victoire est partagée, à { $points } points.
  }

## What happened

event-sail = { $seat } met le cap { $direction-to } et atteint { $square } ({ $depth }) : route { $route }, { $leagues } lieues, Navigation { $navigation }, Événements { $events }.
event-sail-home = { $seat } met le cap { $direction-to } et atteint { $square } ({ $depth }) : route { $route }, et le compteur marque { $leagues } lieues. Le voyage est terminé !
event-token = { $tokens ->
    [one] { $seat } reçoit un jeton bleu, le premier de ce quart.
   *[other] { $seat } reçoit un jeton bleu, { $tokens } sur 4.
  }
event-guineas = { $guineas ->
    [one] { $seat } reçoit une guinée d’or : { $reason }.
   *[other] { $seat } reçoit { $guineas } guinées d’or : { $reason }.
  }
event-fine = { $guineas ->
    [one] { $seat } paie une guinée : { $reason }.
   *[other] { $seat } paie { $guineas } guinées : { $reason }.
  }
event-fine-short = { $seat } doit { $guineas ->
    [one] 1 guinée
   *[other] { $guineas } guinées
  } ({ $reason }), { $paid ->
    [0] n’en a aucune
    [1] n’en a qu’une
   *[other] n’en a que { $paid }
  } et cède le quart.
event-surface = Navigation est au jaune : le Nautilus fait surface pour prendre de l’air frais.
event-dive = Le Nautilus replonge.
event-arrive = Le Nautilus est arrivé à destination : { $zone }.
event-no-prey = Il n’y a plus de proie par ici : pas de chasse.
event-watch = Le quart passe { $from-seat-of } { $seat-to }.
event-destination = Nouvelle destination : { $zone }.
event-alert = Alerte ! Deux voyants rouges { $zone-in }.
event-warship = Un navire de guerre prend le Nautilus pour un monstre. { $seat } doit aller l’éperonner en { $square }.
event-ram = { $turned ->
    [one] { $seat } retourne une seule carte : l’éperon { $number }.
   *[other] { $seat } retourne { $turned } cartes jusqu’à un éperon : c’est le { $number }.
  }
event-cannibals = Les cannibales attendent que le Nautilus fasse surface. { $seat } doit quitter l’archipel.
event-whirlpool = Le grand tourbillon saisit le Nautilus et le rejette en { $square }.
event-engine = Panne de moteur : { $seat } doit céder le quart.
event-hunt = Tout le monde sort pour une chasse { $hunt }.
event-prey = En { $square } : { $prey }, { $points } points.
event-discard = { $number ->
    [0] { $seat } écarte { $card-a }.
   *[other] { $seat } écarte { $card-a } (numéro { $number }).
  }
event-draw = { $seat } tire une carte du talon (il en reste { $stock }).
event-draw-secret = { $number ->
    [0] { $seat } tire { $card-a } du talon (il en reste { $stock }).
   *[other] { $seat } tire { $card-a } (numéro { $number }) du talon (il en reste { $stock }).
  }
event-take-open = { $number ->
    [0] { $seat } prend la carte écartée à l’instant : { $card }.
   *[other] { $seat } prend la carte écartée à l’instant : { $card } { $number }.
  }
event-step = { $seat } va { $direction-to }, en { $square }.
event-step-prey = { $seat } va { $direction-to }, en { $square }, sur { $prey-the }.
event-stay = { $seat } reste sur place.
event-lay = { $seat } pose { $count ->
    [one] { $weapon }
   *[other] { $count } { $weapon-many }
  }{ $jokers ->
    [0] { "" }
    [one] { "" }, dont un joker
   *[other] { "" }, dont { $jokers } jokers
  } (total { $sum }) pour { $prey-the }.
event-give-up = { $seat } renonce.
event-pass = { $seat } passe.
event-catch = { $seat } capture { $prey-the } en { $square } : { $points } points.
event-retire = { $seat } n’a plus assez de cartes pour prendre une proie et se retire de la chasse.
event-final-round = Le talon est vide. Chacun peut encore poser une combinaison.
event-final-round-discards = Deux tours à se passer les cartes écartées : chacun peut encore poser une combinaison.
event-hunt-over-caught = Tout est capturé : la chasse est finie.
event-hunt-over-final = La chasse est finie. Les proies restantes retournent dans leur série.
event-hunt-over-last = Le dernier chasseur ne peut rien capturer tout de suite : la chasse est finie.
event-hunt-over-nobody = Plus personne ne chasse : c’est fini.
event-helmet = { $seat } met son casque.
event-call = { $seat } surprend { $caught-seat } sans casque : { $caught-seat } quitte le jeu.
event-captain = { $seat } devient le capitaine Nemo.
moment-home = { $leagues } lieues : le voyage est terminé !

## What a move would do

gain-token = un jeton bleu
gain-watch = le quatrième jeton bleu, donc la fin du quart
gain-fourth = le quatrième jeton bleu ; le quart finira avec l’aventure
gain-guinea = une guinée d’or
gain-nothing = aucun jeton de plus
alert-none = { "" }
alert-forests = { " " }Alerte : une pieuvre, mais tu es hors d’atteinte. Tu gagnes 2 guinées !
alert-octopus = { " " }Alerte : la pieuvre t’attrape. Tu paies 2 guinées !
alert-sharks = { " " }Alerte : navire de guerre !
alert-cannibals = { " " }Alerte : les cannibales !
alert-icebergs = { " " }Alerte : un iceberg, 1 guinée !
alert-galleon = { " " }Alerte : le tourbillon, 1 guinée !
alert-whales = { " " }Alerte : un récif, 1 guinée !
alert-corridor = { " " }Alerte : panne de moteur, le quart passe !
then-none = { "" }
then-arrives = { " " }Destination atteinte.
then-surfaces = { " " }Le Nautilus sera en surface.
then-ram = { " " }Le navire de guerre est atteint.
then-escaped = { " " }Hors de l’archipel : 2 guinées.
then-boarded = { " " }Attaque des cannibales : 2 guinées à payer.
preview-sail = Route { $route } : { $leagues } lieues. Navigation { $navigation }, Événements { $events } : { $gain }.{ $alert }{ $then }
preview-end = Route { $route } : le voyage est terminé et tu reçois 2 guinées.
preview-lay = { $count ->
    [one] Une carte : { $weapon }
   *[other] { $count } { $weapon-many }
  }{ $jokers ->
    [0] { "" }
    [one] { "" }, dont un joker
   *[other] { "" }, dont { $jokers } jokers
  } (total { $sum }) pour { $prey-the }, { $points } points.
preview-step = Sur { $prey-the }, { $points } points.

## Why not

refuse-no-hunt = Il n’y a pas de chasse en cours : le Nautilus navigue.
refuse-hunting = Le Nautilus attend la fin de la chasse.
refuse-edge = La carte s’arrête là.
refuse-away = Aller { $direction-to } ne rapproche pas le Nautilus de sa destination ({ $zone }).
refuse-not-warship = Aller { $direction-to } ne rapproche pas le Nautilus du navire de guerre.
refuse-not-out = Aller { $direction-to } ne rapproche pas le Nautilus du bord de l’archipel.
refuse-surfaced = Le Nautilus est en surface : le levier y reste.
refuse-dived = Le Nautilus ne fait surface que si Navigation est au jaune.
refuse-depth = En { $square }, le levier ne peut pas être sur « { $depth } ».
refuse-only-call = Ce n’est pas ton tour de chasser : tu peux seulement surprendre quelqu’un sans casque.
refuse-zone = Aller { $direction-to } ferait sortir ta figurine de la zone ({ $zone }).
refuse-step-now = La carte est prise : déplace maintenant ta figurine d’une case, ou reste sur place.
refuse-answer = Pose une combinaison qui bat la meilleure, ou renonce.
refuse-no-contest = Personne ne te dispute une proie en ce moment.
refuse-discard-first = Écarte d’abord une carte et prends-en une autre ; ta figurine bouge ensuite.
refuse-no-pass = On ne peut ni passer ni se retirer simplement parce qu’on en a envie.
refuse-lay-or-pass = Tu peux seulement poser une combinaison, ou passer.
refuse-helmets-off = Dans cette partie, les casques se mettent tout seuls.
refuse-helmets-surface = En surface, personne n’a besoin de casque.
refuse-call-self = Tu ne peux pas te surprendre toi-même.
refuse-call-absent = Cette personne n’est pas dans cette chasse.
refuse-call-later = On ne surprend quelqu’un sans casque qu’au début d’un tour.
refuse-call-wrong = { $caught-seat } n’a rien fait sans casque depuis son dernier tour.
refuse-helmet-later = Le casque se met au début de ton tour.
refuse-helmet-on = Tu as déjà ton casque.
refuse-hand-slot = { $size ->
    [one] Tu n’as qu’une carte.
   *[other] Tu n’as que { $size } cartes.
  }
refuse-no-open = Il n’y a pas de carte écartée à prendre : on ne peut prendre que celle du tour juste avant.
refuse-no-prey = Ta figurine n’est pas sur une proie.
refuse-jokers-only = Des jokers seuls ne font pas une combinaison.
refuse-not-a-set = Ces cartes ne forment pas une combinaison qui prend { $prey-the }.
refuse-weaker = Cette combinaison pour { $prey-the } ne bat pas la meilleure sur la table.

## The final account

points-prey = Proies
points-guineas = Guinées gagnées
points-fine = Amendes
line-prey = { $prey } ({ $zone }, chasse { $hunt }, { $square })
line-guineas = { $guineas ->
    [one] 1 guinée : { $reason }, à { $leagues } lieues en { $square }
   *[other] { $guineas } guinées : { $reason }, à { $leagues } lieues en { $square }
  }
line-fine = { $guineas ->
    [one] 1 guinée payée : { $reason }, à { $leagues } lieues en { $square }
   *[other] { $guineas } guinées payées : { $reason }, à { $leagues } lieues en { $square }
  }
line-out = Hors jeu : proies et guinées rendues
verdict-alone = Tous les autres sont hors jeu : { $seat } gagne !
verdict-guineas = { $seat } gagne : à { $points } points, personne n’a plus de guinées ({ $guineas }).

## On the board

lettering-cannibals = Archipel des Cannibales
label-leagues = Compte-lieues
label-league-count = { $leagues ->
    [0] 0 lieue
   *[other] { $leagues } lieues
  }
label-navigation = Navigation
label-events = Événements
label-navigation-digit = centaines
label-events-digit = milliers
label-dashboard = Tableau de bord
label-route = ROUTE
label-watch = Quart
label-destination = Destination
card-catch = { $points } points
label-alert = Alerte !
label-moves = Ce que ferait chaque coup
label-turned = Cartes retournées pour éperonner
label-hand = Ta main
label-stock = Talon
label-open = À prendre
label-discards = Cartes écartées ({ $count })
label-sets = Combinaisons possibles
label-preys = Proies encore là
label-account = Le compte
label-legend = N capitaine  P pilote
legend-ship = Nautilus
legend-medium = profondeur moyenne
legend-great = grande profondeur
legend-half = l’une ou l’autre
legend-vulcania = Vulcania
legend-warship = navire de guerre
legend-whirlpool = sortie du tourbillon
legend-octopus = pieuvre (ses bras : %)
legend-move = où mène le coup 1
label-contest = Sur la table
label-stay = Rester ici
label-pass = Passer
label-give-up = Renoncer
label-helmet = Mettre le casque
label-call = Sans casque : { $seat } !
label-bare = sans casque
label-pilot = Pilote
label-captain = Capitaine Nemo
label-retired = hors de la chasse
label-out = hors jeu
label-hunt-underwater = chasse sous-marine
label-hunt-surface = chasse en surface
note-end = arrivée !
note-ram = éperonner !
note-escaped = dehors !
note-boarded = attaque !
note-arrives = escale
note-watch = fin du quart
note-surfaces = surface
note-alert-forests = pieuvre : +2
note-alert-octopus = pieuvre : −2
note-alert-sharks = navire !
note-alert-cannibals = cannibales !
note-alert-icebergs = iceberg !
note-alert-galleon = tourbillon !
note-alert-whales = récif !
note-alert-corridor = panne !
word-or = { " ou " }
takes-kind = { $count ->
    [one] { $weapon }
   *[other] { $count } { $weapon-many }
  }
takes-varied = { $count } armes différentes ({ $colour })
prey-in-words = { $prey } en { $square }, { $points } points : { $takes }.
trophy-in-words = { $prey }, { $points } points
nautilus-at = Le Nautilus est en { $square }.
counter-in-words = Le compteur marque { $leagues } lieues, Navigation { $navigation }, Événements { $events }.
aim-in-words = Destination : { $zone } ({ $square }).
hunt-in-words = Chasse { $hunt } : { $zone }.
figure-in-words = { $seat } est en { $square }, cartes en main : { $cards }.
stock-in-words = Cartes au talon : { $count }.
player-in-words = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, guinées : { $guineas }, proies : { $preys }.
player-out = { $seat } est hors jeu.
