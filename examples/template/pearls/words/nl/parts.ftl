### Wat een stelling een speler waard is, deel voor deel: zo legt de kapitein zijn advies uit.

part-chest = parels in de kist
part-basket = parels in de mand
