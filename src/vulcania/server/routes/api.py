"""``/api/v1``: everything that a program needs to sit at a live table.

Whoever joins gets a token; it goes with every later request as ``Authorization: Bearer TOKEN``. Without one a program
is a spectator. Moves are written in the game's notation; the list of legal ones comes with the view.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, ConfigDict, Field, ValidationInfo, field_validator
from pydantic_core import PydanticCustomError
from starlette.responses import PlainTextResponse, Response

from vulcania.core.errors import MoveError
from vulcania.core.hooks import hooks
from vulcania.core.registry import game as find_game
from vulcania.core.registry import left_out, slugs
from vulcania.drawing.players import MOST_SEATS
from vulcania.players.told import counsel
from vulcania.server import bots, helping, keys, pages, remains, resting, seating, undoing
from vulcania.server.errors import REFUSALS, body_of
from vulcania.server.routes import state
from vulcania.server.settings import DAYS_SECONDS, MOVE_LENGTH, NAME_LENGTH, TALK_LENGTH
from vulcania.server.store.rows import Clock
from vulcania.server.table import Landed
from vulcania.server.tables import SLOWEST, Chair, Plan
from vulcania.server.templates import preferences_of
from vulcania.server.visits import address_of, services_of, tables_of, visit
from vulcania.words import words

router = APIRouter(prefix="/api/v1", responses=REFUSALS)

PREVIEWS = 100
PLAIN: dict[str, Any] = {"content": {"text/plain": {"schema": {"type": "string"}}}}

NUMBERS, TRUTHS = (int, int | None, float | None), (bool, bool | None)


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid")

    @field_validator("*", mode="before")
    @classmethod
    def _as_documented(cls, value: object, of: ValidationInfo) -> object:
        """A number may be written 3.0, but is no text and no yes or no; nor is a yes a number or a text."""
        kind = cls.model_fields[of.field_name or ""].annotation
        wrong = str | bool if kind in NUMBERS else str | int | float if kind in TRUTHS else ()
        if isinstance(value, wrong) and not (kind in TRUTHS and isinstance(value, bool)):
            raise PydanticCustomError("type", "Input should be of the documented type")
        return value


class NewSeat(Asked):
    kind: Literal["me", "open", "bot"] = Field(description="You, someone who joins later, or a bot.")
    name: str = Field("", max_length=NAME_LENGTH, description="For an open seat: whom it is kept for.")
    level: str = Field("", max_length=40, description="For a bot: one of the levels that /games lists.")


class NewClock(Asked):
    kind: Literal["none", "move", "player", "days"] = "none"
    seconds: int = Field(default=0, ge=0, le=DAYS_SECONDS[1])
    reserve: int = Field(default=0, ge=0, le=DAYS_SECONDS[1], description="With days: beyond the time of each move.")
    late: Literal["bot", "end"] = Field(
        default="bot", description="When time is up: a bot plays on, or the match ends."
    )


class NewTable(Asked):
    game: str = Field(max_length=40)
    seats: list[NewSeat] = Field(min_length=1, max_length=MOST_SEATS)
    options: dict[str, bool | int | str] = Field({}, max_length=40)
    clock: NewClock = Field(default_factory=NewClock)
    listed: bool = Field(True, description="Whether the table is shown on the shelf.")
    advice: bool | None = Field(
        None, description="Whether the captain may be asked. Left out: where one plays against bots alone."
    )
    pace: float | None = Field(None, ge=0, le=SLOWEST, description="Seconds that a bot's move takes at least.")
    word: str = Field("", max_length=TALK_LENGTH, description="What you say to those who are to join.")


class Joining(Asked):
    name: str = Field(min_length=1, max_length=NAME_LENGTH)
    seat: int | None = Field(None, ge=0, lt=MOST_SEATS, description="The first free one if left out.")
    invited: str = Field("", max_length=60, description="For a seat that is kept: the key in the invitation's link.")


class Move(Asked):
    move: str = Field(min_length=1, max_length=MOVE_LENGTH, description="In the game's notation, as in `legal`.")
    ply: int | None = Field(None, ge=0, description="The ply it is meant for: refused if the table has moved on.")
    seat: int | None = Field(None, ge=0, lt=MOST_SEATS, description="Only where one visitor holds several seats.")


class Answer(Asked):
    yes: bool
    ply: int = Field(ge=0, description="How far back the question goes, as in the table's `ask`.")
    kind: Literal["undo", "pause"] | None = Field(None, description="What it is about, as there; either if left out.")
    seat: int | None = Field(None, ge=0, le=9, description="Only where one visitor holds several seats.")


class Away(Asked):
    seat: int = Field(ge=0, le=9, description="The seat that is away.")


class Rest(Asked):
    days: int = Field(0, ge=0, le=resting.MOST_DAYS, description="With a clock of days; 0: until somebody goes on.")


class Said(Asked):
    text: str = Field(min_length=1, max_length=TALK_LENGTH)


class Opened(BaseModel):
    id: str
    url: str
    tokens: dict[int, str] = Field(description="A token for each seat that is yours.")


class Joined(BaseModel):
    seat: int
    token: str


class Legal(BaseModel):
    ply: int
    seat: int | None
    moves: list[str]


class Played(BaseModel):
    ply: int
    seat: int
    move: str
    more: list[str] = Field(description="Where words of one's own named several moves: those after the first.")
    events: list[dict[str, Any]]
    left: dict[str, Any] | None = Field(description="What was not understood of such words, as an error would tell it.")


class Why(BaseModel):
    text: str
    seat: int | None = Field(description="Whose board the places lie on.")
    where: list[str] = Field(description="The places on the board that it speaks of.")


class Counsel(BaseModel):
    move: str
    label: str = Field(description="The move in words.")
    percent: int = Field(description="The estimated chance to win, or for a team to succeed.")
    within: int = Field(description="Give or take so many percentage points, 19 times of 20.")
    tie: bool = Field(description="As good as the best, for all that the captain can tell.")
    told: str = Field(description="The move with its chance, in a sentence.")
    reasons: list[Why]


class LeftOut(BaseModel):
    game: str
    why: str


class Undone(BaseModel):
    done: bool = Field(description="False: the other people at the table have been asked.")


@router.post("/tables/{name}/moves", status_code=201, tags=["playing"], response_model=Played)  # asked for most
async def play(request: Request, name: str, asked: Move) -> Response:
    """Play a move. The answer comes when the move is kept for good. A refusal names the rule it comes from."""
    at = await visit(request, name)
    seat = at.deciding_seat(asked.seat)
    if at.table.seats[seat].stand_in is not None:
        await seating.come_back(at.table, seat)
    meant = await at.table.meant(seat, asked.move, at.prefs.lang, address_of(request))
    landed: list[Landed] = []
    left: MoveError | None = meant.rest
    for text in meant.moves:
        try:
            landed.append(await at.table.play(seat, text, None if landed else asked.ply))
        except MoveError as refusal:  # of several things, one that is refused does not keep the others
            left = left or refusal
    if not landed and left is not None:
        raise left
    events = [event.seen_by(seat) for one in landed for event in one.events]
    played = Played(
        ply=landed[0].ply,
        seat=seat,
        move=landed[0].move,
        more=[one.move for one in landed[1:]],
        events=[{"kind": event.kind, "data": {**event.data, **event.secret}} for event in events],
        left=None if left is None else body_of(left, at.prefs.lang, at.table.names)["error"],
    )
    return Response(played.model_dump_json(), 201, media_type="application/json")  # it need not be checked again


@router.get("/games", tags=["games"])
async def games() -> list[dict[str, Any]]:
    """The games there are, with their options and the bots that can be seated."""
    return [_game(slug) for slug in slugs()]


@router.get("/left-out", tags=["games"])
async def games_left_out(request: Request) -> list[LeftOut]:
    """Other people's games that were found but cannot be played, each with the reason."""
    lang = preferences_of(request).lang
    return [LeftOut(game=str(fault.message.args["slug"]), why=fault.say(lang)) for fault in left_out()]


