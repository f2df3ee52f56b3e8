### The guided first voyage. A step's .done answers what was done, .else what was tried instead.

lesson-helm = Aan het roer

lesson-helm-aim = Welkom, stuurman! De Nautilus vaart tot de teller op 20.000 mijlen staat. Wie dan de meeste punten heeft, wint: guinea’s en prooien tellen.
lesson-helm-nearer = Elke zet gaat één vak dichter naar de bestemming, de Walvissenzee. Op elk gemerkt vak zie je welke kleur de twee lampen daar krijgen: ga naar het noordoosten.
    .done = De lampen verschillen, dus krijg je een blauw fiche, en bij geel komt het schip boven.
    .else = Dat vak is ook dichterbij. Maar ga nu met mij mee naar het noordoosten.
lesson-helm-watch = Met het vierde fiche is je wacht voorbij en gaat het roer naar { $rival-seat }. Ga nu naar het noordoosten.
    .done = Een tweede fiche, en het schip duikt weer.
    .else = Dat kan, maar in het noordoosten zie je iets nieuws.
lesson-helm-guinea = Nu wordt het spannend. In het zuidoosten zouden beide lampen geel zijn: ga erheen!
    .done = Twee lampen in één kleur, blauw of geel: een gouden guinea, 5 punten waard, en geen fiche.
    .else = Daar krijg je maar een fiche. In het zuidoosten zouden beide lampen geel zijn.
lesson-helm-second = Zoek nog een guinea! Vergelijk de lampen van de twee vakken.
    .done = Goed gezien: nog een guinea.
    .done-2 = Maar een fiche: het andere vak had twee gele lampen.
    .else = Kies een van de twee vakken.
lesson-helm-arrive = De bestemming ligt nog maar één vak verder. Ga erheen.
    .done = Je bent er, en iedereen gaat op jacht: dat is het volgende hoofdstuk.
    .else = Ga naar de bestemming.
lesson-helm-alert = Voor één ding moet je oppassen: twee rode lampen betekenen alarm! Elke zone heeft dan een eigen avontuur: soms levert het guinea’s op, meestal kost het er.
lesson-helm-end = Kies je vakken dus naar hun lampen, en laat je wacht lang duren. Hoe meer guinea’s, hoe beter!

lesson-hunt = De jacht

lesson-hunt-aim = Bij een bestemming gaat iedereen op jacht. Hier zijn een narwal, 8 punten waard, en een doejong, 18 punten waard.
lesson-hunt-hand = Op elke prooi zie je met welke kaarten je die vangt. Voor de narwal is één mitrailleur genoeg, en die heb je!
lesson-hunt-discard = { $rival-seat } is al geweest. In jouw beurt leg je eerst een kaart af en pak je een andere van de stapel: doe de eerste harpoen weg.
    .done = Een houweel: goed voor schatten.
    .else = Die heb je misschien nog nodig. Leg kaart 1 af, en pak van de stapel.
lesson-hunt-step = Daarna doet je figuur één stap. Ga naar het noordwesten, op de narwal.
    .done = Je staat op de narwal.
    .else = De narwal is in het noordwesten. Stap daarheen.
lesson-hunt-lay = { $rival-seat } ging naar de doejong. Wie aan zijn beurt begint op een prooi, mag de kaarten ervoor leggen: leg de mitrailleur.
    .done = De narwal is van jou: 8 punten!
    .else = Je staat op de prooi en hebt wat je nodig hebt. Leg de mitrailleur.
lesson-hunt-both = Had { $rival-seat } daar ook gestaan, dan had hij met een sterkere set kunnen antwoorden. Maar van een mitrailleur wint niets.
lesson-hunt-alone = De jacht gaat door tot er geen prooi meer is. Drie beurten helemaal zelf: weet je het niet zeker, vraag het dan aan de kapitein.
lesson-hunt-end = Nu weet je alles: vaar voor guinea’s, jaag op prooien, en pas op voor twee rode lampen.
