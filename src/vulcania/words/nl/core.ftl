### Wat alle spellen delen.

player = Speler { $number }
colon = :

## Fouten

error-game = Er is geen spel “{ $name }”. De spellen zijn: { $known }.
error-game-near = Er is geen spel “{ $name }”. Bedoelde je { $near }? De spellen zijn: { $known }.
error-game-file = Het spel “{ $slug }” is onbruikbaar door { $file } in zijn map: { $why }.
error-game-broken = Het spel “{ $slug }” werkt niet: { $why }
error-game-lacks = Het spel “{ $slug }” werkt niet, want in zijn map ontbreekt { $part }.
error-game-taken = Het spel “{ $slug }” uit { $package } werkt niet: er is al een ander spel met die naam.
error-game-name = “{ $slug }” kan geen naam van een spel zijn: hoogstens 40 kleine letters, cijfers en streepjes, met een letter vooraan.
error-seats = { $low ->
    [1] Dit spel is voor hoogstens { $high } spelers, niet voor { $seats }.
   *[other] Dit spel is voor { $low } tot { $high } spelers, niet voor { $seats }.
  }
error-seat = Er is geen plaats { $number }: de plaatsen lopen van 0 tot { $last }.
error-thing = Er ligt niets op het bord dat “{ $thing }” heet.
error-seed = Een startgetal is een geheel getal vanaf 0, niet “{ $seed }”.
error-players = { $names ->
    [one] Er is één naam gegeven voor { $seats } plaatsen.
   *[other] Er zijn { $names } namen gegeven voor { $seats } plaatsen.
  }
error-option-name = Er is geen optie “{ $option }”. De opties zijn: { $expected }.
error-option-value = De optie { $option } kan niet “{ $value }” zijn. Verwacht: { $expected }.
error-components = In het materiaalbestand { $file }, bij { $entry }: { $expected }.
error-components-file = In het materiaalbestand { $file }: { $expected }.
error-move-number = { $number } is geen zet: de zetten zijn genummerd van 0 tot { $size } − 1.
error-move-type = Een zet is een tekst of een geheel getal, geen { $kind }. De zetten zijn: { $usage }
error-move-empty = Er is geen zet gegeven. Zetten schrijf je zo: { $usage }
error-move-word = “{ $text }” is geen zet. Zetten schrijf je zo: { $usage }
error-move-word-near = “{ $text }” is geen zet. Bedoelde je “{ $near }”? Dat schrijf je zo: { $usage }
error-move-several = “{ $text }” kan meer dan één zet betekenen: { $moves }.
error-move-count = “{ $text }” heeft te weinig of te veel delen. Je schrijft het zo: { $usage }
error-move-token = In “{ $text }” past “{ $token }” niet: verwacht werd { $hint }, zoals in { $usage }
error-folder = { $file } is een map: noem een bestand.
error-no-plain-file = { $file } is geen gewoon bestand, maar een apparaat, een pijp of iets dergelijks: noem een ander.
error-match-over = De partij is afgelopen.
error-not-your-turn = { $seat } heeft nu niets te beslissen: { $acting-seat } is aan zet.
error-undo-nothing = Er is geen zet om terug te nemen.
error-undo-other = De laatste zet was van { $seat }: niemand anders kan hem terugnemen.
error-undo-sealed = Door die zet werd iets verborgens zichtbaar: hij blijft staan.
error-undo-over = De partij is afgelopen: alle zetten blijven staan. Een revanche is een nieuwe tafel.
error-undo-enough = In deze partij zijn al { $most } zetten teruggenomen: wat nu gespeeld wordt, blijft staan.
error-branch-enough = Deze partij is al { $most } keer vanuit een andere verdergespeeld: dat is genoeg.
error-record-long = Dit is geen verslag van een partij: het heeft { $length } tekens, en geen verslag heeft er meer dan { $most }.
error-record-first = Regel { $line }: een verslag begint met “{ $expected }”.
error-record-format = Regel { $line }: dit verslag heeft indeling { $found }; deze versie van Vulcania leest indeling { $expected }.
error-record-missing = Regel { $line }: vóór de zetten ontbreekt “{ $entry }:”.
error-record-header = Regel { $line }: “{ $found }” hoort niet in de kop. Verwacht werd een van: { $expected }.
error-record-entry = Regel { $line }: een kop “{ $found }” bestaat niet. Verwacht werd een van: { $expected }.
error-record-twice = Regel { $line }: “{ $entry }” staat hier voor de tweede keer.
error-record-number = Regel { $line }: “{ $entry }” moet een geheel getal zijn, niet “{ $found }”.
error-record-option = Regel { $line }: een optie schrijf je als naam=waarde, niet als “{ $found }”.
error-record-setup = Regel { $line }: { $why }
error-record-components = Regel { $line }: deze partij is gespeeld met materiaal { $found }, niet met dit ({ $expected }). Geef het bestand waarmee toen gespeeld is.
error-record-newer = Regel { $line }: deze partij is gespeeld volgens regels { $found }; deze versie van Vulcania kent ze tot en met { $expected }.
error-record-undone = Regel { $line }: hier zijn zetten teruggenomen. Om het opnieuw te proberen mag een verslag alleen zetten bevatten die blijven staan.
error-record-imagined = Een partij die opnieuw gedeeld is naar wat een speler weet, heeft geen verslag: het echte begin ontbreekt.
error-record-move = Regel { $line }: zet { $number }, “{ $text }”, kan niet worden gespeeld: { $why }
error-record-move-older = Regel { $line }: deze partij is gespeeld volgens oudere regels ({ $rules }). Zet { $number }, “{ $text }”, is de eerste die niet meer past: { $why }
error-record-differs = Regel { $line }: alle zetten kloppen, maar “{ $entry }” wordt { $found } en niet { $claimed }, zoals het verslag zegt. Is het met opzet gewijzigd, haal die regel dan weg.
error-record-differs-older = Regel { $line }: deze partij is gespeeld volgens oudere regels. De zetten kloppen nog, maar “{ $entry }” wordt { $found } en niet { $claimed }; daarom wordt de partij niet getoond alsof er niets veranderd is.
remark-older-rules = Deze partij is gespeeld volgens regels { $rules }; nu zijn we bij { $current }. Je ziet precies wat er toen gebeurde.
record-unsigned = Niemand heeft dit verslag ondertekend: het kan met de hand geschreven of veranderd zijn.
record-signed = Iemand heeft dit verslag ondertekend met de sleutel { $public }, en er is sindsdien niets aan veranderd. Je kunt het net zo goed vertrouwen als degene die de sleutel heeft.
record-signed-here = Deze server heeft dit verslag ondertekend, en er is sindsdien niets aan veranderd.
record-changed = De handtekening klopt niet: dit verslag is veranderd nadat een server het ondertekende.
record-unchecked = Het verslag is ondertekend. Om dat te controleren is ook het serverdeel nodig. In een kloon van Vulcania: pip install '.[server]'
error-rule = Er is hier geen regel “{ $rule }”. De regels lopen van { $first } tot { $last }.
left-out = Weggelaten:
published-year = { $year }
published-decade = jaren { $decade }
