### Les coups, comme les nomment une liste ou un bouton.

turn-r0 = comme piochée
turn-r90 = tournée vers la droite
turn-r180 = tête en bas
turn-r270 = tournée vers la gauche
move-take = Emportez : { $item }
move-depart = Partez
move-give = Fais passer un cube { $seat-of } { $seat2-to } ({ $resource })
move-begin = Mettez-vous en route
move-keep = Garde l’objectif { $number }
move-tile = Pose la tuile en { $cell }, { $turn }
move-draw = Pioche une carte
move-discard = Défausse « { $card } »
move-exchange = Propose { $seat-to } « { $card } » contre « { $card2 } »
move-agree = Accepte
move-decline = Refuse
move-play = Joue « { $card } »
move-cross = Franchis l’obstacle { $direction-to }
move-join = Viens avec les autres
move-remain = Reste derrière
move-dig = Creuse { $direction-to }
move-mark = Pose ton repère ici
move-move = Avance { $direction-to }
move-stay = Reste sur place
move-leave = Sors de la grotte
move-end = Finis ton tour
