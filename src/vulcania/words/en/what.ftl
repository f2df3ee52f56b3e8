### What is this?

web-what = What is this?
cli-what-all = all
cli-what-rule = rule { $rule } · { $places }

## Rules with pictures, and the sheet for the table

web-rule-picture = A picture: { $rule }
web-summary = Summary for the table
web-print = Print
web-summary-turn = Your turn
web-summary-points = What counts
web-summary-end = The end
