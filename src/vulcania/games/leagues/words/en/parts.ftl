### What a position is worth to a player, part by part: the captain explains advice by it.

part-rows = the row
part-columns = the columns
part-token = the bonus of the number token
part-biscuits = the sea biscuits
part-cards = cards in hand
