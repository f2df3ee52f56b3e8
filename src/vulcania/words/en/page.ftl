### More of what the browser pages say: the table, the replay, the look back.

web-menu = Menu
web-your-turn = Your turn
web-advice = Ask the captain
web-advised = The captain would:
web-chance = { $percent } %
web-type-words = What do you take along?
web-play-words = Pack it
web-seat-here = here
web-log-empty = Nothing yet.
web-look-at = Look at move { $ply }
web-copy = Copy
web-copied = Copied
web-together = All together
web-analysis = Look back
web-analysis-intro = What every move did to everyone’s chances, judged by what its player could know then, never by what came to light later.
web-analysis-waiting = The captain is going through the match move by move. This takes a moment; the page will show it by itself.
web-analysis-costly = The moves that cost most
web-analysis-better = Better: { $move }
web-replay-start = Before the first move.
web-share-replay = Share this replay
web-no-tables = Nobody is playing just now. Tables that are open to all eyes, and your own, are listed here.