@router.get("/games/{slug}", tags=["games"])
async def one_game(slug: str) -> dict[str, Any]:
    find_game(slug)
    return _game(slug)


def _game(slug: str) -> dict[str, Any]:
    game = find_game(slug)
    english = words("en", slug)
    return {
        "game": slug,
        "title": english.say("title"),
        "tagline": english.say("tagline"),
        "seats": list(game.meta.seats),
        "minutes": list(game.meta.minutes),
        "team": game.meta.team,
        "hidden_hands": game.meta.hidden_hands,
        "rules_version": game.meta.rules_version,
        "options": [
            {"name": option.name, "kind": option.kind, "default": option.default, "expected": option.expected,
             "label": english.say(f"option-{option.name}"), "rule": option.rule}
            for option in game.meta.options
        ],
        "moves": game.vocabulary.usage,
        "bots": list(bots.levels()),
    }  # fmt: skip


@router.get("/tables", tags=["tables"])
async def tables(request: Request) -> list[dict[str, Any]]:
    """Tables in progress that are open to all eyes, the newest first."""
    services = services_of(request)
    rows = await services.call(services.store.listed, 100)
    sat = await services.call(services.store.seats_of, [row.id for row in rows])
    return [
        {"id": row.id, "game": row.game, "status": "playing" if row.started else "open", "ply": row.plies,
         "seats": [{"seat": one.seat, "kind": one.kind, "name": one.name} for one in sat[row.id]]}
        for row in rows
    ]  # fmt: skip


