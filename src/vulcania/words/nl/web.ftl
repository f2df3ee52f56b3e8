### Wat de pagina’s en de server zeggen.

## Fouten

error-database-address = “{ $address }” is geen adres van een database. Verwacht: het pad van een bestand, of postgresql://…
error-database-silent = De database geeft geen antwoord: { $why }
error-database-taken = Een andere server gebruikt { $file } al. Meer servers kunnen samen één PostgreSQL-database gebruiken.
error-database-damaged = De database { $file } is beschadigd ({ $why }). Zet de laatste kopie terug, of red wat nog te lezen is: sqlite3 OUD .recover | sqlite3 NIEUW
error-unavailable = De tafels zijn even niet bereikbaar. Er is niets kwijt: probeer het zo nog eens.
error-backup = De tafels konden niet naar { $file } gekopieerd worden: { $why }
error-backup-postgres = PostgreSQL heeft zijn eigen gereedschap voor kopieën: pg_dump.
error-no-server = Om tafels te openen is ook het serverdeel nodig ({ $module } ontbreekt). In een kloon van Vulcania: make play, of pip install '.[server]'
error-listen = Er kan niet geluisterd worden op { $host }, poort { $port }: { $why }. Kies een andere met --port.
web-serving = Vulcania staat op { $address } (Ctrl+C om te stoppen)
error-outrun = Iemand was je voor: de tafel is intussen veranderd. Kijk nog eens en kies opnieuw.
error-table = Er is hier geen tafel “{ $table }”.
error-table-waiting = De partij is nog niet begonnen: er zijn nog plaatsen vrij.
error-table-stale = Deze partij is gespeeld met regels { $rules } en kan niet getoond worden met die van nu ({ $current }).
error-move-long = Een zet heeft hoogstens { $most } tekens.
error-nothing-asked = Er wordt niets meer gevraagd.
error-talk-empty = Je hebt niets geschreven.
error-talk-long = Houd het kort: hoogstens { $most } tekens.
error-name-empty = Hoe heet je? Er is een naam nodig.
error-seat-taken = Die plaats is bezet. Je kunt wel meekijken.
error-seats-enough = Vanaf jouw plek zijn al { $most } plaatsen aan deze tafel bezet. Je kunt wel meekijken.
error-still-here = { $seat } is er nog, of was er net nog.
error-time-used-up = Je tijd voor deze zet is om: de bot doet hem. Daarna kun je terugkomen.
error-count-out-own = Wie het vraagt, kan niet beslissen om zonder iemand verder te gaan: dat kunnen de anderen.
error-no-person = Daar zit niemand.
error-not-over = De partij is nog niet afgelopen.
error-level = Er is geen bot “{ $level }”. Verwacht: { $expected }.
error-chair = Een plaats kan niet “{ $kind }” zijn. Verwacht: me, here, open of bot.
error-clock = Een klok heeft { $low } tot { $high } seconden, geen { $seconds }.
error-no-seat = Dat kan alleen iemand die aan deze tafel zit.
error-not-your-seat = Dat is jouw plaats niet.
error-wrong-token = Die sleutel past op geen plaats aan deze tafel.
error-seat-link = Deze link opent geen plaats, of niet meer: misschien is iemand er al mee gaan zitten. Wie daar zit, vindt een nieuwe onder “Ander apparaat”.
error-origin = Dat kwam van een andere site, dus er is niets mee gedaan.
error-too-often = Dat is te vaak. Wacht even.
error-too-large = Dat is te groot: hoogstens { $most } bytes.
error-host = Het adres waarheen dit gestuurd is, is er geen.
error-two-lengths = Er staat op twee manieren hoe lang het is, dus het is niet gelezen.
error-too-many-streams = Er staan van hieruit te veel pagina’s van deze tafel open: hoogstens { $most }.
error-malformed = Dit klopt niet: { $where }.
error-record-early = Het verslag is er zodra de partij is afgelopen: eerder zou het verraden wat verborgen is.
error-record-kept = Deze partij kun je met de regels van nu niet meer terugkijken.
error-http = Hier ging iets mis. Het is genoteerd.
error-http-404 = Op dit adres is niets.
error-http-405 = Dat kan op dit adres niet.

## Bots

level-random = Zwerver
level-greedy = Gretig
level-pupil = Leerling
level-deckhand = Matroos
level-mate = Stuurman
level-captain = Kapitein
level-nemo = Nemo

## Aantekeningen in het tafelgesprek

note-undone = { $seat } nam een zet terug.
note-undone-many = { $seat } nam { $count } zetten terug.
note-helped = { $seat } had hulp: deze partij verandert niemands sterkte.
note-undo-refused = { $seat } heeft liever niet dat { $asking-seat } de zet terugneemt.
note-counted-out = { $seat } is weg: op dat antwoord wordt niet gewacht.
note-handed-over = { $seat } is al een tijdje weg: een bot speelt verder.
note-left = { $seat } laat een bot spelen.
note-back = { $seat } is terug.
note-taken-over = De plaats van { $seat } is overgenomen op een ander apparaat. Wie daar eerst zat, kijkt alleen nog mee.
note-time-up = De tijd van { $seat } is om: een bot speelt tot die terug is.

