### What is this? Whatever lies on the chart and beside it, in a sentence or two.

what-player =
    { $points ->
        [one] { $seat } a { $points } point
       *[other] { $seat } a { $points } points
    } : { $preys } pour les proies, et 5 par guinée (guinées : { $guineas }).
what-pilot = La barre : c’est ce joueur qui pilote.
what-captain = Le N marque le capitaine Nemo.
what-zone = { $zone }.
what-hunt-underwater = Ici, tout le monde part chasser sous l’eau.
what-hunt-surface = Ici, tout le monde part chasser en surface.
what-hunt-none = Ici, personne ne chasse : le Nautilus repart aussitôt.
what-alert-forests = Deux voyants rouges ici : { card-alert-forests }
card-alert-forests = une pieuvre ! Sur son dessin, le pilote paie 2 guinées ; à côté, il en reçoit 2.
what-alert-sharks = Deux voyants rouges ici : { card-alert-sharks }
card-alert-sharks = un navire de guerre ! Le pilote doit l’éperonner : 2 guinées à gagner ou à perdre.
what-alert-cannibals = Deux voyants rouges ici : { card-alert-cannibals }
card-alert-cannibals = des cannibales ! Il faut sortir avant que Navigation passe au jaune : 2 guinées à gagner ou à perdre.
what-alert-icebergs = Deux voyants rouges ici : { card-alert-icebergs }
card-alert-icebergs = un iceberg ! Le pilote paie 1 guinée.
what-alert-galleon = Deux voyants rouges ici : { card-alert-galleon }
card-alert-galleon = le tourbillon emporte le Nautilus, et le pilote paie 1 guinée.
what-alert-whales = Deux voyants rouges ici : { card-alert-whales }
card-alert-whales = un récif ! Le Nautilus s’échoue, et le pilote paie 1 guinée.
what-alert-corridor = Deux voyants rouges ici : { card-alert-corridor }
card-alert-corridor = panne de moteur, et le pilote suivant prend la relève.
what-destination = La destination au milieu de cette zone : { $zone }.
what-warship = Le navire de guerre. Il ne compte que si les deux voyants sont rouges dans la Mer des Requins : un éperon portant un des chiffres de sa coque le coule alors.
what-vulcania = Vulcania, le port d’où part chaque voyage.
what-whirlpool = Le grand tourbillon dépose le Nautilus ici.
what-sail = Naviguer vers { $square } : { $direction }, { $depth }.
what-wheel = La barre : mettre le cap { $direction-to } donne la route { $route } ({ $depth }), soit { $route }00 lieues.
what-lever-surface = Le levier sur « surface » : il y reste tant que Navigation est au jaune, et chaque route vaut un de plus.
what-lever-medium = Le levier sur « profondeur moyenne » : pour les cases bleu clair.
what-lever-great = Le levier sur « grande profondeur » : pour les cases bleu foncé, et chaque route vaut un de moins.
what-route = { $route ->
    [0] ROUTE montre ce que valait le dernier déplacement. Rien n’a encore bougé.
   *[other] ROUTE montre ce que valait le dernier déplacement : { $route }00 lieues.
  }
what-nautilus = Le Nautilus, en { $square }. À chaque tour, le pilote l’avance d’une case vers la destination.
what-nautilus-hunt = Le Nautilus attend en { $square } la fin de la chasse.
what-counter = Le compteur : { $leagues } lieues jusqu’ici. À { $goal }, le voyage est fini.
what-navigation = Navigation : { $navigation }. C’est le chiffre des centaines, { $digit }, qui en décide.
what-navigation-then = Le jaune fait remonter le Nautilus. Deux voyants bleus ou deux jaunes rapportent une guinée ; sinon, c’est un jeton bleu.
what-events = Événements : { $events }. C’est le chiffre des milliers, { $digit }, qui en décide.
what-events-then = Quand les deux voyants sont rouges, c’est l’alerte.
what-aim = La fiche de destination : le Nautilus met le cap sur cette zone ({ $zone }).
what-turned = Les cartes retournées pour éperonner. L’éperon décide : de 2 à 5, le navire est éperonné.
what-edge = Les lettres et les chiffres nomment les cases : a1 est dans le coin en haut à gauche de la carte.
what-tokens = { $count ->
    [0] Jetons bleus : aucun pour l’instant. Au quatrième, le quart passe au pilote suivant.
    [one] Jetons bleus : 1. Au quatrième, le quart passe au pilote suivant.
   *[other] Jetons bleus : { $count }. Au quatrième, le quart passe au pilote suivant.
  }
what-account = Le décompte : les points des proies, plus 5 par guinée.
what-trace = Ici, { $seat } a gagné ou perdu des points :
what-weapon = { $card }, numéro { $number }, { $colour }. Les armes forment des combinaisons qui prennent des proies ; un grand numéro rend la combinaison plus forte.
what-tool = { $card }, numéro { $number } : un outil. Il n’a pas de couleur.
what-joker = { $card } : il remplace n’importe quelle carte, mais affaiblit la combinaison.
what-open = La carte qui vient d’être écartée. Tu peux la prendre au lieu d’une carte du talon :
what-stock = { $count ->
    [0] Le talon est vide : la chasse va finir.
    [one] Le talon : il reste 1 carte. Quand il est vide, la chasse finit.
   *[other] Le talon : il reste { $count } cartes. Quand il est vide, la chasse finit.
  }
what-discards = Les cartes écartées dans cette chasse. Seule la dernière peut être prise.
what-prey = { $prey } : { $points } points pour celui qui l’attrape.
what-takes = { $count ->
    [one] Cette proie se prend avec { $weapon }.
   *[other] Cette proie se prend avec { $count } { $weapon-many }.
  }
what-takes-varied = Cette proie se prend avec { $count } armes différentes de la même couleur ({ $colour }).
what-set = { $count ->
    [one] Une combinaison de 1 carte, qui prend la proie sous ta figurine.
   *[other] Une combinaison de { $count } cartes, qui prend la proie sous ta figurine.
  }
what-contest = Les combinaisons sur la table : la plus forte prend la proie.
what-step = Ta figurine peut aller en { $square }.
what-stay = Ta figurine peut rester où elle est.
