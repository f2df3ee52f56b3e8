what-place = { $count ->
    [0] Er ligt geen schelp meer { $place-the }.
    [one] Er ligt 1 dichte schelp { $place-the }.
   *[other] Er liggen { $count } dichte schelpen { $place-the }.
  } Wie hier duikt, opent de bovenste.
what-seen = De bovenste ken je: { $shell-a }.
what-closed = { $count ->
    [one] In totaal is nog 1 schelp dicht,
   *[other] In totaal zijn nog { $count } schelpen dicht,
  } { $morays ->
    [0] en er is geen murene meer over.
    [one] en in één ervan wacht een murene.
   *[other] en in { $morays } ervan wacht een murene.
  }
what-basket = { $count ->
    [0] De mand is leeg.
    [one] De mand: 1 parel die je nog kunt verliezen.
   *[other] De mand: { $count } parels die je nog kunt verliezen.
  } Kom boven, en alles is veilig.
what-diver = { $count ->
    [0] { $seat } heeft nog geen parel in de kist.
    [one] { $seat } heeft 1 parel in de kist: die is veilig en telt voor 1.
   *[other] { $seat } heeft { $count } parels in de kist: die zijn veilig en tellen elk voor 1.
  }
what-buyer = De koper betaalt dubbel voor { $shell-many }.
