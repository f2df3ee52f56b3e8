### The guided first dive. A step's .done answers what was done, .else what was tried instead.

lesson-first = Your first dive

lesson-first-aim = There are pearls in these shells, and morays in some. Every pearl you bring up is a point, and two if your secret buyer loves its colour.
lesson-first-dive = Open a shell: dive to the reef.
    .done = A pearl, in the very colour that your buyer loves!
    .else = Later. Dive to the reef first.
lesson-first-peek = Once in a match you may peek into a shell. Try it at the wreck.
    .done = A moray: that would have cost you your basket.
    .else = First have a look into the shell at the wreck.
lesson-first-surface = You may dive on, as long as you dare. Surface, and your pearl is safe in the chest.
    .done = Your pearl is safe.
    .done-2 = You are brave: luck was with you!
    .else = Not there, you know who is waiting! Surface.
lesson-first-alone = Now play on by yourself. Remember what lies on top of the wreck!