@router.post("/tables", status_code=201, tags=["tables"])
async def open_table(request: Request, new: NewTable) -> Opened:
    chairs = tuple(Chair(seat.kind, seat.name, seat.level) for seat in new.seats)
    clock = Clock(new.clock.kind, new.clock.seconds, new.clock.reserve, new.clock.late)
    plan = Plan(new.game, chairs, dict(new.options), clock, new.listed, new.advice, pace=new.pace, word=new.word)
    table, known = await tables_of(request).found(msgspec.structs.replace(plan, visitor=address_of(request)))
    tokens = {seat: keys.write(seat, secret) for seat, secret in known.items()}
    return Opened(id=table.id, url=str(request.url_for("table_page", name=table.id)), tokens=tokens)


@router.get("/tables/{name}", tags=["tables"])
async def one_table(request: Request, name: str) -> dict[str, Any]:
    """What everyone may know of a table: who sits there, whose turn it is, what was said."""
    return state.table_state((await visit(request, name)).table)


@router.post("/tables/{name}/join", status_code=201, tags=["tables"])
async def join(request: Request, name: str, asked: Joining) -> Joined:
    at = await visit(request, name)
    seat, secret = await seating.join(at.table, asked.name, asked.seat, address_of(request), key=asked.invited)
    return Joined(seat=seat, token=keys.write(seat, secret))


@router.get("/tables/{name}/view", tags=["playing"])
async def view(request: Request, name: str, seat: state.Seat = None) -> dict[str, Any]:
    """What your seat may know of the match, its legal moves included; a spectator's view without a token."""
    at = await visit(request, name)
    who = at.acting_seat(seat) if at.held else None
    return {"ply": at.table.row.plies, "status": at.table.status, "view": at.view(who).to_data()}


@router.get("/tables/{name}/legal", tags=["playing"])
async def legal(request: Request, name: str, seat: state.Seat = None) -> Legal:
    at = await visit(request, name)
    who = at.acting_seat(seat) if at.held else None
    able = who is not None and who in at.table.acting
    return Legal(ply=at.table.row.plies, seat=who, moves=list(at.view(who).legal) if able else [])


