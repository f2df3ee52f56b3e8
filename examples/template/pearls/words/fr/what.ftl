what-place = { $count ->
    [0] Il ne reste aucun coquillage ici ({ $place }).
    [one] Il reste { $count } coquillage fermé ici ({ $place }).
   *[other] Il reste { $count } coquillages fermés ici ({ $place }).
  } Plonger ici ouvre celui du dessus.
what-seen = Tu connais celui du dessus : { $shell-a }.
what-closed = { $count ->
    [one] { $count } coquillage est encore fermé en tout,
   *[other] { $count } coquillages sont encore fermés en tout,
  } { $morays ->
    [0] et il ne reste aucune murène.
    [one] et une murène attend dans l’un d’eux.
   *[other] et une murène attend dans { $morays } d’entre eux.
  }
what-basket = { $count ->
    [0] Le panier est vide.
    [one] Le panier : { $count } perle qu’on peut encore perdre.
   *[other] Le panier : { $count } perles qu’on peut encore perdre.
  } Remonte, et elles sont à l’abri.
what-diver = { $count ->
    [0] { $seat } n’a pas encore de perle dans le coffre.
    [one] { $seat } a { $count } perle dans le coffre : elle est à l’abri et compte 1.
   *[other] { $seat } a { $count } perles dans le coffre : elles sont à l’abri et comptent 1 chacune.
  }
what-buyer = Le client paie le double pour cette sorte : { $shell-many }.
