"""The hunt (VO-15 to VO-26, VO-41): a game within the game, complete in itself.

Who hunts is a row of seats in the order of play, the pilot's right neighbour first. The voyage starts a hunt, hands it
its seats' moves until it is over, and then takes the catches over. After the deal nothing is left to chance.
"""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games.voyage.components import COMPASS, HAND, HUNTS, NONE
from vulcania.games.voyage.moves import CALL, DISCARD, GIVE_UP, HELMET, LAY, OPEN, PASS, STAY, STEP, STOCK
from vulcania.games.voyage.rules.hunt import CONTEST, FINAL, LAST, OVER, STEPPING, TURN, Catch, Hunt, Laid
from vulcania.games.voyage.rules.sets import sets


def layable(hunt: Hunt, seat: int) -> dict[int, int]:
    """The sets that the seat may lay where its figure stands, with their strength."""
    prey = hunt.prey_under(seat)
    if prey is None:
        return {}
    found = sets(hunt.parts.deck, hunt.hands[seat], prey)
    if hunt.phase == CONTEST:
        best = hunt.best()
        return {bits: strong for bits, strong in found.items() if strong > best}
    return found


def legal(hunt: Hunt, seat: int) -> list[int]:
    if not hunt.to_act:
        return []
    calls = _calls(hunt, seat) if hunt.helmets else []
    if seat != hunt.to_act[0]:
        return calls
    if hunt.phase == STEPPING:
        return [*hunt.steps[hunt.figures[seat]], STAY]
    moves = [LAY + bits for bits in layable(hunt, seat)]
    if hunt.phase == CONTEST:
        return [*moves, GIVE_UP]
    if hunt.phase == TURN:
        count = len(hunt.hands[seat])
        moves += range(DISCARD + STOCK, DISCARD + STOCK + 2 * count, 2)
        if hunt.open_card != NONE:
            moves += range(DISCARD + OPEN, DISCARD + OPEN + 2 * count, 2)
    else:
        moves.append(PASS)
    if hunt.bare[seat]:
        moves.append(HELMET)
    return moves + calls


def _calls(hunt: Hunt, seat: int) -> list[int]:
    """VO-16: calls are heard when a turn begins, not in the middle of one."""
    if hunt.phase not in (TURN, FINAL, LAST):
        return []
    return [CALL + other for other in hunt.exposed() if other != seat]


def play(hunt: Hunt, move: int, seat: int, log: Log | None = None) -> None:
    """Any move but a call: whom a call sends out of the game is the voyage's business (:func:`disqualify`)."""
    if move < STEP:
        slot, source = divmod(move - DISCARD, 2)
        _discard(hunt, seat, slot, source, log)
    elif move < LAY:
        _step(hunt, seat, move - STEP, log)
    elif move < GIVE_UP:
        _lay(hunt, seat, move - LAY, log)
    elif move == GIVE_UP:
        _say(log, "give-up", seat=seat)
        _next_answer(hunt, log)
    elif move == PASS:
        _say(log, "pass", seat=seat)
        if hunt.phase == LAST:
            _end(hunt, "last", log)
        else:
            _next_in_final(hunt, log)
    else:
        hunt.bare[seat] = False
        _say(log, "helmet", seat=seat)
        _await(hunt, seat)


def _discard(hunt: Hunt, seat: int, slot: int, source: int, log: Log | None) -> None:
    """VO-21 (1), its first half: a card goes, a card comes."""
    hand = hunt.hands[seat]
    gone = hand.pop(slot)
    if gone in hunt.known[seat]:
        hunt.known[seat].remove(gone)
    if log is not None:
        log.append(Event("discard", {"seat": seat, **hunt.said(gone)}))
    if source == OPEN:
        card = hunt.open_card
        hunt.known[seat].append(card)
        hunt.open_run += 1
        if log is not None:
            log.append(Event("take-open", {"seat": seat, **hunt.said(card)}))
    else:
        if hunt.open_card != NONE:
            hunt.discards.append(hunt.open_card)
        card = hunt.stock.pop()
        hunt.open_run = 0
        if log is not None:
            left = {"seat": seat, "stock": len(hunt.stock)}
            log.append(Event("draw", left, hunt.said(card), (seat,), reveals=True))
    hand.append(card)
    hand.sort()
    hunt.open_card = gone
    hunt.discarder = seat
    hunt.phase = STEPPING
    hunt.to_act = (seat,)


