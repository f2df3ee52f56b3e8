### Coming back

## Your tables

web-yours = Your tables
web-yours-waits-for = Waiting for { $people }
web-return-to = Return to { $game }: { $people }
web-look-back = Look back
web-for-a-moment = just now
web-for-minutes = { $count ->
    [one] for a minute
   *[other] for { $count } minutes
  }
web-for-hours = { $count ->
    [one] for an hour
   *[other] for { $count } hours
  }
web-for-days = { $count ->
    [one] for a day
   *[other] for { $count } days
  }

## Being told

web-me = You
web-told = Tell me when it is my turn
web-told-intro = Once for each turn, and only if you are not looking at the table already. One click ends it.
web-told-push = Let this browser tell me
web-told-push-impossible = This browser can tell you only where the house has a secure address (https).
web-told-push-refused = The browser would not. Look at its settings for notifications.
web-told-by-push = This or another browser
web-told-by-mail = E-mail
web-told-by-chat = A chat program (Slack, Mattermost, Discord …)
web-told-by-ntfy = ntfy
web-told-hook = By a chat program or ntfy
web-told-address = Address that takes messages (webhook)
web-told-kind = Who is there
web-told-mine = Only I read what is sent there: the link may open my seat
web-told-begin = Tell me there
web-told-end = End
web-told-end-of = End { $address }
web-told-unconfirmed = click on the link in the mail first
web-told-failing = nobody answers there
web-told-ended = You will not be told there any more
web-told-confirmed = You will be told there
notice-turn = { $called }: your turn in { $game }
notice-nothing-yet = The match has just begun.
notice-stop = No more of these
notice-confirm = Shall Vulcania write to you here?
notice-confirm-why = Someone, most likely you, wants to be told here when it is their turn in a game. If so, open the link. If not, do nothing: you will hear no more.
error-outside-address = Nothing can be sent to that address.
error-outside-private = That address is in a network of its own, not on the Internet.
error-mail-address = That is not an address that mail can be sent to.
error-mail-often = That mailbox has been asked often enough today. Look for our mail there, or try tomorrow.
error-channels = That would be too many: { $most } at most. End one first.
error-wrong-link = This link is not one of ours, or not any more.

## Days

web-clock-days = { $days ->
    [0] { $hours } hours a move
    [one] a day a move
   *[other] { $days } days a move
  }
web-days = { $count ->
    [0] none
    [one] one day
   *[other] { $count } days
  }
web-hours = { $count ->
    [0] none
    [one] one hour
   *[other] { $count } hours
  }
web-reserve = Reserve
    .help = With hours or days a move: so much longer each player may think, in the whole match. Days go by whether one looks or not.
web-reserve-left = reserve: { $left }
web-late = When time is up
web-late-bot = A bot plays on until they return
web-late-end = The match is given up
web-given-up = The match was given up.
note-given-up = Time is up for { $seat }: the match is given up.

## Without a connection

web-offline = The house cannot be reached
web-offline-why = Either you are offline, or the machine that serves is switched off. Nothing is lost: your matches wait for you.
web-offline-again = Try again

## In the same network

web-lan = Friends in this network
web-lan-intro = Phones and computers in the same network (the same Wi-Fi) cannot reach this computer yet. Let them in, and they can join your tables: no one outside the network can. Only you, at this computer, can open or shut the door.
web-lan-let = Let others in this network join
web-lan-open = The door is open. On a phone in the same network, point the camera at this square or type the address.
web-lan-address = Address
web-lan-shut = Shut the door again
web-lan-closed = This link works on this computer only.
error-lan-none = This computer is in no network that others could reach it by.
error-not-host = Only whoever sits at the computer that serves can do that.

## My matches

web-keep = Keep
web-matches = My matches
web-matches-newest = The newest
web-matches-before = Earlier matches
web-matches-none = You have finished no match yet. Once you have, it will be here, to look at again.
web-matches-all = { $played ->
    [one] One match
   *[other] { $played } matches
  }, { $won } won.
web-streaks = Won in a row: { $now } now, { $longest } at most.
web-played = Played
web-won = Won
web-best = Best
web-by-game = By game
web-by-opponent = By who else played
web-by-seats = By number of players
web-match-won = won, { web-match-played }
web-match-played = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-link-device = Your other devices
web-link-intro = Play on your phone what you began here: link it, and both know your tables, your matches and your name.
web-link-make = Link another device
web-link-how = Open this link on the other device. It is good once, and for ten minutes. Show it to nobody else: whoever opens it is you.
web-link-sure = From now on this device and the other one are the same person: the same tables, matches and name. What was played here is kept.
web-link-yes = Link this device
web-everything = Everything about you
web-everything-take = Download it
web-forget = Delete it
web-forget-why = Your name, what you said, how you are told, and that these matches were yours: all of it goes, for good. Where a match is still going on, a bot plays on for you. Your moves stay, without a name, as part of what others played.
web-forget-sure = Delete everything about me
error-nobody = This browser is not known here yet.

## Ratings, and a page for each game

web-ratings = How strong you are
web-rating = Rating
web-rating-how = Who is 400 points ahead wins ten times as often. The ± says how far off that may still be: the more you play, the less. Against bots, a match in which you asked the captain or took back what had shown you more does not count.
web-by-kind = Where your points came from
web-a-match = A match
web-each = { $each }
web-points-other = Other points
web-game-page = { $game }: who plays, who leads
web-leaders = Who leads in this house
web-records = The best results
web-newest = Played lately
web-never-played = Nobody has played this here yet, at least not before all eyes. Be the first.

## Settings

error-setting = { $name } cannot be “{ $text }”. Expected: { $expected }.
