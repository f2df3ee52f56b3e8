### Ce que tous les jeux partagent.

player = Joueur { $number }
    .of = du joueur { $number }
    .to = au joueur { $number }
colon = { " " }:

## Erreurs

error-game = Il n’y a pas de jeu « { $name } ». Les jeux sont : { $known }.
error-game-near = Il n’y a pas de jeu « { $name } ». Voulais-tu dire { $near } ? Les jeux sont : { $known }.
error-game-file = Le jeu « { $slug } » est inutilisable à cause de { $file } dans son dossier : { $why }.
error-game-broken = Le jeu « { $slug } » est inutilisable : { $why }
error-game-lacks = Le jeu « { $slug } » est inutilisable, car il manque dans son dossier : { $part }.
error-game-taken = Le jeu « { $slug } » apporté par { $package } est inutilisable : un autre jeu porte déjà ce nom.
error-game-name = « { $slug } » ne peut pas être le nom d’un jeu : il faut au plus 40 minuscules, chiffres et traits d’union, et une lettre au début.
error-seats = { $low ->
    [1] Ce jeu est pour { $high } joueurs au plus, pas { $seats }.
   *[other] Ce jeu est pour { $low } à { $high } joueurs, pas { $seats }.
  }
error-seat = Il n’y a pas de place { $number } : les places vont de 0 à { $last }.
error-thing = Il n’y a rien qui s’appelle « { $thing } » sur le plateau.
error-seed = Une graine est un nombre entier à partir de 0, pas « { $seed } ».
error-players = { $names ->
    [one] { $names } nom a été donné pour { $seats } places.
   *[other] { $names } noms ont été donnés pour { $seats } places.
  }
error-option-name = Il n’y a pas d’option « { $option } ». Les options sont : { $expected }.
error-option-value = L’option { $option } ne peut pas valoir « { $value } ». Attendu : { $expected }.
error-components = Dans le fichier de matériel { $file }, à { $entry } : { $expected }.
error-components-file = Dans le fichier de matériel { $file } : { $expected }.
error-move-number = { $number } n’est pas un coup : les coups sont numérotés de 0 à { $size } − 1.
error-move-type = Un coup est un texte ou un nombre entier, pas { $kind }. Les coups sont : { $usage }
error-move-empty = Aucun coup n’a été donné. Les coups s’écrivent : { $usage }
error-move-word = « { $text } » n’est pas un coup. Les coups s’écrivent : { $usage }
error-move-word-near = « { $text } » n’est pas un coup. Voulais-tu dire « { $near } » ? Cela s’écrit : { $usage }
error-move-several = « { $text } » peut vouloir dire plusieurs coups : { $moves }.
error-move-count = « { $text } » a trop ou trop peu d’éléments. Cela s’écrit : { $usage }
error-move-token = Dans « { $text } », « { $token } » ne va pas : il faut { $hint }, comme dans { $usage }
error-folder = { $file } est un dossier : indique un fichier.
error-no-plain-file = { $file } n’est pas un simple fichier, mais un périphérique, un tube ou autre chose : choisis-en un autre.
error-match-over = La partie est terminée.
error-not-your-turn = { $seat } n’a rien à décider maintenant : c’est { $acting-seat-to } de jouer.
error-undo-nothing = Il n’y a pas de coup à annuler.
error-undo-other = Le dernier coup est celui { $seat-of } : personne d’autre ne peut l’annuler.
error-undo-sealed = Ce coup a révélé quelque chose de caché : on ne peut plus l’annuler.
error-undo-over = La partie est finie : on n’annule plus rien. Une revanche est une nouvelle table.
error-undo-enough = Dans cette partie, { $most } coups ont déjà été annulés : désormais, un coup joué est définitif.
error-branch-enough = Cette partie a déjà été reprise { $most } fois à partir d’une autre : ça suffit.
error-record-long = Ce n’est pas une partie enregistrée : ce texte a { $length } caractères, et aucune partie n’en a plus de { $most }.
error-record-first = Ligne { $line } : une partie enregistrée commence par « { $expected } ».
error-record-format = Ligne { $line } : cette partie est au format { $found } ; cette version de Vulcania lit le format { $expected }.
error-record-missing = Ligne { $line } : l’entrée « { $entry }: » manque avant les coups.
error-record-header = Ligne { $line } : « { $found } » n’est pas une entrée. Attendu : { $expected }.
error-record-entry = Ligne { $line } : il n’y a pas d’entrée « { $found } ». Attendu : { $expected }.
error-record-twice = Ligne { $line } : l’entrée « { $entry } » est écrite ici une deuxième fois.
error-record-number = Ligne { $line } : « { $entry } » doit être un nombre entier, pas « { $found } ».
error-record-option = Ligne { $line } : une option s’écrit nom=valeur, pas « { $found } ».
error-record-setup = Ligne { $line } : { $why }
error-record-components = Ligne { $line } : cette partie a été jouée avec le matériel { $found }, pas avec celui-ci ({ $expected }). Donne le fichier avec lequel elle a été jouée.
error-record-newer = Ligne { $line } : cette partie a été jouée selon les règles { $found } ; cette version de Vulcania les connaît jusqu’à { $expected }.
error-record-undone = Ligne { $line } : ici, des coups ont été annulés. Pour un nouvel essai, ne laisse que les coups qui restent joués.
error-record-imagined = Une partie redistribuée d’après ce que sait un joueur ne s’enregistre pas : elle n’a pas commencé là où elle en est.
error-record-move = Ligne { $line } : le coup { $number }, « { $text } », ne peut pas être joué : { $why }
error-record-move-older = Ligne { $line } : cette partie a été jouée selon des règles plus anciennes ({ $rules }). Le coup { $number }, « { $text } », est le premier qui ne va plus : { $why }
error-record-differs = Ligne { $line } : tous les coups sont permis, mais « { $entry } » donne { $found } et non { $claimed }, comme c’est écrit. Si la partie a été modifiée exprès, supprime cette ligne.
error-record-differs-older = Ligne { $line } : cette partie a été jouée selon des règles plus anciennes. Ses coups sont encore permis, mais « { $entry } » donne { $found } et non { $claimed } : elle n’est donc pas montrée comme si rien n’avait changé.
remark-older-rules = Cette partie a été jouée selon les règles { $rules } ; elles en sont maintenant à { $current }. Tu la revois exactement comme elle était.
record-unsigned = Personne n’a signé cette partie : elle peut avoir été écrite à la main, ou modifiée.
record-signed = Quelqu’un a signé cette partie avec la clé { $public }, et rien n’y a été changé depuis. Elle vaut ce que vaut ta confiance en la personne qui a cette clé.
record-signed-here = Ce serveur a signé cette partie, et rien n’y a été changé depuis.
record-changed = La signature ne correspond pas : cette partie a été modifiée après qu’un serveur l’a signée.
record-unchecked = La partie est signée. Pour le vérifier, installe aussi la partie serveur. Dans un clone de Vulcania : pip install '.[server]'
error-rule = Il n’y a pas de règle « { $rule } » ici. Les règles vont de { $first } à { $last }.
left-out = Laissés de côté :
published-year = { $year }
published-decade = années { $decade }
