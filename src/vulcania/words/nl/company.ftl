### Aan tafel: wie er is, en wat mensen met elkaar afspreken.

## Wat bots doen

web-levels = Hoe spelen de bots?
web-level = { $level }
about-deckhand = Speelt verstandig en maakt fouten. Voor je eerste partijen.
about-mate = Doet altijd wat nu het beste lijkt. Weinig fouten, geen plan.
about-captain = Heeft het spel geleerd van miljoenen partijen, of denkt een seconde vooruit. Moeilijk te verslaan.
about-nemo = Denkt twee tot zes seconden vooruit bij elke zet. De sterkste.
about-random = Laat zich drijven: zomaar een zet die mag. Om te zien hoe een spel gaat.
about-greedy = Doet wat nu het beste lijkt, net als de Stuurman; lijken twee zetten even goed, dan beslist het toeval.
about-pupil = Heeft alles geleerd door tegen zichzelf te spelen; speelt meteen wat hij het liefst doet.
about-guest = Een bot van iemand anders, uit een ander pakket.
web-thinking-ahead = · denkt vooruit ({ $most } s per zet):
web-thinking-next = · denkt straks na
web-pace = Hoe snel bots spelen
web-pace-slow = Langzaam
web-pace-usual = Gewoon
web-pace-quick = Snel
web-pace-at-once = Meteen
error-pace = Bots kunnen niet spelen in het tempo “{ $pace }”. Verwacht: { $expected }.

## Wie er komt

web-onlookers = { $more ->
    [0] Kijken mee: { $people }
    [one] Kijken mee: { $people } en nog iemand
   *[other] Kijken mee: { $people } en nog { $more } anderen
  }
web-word = Een berichtje voor wie meedoet
    .help = Ze lezen het voordat ze gaan zitten.
web-invite-help = Komt iemand via een link? Vul een naam in, dan blijft de plaats vrij: die persoon krijgt een eigen link.
web-invite = Link voor { $name }
web-invite-free = De plaats niet meer vrijhouden voor { $name }
web-seat-kept = uitgenodigd
web-all-kept = De vrije plaatsen zijn voor { $people }. Ben jij dat, vraag dan om je eigen link. Intussen kun je meekijken.
error-seat-kept = Die plaats wordt voor iemand anders vrijgehouden.
error-not-opener = Alleen wie de tafel opende, bepaalt voor wie plaatsen worden vrijgehouden.
web-rematch-other = Nog eens op andere plaatsen
web-rematch-turned = Iedereen schuift een plaats op
web-rematch-drawn = De plaatsen loten
error-rematch-order = Zo kun je niet van plaats wisselen: “{ $asked }”. Verwacht: same, turned, drawn.

## Rusten

web-pause = Pauze
web-holiday = Pauze, vakantie
web-pause-help = Tijdens de pauze loopt er geen klok en speelt niemand. Iedereen moet het ermee eens zijn; iedereen kan er een eind aan maken.
web-pause-how-long = Hoelang
web-pause-open = tot iemand verdergaat
web-pause-ask = De anderen vragen
web-asks-pause = { $days ->
    [0] { $seat } vraagt om een pauze.
    [one] { $seat } vraagt om een pauze van één dag.
   *[other] { $seat } vraagt om een pauze van { $days } dagen.
  }
web-paused = De tafel heeft pauze.
web-paused-why = Pauze: er loopt geen klok en niemand speelt.
web-paused-until = Het gaat vanzelf verder over
web-go-on = Verdergaan
note-paused = { $days ->
    [0] Pauze: { $seat } vroeg erom en iedereen is het ermee eens.
    [one] Pauze van één dag: { $seat } vroeg erom en iedereen is het ermee eens.
   *[other] Pauze van { $days } dagen: { $seat } vroeg erom en iedereen is het ermee eens.
  }
note-pause-refused = { $seat } speelt liever verder.
note-pause-ended = { $seat } beëindigt de pauze.
note-pause-over = De pauze is voorbij.
error-paused = De tafel heeft pauze. Beëindig die eerst.
error-pause-days = Een pauze van dagen kan alleen in een partij die dagen duurt. Vraag om een pauze tot iemand verdergaat.
error-pause-long = Dat is te lang: hoogstens { $most } dagen.
error-pause-lesson = Een les heeft geen pauze nodig: die wacht op je.
error-asked-already = Er is al iets gevraagd. Beantwoord dat eerst.

## Eigen aantekeningen

web-notes = Mijn aantekeningen
web-notes-help = Alleen jij leest ze.
web-kept = Bewaard.
error-note-long = Dat is te lang: hoogstens { $most } tekens.

## Regels die er niet meer zijn

note-refitted = Deze partij begon met regels of stukken die het spel niet meer heeft (regels { $rules }; nu zijn het { $current }). We spelen verder met die van nu, { $lost ->
    [0] vanaf waar we waren
    [one] vanaf de zet vóór de laatste, want die laatste kan niet meer
   *[other] zonder de laatste { $lost } zetten, want die kunnen niet meer
  }.
