### The guided first round. A step's .done answers what was done, .else what was tried instead.

lesson-first = Ton premier voyage

lesson-first-aim = Bienvenue à bord du Nautilus ! Vous pilotez tous le même navire, et celui qui vient de piloter prend le jeton devant la proue : l’anneau clair le montre.
lesson-first-row = Ces cases sont à toi pendant la manche 1. Requin, épave et récif, dans n’importe quel ordre, donnent 45 points, et celui qui a le plus de points gagne.
lesson-first-lay = { $rival-seat } a posé un 5. La carte la plus forte pilote en premier : pose ton 8.
    .done = 8 bat 5 : tu pilotes en premier.
    .else = Tu pourrais, mais avec le 8, c’est sûr : tu pilotes en premier. Pose ton 8.
lesson-first-heading = Un 8 fait tourner le navire d’un quart de tour, à gauche ou à droite. À gauche, il y a une épave : tourne à gauche.
    .done = L’épave est à toi.
    .else = Ce jeton n’est pas demandé dans cette rangée. Tourne à gauche, vers l’épave.
lesson-first-useless = { $rival-seat } a dû tourner aussi et prendre ce qu’il y avait : Vulcania, dont personne ne veut à la manche 1. Alors regarde avant de poser !
lesson-first-ten = Ton 10 pilote comme tu veux. Pose-le.
    .done = Un 10 est difficile à battre.
    .else = Il nous faut une carte qui va dans tous les sens. Pose le 10.
lesson-first-arrow = { $rival-seat } pose un 4. Tourne à gauche, là où est la flèche verte, et regarde ce qui se passe.
    .done = Une flèche verte : elle reste, et tu pilotes encore une fois !
    .else = Montre-moi d’abord ce que fait la flèche verte. Tourne à gauche.
lesson-first-again = Profites-en : encore à gauche, il y a un récif.
    .done = Deux des trois images demandées : ça fera 25 points à la fin de la manche.
    .else = Tous les sens sont permis, mais le récif est à gauche.
lesson-first-blue = { $rival-seat } a fait tourner l’océan et pris un jeton bleu. Les bleus sont cachés et portent deux symboles : c’est un pari, et il rapporte souvent.
lesson-first-nine = Pose maintenant ton 9. Il fait monter ou descendre le navire, et d’en haut on ne peut que descendre.
    .done = Tu plonges, et voilà une autre flèche !
    .else = Garde celle-là. Pose ton 9, pour plonger.
lesson-first-seal = Pilote encore une fois : à gauche, il y a un phoque. Il remplace l’image qu’il te faut.
    .done = Le phoque fait le requin : les trois, 45 points !
    .else = Qui sait ce qu’il y a là ? Avec le phoque, à gauche, c’est sûr.
lesson-first-score = Une rangée pleine termine la manche : 45 points pour toi, et 25 de plus pour le numéro 1. De nouveaux jetons arrivent pour la manche 2.
lesson-first-columns = Après la dernière manche, les colonnes comptent leurs symboles. Beaucoup de symboles pareils dans une colonne, cela rapporte gros, surtout dans la colonne d.
lesson-first-cards = Deux de tes cartes ne pilotent pas. Le 11 échange deux de tes jetons ; le 12 en échange un contre celui de quelqu’un d’autre.
lesson-first-star = Gare aux étoiles rouges parmi les jetons bleus : une étoile trouvée reste, et plus personne ne peut s’arrêter là.
lesson-first-anchor = Une ancre est plus gentille : garde-la, ou prends une carte spéciale à la place.
lesson-first-alone = Maintenant, deux tours sans aide. Si tu hésites, demande au capitaine.
lesson-first-end = Voilà tout le jeu : trois manches, ou cinq dans la partie complète, et pour finir les colonnes.
