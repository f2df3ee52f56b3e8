### Wat een stelling een speler waard is, deel voor deel: zo legt de kapitein zijn advies uit.

part-goal = het doel
part-home = er weer uit komen
part-science = de wetenschappelijke opdrachten
part-needs = eten, licht en wat er nog opraakt
part-water = het stijgende water
part-air = de slechte lucht

# Hier tellen de kansen van het team, geen punten.
reason-amount = { $points ->
    [0] ongeveer een half procent
   *[other] ongeveer { $points } %
  }
reason-keep = Jullie kansen stijgen met { reason-amount }: { $part }.
    .ahead = Jullie kansen stijgen { reason-amount } meer dan met de tweede keus: { $part }.
    .instead = De kansen van het team waren met { reason-amount } gestegen: { $part }.
reason-risk = Jullie kansen dalen met { reason-amount }: { $part }.
    .ahead = Met de tweede keus zouden jullie kansen { reason-amount } meer stijgen: { $part }.
    .instead = Maar de kansen van het team waren met { reason-amount } gedaald: { $part }.
