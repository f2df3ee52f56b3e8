### The guided first voyage. A step's .done answers what was done, .else what was tried instead.

lesson-helm = At the helm

lesson-helm-aim = Welcome, pilot! The Nautilus sails until the counter shows 20,000 leagues. Then the most points win: gold guineas and prey.
lesson-helm-nearer = Every move goes one square nearer to the destination, the Sea of Whales. Each marked square shows the two lamps it would light: go north-east.
    .done = The lamps differ, so you get a blue token, and at yellow the ship comes up for air.
    .else = That square is nearer too. But come north-east with me this once.
lesson-helm-watch = The fourth token ends your watch, and the wheel goes to { $rival-seat }. Go north-east now.
    .done = A second token, and the ship dives again.
    .else = You could, but the north-east shows you something new.
lesson-helm-guinea = Now it is getting interesting. To the south-east both lamps would be yellow: go there!
    .done = Two lamps of one colour, blue or yellow: a gold guinea, worth 5 points, and no token.
    .else = Only a token there. To the south-east both lamps would be yellow.
lesson-helm-second = Find another guinea! Compare the lamps of the two squares.
    .done = Well seen: another guinea.
    .done-2 = Only a token: the other square had two yellow lamps.
    .else = Choose one of the two squares.
lesson-helm-arrive = The destination is one square away. Go there.
    .done = You are there, and all go out to hunt: that is the next chapter.
    .else = Go to the destination.
lesson-helm-alert = One thing to beware of: both lamps red mean alert! Each zone then has its own adventure: some pay guineas, most cost some.
lesson-helm-end = So choose your squares by their lamps, and make your watch last. The more guineas, the better!

lesson-hunt = The hunt

lesson-hunt-aim = At a destination everyone goes out to hunt. Here are a narwhal, worth 8 points, and a dugong, worth 18.
lesson-hunt-hand = Every prey shows which cards take it. The narwhal takes one machine-gun, and you hold one!
lesson-hunt-discard = { $rival-seat } has had a turn. In yours, first discard a card and draw another from the stock: give up the first harpoon.
    .done = A pickaxe: good for treasures.
    .else = You may need that one. Discard card 1, and draw from the stock.
lesson-hunt-step = Then your figure takes one step. Go north-west, onto the narwhal.
    .done = You stand on the narwhal.
    .else = The narwhal is to the north-west. Step there.
lesson-hunt-lay = { $rival-seat } went to the dugong. Whoever stands on a prey when their turn comes may lay its cards: lay the machine-gun.
    .done = The narwhal is yours: 8 points!
    .else = You stand on the prey and hold what it takes. Lay the machine-gun.
lesson-hunt-both = Had { $rival-seat } stood there too, he could have answered with a stronger set. But nothing beats a machine-gun.
lesson-hunt-alone = The hunt goes on until no prey is left. Three turns on your own: if you are not sure, ask the captain.
lesson-hunt-end = Now you know it all: sail for guineas, hunt for prey, and beware of two red lamps.
