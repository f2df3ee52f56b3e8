### The sheet for the table.

summary-aim = Steer the one Nautilus, gather three wanted pictures in each row, and equal symbols in each column.
summary-turn-1 = In the order of the number chips, everyone lays a card.
summary-turn-2 = The number chips are dealt anew: the highest card gets 1 and sails first.
summary-turn-3 = Carry out your card: current (1, 4, 7), heading (2, 5, 8), depth (3, 6, 9), thermostat (10, any), sailor (11, swap two of your chips), magic helmet (12, swap with another player).
summary-turn-4 = After steering, take the chip that the Nautilus points at; it goes on the leftmost free square of the present row.
summary-turn-5 = You may play one special card, before that or after it.
summary-points-1 = At a round’s end the row, for one, two, three wanted pictures: 10, 25, 45 · 10, 25, 50 · 15, 30, 60 · 15, 35, 70 · 20, 40, 80 (rows 1 to 5).
summary-points-2 = Number chip 1 brings 25, 2 brings 15, 3 brings 5.
summary-points-3 = After rounds 3 and 5 the columns, for 1 to 5 equal symbols: A 0, 5, 15, 30, 50 · B and C 5, 10, 20, 35, 55 · D 0, 20, 40, 60, 60.
summary-points-4 = Seal: any picture, any symbol. Anchor: keep it, or take the action card. Green arrow: steer once more. Red star: nobody may end there.
summary-end = A round ends with the turn in which somebody fills the row. After five rounds (short game: three) most points win; of equals, the lower number.
