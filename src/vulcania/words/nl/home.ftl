### Terugkomen

## Jouw tafels

web-yours = Jouw tafels
web-yours-waits-for = Wachten op { $people }
web-return-to = Terug naar { $game }: { $people }
web-look-back = Terugkijken
web-for-a-moment = zojuist
web-for-minutes = { $count ->
    [one] al een minuut
   *[other] al { $count } minuten
  }
web-for-hours = { $count ->
    [one] al een uur
   *[other] al { $count } uur
  }
web-for-days = { $count ->
    [one] al een dag
   *[other] al { $count } dagen
  }

## Een seintje krijgen

web-me = Jij
web-told = Een seintje als ik aan de beurt ben
web-told-intro = Eén keer per beurt, en alleen als je niet al naar de tafel kijkt. Met één klik stopt het.
web-told-push = Een seintje in deze browser
web-told-push-impossible = Deze browser kan je alleen een seintje geven als het huis een veilig adres heeft (https).
web-told-push-refused = De browser wilde niet. Kijk bij zijn instellingen voor meldingen.
web-told-by-push = Deze of een andere browser
web-told-by-mail = E-mail
web-told-by-chat = Een chatprogramma (Slack, Mattermost, Discord …)
web-told-by-ntfy = ntfy
web-told-hook = Via een chatprogramma of ntfy
web-told-address = Adres dat berichten aanneemt (webhook)
web-told-kind = Welke dienst
web-told-mine = Alleen ik lees wat daar komt: de link mag mijn plaats openen
web-told-begin = Stuur me daar een seintje
web-told-end = Stop
web-told-end-of = Geen seintjes meer naar { $address }
web-told-unconfirmed = klik eerst op de link in de mail
web-told-failing = daar antwoordt niemand
web-told-ended = Je krijgt daar geen seintje meer
web-told-confirmed = Je krijgt daar een seintje
notice-turn = { $called }: jij bent aan de beurt bij { $game }
notice-nothing-yet = De partij is net begonnen.
notice-stop = Geen seintjes meer
notice-confirm = Mag Vulcania je hier schrijven?
notice-confirm-why = Iemand, waarschijnlijk jij, wil op dit adres een seintje krijgen bij elke beurt in een spel. Klopt dat? Open dan de link. Klopt het niet? Doe dan niets: je hoort niets meer van ons.
error-outside-address = Naar dat adres kan niets gestuurd worden.
error-outside-private = Dat adres ligt in een eigen netwerk, niet op het internet.
error-mail-address = Dat is geen e-mailadres.
error-mail-often = Naar dat adres hebben we vandaag al vaak genoeg gemaild. Zoek daar ons bericht, of probeer het morgen opnieuw.
error-channels = Dat zijn er te veel: hoogstens { $most }. Stop er eerst een.
error-wrong-link = Deze link is niet van ons, of werkt niet meer.

## Dagen

web-clock-days = { $days ->
    [0] { $hours } uur per zet
    [one] een dag per zet
   *[other] { $days } dagen per zet
  }
web-days = { $count ->
    [0] geen
    [one] één dag
   *[other] { $count } dagen
  }
web-hours = { $count ->
    [0] geen
    [one] één uur
   *[other] { $count } uur
  }
web-reserve = Reserve
    .help = Bij uren of dagen per zet: zoveel extra bedenktijd heeft elke speler in de hele partij. Dagen gaan voorbij, of je nu kijkt of niet.
web-reserve-left = reserve: { $left }
web-late = Als de tijd om is
web-late-bot = Een bot speelt verder tot de speler terug is
web-late-end = De partij wordt opgegeven
web-given-up = De partij is opgegeven.
note-given-up = De tijd van { $seat } is om: de partij is opgegeven.

## Zonder verbinding

web-offline = Het huis is niet bereikbaar
web-offline-why = Of je bent offline, of de computer waar alles op draait staat uit. Er is niets kwijt: je partijen wachten op je.
web-offline-again = Opnieuw proberen

