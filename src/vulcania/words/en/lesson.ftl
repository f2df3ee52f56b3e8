### What lessons say in every game: the pages, the guide, the terminal.

web-learn = Learn by playing
web-learn-of = Learn { $game } by playing
web-learn-intro = A guide plays with you on the real board and says one thing at a time. You can leave at any moment and go on later.
web-about-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
  }
web-chapter-begin = Begin
web-chapter-resume = Go on
web-chapter-again = Once more

guide-step = Step { $step } of { $steps }
guide-next = Next
guide-show = Show me
guide-watch = Watch what the others do.
guide-hint = What to do: { $move }.
guide-over = Well done: you know this chapter now.
guide-over-last = Well done: you know all you need. Now play a real match!
guide-match-over = And that was your first match.
guide-next-chapter = Next: { $title }
guide-short-match = Play a short match with a deckhand
lesson-not-now = In a moment: the guide has something to say first.
error-lesson = There is no lesson “{ $lesson }”. There is: { $known }.
cli-learn-next = Enter: go on
cli-learn-do = Type { $move }, or “show”.
cli-learn-look = Look at: { $things }
cli-learn-left = Go on with: vulcania learn { $game } { $chapter }
cli-learn-match = A short match with a deckhand: vulcania learn { $game } { $chapter }
cli-learn-offer = New to { $game }? “vulcania learn { $slug }” teaches it on the board.
