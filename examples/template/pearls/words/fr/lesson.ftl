### The guided first dive. A step's .done answers what was done, .else what was tried instead.

lesson-first = Ta première plongée

lesson-first-aim = Il y a des perles dans ces coquillages, et des murènes dans certains. Chaque perle remontée vaut un point, et deux si ton client secret aime sa couleur.
lesson-first-dive = Ouvre un coquillage : plonge au récif.
    .done = Une perle, juste de la couleur que ton client aime !
    .else = Plus tard. Plonge d’abord au récif.
lesson-first-peek = Une fois par partie, tu peux regarder dans un coquillage. Essaie à l’épave.
    .done = Une murène : elle t’aurait coûté ton panier.
    .else = Regarde d’abord dans le coquillage de l’épave.
lesson-first-surface = Tu peux replonger tant que tu l’oses. Remonte, et ta perle est à l’abri dans le coffre.
    .done = Ta perle est à l’abri.
    .done-2 = Quel courage, et quelle chance !
    .else = Pas là, tu sais qui attend ! Remonte.
lesson-first-alone = Continue maintenant sans moi. Souviens-toi de ce qui attend en haut de l’épave !