## In hetzelfde netwerk

web-lan = Vrienden in dit netwerk
web-lan-intro = Telefoons en computers in hetzelfde netwerk (dezelfde wifi) kunnen deze computer nog niet bereiken. Laat ze binnen, dan kunnen ze aanschuiven aan je tafels; van buiten het netwerk kan niemand dat. Alleen jij kunt, op deze computer, de deur open- of dichtdoen.
web-lan-let = Laat anderen in dit netwerk meedoen
web-lan-open = De deur staat open. Richt de camera van een telefoon in hetzelfde netwerk op dit vierkant, of typ het adres.
web-lan-address = Adres
web-lan-shut = Doe de deur weer dicht
web-lan-closed = Deze link werkt alleen op deze computer.
error-lan-none = Deze computer zit niet in een netwerk waarin anderen hem kunnen bereiken.
error-not-host = Alleen wie aan de computer zit waar alles op draait, kan dat.

## Mijn partijen

web-keep = Bewaren
web-matches = Mijn partijen
web-matches-newest = De nieuwste
web-matches-before = Eerdere partijen
web-matches-none = Je hebt nog geen partij uitgespeeld. Zodra je er een hebt gespeeld, kun je die hier terugzien.
web-matches-all = { $played ->
    [one] Eén partij
   *[other] { $played } partijen
  }, { $won } gewonnen.
web-streaks = Achter elkaar gewonnen: nu { $now }, record { $longest }.
web-played = Gespeeld
web-won = Gewonnen
web-best = Beste
web-by-game = Per spel
web-by-opponent = Met wie
web-by-seats = Per aantal spelers
web-match-won = gewonnen, { web-match-played }
web-match-played = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
web-link-device = Je andere apparaten
web-link-intro = Speel op je telefoon verder wat je hier begon: koppel die aan dit apparaat, en allebei kennen ze je tafels, je partijen en je naam.
web-link-make = Koppel nog een apparaat
web-link-how = Open deze link op het andere apparaat. Hij werkt één keer, tien minuten lang. Laat hem aan niemand zien: wie hem opent, speelt als jij.
web-link-sure = Vanaf nu zijn dit apparaat en het andere dezelfde persoon: dezelfde tafels, partijen en naam. Wat hier gespeeld is, blijft.
web-link-yes = Koppel dit apparaat
web-everything = Alles over jou
web-everything-take = Download het
web-forget = Wis het
web-forget-why = Je naam, wat je zei, hoe je een seintje krijgt, en dat deze partijen van jou waren: het gaat allemaal weg, voorgoed. Waar een partij nog bezig is, speelt een bot voor je verder. Je zetten blijven, zonder naam, als deel van wat anderen speelden.
web-forget-sure = Wis alles over mij
error-nobody = Deze browser is hier nog niet bekend.

## Hoe sterk iedereen is, en een bladzijde voor elk spel

web-ratings = Hoe sterk je bent
web-rating = Sterkte
web-rating-how = Wie 400 punten voorstaat, wint tien keer zo vaak. Achter de ± staat hoeveel dat er nog naast kan zitten: hoe meer je speelt, hoe minder. Tegen bots telt een partij niet mee als je de kapitein om raad vroeg of een zet terugnam nadat je meer had gezien.
web-by-kind = Waar je punten vandaan komen
web-a-match = Per partij
web-each = { $each }
web-points-other = Andere punten
web-game-page = { $game }: wie speelt, wie voorop ligt
web-leaders = Wie in dit huis voorop ligt
web-records = De beste uitslagen
web-newest = Onlangs gespeeld
web-never-played = Hier heeft nog niemand dit gespeeld, of in elk geval niet aan een tafel die iedereen mag zien. Jij mag de eerste zijn.

## Instellingen

error-setting = { $name } kan niet “{ $text }” zijn. Verwacht: { $expected }.
