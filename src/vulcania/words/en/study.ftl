### Tournaments, analyses, fairness: what studies say.

error-worker-lost = { $times } processes in a row were lost over the same piece of work: it is given up.
error-no-cluster = There is no Ray cluster to be reached: { $why } (“ray start --head” starts one; RAY_ADDRESS says where another is.)
error-cluster-version = The cluster has Vulcania { $there }, this machine { $here }: install the same everywhere.
error-cluster = The cluster has failed: { $why }
error-notebook = { $file } holds something else than matches that were kept: name another file.
error-tournament-players = A tournament needs at least two different players.
error-fairness-nothing = No game allows that many seats.

## Tournaments

study-replaced = Failed
tournament-rating = Rating
tournament-interval = 95 %
tournament-openskill = By openskill, as a house counts (a newcomer is at 1500): { $strengths }
tournament-matches = Matches
tournament-rate = Won (95 %)
tournament-score = Score
tournament-seconds = Seconds a decision
tournament-before = Came before
tournament-axis = Rating: 400 points apart means ten wins for each loss
tournament-described = The rating of each player with the interval in which the true one lies, 19 times of 20.

## Looking back on a match

study-team = The team
study-chances = Chances over the match
study-move-number = Move
study-percent = Chance, %
study-chances-described = { $moves ->
    [one] The chances of each player after one move
   *[other] The chances of each player over { $moves } moves
  }, with { $flagged ->
    [one] the costliest move flagged.
   *[other] the { $flagged } costliest moves flagged.
  }
analysis-thinking = Looking back
analysis-again = Looking again
analysis-ply = Move
analysis-player = Player
analysis-played = Played
analysis-cost = Cost
analysis-better = Better
analysis-percent = { $percent } % ± { $doubt }
analysis-stopped = Stopped after { $done } of { $total } moves.
analysis-clean = { $moves ->
    [one] One move, and it cost nothing worth naming.
   *[other] { $moves } moves, and none that cost anything worth naming.
  }

## Fairness

fair-title = Does a seat have it easier?
fair-intro = The same bot sat in every seat. A seat that lies more than { $beyond } percentage points from its fair share is marked. Intervals hold the true value 19 times of 20. Where a table may choose who begins, player 1 began.
fair-about = { $seats ->
    [one] Alone
   *[other] { $seats } seats
  }: { $matches } matches, { $player } in every seat
fair-game = Game
fair-seats = Seats
fair-matches = Matches
fair-rates = Won, by seat
fair-seat = Seat
fair-team = Team
fair-all = all
fair-rate = Won (95 %)
fair-met = Succeeded (95 %)
fair-mean = Mean score
fair-quartiles = Quartiles
fair-length = Moves
fair-advantage = Advantage of each seat
fair-points = Percentage points above the fair share
fair-scores = Scores
fair-score = Score
fair-lengths = Length of a match
fair-moves = Moves
fair-together = Here all seats win or lose together, so no seat can have it easier than another. What can differ is how often teams of each size succeed: where the team is set a goal, how often they meet it.
fair-together-in = { $title }: all seats win or lose together, so none can have it easier; the rate is how often the team succeeds.
fair-size = { $seats ->
    [one] alone
   *[other] { $seats } seats
  }
fair-successes = How often a team succeeds
fair-percent = Percent of matches
fair-written = The report is in { $file }.
