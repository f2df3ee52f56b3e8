### What a position is worth to a player, part by part: the captain explains advice by it.

part-guineas = gold guineas
part-preys = prey caught
part-hunt = prey within reach of the hand and the figure
part-watch = the rest of the watch at the helm
