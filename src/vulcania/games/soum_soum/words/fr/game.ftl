title = Soum Soum
tagline = Pose des cartes Océan et envoie tes cinq plongeurs là où il y aura le plus d’animaux.

## Things

animal-octopus = pieuvre
    .a = une pieuvre
animal-shark = requin
    .a = un requin
animal-turtle = tortue
    .a = une tortue
pattern-around = pieuvres autour
    .the = les pieuvres autour
    .one = pieuvre autour
    .none = aucune pieuvre autour
pattern-row = requins sur sa ligne
    .the = les requins de sa ligne
    .one = requin sur sa ligne
    .none = aucun requin sur sa ligne
pattern-column = tortues dans sa colonne
    .the = les tortues de sa colonne
    .one = tortue dans sa colonne
    .none = aucune tortue dans sa colonne

## Options

option-first = Qui commence
    .help = Le dernier à s’être baigné commence : dis qui c’est, ou laisse faire le hasard.
option-open-market = Marché ouvert
    .help = Trois cartes sont visibles à côté de la pioche. À la fin de ton tour, tu en prends une au lieu de piocher.
option-own-card-excluded = Sans sa propre carte
    .help = La carte sous le plongeur ne compte ni dans sa ligne ni dans sa colonne.

## What to do now

prompt-place = { $seat } : pose une carte de ta main sur une case vide.
  .waiting = { $seat } pose une carte.
prompt-dive = { $left ->
    [one] { $seat } : envoie ton dernier plongeur sur une carte, ou reste à bord.
   *[other] { $seat } : envoie un de tes { $left } plongeurs sur une carte, ou reste à bord.
  }
  .waiting = { $seat } peut envoyer un plongeur.
prompt-take = { $seat } : prends une des cartes visibles.
  .waiting = { $seat } choisit une carte.
prompt-over = { $points ->
    [one] La mer est remplie : { $seat } gagne avec { $points } point.
   *[other] La mer est remplie : { $seat } gagne avec { $points } points.
  }
prompt-over-tie = { $points ->
    [one] La mer est remplie. Égalité à { $points } point : { $seat } gagne pour avoir joué en dernier.
   *[other] La mer est remplie. Égalité à { $points } points : { $seat } gagne pour avoir joué en dernier.
  }

## What happened

event-place = { $seat } pose { $animal-a } en { $cell } (compte { $pattern-the }).
event-dive = { $points ->
    [one] { $seat } envoie un plongeur en { $cell } : { $points } point pour l’instant.
   *[other] { $seat } envoie un plongeur en { $cell } : { $points } points pour l’instant.
  }
event-stay = { $seat } garde ses plongeurs à bord.
event-draw = { $seat } pioche une carte.
event-draw-secret = { $seat } pioche { $animal-a } (compte { $pattern-the }).
event-take = { $seat } prend { $animal-a } au marché (compte { $pattern-the }).
event-turn-up = Le marché est complété par { $animal-a } (compte { $pattern-the }).
moment-last-diver = { $seat } vient d’envoyer son dernier plongeur.
moment-last-round = Dernier tour : chacun pose encore une carte.

## What a move would do

preview-dive = { $points ->
    [one] Vaut { $points } point pour l’instant.
   *[other] Vaut { $points } points pour l’instant.
  }
preview-place = Tes plongeurs { $mine ->
    [0] ±0
   *[other] +{ $mine }
  }, ceux des autres { $theirs ->
    [0] ±0
   *[other] +{ $theirs }
  } ; ici, un plongeur vaudrait { $points }.

## Why not

refuse-no-market = Il n’y a pas de marché ouvert dans cette partie : ta carte vient de la pioche.
refuse-no-diver = Tous tes plongeurs sont déjà à l’eau.
refuse-one-diver = C’est trop tard : un plongeur par tour, pas plus.
refuse-place-first = Pose d’abord une carte de ta main.
refuse-dive-or-stay = Ta carte est posée : envoie maintenant un plongeur, ou reste à bord.
refuse-take = Prends maintenant une des cartes visibles.
refuse-market-slot = { $size ->
    [one] Il ne reste qu’une carte visible à prendre.
   *[other] Il ne reste que { $size } cartes visibles à prendre.
  }
refuse-centre = Le sous-marin occupe { $cell } : on ne peut pas y poser de carte.
refuse-taken = Il y a déjà une carte en { $cell }.
refuse-dive-submarine = Le sous-marin occupe { $cell } : un plongeur va toujours sur une carte Océan.
refuse-dive-water = Il n’y a pas encore de carte en { $cell } : un plongeur ne peut pas y aller.
refuse-dive-taken = { $seat } a déjà un plongeur en { $cell } : un seul plongeur par carte.

## The final account

points-diver = Plongeurs
line-diver = { $count ->
    [0] Plongeur en { $cell } : { $pattern-none }
    [one] Plongeur en { $cell } : 1 { $pattern-one } ({ $cells })
   *[other] Plongeur en { $cell } : { $count } { $pattern } ({ $cells })
  }
line-lost = { $count ->
    [one] { $count } plongeur n’a jamais quitté le sous-marin : il est perdu
   *[other] { $count } plongeurs n’ont jamais quitté le sous-marin : ils sont perdus
  }

## On the board

label-hand = Ta main
label-market = Marché ouvert
label-pile = Pioche
label-pile-count = { $count ->
    [0] plus de cartes
    [one] { $count } carte
   *[other] { $count } cartes
  }
label-submarine = Sous-marin
label-stay = Rester à bord
label-turn = Tour { $turn } sur { $turns }
label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
sea-card = { $cell } : { $animal }, compte { $pattern-the }
sea-worth = { $points ->
    [one] vaut { $points } point maintenant
   *[other] vaut { $points } points maintenant
  }
sea-diver = plongeur { $seat-of }
sea-water = { $cell } : case vide
sea-empty = Cases vides : { $cells }.
sea-submarine = Le sous-marin est au centre, en { $cell }.
sea-player = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } maintenant, plongeurs à bord : { $left }, cartes en main : { $cards }.
hand-card = Carte { $number } de ta main : { $animal }, compte { $pattern-the }.
market-card = Carte visible { $number } : { $animal }, compte { $pattern-the }.
pile-left = Cartes dans la pioche : { $count }.

## Moves, as a list or a button names them

move-place = Pose la carte { $number } en { $cell }
move-dive = Envoie un plongeur en { $cell }
move-stay = Reste à bord
move-take = Prends la carte visible { $number }
