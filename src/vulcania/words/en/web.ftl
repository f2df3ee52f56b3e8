### What the browser pages and the server say.

## Errors

error-database-address = “{ $address }” is not an address of a database. Expected: a file’s path, or postgresql://…
error-database-silent = The database does not answer: { $why }
error-database-taken = Another server already uses { $file }. Several servers share one database on PostgreSQL.
error-database-damaged = The database { $file } is damaged ({ $why }). Put the last backup in its place, or save what can be read: sqlite3 OLD .recover | sqlite3 NEW
error-unavailable = The tables cannot be reached just now. Nothing is lost: try again in a moment.
error-backup = The tables could not be copied to { $file }: { $why }
error-backup-postgres = PostgreSQL brings a tool of its own for copies: pg_dump.
error-no-server = To serve tables, the server’s parts are needed too ({ $module } is missing). In a clone of Vulcania: make play, or pip install '.[server]'
error-listen = Nothing can listen at { $host }, port { $port }: { $why }. Choose another with --port.
web-serving = Vulcania is at { $address } (Ctrl+C ends it)
error-outrun = Someone was faster: the table changed before this arrived. Look again and choose anew.
error-table = There is no table “{ $table }” here.
error-table-waiting = The match has not begun: some seats are still free.
error-table-stale = This match was played under rules { $rules }, and cannot be shown under today’s ({ $current }).
error-move-long = A move has at most { $most } characters.
error-nothing-asked = Nobody is asking for anything any more.
error-talk-empty = Nothing was said.
error-talk-long = Keep it short: at most { $most } characters.
error-name-empty = What are you called? A name is needed.
error-seat-taken = That seat is taken. You can still watch.
error-seats-enough = { $most } seats of this table were already taken from where you are. You can still watch.
error-still-here = { $seat } is still here, or was a moment ago.
error-time-used-up = Your time for this move is used up: the bot makes it. You can come back after that.
error-count-out-own = Whoever asks cannot decide to go on without someone: the others can.
error-no-person = No person sits there.
error-not-over = The match is not over yet.
error-level = There is no bot “{ $level }”. Expected: { $expected }.
error-chair = A seat cannot be “{ $kind }”. Expected: me, here, open or bot.
error-clock = A clock has { $low } to { $high } seconds, not { $seconds }.
error-no-seat = Only those who sit at the table can do that.
error-not-your-seat = That is not your seat.
error-wrong-token = That key opens no seat at this table.
error-seat-link = This link opens no seat, or not any more: somebody may have sat down with it. Whoever sits there finds a new one under “Another device”.
error-origin = That came from another site, so it was not done.
error-too-often = That is too often. Wait a moment.
error-too-large = That is too large: at most { $most } bytes.
error-host = The address that this was sent to is none.
error-two-lengths = It says in two ways how long it is, so it was not read.
error-too-many-streams = Too many pages are open on this table from here: at most { $most }.
error-malformed = This does not fit: { $where }.
error-record-early = The record can be had when the match is over: until then it would give away what is hidden.
error-record-kept = This record does not replay under today’s rules any more.
error-http = Something went wrong here. It has been noted.
error-http-404 = There is nothing at this address.
error-http-405 = This address does not take that.

## Bots

level-random = Drifter
level-greedy = Eager
level-pupil = Pupil
level-deckhand = Deckhand
level-mate = Mate
level-captain = Captain
level-nemo = Nemo

## Notes in the table talk

note-undone = { $seat } took a move back.
note-undone-many = { $seat } took { $count } moves back.
note-helped = { $seat } had help: this match changes nobody’s rating.
note-undo-refused = { $seat } would rather not let { $asking-seat } take the move back.
note-counted-out = { $seat } is away: the question does not wait for their answer.
note-handed-over = { $seat } has been away for a while: a bot plays on.
note-left = { $seat } lets a bot play.
note-back = { $seat } is back.
note-taken-over = { $seat }’s seat has been taken over on another device. Whoever sat there before only looks on.
note-time-up = Time is up for { $seat }: a bot plays until they return.

## Every page

web-skip = Skip to the content
web-nav = Pages
web-language-en = English
web-language-fr = Français
web-language-nl = Nederlands
web-theme-dark = Dark
web-theme-light = Light
web-to-shelf = To the shelf
web-to-table = To the table
web-went-wrong = That did not work

## The shelf

web-shelf = Games of the deep
web-shelf-intro = Choose one. Play at once against bots, or open a table for friends: on this screen, or on theirs by a link.
web-players = { $low ->
    [1] Up to { $high } players
   *[other] { $low } to { $high } players
  }
web-minutes = { $low } to { $high } minutes
web-team = All together
web-play-now = Play now
web-play-now-of = Play { $game } now, against bots
web-open-table = Open a table
web-open-table-of = Open a table of { $game }
web-rules = Rules
web-rules-of = Rules of { $game }
web-in-progress = At the tables
web-table-over = over
web-table-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
  }
web-table-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
web-return = Return
web-join = Join
web-watch = Watch
web-someone = Skipper

## Opening a table

web-who-plays = Who plays?
web-seat-kind = Who sits in seat { $number }
web-seat-name = Name in seat { $number }
web-name = Name
web-chair-none = Nobody
web-chair-me = Me
web-chair-here = Someone else at this screen
web-chair-open = Someone who joins by a link
web-chair-bot = Bot: { $level }
web-options = How to play
web-drawn = Leave it to chance
web-table = The table
web-clock = Clock
    .help = How long one may think about a move, or about all of them.