## Elke pagina

web-skip = Naar de inhoud
web-nav = Pagina’s
web-language-en = English
web-language-fr = Français
web-language-nl = Nederlands
web-theme-dark = Donker
web-theme-light = Licht
web-to-shelf = Naar de plank
web-to-table = Naar de tafel
web-went-wrong = Dat lukte niet

## De plank

web-shelf = Spellen uit de diepte
web-shelf-intro = Kies er een. Speel meteen tegen bots, of open een tafel voor vrienden: op dit scherm, of met een link op dat van hen.
web-players = { $low ->
    [1] Tot { $high } spelers
   *[other] { $low } tot { $high } spelers
  }
web-minutes = { $low } tot { $high } minuten
web-team = Allemaal samen
web-play-now = Nu spelen
web-play-now-of = { $game } nu spelen, tegen bots
web-open-table = Een tafel openen
web-open-table-of = Een tafel van { $game } openen
web-rules = Regels
web-rules-of = Regels van { $game }
web-in-progress = Aan de tafels
web-table-over = afgelopen
web-table-free = { $free ->
    [one] één plaats vrij
   *[other] { $free } plaatsen vrij
  }
web-table-moves = { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
  }
web-return = Terug
web-join = Meedoen
web-watch = Kijken
web-someone = Schipper

## Een tafel openen

web-who-plays = Wie speelt er mee?
web-seat-kind = Wie op plaats { $number } zit
web-seat-name = Naam op plaats { $number }
web-name = Naam
web-chair-none = Niemand
web-chair-me = Ik
web-chair-here = Iemand anders aan dit scherm
web-chair-open = Iemand die via een link meedoet
web-chair-bot = Bot: { $level }
web-options = Hoe er gespeeld wordt
web-drawn = Aan het toeval overlaten
web-table = De tafel
web-clock = Klok
    .help = Hoelang je over een zet mag nadenken, of over alle zetten samen.
web-clock-none = Geen klok
web-clock-move = { $seconds } seconden per zet
web-clock-player = { $minutes } minuten per speler
web-listed = De tafel op de plank tonen
    .help = Wie bij deze server kan, mag dan meekijken. Anders alleen wie de link heeft.

## Wachten op mensen

web-waiting = Wachten op spelers
web-your-name = Je naam
web-sit-down = Gaan zitten
web-share = Stuur deze link naar de anderen. Ze hoeven alleen een naam te typen.
web-link = Link naar de tafel
web-fill = Nu beginnen, met bots op de vrije plaatsen
web-prompt-open = De partij begint als alle plaatsen bezet zijn.
web-device = Ander apparaat
web-device-intro = Open deze link op een ander apparaat, kies “Dit is een ander scherm van mij”, en je kunt ook daar spelen: je plaats is dan op beide, en een zet op het ene verschijnt op het andere. Wie de link heeft, kan voor je spelen, dus houd hem voor jezelf. Is de link daar eenmaal open, dan kun je je plaats van dit apparaat halen. Wil je je plaats weggeven, stuur de link dan aan wie verder moet spelen: zodra die gaat zitten, kijk jij alleen nog mee. Is je plaats ergens open waar je niets van weet, druk dan aan de tafel op “Alleen hier”: alle andere apparaten kijken dan alleen nog mee.
web-personal-link = Persoonlijke link
web-seat-of = De plaats van { $seat } aan een tafel van { $game }
web-seat-link = Wie je deze link stuurde, kan de plaats ook openen en ziet alles wat { $seat } ziet.
web-seat-mine = Hier gaan zitten
    .help = Heeft iemand je deze plaats gegeven? Ga zitten, dan is hij alleen van jou: alle andere schermen kijken alleen nog mee, en de link opent niets meer.
web-seat-too = Dit is een ander scherm van mij
    .help = Heb je de link naar jezelf gestuurd? Dan is je plaats open op beide schermen.

## Spelen

web-choose = Kies uit { $count }
web-take-back = Opnieuw kiezen
web-why = Waarom? Regel { $rule }
web-connection-lost = De verbinding is weg. Nieuwe poging …
web-type-move = Typ een zet
web-play-move = Spelen
web-undo = Terugnemen
web-undo-ask = Vragen om terug te nemen
web-asks-undo = { $count ->
    [one] { $seat } vraagt of de laatste zet terug mag.
   *[other] { $seat } vraagt of de laatste { $count } zetten terug mogen.
}
web-agree = Goed
web-refuse = Liever niet
web-withdraw = Laat maar
web-unanswered = { $seat } heeft nog niet geantwoord.
web-count-out = Verder zonder { $seat }
web-bot-plays-for-you = Een bot ({ $level }) speelt voor je.
web-i-am-back = Ik ben terug
web-seats = Wie er meespelen
web-fingerprint = Is het toeval hier eerlijk?
web-fingerprint-how = Vóór de eerste zet trok de server één getal, het startgetal, waaruit al het toeval van deze partij volgt. Hieronder staat de vingerafdruk ervan. Na de partij staat het startgetal in het verslag: de SHA-256 van “vulcania seed” en dat getal moet dezelfde vingerafdruk geven.
web-seat-free = vrij
web-seat-bot = bot, { $level }
web-seat-stand-in = weg, { $level } speelt
web-seat-you = jij
web-seat-elsewhere = · ook open op een ander apparaat
web-sit-alone = Alleen hier
web-seat-away = weg
web-thinking = · denkt na
web-hand-over = Een bot laten spelen
web-leave = Weggaan
web-leave-sure = Een bot voor je laten spelen? Je kunt altijd terugkomen.
web-spectators = { $count ->
    [one] Er kijkt één persoon mee.
   *[other] Er kijken { $count } mensen mee.
  }
