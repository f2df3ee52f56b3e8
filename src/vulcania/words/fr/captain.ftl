### Les conseils du capitaine, le retour sur une partie et l’entraînement : ce qu’en disent les pages et le terminal.

error-no-advice = À cette table, on joue sans conseils : le capitaine se tait.
cli-no-advice = Entre joueurs, le capitaine se tait. Commencez avec --advice si vous voulez tous l’entendre.
web-advice-allowed = Conseils
    .help = Si l’on peut demander au capitaine ce qu’il ferait, et pourquoi.
web-advice-usual = Seulement quand on joue seul contre des robots
web-advice-on = Chacun peut demander
web-advice-off = Personne ne peut demander

## Retour sur une partie

turn-mistake = { $seat } : { $move }. Cela a coûté environ { $cost } % (à { $doubt } près) ; mieux valait : { $better }.
turn-shift = { $seat } : { $move }. Les chances { $whose-seat-of } étaient d’environ { $before } % avant et de { $after } % après (à { $within } près).
turn-team = { $seat } : { $move }. Les chances de l’équipe étaient d’environ { $before } % avant et de { $after } % après (à { $within } près).
web-turns = Les tournants
web-turns-none = Aucun coup, à lui seul, n’a fait basculer cette partie.
web-judged-search = Le capitaine a essayé chaque décision, toujours de la même façon : une même partie reçoit toujours le même jugement. La bande claire montre l’écart entre ses essais ; la vérité peut se trouver en dehors.
web-judged-net = Un réseau de neurones qui a appris ce jeu en jouant a jugé chaque décision : une même partie reçoit toujours le même jugement. La bande claire montre de combien il peut se tromper.
web-give-or-take = à { $percent } près
web-run = Laisser défiler
web-play-on = Continuer d’ici
web-play-on-as = à la place de
web-play-on-help = Une nouvelle table contre des robots, avec ces coups déjà joués. Ce que ta place ne pouvait pas savoir alors est redistribué.
web-play-on-go = Ouvrir la table
error-play-on-over = Ici, la partie est finie : choisis un coup plus tôt pour continuer.
error-play-on-early = On peut continuer une partie finie ; avant, son enregistrement trahirait ce qui est caché.

## Entraînement

puzzles-making = Recherche d’énigmes
practice = S’entraîner
practice-intro = Des positions de vraies parties où un coup est nettement le meilleur. Que ferait le capitaine ?
practice-number = Énigme { $number }
practice-ask = Quel est ici le meilleur coup ?
    .done = C’est le coup du capitaine !
    .else = Le capitaine en connaît un meilleur. Regarde ceci : { $part }.
practice-hint = Le capitaine regarde ceci : { $part }.
practice-clue = Un indice
practice-next = Énigme suivante
practice-all = Toutes les énigmes
cli-practice-do = Écris ton coup ; « conseil » dit ce que regarde le capitaine, « montre » ce qu’il fait.
