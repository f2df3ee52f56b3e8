### The guided first voyage. A step's .done answers what was done, .else what was tried instead.

lesson-helm = À la barre

lesson-helm-aim = Bienvenue, pilote ! Le Nautilus va de destination en destination jusqu’à ce que le compteur marque 20 000 lieues ; guinées d’or et proies sont tes points.
lesson-helm-nearer = Chaque coup rapproche d’une case de la destination, la mer des Baleines. Chaque case marquée montre les deux lampes qu’elle allumerait : va à l’est.
    .done = Les lampes sont différentes : tu reçois un jeton bleu.
    .else = Cette case rapproche aussi. Mais viens à l’est avec moi pour cette fois.
lesson-helm-watch = Le quatrième jeton finit ton quart, et la barre passe à { $rival-seat }. Va encore à l’est.
    .done = Navigation au jaune : le navire remonte prendre l’air.
    .else = Tu pourrais, mais à l’est tu verras du nouveau.
lesson-helm-guinea = Voilà qui devient intéressant. À l’est, les deux lampes seraient bleues : vas-y !
    .done = Deux lampes d’une même couleur, bleu ou jaune : une guinée d’or, qui vaut 5 points, et pas de jeton.
    .else = Là, il n’y a qu’un jeton. À l’est, les deux lampes seraient bleues.
lesson-helm-second = Trouve une deuxième guinée ! Compare les lampes des trois cases.
    .done = Bien vu : encore une guinée.
    .done-2 = Tout droit n’a donné qu’un jeton : les deux autres cases avaient deux lampes bleues.
    .else = Choisis une des trois cases.
lesson-helm-arrive = La destination est à une case. Vas-y.
    .done = Tu y es, et tout le monde part à la chasse : c’est le chapitre suivant.
    .else = Va à la destination.
lesson-helm-alert = Méfie-toi d’une chose : deux lampes rouges, c’est l’alerte ! Chaque zone a alors son aventure : certaines rapportent des guinées, la plupart en coûtent.
lesson-helm-end = Tu as deux guinées, donc 10 points. Choisis tes cases d’après leurs lampes, et fais durer ton quart.

lesson-hunt = La chasse

lesson-hunt-aim = À une destination, tout le monde sort chasser. Voici un narval, qui vaut 8 points, et un dugong, qui en vaut 18.
lesson-hunt-hand = Chaque proie montre les cartes qui la prennent. Pour le narval, il faut une mitrailleuse, et tu en as une !
lesson-hunt-discard = { $rival-seat } a déjà joué. À ton tour, tu défausses d’abord une carte et tu en pioches une autre : laisse le premier harpon.
    .done = Un phoque ! Il remplace la carte qui te manque.
    .else = Tu en auras peut-être besoin. Défausse la carte 1, et pioche.
lesson-hunt-step = Ensuite, ta figurine fait un pas. Va à l’ouest, sur le narval.
    .done = Te voilà sur le narval.
    .else = Le narval est à l’ouest. Fais un pas par là.
lesson-hunt-lay = { $rival-seat } est allé vers le dugong. Qui se trouve sur une proie au début de son tour peut poser ses cartes : pose la mitrailleuse.
    .done = Le narval est à toi : 8 points !
    .done-2 = Un éperon et le phoque le prennent aussi : 8 points, et tu gardes la mitrailleuse.
    .else = Tu es sur la proie et tu as ce qu’il faut. Pose la mitrailleuse.
lesson-hunt-both = Si { $rival-seat } avait été là aussi, il aurait pu répondre par une série plus forte. La mitrailleuse bat tout, et sans joker on bat avec joker.
lesson-hunt-alone = La chasse continue tant qu’il reste une proie. Trois tours par toi-même : si tu hésites, demande au capitaine.
lesson-hunt-end = Tu sais tout : navigue pour les guinées, chasse les proies, et gare aux deux lampes rouges.
