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
hint-move = { $move }: about { $percent } % to win
