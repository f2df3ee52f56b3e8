### The sheet for the table.

summary-aim = Lay ocean cards and send your five divers to the cards that will score most.
summary-turn-1 = Lay a card from your hand on any empty place.
summary-turn-2 = You may send one diver to any card without a diver. It stays there to the end.
summary-turn-3 = Draw a card. With the open market, take one of the three face-up cards instead.
summary-points-1 = Octopus pattern: 1 point for each octopus on the cards around, corners too.
summary-points-2 = Shark pattern: 1 point for each shark in the diver’s row, its own card included.
summary-points-3 = Turtle pattern: 1 point for each turtle in the diver’s column, its own card included.
summary-points-4 = The submarine never counts. Divers left aboard and cards in hand score nothing.
summary-end = When the sea is full, the highest sum of all divers wins. Of equals, whoever played last.
