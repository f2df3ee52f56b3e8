### What a position is worth to a player, part by part: the captain explains advice by it.

part-catch = animals that divers see already
part-sight = free places that divers look at
part-divers = divers still aboard
part-last-word = the order of play, if it ends level
