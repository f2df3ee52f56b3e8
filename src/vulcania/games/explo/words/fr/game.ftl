title = Explo
tagline = Préparez les sacs contre la montre, explorez une grotte qui grandit tuile après tuile, et ressortez au complet. Ensemble.

## Options

option-first = Premier spéléologue
    .help = Le plus poilu commence. Ou laisse faire le hasard.
option-difficulty = Difficulté
    .help = À quelle vitesse les trois échelles arrivent au rouge.
option-difficulty-easy = Facile
option-difficulty-normal = Normale
option-difficulty-hard = Difficile
option-goal = But
    .help = À combien de tuiles de l’entrée le repère le plus éloigné doit être pour que le but soit atteint ; 0 pour jouer sans but.
option-science = Science
    .help = Après une victoire, l’équipe retourne chercher ce que demandent ses objectifs.
option-preparation-seconds = Secondes de préparation
    .help = Le temps dont l’équipe dispose pour citer son matériel ; 0 pour jouer sans chronomètre, le matériel bien en vue.

## À faire maintenant

prompt-preparing = L’équipe prépare ses sacs. Déjà dedans : { $count }.
prompt-sharing = Répartissez les cubes comme vous voulez, puis en route.
prompt-choosing = Chacun garde un de ses deux objectifs. Parlez-en.
prompt-tile = { $seat } : pose ta tuile ({ $shape }) pour prolonger une galerie.
  .waiting = { $seat } pose une tuile.
prompt-card = { $seat } : pioche une carte Action, ou échanges-en une avec un équipier présent.
  .waiting = { $seat } pioche une carte.
prompt-card-full = { $seat } : ta main est pleine. Défausse une carte avant de piocher, ou échanges-en une.
  .waiting = { $seat } pioche une carte.
prompt-must = { $seat } : joue maintenant la carte reçue, « { $card } ».
  .waiting = { $seat } choisit une carte.
prompt-act = { $seat } : joue une carte, déplace-toi, ou reste.
  .waiting = { $seat } choisit quoi faire.
prompt-move = { $steps ->
    [one] { $seat } : avance d’une tuile, ou reste.
   *[other] { $seat } : avance de { $steps } tuiles au plus, ou reste.
  }
  .waiting = { $seat } avance dans la grotte.
prompt-after = { $seat } : pose ton repère ici, sors, donne des cubes, ou termine ton tour.
  .waiting = { $seat } choisit quoi faire.
prompt-join = { $seat } : { $active-seat } franchit l’obstacle { $direction-to }. Tu viens ?
  .waiting = { $seat } se demande s’il faut suivre.
prompt-agree = { $seat } : { $active-seat } propose « { $card } » contre ta carte « { $other-card } ». D’accord ?
  .waiting = { $seat } réfléchit à un échange.
prompt-over = L’expédition est terminée.

## Ce qui s’est passé

event-take = { $seat } emporte : { $item }.
event-depart = En route ! Matériel emporté : { $count } sur { $items }.
event-dealt = { $cubes ->
    [0] Il n’y a pas de cubes à répartir.
   *[other] { $cubes } cubes de ressources sont distribués à toute l’équipe.
  }
event-give = { $seat } donne un cube { $to-seat-to } ({ $resource }).
event-begin = L’équipe se met en route.
event-tile-drawn = { $seat } pioche une tuile : { $shape }.
event-tile-laid = { $seat } la pose en { $cell } ({ $shape }).
event-parallel-laid = Aucune galerie ne continue : { $seat } ouvre un réseau parallèle en { $cell } ({ $shape }).
event-tile-discarded = La tuile ({ $shape }) ne va nulle part : elle est défaussée.
event-reshuffled = Les { $cards } cartes défaussées forment la nouvelle pioche.
event-card-drawn = { $seat } pioche « { $card } ».
event-discard = { $seat } défausse « { $card } ».
event-paid = { $seat } paie avec un cube ({ $resource }).
event-stand-in = Le matériel de l’équipe dépanne : { $item } ({ $resource }).
event-unmet = { $seat } n’a rien pour y répondre ({ $resource }).
event-danger = « { $card } » surprend quelqu’un au mauvais endroit.
event-rise = { $scale } : { $level } sur { $end } maintenant.
event-fall = { $scale } : retour à { $level } sur { $end }.
event-play = { $seat } joue « { $card } ».
event-propose = { $seat } propose { $to-seat-to } « { $card } » contre « { $other-card } ».
event-agree = { $seat } accepte : « { $card } » contre « { $other-card } ».
event-decline = { $seat } préfère garder « { $card } ».
event-cross = { $seat } s’attaque à l’obstacle { $direction-to }.
event-join = { $seat } suit.
event-remain = { $seat } reste derrière.
event-crossed = { $count ->
    [0] { $seat } passe et arrive en { $cell }.
    [one] { $seat } passe avec un équipier et arrive en { $cell }.
   *[other] { $seat } passe avec { $count } équipiers et arrive en { $cell }.
  }
