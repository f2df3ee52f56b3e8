### What a position is worth to a player, part by part: the captain explains advice by it.

part-rows = the row
part-columns = the columns
part-token = the bonus of the number chip
part-cards = action cards in hand
