### Zetten, zoals een lijst of een knop ze noemt.

pile-stock = een kaart van de stapel
pile-open = de net afgelegde kaart
set-none = geen kaarten
move-sail = Vaar { $direction-to }, { $depth }
move-discard = Leg kaart { $number } af, pak { $pile }
move-step = Ga { $direction-to }
move-stay = Blijf staan
move-lay = Leg samen: { $set }
move-give-up = Geef op
move-pass = Pas
move-helmet = Zet je helm op
move-call = Betrap { $seat }: geen helm!
