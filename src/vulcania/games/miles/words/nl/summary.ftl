### The sheet for the table.

summary-aim = Jullie besturen samen één Nautilus. Verzamel drie gevraagde plaatjes per rij, en gelijke symbolen per kolom.
summary-turn-1 = In de volgorde van de nummers legt iedereen een kaart.
summary-turn-2 = De nummers worden opnieuw verdeeld: de hoogste kaart krijgt 1 en stuurt als eerste.
summary-turn-3 = Voer je kaart uit: stroming (1, 4, 7), koers (2, 5, 8), diepte (3, 6, 9), thermostaat (10, naar keuze), matroos (11, verwissel twee eigen fiches), magische helm (12, ruil met een ander).
summary-turn-4 = Na het sturen pak je het fiche waar de Nautilus naar wijst; het komt op het meest linkse vrije vak van de rij van deze ronde.
summary-turn-5 = Je mag één speciale kaart spelen, ervoor of erna.
summary-points-1 = Aan het eind van een ronde telt de rij. Eén, twee, drie gevraagde plaatjes: 10, 25, 45 · 10, 25, 50 · 15, 30, 60 · 15, 35, 70 · 20, 40, 80 (rij 1 tot 5).
summary-points-2 = Nummer 1 levert 25 op, nummer 2 levert 15 op, nummer 3 levert 5 op.
summary-points-3 = Na ronde 3 en 5 tellen de kolommen. 1 tot 5 gelijke symbolen: A 0, 5, 15, 30, 50 · B en C 5, 10, 20, 35, 55 · D 0, 20, 40, 60, 60.
summary-points-4 = Zeehond: plaatje en symbool naar keuze. Anker: houden, of de actiekaart pakken. Groene pijl: nog een keer sturen. Rode ster: niemand mag er eindigen.
summary-end = Een ronde eindigt met de beurt waarin iemand de rij vult. Na vijf rondes (kort spel: drie) wint wie de meeste punten heeft; bij gelijke stand wie het laagste nummer heeft.