def _step(hunt: Hunt, seat: int, direction: int, log: Log | None) -> None:
    """VO-21 (1), its second half: the figure moves, knowing the card."""
    if direction < len(COMPASS):
        hunt.figures[seat] = hunt.parts.chart.near[hunt.figures[seat]][direction]
        if log is not None:
            log.append(_said_step(hunt, seat, direction))
    else:
        _say(log, "stay", seat=seat)
    _act(hunt, seat, moved=direction < len(COMPASS))
    if not hunt.stock or hunt.open_run >= 2 * sum(hunt.hunting):
        _say(log, "final-round" if not hunt.stock else "final-round-discards")
        hunt.final = _from_right_of(hunt, seat)
        _next_in_final(hunt, log)
    else:
        _begin(hunt, _right_of(hunt, seat), log)


def _act(hunt: Hunt, seat: int, *, moved: bool) -> None:
    """VO-16: seen by everyone. By the first rules only who moved bare was caught."""
    hunt.acted[seat] |= moved or hunt.rules > 1


def _said_step(hunt: Hunt, seat: int, direction: int) -> Event:
    square = hunt.parts.chart.name(hunt.figures[seat])
    data: dict[str, str | int] = {"seat": seat, "direction": COMPASS[direction], "square": square}
    prey = hunt.prey_under(seat)
    return Event("step", data) if prey is None else Event("step-prey", data | {"prey": prey.name})


def _lay(hunt: Hunt, seat: int, bits: int, log: Log | None) -> None:
    """VO-21 (2), and the answers of VO-22."""
    strong = layable(hunt, seat)[bits]
    prey = hunt.prey_under(seat)
    assert prey is not None, "sets are laid on a prey"
    hand = hunt.hands[seat]
    faces = tuple(face for slot, face in enumerate(hand) if bits >> slot & 1)
    for face in faces:
        hand.remove(face)
        if face in hunt.known[seat]:
            hunt.known[seat].remove(face)
    hunt.laid.append(Laid(seat, strong, faces))
    _act(hunt, seat, moved=False)
    if log is not None:
        cards = [hunt.parts.deck.name(face) for face in faces]
        log.append(Event("lay", {"seat": seat, "prey": prey.name, **hunt.said_set(faces, prey), "cards": cards}))
    if hunt.phase != CONTEST:
        here = hunt.figures[seat]
        hunt.answering = [s for s in _from_right_of(hunt, seat) if s != seat and hunt.figures[s] == here]
        hunt.phase = CONTEST
    _next_answer(hunt, log)


def _next_answer(hunt: Hunt, log: Log | None) -> None:
    """VO-22: to the right. Who has too few cards for any set gives up without being asked."""
    while hunt.answering:
        seat = hunt.answering.pop(0)
        if _able(hunt, seat):
            hunt.to_act = (seat,)
            return
        _say(log, "give-up", seat=seat)
    _catch(hunt, log)


def _catch(hunt: Hunt, log: Log | None) -> None:
    """VO-22 to VO-25: the strongest set takes the prey; of equals, the first laid."""
    starter = hunt.laid[0].seat
    winner = max(hunt.laid, key=lambda laid: laid.strength)
    square = hunt.figures[starter]
    which = hunt.preys.pop(square)
    prey = hunt.parts.preys[which]
    hunt.catches.append(Catch(winner.seat, which, square))
    _say(log, "catch", seat=winner.seat, prey=prey.name, points=prey.points, square=hunt.parts.chart.name(square))
    for laid in hunt.laid:
        hunt.spent += laid.faces
    hunt.laid = []
    _close_open_card(hunt)
    hunt.open_run = 0
    _retire(hunt, log)
    if hunt.final is not None:
        _next_in_final(hunt, log)
    else:
        _begin(hunt, _right_of(hunt, starter), log)


def _retire(hunt: Hunt, log: Log | None) -> None:
    """VO-25: by number of cards only, everybody after each catch."""
    if not hunt.preys:
        return
    least = min(hunt.parts.preys[prey].least for prey in hunt.preys.values())
    for seat in hunt.order:
        if hunt.hunting[seat] and len(hunt.hands[seat]) < least:
            if log is not None:
                cards = [hunt.parts.deck.name(face) for face in hunt.hands[seat]]
                log.append(Event("retire", {"seat": seat, "count": len(cards), "cards": cards}, reveals=True))
            _leave(hunt, seat)


def _leave(hunt: Hunt, seat: int) -> None:
    hunt.discards += hunt.hands[seat]
    hunt.hands[seat] = []
    hunt.known[seat] = []
    hunt.hunting[seat] = False
    hunt.figures[seat] = NONE
    if hunt.final and seat in hunt.final:
        hunt.final.remove(seat)
    if hunt.discarder == seat:
        _close_open_card(hunt)


