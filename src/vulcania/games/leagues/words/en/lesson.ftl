### The guided first round. A step's .done answers what was done, .else what was tried instead.

lesson-first = Your first voyage

lesson-first-aim = Welcome aboard the Nautilus! All of you steer this one ship, and whoever has steered takes the chip before its bow, the one with the bright ring.
lesson-first-row = These squares are yours in round I. A shark, a wreck and a reef, in this order, are worth 15 points, and the most points win.
lesson-first-lay = { $rival-seat } has laid a 5. The higher card steers first, so lay your 8.
    .done = 8 beats 5: you steer first.
    .else = You could, but the 8 is sure to steer first. Lay your 8.
lesson-first-heading = An 8 turns the ship a quarter, left or right. There is a shark to the right: turn right.
    .done = The shark is yours, on your first square.
    .else = Another chip lies that way, and you want the shark first. Turn right.
lesson-first-anchor = { $rival-seat } turned the ship on and found an anchor. Whoever takes one gets a special card for later.
lesson-first-seven = Next turn! 1, 4 and 7 turn the whole ocean under the ship: lay your 7.
    .done = Your 7 lies there for all to see.
    .else = Keep that one for later. This time we need the 7.
lesson-first-current = { $rival-seat } answers with a 4, so you steer again. Turn the ocean to the right and see what the green chip is: those lie face down.
    .done = A wreck! Beside the shark it makes 8 points, which you get when the round ends.
    .else = There is a chip that way too, but try the other one. Turn the ocean to the right.
lesson-first-sailor = Now you could play a sailor, who swaps two of your chips. Yours lie well, so pass.
    .done = You keep the sailor.
    .else = A swap would spoil your row. Pass this time.
lesson-first-empty = { $rival-seat } had to turn the ocean back, to where nothing is left, and got nothing. Before you lay a card, think where the ship will be then!
lesson-first-ten = Your 10 is the strongest card, and it steers any way you like. Lay it now.
    .done = Nobody beats a 10.
    .else = That card may be beaten. Lay the 10.
lesson-first-reef = Only the reef is missing, and you can see one! Find the way: turn the ship, turn the ocean, or dive.
    .done = Shark, wreck, reef: 15 points!
    .else = No reef can be seen there. Look for it once more.
lesson-first-full = Your row is full, so the round ends with this turn. You need no sailor: pass.
    .done = The others may still finish the turn.
    .else = Your row is perfect. Pass.
lesson-first-score = 15 points for your row, and 10 more because you hold number 1. Round II asks for other pictures.
lesson-first-columns = At the very end the columns count too, by the little symbols on the chips. Two alike in a column give 2 points, three give 5.
lesson-first-green = Be curious about the green chips! Some are sea-biscuits, which stand for anything and bring points at once.
lesson-first-alone = Two turns on your own. If you are not sure, ask the captain.
lesson-first-end = That is the whole game: three rounds like this, then the columns.