@router.get("/tables/{name}/preview", tags=["playing"])
async def preview(
    request: Request,
    name: str,
    move: Annotated[list[str], Query(min_length=1, max_length=PREVIEWS)],
    seat: state.Seat = None,
) -> dict[str, str]:
    """What legal moves would do, as far as your seat can know: a sentence for each that has one."""
    at = await visit(request, name)
    who = at.acting_seat(seat)
    said = preferences_of(request).words(at.table.game.slug)
    found = {text: at.table.preview(who, text) for text in move}
    return {text: said.say(one, at.table.names) for text, one in found.items() if one is not None}


@router.get("/tables/{name}/advice", tags=["playing"])
async def advice(request: Request, name: str, seat: state.Seat = None) -> list[Counsel]:
    """What the captain would do in your place: the best moves first, with the estimated chance to win and the reasons.
    The first has all of them, compared with the second choice and with how sure he is; tables may forbid it. Who asks
    while playing against bots alone plays on without being rated."""
    at = await visit(request, name)
    who = at.deciding_seat(seat)
    said = preferences_of(request).words(at.table.game.slug)
    found = await helping.advice(at.table, who)
    shown = hooks(at.table.game).listed(at.table.view(who))
    return [Counsel(**one) for one in counsel(found, shown, at.table.game.vocabulary, said, at.table.names)]


@router.post("/tables/{name}/undo", tags=["playing"])
async def undo(request: Request, name: str) -> Undone:
    """Take your last move back, where the rules of undo allow it; else all other people at the table are asked, here
    or not. A match that is over is never taken back."""
    at = await visit(request, name)
    return Undone(done=await undoing.undo(at.table, at.acting_seat()))


@router.post("/tables/{name}/answer", status_code=204, tags=["playing"])
async def answer(request: Request, name: str, asked: Answer) -> None:
    """Say yes or no to what another seat asked for: the `ask` of the table. Who asked takes it back by a no."""
    at = await visit(request, name)
    await undoing.answer(at.table, at.acting_seat(asked.seat), asked.yes, asked.ply, asked.kind)


@router.post("/tables/{name}/count-out", status_code=204, tags=["playing"])
async def count_out(request: Request, name: str, asked: Away) -> None:
    """Let the `ask` of the table not wait for a seat that has been away for a while; whoever asked cannot do that."""
    at = await visit(request, name)
    at.acting_seat()
    await undoing.count_out(at.table, at.held, asked.seat)


@router.post("/tables/{name}/pause", tags=["playing"])
async def pause(request: Request, name: str, asked: Rest) -> Undone:
    """Ask the other people to let the table rest; it does so at once where there are none."""
    at = await visit(request, name)
    return Undone(done=await resting.ask(at.table, at.acting_seat(), asked.days))


@router.post("/tables/{name}/go-on", status_code=204, tags=["playing"])
async def go_on(request: Request, name: str) -> None:
    """End a pause: one of those who agreed is enough."""
    at = await visit(request, name)
    await resting.go_on(at.table, at.acting_seat())


@router.post("/tables/{name}/talk", status_code=204, tags=["tables"])
async def talk(request: Request, name: str, said: Said) -> None:
    at = await visit(request, name)
    await at.table.say(at.acting_seat(), said.text)


@router.get("/tables/{name}/story", tags=["playing"])
async def story(request: Request, name: str) -> list[dict[str, Any]]:
    """The match told in sentences, as your seat may know it, in the language of the request."""
    at = await visit(request, name)
    who = at.acting_seat() if at.held else None
    told = pages.story(at.table, who, preferences_of(request).words(at.table.game.slug))
    return [{"move": number, "sentences": lines} for number, lines in told]


# As the class of its answers, plain text would be documented for refusals too.
@router.get("/tables/{name}/record", tags=["playing"], response_class=Response, responses={200: PLAIN})
async def record(request: Request, name: str) -> Response:
    """The record of a match that is over. Before, it would tell everything that is hidden."""
    return PlainTextResponse(await remains.record_of(request, name))
