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
    .ahead = Later on it brings you { reason-amount } more than the second choice: { $part }.
    .instead = It would have brought { $seat } { reason-amount } at once: { $part }.
reason-keep = It may bring you { reason-amount } later: { $part }.
    .ahead = Later on it may bring you { reason-amount } more than the second choice: { $part }.
    .instead = It might have brought { $seat } { reason-amount } later: { $part }.
reason-deny = { $seat } gets { reason-amount } less this way: { $part }.
    .ahead = Later on { $seat } gets { reason-amount } less than after the second choice: { $part }.
    .instead = { $seat } would have got { reason-amount } less: { $part }.
reason-cost = It costs you { reason-amount }: { $part }.
    .ahead = The second choice would bring you { reason-amount } more: { $part }.
    .instead = But it would have cost { $seat } { reason-amount }: { $part }.
reason-risk = You let a chance of { reason-amount } go: { $part }.
    .ahead = The second choice might bring you { reason-amount } more later: { $part }.
    .instead = But it would have let a chance of { reason-amount } go: { $part }.
reason-grant = But { $seat } gets { reason-amount } out of it too: { $part }.
    .ahead = After the second choice { $seat } would get { reason-amount } less: { $part }.
    .instead = But { $seat } would have got { reason-amount } out of it: { $part }.
sure-only = Nothing else makes sense here.
sure-clear = The captain is sure of it.
sure-likely = The captain thinks so, but he is not quite sure.
sure-tie = It is a tie: the captain cannot tell the first two apart.
