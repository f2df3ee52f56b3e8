### What all games share.

player = Player { $number }
colon = :

## Errors

error-game = There is no game “{ $name }”. The games are: { $known }.
error-game-near = There is no game “{ $name }”. Did you mean { $near }? The games are: { $known }.
error-game-file = The game “{ $slug }” cannot be used, because of { $file } in its folder: { $why }.
error-game-broken = The game “{ $slug }” cannot be used: { $why }
error-game-lacks = The game “{ $slug }” cannot be used, because its folder lacks { $part }.
error-game-taken = The game “{ $slug }” from { $package } cannot be used: there is another game of that name.
error-game-name = “{ $slug }” cannot be the name of a game: it may have up to 40 small letters, digits and hyphens, a letter first.
error-seats = { $low ->
    [1] This game is for up to { $high } players, not { $seats }.
   *[other] This game is for { $low } to { $high } players, not { $seats }.
  }
error-seat = There is no seat { $number }: seats count from 0 to { $last }.
error-thing = There is nothing called “{ $thing }” on the board.
error-seed = A seed is a whole number from 0 on, not “{ $seed }”.
error-players = { $names ->
    [one] One name was given for { $seats } seats.
   *[other] { $names } names were given for { $seats } seats.
  }
error-option-name = There is no option “{ $option }”. The options are: { $expected }.
error-option-value = The option { $option } cannot be “{ $value }”. Expected: { $expected }.
error-components = In the component file { $file }, at { $entry }: { $expected }.
error-components-file = In the component file { $file }: { $expected }.
error-move-number = { $number } is not a move: moves are numbered from 0 to { $size } − 1.
error-move-type = A move is a text or a whole number, not { $kind }. Moves are: { $usage }
error-move-empty = No move was given. Moves are written: { $usage }
error-move-word = “{ $text }” is not a move. Moves are written: { $usage }
error-move-word-near = “{ $text }” is not a move. Did you mean “{ $near }”? It is written: { $usage }
error-move-several = “{ $text }” may mean several moves: { $moves }.
error-move-count = “{ $text }” has too few or too many parts. It is written: { $usage }
error-move-token = In “{ $text }”, “{ $token }” does not fit: expected { $hint }, as in { $usage }
error-folder = { $file } is a folder: name a file.
error-no-plain-file = { $file } is no plain file, but a device, a pipe or the like: name another.
error-match-over = The match is over.
error-not-your-turn = { $seat } has nothing to decide now: { $acting-seat } is to act.
error-undo-nothing = There is no move to take back.
error-undo-other = The last move was { $seat }’s: only they can take it back.
error-undo-sealed = That move turned something hidden up: it stands.
error-undo-over = The match is over: all moves stand. A rematch is a new table.
error-undo-enough = In this match { $most } moves have been taken back: from now on, what is played stands.
error-branch-enough = This match has gone on from another one { $most } times already: that is enough.
error-record-long = This is no record: it has { $length } characters, and no record has more than { $most }.
error-record-first = Line { $line }: a record begins with “{ $expected }”.
error-record-format = Line { $line }: this record has format { $found }; this version of Vulcania reads format { $expected }.
error-record-missing = Line { $line }: the entry “{ $entry }:” is missing before the moves.
error-record-header = Line { $line }: “{ $found }” is not an entry. Expected one of: { $expected }.
error-record-entry = Line { $line }: there is no entry “{ $found }”. Expected one of: { $expected }.
error-record-twice = Line { $line }: the entry “{ $entry }” stands here a second time.
error-record-number = Line { $line }: “{ $entry }” must be a whole number, not “{ $found }”.
error-record-option = Line { $line }: an option is written name=value, not “{ $found }”.
error-record-setup = Line { $line }: { $why }
error-record-components = Line { $line }: the record was played with components { $found }, not with these ({ $expected }). Give the file it was played with.
error-record-newer = Line { $line }: the record was played under rules { $found }; this version of Vulcania knows them up to { $expected }.
error-record-undone = Line { $line }: moves were taken back here. To be tried again, a record must hold only the moves that stand.
error-record-imagined = A match that was dealt anew from what a seat knows has no record: it did not begin where it stands.
error-record-move = Line { $line }: move { $number }, “{ $text }”, cannot be played: { $why }
error-record-move-older = Line { $line }: the record was played under older rules ({ $rules }). Move { $number }, “{ $text }”, is the first that no longer fits: { $why }
error-record-differs = Line { $line }: the moves all fit, but lead to another { $entry } ({ $found }) than the record says ({ $claimed }). If it was edited on purpose, remove that line.
error-record-differs-older = Line { $line }: the record was played under older rules. Its moves still fit, but lead to another { $entry } ({ $found }) than it says ({ $claimed }), so it is not shown as if nothing had changed.
remark-older-rules = This match was played under rules { $rules }; now they are at { $current }. It replays exactly as it was.
record-unsigned = Nobody signed this record: it may have been written by hand, or changed.
record-signed = Somebody signed this record with the key { $public }, and nothing in it was changed since. It is worth as much as you trust whoever has that key.
record-signed-here = This server signed this record, and nothing in it was changed since.
record-changed = The signature does not fit: this record was changed after a server signed it.
record-unchecked = The record is signed. To check that, install the server’s parts too. In a clone of Vulcania: pip install '.[server]'
error-rule = There is no rule “{ $rule }” here. The rules run from { $first } to { $last }.
left-out = Left out:
published-year = { $year }
published-decade = { $decade }s
