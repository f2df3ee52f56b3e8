### Wie een plaats kan innemen.

error-player = Er is geen speler “{ $name }”. Een plaats kan zijn: { $known }.
error-player-near = Er is geen speler “{ $name }”. Bedoelde je { $near }? Een plaats kan zijn: { $known }.
error-player-broken = De speler “{ $name }” kan niet worden geladen: { $why }
error-player-taken = De bot “{ $name }” uit { $package } werkt niet: er is al een andere speler met die naam.
error-player-no-budget = { $name } speelt meteen en neemt geen budget.
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
reason-keep = Het opent { reason-amount } voor je: { $part }.
    .ahead = Het laat je { reason-amount } meer open dan de tweede keus: { $part }.
    .instead = Het had { reason-amount } geopend voor { $seat }: { $part }.
reason-deny = Het laat { $seat } { reason-amount } minder: { $part }.
    .ahead = Later heeft { $seat } { reason-amount } minder dan na de tweede keus: { $part }.
    .instead = { $seat } had dan { reason-amount } minder gehad: { $part }.
reason-cost = Het kost je { reason-amount }: { $part }.
    .ahead = De tweede keus zou je { reason-amount } meer opleveren: { $part }.
    .instead = Het had { $seat } wel { reason-amount } gekost: { $part }.
reason-risk = Je geeft de hoop op { reason-amount } op: { $part }.
    .ahead = De tweede keus zou { reason-amount } meer openlaten: { $part }.
    .instead = Het had wel { reason-amount } opgegeven: { $part }.
reason-grant = Het gunt ook { $seat } { reason-amount }: { $part }.
    .ahead = Na de tweede keus zou { $seat } { reason-amount } minder hebben: { $part }.
    .instead = Het had { $seat } wel { reason-amount } gegund: { $part }.
sure-only = Iets anders komt niet in aanmerking.
sure-clear = De kapitein is er zeker van.
sure-likely = De kapitein denkt van wel, maar zweert er niet op.
sure-tie = Het is lood om oud ijzer: de kapitein ziet geen verschil tussen de eerste twee.
