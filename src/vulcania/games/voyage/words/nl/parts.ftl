### Wat een stelling een speler waard is, deel voor deel: zo legt de kapitein zijn advies uit.

part-guineas = de gouden guinea’s
part-preys = gevangen prooien
part-hunt = prooien binnen bereik
part-watch = de tijd die nog over is aan het roer
