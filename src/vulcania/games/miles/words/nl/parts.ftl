### Wat een stelling een speler waard is, deel voor deel: zo legt de kapitein zijn advies uit.

part-rows = de rij
part-columns = de kolommen
part-token = de bonus van het nummerfiche
part-cards = actiekaarten in de hand