web-clock-none = No clock
web-clock-move = { $seconds } seconds a move
web-clock-player = { $minutes } minutes for each player
web-listed = Show the table on the shelf
    .help = Anyone who can reach this server may then watch. Otherwise only those with the link.

## Waiting for people

web-waiting = Waiting for players
web-your-name = Your name
web-sit-down = Sit down
web-share = Send this link to those who are to play. They only have to type a name.
web-link = Link to the table
web-fill = Begin now, with bots in the free seats
web-prompt-open = The match begins when all seats are taken.
web-device = Another device
web-device-intro = Open this link on another device and choose “This is my own other screen”, and you can play from there too: the seat is then on both, and a move made on one shows on the other. Whoever has the link can play for you, so keep it to yourself. Once it is open there, you can take the seat off this device. To give your seat away, send the link to whoever is to play on: once they sit down, you only look on. If your seat is open somewhere you do not know, press “Only here” at the table: every other device then only looks on.
web-personal-link = Personal link
web-seat-of = { $seat }’s seat at a table of { $game }
web-seat-link = Whoever sent you this link can open the seat too, and sees everything that { $seat } sees.
web-seat-mine = Sit down here
    .help = Did somebody give you this seat? Sit down, and it is yours alone: all other screens only look on, and the link opens nothing any more.
web-seat-too = This is my own other screen
    .help = Did you send the link to yourself? Then your seat is open on both screens.

## Playing

web-choose = Choose among { $count }
web-take-back = Choose again
web-why = Why? Rule { $rule }
web-connection-lost = The connection is lost. Trying again…
web-type-move = Type a move
web-play-move = Play
web-undo = Take back
web-undo-ask = Ask to take back
web-asks-undo = { $count ->
    [one] { $seat } asks to take the last move back.
   *[other] { $seat } asks to take the last { $count } moves back.
}
web-agree = Agree
web-refuse = Rather not
web-withdraw = Never mind
web-unanswered = { $seat } has not answered yet.
web-count-out = Go on without { $seat }
web-bot-plays-for-you = A bot ({ $level }) plays for you.
web-i-am-back = I am back
web-seats = Who plays
web-fingerprint = Is chance fair here?
web-fingerprint-how = Before the first move the server drew one number, the seed, from which all chance of this match follows. Below is its fingerprint. When the match is over, the record tells the seed: the SHA-256 of “vulcania seed” and that number must give the same fingerprint.
web-seat-free = free
web-seat-bot = bot, { $level }
web-seat-stand-in = away, { $level } plays
web-seat-you = you
web-seat-elsewhere = · also open on another device
web-sit-alone = Only here
web-seat-away = away
web-thinking = · thinking
web-hand-over = Let a bot play
web-leave = Leave
web-leave-sure = Let a bot play for you? You can come back at any time.
web-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
web-log = What happened
web-again = Show again what happened
web-further = Show what else can be chosen
web-waits-for = { $count ->
    [one] { $players } is thinking.
   *[other] Everyone waits for { $players }.
  }
web-sound = Sound
web-sound-off = Sound: off
web-sound-soft = Sound: soft
web-sound-loud = Sound: loud
web-walk = Walk through the points
web-picture = Make a picture
web-unread = New messages
web-talk = Table talk
web-say = Say something
web-send = Send
web-curtain = Pass the screen on
web-curtain-intro = Hands are secret: only the next player should be looking now.
web-curtain-open = I am { $seat }: show my hand
web-curtain-step-in = I am { $seat }: I want to step in

## After

web-winners = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins with { $points } { $points ->
        [one] point
       *[other] points
      }.
   *[other] { $winners } win with { $points } { $points ->
        [one] point
       *[other] points
      } each.
  }
web-player = Player
web-for-what = For what
web-points = Points
web-rank = Place { $rank }
web-record-before = The record of this table before: { $best } ({ $holders }).
web-record-first = Nobody has set a record with these options before.
web-rematch = Play again
web-to-rematch = To the next match
web-replay = Replay
web-remains = This match is over. The cards and rules it was played with are not here any more, so its board cannot be drawn. How it ended and every move are kept.
web-record = Download the record
web-first = To the beginning
web-back = One move back
web-next = One move on
web-last = To the end
web-go = Go
web-move-number = Number of the move
web-after-move = After { $ply } of { $last } moves
web-seen-by = As seen by
web-spectator = a spectator
web-name-of = { $seat }
web-replay-bring = Show a record
web-replay-bring-intro = Bring the record of a match, from here, from the terminal or written by hand, and go through it move by move. The page you get can be shared.
web-record-file = A file
web-record-text = Or the text itself
web-show = Show it

## Rules

web-contents = Contents
web-made-by = A game by { $designers }.
web-published = Published by { $publisher }.
web-published-in = Published by { $publisher } ({ $year }).
web-rules-marks = In our own words. A ruling settles what the rulebook leaves open; reconstructed data were on pictures that are lost; a variant is a choice of the table.
web-undo-rules = Taking moves back
web-undo-rules-free = You can take your own last move back as long as nobody has played since, chance was not asked and nothing hidden came to light.
web-undo-rules-never = Never past chance, never past something hidden that came to light, and never another player’s move: unless every other person at the table says yes, looking on or not. A program in a seat is asked like a person. Bots are not asked.
web-undo-rules-away = If someone who has to answer has been away for a while, the others can go on without them. Whoever asked cannot decide that.
web-undo-rules-fresh = What chance gave is left to chance again: cards that nobody knows are shuffled anew. Moves that were taken back stay in the record, marked as taken back.
web-undo-rules-over = Once a match is over, nothing is taken back. A rematch is a new table.
web-mark-ruling = ruling
web-mark-reconstructed = reconstructed
web-mark-variant = variant
