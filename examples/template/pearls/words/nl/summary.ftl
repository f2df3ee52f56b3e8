summary-aim = Breng meer parels boven dan de anderen, vooral die je geheime koper wil.
summary-turn-1 = Duik bij het rif of bij het wrak: een parel gaat in je mand, een murene neemt alles.
summary-turn-2 = Duik verder zolang je durft, of kom boven: dan is de mand veilig in je kist.
summary-turn-3 = Eén keer per partij mag je eerst in een bovenste schelp gluren.
summary-points-1 = Elke parel in de kist is 1 waard, en 2 in de kleur van je koper.
summary-end = Als alle schelpen open zijn, wint wie de meeste punten heeft; bij gelijke stand winnen jullie samen.
