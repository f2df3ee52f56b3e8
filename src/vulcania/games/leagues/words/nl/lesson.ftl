### The guided first round. A step's .done answers what was done, .else what was tried instead.

lesson-first = Je eerste reis

lesson-first-aim = Welkom aan boord van de Nautilus! Jullie besturen samen dit ene schip, en wie gestuurd heeft, pakt het fiche voor de boeg: het fiche met de lichte ring.
lesson-first-row = Deze vakken zijn van jou in ronde I. Een haai, een wrak en een rif, in die volgorde, zijn 15 punten waard, en wie de meeste punten heeft, wint.
lesson-first-lay = { $rival-seat } heeft een 5 gelegd. De hoogste kaart stuurt als eerste, dus leg je 8.
    .done = 8 gaat voor 5: jij stuurt als eerste.
    .else = Dat kan, maar met de 8 stuur je zeker als eerste. Leg je 8.
lesson-first-heading = Een 8 draait het schip een kwartslag, naar links of naar rechts. Rechts ligt een haai: draai naar rechts.
    .done = De haai is van jou en ligt op je eerste vak.
    .else = Daar ligt een ander fiche, en jij wilt eerst de haai. Draai naar rechts.
lesson-first-anchor = { $rival-seat } draaide het schip verder en vond een anker. Wie er een pakt, krijgt een bijzondere kaart voor later.
lesson-first-seven = Volgende beurt! 1, 4 en 7 draaien de hele oceaan onder het schip: leg je 7.
    .done = Je 7 ligt er, iedereen ziet hem.
    .else = Bewaar die voor later. Nu hebben we de 7 nodig.
lesson-first-current = { $rival-seat } antwoordt met een 4, dus jij stuurt weer. Draai de oceaan naar rechts en kijk wat er op het groene fiche staat: groene liggen dicht.
    .done = Een wrak! Naast de haai maakt dat 8 punten, die je krijgt als de ronde uit is.
    .else = Ook daar ligt een fiche, maar probeer het andere. Draai de oceaan naar rechts.
lesson-first-sailor = Nu zou je een matroos kunnen spelen, die twee van je fiches verwisselt. Die van jou liggen goed, dus pas.
    .done = Je houdt de matroos.
    .else = Verwisselen zou je rij bederven. Pas deze keer.
lesson-first-empty = { $rival-seat } moest de oceaan terugdraaien, naar een plek waar niets meer ligt, en kreeg niets. Bedenk dus goed waar het schip straks is, voor je een kaart legt!
lesson-first-ten = Je 10 is de sterkste kaart, en hij stuurt zoals jij wilt. Leg hem nu.
    .done = Hoger dan een 10 gaat niet.
    .else = Die kan nog verslagen worden. Leg de 10.
lesson-first-reef = Alleen het rif ontbreekt nog, en je kunt er een zien! Zoek de weg: draai het schip, draai de oceaan, of duik.
    .done = Haai, wrak, rif: 15 punten!
    .else = Daar is geen rif te zien. Zoek nog eens goed.
lesson-first-full = Je rij is vol, dus na deze beurt is de ronde uit. Je hebt geen matroos nodig: pas.
    .done = De anderen maken de beurt nog af.
    .else = Je rij is helemaal goed. Pas.
lesson-first-score = 15 punten voor je rij, en nog 10 omdat je nummer 1 hebt. Ronde II vraagt om andere plaatjes.
lesson-first-columns = Helemaal aan het einde tellen ook de kolommen, met de kleine symbolen op de fiches. Twee gelijke in een kolom geven 2 punten, drie geven er 5.
lesson-first-green = Wees nieuwsgierig naar de groene fiches! Sommige zijn scheepsbeschuiten, die voor alles tellen en meteen punten geven.
lesson-first-alone = Twee beurten helemaal zelf. Weet je het niet zeker, vraag het dan aan de kapitein.
lesson-first-end = Dat is het hele spel: drie rondes zoals deze, en dan de kolommen.
