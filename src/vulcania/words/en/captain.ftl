### The captain’s advice, looking back, and practice: what pages and the terminal say of them.

error-no-advice = The captain keeps silent at this table: advice was not agreed on.
cli-no-advice = Between people the captain keeps silent. Begin with --advice if all of you want to hear him.
web-advice-allowed = Advice
    .help = Whether the captain may be asked what he would do, and why.
web-advice-usual = Only where one plays against bots alone
web-advice-on = Everybody may ask
web-advice-off = Nobody may ask

## Looking back

turn-mistake = { $seat }: { $move }. That gave away about { $cost } % (give or take { $doubt }); better was: { $better }.
turn-shift = { $seat }: { $move }. { $whose-seat } stood at about { $before } % before and at { $after } % after (give or take { $within }).
turn-team = { $seat }: { $move }. The team stood at about { $before } % before and at { $after } % after (give or take { $within }).
web-turns = Where it turned
web-turns-none = No single move turned this match.
web-judged-search = The captain tried out every decision, always in the same way: the same match always gets the same judgement. The shaded band shows how far his tries lay apart; the truth may lie outside it.
web-judged-net = A net that learned this game by playing it judged every decision: the same match always gets the same judgement. The shaded band shows how far off it may be.
web-give-or-take = give or take { $percent }
web-run = Let it run
web-play-on = Play on from here
web-play-on-as = as
web-play-on-help = A new table against bots, with these moves played. What your seat could not know then is dealt anew.
web-play-on-go = Open the table
error-play-on-over = Here the match is over: choose an earlier move to play on from.
error-play-on-early = One can play on from a match that is over; until then its record would give away what is hidden.

## Practice

puzzles-making = Looking for puzzles
practice = Practice
practice-intro = Positions from real matches in which one move is clearly the best. What would the captain do?
practice-number = Puzzle { $number }
practice-ask = Which is the best move here?
    .done = That is the captain’s move!
    .else = The captain knows a better one. Look at this: { $part }.
practice-hint = The captain looks at this: { $part }.
practice-clue = A hint
practice-next = Next puzzle
practice-all = All puzzles
cli-practice-do = Type your move; “hint” tells what the captain looks at, “show” what he does.
