### Training: what the command says, and its report.

error-training-other = { $file } keeps another training ({ $there }, not { $here }): name another folder.
error-training-damaged = { $file } cannot be resumed: { $why }. Name another folder.
error-training-gone = { $folder } holds weights, but not the training that they came from: name another folder.
error-training-rounds = { $folder } has learnt { $done } rounds already, and { $rounds } are fewer: ask for more, or name another folder.
error-training-lost = The training has run away: { $why }. What was kept last stays as it is.
error-training-start = The weights in { $folder } cannot be gone on from: { $why }.
cli-error-net = “{ $net }” is no size of a net: three numbers up to 1024, like 64/128/3 (what a place says, what the rest says, how often they hear one another).
cli-error-pieces = { $pieces } pieces are too many: what so few matches and steps teach makes { $most } at most.

cli-train-preparing = Getting ready: the rules and the net are compiled, which can take a minute.
cli-training = Rounds learnt
cli-train-resumed = Going on after round { $round }.
cli-train-measured = Round { $round }: against { $who }, { $seats } players, { $share } of { $matches } matches won.
cli-train-measured-team = Round { $round }: { $who ->
        [net] the net succeeded
       *[other] { $who } in all seats succeeded
    } in { $share } of { $matches } matches with { $seats ->
        [one] one player
       *[other] { $seats } players
    }.
cli-train-figures = Round { $round }: value error { $value }, entropy { $entropy }.
cli-train-reporting = Looking at what it has learnt, for the report.
cli-train-stopped = Stopped after { $done } of { $total } rounds. The same command goes on from there.
cli-trained = Learnt { $rounds } rounds in { $seconds } seconds. The weights and the report are in { $file }.

## The report

trained-title = { $title }: how a net learnt it
trained-intro = A net has learnt this game by nothing but playing against itself. Whatever is counted below was played by the rules for people, with deals that learning has never seen. Intervals hold the true value 19 times of 20.
trained-command = Command
trained-seats = Players
trained-seed = Seed
trained-rounds = Rounds
trained-seconds = Seconds
trained-machine = Machine
trained-weights = Weights
trained-hash = SHA-256
trained-round = Round

trained-won = Matches won
trained-won-rivals = Won with { $seats } players, %
trained-won-team = Succeeded with { $seats } players, %
trained-won-rivals-about = The net has one seat, the named bot all others; every deal is played from each seat. The dashed line is a fair share. The table is that of round { $round }.
trained-won-team-about = The net has all seats. The table is that of round { $round }, with teams of other bots on the same deals.
trained-rivals = Against
trained-team = Who plays
trained-fair = Fair share

trained-curves = Learning curves
trained-curves-about = The value error is how far the net’s judgement of a match is off (squared). The entropy is how undecided it is: 0 when it always knows one move. The policy’s loss is what learning still found to be gained by other moves; near 0 there was little.
trained-value = Value error
trained-entropy = Entropy
trained-policy = Loss of the policy

trained-opens = What it opens with
trained-opens-about = { $moves ->
    [one] The first decision of { $deals } deals with { $seats } players: one move in all of them.
   *[other] The first decision of { $deals } deals with { $seats } players: { $moves } different moves; those that it chose most.
  }
trained-move = Move
trained-notation = Notation
trained-chosen = Chosen (95 %)
trained-offered = Chosen / possible

trained-differs = Where it differs from the heuristics
trained-differs-about = In { $positions } decisions of matches of { $seats } against itself, its move was the heuristics’ best (or one of several equally good) in { $same }. Which kinds of moves each would play, what the net likes more first:
trained-kind = Kind of move
trained-possible = Possible
trained-net = Net
trained-heuristics = Heuristics
trained-more = Difference, points
trained-example = Example { $number }: { $player } decides
trained-example-choice = The net: { $choice } ({ $chance } sure). The heuristics: { $other } (of which the net makes { $against }). The match is worth { $worth } to this player, the net thinks.
trained-board = The board in words