event-dug-squeeze = { $seat } élargit l’étroiture en { $cell }.
event-dug-join = { $seat } creuse en { $cell } et relie les galeries.
event-dug-wall = { $seat } perce la paroi vers { $cell }.
event-mark = { $seat } pose son repère topo en { $cell } et pense au retour.
event-move = { $seat } avance { $direction-to }, en { $cell }.
event-stay = { $seat } reste sur place.
event-out = { $left ->
    [0] { $seat } est dehors. Tout le monde est dehors !
    [one] { $seat } est dehors. Il reste une personne dans la grotte.
   *[other] { $seat } est dehors. Il reste { $left } personnes dans la grotte.
  }
event-explored = { $score ->
    [one] La grotte est explorée : { $score } tuile, { $band }.
   *[other] La grotte est explorée : { $score } tuiles, { $band }.
  }
event-lost = L’expédition est perdue : { $scale-lost }.
event-set-out-again = Cartes, cubes et échelles sont remis à zéro. L’équipe repart, pour la science.
event-offered = { $seat } pioche deux objectifs : « { $objective } » et « { $other-objective } ».
event-keep = { $seat } garde l’objectif « { $objective } ».
event-found = { $seat } trouve : { $find }.
event-fulfilled = L’objectif « { $objective } » est atteint.
event-objective-lost = L’objectif « { $objective } » ne peut plus être atteint : ce qu’il demande n’est ni dans la grotte ni dans la pioche.
event-validated = Tout le monde est dehors, et tous les objectifs sont atteints.
event-not-validated = Tout le monde est dehors, mais il manque des objectifs.
event-science-lost = La seconde descente est perdue : { $scale-lost }.

## Ce que ferait un coup

preview-mark = { $count ->
    [one] Ton repère serait à 1 tuile de l’entrée.
   *[other] Ton repère serait à { $count } tuiles de l’entrée.
  }
preview-move = { $count ->
    [0] Vers { $cell } : c’est l’entrée.
    [one] Vers { $cell }, à 1 tuile de l’entrée.
   *[other] Vers { $cell }, à { $count } tuiles de l’entrée.
  }
preview-move-out = Vers { $cell } ; { $count ->
    [0] c’est l’entrée
    [one] 1 tuile jusqu’à l’entrée
   *[other] { $count } tuiles jusqu’à l’entrée
  }.
preview-cross = { $cards ->
    [one] Coûte une carte et mène en { $cell }, éloignement { $count }.
   *[other] Coûte { $cards } cartes et mène en { $cell }, éloignement { $count }.
  }
preview-dig-squeeze = L’étroiture en { $cell } devient une tuile ordinaire.
preview-dig-join = Une tuile désobstruction en { $cell } relie les galeries.
preview-dig-wall = Ouvre la paroi vers { $cell }.
preview-tile = Éloignement { $count } ; la grotte aura { $ends ->
    [one] 1 départ de galerie
   *[other] { $ends } départs de galerie
  }.
preview-tile-apart = Hors d’atteinte pour l’instant ; la grotte aura { $ends ->
    [one] 1 départ de galerie
   *[other] { $ends } départs de galerie
  }.
preview-exchange = { $to-seat } doit être d’accord ; tu devras alors jouer « { $card } » ce tour-ci.
preview-keep = « { $objective } », { $difficulty ->
    [1] facile
    [2] moyen
   *[other] difficile
  }.

## Pourquoi pas

