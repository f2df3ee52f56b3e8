### What is this?

web-what = Qu’est-ce que c’est ?
cli-what-all = tout
cli-what-rule = règle { $rule } · { $places }

## Rules with pictures, and the sheet for the table

web-rule-picture = Une image : { $rule }
web-summary = Aide de jeu
web-print = Imprimer
web-summary-turn = À ton tour
web-summary-points = Ce qui compte
web-summary-end = La fin
