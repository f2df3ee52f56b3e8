### The guided first match. A step's .done answers what was done, .else what was tried instead.

lesson-first = Ta première plongée

lesson-first-aim = Bienvenue à bord ! Remplissons cette mer de cartes : tes cinq plongeurs gagnent un point par animal qu’ils voient. Celui qui a le plus de points gagne.
lesson-first-hand = Ces trois cartes sont à toi, et chacune montre un animal. Son coin dit quels animaux compte un plongeur posé dessus : les mêmes, ou d’autres.
lesson-first-lay = À chaque tour, tu poses une carte. Prends le requin, la carte 1, et pose-le en b2.
    .done = Un requin nage en b2.
    .else = Dans une vraie partie, tu peux. Pour l’instant, pose la carte 1 en b2.
lesson-first-dive = Ensuite, tu peux envoyer un plongeur. Cette carte compte les requins de sa ligne : envoie un plongeur en b2 !
    .done = Un point : le requin sous ton plongeur compte aussi.
    .else = Plus tard ! Envoie d’abord un plongeur sur le requin en b2.
lesson-first-grow = { $rival-seat } a dû poser une carte aussi, et regarde : un requin dans ta ligne. Ton plongeur vaut 2 maintenant, car les points augmentent jusqu’à ce que la mer soit remplie.
lesson-first-around = Maintenant, pose ta pieuvre, la carte 2, en d4. Elle compte les pieuvres sur les huit cases autour d’elle : il lui faut donc des voisines.
    .done = Ta pieuvre est en d4.
    .else = Bonne idée pour plus tard. Pose maintenant la pieuvre, la carte 2, en d4.
lesson-first-wait = Elle n’a pas encore de voisine, et tu n’as que cinq plongeurs. Garde-les donc à bord : choisis le sous-marin.
    .done = Tu attends.
    .else = Tu pourrais, mais ce plongeur ne compterait encore rien. Pour cette fois, reste à bord.
lesson-first-taken = Oh non ! { $rival-seat } a posé une pieuvre à côté de la tienne et a sauté sur ta carte : il n’y a de la place que pour un plongeur, et il n’en bougera plus.
lesson-first-column = Alors soyons plus rapides. Ta tortue, la carte 1, compte les tortues de sa colonne : pose-la en a4.
    .done = Une tortue en a4.
    .else = Pas mal, mais commençons une colonne : la carte 1 va en a4.
lesson-first-own = Saute dessus avant { $rival-seat } !
    .done = Un point, et de la place pour quatre autres tortues dans la colonne a.
    .else = Vite, prends la tortue en a4 avant que quelqu’un d’autre ne le fasse !
lesson-first-feed = À toi de choisir : pose une carte là où elle t’aide. Laquelle de tes cartes ferait plaisir au plongeur en a4 ?
    .done = Oui ! Une deuxième tortue dans la colonne : ton plongeur vaut 2.
    .done-2 = Une pieuvre aide les cartes voisines qui comptent les pieuvres, mais ton plongeur en a4 compte les tortues.
    .done-3 = C’est permis, mais une tortue dans la colonne a t’aurait donné un point.
    .else = Pose d’abord une carte.
lesson-first-choose = Plonge ou reste, comme tu veux. Le petit nombre sur une carte dit ce qu’un plongeur y vaut pour l’instant.
    .done = Tu gardes tes plongeurs pour une meilleure carte.
    .done-2 = Plouf ! Aide maintenant ce plongeur avec tes prochaines cartes.
    .else = Envoie un plongeur, ou reste à bord.
lesson-first-turn = Voilà un tour complet : poser une carte, plonger si tu veux, et une nouvelle carte arrive de la pioche.
lesson-first-alone = Maintenant, deux tours sans aide ! Si tu hésites, demande au capitaine.
lesson-first-end = Maintenant, joue jusqu’au bout. N’oublie pas tes plongeurs : ceux qui sont encore à bord à la fin ne comptent pas.