refuse-now-preparing = L’équipe prépare encore ses sacs : citez du matériel, ou partez.
refuse-now-sharing = Répartissez d’abord les cubes, puis en route.
refuse-now-choosing = Chacun choisit d’abord un objectif.
refuse-now-tile = Pose d’abord la tuile.
refuse-now-card = Pioche d’abord une carte, ou échanges-en une.
refuse-now-act = Joue maintenant une carte, déplace-toi, ou reste.
refuse-now-move = Déplace-toi maintenant, ou reste.
refuse-now-after = Il ne te reste plus qu’à poser ton repère, à sortir ou à finir ton tour.
refuse-now-answer = Il faut d’abord répondre à la question.
refuse-left-home = L’équipe est partie : ce qui n’a pas été cité reste à la maison.
refuse-one-card = Une carte par tour, et elle est jouée.
refuse-rest = Tu fais une pause : pas de déplacement ce tour-ci.
refuse-card-done = La carte de ce tour est déjà piochée.
refuse-give-later = Les cubes changent de main après la carte Action, avant de se déplacer.
refuse-taken = C’est déjà dans les sacs : { $item }.
refuse-kept = Tu as déjà choisi ton objectif.
refuse-give-who = Un cube passe d’un spéléologue à un autre.
refuse-give-often = Assez de cubes ont changé de main pour l’instant.
refuse-give-none = { $seat } n’a pas de cube de ce genre ({ $resource }).
refuse-give-own = À ton tour, c’est toi qui donnes ou reçois des cubes.
refuse-give-far = { $seat } n’est pas sur ta tuile.
refuse-give-after = En sortant de la grotte, on peut seulement donner des cubes.
refuse-tile-taken = Il y a déjà une tuile en { $cell }.
refuse-tile-no-gallery = Aucune galerie ne débouche en { $cell } : la tuile doit en prolonger une.
refuse-tile-touch = Un réseau parallèle commence contre une tuile de la grotte ; { $cell } n’en touche aucune.
refuse-tile-same = Tournée ainsi, la tuile est la même qu’avec { $written } : écris { $written }.
refuse-tile-fit = En { $cell }, la tuile ne va pas comme ça : ouverture contre ouverture, paroi contre paroi.
refuse-tile-far = { $cell } est trop loin : à { $most } tuiles de toi au plus, ou sinon à la place la plus proche qui convient.
refuse-tile-table = { $cell } est hors de la table : elle s’arrête à { $most } tuiles de l’entrée.
refuse-tile-parallel = Un réseau parallèle commence au plus près de toi, ouvert sur une case libre ; pas comme ça en { $cell }.
refuse-hand-full = Avec { $most } cartes en main, défausses-en d’abord une.
refuse-discard = On ne défausse une carte avant de piocher que si l’on en a { $most } en main.
refuse-not-in-hand = Tu n’as pas « { $card } » en main.
refuse-solo = En solo, il n’y a personne avec qui échanger.
refuse-exchange-first-turn = On peut échanger des cartes à partir de son deuxième tour.
refuse-exchange-again = Une proposition par tour : pioche maintenant.
refuse-exchange-far = On n’échange qu’avec quelqu’un sur la même tuile.
refuse-exchange-theirs = { $seat } n’a pas « { $card } » en main.
refuse-exchange-unplayable = Tu ne pourrais pas jouer « { $card } » maintenant, et une carte reçue se joue tout de suite.
refuse-must = Joue d’abord la carte reçue, « { $card } ».
refuse-mark-science = Il n’y a pas de repères dans la phase scientifique.
refuse-mark-once = Ton repère est en { $cell } : il ne se pose qu’une fois.
refuse-mark-entrance = Le repère ne se pose pas sur l’entrée.
refuse-leave-marker = Tu es dehors quand tu arrives à l’entrée après avoir posé ton repère.
refuse-leave-inside = On ne sort que par l’entrée.
refuse-dig-none-left = Les deux tuiles désobstruction sont utilisées.
refuse-dig-here = Rien à creuser là : il faut une étroiture, des galeries à relier, ou une paroi avec une tuile derrière.
refuse-cross-none = Il n’y a pas d’obstacle devant toi de ce côté.
refuse-cross-nothing-behind = Derrière cet obstacle, il n’y a pas encore de tuile où l’on peut se tenir.
refuse-cross-card = Il te faut « { $card } » en main pour cela.
refuse-move-diagonal = En diagonale, on va de salle en salle, par une salle ouverte sur les deux.
refuse-move-nothing = Il n’y a pas encore de tuile là.
refuse-move-wall = Il y a une paroi entre les deux.
refuse-move-obstacle = On ne marche pas sur un obstacle : franchis-le avec sa carte.

