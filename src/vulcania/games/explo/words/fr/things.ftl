### Les choses d’Explo : ressources, cartes, matériel, tuiles, glyphes, objectifs.

## Ressources

resource-light = lumière
resource-bin-bag = sac poubelle
resource-first-aid = pharmacie
resource-food = nourriture
resource-survey = topographie
resource-warmth = chaleur
resource-water = eau

## Échelles

scale-management = Gestion
    .the = l’échelle de gestion
    .lost = trop de choses ont mal tourné
scale-water = Niveau d’eau
    .the = le niveau d’eau
    .lost = l’eau est montée et a coupé la sortie
scale-co2 = Niveau de CO₂
    .the = le niveau de CO₂
    .lost = l’air n’était plus respirable sous terre

## Directions

direction-n = nord
    .to = vers le nord
direction-e = est
    .to = vers l’est
direction-s = sud
    .to = vers le sud
direction-w = ouest
    .to = vers l’ouest
direction-ne = nord-est
    .to = vers le nord-est
direction-se = sud-est
    .to = vers le sud-est
direction-sw = sud-ouest
    .to = vers le sud-ouest
direction-nw = nord-ouest
    .to = vers le nord-ouest

## Cartes Action

card-cold = Froid
    .about = Tu commences à avoir froid : paie un cube de chaleur, sinon l’équipe perd un point de gestion.
card-thirst = Soif
    .about = Tu as soif : paie un cube d’eau, sinon l’équipe perd un point de gestion.
card-batteries = Piles mortes
    .about = Ta lampe s’éteint : paie un cube de lumière, sinon l’équipe perd un point de gestion.
card-hunger = Faim
    .about = Tu as faim : paie un cube de nourriture, sinon l’équipe perd un point de gestion.
card-slipped = Glissade
    .about = Tu as glissé et te voilà avec une écorchure : paie un cube de pharmacie, sinon l’équipe perd un point de gestion.
card-lost = Où suis-je ?
    .about = Tu ne sais plus où tu es : paie un cube de topographie, sinon l’équipe perd un point de gestion.
card-litter = Déchets
    .about = Les déchets doivent ressortir avec toi : paie un cube « sac poubelle », sinon l’équipe perd un point de gestion.
card-rockfall = Éboulis
    .about = Des pierres tombent : un point de gestion est perdu si quelqu’un se trouve à côté d’une trémie.
card-rising-water = Montée des eaux
    .about = Le niveau d’eau monte d’un cran ; un point de gestion est perdu aussi si quelqu’un est à côté d’une voûte mouillante.
card-rising-co2 = Hausse du CO₂
    .about = Le niveau de CO₂ monte d’un cran ; un point de gestion est perdu aussi si quelqu’un est sur une tuile CO₂.
card-rest = Pause
    .about = Tu fais une pause : pas de déplacement ce tour-ci.
card-falling-water = Décrue
    .about = Le niveau d’eau baisse d’un cran.
card-falling-co2 = Baisse du CO₂
    .about = Le niveau de CO₂ baisse d’un cran.
card-easy-stretch = Passage facile
    .about = Tu peux avancer de deux tuiles ce tour-ci.
card-dig = Désobstruction
    .about = Élargis une étroiture, relie des galeries ou ouvre une paroi avec une tuile désobstruction.
card-pass-choke = Passage de trémie
    .about = Te fait franchir les trémies, avec les équipiers qui le veulent.
card-pass-duck = Passage de voûte mouillante
    .about = Te fait franchir les voûtes mouillantes, avec les équipiers qui le veulent.
card-pass-squeeze = Passage d’étroiture
    .about = Te fait franchir les étroitures, avec les équipiers qui le veulent.

## Matériel

item-spare-batteries = piles de rechange
    .about = Sans lumière, personne ne retrouve la sortie : chaque lampe a son jeu de rechange.
item-survival-blanket = couverture de survie
    .about = Une feuille métallisée garde la chaleur pendant les attentes.
