### Revenir

## Tes tables

web-yours = Tes tables
web-waits-for = On attend { $people }
web-return-to = Retourner à { $game } : { $people }
web-look-back = Revoir
web-for-a-moment = à l’instant
web-for-minutes = { $count ->
    [one] depuis une minute
   *[other] depuis { $count } minutes
  }
web-for-hours = { $count ->
    [one] depuis une heure
   *[other] depuis { $count } heures
  }
web-for-days = { $count ->
    [one] depuis un jour
   *[other] depuis { $count } jours
  }
