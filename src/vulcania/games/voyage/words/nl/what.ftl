### What is this? Whatever lies on the chart and beside it, in a sentence or two.

what-player = { $seat } heeft { $points } punten: { $preys } met prooien, en 5 voor elke guinea (dat zijn er { $guineas }).
what-pilot = Het stuurrad: deze speler is nu de stuurman.
what-captain = De N is van kapitein Nemo.
what-zone = { $zone }.
what-hunt-underwater = Hier gaat iedereen onder water op jacht.
what-hunt-surface = Hier gaat iedereen aan de oppervlakte op jacht.
what-hunt-none = Hier jaagt niemand: de Nautilus vaart meteen door.
what-alert-forests = Beide lampen rood: { card-alert-forests }
card-alert-forests = een octopus! Op zijn tekening betaalt de stuurman 2 guinea’s, ernaast krijgt hij er 2.
what-alert-sharks = Beide lampen rood: { card-alert-sharks }
card-alert-sharks = een oorlogsschip! De stuurman moet het rammen: 2 guinea’s te winnen of te verliezen.
what-alert-cannibals = Beide lampen rood: { card-alert-cannibals }
card-alert-cannibals = kannibalen! Vaar weg voordat Navigatie geel wordt: 2 guinea’s te winnen of te verliezen.
what-alert-icebergs = Beide lampen rood: { card-alert-icebergs }
card-alert-icebergs = een ijsberg! De stuurman betaalt 1 guinea.
what-alert-galleon = Beide lampen rood: { card-alert-galleon }
card-alert-galleon = de draaikolk sleurt de Nautilus mee, en de stuurman betaalt 1 guinea.
what-alert-whales = Beide lampen rood: { card-alert-whales }
card-alert-whales = vast op een rif! De stuurman betaalt 1 guinea.
what-alert-corridor = Beide lampen rood: { card-alert-corridor }
card-alert-corridor = motorpech, en de volgende stuurman neemt het over.
what-destination = De bestemming midden in deze zone: { $zone }.
what-warship = Het oorlogsschip. Het telt alleen als beide lampen rood zijn in de Haaienzee: een ramsteven met een van de cijfers op de romp is dan raak.
what-vulcania = Vulcania, de haven waar elke reis begint.
what-whirlpool = Hier zet de grote draaikolk de Nautilus neer.
what-sail = Varen naar { $square }: { $direction }, { $depth }.
what-wheel = Het stuurrad: varen { $direction-to } geeft route { $route } ({ $depth }), dat is { $route }00 mijlen.
what-lever-surface = De hendel op oppervlakte: zolang Navigatie geel is; elke route is er één meer.
what-lever-medium = De hendel op gemiddelde diepte: voor lichtblauwe vakken.
what-lever-great = De hendel op grote diepte: voor donkerblauwe vakken; elke route is er één minder.
what-route = { $route ->
    [0] ROUTE laat zien wat de laatste zet waard was. Er is nog niets bewogen.
   *[other] ROUTE laat zien wat de laatste zet waard was: { $route }00 mijlen.
  }
what-nautilus = De Nautilus, op { $square }. De stuurman brengt hem elke beurt één vak dichter bij de bestemming.
what-nautilus-hunt = De Nautilus wacht op { $square } tot de jacht voorbij is.
what-counter = De teller: { $leagues } mijlen tot nu toe. Bij { $goal } is de reis voorbij.
what-navigation = Navigatie is { $navigation }: dat bepaalt het cijfer van de honderdtallen, { $digit }.
what-navigation-then = Bij geel komt de Nautilus boven. Twee blauwe of twee gele lampen leveren een guinea op; anders is het een blauw fiche.
what-events = Gebeurtenissen is { $events }: dat bepaalt het cijfer van de duizendtallen, { $digit }.
what-events-then = Zijn beide lampen rood, dan is het alarm.
what-aim = De bestemmingskaart: de Nautilus vaart naar deze zone ({ $zone }).
what-turned = De kaarten die voor het rammen zijn omgedraaid. De ramsteven beslist: met 2 tot 5 is het raak.
what-edge = De letters en cijfers geven de vakken een naam: a1 is de hoek linksboven op de kaart.
what-tokens = { $count ->
    [0] Blauwe fiches: nog geen. Bij het vierde gaat de wacht naar de volgende stuurman.
    [one] Blauwe fiches: 1. Bij het vierde gaat de wacht naar de volgende stuurman.
   *[other] Blauwe fiches: { $count }. Bij het vierde gaat de wacht naar de volgende stuurman.
  }
what-account = De telling: de punten van de prooien, plus 5 per guinea.
what-trace = Hier won of verloor { $seat } punten:
what-weapon = { $card }, nummer { $number }, { $colour }. Met wapens maak je sets die prooien vangen; een hoger nummer maakt een set sterker.
what-tool = { $card }, nummer { $number }: gereedschap. Het heeft geen kleur.
what-joker = { $card }: die vervangt elke kaart, maar maakt een set zwakker.
what-open = De kaart die net is afgelegd. Je mag die pakken in plaats van een kaart van de stapel:
what-stock = { $count ->
    [0] De stapel is leeg: de jacht is bijna voorbij.
    [one] De stapel: nog 1 kaart. Is hij leeg, dan eindigt de jacht.
   *[other] De stapel: nog { $count } kaarten. Is hij leeg, dan eindigt de jacht.
  }
what-discards = Kaarten die in deze jacht zijn afgelegd. Alleen de laatste mag je pakken.
what-prey = { $prey }: { $points } punten voor wie deze prooi vangt.
what-takes = { $count ->
    [one] Met 1 { $weapon } vang je deze prooi.
   *[other] Met { $count } { $weapon-many } vang je deze prooi.
  }
what-takes-varied = Met { $count } verschillende wapens van één kleur ({ $colour }) vang je deze prooi.
what-set = { $count ->
    [one] Een set van 1 kaart, die de prooi vangt waar je op staat.
   *[other] Een set van { $count } kaarten, die de prooi vangt waar je op staat.
  }
what-contest = De sets op tafel: de sterkste krijgt de prooi.
what-step = Je figuur mag naar { $square }.
what-stay = Je figuur mag blijven staan.
