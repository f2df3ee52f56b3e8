### What lessons say in every game: the pages, the guide, the terminal.

web-learn = Al spelend leren
web-learn-of = { $game } al spelend leren
web-learn-intro = Een gids speelt met je mee op het echte bord en vertelt telkens één ding. Je kunt altijd stoppen en later verdergaan.
web-about-minutes = { $minutes ->
    [one] ongeveer een minuut
   *[other] ongeveer { $minutes } minuten
  }
web-chapter-begin = Beginnen
web-chapter-resume = Verdergaan
web-chapter-again = Nog een keer

guide-step = Stap { $step } van { $steps }
guide-next = Verder
guide-show = Doe het voor
guide-watch = Kijk wat de anderen doen.
guide-hint = Wat je doet: { $move }.
guide-over = Goed zo: dit hoofdstuk ken je nu.
guide-over-last = Goed zo: je weet nu alles wat je nodig hebt. Tijd voor een echte partij!
guide-match-over = Dat was je eerste partij.
guide-next-chapter = Verder met: { $title }
guide-short-match = Speel een korte partij met een matroos
lesson-not-now = Zo meteen: de gids wil eerst iets vertellen.
error-lesson = Er is geen les “{ $lesson }”. Er is: { $known }.
cli-learn-next = Enter: verder
cli-learn-do = Typ { $move }, of “toon”.
cli-learn-look = Kijk naar: { $things }
cli-learn-left = Ga verder met: vulcania learn { $game } { $chapter }
cli-learn-match = Een korte partij met een matroos: vulcania learn { $game } { $chapter }
cli-learn-offer = Nieuw bij { $game }? “vulcania learn { $slug }” leert het je op het bord.
