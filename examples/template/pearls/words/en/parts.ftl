### What a position is worth to a player, part by part: the captain explains advice by it.

part-chest = pearls in the chest
part-basket = pearls in the basket
