### What the command line says.

## Wrong command lines

cli-usage = { $reason } (help: { $command } --help)
cli-usage-command = There is no command “{ $name }”. There are: { $known }.
cli-usage-no-command = A command is missing. There are: { $known }.
cli-usage-command-near = There is no command “{ $name }”. Did you mean { $near }?
cli-usage-option = There is no option { $name } here.
cli-usage-option-near = There is no option { $name } here. Did you mean { $near }?
cli-usage-missing = { $name } is missing.
cli-usage-extra = “{ $text }” is too much.
cli-usage-value = A value has to follow { $name }.
cli-usage-no-value = { $name } takes no value.
cli-usage-whole = { $name } is a whole number, not “{ $value }”.
cli-usage-number = { $name } is a number, not “{ $value }”.
cli-usage-least = { $name } is at least { $bound }, not { $value }.
cli-usage-most = { $name } is at most { $bound }, not { $value }.
cli-error-language = There is no language “{ $language }” here. There are: { $known }.
cli-error-option = An option is written name=value, not “{ $text }”.
cli-error-option-twice = The option “{ $name }” was given twice.
cli-error-seat = There is no player { $number }: players count from 1 to { $last }.
cli-error-ply = There is no move { $number }: this match has moves 0 to { $last }.
cli-error-no-game = Which game? “vulcania games” lists them.
cli-error-resume-new = With --resume, the game, its options and its seed come from the file: leave them out.
cli-error-read = { $file } cannot be read: { $why }.
cli-error-in-file = { $file }: { $why }
cli-error-over-record = { $file } holds a match: it is not written over. Choose another name.
cli-error-write = { $file } cannot be written: { $why }.
cli-error-not-ours = { $file } is there already, and Vulcania has not made it. Choose another name, or add --force.
cli-ask-replace = { $file } is there already, and Vulcania has not made it. Replace it?
cli-error-output = Standard output cannot be written: { $why }.
cli-error-record-size = { $file } is no record: no record has more than { $most } bytes.
cli-error-record-text = { $file } is no record: line { $line } is not text in UTF-8.
cli-error-record-exists = There is a file { $file } already. Go on with it by --resume, or choose another name.

## At the table

cli-not-kept = This match cannot be kept: { $folder } cannot be written ({ $why }). Use --record FILE.
cli-thinking = { $seat } is thinking …
cli-hand-over = Now it is up to { $seat }. Whoever that is, sit down before the screen and press Enter.
cli-ask = { $count } moves are possible: type one, or “moves” for a list. ? helps.
cli-ask-listed = { $count ->
    [one] One move is possible: press 1, or type it. ? helps.
   *[other] Type a move or its number. ? helps.
  }
cli-ask-more = Besides { $count } times { $usage }: “moves { $word }” lists them.
cli-ask-typing = Say it in your own words. ? helps.
cli-look-first = The clock starts with the first thing you name, or with Enter. Beginners: “look” shows the cards first.
cli-look-late = The clock is running: the cards are no longer shown.
cli-secret = What there is to name is a secret while the clock runs. Say what you would take!
cli-offer = (“yes” does it: { $move })
cli-yes = yes, y, yeah, yep, ok, sure
cli-time-left = { $time } left.
cli-refused = { $reason } ({ $rule }: type “rule { $rule }” to read it)
cli-command-help = help
cli-command-moves = moves
cli-command-what = what
cli-command-hint = hint
cli-command-points = points
cli-command-undo = undo
cli-command-rule = rule
cli-command-rules = rules
cli-command-log = log
cli-command-board = board
cli-command-save = save
cli-command-seat = seat
cli-command-quit = quit
cli-command-look = look
cli-command-show = show
cli-help =
    Now you can type: { $usage }
    or the number of a move in the list. Besides:
    moves | the legal moves, numbered; moves 2: the second page; moves WORD: those that begin so
    what MOVE | what a move would do; points: the same for every move
    what THING | what something on the board is: what c4 (what all lists all names)
    hint | what the captain would do (hint 5s: after longer thought)
    undo | take your own last move back, if nobody has played since and nothing hidden came to light
    rule ID | a rule, as in “rule 8”; rules: all of them
    log, board | what has happened; the whole board, with its legend
    save FILE | keep a copy (the match is kept by itself anyway)
    quit, q | leave; the match can be resumed
