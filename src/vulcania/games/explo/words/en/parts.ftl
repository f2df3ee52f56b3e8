### What a position is worth to a player, part by part: the captain explains advice by it.

part-goal = the goal
part-home = getting out of the cave
part-science = the objectives of science
part-needs = food, light and what else runs out
part-water = the rising water
part-air = the bad air

# Here the team’s chances are weighed, not points.
reason-amount = { $points ->
    [0] about half a percent
   *[other] about { $points } %
  }
reason-keep = Your chances get { reason-amount } better: { $part }.
    .ahead = Your chances get { reason-amount } better than with the second choice: { $part }.
    .instead = The team’s chances would have got { reason-amount } better: { $part }.
reason-risk = Your chances get { reason-amount } worse: { $part }.
    .ahead = With the second choice your chances would be { reason-amount } better: { $part }.
    .instead = But the team’s chances would have got { reason-amount } worse: { $part }.
