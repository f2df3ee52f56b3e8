### Training: wat de opdracht zegt, en het rapport.

error-training-other = { $file } bewaart een andere training ({ $there }, niet { $here }): noem een andere map.
error-training-damaged = Met { $file } kan niet verder worden gegaan: { $why }. Noem een andere map.
error-training-gone = { $folder } bevat gewichten, maar niet de training waar ze vandaan komen: noem een andere map.
error-training-rounds = { $folder } heeft al { $done } rondes geleerd, en { $rounds } is minder: vraag er meer, of noem een andere map.
error-training-lost = De training is op hol geslagen: { $why }. Wat het laatst bewaard werd, blijft zoals het is.
error-training-start = Met de gewichten in { $folder } kan niet worden begonnen: { $why }.
cli-error-net = “{ $net }” is geen grootte van een net: geef drie getallen tot 1024, zoals 64/128/3 (wat een vak zegt, wat de rest zegt, hoe vaak ze naar elkaar luisteren).
cli-error-pieces = { $pieces } stukken is te veel: wat zo weinig partijen en beslissingen leren, zijn er hoogstens { $most }.

cli-train-preparing = Voorbereiden: de regels en het net worden gecompileerd, dat kan een minuut duren.
cli-training = Rondes geleerd
cli-train-resumed = Verder na ronde { $round }.
cli-train-measured = Ronde { $round }: tegen { $who }, met { $seats } spelers, { $share } van { $matches } partijen gewonnen.
cli-train-measured-team = Ronde { $round }: { $who ->
        [net] het net slaagde
       *[other] { $who } op alle plaatsen slaagde
    } in { $share } van { $matches } partijen met { $seats ->
        [one] één speler
       *[other] { $seats } spelers
    }.
cli-train-figures = Ronde { $round }: fout in het oordeel { $value }, entropie { $entropy }.
cli-train-reporting = Kijken wat het heeft geleerd, voor het rapport.
cli-train-stopped = Gestopt na { $done } van { $total } rondes. Dezelfde opdracht gaat daar verder.
cli-trained = { $rounds } rondes geleerd in { $seconds } seconden. De gewichten en het rapport staan in { $file }.

## Het rapport

trained-title = { $title }: hoe een net het leerde
trained-intro = Een neuraal net heeft dit spel geleerd door alleen maar tegen zichzelf te spelen. Alles wat hieronder geteld wordt, is gespeeld volgens de regels voor mensen, met kaarten die bij het leren nooit zo lagen. Intervallen bevatten de ware waarde 19 van de 20 keer.
trained-command = Opdracht
trained-seats = Spelers
trained-seed = Startgetal
trained-rounds = Rondes
trained-seconds = Seconden
trained-machine = Machine
trained-weights = Gewichten
trained-hash = SHA-256
trained-round = Ronde

trained-won = Gewonnen partijen
trained-won-rivals = Gewonnen met { $seats } spelers, %
trained-won-team = Geslaagd met { $seats } spelers, %
trained-won-rivals-about = Het net heeft één plaats, de genoemde bot alle andere; elke beginstand wordt vanaf elke plaats gespeeld. De streepjeslijn is een eerlijk deel. De tabel is die van ronde { $round }.
trained-won-team-about = Het net heeft alle plaatsen. De tabel is die van ronde { $round }, met teams van andere bots op dezelfde beginstanden.
trained-rivals = Tegen
trained-team = Wie speelt
trained-fair = Eerlijk deel

trained-curves = Leercurven
trained-curves-about = De fout in het oordeel is hoever het net ernaast zit over een partij (gekwadrateerd). De entropie is hoe het twijfelt: 0 als het altijd maar één zet ziet. Het verlies van de zetkeuze is wat er volgens het leren nog met andere zetten te winnen viel; bij 0 was dat weinig.
trained-value = Fout in het oordeel
trained-entropy = Entropie
trained-policy = Verlies van de zetkeuze

trained-opens = Waarmee het opent
trained-opens-about = { $moves ->
    [one] De eerste beslissing van { $deals } beginstanden met { $seats } spelers: overal dezelfde zet.
   *[other] De eerste beslissing van { $deals } beginstanden met { $seats } spelers: { $moves } verschillende zetten; deze koos het het meest.
  }
trained-move = Zet
trained-notation = Notatie
trained-chosen = Gekozen (95 %)
trained-offered = Gekozen / mogelijk

trained-differs = Waar het van de heuristieken afwijkt
trained-differs-about = Bij { $positions } beslissingen uit partijen met { $seats } tegen zichzelf was zijn zet de beste van de heuristieken (of een van meerdere even goede) in { $same }. Welke soorten zetten elk zou spelen, eerst wat het net liever doet:
trained-kind = Soort zet
trained-possible = Mogelijk
trained-net = Net
trained-heuristics = Heuristieken
trained-more = Verschil, punten
trained-example = Voorbeeld { $number }: { $player } beslist
trained-example-choice = Het net: { $choice } ({ $chance } zeker). De heuristieken: { $other } (het net geeft die { $against }). Volgens het net is de partij { $worth } waard voor deze speler.
trained-board = Het bord in woorden
