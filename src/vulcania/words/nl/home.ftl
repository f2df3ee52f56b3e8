### Terugkomen

## Jouw tafels

web-yours = Jouw tafels
web-waits-for = Wachten op { $people }
web-return-to = Terug naar { $game }: { $people }
web-look-back = Terugkijken
web-for-a-moment = zojuist
web-for-minutes = { $count ->
    [one] al een minuut
   *[other] al { $count } minuten
  }
web-for-hours = { $count ->
    [one] al een uur
   *[other] al { $count } uur
  }
web-for-days = { $count ->
    [one] al een dag
   *[other] al { $count } dagen
  }
