# De hulppagina’s van de opdrachtregel.

help-usage = Gebruik:
help-arguments = Argumenten
help-options = Opties
help-commands = Opdrachten
help-default = [standaard: { $value }]
help-required = [verplicht]

metavar-ADDRESS = ADRES
metavar-ARGS = ARGUMENTEN
metavar-BOT = BOT
metavar-CHAPTER = HOOFDSTUK
metavar-COMMAND = OPDRACHT
metavar-FILE = BESTAND
metavar-FOLDER = MAP
metavar-GAME = SPEL
metavar-LIST = LIJST
metavar-NAME = NAAM
metavar-OPTIONS = OPTIES
metavar-PATH = PAD
metavar-SHARE = DEEL
metavar-VALUE = WAARDE

command-vulcania = Bordspellen uit de diepte, om te spelen, te onderzoeken en bots te trainen.
    .examples = Begin met: `vulcania play soum-soum --seats human,greedy`
command-serve = Tafels openen in de browser: speel met vrienden en bots, op dit scherm of op dat van hen.
    .examples =
        Voorbeelden:

        - `vulcania serve`
        - `vulcania serve --host 0.0.0.0 --port 8000` zodat andere apparaten in huis mee kunnen doen
        - `vulcania serve --database postgresql://user@host/vulcania`
command-learn = Een spel leren door het te spelen: een gids vertelt telkens één ding en laat het je doen. Stoppen mag altijd: later ga je daar verder.
    .examples =
        Voorbeelden:

        - `vulcania learn soum-soum`
        - `vulcania learn soum-soum first --lang nl`
command-puzzles = In gesimuleerde partijen stellingen zoeken om op te oefenen: die waarin één zet duidelijk de beste is. Het resultaat is de practice.toml van een spel.
    .examples =
        Voorbeelden:

        - `vulcania puzzles soum-soum --seed 1 --matches 4`
        - `vulcania puzzles miles --rounds 1000 --out practice.toml`
command-backup = De database van de tafels naar een nieuw bestand kopiëren, ook terwijl er gespeeld wordt.
    .examples =
        Voorbeeld:

        - `vulcania backup kopie.sqlite3`
command-play = Een partij spelen in de terminal. Na elke zet wordt alles bewaard: het venster sluiten kan geen kwaad.
    .examples =
        Voorbeelden:

        - `vulcania play soum-soum --seats human,greedy`
        - `vulcania play soum-soum --seats human:Anna,human:Ben --option open-market=on --lang nl`
        - `vulcania play --resume partij.txt`
command-simulate =
    Veel partijen tussen bots spelen en winst, scores en lengtes tellen.

    Winst die rivalen delen, telt in delen: met z’n tweeën elk de helft. Een team heeft gewonnen als het zijn doel heeft gehaald. Een bot die is uitgevallen heeft niet gewonnen, wat de stuurman die het overnam er ook van maakte.
    .examples =
        Voorbeelden:

        - `vulcania simulate soum-soum --games 1000 --seats greedy,random`
        - `vulcania simulate soum-soum --games 10000 --seats greedy,greedy,random --seed 1 --rotate --jobs 4`
        - `vulcania simulate soum-soum --games 500 --seats random,random --option open-market=on --json`
command-tournament =
    Bots tegen elkaar laten spelen met hetzelfde geluk op elke plaats, en ze een rating geven.

    400 punten verschil betekent tien keer winst op één keer verlies.

    Winst die rivalen delen, telt in delen: met z’n tweeën elk de helft. Een team heeft gewonnen als het zijn doel heeft gehaald. Een bot die is uitgevallen heeft niet gewonnen, wat de stuurman die het overnam er ook van maakte.
    .examples =
        Voorbeelden:

        - `vulcania tournament soum-soum --players captain:0.2s,greedy,random --matches 40`
        - `vulcania tournament soum-soum --players deckhand,mate --seats 4 --matches 400 --jobs 0 --plot sterkte.svg`
command-replay = Een bewaarde partij terugkijken. Enter gaat verder, b gaat terug, een getal gaat daarheen, q stopt.
    .examples =
        Voorbeelden:

        - `vulcania replay partij.txt`
        - `vulcania replay partij.txt --all`
        - `vulcania replay partij.txt --ply 12 --seat 1`
command-analyse = De zetten van een partij vinden die het meest kostten, beoordeeld naar wat de speler kon weten.
    .examples =
        Voorbeelden:

        - `vulcania analyse partij.txt`
        - `vulcania analyse partij.txt --budget 2s --jobs 0 --plot kansen.svg`
