### What is this? What is this game's own.

what-card = Card { $number }, { $action }: { $action-does }.
what-special = { $special }: { $special-does }.
what-pile-top = On top: { $special } ({ $special-does }).
what-wants = Its row wants { $first-chip-the }, { $second-chip-the } and { $third-chip-the }, in any order.
what-row-pays = One of its three wanted pictures pays { $one }, two pay { $two }, all three { $three }.
what-columns = A column pays for equal symbols: the more of the same, the more points. Columns are counted after round 3 and after round 5.
what-square-printed = { $square } is printed with a symbol: { $symbol }. It counts in the column, and no chip goes here.
what-chip-anchor = Keep it as a symbol, or give it for the action card on top of the pile.
what-chip-star = Nobody may end there.
what-chip-arrow = It stays in the ocean: whoever points at it steers once more.
what-chip-seal = It counts as any picture and as any symbol.
what-stack = { $count ->
    [0] The stack { $colour } { $depth } is empty.
    [one] The stack { $colour } { $depth }: one chip left.
   *[other] The stack { $colour } { $depth }: { $count } chips left.
  } It fills the ocean up before a new round.
what-bonus = What each number brings when a round ends.
