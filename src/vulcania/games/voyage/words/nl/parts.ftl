### Wat een stelling een speler waard is, deel voor deel: zo legt de kapitein zijn advies uit.

part-guineas = de gouden guinea’s
part-preys = gevangen prooien
part-hunt = prooien binnen bereik van hand en figuur
part-watch = de rest van de wacht aan het roer
