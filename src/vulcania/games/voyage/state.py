"""The voyage itself: piloting, watches, arrivals, and the end, in the order of VO-39."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.core.outcome import Line, Outcome, ranked
from vulcania.games.voyage import account, adventures, refusals, views
from vulcania.games.voyage.chart import CANNIBALS, DESTINATIONS, NO_HUNT, SHARKS, ZONES, Course
from vulcania.games.voyage.hunt import Hunt, announce
from vulcania.games.voyage.instruments import BLUE, COLOURS, GOAL, RED, REGISTERS, YELLOW
from vulcania.games.voyage.moves import CALL, COMPASS, DEPTH_OF, DEPTHS, DIRECTION_OF, DISCARD
from vulcania.games.voyage.position import NONE, WATCH, Entry, Position, Trophy
from vulcania.games.voyage.view import VoyageView
from vulcania.words.message import Message

PRIZE = 2
"""VO-37: guineas for whoever pilots at the end."""


class VoyageState(Position):
    __slots__ = ()

    # -- moves --------------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        if self.hunt is not None:
            return self.hunt.legal(seat)
        course = self.course()
        return list((course.surfaced if self.surfaced else course.dived)[self.ship])

    def course(self) -> Course:
        """What the Nautilus sails for: the adventure's aim (VO-29, VO-30), or the destination (VO-8)."""
        chart = self.parts.chart
        if self.adventure == SHARKS:
            return chart.to_warship
        if self.adventure == CANNIBALS:
            return chart.out_of_archipelago
        return chart.to_destination[self.target]

    def play(self, move: int, seat: int, log: Log | None = None) -> None:
        if move < DISCARD:
            self._sail(move, log)
        elif move >= CALL:
            self._call(seat, move - CALL, log)
        else:
            self._hunt_on(move, seat, log)

    def _sail(self, move: int, log: Log | None) -> None:
        """VO-8 to VO-12, then all that follows."""
        instruments = self.parts.instruments
        self.heading = DIRECTION_OF[move]
        self.depth = DEPTH_OF[move]
        self.ship = self.parts.chart.near[self.ship][self.heading]
        self.turned = ()
        route = instruments.routes[move]
        self.leagues += route * REGISTERS
        if log is not None:
            log.append(Event("sail" if self.leagues < GOAL else "sail-home", self._said_sail(route)))
        if self.leagues >= GOAL:
            self._finish(log)
            return
        at = self.leagues // REGISTERS
        navigation, events = instruments.navigation[at], instruments.events[at]
        self._reward(navigation, events, log)
        self._surface(navigation, log)
        alert = navigation == RED and events == RED
        if self.adventure != NONE:
            # VO-29, VO-30: a move of an adventure brings no other one, and while it lasts there is no arrival
            adventures.pursue(self, navigation, log)
            alert = False
        if self.adventure == NONE and self.target != NONE and self.ship == self.parts.chart.destinations[self.target]:
            self._arrive(alert, log)
            return
        if alert:
            adventures.meet(self, log)
        self._settle(log)

    def _reward(self, navigation: int, events: int, log: Log | None) -> None:
        """VO-10. VO-29: during an adventure no fifth token is given."""
        if navigation == events != RED:
            self.pay(1, "both-blue" if navigation == BLUE else "both-yellow", log)
        elif self.tokens < WATCH:
            self.tokens += 1
            if log is not None:
                log.append(Event("token", {"seat": self.pilot, "tokens": self.tokens}))

    def pay(self, guineas: int, reason: str, log: Log | None) -> None:
        """Guineas for the pilot, or from the pilot. VO-35: who cannot pay in full is relieved."""
        had = self.guineas[self.pilot]
        moved = max(guineas, -had)
        self.guineas[self.pilot] += moved
        if moved:
            self.ledger[self.pilot].append(Entry(moved, reason, self.ship, self.leagues))
        if moved != guineas:
            self.relieved = True
        if log is None:
            return
        if guineas > 0:
            log.append(Event("guineas", {"seat": self.pilot, "guineas": guineas, "reason": reason}))
        else:
            kind = "fine" if moved == guineas else "fine-short"
            log.append(Event(kind, {"seat": self.pilot, "guineas": -guineas, "paid": -moved, "reason": reason}))

    def _surface(self, navigation: int, log: Log | None) -> None:
        """VO-12: up while Navigation is yellow; as a variant, each yellow switches between up and down."""
        before = self.surfaced
        if self.toggles:
            self.surfaced = before != (navigation == YELLOW)
        else:
            self.surfaced = navigation == YELLOW
        if log is not None and self.surfaced != before:
            log.append(Event("surface" if self.surfaced else "dive"))

    def _arrive(self, alert: bool, log: Log | None) -> None:
        """VO-13, VO-14, VO-40"""
        zone = self.target
        self.target = NONE
        self.alert = alert
        if log is not None:
            log.append(Event("arrive", {"seat": self.pilot, "zone": ZONES[zone]}))
        kind = self.parts.chart.hunts[zone]
        if kind == NO_HUNT:
            self._after_stop(log)
        elif not self.preys_left[kind]:
            if log is not None:
                log.append(Event("no-prey"))
            self._after_stop(log)
        else:
            self._go_hunting(kind, log)

    def _after_stop(self, log: Log | None) -> None:
        if self.alert:
            self.alert = False
            adventures.meet(self, log)
        self._settle(log)

    def _settle(self, log: Log | None) -> None:
        """VO-11: the change of watch, once, however many reasons there are; then a new card where one is due.

        VO-29: while an adventure lasts, both wait for its end.
        """
        if self.adventure == NONE:
            if self.relieved or self.tokens == WATCH:
                self._change_watch(log)
            if self.target == NONE:
                self._new_card(log)
        self.to_act = (self.pilot,)

    def _change_watch(self, log: Log | None) -> None:
        self.tokens = 0
        self.relieved = False
        self.watches += 1
        before = self.pilot
        self.pilot = self.right_of(before)
        if log is not None:
            log.append(Event("watch", {"seat": self.pilot, "from-seat": before}))

    def _new_card(self, log: Log | None) -> None:
        """VO-13"""
        self.target = self.order[self.drawn % DESTINATIONS]
        self.drawn += 1
        if log is not None:
            data = {"seat": self.pilot, "zone": ZONES[self.target]}
            log.append(Event("destination", data, reveals=self.drawn <= DESTINATIONS))

    def _finish(self, log: Log | None) -> None:
        """VO-37"""
        self.adventure = NONE
        self.pay(PRIZE, "end", log)
        self.to_act = ()

    # -- the hunt -----------------------------------------------------------------------------------------------------

    def _go_hunting(self, kind: int, log: Log | None) -> None:
        """VO-15, VO-17, VO-18"""
        order = [self.right_of(self.pilot)]
        while order[-1] != self.pilot:
            order.append(self.right_of(order[-1]))
        series = self.preys_left[kind]
        shuffled = series[:]
        self.chance.shuffle(shuffled)
        drawn = shuffled[: len(order)]
        for prey in drawn:
            series.remove(prey)
        self.hunts += 1
        self.hunt = Hunt(
            self.parts,
            tuple(order),
            self.ship,
            self.heading,
            drawn,
            self.chance,
            helmets=bool(self.setup.options["helmets"]),
            seats=self.seats,
        )
        announce(self.hunt, log)
        self.to_act = self.hunt.to_act

    def _hunt_on(self, move: int, seat: int, log: Log | None) -> None:
        hunt = self.hunt
        assert hunt is not None, "only a hunt has these moves"
        hunt.play(move, seat, log)
        self.to_act = hunt.to_act
        if hunt.over:
            self._end_hunt(hunt, log)

    def _end_hunt(self, hunt: Hunt, log: Log | None) -> None:
        self._collect(hunt)
        if self.out[self.pilot]:
            # VO-42: the alert lapses with the pilot it was meant for
            self.alert = False
            self.relieved = True
        self._after_stop(log)

    def _collect(self, hunt: Hunt) -> None:
        """VO-26: preys caught are kept for good, the others go back."""
        for catch in hunt.catches:
            self.trophies[catch.seat].append(Trophy(catch.prey, catch.square, self.hunts))
        self._give_back(list(hunt.preys.values()))
        self.hunt = None

    def _give_back(self, preys: list[int]) -> None:
        for prey in preys:
            series = self.preys_left[self.parts.preys[prey].series]
            series.append(prey)
            series.sort()

    def _call(self, seat: int, caught: int, log: Log | None) -> None:
        """VO-16, VO-42"""
        hunt = self.hunt
        assert hunt is not None, "only a hunt has calls"
        self.out[caught] = True
        self.guineas[caught] = 0
        self.ledger[caught] = []
        self._give_back([trophy.prey for trophy in self.trophies[caught]])
        self.trophies[caught] = []
        if log is not None:
            log.append(Event("call", {"seat": seat, "caught-seat": caught}, reveals=True))
        if self.captain == caught:
            self.captain = self.right_of(caught)
            if log is not None:
                log.append(Event("captain", {"seat": self.captain}))
        alone = self.out.count(False) == 1
        self._give_back(hunt.disqualify(caught, None if alone else log))
        self.to_act = hunt.to_act
        if alone:
            self._collect(hunt)
            self.to_act = ()
        elif hunt.over:
            self._end_hunt(hunt, log)

    # -- the account --------------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        if self.to_act:
            return None
        points = self.points()
        # VO-38: of equals, who has more guineas. VO-42: who was sent out is last.
        keys = [(not self.out[seat], points[seat], self.guineas[seat]) for seat in range(self.seats)]
        return ranked(points, keys, account.verdict(self))

    def breakdown(self) -> tuple[Line, ...]:
        return account.breakdown(self)

    # -- knowing ------------------------------------------------------------------------------------------------------

    def why_not(self, move: int, seat: int) -> tuple[str, Message]:
        return refusals.why_not(self, move, seat)

    def preview(self, move: int, seat: int) -> Message | None:
        return views.preview(self, move, seat)

    def view(self, seat: int | None) -> VoyageView:
        return views.view(self, seat)

    def _said_sail(self, route: int) -> dict[str, str | int]:
        data: dict[str, str | int] = {
            "seat": self.pilot,
            "direction": COMPASS[self.heading],
            "depth": DEPTHS[self.depth],
            "square": self.parts.chart.name(self.ship),
            "route": route,
            "leagues": self.leagues,
        }
        at = self.leagues // REGISTERS
        if self.leagues < GOAL:
            data["navigation"] = COLOURS[self.parts.instruments.navigation[at]]
            data["events"] = COLOURS[self.parts.instruments.events[at]]
        return data
