### Zetten, zoals een lijst of een knop ze noemt.

turn-r0 = zoals getrokken
turn-r90 = naar rechts gedraaid
turn-r180 = ondersteboven
turn-r270 = naar links gedraaid
move-take = Neem mee: { $item }
move-depart = Vertrek
move-give = Geef een blokje door van { $seat } aan { $seat2 } ({ $resource })
move-begin = Ga op pad
move-keep = Houd opdracht { $number }
move-tile = Leg de tegel op { $cell }, { $turn }
move-draw = Trek een kaart
move-discard = Leg “{ $card }” af
move-exchange = Bied { $seat } “{ $card }” aan voor “{ $card2 }”
move-agree = Ga akkoord
move-decline = Weiger
move-play = Speel “{ $card }”
move-cross = Ga door het obstakel { $direction-to }
move-join = Ga mee
move-remain = Blijf achter
move-dig = Graaf { $direction-to }
move-mark = Leg hier je merkteken
move-move = Loop { $direction-to }
move-stay = Blijf staan
move-leave = Ga de grot uit
move-end = Beëindig de beurt
