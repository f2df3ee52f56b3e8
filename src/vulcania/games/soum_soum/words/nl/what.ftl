### What is this? Whatever lies on the board, in a sentence or two.

what-card = { $cell }: een kaart met { $animal-a }. Een duiker erop telt { $pattern-the }.
what-counts = { $count ->
    [0] Dat levert nog niets op.
    [one] Dat is nu 1 punt ({ $cells }).
   *[other] Dat is nu { $count } punten ({ $cells }).
  }
what-diver = De duiker hier is van { $seat } en blijft tot het eind.
what-free = Hier staat nog geen duiker.
what-water = { $cell } is nog leeg: hier kan een kaart komen.
what-submarine = De duikboot: van hier vertrekken de duikers. Er komt geen kaart op, en hij telt voor niemand.
what-hand = Een kaart uit je hand met { $animal-a }. Een duiker erop telt straks { $pattern-the }.
what-market = Een kaart die iedereen mag pakken, met { $animal-a }. Een duiker erop telt straks { $pattern-the }.
what-player = { $count ->
    [0] { $seat } heeft nog geen duiker in zee, dus geen punten.
    [one] { $seat } heeft nu { $points ->
        [one] 1 punt
       *[other] { $points } punten
      }: wat de enige duiker in zee waard is.
   *[other] { $seat } heeft nu { $points ->
        [one] 1 punt
       *[other] { $points } punten
      }: wat de { $count } duikers in zee samen waard zijn.
  }
what-aboard = { $count ->
    [one] Eén duiker is nog aan boord. Als hij daar blijft, telt hij niet mee.
   *[other] { $count } duikers zijn nog aan boord. Als ze daar blijven, tellen ze niet mee.
  }
what-pattern = Een kaart met dit patroon telt { $pattern-the }: één punt per dier.
what-own = De kaart onder de duiker telt ook mee, als dat dier erop staat.
what-own-not = In deze partij telt de kaart onder de duiker niet mee.
what-pile = { $count ->
    [0] De stapel is leeg.
    [one] De stapel: er is nog één kaart over.
   *[other] De stapel: er zijn nog { $count } kaarten over.
  }
what-draw = Aan het eind van je beurt trek je er een.
what-refill = De open markt wordt ermee aangevuld.
what-edge = De letters en cijfers geven de vakken een naam: a1 is het vak linksboven.
what-tally = Het eind: bij elk vak staat wat de duiker daar opleverde, en rechts de som.
