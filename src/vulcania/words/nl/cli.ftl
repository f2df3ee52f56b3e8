### Wat de opdrachtregel zegt.

## Verkeerde opdrachten

cli-usage = { $reason } (hulp: { $command } --help)
cli-usage-command = Er is geen opdracht “{ $name }”. De opdrachten zijn: { $known }.
cli-usage-no-command = Er ontbreekt een opdracht. De opdrachten zijn: { $known }.
cli-usage-command-near = Er is geen opdracht “{ $name }”. Bedoelde je { $near }?
cli-usage-option = Er is hier geen optie { $name }.
cli-usage-option-near = Er is hier geen optie { $name }. Bedoelde je { $near }?
cli-usage-missing = { $name } ontbreekt.
cli-usage-extra = “{ $text }” is te veel.
cli-usage-value = Na { $name } hoort een waarde.
cli-usage-no-value = { $name } krijgt geen waarde.
cli-usage-whole = { $name } is een geheel getal, niet “{ $value }”.
cli-usage-number = { $name } is een getal, niet “{ $value }”.
cli-usage-least = { $name } is minstens { $bound }, niet { $value }.
cli-usage-most = { $name } is hoogstens { $bound }, niet { $value }.
cli-error-language = De taal “{ $language }” kent Vulcania niet. De talen zijn: { $known }.
cli-error-option = Een optie schrijf je als naam=waarde, niet als “{ $text }”.
cli-error-option-twice = De optie “{ $name }” is twee keer gegeven.
cli-error-seat = Er is geen speler { $number }: de spelers lopen van 1 tot { $last }.
cli-error-ply = Er is geen zet { $number }: deze partij heeft zet 0 tot { $last }.
cli-error-no-game = Welk spel? “vulcania games” somt ze op.
cli-error-resume-new = Bij --resume komen het spel, de opties en het startgetal uit het bestand: laat ze weg.
cli-error-read = { $file } kan niet gelezen worden: { $why }.
cli-error-in-file = { $file }: { $why }
cli-error-over-record = In { $file } staat een partij: dat bestand wordt niet overschreven. Kies een andere naam.
cli-error-write = { $file } kan niet geschreven worden: { $why }.
cli-error-not-ours = { $file } bestaat al en is niet door Vulcania gemaakt. Kies een andere naam, of voeg --force toe.
cli-ask-replace = { $file } bestaat al en is niet door Vulcania gemaakt. Vervangen?
cli-error-output = De standaarduitvoer kan niet worden geschreven: { $why }.
cli-error-record-size = { $file } is geen verslag van een partij: geen verslag heeft meer dan { $most } bytes.
cli-error-record-text = { $file } is geen verslag van een partij: regel { $line } is geen tekst in UTF-8.
cli-error-record-exists = Het bestand { $file } bestaat al. Ga ermee verder met --resume, of kies een andere naam.

## Aan tafel

cli-not-kept = Deze partij kan niet bewaard worden: in { $folder } kan niet geschreven worden ({ $why }). Gebruik --record BESTAND.
cli-thinking = { $seat } denkt na …
cli-hand-over = Nu is { $seat } aan de beurt. Ga voor het scherm zitten en druk op Enter.
cli-ask = Er zijn { $count } zetten mogelijk: typ er een, of “zetten” voor een lijst. ? geeft hulp.
cli-ask-listed = { $count ->
    [one] Er is maar één zet mogelijk: typ 1, of de zet zelf. ? geeft hulp.
   *[other] Typ een zet of het nummer ervan. ? geeft hulp.
  }
cli-ask-more = En { $count } keer { $usage }: “zetten { $word }” geeft de lijst.
cli-ask-typing = Zeg het in je eigen woorden. ? geeft hulp.
cli-look-first = De klok start bij het eerste wat je noemt, of met Enter. Voor beginners: “kijk” laat eerst de kaarten zien.
cli-look-late = De klok loopt: de kaarten zijn niet meer te zien.
cli-secret = Wat er te noemen valt, blijft geheim zolang de klok loopt. Zeg wat jij zou meenemen!
cli-offer = (“ja” voor: { $move })
cli-yes = ja, j, jawel, oké, ok, yes, y
cli-time-left = Nog { $time }.
cli-refused = { $reason } ({ $rule }: typ “regel { $rule }” om hem te lezen)
cli-command-help = hulp
cli-command-moves = zetten
cli-command-what = uitleg, gevolg
cli-command-hint = raad
cli-command-points = punten
cli-command-undo = terug
cli-command-rule = regel
cli-command-rules = regels
cli-command-log = verslag
cli-command-board = bord
cli-command-save = bewaar
cli-command-seat = speler
cli-command-quit = stop
cli-command-look = kijk
cli-command-show = toon
cli-help =
    Je kunt nu typen: { $usage }
    of het nummer van een zet in de lijst. Verder:
    zetten | de toegestane zetten, genummerd; zetten 2: de tweede pagina; zetten WOORD: die zo beginnen
    uitleg ZET | wat een zet zou doen; punten: hetzelfde voor elke zet
    uitleg DING | wat iets op het bord is: uitleg c4 (uitleg alles noemt alle namen)
    raad | wat de kapitein zou doen (raad 5s: na langer nadenken)
    terug | je eigen laatste zet terugnemen, als niemand daarna speelde en niets verborgens zichtbaar werd
    regel ID | een spelregel, zoals “regel 8”; regels: allemaal
    verslag, bord | wat er gebeurd is; het hele bord, met de legenda
    bewaar BESTAND | een kopie bewaren (de partij wordt vanzelf bewaard)
    stop, q | weggaan; de partij kan later verder
