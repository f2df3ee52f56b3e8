### The guided first round. A step's .done answers what was done, .else what was tried instead.

lesson-first = Your first voyage

lesson-first-aim = Welcome aboard the Nautilus! All of you steer this one ship, and whoever has steered takes the chip before its bow, the one with the bright ring.
lesson-first-row = These squares are yours in round 1. Shark, wreck and reef, in any order, give 45 points, and the most points win.
lesson-first-lay = { $rival-seat } has laid a 5. The higher card steers first, so lay your 8.
    .done = 8 beats 5: you steer first.
    .else = You could, but the 8 is sure to steer first. Lay your 8.
lesson-first-heading = An 8 turns the ship a quarter, left or right. There is a wreck to the left: turn left.
    .done = The wreck is yours.
    .else = That chip is not wanted in this row. Turn left, to the wreck.
lesson-first-useless = { $rival-seat } had to turn too, and to take what was there: Vulcania, which nobody wants in round 1. So look before you lay!
lesson-first-ten = Your 10 steers any way you like. Lay it.
    .done = A 10 is hard to beat.
    .else = We need a card that can steer any way. Lay the 10.
lesson-first-arrow = { $rival-seat } lays a 4. Turn left, where the green arrow is, and see what happens.
    .done = A green arrow: it stays, and you steer once more!
    .else = First show me what the green arrow does. Turn left.
lesson-first-again = Use it: left again lies a reef.
    .done = Two of the three wanted pictures: that makes 25 points when the round ends.
    .else = Any way is allowed, but the reef lies to the left.
lesson-first-blue = { $rival-seat } turned the ocean and took a blue chip. Blue ones lie face down and bear two symbols: a gamble that often pays.
lesson-first-nine = Now lay your 9. It moves the ship up or down, and from the surface there is only down.
    .done = You dive, and there is another arrow!
    .else = Keep that one. Lay your 9, to dive.
lesson-first-seal = Steer once more: to the left sits a seal. It stands for any picture you need.
    .done = The seal plays the shark: all three, 45 points!
    .else = Who knows what lies there? The seal to the left is sure.
lesson-first-score = A full row ends the round: 45 points for you, and 25 more for number 1. New chips are laid out for round 2.
lesson-first-columns = After the last round the columns count their symbols. Many alike in one column are worth a lot, most of all in column d.
lesson-first-cards = Two of your cards do not steer. The 11 swaps two of your own chips, the 12 one of yours for one of somebody else’s.
lesson-first-star = Beware of red stars among the blue chips: a star that was found stays, and nobody may stop there again.
lesson-first-anchor = An anchor is friendlier: keep it, or swap it for a special card.
lesson-first-alone = Two turns on your own. If you are not sure, ask the captain.
lesson-first-end = That is the whole game: three rounds, or five in the full game, and then the columns.
