### Het advies van de kapitein, terugkijken en oefenen: wat de pagina’s en de terminal erover zeggen.

error-no-advice = Aan deze tafel spelen we zonder advies: de kapitein zwijgt.
cli-no-advice = Tussen mensen zwijgt de kapitein. Begin met --advice als jullie hem allemaal willen horen.
web-advice-allowed = Advies
    .help = Of je de kapitein mag vragen wat hij zou doen, en waarom.
web-advice-usual = Alleen als je in je eentje tegen bots speelt
web-advice-on = Iedereen mag het vragen
web-advice-off = Niemand mag het vragen

## Terugkijken

turn-mistake = { $seat }: { $move }. Dat kostte ongeveer { $cost } % ({ $doubt } meer of minder); beter was: { $better }.
turn-shift = { $seat }: { $move }. { $whose-seat } stond eerst op ongeveer { $before } % en daarna op { $after } % ({ $within } meer of minder).
turn-team = { $seat }: { $move }. Het team stond eerst op ongeveer { $before } % en daarna op { $after } % ({ $within } meer of minder).
web-turns = De keerpunten
web-turns-none = Geen enkele zet heeft deze partij doen kantelen.
web-judged-search = De kapitein heeft elke beslissing uitgeprobeerd, altijd op dezelfde manier: dezelfde partij krijgt altijd hetzelfde oordeel. De lichte band laat zien hoe ver zijn pogingen uiteenlagen; de waarheid kan erbuiten liggen.
web-judged-net = Een neuraal net dat dit spel al spelend heeft geleerd, heeft elke beslissing beoordeeld: dezelfde partij krijgt altijd hetzelfde oordeel. De lichte band laat zien hoe ver het ernaast kan zitten.
web-give-or-take = { $percent } meer of minder
web-run = Afspelen
web-play-on = Speel vanaf hier verder
web-play-on-as = als
web-play-on-help = Een nieuwe tafel tegen bots, met deze zetten al gespeeld. Wat jij op die plaats toen niet kon weten, wordt opnieuw gedeeld.
web-play-on-go = Open de tafel
error-play-on-over = Hier is de partij afgelopen: kies een eerdere zet om verder te spelen.
error-play-on-early = Verder spelen kan alleen vanuit een partij die is afgelopen; eerder zou het verslag verraden wat verborgen is.

## Oefenen

puzzles-making = Puzzels zoeken
practice = Oefenen
practice-intro = Stellingen uit echte partijen waarin één zet duidelijk de beste is. Wat zou de kapitein doen?
practice-number = Puzzel { $number }
practice-ask = Wat is hier de beste zet?
    .done = Dat is de zet van de kapitein!
    .else = De kapitein weet een betere. Kijk hier eens naar: { $part }.
practice-hint = De kapitein kijkt hiernaar: { $part }.
practice-clue = Een tip
practice-next = Volgende puzzel
practice-all = Alle puzzels
cli-practice-do = Typ je zet; met “raad” zie je waar de kapitein naar kijkt, met “toon” wat hij doet.