command-draw = Een stelling uit een bewaarde partij als SVG tekenen, zoals een speler of een toeschouwer die ziet.
    .examples =
        Voorbeelden:

        - `vulcania draw partij.txt -o partij.svg`
        - `vulcania draw partij.txt --ply 12 --seat 1 --lang fr -o hand.svg`
        - `cat partij.txt | vulcania draw - --narrow > telefoon.svg`
command-rules = De regels van een spel lezen, of één ervan. Bij uitspraken, gereconstrueerde gegevens en varianten staat dat erbij.
    .examples =
        Voorbeelden:

        - `vulcania rules soum-soum`
        - `vulcania rules soum-soum SS-8`
        - `vulcania rules soum-soum 8 --lang fr`
command-games = De spellen opsommen: waar elk over gaat, voor hoeveel spelers en hoelang het duurt. Of er één van dichtbij bekijken.
    .examples =
        Voorbeelden:

        - `vulcania games`
        - `vulcania games explo` (met de opties die het heeft)
        - `vulcania games --lang fr`
command-fairness =
    Elk spel spelen met dezelfde bot op alle plaatsen, en het voordeel van elke plaats, de scores en de lengtes tonen.

    Wat gespeeld is, wordt naast het rapport bewaard in een bestand dat op .jsonl eindigt: een onderbroken onderzoek gaat daar verder.

    Winst die rivalen delen, telt in delen: met z’n tweeën elk de helft. Een team heeft gewonnen als het zijn doel heeft gehaald. Een bot die is uitgevallen heeft niet gewonnen, wat de stuurman die het overnam er ook van maakte.
    .examples =
        Voorbeelden:

        - `vulcania fairness soum-soum --matches 500 --report eerlijk.html`
        - `vulcania fairness --jobs 0 --report eerlijk.html` (alle spellen; je kunt stoppen en verdergaan wanneer je wilt)
command-fuzz = Willekeurig spelen en na elke zet nagaan wat een spel belooft. Een fout laat een verslag achter dat hem herhaalt.
    .examples =
        Voorbeelden:

        - `vulcania fuzz soum-soum --games 1000`
        - `vulcania fuzz soum-soum --seconds 60 --seed 7 --jobs 0`
        - `vulcania fuzz --again fault-soum-soum-2026-11-15-101500.txt`
command-version = De versie van Vulcania, van Python en van de regels van elk spel noemen.
    .examples =
        Voorbeeld:

        - `vulcania version`

option-help = Deze pagina tonen.
option-lang = De taal; anders beslist VULCANIA_LANG of LANG.
option-ascii = Alleen ASCII gebruiken, ook als de terminal meer kan tonen.
option-game = De korte naam van het spel; zie: vulcania games.
option-file = Een verslag van een partij; - leest het van de standaardinvoer.
option-option = Een optie van het spel, uit de lijst van “vulcania games SPEL”; mag meer dan één keer.
option-components = Materiaalbestand (of -map) in plaats van dat van het spel zelf.
option-seat = Door de ogen van speler N, vanaf 1; anders die van een toeschouwer.
option-ply = De stelling na N zetten; 0 is het begin.
option-seed = Hetzelfde startgetal geeft dezelfde partijen.
option-jobs = Aantal processen; 0: één per kern. Op een cluster: hoeveel tegelijk, anders alle kernen.
option-on = Waar gespeeld wordt: hier, op deze machine (here), of op een Ray-cluster dat draait (ray).
option-json = De uitkomsten als JSON schrijven.
option-force = Een bestand vervangen dat niet door Vulcania is gemaakt.
option-keep = In dit bestand bewaren wat er gespeeld is, en daar de volgende keer verdergaan.

