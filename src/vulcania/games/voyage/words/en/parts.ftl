### What a position is worth to a player, part by part: the captain explains advice by it.

part-guineas = gold guineas
part-preys = prey caught
part-hunt = prey within reach
part-watch = the time left at the helm
