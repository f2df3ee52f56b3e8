### Zetten, zoals een lijst of een knop ze noemt.

pile-stock = een kaart van de stok
pile-open = de net afgelegde kaart
set-none = geen kaarten
move-sail = Vaar: { $direction }, { $depth }
move-discard = Leg kaart { $number } af, neem { $pile }
move-step = Ga een vak: { $direction }
move-stay = Blijf staan
move-lay = Leg de kaarten { $set }
move-give-up = Geef op
move-pass = Pas
move-helmet = Zet je helm op
move-call = Betrap { $seat }: geen helm!
