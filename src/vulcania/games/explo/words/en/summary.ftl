### The sheet for the table.

summary-aim = Together: go into the cave as far as you dare, and bring everyone out again.
summary-turn-1 = Draw a tile and lay it at most three tiles from you: openings must meet openings.
summary-turn-2 = Draw an action card, or exchange one with a companion on your tile. Red cards act at once.
summary-turn-3 = You may play one card; a red card that you drew is that card.
summary-turn-4 = Move one tile, or stay. A choke, duck or squeeze needs a card of its kind; companions on your tile come along.
summary-turn-5 = Put your marker down, once, where you will turn back. After that you may leave by the entrance.
summary-points-1 = A need is paid with a cube, yours or a companion’s on your tile; else a stand-in helps; else the team loses a management point.
summary-points-2 = Danger: rockfall next to a choke, rising water next to a duck, rising CO₂ on a CO₂ tile cost one more.
summary-points-3 = The marker that lies farthest is the score: one for each tile from the entrance. Digging tiles never count.
summary-points-4 = Up to 10: short. 11 to 15: good. 16 to 20: very good. More: exceptional.
summary-end = You win when everyone is out, and lose when a scale reaches its red end while somebody is inside. Then, if you like: back in, for science.
