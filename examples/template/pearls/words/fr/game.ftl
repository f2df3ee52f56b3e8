title = Perles
tagline = Ouvre des coquillages tant que la chance te sourit ; personne d’autre ne sait quelles perles veut ton client.

## Choses

shell-white = blanche
    .a = une perle blanche
    .many = perles blanches
shell-pink = rose
    .a = une perle rose
    .many = perles roses
shell-black = noire
    .a = une perle noire
    .many = perles noires
shell-moray = murène
    .a = une murène
    .many = murènes
place-reef = récif
    .the = au récif
place-wreck = épave
    .the = à l’épave

## Sur le plateau

shells = { $count ->
    [one] { $count } coquillage
   *[other] { $count } coquillages
  }
top = sur le dessus :
closed = encore fermés
column-diver = Plongeur
column-basket = Panier
column-chest = Coffre
column-buyer = Client
buyer = veut des { $shell-many }
describe-chest = { $count ->
    [one] { $seat } a { $count } perle dans son coffre.
   *[other] { $seat } a { $count } perles dans son coffre.
  }

## Options

option-first = Premier joueur
    .help = Qui plonge en premier ; ou laisse faire le hasard.
option-shy-moray = Murène timide
    .help = Une murène ne prend que la dernière perle du panier ; le reste est sauvé.

## Que faire maintenant

prompt-dive = { $seat } : plonge au récif ou à l’épave.
prompt-go-on = { $count ->
    [one] { $seat } : remontes-tu ta perle, ou plonges-tu encore ?
   *[other] { $seat } : remontes-tu tes { $count } perles, ou plonges-tu encore ?
  }
prompt-over = Tous les coquillages sont ouverts. La partie est terminée.

## Ce qui s’est passé

event-dive = { $seat } plonge { $place-the } et trouve { $shell-a }.
event-moray = { $count ->
    [0] { $seat } en est quitte pour la peur.
    [one] { $seat } lâche { $count } perle et s’enfuit.
   *[other] { $seat } lâche { $count } perles et s’enfuit.
  }
event-surface = { $count ->
    [one] { $seat } remonte { $count } perle.
   *[other] { $seat } remonte { $count } perles.
  }
event-peek = { $seat } jette un œil dans le coquillage du dessus, { $place-the }.
event-peek-secret = { $seat } jette un œil dans le coquillage du dessus, { $place-the } : { $shell-a }.

## Ce que ferait un coup

preview-dive = { $morays ->
    [0] Il ne reste plus de murène.
    [one] Une murène guette dans 1 coquillage sur { $shells }.
   *[other] Des murènes guettent dans { $morays } coquillages sur { $shells }.
  }
preview-dive-known = Tu l’as vu : { $shell-a }.
preview-surface = { $points ->
    [one] Met { $points } point à l’abri.
   *[other] Met { $points } points à l’abri.
  }

## Pourquoi pas

refuse-surface = Le panier est vide : plonge d’abord.
refuse-empty = Il n’y a plus de coquillage { $place-the }.
refuse-peeked = Tu as déjà jeté un œil : c’est une fois par partie.
refuse-known = Tu connais déjà le coquillage du dessus, { $place-the }.

## Le décompte

points-pearls = Perles
points-wanted = Perles que le client voulait
line-pearls = { $count ->
    [one] { $count } perle { $shell }
   *[other] { $count } { $shell-many }
  }
line-wanted = { $count ->
    [one] { $count } perle { $shell }, payée double par le client
   *[other] { $count } { $shell-many }, payées double par le client
  }

## Moves, as a list or a button names them

move-dive = Plonge { $place-the }
move-surface = Remonte
move-peek = Jette un œil au coquillage du dessus, { $place-the }
