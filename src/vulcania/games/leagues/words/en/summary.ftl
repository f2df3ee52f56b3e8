### The sheet for the table.

summary-aim = Steer the one Nautilus to the chips that your row wants, and gather symbols in your columns.
summary-turn-1 = In the order of the number tokens, everyone lays a numbered card.
summary-turn-2 = The tokens are dealt anew: the highest card gets 1 and sails first.
summary-turn-3 = Carry out your card: current (1, 4, 7) turns the ocean, heading (2, 5, 8) turns the Nautilus, depth (3, 6, 9) rises or dives, 10 does any of these.
summary-turn-4 = Take the chip that the Nautilus points at; it goes on the first free square of the present row.
summary-turn-5 = With it you may play one extra card: a sailor swaps two of your chips, an action card does what it says.
summary-points-1 = At a round’s end the row: single, pair, all three in order pay 3, 8, 15 (I), 4, 10, 20 (II), 5, 12, 25 (III).
summary-points-2 = Number token 1 brings 10, 2 brings 6, 3 brings 3.
summary-points-3 = After round III the columns: two of the same symbol pay 2, three pay 5.
summary-points-4 = Anchor: an action card, and one single. Submarine: steer once more. Sea-biscuit: any picture, any symbol, and points at once.
summary-end = A round ends with the turn in which somebody fills square C. After three rounds most points win; of equals, the lower token.
