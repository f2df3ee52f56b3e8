### The guided first match. A step's .done answers what was done, .else what was tried instead.

lesson-first = Je eerste duik

lesson-first-aim = Welkom aan boord! Samen leggen we deze zee vol kaarten, en je vijf duikers krijgen een punt voor elk dier dat ze zien. Wie de meeste punten heeft, wint.
lesson-first-hand = Deze drie kaarten zijn van jou. Op elke kaart staat een dier, en in de hoek welke dieren een duiker daar telt: dezelfde of andere.
lesson-first-lay = Elke beurt leg je één kaart. Pak de haai, kaart 1, en leg hem op b2.
    .done = Er zwemt een haai op b2.
    .else = Dat mag in een echte partij best. Leg nu eerst kaart 1 op b2.
lesson-first-dive = Daarna mag je een duiker sturen. Deze kaart telt haaien in zijn rij: stuur er een naar b2!
    .done = Eén punt: de haai onder je duiker telt ook mee.
    .else = Straks! Stuur eerst een duiker naar de haai op b2.
lesson-first-grow = { $rival-seat } moest ook een kaart leggen, en kijk: een haai in jouw rij. Je duiker is nu 2 waard, want punten groeien tot de zee vol is.
lesson-first-around = Nu je octopus, kaart 2. Die telt octopussen op de acht vakken eromheen en heeft dus buren nodig: leg hem op d4.
    .done = Je octopus ligt op d4.
    .else = Leuk idee voor later. Leg nu de octopus, kaart 2, op d4.
lesson-first-wait = Hij heeft nog geen buren, en je hebt maar vijf duikers. Houd ze nu aan boord: kies de duikboot.
    .done = Je wacht af.
    .else = Dat kan, maar die duiker telt dan nog niets. Blijf deze ene keer aan boord.
lesson-first-taken = O nee! { $rival-seat } legde een octopus naast die van jou en sprong op jouw kaart: daar past één duiker op, en die gaat nooit meer weg.
lesson-first-column = Dan zijn wij nu sneller. Je schildpad, kaart 1, telt schildpadden in zijn kolom: leg hem op a4.
    .done = Een schildpad op a4.
    .else = Niet slecht, maar we beginnen een kolom: kaart 1 gaat naar a4.
lesson-first-own = Spring erop voordat { $rival-seat } het doet!
    .done = Eén punt, en in kolom a is plaats voor nog vier schildpadden.
    .else = Vlug, neem de schildpad op a4 voordat een ander het doet!
lesson-first-feed = Nu kies je zelf: leg een kaart waar die jou helpt. Welke van je kaarten ziet de duiker op a4 graag komen?
    .done = Ja! Een tweede schildpad in de kolom: je duiker is 2 waard.
    .done-2 = Een octopus helpt octopuskaarten ernaast, maar je duiker op a4 telt schildpadden.
    .done-3 = Dat mag, maar een schildpad in kolom a had je een punt gegeven.
    .else = Leg eerst een kaart.
lesson-first-choose = Duiken of blijven, wat je wilt. Het kleine getal op een kaart is wat een duiker daar nu waard is.
    .done = Je bewaart je duikers voor iets beters.
    .done-2 = Plons! Help die duiker nu met je volgende kaarten.
    .else = Stuur een duiker, of blijf aan boord.
lesson-first-turn = Dat is een hele beurt: een kaart leggen, duiken als je wilt, en er komt een nieuwe kaart van de stapel.
lesson-first-alone = Twee beurten helemaal zelf! Weet je het niet zeker, vraag het dan aan de kapitein.
lesson-first-end = Speel nu door tot het einde. Vergeet je duikers niet: wie dan nog aan boord zit, telt niet mee.
