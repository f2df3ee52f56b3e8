### Ce que vaut une position pour un joueur, élément par élément : le capitaine explique ainsi ses conseils.

part-goal = le but
part-home = ressortir de la grotte
part-science = les objectifs scientifiques
part-needs = les vivres, la lumière et tout ce qui s’épuise
part-water = la montée de l’eau
part-air = le mauvais air

# Ici, ce sont les chances de l’équipe qui comptent, pas des points.
reason-amount = { $points ->
    [0] environ un demi pour cent de chances
   *[other] environ { $points } % de chances
  }
reason-keep = Cela ajoute { reason-amount } : { $part }.
    .ahead = Cela ajoute { reason-amount } de plus que le deuxième choix : { $part }.
    .instead = Cela aurait ouvert { reason-amount } { $seat-to } : { $part }.
reason-risk = Cela enlève { reason-amount } : { $part }.
    .ahead = Le deuxième choix ajouterait { reason-amount } de plus : { $part }.
    .instead = Il aurait pourtant fallu renoncer à { reason-amount } : { $part }.
