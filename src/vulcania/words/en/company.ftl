### At the table: who is there, and what people settle among themselves.

## What bots do

web-levels = What are the bots like?
web-level = { $level }
about-deckhand = Plays sensibly and makes mistakes. For your first matches.
about-mate = Always does what looks best at once. Makes few mistakes and has no plan.
about-captain = Has learnt the game from millions of matches, or thinks a second ahead. Hard to beat.
about-nemo = Thinks ahead for two to six seconds a move. The strongest.
about-random = Drifts along: any move that the rules allow. To see how a game goes.
about-greedy = Does what looks best at once, as the Mate does; between moves that look alike, chance decides.
about-pupil = Learnt by playing against itself, and nothing else; plays at once what it likes best.
about-guest = Somebody else’s bot, from another package.
web-thinking-ahead = · thinking ahead ({ $most } s a move):
web-thinking-next = · thinks next
web-pace = How fast bots play
web-pace-slow = Slowly
web-pace-usual = As usual
web-pace-quick = Quickly
web-pace-at-once = At once
error-pace = Bots cannot play at the pace “{ $pace }”. Expected: { $expected }.

## Who comes

web-onlookers = { $more ->
    [0] Watching: { $people }
    [one] Watching: { $people } and one more
   *[other] Watching: { $people } and { $more } more
  }
web-word = A word to those who join
    .help = They read it before they sit down.
web-invite-help = Give a seat that somebody joins by a link a name, and it is kept for them: they get a link of their own.
web-invite = Link for { $name }
web-invite-free = Do not keep the seat for { $name }
web-seat-kept = invited
web-all-kept = The free seats are kept for { $people }. If that is you, ask for your own link. You can watch meanwhile.
error-seat-kept = That seat is kept for somebody else.
error-not-opener = Only who opened the table says for whom its seats are kept.
web-rematch-other = Play again in other seats
web-rematch-turned = Everyone one seat further
web-rematch-drawn = Draw the seats
error-rematch-order = Seats cannot be changed like this: “{ $asked }”. Expected: same, turned, drawn.

## Resting

web-pause = Pause
web-holiday = Pause, holiday
web-pause-help = While the table rests, no clock runs and nobody plays. Everybody has to agree; anyone can end it.
web-pause-how-long = For how long
web-pause-open = until somebody goes on
web-pause-ask = Ask the others
web-asks-pause = { $days ->
    [0] { $seat } asks for a pause.
    [one] { $seat } asks for a pause of one day.
   *[other] { $seat } asks for a pause of { $days } days.
  }
web-paused = The table rests.
web-paused-why = Pause: no clock runs, and nobody plays.
web-paused-until = It goes on by itself in
web-go-on = Go on
note-paused = { $days ->
    [0] Pause: { $seat } asked for it, and all agreed.
    [one] Pause for one day: { $seat } asked for it, and all agreed.
   *[other] Pause for { $days } days: { $seat } asked for it, and all agreed.
  }
note-pause-refused = { $seat } would rather play on.
note-pause-ended = { $seat } ends the pause.
note-pause-over = The pause is over.
error-paused = The table rests. End the pause first.
error-pause-days = Only matches of days rest for days. Ask for a pause until somebody goes on.
error-pause-long = That is too long: { $most } days at most.
error-pause-lesson = A lesson needs no pause: it waits for you.
error-asked-already = Something has been asked already. Answer that first.

## Notes of one's own

web-notes = My notes
web-notes-help = Only you read these.
web-kept = Kept.
error-note-long = That is too long: { $most } letters at most.

## Rules that are gone

note-refitted = This match began with rules or pieces that the game no longer has (rules { $rules }; today’s are { $current }). It goes on with today’s, { $lost ->
    [0] from where it stood
    [one] from before its last move, which does not fit any more
   *[other] from before its last { $lost } moves, which do not fit any more
  }.
