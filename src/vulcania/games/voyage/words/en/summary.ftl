### The sheet for the table.

summary-aim = Pilot the Nautilus in turns and hunt at every stop. Preys and guineas are points; at 20,000 leagues it is over.
summary-turn-1 = Sailing: the pilot moves one square nearer to the destination and registers the route that the wheel shows.
summary-turn-2 = Both lamps blue or both yellow: a guinea. Otherwise a blue token; with the fourth, the next pilot takes over.
summary-turn-3 = Navigation yellow: the Nautilus surfaces, and each route is one more.
summary-turn-4 = Both lamps red: alert! The zone says what happens.
summary-turn-5 = Hunting: throw a card away, take one, and move your figure one square. Or lay a set on the prey that you stand on.
summary-points-1 = A prey counts the points on it; each guinea counts 5.
summary-points-2 = A set is exactly what the prey asks for. Machine-guns beat harpoons, those beat everything else; then sets without jokers, then the higher sum.
summary-points-3 = Octopus: 2 guineas, paid on its picture, won beside it. Warship and cannibals: 2 to win or lose. Iceberg, whirlpool, reef: pay 1.
summary-points-4 = Whoever cannot pay hands the watch over.
summary-end = The pilot who reaches 20,000 leagues gets 2 guineas, and at once it is over. Most points win; of equals, more guineas.
