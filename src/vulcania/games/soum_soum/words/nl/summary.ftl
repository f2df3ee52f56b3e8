### The sheet for the table.

summary-aim = Leg oceaankaarten en stuur je vijf duikers naar de kaarten die straks het meest opleveren.
summary-turn-1 = Leg een kaart uit je hand op een leeg vak.
summary-turn-2 = Je mag één duiker sturen naar een kaart zonder duiker. Daar blijft hij tot het eind.
summary-turn-3 = Trek een kaart. Met de open markt pak je in plaats daarvan een van de drie open kaarten.
summary-points-1 = Octopuspatroon: 1 punt per octopus op de kaarten eromheen, ook schuin.
summary-points-2 = Haaienpatroon: 1 punt per haai in de rij van de duiker, zijn eigen kaart telt mee.
summary-points-3 = Schildpaddenpatroon: 1 punt per schildpad in de kolom van de duiker, zijn eigen kaart telt mee.
summary-points-4 = De duikboot telt nooit. Duikers die aan boord bleven en kaarten in de hand tellen niet mee.
summary-end = Als de zee vol is, wint wie met al zijn duikers de meeste punten heeft. Bij gelijke stand wie als laatste speelde.
