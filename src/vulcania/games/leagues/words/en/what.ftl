### What is this? What is this game's own.

what-card = Card { $number }: it steers by { $steering }.
what-special = { $extra }: { $extra-does }.
what-pile-top = On top: { $extra } ({ $extra-does }).
what-wants = It wants { $chip-the }.
what-row-pays = One wanted picture pays { $one }, two in order side by side { $two }, all three in order { $three }.
what-columns = In each column, two of the same symbol pay 2, three pay 5, one alone nothing. That is counted at the end.
what-chip-anchor = It brings the action card on top of the pile, and counts as one wanted picture.
what-chip-submarine = It lets you steer once more, and then leaves the game.
what-chip-biscuit = It counts as any picture and as any symbol, and something happens at once when it is found.
what-biscuit-all = Sea-biscuit { $number }, “{ $story }”: when it is found, everyone gets 1 point for each { $one-symbol } and each { $other-symbol } they have.
what-biscuit-finder = Sea-biscuit { $number }, “{ $story }”: whoever finds it gets 1 point for each { $one-symbol } and each { $other-symbol } they have.
what-biscuit-most = Sea-biscuit { $number }, “{ $story }”: when it is found, whoever has the most { $one-symbol-many } and { $other-symbol-many } together gets 1 point for each.
