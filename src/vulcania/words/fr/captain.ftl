### Les conseils du capitaine, le retour sur une partie et l’entraînement : ce qu’en disent les pages et le terminal.

error-no-advice = À cette table, le capitaine se tait : on n’a pas convenu de conseils.
cli-no-advice = Entre joueurs, le capitaine se tait. Commencez avec --advice si vous voulez tous l’entendre.
web-advice-allowed = Conseils
    .help = Si l’on peut demander au capitaine ce qu’il ferait, et pourquoi.
web-advice-usual = Seulement quand on joue seul contre des robots
web-advice-on = Chacun peut demander
web-advice-off = Personne ne peut demander
