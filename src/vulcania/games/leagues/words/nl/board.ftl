## Op tafel

label-round = Ronde { $round }, beurt { $turn }
label-pile-left = { $count } op de stapel
label-biscuits = Scheepsbeschuiten
label-extra-sailor = Matroos
    .parted = Matroos
label-extra-super-sailor = Supermatroos
    .parted = Super- matroos
label-extra-diver = Duiker
    .parted = Duiker
label-extra-number-chips = Nummerfiches
    .parted = Nummer- fiches
label-scorer-all = iedereen
label-scorer-finder = de vinder
label-scorer-most = met de meeste
tell-event = Scheepsbeschuit { $number } ({ $story }): { $scorer } 1 punt per { $one-symbol } en per { $other-symbol }.
tell-pile = { $count ->
    [0] Er ligt geen actiekaart meer op de stapel.
    [one] Eén actiekaart op de stapel: { $extra }.
   *[other] { $count } actiekaarten op de stapel, bovenop: { $extra }.
  }
tell-player = { $points ->
    [one] { $seat }: 1 punt, nummer { $token }.
   *[other] { $seat }: { $points } punten, nummer { $token }.
  }
tell-laid = Gelegd: { $card } ({ $steering }).
tell-hand = { $count ->
    [0] In de hand: { $list }; geen matroos.
    [one] In de hand: { $list }; één matroos.
   *[other] In de hand: { $list }; { $count } matrozen.
  }
tell-specials = Actiekaarten: { $list }.
tell-free = { $square }: vrij, hier hoort { $chip-the }
move-play = Speel { $extra-a }
