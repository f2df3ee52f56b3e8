### What is this? What is this game's own.

what-card = Kaart { $number }. Stuurt: { $steering }.
what-special = { $extra }: { $extra-does }.
what-pile-top = Bovenop: { $extra } ({ $extra-does }).
what-wants = Hier hoort { $chip-the }.
what-row-pays = Eén gevraagd plaatje levert { $one } op, twee op volgorde naast elkaar { $two }, alle drie op volgorde { $three }.
what-columns = In elke kolom leveren twee gelijke symbolen 2 op, drie leveren 5 op, één alleen niets. Dat wordt aan het eind geteld.
what-chip-anchor = Het levert de bovenste actiekaart op en telt als één gevraagd plaatje.
what-chip-submarine = Je mag er nog een keer mee sturen; daarna gaat hij uit het spel.
what-chip-biscuit = Die telt als plaatje en als symbool naar keuze, en er gebeurt meteen iets als je hem vindt.
what-biscuit-all = Scheepsbeschuit { $number }, “{ $story }”: wordt die gevonden, dan krijgt iedereen 1 punt per { $one-symbol } en per { $other-symbol }.
what-biscuit-finder = Scheepsbeschuit { $number }, “{ $story }”: de vinder krijgt 1 punt per { $one-symbol } en per { $other-symbol }.
what-biscuit-most = Scheepsbeschuit { $number }, “{ $story }”: wordt die gevonden, dan krijgt wie samen de meeste { $one-symbol-many } en { $other-symbol-many } heeft, 1 punt per stuk.
