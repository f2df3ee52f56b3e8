### Wat een stelling een speler waard is, deel voor deel: zo legt de kapitein zijn advies uit.

part-catch = dieren die de duikers al zien
part-sight = vrije vakken waar duikers naar kijken
part-divers = duikers die nog aan boord zijn
part-last-word = de speelvolgorde, als het gelijk eindigt
