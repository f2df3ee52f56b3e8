### Wie een plaats kan innemen.

error-player = Er is geen speler “{ $name }”. Een plaats kan zijn: { $known }.
error-player-near = Er is geen speler “{ $name }”. Bedoelde je { $near }? Een plaats kan zijn: { $known }.
error-player-broken = De speler “{ $name }” kan niet worden geladen: { $why }
error-player-taken = De bot “{ $name }” uit { $package } werkt niet: er is al een andere speler met die naam.
error-player-no-budget = { $name } speelt meteen en heeft geen budget nodig.
error-budget = “{ $budget }” is geen budget. Schrijf seconden, zoals 2s (hoogstens { $seconds }s), of zoekrondes, zoals 500 (hoogstens { $iterations }).
error-human-name = “{ $name }” is de naam van een bot. Een mens heet anders: human:Anna.
error-human-seat = Hier kan niemand iets gevraagd worden: elke plaats heeft een bot nodig.

## Als een speler het laat afweten

player-crashed = { $name } ({ $seat }) is vastgelopen: { $why }. Vanaf nu speelt een stuurman op deze plaats.
player-illegal = { $name } ({ $seat }) antwoordde “{ $answer }”, en dat is geen toegestane zet. Vanaf nu speelt een stuurman op deze plaats.
player-late = { $seconds ->
    [one] { $name } ({ $seat }) antwoordde niet binnen één seconde. In plaats daarvan speelt een stuurman.
   *[other] { $name } ({ $seat }) antwoordde niet binnen { $seconds } seconden. In plaats daarvan speelt een stuurman.
  }

## Advies

hint-thinking = De kapitein denkt na …
hint-move = { $move }: ongeveer { $percent } % kans om te winnen, { $within } meer of minder
hint-second = Tweede keus: { $move }, ongeveer { $percent } %, { $within } meer of minder
hint-tie = Even goed: { $move }, ongeveer { $percent } %, { $within } meer of minder

# Hoe zwaar een reden weegt; een spel kan een andere maat hebben.
reason-amount = { $points ->
    [0] ongeveer een half punt
    [one] ongeveer { $points } punt
   *[other] ongeveer { $points } punten
  }
reason-gain = Het levert je meteen { reason-amount } op: { $part }.
    .ahead = Later levert het je { reason-amount } meer op dan de tweede keus: { $part }.
    .instead = Het had { $seat } meteen { reason-amount } opgeleverd: { $part }.
reason-keep = Het kan je later { reason-amount } opleveren: { $part }.
    .ahead = Het kan je later { reason-amount } meer opleveren dan de tweede keus: { $part }.
    .instead = Het had { $seat } later { reason-amount } kunnen opleveren: { $part }.
reason-deny = { $seat } krijgt zo { reason-amount } minder: { $part }.
    .ahead = Later krijgt { $seat } { reason-amount } minder dan na de tweede keus: { $part }.
    .instead = { $seat } had dan { reason-amount } minder gekregen: { $part }.
reason-cost = Het kost je { reason-amount }: { $part }.
    .ahead = De tweede keus zou je { reason-amount } meer opleveren: { $part }.
    .instead = Maar het had { $seat } { reason-amount } gekost: { $part }.
reason-risk = Je laat een kans op { reason-amount } liggen: { $part }.
    .ahead = De tweede keus kan je later { reason-amount } meer opleveren: { $part }.
    .instead = Maar dan was een kans op { reason-amount } blijven liggen: { $part }.
reason-grant = Maar { $seat } krijgt er ook { reason-amount } door: { $part }.
    .ahead = Na de tweede keus zou { $seat } { reason-amount } minder krijgen: { $part }.
    .instead = Maar { $seat } had er { reason-amount } door gekregen: { $part }.
sure-only = Iets anders heeft hier geen zin.
sure-clear = De kapitein is er zeker van.
sure-likely = De kapitein denkt van wel, maar weet het niet helemaal zeker.
sure-tie = Het maakt niet uit: de kapitein ziet geen verschil tussen de eerste twee.
