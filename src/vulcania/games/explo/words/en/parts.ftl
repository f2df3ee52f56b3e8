### What a position is worth to a player, part by part: the captain explains advice by it.

part-goal = the goal
part-home = getting out at all
part-science = the objectives of science
part-needs = food, light and what else runs out
part-water = the rising water
part-air = the bad air

# Here the team’s chances are weighed, not points.
reason-amount = { $points ->
    [0] about half a percent of your chances
   *[other] about { $points } % of your chances
  }
reason-keep = It adds { reason-amount }: { $part }.
    .ahead = It adds { reason-amount } more than the second choice: { $part }.
    .instead = It would have opened { reason-amount } for { $seat }: { $part }.
reason-risk = It takes away { reason-amount }: { $part }.
    .ahead = The second choice would add { reason-amount } more: { $part }.
    .instead = It would have let go of { reason-amount }, though: { $part }.
