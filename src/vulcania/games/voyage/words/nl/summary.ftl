### The sheet for the table.

summary-aim = Bestuur om de beurt de Nautilus en jaag bij elke halte. Prooien en guinea’s zijn punten; bij 20.000 mijlen is het voorbij.
summary-turn-1 = Varen: de stuurman gaat één vak dichter naar de bestemming en telt de route erbij die het stuurrad toont.
summary-turn-2 = Beide lampen blauw of beide geel: een guinea. Anders een blauw fiche; bij het vierde neemt de volgende stuurman het over.
summary-turn-3 = Navigatie geel: de Nautilus komt boven, en elke route is er één meer.
summary-turn-4 = Beide lampen rood: alarm! De zone zegt wat er gebeurt.
summary-turn-5 = Jagen: leg een kaart af, pak er een, en zet je figuur één vak verder. Of leg een set voor de prooi waar je op staat.
summary-points-1 = Een prooi levert de punten op die erop staan; elke guinea telt voor 5.
summary-points-2 = Een set is precies waar de prooi om vraagt. Mitrailleurs verslaan harpoenen, die verslaan al het andere; dan een set zonder jokers, dan de hoogste som.
summary-points-3 = Octopus: betaal 2 guinea’s op zijn tekening, win er 2 ernaast. Oorlogsschip en kannibalen: 2 te winnen of te verliezen. IJsberg, draaikolk, rif: betaal 1.
summary-points-4 = Wie niet kan betalen, draagt de wacht over.
summary-end = De stuurman die 20.000 mijlen haalt, krijgt 2 guinea’s, en dan is het meteen voorbij. Wie de meeste punten heeft, wint; bij gelijke stand wie de meeste guinea’s heeft.
