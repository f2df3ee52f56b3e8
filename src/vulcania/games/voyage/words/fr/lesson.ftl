### The guided first voyage. A step's .done answers what was done, .else what was tried instead.

lesson-helm = À la barre

lesson-helm-aim = Bienvenue, pilote ! Le Nautilus navigue jusqu’à ce que le compteur marque 20 000 lieues. Celui qui a alors le plus de points gagne : les guinées d’or et les proies en donnent.
lesson-helm-nearer = Chaque coup rapproche d’une case de la destination, la Mer des Baleines. Chaque case marquée montre les deux voyants qu’elle allumerait : va au nord-est.
    .done = Les voyants sont de deux couleurs : tu reçois donc un jeton bleu, et au jaune, le navire remonte prendre de l’air.
    .else = Cette case rapproche aussi. Mais viens au nord-est avec moi pour cette fois.
lesson-helm-watch = Le quatrième jeton termine ton quart, et la barre passe { $rival-seat-to }. Va maintenant au nord-est.
    .done = Un deuxième jeton, et le navire replonge.
    .else = Tu pourrais, mais au nord-est tu verras du nouveau.
lesson-helm-guinea = Voilà qui devient intéressant. Au sud-est, les deux voyants seraient jaunes : vas-y !
    .done = Deux voyants de la même couleur, bleus ou jaunes : une guinée d’or, qui vaut 5 points, et pas de jeton.
    .else = Là, il n’y a qu’un jeton. Au sud-est, les deux voyants seraient jaunes.
lesson-helm-second = Trouve encore une guinée ! Compare les voyants des deux cases.
    .done = Bien vu : encore une guinée.
    .done-2 = Rien qu’un jeton : l’autre case avait deux voyants jaunes.
    .else = Choisis une des deux cases.
lesson-helm-arrive = La destination est à une case. Vas-y.
    .done = Tu y es, et tout le monde part à la chasse : c’est le chapitre suivant.
    .else = Va à la destination.
lesson-helm-alert = Méfie-toi d’une chose : deux voyants rouges, c’est l’alerte ! Chaque zone a alors son aventure : certaines rapportent des guinées, la plupart en coûtent.
lesson-helm-end = Choisis donc tes cases d’après leurs voyants, et fais durer ton quart. Plus il y a de guinées, mieux c’est !

lesson-hunt = La chasse

lesson-hunt-aim = À une destination, tout le monde sort chasser. Voici un narval, qui vaut 8 points, et un dugong, qui en vaut 18.
lesson-hunt-hand = Chaque proie montre les cartes qui la prennent. Pour le narval, il faut une mitrailleuse, et tu en as une !
lesson-hunt-discard = { $rival-seat } a déjà joué. À ton tour, tu écartes d’abord une carte et tu en tires une autre du talon : écarte le premier harpon.
    .done = Une pioche : bonne pour les trésors.
    .else = Tu en auras peut-être besoin. Écarte la carte 1, et tire du talon.
lesson-hunt-step = Ensuite, ta figurine fait un pas. Va au nord-ouest, sur le narval.
    .done = Te voilà sur le narval.
    .else = Le narval est au nord-ouest. Fais un pas par là.
lesson-hunt-lay = { $rival-seat } va vers le dugong. Si tu es sur une proie au début de ton tour, tu peux poser les cartes qui la prennent : pose la mitrailleuse.
    .done = Le narval est à toi : 8 points !
    .else = Tu es sur la proie et tu as ce qu’il faut. Pose la mitrailleuse.
lesson-hunt-both = Si { $rival-seat } avait été là aussi, il aurait pu répondre par une combinaison plus forte. Mais rien ne bat la mitrailleuse.
lesson-hunt-alone = La chasse continue tant qu’il reste une proie. Trois tours sans aide : si tu hésites, demande au capitaine.
lesson-hunt-end = Tu sais tout : navigue pour les guinées, chasse les proies, et gare aux deux voyants rouges.
