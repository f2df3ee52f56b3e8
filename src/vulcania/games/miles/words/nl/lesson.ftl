### The guided first round. A step's .done answers what was done, .else what was tried instead.

lesson-first = Je eerste reis

lesson-first-aim = Welkom aan boord van de Nautilus! Jullie besturen samen dit ene schip, en wie gestuurd heeft, pakt het fiche voor de boeg: het fiche met de lichte ring.
lesson-first-row = Deze vakken zijn van jou in ronde 1. Haai, wrak en rif, in welke volgorde ook, geven 45 punten, en wie de meeste punten heeft, wint.
lesson-first-lay = { $rival-seat } heeft een 5 gelegd. De hoogste kaart stuurt als eerste, dus leg je 8.
    .done = 8 gaat voor 5: jij stuurt als eerste.
    .else = Dat kan, maar met de 8 stuur je zeker als eerste. Leg je 8.
lesson-first-heading = Een 8 draait het schip een kwartslag, naar links of naar rechts. Links ligt een wrak: draai naar links.
    .done = Het wrak is van jou.
    .else = Dat fiche is in deze rij niet gevraagd. Draai naar links, naar het wrak.
lesson-first-useless = { $rival-seat } moest ook draaien en pakken wat er lag: Vulcania, en dat wil in ronde 1 niemand. Kijk dus goed voor je een kaart legt!
lesson-first-ten = Je 10 stuurt zoals jij wilt. Leg hem.
    .done = Boven een 10 kom je niet gauw.
    .else = We hebben een kaart nodig die alle kanten op kan. Leg de 10.
lesson-first-arrow = { $rival-seat } legt een 4. Draai naar links, naar de groene pijl, en kijk wat er gebeurt.
    .done = Een groene pijl: die blijft liggen, en jij stuurt nog een keer!
    .else = Laat me eerst zien wat de groene pijl doet. Draai naar links.
lesson-first-again = Gebruik hem: nog eens links ligt een rif.
    .done = Twee van de drie gevraagde plaatjes: dat is 25 punten als de ronde uit is.
    .else = Alles mag, maar het rif ligt links.
lesson-first-blue = { $rival-seat } draaide de oceaan en pakte een blauw fiche. Blauwe liggen dicht en hebben twee symbolen: een gok die vaak loont.
lesson-first-nine = Leg nu je 9. Die laat het schip stijgen of duiken, en helemaal boven kun je alleen duiken.
    .done = Je duikt, en daar is nog een pijl!
    .else = Bewaar die. Leg je 9, om te duiken.
lesson-first-seal = Stuur nog een keer: links zit een zeehond. Die telt als het plaatje dat je nodig hebt.
    .done = De zeehond speelt voor haai: alle drie, 45 punten!
    .else = Wie weet wat daar ligt? De zeehond links is zeker.
lesson-first-score = Met een volle rij is de ronde uit: 45 punten voor jou, en nog 25 voor nummer 1. Voor ronde 2 komen er nieuwe fiches.
lesson-first-columns = Na de laatste ronde tellen de kolommen hun symbolen. Veel gelijke in één kolom zijn veel waard, het meest in kolom d.
lesson-first-cards = Twee van je kaarten sturen niet. De 11 verwisselt twee van je eigen fiches, de 12 een van jou met een van iemand anders.
lesson-first-star = Pas op voor rode sterren onder de blauwe fiches: een gevonden ster blijft liggen, en niemand mag daar nog stoppen.
lesson-first-anchor = Een anker is aardiger: houd het, of ruil het voor een speciale kaart.
lesson-first-alone = Twee beurten helemaal zelf. Weet je het niet zeker, vraag het dan aan de kapitein.
lesson-first-end = Dat is het hele spel: drie rondes, of vijf in het volledige spel, en dan de kolommen.
