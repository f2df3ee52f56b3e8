### Who can sit in a seat.

error-player = There is no player “{ $name }”. A seat can be: { $known }.
error-player-near = There is no player “{ $name }”. Did you mean { $near }? A seat can be: { $known }.
error-player-broken = The player “{ $name }” cannot be loaded: { $why }
error-player-taken = The bot “{ $name }” from { $package } cannot be used: there is another player of that name.
error-player-no-budget = { $name } plays at once and takes no budget.
error-budget = “{ $budget }” is no budget. Write seconds, as in 2s (up to { $seconds }s), or rounds, as in 500 (up to { $iterations }).
error-human-name = “{ $name }” is the name of a bot. A person needs another: human:Anna.
error-human-seat = Nobody can be asked here: every seat needs a bot.

## When a player fails

player-crashed = { $name } ({ $seat }) broke down: { $why }. From now on a mate plays this seat.
player-illegal = { $name } ({ $seat }) answered “{ $answer }”, which is no legal move. From now on a mate plays this seat.
player-late = { $seconds ->
    [one] { $name } ({ $seat }) did not answer within 1 second. A mate plays instead.
   *[other] { $name } ({ $seat }) did not answer within { $seconds } seconds. A mate plays instead.
  }

## Advice

hint-thinking = The captain is thinking …
hint-move = { $move }: about { $percent } % to win, give or take { $within }
hint-second = Second choice: { $move }, about { $percent } %, give or take { $within }
hint-tie = Just as good: { $move }, about { $percent } %, give or take { $within }

# How much a reason weighs; a game may have another measure.
reason-amount = { $points ->
    [0] about half a point
    [one] about { $points } point
   *[other] about { $points } points
  }
reason-gain = It brings you { reason-amount } at once: { $part }.
    .ahead = Further on it brings you { reason-amount } more than the second choice: { $part }.
    .instead = It would have brought { $seat } { reason-amount } at once: { $part }.
reason-keep = It opens { reason-amount } for you: { $part }.
    .ahead = It leaves { reason-amount } more open for you than the second choice: { $part }.
    .instead = It would have opened { reason-amount } for { $seat }: { $part }.
reason-deny = It leaves { $seat } { reason-amount } less: { $part }.
    .ahead = Further on { $seat } has { reason-amount } less than after the second choice: { $part }.
    .instead = { $seat } would have had { reason-amount } less: { $part }.
reason-cost = It costs you { reason-amount }: { $part }.
    .ahead = The second choice would bring you { reason-amount } more: { $part }.
    .instead = It would have cost { $seat } { reason-amount }, though: { $part }.
reason-risk = With it you give up hope of { reason-amount }: { $part }.
    .ahead = The second choice would leave { reason-amount } more open: { $part }.
    .instead = It would have let go of { reason-amount }, though: { $part }.
reason-grant = It also lets { $seat } have { reason-amount }: { $part }.
    .ahead = After the second choice { $seat } would have { reason-amount } less: { $part }.
    .instead = It would have given { $seat } { reason-amount }, though: { $part }.
sure-only = Nothing else comes into question.
sure-clear = The captain is sure of it.
sure-likely = The captain thinks so, but would not swear to it.
sure-tie = It is a tie: the captain cannot tell the first two apart.
