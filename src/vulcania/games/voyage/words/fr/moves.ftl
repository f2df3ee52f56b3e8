### Les coups, comme les nomment une liste ou un bouton.

pile-stock = une carte du talon
pile-open = la carte écartée à l’instant
set-none = aucune carte
move-sail = Cap { $direction-to }, { $depth }
move-discard = Écarte la carte { $number }, prends { $pile }
move-step = Avance { $direction-to }
move-stay = Reste sur place
move-lay = Pose ensemble : { $set }
move-give-up = Renonce
move-pass = Passe
move-helmet = Mets ton casque
move-call = Surprends { $seat } : pas de casque !
