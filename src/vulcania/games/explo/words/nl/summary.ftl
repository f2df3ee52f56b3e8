### The sheet for the table.

summary-aim = Ga samen de grot in, zo ver je durft, en kom er allemaal weer uit.
summary-turn-1 = Trek een tegel en leg hem hoogstens drie tegels van je af: openingen moeten op openingen passen.
summary-turn-2 = Trek een actiekaart, of ruil er een met iemand op je tegel. Rode kaarten werken meteen.
summary-turn-3 = Je mag één kaart spelen; heb je een rode kaart getrokken, dan is het die.
summary-turn-4 = Loop één tegel, of blijf. Voor een blokkenversperring, waterpassage of vernauwing heb je een kaart van die soort nodig; wie op je tegel staat, mag mee.
summary-turn-5 = Leg je merkteken neer, één keer, waar je omkeert. Daarna mag je via de ingang naar buiten.
summary-points-1 = Een tegenslag los je op met een blokje, van jou of van iemand op je tegel; anders springt een vervanging in; anders krijgt het team een strafpunt.
summary-points-2 = Gevaar: steenslag naast een blokkenversperring, stijgend water naast een waterpassage, stijgende CO₂ op een CO₂-tegel kost een strafpunt extra.
summary-points-3 = Het verste merkteken is de score: één per tegel vanaf de ingang. Graaftegels tellen nooit.
summary-points-4 = Tot 10: kort. 11 tot 15: goed. 16 tot 20: heel goed. Meer: uitzonderlijk.
summary-end = Je wint als iedereen buiten is, en verliest als een schaal het rode eind bereikt terwijl er nog iemand binnen is. Daarna, als je wilt: terug, voor de wetenschap.
