### Meer van wat de pagina’s zeggen: de tafel, de herhaling, de terugblik.

web-menu = Menu
web-your-turn = Jouw beurt
web-advice = Vraag de kapitein
web-advised = De kapitein zou kiezen:
web-chance = { $percent } %
web-type-words = Wat nemen jullie mee?
web-play-words = Inpakken
web-seat-here = aanwezig
web-log-empty = Nog niets.
web-look-at = Zet { $ply } bekijken
web-copy = Kopiëren
web-copied = Gekopieerd
web-together = Allemaal samen
web-analysis = Terugblik
web-analysis-intro = Wat elke zet met ieders kansen deed, beoordeeld naar wat de speler toen kon weten, nooit naar wat later bleek.
web-analysis-waiting = De kapitein loopt de partij zet voor zet door. Dat duurt even; de pagina laat het vanzelf zien.
web-analysis-costly = De zetten die het meest kostten
web-analysis-better = Beter: { $move }
web-replay-start = Vóór de eerste zet.
web-share-replay = Deel deze herhaling
web-no-tables = Er wordt nu niet gespeeld. Tafels waar iedereen mag kijken, en die van jou, staan hier.
