### What is this?

web-what = Wat is dit?
cli-what-all = alles
cli-what-rule = regel { $rule } · { $places }

## Rules with pictures, and the sheet for the table

web-rule-picture = Een plaatje: { $rule }
web-summary = Spelhulp
web-print = Afdrukken
web-summary-turn = Jouw beurt
web-summary-points = Wat telt
web-summary-end = Het einde
