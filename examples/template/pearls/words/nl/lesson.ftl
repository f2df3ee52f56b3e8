### The guided first dive. A step's .done answers what was done, .else what was tried instead.

lesson-first = Je eerste duik

lesson-first-aim = In deze schelpen zitten parels, en in sommige een murene. Elke parel die je bovenbrengt is een punt, en twee als jouw geheime koper van die kleur houdt.
lesson-first-dive = Open een schelp: duik naar het rif.
    .done = Een parel, in precies de kleur waar jouw koper van houdt!
    .else = Straks. Duik eerst naar het rif.
lesson-first-peek = Eén keer per partij mag je in een schelp gluren. Probeer het bij het wrak.
    .done = Een murene: die had je hele mand gekost.
    .else = Kijk eerst in de schelp bij het wrak.
lesson-first-surface = Je mag verder duiken, zolang je durft. Kom boven, en je parel ligt veilig in de kist.
    .done = Je parel is veilig.
    .done-2 = Je durft, en je had geluk!
    .else = Niet daar, je weet wie er wacht! Kom boven.
lesson-first-alone = Speel nu zelf verder. Onthoud wat er bovenop het wrak ligt!