option-serve-host = Het adres om op te luisteren; 0.0.0.0 laat andere apparaten toe.
option-serve-port = De poort; 0 neemt er een die vrij is.
option-serve-database = Een SQLite-bestand, of postgresql://…; anders een bestand in je gegevensmap.
option-serve-https = Achter een proxy met HTTPS: cookies gaan alleen daaroverheen.
option-learn-chapter = Het hoofdstuk, bij naam; “match” is de korte partij erna; anders het eerste.
option-serve-proxy = Het adres van een proxy op een andere machine: die zegt dan waar elke bezoeker vandaan komt.
option-backup-file = Het nieuwe bestand.
option-backup-database = Het SQLite-bestand om te kopiëren; anders dat in je gegevensmap.
option-puzzles-seed = Het startgetal van de eerste partij; de andere volgen.
option-puzzles-matches = Hoeveel partijen worden doorgekeken.
option-puzzles-rounds = Hoeveel zoekrondes elke beslissing krijgt.
option-puzzles-count = Hoeveel puzzels er worden bewaard.
option-puzzles-apart = Hoeveel van de winstkans de tweede keus moet kosten, van 0 tot 1.
option-puzzles-out = Een bestand om ze in te schrijven, in plaats van op het scherm.
option-play-seats = Wie waar zit, gescheiden door komma’s: human, human:NAAM, { $bots }.
option-play-seed = Hetzelfde startgetal geeft dezelfde partij.
option-play-resume = Verdergaan met een bewaarde partij.
option-play-record = De partij in dit bestand bewaren.
option-play-free-undo = Iedereen vindt het goed: terugnemen mag ook voorbij toeval, geheimen en zetten van anderen. Het toeval is dan nieuw, het verslag vertelt het, en een afgelopen partij blijft staan.
option-play-advice = Of je de kapitein om raad mag vragen. Zonder deze optie: alleen als je in je eentje tegen bots speelt.
option-simulate-games = Hoeveel partijen.
option-simulate-seats = Een bot voor elke plaats, gescheiden door komma’s.
option-simulate-rotate = Spelers schuiven na elke partij één plaats op.
option-simulate-records = Een map voor het verslag van elke partij.
option-tournament-players = De bots die tegen elkaar spelen, gescheiden door komma’s.
option-tournament-matches = Voor elke opstelling.
option-tournament-seats = Hoeveel er aan een tafel zitten; anders zo weinig als kan.
option-tournament-plot = De ratings als SVG tekenen.
option-replay-all = Elke stap tonen zonder te wachten.
option-analyse-budget = Voor elke zet: seconden, of zoekrondes.
option-analyse-most = Hoeveel zetten er genoemd worden.
option-analyse-plot = De kansen in de loop van de partij als SVG tekenen.
option-analyse-json = Het oordeel over elke zet als JSON schrijven.
option-draw-output = Waarheen; - is de standaarduitvoer.
option-draw-narrow = Een hoog plaatje, zoals voor een telefoon.
option-rules-rule = Eén regel, zoals SS-8 of gewoon 8.
option-fairness-games = Welke spellen; anders allemaal.
option-fairness-report = De pagina om te schrijven.
option-fairness-matches = Voor elk aantal plaatsen.
option-fairness-seats = Alleen met N plaatsen; mag meer dan één keer.
option-fairness-player = Wie op elke plaats zit.
option-fuzz-games = Zoveel partijen.
option-fuzz-seconds = Zoveel seconden.
option-fuzz-seed = Hetzelfde startgetal speelt hetzelfde.
option-fuzz-into = Waar het verslag van een fout wordt achtergelaten.
option-fuzz-again = Het verslag van een fout opnieuw spelen.

command-train = Een neuraal net een spel leren door het tegen zichzelf te laten spelen. Daarvoor is de extra `learning` (JAX) nodig; op een grafische kaart gaat het snel.
    .examples =
        Voorbeelden:

        - `vulcania train soum-soum --into learned`
        - `vulcania train soum-soum --seats 2,3,4 --seconds 600 --into learned`
option-train-into = Waar de gewichten komen, met een rapport en wat nodig is om later verder te gaan.
option-train-seats = Voor welke aantallen spelers, om de beurt. Als er niets gezegd wordt alle aantallen van het spel; tussen tegenstanders het kleinste om de andere keer.
option-train-rounds = Zoveel rondes van spelen en leren.
option-train-seconds = Na zoveel seconden stoppen; dezelfde opdracht gaat daar verder.
option-train-matches = Zoveel partijen tegelijk.
option-train-steps = Zoveel beslissingen in elke partij voordat het net wordt bijgesteld.
option-train-net = Hoe groot het net is: hoeveel getallen een vak zegt, hoeveel de rest, en hoe vaak ze naar elkaar luisteren. 64/128/3 als er niets gezegd wordt, of de grootte van de gewichten waarmee het begint.
option-train-lambda = Hoe ver wat later kwam een eerder oordeel verbetert, 0 tot 1. Lange partijen vragen meer.
option-train-epochs = Zo vaak wordt van elke beslissing geleerd. Eén keer is genoeg als spelen weinig tijd kost.
option-train-pieces = In zoveel stukken, na elkaar, leert het net wat een ronde leerde. Meer stukken leren sneller, en minder zeker.
option-train-rate = Hoeveel het net in één keer verandert, om te beginnen. Waar zelden gewonnen wordt, gaat het beter met minder.
option-train-entropy = Hoeveel twijfelen bij het spelen waard is, om te beginnen. Een net dat het spel kent, wil minder.
option-train-from = Begin met de gewichten in deze map in plaats van met niets; hun training mag weg zijn.
option-train-seed = Hetzelfde startgetal leert hetzelfde.
option-version = Alleen de versie geven.
