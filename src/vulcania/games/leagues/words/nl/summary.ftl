### The sheet for the table.

summary-aim = Jullie besturen samen één Nautilus. Stuur hem naar de fiches waar je rij om vraagt, en verzamel symbolen in je kolommen.
summary-turn-1 = In de volgorde van de nummers legt iedereen een genummerde kaart.
summary-turn-2 = De nummers worden opnieuw verdeeld: de hoogste kaart krijgt 1 en stuurt als eerste.
summary-turn-3 = Voer je kaart uit: stroming (1, 4, 7) draait de oceaan, koers (2, 5, 8) draait de Nautilus, diepte (3, 6, 9) laat hem stijgen of duiken, met 10 kies je zelf.
summary-turn-4 = Pak het fiche waar de Nautilus naar wijst; het komt op het eerste vrije vak van de rij van deze ronde.
summary-turn-5 = Je mag er één kaart bij spelen: een matroos verwisselt twee van je fiches, een actiekaart doet wat erop staat.
summary-points-1 = Aan het eind van een ronde telt de rij. Los, paar en hele reeks zijn 3, 8, 15 (I), 4, 10, 20 (II), 5, 12, 25 (III) waard.
summary-points-2 = Nummer 1 levert 10 op, nummer 2 levert 6 op, nummer 3 levert 3 op.
summary-points-3 = Na ronde III tellen de kolommen: twee gelijke symbolen leveren 2 op, drie leveren 5 op.
summary-points-4 = Anker: een actiekaart, en één los plaatje. Duikboot: nog een keer sturen. Scheepsbeschuit: plaatje en symbool naar keuze, en meteen punten.
summary-end = Een ronde eindigt met de beurt waarin iemand vak C vult. Na drie rondes wint wie de meeste punten heeft; bij gelijke stand wie het laagste nummer heeft.
