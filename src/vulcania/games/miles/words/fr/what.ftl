### What is this? What is this game's own.

what-card = Carte { $number }, { $action } : { $action-does }.
what-special = { $special } : { $special-does }.
what-pile-top = Dessus : { $special } ({ $special-does }).
what-wants = Sa rangée demande { $first-chip-the }, { $second-chip-the } et { $third-chip-the }, dans n’importe quel ordre.
what-row-pays = Une de ses trois images demandées rapporte { $one }, deux rapportent { $two }, les trois { $three }.
what-columns = Une colonne paie les symboles pareils : plus il y en a, plus elle rapporte. On compte les colonnes après la manche 3 et après la manche 5.
what-square-printed = Un symbole est imprimé en { $square } : { $symbol }. Il compte dans la colonne, et aucun jeton ne va ici.
what-chip-anchor = Garde-la comme symbole, ou donne-la pour la carte d’action du dessus.
what-chip-star = Personne ne peut s’y arrêter.
what-chip-arrow = Elle reste dans l’océan : celui qui s’y arrête pilote une fois de plus.
what-chip-seal = Il vaut n’importe quelle image et n’importe quel symbole.
what-stack = { $count ->
    [0] La pile de jetons ({ $colour }, { $depth }) est vide.
    [one] La pile de jetons ({ $colour }, { $depth }) : il reste un jeton.
   *[other] La pile de jetons ({ $colour }, { $depth }) : il reste { $count } jetons.
  } Elle remplit l’océan avant chaque manche.
what-bonus = Ce que rapporte chaque numéro à la fin d’une manche.
