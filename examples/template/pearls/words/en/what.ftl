what-place = { $count ->
    [0] No shell is left at { $place-the }.
    [one] 1 closed shell lies at { $place-the }.
   *[other] { $count } closed shells lie at { $place-the }.
  } Diving here opens the top one.
what-seen = You know the top one: { $shell-a }.
what-closed = { $count ->
    [one] 1 shell is still closed in all,
   *[other] { $count } shells are still closed in all,
  } { $morays ->
    [0] and there is no moray left.
    [one] and in one of them waits a moray.
   *[other] and in { $morays } of them waits a moray.
  }
what-basket = { $count ->
    [0] The basket is empty.
    [one] The basket: 1 pearl that can still be lost.
   *[other] The basket: { $count } pearls that can still be lost.
  } Come up, and it is safe.
what-diver = { $count ->
    [0] { $seat } has no pearl in the chest yet.
    [one] { $seat } has 1 pearl in the chest: it is safe and counts 1.
   *[other] { $seat } has { $count } pearls in the chest: they are safe and count 1 each.
  }
what-buyer = The buyer pays double for { $shell-many }.
