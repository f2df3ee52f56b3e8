### Coming back

## Your tables

web-yours = Your tables
web-waits-for = Waiting for { $people }
web-return-to = Return to { $game }: { $people }
web-look-back = Look back
web-for-a-moment = just now
web-for-minutes = { $count ->
    [one] for a minute
   *[other] for { $count } minutes
  }
web-for-hours = { $count ->
    [one] for an hour
   *[other] for { $count } hours
  }
web-for-days = { $count ->
    [one] for a day
   *[other] for { $count } days
  }
