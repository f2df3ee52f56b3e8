### The guided first round. A step's .done answers what was done, .else what was tried instead.

lesson-first = Ton premier voyage

lesson-first-aim = Bienvenue à bord du Nautilus ! Vous pilotez tous le même navire, et celui qui vient de piloter prend le jeton devant la proue : l’anneau clair le montre.
lesson-first-row = Ces cases sont à toi pendant la manche I. Un requin, une épave et un récif, dans cet ordre, valent 15 points, et celui qui a le plus de points gagne.
lesson-first-lay = { $rival-seat } a posé un 5. La carte la plus forte pilote en premier : pose ton 8.
    .done = 8 bat 5 : tu pilotes en premier.
    .else = Tu pourrais, mais avec le 8, c’est sûr : tu pilotes en premier. Pose ton 8.
lesson-first-heading = Un 8 fait tourner le navire d’un quart de tour, à gauche ou à droite. À droite, il y a un requin : tourne à droite.
    .done = Le requin est à toi, sur ta première case.
    .else = Par là, il y a un autre jeton, et tu veux d’abord le requin. Tourne à droite.
lesson-first-anchor = { $rival-seat } a encore fait tourner le navire et trouvé une ancre. Celui qui en prend une reçoit une carte d’action pour plus tard.
lesson-first-seven = Tour suivant ! 1, 4 et 7 font tourner tout l’océan sous le navire : pose ton 7.
    .done = Ton 7 est posé, tout le monde le voit.
    .else = Garde celle-là pour plus tard. Cette fois, il nous faut le 7.
lesson-first-current = { $rival-seat } répond par un 4 : c’est donc encore toi qui pilotes. Fais tourner l’océan vers la droite et découvre ce qu’est le jeton vert : les verts sont cachés.
    .done = Une épave ! À côté du requin, ça fait 8 points, que tu reçois à la fin de la manche.
    .else = Il y a un jeton par là aussi, mais essaie l’autre. Fais tourner l’océan vers la droite.
lesson-first-sailor = Tu pourrais maintenant jouer un matelot, qui échange deux de tes jetons. Les tiens sont bien placés, alors passe.
    .done = Tu gardes le matelot.
    .else = Un échange gâcherait ta rangée. Passe, cette fois.
lesson-first-empty = { $rival-seat } a dû ramener l’océan là où il ne reste rien, et n’a rien eu. Avant de poser une carte, pense à l’endroit où sera le navire !
lesson-first-ten = Ton 10 est la carte la plus forte, et il pilote comme tu veux. Pose-le maintenant.
    .done = Personne ne bat un 10.
    .else = Cette carte peut être battue. Pose le 10.
lesson-first-reef = Il ne manque plus que le récif, et on en voit un ! Trouve le chemin : fais tourner le navire ou l’océan, ou plonge.
    .done = Requin, épave, récif : 15 points !
    .else = On ne voit pas de récif là. Cherche encore.
lesson-first-full = Ta rangée est pleine : la manche se termine avec ce tour. Tu n’as pas besoin de matelot : passe.
    .done = Les autres finissent encore le tour.
    .else = Ta rangée est parfaite. Passe.
lesson-first-score = 15 points pour ta rangée, et 10 de plus parce que tu as le numéro 1. La manche II demande d’autres images.
lesson-first-columns = Tout à la fin, les colonnes comptent aussi, avec les petits symboles des jetons. Deux pareils dans une colonne donnent 2 points, trois en donnent 5.
lesson-first-green = Les jetons verts valent le coup d’œil ! Certains sont des biscuits de mer : ils remplacent ce que tu veux et rapportent des points tout de suite.
lesson-first-alone = Maintenant, deux tours sans aide. Si tu hésites, demande au capitaine.
lesson-first-end = Voilà tout le jeu : trois manches comme celle-ci, puis les colonnes.