item-water = eau
    .about = La spéléo est un effort, et l’eau des grottes ne se boit pas.
item-food = nourriture
    .about = Un vrai repas entretient les forces et le moral.
item-first-aid-kit = trousse à pharmacie
    .about = Pour les coupures et les entorses : les secours sont à des heures de là.
item-survey-kit = matériel de topographie
    .about = Boussole, clinomètre et mètre : quand on mesure la grotte, on ne s’y perd pas.
item-bin-bag = sac poubelle
    .about = Tout ce qui entre ressort : la grotte reste propre.
item-spare-headlamp = frontale de secours
    .about = Une seconde lampe prend le relais quand il n’y a plus de piles.
item-group-shelter = point chaud
    .about = Une grande bâche et une bougie dessous font un coin chaud pour tous.
item-sketch-map = croquis de la cavité
    .about = Un dessin rapide du chemin remplace une topographie.
item-energy-bars = barres énergétiques
    .about = Petites, légères, et aussi bonnes qu’un repas quand il n’y en a plus.
item-helmet = casque
    .about = Contre les pierres et les plafonds bas ; il porte la lampe.
item-headlamp = lampe frontale
    .about = De la lumière là où tu regardes, et les deux mains libres.
item-caving-suit = combinaison
    .about = Une toile solide contre la boue, l’eau et la roche coupante.
item-boots = bottes
    .about = Le caoutchouc accroche sur l’argile et garde les pieds à peu près au sec.
item-gloves = gants
    .about = La roche et la corde usent les mains.
item-harness = baudrier
    .about = Ce qui te tient quand le chemin plonge dans un puits.
item-rope = corde
    .about = Pour les puits et les escalades ; on la vérifie avant chaque sortie.
item-lanyards = longes
    .about = De courtes cordes à mousquetons pour t’assurer.
item-kit-bag = kit (sac)
    .about = Le sac robuste qui porte tout et se traîne derrière toi.

## Tuiles

shape-entrance = entrée
shape-sump = siphon
shape-digging = désobstruction
shape-straight = galerie droite
shape-bend = coude
shape-tee = bifurcation
shape-crossroads = carrefour
shape-chamber = salle
shape-deadend = cul-de-sac
shape-choke = trémie
    .about = Des blocs tombés remplissent la galerie : on s’y faufile avec une carte.
shape-duck = voûte mouillante
    .about = Le plafond touche presque l’eau : avec une carte, on retient son souffle et on passe.
shape-squeeze = étroiture
    .about = La galerie est à peine plus large que toi : avec une carte, on vide ses poumons et on s’y glisse.

## Glyphes

family-hydrology = hydrologie
family-erosion = érosion
family-gravity = sédiments gravitaires
family-human = traces humaines
family-palaeontology = paléontologie
family-structure = structure
family-carbonates = carbonates
family-cave-life = vie souterraine
family-stream-deposits = dépôts de rivière

find-spring = source
    .about = Ici, l’eau sort de la roche.
find-sink = perte
    .about = Ici, un ruisseau disparaît dans le sol.
find-pool = plan d’eau
    .about = Une eau calme dans un creux.
find-wall-cupola = coupole de paroi
    .about = Un creux arrondi que l’eau a dissous dans la paroi.
find-pothole = marmite d’érosion
    .about = Une cuve creusée par des galets que le courant fait tourner.
find-drip-pit = impact de gouttes
    .about = Un petit trou là où des gouttes tombent depuis des siècles.
find-runnel = incision
    .about = Une rainure étroite taillée par le ruissellement.
find-ceiling-cupola = coupole de voûte
    .about = Un dôme dissous au plafond, souvent quand la grotte était noyée.
find-block = bloc
    .about = Un gros rocher tombé du plafond.
find-scree-cone = cône d’éboulis
    .about = Des pierres entassées sous un trou ou un puits.
