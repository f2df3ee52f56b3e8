### Wat een stelling een speler waard is, deel voor deel: zo legt de kapitein zijn advies uit.

part-goal = het doel
part-home = er weer uit komen
part-science = de wetenschappelijke doelen
part-needs = eten, licht en wat er nog opraakt
part-water = het stijgende water
part-air = de slechte lucht

# Hier tellen de kansen van het team, geen punten.
reason-amount = { $points ->
    [0] ongeveer een half procent van jullie kansen
   *[other] ongeveer { $points } % van jullie kansen
  }
reason-keep = Het voegt { reason-amount } toe: { $part }.
    .ahead = Het voegt { reason-amount } meer toe dan de tweede keus: { $part }.
    .instead = Het had { reason-amount } geopend voor { $seat }: { $part }.
reason-risk = Het neemt { reason-amount } weg: { $part }.
    .ahead = De tweede keus zou { reason-amount } meer toevoegen: { $part }.
    .instead = Het had wel { reason-amount } opgegeven: { $part }.