cli-help-seat = seat p2 | let another player decide first
cli-error-number = There is no move number { $number }. The numbers are: { $known }.
cli-error-undo-bot = { $name } has moved since, so your move stands. (With “vulcania play --free-undo” every move can be taken back.)
cli-error-seat-now = Those who may decide now are: { $known }.
cli-error-save-where = Where to? Type “save FILE”.
cli-no-preview = { $move } can be played; there is no more to foresee.
cli-moves-none = No legal move begins with “{ $text }”.
cli-moves-page = Page { $page } of { $pages }; “moves { $pages }” shows the last one.
cli-log-empty = Nothing has happened yet.
cli-saved = Saved in { $file }.
cli-left = The match waits. Go on with: vulcania play --resume { $file }
cli-kept = The match is kept. See it again with: vulcania replay { $file }

## The end

cli-won = { $name } wins.
cli-won-together = { $names } and { $last } win together.
cli-won-nobody = Nobody wins.
cli-score-together = Score: { $score }
cli-rank = Place
cli-player = Player
cli-score = Score
cli-all = All

## Rules and games

cli-mark-ruling = ruling
cli-mark-reconstructed = reconstructed
cli-mark-variant = variant
cli-games-name = Name
cli-games-about = Game
cli-games-players = Players
cli-games-minutes = Minutes
cli-games-by = { $makers }; { $published }
cli-games-bots = Bots: { $bots }.
cli-version-compiled = Rules and bots are compiled.
cli-version-rules = { $game }: rules { $version }
cli-replay-ask = Enter: on. b: back. A number: there. q: leave.
cli-replay-ask-last = That was the last move. b: back. A number: there. Enter: leave.

## Simulation and fuzzing

cli-simulating = Playing
cli-progress = { $what }: { $done } of { $total }
cli-progress-open = { $what }: { $done }
cli-stopped-early = Stopped early. Until then:
cli-stopped = { $done ->
    [0] Stopped before a match was over.
   *[other] Stopped after { $done } of { $total } matches. This is what they came to:
  }
cli-sim-seat = Seat
cli-sim-matches = Matches
cli-sim-wins = Wins
cli-sim-rate = Win rate (95 %)
cli-sim-mean = Mean score
cli-sim-deviation = SD
cli-sim-span = Least…most
cli-sim-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-sim-percent = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-sim-moves = Moves in a match: { $mean } on average, { $low } to { $high }.
cli-sim-speed = { $games ->
    [one] One match in { $seconds } s: { $speed } a second.
   *[other] { $games } matches in { $seconds } s: { $speed } a second.
  }
cli-sim-replaced = { $count ->
    [one] Once a player failed. { $what }
   *[other] Players failed { $count } times. The first: { $what }
  }
cli-fuzzing = Matches without a fault
cli-fuzz-sound = { $games ->
    [one] One match with { $moves } moves: no fault.
   *[other] { $games } matches with { $moves } moves: no fault.
  }
cli-fuzz-fault = Fault in match { $games }: { $what }. Reproduce it with: vulcania fuzz --again { $file }
cli-time-up = Time is up: what is typed now comes too late.

cli-error-extra = This needs the extra “{ $extra }” ({ $why }). In a clone of Vulcania: pip install '.[{ $extra }]'
cli-error-no-arrays = “{ $slug }” cannot be trained yet: it has no rules on arrays (vector.py).

## Copies

cli-backed-up = { $tables ->
    [one] One match was copied to { $file }.
   *[other] { $tables } matches were copied to { $file }.
  }
