### Toernooien, analyses, eerlijkheid: wat studies zeggen.

error-worker-lost = { $times } processen na elkaar gingen verloren aan hetzelfde werk: het wordt opgegeven.
error-no-cluster = Er is geen Ray-cluster te bereiken: { $why } (“ray start --head” start er een; RAY_ADDRESS zegt waar een ander is.)
error-cluster-version = Het cluster heeft Vulcania { $there }, deze machine { $here }: installeer overal dezelfde versie.
error-cluster = Het cluster is uitgevallen: { $why }
error-notebook = In { $file } staat iets anders dan bewaarde partijen: noem een ander bestand.
error-tournament-players = Een toernooi vraagt minstens twee verschillende spelers.
error-fairness-nothing = Geen enkel spel laat zoveel plaatsen toe.

## Toernooien

study-replaced = Uitgevallen
tournament-rating = Rating
tournament-interval = 95 %
tournament-openskill = Volgens openskill, zoals een huis telt (een nieuwkomer staat op 1500): { $strengths }
tournament-matches = Partijen
tournament-rate = Gewonnen (95 %)
tournament-score = Score
tournament-seconds = Seconden per beslissing
tournament-before = Eindigde vóór
tournament-axis = Rating: 400 punten verschil betekent tien keer winst op één keer verlies
tournament-described = De rating van elke speler, met het interval waarin de ware 19 van de 20 keer ligt.

## Terugblik op een partij

study-team = Het team
study-chances = De kansen in de loop van de partij
study-move-number = Zet
study-percent = Kans, %
study-chances-described = { $moves ->
    [one] De kansen van elke speler na één zet
   *[other] De kansen van elke speler over { $moves } zetten
  }, met { $flagged ->
    [one] de duurste zet gemarkeerd.
   *[other] de { $flagged } duurste zetten gemarkeerd.
  }
analysis-thinking = Terugblik
analysis-again = Nog eens kijken
analysis-ply = Zet
analysis-player = Speler
analysis-played = Gespeeld
analysis-cost = Prijs
analysis-better = Beter
analysis-percent = { $percent } % ± { $doubt }
analysis-stopped = Gestopt na { $done } van { $total } zetten.
analysis-clean = { $moves ->
    [one] Eén zet, en die kostte niets van belang.
   *[other] { $moves } zetten, en geen enkele die echt iets kostte.
  }

## Eerlijkheid

fair-title = Heeft een plaats het makkelijker?
fair-intro = Op elke plaats zat dezelfde bot. Een plaats die meer dan { $beyond } procentpunten van het eerlijke deel ligt, is gemarkeerd. Intervallen bevatten de ware waarde 19 van de 20 keer. Waar de tafel mag kiezen wie begint, begon speler 1.
fair-about = { $seats ->
    [one] Alleen
   *[other] { $seats } plaatsen
  }: { $matches } partijen, { $player } op elke plaats
fair-game = Spel
fair-seats = Plaatsen
fair-matches = Partijen
fair-rates = Gewonnen, per plaats
fair-seat = Plaats
fair-team = Team
fair-all = allen
fair-rate = Gewonnen (95 %)
fair-met = Geslaagd (95 %)
fair-mean = Gemiddelde score
fair-quartiles = Kwartielen
fair-length = Zetten
fair-advantage = Voordeel van elke plaats
fair-points = Procentpunten boven het eerlijke deel
fair-scores = Scores
fair-score = Score
fair-lengths = Lengte van een partij
fair-moves = Zetten
fair-together = Hier winnen of verliezen alle plaatsen samen, dus geen enkele plaats kan het makkelijker hebben. Wat wel kan verschillen, is hoe vaak teams van elke grootte slagen en, waar hun een doel is gesteld, dat halen.
fair-together-in = { $title }: alle plaatsen winnen of verliezen samen, dus geen enkele kan het makkelijker hebben; het percentage zegt hoe vaak het team slaagt.
fair-size = { $seats ->
    [one] alleen
   *[other] { $seats } plaatsen
  }
fair-successes = Hoe vaak een team slaagt
fair-percent = Percentage van de partijen
fair-written = Het rapport staat in { $file }.
