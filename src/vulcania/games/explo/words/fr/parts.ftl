### Ce que vaut une position pour un joueur, élément par élément : le capitaine explique ainsi ses conseils.

part-goal = le but
part-home = ressortir de la grotte
part-science = les objectifs scientifiques
part-needs = les vivres, la lumière et tout ce qui s’épuise
part-water = la montée de l’eau
part-air = le mauvais air

# Ici, ce sont les chances de l’équipe qui comptent, pas des points.
reason-amount = { $points ->
    [0] environ un demi pour cent
   *[other] environ { $points } %
  }
reason-keep = Vos chances montent d’{ reason-amount } : { $part }.
    .ahead = Vos chances montent d’{ reason-amount } de plus qu’avec le deuxième choix : { $part }.
    .instead = Les chances de l’équipe seraient montées d’{ reason-amount } : { $part }.
reason-risk = Vos chances baissent d’{ reason-amount } : { $part }.
    .ahead = Avec le deuxième choix, vos chances monteraient d’{ reason-amount } de plus : { $part }.
    .instead = Mais les chances de l’équipe auraient baissé d’{ reason-amount } : { $part }.