find-human-trace = indice anthropique
    .about = Le signe d’un passage ancien : charbon, dessin, outil.
find-fossil = fossile
    .about = Un reste d’animal marin dans le calcaire, bien plus vieux que la grotte.
find-bones = ossements
    .about = Les restes d’animaux qui ont vécu là, y sont tombés ou y ont été traînés.
find-bear-wallow = bauge à ours
    .about = Un creux dans l’argile où un ours des cavernes passait l’hiver.
find-drain-point = soutirage
    .about = Un entonnoir où les sédiments sont aspirés vers des vides cachés.
find-fault = faille
    .about = Une cassure le long de laquelle la roche a bougé ; les galeries la suivent volontiers.
find-flowstone = coulée stalagmitique
    .about = Une nappe de calcite déposée par un film d’eau courante.
find-stalagmite = stalagmite
    .about = Elle monte du sol, goutte après goutte.
find-column = colonne
    .about = Une stalagmite et une stalactite qui se sont rejointes.
find-corroded-stalagmite = stalagmite corrodée
    .about = L’air ou l’eau acides l’ont rongée depuis qu’elle a poussé.
find-cave-pearls = perles des cavernes
    .about = Des grains enrobés de calcite que les gouttes font tourner.
find-calcite-flower = fleur de calcite
    .about = De fins cristaux qui éclosent sur la roche dans l’air calme.
find-micro-gours = micro-gours
    .about = De minuscules barrages de calcite, en escalier sur une pente.
find-fallen-concretion = concrétion cassée au sol
    .about = Une concrétion détachée, tombée par terre.
find-spiked-stalagmite = stalagmite avec picots
    .about = Une stalagmite hérissée de petites épines de calcite.
find-broken-stalagmite = stalagmite cassée
    .about = Sa pointe a disparu : la glace, une crue, un animal ou une secousse.
find-broken-column = colonne cassée
    .about = Une colonne rompue en deux, peut-être quand le sol s’est affaissé.
find-fractured-stalagmite = stalagmite fracturée
    .about = Fendue de part en part, mais toujours en place.
find-fractured-column = colonne fracturée
    .about = Une fente la traverse : sol et plafond se sont écartés.
find-shifted-stalagmite = stalagmite translatée
    .about = Le haut a glissé de côté le long d’une fente.
find-shifted-column = colonne translatée
    .about = Ses deux moitiés ne sont plus alignées : le sol a bougé.
find-tilted-stalagmite = stalagmite basculée
    .about = Elle penche, car le sol a cédé sous elle.
find-bat-droppings = guano de chauves-souris
    .about = Les crottes s’entassent là où dorment les chauves-souris, et nourrissent tout un petit monde.
find-niphargus = niphargus
    .about = Une crevette blanche et aveugle des eaux souterraines.
find-sand = dépôts sableux
    .about = Déposés là où le courant a perdu sa force.
find-sump = siphon
    .about = La galerie plonge sous l’eau : fin du chemin, sauf pour les plongeurs.

## Objectifs

objective-pool = Plans d’eau
objective-speleothems = Concrétions
objective-flowstone = Coulées
objective-gravity = Éboulements
objective-sand = Dépôts de rivière
objective-cupolas = Coupoles
objective-drips = Goutte à goutte
objective-runnel = Ruissellement
objective-fossil = Fossiles
objective-spring = D’où vient l’eau
objective-sink = Où va l’eau
objective-geology = Géologie
objective-bats = Chauves-souris
objective-breakage = Concrétions brisées
objective-erosion = Érosion
objective-people = Traces d’humains
objective-niphargus = Vie aquatique
objective-bones = Ossements
objective-gours = Petits barrages
objective-drain = Soutirages
objective-sump = Le siphon
objective-bear = L’ours des cavernes
objective-treasures = Trésors de calcite
objective-quake = Séismes anciens
objective-fractures = Fractures
objective-corrosion = Corrosion
