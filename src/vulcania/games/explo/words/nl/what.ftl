### What is this? Whatever lies in the cave and beside it, in a sentence or two.

what-tile = { $cell }: { $shape }.
what-obstacle = { $shape-about } Erin staan kan niemand, en elke soort obstakel heeft zijn eigen kaart.
what-tile-entrance = Iedereen begint hier, en moet hier terugkomen om buiten te zijn.
what-tile-sump = De gang eindigt onder water: dit is de allerlaatste tegel.
what-tile-chamber = In een zaal mag je ook schuin naar een andere zaal, als een derde zaal aan beide grenst.
what-tile-digging = Hier is gegraven. Je kunt erop staan, maar deze tegel telt nooit mee in de score.
what-gas = Hier hangt CO₂: als dat stijgt, kan hier beter niemand staan.
what-find = { $find }. { $find-about }
what-place = { $cell }: hier past de tegel die nu gelegd wordt.
what-step-move = Daar kun je nu heen lopen.
what-step-cross = Daar kun je met een kaart doorheen.
what-step-dig = Daar kun je graven.
what-caver = { $seat } is op { $cell }.
what-caver-out = { $seat } is veilig en wel uit de grot.
what-holds = { $cards ->
    [one] In de hand: 1 kaart
   *[other] In de hand: { $cards } kaarten
  } en { $cubes ->
    [one] 1 blokje.
   *[other] { $cubes } blokjes.
  }
what-no-marker = Het merkteken ligt nog niet, dus naar huis mag nog niet.
what-going-home = Het merkteken ligt: naar huis mag.
what-marker = { $count ->
    [one] Het merkteken van { $seat } ligt 1 tegel van de ingang.
   *[other] Het merkteken van { $seat } ligt { $count } tegels van de ingang.
  } Het verste is de score van het hele team.
what-cube = Een blokje: { $resource }. Je betaalt ermee als een kaart erom vraagt, en dan is het weg.
what-card = { $card }. { $card-about }
what-item = { $item }. { $item-about }
what-packed = Het is ingepakt.
what-not-packed = Het is niet ingepakt.
what-scale-management = Strafpunten: wat er misgaat in het team.
what-scale-water = Het water in de grot.
what-scale-co2 = De slechte lucht in de grot.
what-scale = De schaal staat op { $level }. Komt hij op { $end } terwijl er nog iemand binnen is, dan is alles verloren.
what-objective = “{ $objective }”: iets om te vinden. Wie op een tegel met het teken staat, heeft het gevonden, voor iedereen.
what-drawn = De tegel die nu gelegd wordt: { $shape }. Draai hem zoals je wilt; openingen moeten op openingen passen.
what-status = { $count ->
    [0] Er is geen tegel meer over
    [one] Er is nog 1 tegel over
   *[other] Er zijn nog { $count } tegels over
  }, en { $cards ->
    [one] 1 kaart.
   *[other] { $cards } kaarten.
  }
what-goal = Het doel: één van jullie legt het merkteken { $count } tegels diep of dieper, iedereen minstens { $least } diep, en jullie komen er allemaal weer uit.
what-ruler = De getallen geven de vakken een naam: de ingang is 0,0, en 1,0 ligt ten oosten daarvan.
