summary-aim = Bring up more pearls than the others, above all those your secret buyer loves.
summary-turn-1 = Dive at the reef or at the wreck: a pearl goes into your basket, a moray takes it all.
summary-turn-2 = Dive on as long as you dare, or come up: then the basket is safe in your chest.
summary-turn-3 = Once in a match, peek into a top shell first.
summary-points-1 = Each pearl in the chest is worth 1, and 2 in your buyer’s colour.
summary-end = When all shells are open, most points win; equals win together.
