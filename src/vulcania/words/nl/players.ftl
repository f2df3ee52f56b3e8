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
hint-move = { $move }: ongeveer { $percent } % kans om te winnen