## La fin

band-short = une courte exploration
band-good = une bonne exploration
band-very-good = une très bonne exploration
band-exceptional = une exploration exceptionnelle
goal-met = { " " }Le but est atteint.
goal-missed = { " " }Le but est manqué.
goal-off = { "" }
science-none = { "" }
science-validated = { " " }La mission scientifique est validée : victoire complète.
science-open = { " " }La mission scientifique n’est pas validée.
science-lost = { " " }La seconde descente est perdue ; le score de l’exploration reste.
verdict-out = Tout le monde est dehors. Score { $score } : { $band }.{ $goal }{ $science }
verdict-lost = Perdu : { $scale-lost }.
points-direct = Itinéraires directs
points-loop = Boucles parcourues
line-direct = { $count ->
    [one] Itinéraire direct jusqu’au repère { $seat-of } en { $cell } : 1 tuile
   *[other] Itinéraire direct jusqu’au repère { $seat-of } en { $cell } : { $count } tuiles
  }
line-loop = { $count ->
    [one] Boucles parcourues par { $seat } : 1 tuile de plus
   *[other] Boucles parcourues par { $seat } : { $count } tuiles de plus
  }
line-marker = { $count ->
    [one] Repère en { $cell }, à 1 tuile
   *[other] Repère en { $cell }, à { $count } tuiles
  }
line-objective-done = Objectif atteint : { $objective }
line-objective-open = Objectif manqué : { $objective }

## Sur la table

label-phase-1 = Préparation
label-phase-2 = Exploration
label-phase-3 = Science
label-tiles-left = { $count ->
    [one] 1 tuile restante
   *[other] { $count } tuiles restantes
  }
label-cards-left = { $count ->
    [one] 1 carte restante
   *[other] { $count } cartes restantes
  }
label-digs = Tuiles désobstruction : { $count }
label-goal = But : l’un de vous à { $count } tuiles, tous à { $least } au moins
label-score = Score : { $count }
label-drawn = À poser
label-legend = Légende
label-zoom-in = Se rapprocher
label-zoom-out = S’éloigner
label-zoom-fit = Toute la grotte
label-team = L’équipe
label-equipment = Matériel
label-objectives = Objectifs
label-hand = Main { $seat-of }
label-empty = aucune carte
label-out = dehors
label-shelf-open = Touchez ce que vous emportez. Encore sur l’étagère : { $count }.
label-unknown = Tape ce que tu emporterais. Encore sur l’étagère : { $count }.
label-done-packing = Tape « départ » quand tout y est.
label-beyond = La grotte continue : { $sides }.
label-sign-marker = repère
label-sign-sought = quelque chose à trouver
label-lost = impossible à atteindre
label-used = utilisé
label-depart = Partir
label-begin = En route
label-draw = Piocher
label-agree = D’accord
label-decline = Refuser
label-join = Venir
label-remain = Rester derrière
label-mark = Poser le repère
label-stay = Rester
label-leave = Sortir
label-end = Finir le tour
label-discard = Défausser : { $card }
label-exchange = Proposer { $card } { $seat-to } contre { $other-card }
label-give = { $resource } pour { $to-seat }
label-get = { $resource } { $to-seat-of }
label-cross = Franchir : { $direction }
label-dig = Creuser : { $direction }
label-keep = Garder
unknown-item = « { $text } » ? Rien de tel sur l’étagère. Essaie un autre mot.
unknown-item-near = « { $text } » ? Tu voulais dire : { $near } ?
item-without = « { $text } » : alors on n’emporte rien pour ça.
describe-cavers = Spéléologues :
describe-caver = { $seat } en { $cell }
describe-caver-out = { $seat } est dehors
describe-scale = { $scale } : { $level } sur { $end }
describe-tiles = { $count ->
    [one] La grotte compte { $count } tuile ; galeries à prolonger : { $cells }.
   *[other] La grotte compte { $count } tuiles ; galeries à prolonger : { $cells }.
  }
describe-drawn = La tuile à poser : { $shape }, ouvertures : { $openings }.