web-log = Wat er gebeurde
web-again = Nog eens tonen wat er gebeurde
web-further = Tonen wat je nog meer kunt kiezen
web-waits-for = { $count ->
    [one] { $players } denkt na.
   *[other] Iedereen wacht op { $players }.
  }
web-sound = Geluid
web-sound-off = Geluid: uit
web-sound-soft = Geluid: zacht
web-sound-loud = Geluid: luid
web-walk = De punten langsgaan
web-picture = Maak een afbeelding
web-unread = Nieuwe berichten
web-talk = Tafelgesprek
web-say = Zeg iets
web-send = Versturen
web-curtain = Geef het scherm door
web-curtain-intro = Kaarten zijn geheim: alleen de volgende speler mag nu kijken.
web-curtain-open = Ik ben { $seat }: laat mijn kaarten zien
web-curtain-step-in = Ik ben { $seat }: ik wil ingrijpen

## Daarna

web-winners = { $count ->
    [0] Niemand wint.
    [one] { $winners } wint met { $points } { $points ->
        [one] punt
       *[other] punten
      }.
   *[other] { $winners } winnen met elk { $points } { $points ->
        [one] punt
       *[other] punten
      }.
  }
web-player = Speler
web-for-what = Waarvoor
web-points = Punten
web-rank = Plaats { $rank }
web-record-before = Het record van deze tafel tot nu toe: { $best } ({ $holders }).
web-record-first = Met deze opties heeft nog niemand een record gevestigd.
web-rematch = Nog een keer
web-to-rematch = Naar de volgende partij
web-replay = Terugkijken
web-remains = Deze partij is afgelopen. De kaarten en regels waarmee gespeeld is, zijn er niet meer, dus het bord kan niet meer getekend worden. De uitslag en alle zetten zijn bewaard.
web-record = Het verslag downloaden
web-first = Naar het begin
web-back = Eén zet terug
web-next = Eén zet verder
web-last = Naar het einde
web-go = Ga
web-move-number = Nummer van de zet
web-after-move = Na { $ply } van { $last } zetten
web-seen-by = Gezien door
web-spectator = een toeschouwer
web-name-of = { $seat }
web-replay-bring = Een bewaarde partij terugkijken
web-replay-bring-intro = Breng het verslag van een partij mee, van hier, uit de terminal of met de hand geschreven, en loop er zet voor zet doorheen. De pagina die je krijgt, kun je delen.
web-record-file = Een bestand
web-record-text = Of de tekst zelf
web-show = Tonen

## Regels

web-contents = Inhoud
web-made-by = Een spel van { $designers }.
web-published = Uitgegeven door { $publisher }.
web-published-in = Uitgegeven door { $publisher } ({ $year }).
web-rules-marks = In onze eigen woorden. Een uitspraak beslist wat het spelregelboekje openlaat; gereconstrueerd is wat op plaatjes stond die verloren zijn; een variant kies je zelf, voor het spel begint.
web-undo-rules = Zetten terugnemen
web-undo-rules-free = Je mag je eigen laatste zet terugnemen zolang niemand daarna heeft gespeeld, het toeval er niet bij kwam en niets verborgens zichtbaar werd.
web-undo-rules-never = Nooit voorbij het toeval, nooit voorbij iets verborgens dat zichtbaar werd, en nooit de zet van een ander: behalve als alle andere mensen aan tafel ja zeggen, of ze nu kijken of niet. Een programma dat meespeelt, wordt net als een mens gevraagd. Bots worden niet gevraagd.
web-undo-rules-away = Is iemand die moet antwoorden al een tijdje weg, dan kunnen de anderen verder zonder die speler. Wie het vroeg, mag dat niet beslissen.
web-undo-rules-fresh = Wat het toeval gaf, gaat terug naar het toeval: kaarten die niemand kent, worden opnieuw geschud. Teruggenomen zetten blijven in het verslag staan, als teruggenomen.
web-undo-rules-over = Is een partij afgelopen, dan wordt er niets meer teruggenomen. Een revanche is een nieuwe tafel.
web-mark-ruling = uitspraak
web-mark-reconstructed = gereconstrueerd
web-mark-variant = variant
