### Wie een plaats kan innemen.

error-player = Er is geen speler “{ $name }”. Een plaats kan zijn: { $known }.
error-player-near = Er is geen speler “{ $name }”. Bedoelde je { $near }? Een plaats kan zijn: { $known }.
error-player-broken = De speler “{ $name }” kan niet worden geladen: { $why }
error-player-no-budget = { $name } speelt meteen en neemt geen budget.
error-budget = “{ $budget }” is geen budget. Schrijf seconden, zoals 2s (hoogstens { $seconds }s), of zoekrondes, zoals 500 (hoogstens { $iterations }).
error-human-name = “{ $name }” is de naam van een bot. Een mens heet anders: human:Anna.
error-human-seat = Hier kan niemand iets gevraagd worden: elke plaats heeft een robot nodig.

## Als een speler het laat afweten

player-crashed = { $name } ({ $seat }) is vastgelopen: { $why }. Vanaf nu speelt een stuurman op deze plaats.
player-illegal = { $name } ({ $seat }) antwoordde “{ $answer }”, en dat is geen toegestane zet. Vanaf nu speelt een stuurman op deze plaats.
player-late = { $name } ({ $seat }) antwoordde niet binnen { $seconds } seconden. Een stuurman speelt in plaats daarvan.

## Advies

hint-thinking = De kapitein denkt na …
hint-move = { $move }: ongeveer { $percent } % kans om te winnen