def _close_open_card(hunt: Hunt) -> None:
    """VO-21: after a set, or when its player has left, the discard may no longer be taken."""
    if hunt.open_card != NONE:
        hunt.discards.append(hunt.open_card)
    hunt.open_card = NONE
    hunt.discarder = NONE


def disqualify(hunt: Hunt, seat: int, log: Log | None) -> list[int]:
    """VO-16, VO-42: the seat is out of hunt and game; returned are the preys it had caught in this hunt."""
    lost = [catch.prey for catch in hunt.catches if catch.seat == seat]
    hunt.catches = [catch for catch in hunt.catches if catch.seat != seat]
    after = _right_of(hunt, seat)
    was_turn = hunt.turn == seat
    _leave(hunt, seat)
    hunt.order.remove(seat)
    if hunt.phase != FINAL:
        _begin(hunt, after if was_turn else hunt.turn, log)
    elif was_turn:
        _next_in_final(hunt, log)
    else:
        _await(hunt, hunt.turn)
    return lost


def _right_of(hunt: Hunt, seat: int) -> int:
    """The next hunter still hunting; the seat itself when there is no other."""
    order = hunt.order
    at = order.index(seat)
    for ahead in range(1, len(order)):
        other = order[(at + ahead) % len(order)]
        if hunt.hunting[other]:
            return other
    return seat


def _from_right_of(hunt: Hunt, seat: int) -> list[int]:
    at = hunt.order.index(seat) + 1
    return [other for other in hunt.order[at:] + hunt.order[:at] if hunt.hunting[other]]


def _able(hunt: Hunt, seat: int) -> bool:
    """Whether, for all that the others can see, the hunter might lay a set at once."""
    prey = hunt.prey_under(seat)
    return prey is not None and len(hunt.hands[seat]) >= prey.least


def _begin(hunt: Hunt, seat: int, log: Log | None) -> None:
    """VO-26: a turn begins, unless the hunt has ended."""
    hunters = sum(hunt.hunting)
    if not hunt.preys:
        _end(hunt, "caught", log)
    elif not hunters:
        _end(hunt, "nobody", log)
    elif hunters == 1 and not _able(hunt, seat):
        _end(hunt, "last", log)
    else:
        hunt.phase = TURN if hunters > 1 else LAST
        _await(hunt, seat)


def _next_in_final(hunt: Hunt, log: Log | None) -> None:
    """VO-26: each once; who cannot possibly lay is not asked."""
    while hunt.final and hunt.preys:
        seat = hunt.final.pop(0)
        if _able(hunt, seat):
            hunt.phase = FINAL
            _await(hunt, seat)
            return
    _end(hunt, "final" if hunt.preys else "caught", log)


def _await(hunt: Hunt, seat: int) -> None:
    hunt.turn = seat
    hunt.to_act = (seat,)
    if hunt.helmets:
        # VO-16: what was done bare can be called out until the next turn; by the first rules, until the helmet was on
        hunt.acted[seat] &= hunt.rules == 1
        hunt.to_act += tuple(other for other in hunt.order if other != seat and _calls(hunt, other))


def _end(hunt: Hunt, why: str, log: Log | None) -> None:
    hunt.phase = OVER
    hunt.to_act = ()
    _say(log, f"hunt-over-{why}", left=len(hunt.preys))


def bound(seats: int, cards: int) -> int:
    """No hunt has more moves.

    Between two cards drawn from the stock or sets laid there are fewer than two rounds of taken discards (VO-41). Each
    of those turns is two moves, each set brings at most an answer from everybody else, the last round one move each,
    and with ``helmets`` everybody puts theirs on and is called out once at most.
    """
    stock = cards - HAND * seats
    dividing = stock + seats
    turns = dividing + (dividing + 1) * 2 * seats
    return 2 * turns + seats * seats + seats + 2 * seats


def announce(hunt: Hunt, log: Log | None) -> None:
    """Says what a hunt begins with."""
    if log is None:
        return
    chart = hunt.parts.chart
    log.append(Event("hunt", {"hunt": HUNTS[hunt.kind], "count": len(hunt.preys)}, reveals=True))
    for square, which in hunt.preys.items():
        prey = hunt.parts.preys[which]
        log.append(Event("prey", {"prey": prey.name, "square": chart.name(square), "points": prey.points}))


def _say(log: Log | None, kind: str, **data: str | int) -> None:
    if log is not None:
        log.append(Event(kind, data))
