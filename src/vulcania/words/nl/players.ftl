### Wie een plaats kan innemen.

error-player = Er is geen speler “{ $name }”. Een plaats kan zijn: { $known }.
error-player-near = Er is geen speler “{ $name }”. Bedoelde je { $near }? Een plaats kan zijn: { $known }.
error-player-broken = De speler “{ $name }” kan niet worden geladen: { $why }
error-player-no-budget = { $name } speelt meteen en neemt geen budget.
error-budget = “{ $budget }” is geen budget. Schrijf seconden, zoals 2s (hoogstens { $seconds }s), of zoekrondes, zoals 500 (hoogstens { $iterations }).
error-human-seat = Hier kan niemand iets gevraagd worden: elke plaats heeft een robot nodig.
