### What lessons say in every game: the pages, the guide, the terminal.

web-learn = Apprendre en jouant
web-learn-of = Apprendre { $game } en jouant
web-learn-intro = Un guide joue avec toi sur le vrai plateau et dit une chose à la fois. Tu peux t’arrêter à tout moment et reprendre plus tard.
web-about-minutes = { $minutes ->
    [one] environ une minute
   *[other] environ { $minutes } minutes
  }
web-chapter-begin = Commencer
web-chapter-resume = Continuer
web-chapter-again = Encore une fois

guide-step = Étape { $step } sur { $steps }
guide-next = Suite
guide-show = Montre-moi
guide-watch = Regarde ce que font les autres.
guide-hint = À faire : { $move }.
guide-over = Bravo ! Ce chapitre n’a plus de secret pour toi.
guide-over-last = Bravo, tu sais tout ce qu’il faut. À toi de jouer une vraie partie !
guide-match-over = C’était ta première partie.
guide-next-chapter = Ensuite : { $title }
guide-short-match = Jouer une courte partie avec un mousse
lesson-not-now = Un instant : le guide a d’abord quelque chose à dire.
error-lesson = Il n’y a pas de leçon « { $lesson } ». Il y a : { $known }.
cli-learn-next = Entrée : continuer
cli-learn-do = Tape { $move }, ou « montre ».
cli-learn-look = Regarde : { $things }
cli-learn-left = Pour continuer : vulcania learn { $game } { $chapter }
cli-learn-match = Une courte partie avec un mousse : vulcania learn { $game } { $chapter }
cli-learn-offer = { $game } est nouveau pour toi ? « vulcania learn { $slug } » te l’apprend sur le plateau.
