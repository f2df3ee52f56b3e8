### What is this? Whatever lies on the chart and beside it, in a sentence or two.

what-player = { $seat } has { $points } points: { $preys } on preys, and 5 for each of { $guineas ->
    [one] 1 guinea
   *[other] { $guineas } guineas
  }.
what-pilot = The wheel: this player pilots now.
what-captain = The N is Captain Nemo’s.
what-zone = { $zone }.
what-hunt-underwater = Here everyone goes hunting under water.
what-hunt-surface = Here everyone goes hunting on the surface.
what-hunt-none = Here nobody hunts: the Nautilus sails on at once.
what-alert-forests = Both lamps red here: { card-alert-forests }
card-alert-forests = an octopus! On its picture the pilot pays 2 guineas, beside it the pilot gets 2.
what-alert-sharks = Both lamps red here: { card-alert-sharks }
card-alert-sharks = a warship! The pilot must ram it, for 2 guineas to win or to lose.
what-alert-cannibals = Both lamps red here: { card-alert-cannibals }
card-alert-cannibals = cannibals! Get out before Navigation turns yellow, for 2 guineas to win or to lose.
what-alert-icebergs = Both lamps red here: { card-alert-icebergs }
card-alert-icebergs = an iceberg! The pilot pays 1 guinea.
what-alert-galleon = Both lamps red here: { card-alert-galleon }
card-alert-galleon = the whirlpool carries the Nautilus away, and the pilot pays 1 guinea.
what-alert-whales = Both lamps red here: { card-alert-whales }
card-alert-whales = aground on a reef! The pilot pays 1 guinea.
what-alert-corridor = Both lamps red here: { card-alert-corridor }
card-alert-corridor = the engine fails, and the next pilot takes over.
what-destination = The destination in the middle of this zone: { $zone }.
what-warship = The warship. It counts only when both lamps are red in the Sea of Sharks: then a spur with one of the numbers on its hull rams it.
what-vulcania = Vulcania, the port where every voyage begins.
what-whirlpool = The great whirlpool drops the Nautilus here.
what-sail = Sail { $direction } to { $square }, { $depth }.
what-wheel = The wheel: sailing { $direction } makes route { $route } ({ $depth }), that is { $route } hundred leagues.
what-lever-surface = The lever on surface: while Navigation is yellow, and each route is one more.
what-lever-medium = The lever on medium depth: for light blue squares.
what-lever-great = The lever on great depth: for dark blue squares, and each route is one less.
what-route = { $route ->
    [0] ROUTE shows what the last move was worth. Nothing has moved yet.
   *[other] ROUTE shows what the last move was worth: { $route } hundred leagues.
  }
what-nautilus = The Nautilus, on { $square }. The pilot moves it one square nearer to the destination each turn.
what-nautilus-hunt = The Nautilus waits on { $square } until the hunt is over.
what-counter = The counter: { $leagues } leagues so far. At { $goal } the voyage is over.
what-navigation = Navigation is { $navigation }: the hundreds digit, { $digit }, decides that.
what-navigation-then = Yellow brings the Nautilus up. Both lamps blue or both yellow earn a guinea; otherwise it is a blue token.
what-events = Events is { $events }: the thousands digit, { $digit }, decides that.
what-events-then = When both lamps are red, there is an alert.
what-aim = The destination card: the Nautilus is sailing for { $zone-the }.
what-turned = The cards that were turned for the ramming. The spur decides: 2 to 5 rams the ship.
what-edge = The letters and numbers name the squares: a1 is in the top left corner of the chart.
what-tokens = { $count ->
    [0] Blue tokens: none yet. With the fourth, the watch passes to the next pilot.
    [one] Blue tokens: 1. With the fourth, the watch passes to the next pilot.
   *[other] Blue tokens: { $count }. With the fourth, the watch passes to the next pilot.
  }
what-account = The account: points on preys, plus 5 for each guinea.
what-trace = Here { $seat } won or lost points:
what-weapon = { $card }, number { $number }, { $colour }. Weapons make sets that take preys; higher numbers make a stronger set.
what-tool = { $card }, number { $number }: a tool. It has no colour.
what-joker = { $card }: it stands for any card, but makes a set weaker.
what-open = The card that was just thrown away. You may take it instead of one from the stock:
what-stock = { $count ->
    [0] The stock is empty: the hunt is about to end.
    [one] The stock: 1 card is left. When it is gone, the hunt ends.
   *[other] The stock: { $count } cards are left. When it is empty, the hunt ends.
  }
what-discards = Cards thrown away in this hunt. Only the last of them may be taken.
what-prey = { $prey }: { $points } points for whoever catches it.
what-takes = { $count ->
    [one] 1 { $weapon } takes it.
   *[other] { $count } { $weapon-many } take it.
  }
what-takes-varied = { $count } different { $colour } weapons take it.
what-set = { $count ->
    [one] A set of 1 card that takes the prey you stand on.
   *[other] A set of { $count } cards that takes the prey you stand on.
  }
what-contest = The sets on the table: the strongest takes the prey.
what-step = Your figure may step to { $square }.
what-stay = Your figure may stay where it is.