cli-help-seat = speler p2 | een andere speler eerst laten beslissen
cli-error-number = Er is geen zet met nummer { $number }. De nummers zijn: { $known }.
cli-error-undo-bot = { $name } heeft intussen gespeeld, dus je zet blijft staan. (Met “vulcania play --free-undo” kan elke zet terug.)
cli-error-seat-now = Wie nu mag beslissen: { $known }.
cli-error-save-where = Waarheen? Typ “bewaar BESTAND”.
cli-no-preview = { $move } mag; meer valt er niet over te zeggen.
cli-moves-none = Geen toegestane zet begint met “{ $text }”.
cli-moves-page = Pagina { $page } van { $pages }; “zetten { $pages }” toont de laatste.
cli-log-empty = Er is nog niets gebeurd.
cli-saved = Bewaard in { $file }.
cli-left = De partij wacht op je. Ga verder met: vulcania play --resume { $file }
cli-kept = De partij is bewaard. Terugkijken kan met: vulcania replay { $file }

## Het einde

cli-won = { $name } wint.
cli-won-together = { $names } en { $last } winnen samen.
cli-won-nobody = Niemand wint.
cli-score-together = Score: { $score }
cli-rank = Plaats
cli-player = Speler
cli-score = Score
cli-all = Iedereen

## Regels en spellen

cli-mark-ruling = uitspraak
cli-mark-reconstructed = gereconstrueerd
cli-mark-variant = variant
cli-games-name = Naam
cli-games-about = Spel
cli-games-players = Spelers
cli-games-minutes = Minuten
cli-games-by = { $makers }; { $published }
cli-games-bots = Bots: { $bots }.
cli-version-compiled = Regels en bots zijn gecompileerd.
cli-version-rules = { $game }: regels { $version }
cli-replay-ask = Enter: verder. b: terug. Een getal: daarheen. q: weggaan.
cli-replay-ask-last = Dat was de laatste zet. b: terug. Een getal: daarheen. Enter: weggaan.

## Simulatie en foutzoeken

cli-simulating = Aan het spelen
cli-progress = { $what }: { $done } van { $total }
cli-progress-open = { $what }: { $done }
cli-stopped-early = Eerder gestopt. Tot zover:
cli-stopped = { $done ->
    [0] Gestopt voordat er een partij uit was.
   *[other] Gestopt na { $done } van { $total } partijen. Dit kwam eruit:
  }
cli-sim-seat = Plaats
cli-sim-matches = Partijen
cli-sim-wins = Gewonnen
cli-sim-rate = Winstpercentage (95 %)
cli-sim-mean = Gemiddelde score
cli-sim-deviation = SD
cli-sim-span = Minst…meest
cli-sim-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-sim-percent = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-sim-moves = Zetten per partij: gemiddeld { $mean }, van { $low } tot { $high }.
cli-sim-speed = { $games ->
    [one] Eén partij in { $seconds } s: { $speed } per seconde.
   *[other] { $games } partijen in { $seconds } s: { $speed } per seconde.
  }
cli-sim-replaced = { $count ->
    [one] Eén keer is een speler uitgevallen. { $what }
   *[other] Er zijn { $count } keer spelers uitgevallen. De eerste keer: { $what }
  }
cli-fuzzing = Partijen zonder fout
cli-fuzz-sound = { $games ->
    [one] Eén partij met { $moves } zetten: geen fout.
   *[other] { $games } partijen met { $moves } zetten: geen fout.
  }
cli-fuzz-fault = Fout in partij { $games }: { $what }. Herhaal hem met: vulcania fuzz --again { $file }
cli-time-up = De tijd is om: wat je nu typt, komt te laat.

cli-error-extra = Hiervoor is de extra “{ $extra }” nodig ({ $why }). In een kloon van Vulcania: pip install '.[{ $extra }]'
cli-error-no-arrays = Een net kan “{ $slug }” nog niet leren: de regels bestaan nog niet als tabellen (vector.py).

## Copies

cli-backed-up = { $tables ->
    [one] Eén partij is gekopieerd naar { $file }.
   *[other] { $tables } partijen zijn gekopieerd naar { $file }.
  }
