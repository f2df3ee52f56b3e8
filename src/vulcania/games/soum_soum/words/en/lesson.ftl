### The guided first match. A step's .done answers what was done, .else what was tried instead.

lesson-first = Your first dive

lesson-first-aim = Welcome aboard! We fill this sea with cards, and your five divers win a point for each animal they can see. The most points win.
lesson-first-hand = These three cards are yours. Each shows an animal, and in its corner which animals a diver standing on it counts: the same or others.
lesson-first-lay = Every turn you lay one card. Take the shark, card 1, and lay it on b2.
    .done = A shark swims on b2.
    .else = You may do that in a real match. For now, lay card 1 on b2.
lesson-first-dive = Then you may send a diver. This card counts sharks in its row: send one to b2!
    .done = One point: the shark under your diver counts too.
    .else = Later! First send a diver to the shark on b2.
lesson-first-grow = { $rival-seat } had to lay a card too, and look: a shark in your row. Your diver is worth 2 now, for points grow until the sea is full.
lesson-first-around = Now your octopus, card 2. It counts octopuses on the eight places around it, so it needs neighbours: lay it on d4.
    .done = Your octopus is on d4.
    .else = A fine idea for later. Now lay the octopus, card 2, on d4.
lesson-first-wait = It has no neighbours yet, and you have only five divers. So keep them aboard: choose the submarine.
    .done = You wait.
    .else = You could, but that diver would count nothing yet. Stay aboard this once.
lesson-first-taken = Oh no! { $rival-seat } laid an octopus beside yours and jumped onto your card: it has room for one diver, and he never leaves.
lesson-first-column = So let us be quicker. Your turtle, card 1, counts turtles in its column: lay it on a4.
    .done = A turtle on a4.
    .else = Not bad, but let us start a column: card 1 goes to a4.
lesson-first-own = Jump on it before { $rival-seat } does!
    .done = One point, and room for four more turtles in column a.
    .else = Quick, take the turtle on a4 before someone else does!
lesson-first-feed = Now you choose: lay a card where it helps you. Which of your cards does the diver on a4 like?
    .done = Yes! A second turtle in the column: your diver is worth 2.
    .done-2 = An octopus helps octopus cards beside it, but your diver on a4 counts turtles.
    .done-3 = Allowed, but a turtle in column a would have given you a point.
    .else = Lay a card first.
lesson-first-choose = Dive or stay, as you like. The small number on a card is what a diver there is worth now.
    .done = You keep your divers for something better.
    .done-2 = Splash! Now help that diver with your next cards.
    .else = Send a diver, or stay aboard.
lesson-first-turn = That is a whole turn: lay a card, dive if you like, and a new card comes from the pile.
lesson-first-alone = Two turns on your own! If you are not sure, ask the captain.
lesson-first-end = Now play to the end. Do not forget your divers: who is still aboard then counts nothing.
