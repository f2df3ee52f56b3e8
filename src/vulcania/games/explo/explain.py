"""What is this? Everything that the picture of a cave names, from the view alone."""

from __future__ import annotations

from vulcania.core.explain import Explained, explained
from vulcania.games.explo.components import CARDS, EVERYONE_IN, ITEMS, RESOURCES
from vulcania.games.explo.view import ExploView, Placed
from vulcania.words.message import Message, message

OBSTACLES = ("choke", "duck", "squeeze")
TILE_RULES = {**dict.fromkeys(OBSTACLES, "EX-23"), "entrance": "EX-26", "sump": "EX-15", "chamber": "EX-22"}
CARD_RULES = {"dig": "EX-24", "easy-stretch": "EX-21", "falling-water": "EX-19", "falling-co2": "EX-19"}
STEP_RULES = {"move": "EX-22", "cross": "EX-23", "dig": "EX-24"}


def explain(view: ExploView, thing: str) -> Explained | None:
    kind, *rest = thing.split()
    return _on_map(view, kind, rest) or _beside(view, kind, rest)


def _on_map(view: ExploView, kind: str, rest: list[str]) -> Explained | None:
    match kind, rest:
        case "tile", [cell]:
            tile = next((one for one in view.tiles if one.cell == cell), None)
            return None if tile is None else _tile(tile)
        case "place", [cell] if any(move.startswith(f"tile {cell} ") for move in view.legal):
            return explained("EX-13", message("what-place", cell=cell), where=[cell])
        case "step", [word] if word in STEP_RULES:
            return explained(STEP_RULES[word], message(f"what-step-{word}"))
        case "caver" | "marker" as word, [who] if who in (f"p{seat + 1}" for seat in range(view.seats)):
            return _caver(view, int(who[1:]) - 1) if word == "caver" else _marker(view, int(who[1:]) - 1)
        case "ruler", []:
            return explained("EX-13", message("what-ruler"), where=["0,0"])
    return None


def _beside(view: ExploView, kind: str, rest: list[str]) -> Explained | None:
    match kind, rest:
        case "cube", [resource] if resource in RESOURCES:
            return explained("EX-18", message("what-cube", resource=resource))
        case "card", [card] if card in CARDS:
            return explained(CARD_RULES.get(card, "EX-23"), message("what-card", card=card))
        case "item", [item] if item in ITEMS:
            packed = message("what-packed" if item in view.taken else "what-not-packed")
            return explained("EX-2", message("what-item", item=item), packed)
        case "scale", [name]:
            for scale in view.scales:
                if scale.name == name:
                    told = message("what-scale", scale=name, level=scale.level, end=scale.end)
                    return explained("EX-27", message(f"what-scale-{name}"), told)
        case "objective", [one] if one in view.finds:
            return explained("EX-32", message("what-objective", objective=one))
        case "find", [name] if any(name in finds for finds in view.finds.values()):
            return explained("EX-32", message("what-find", find=name), where=_seen(view, name))
        case "drawn", [] if view.drawn is not None:
            return explained("EX-13", message("what-drawn", shape=view.drawn.shape))
        case "status", []:
            return explained("EX-12", message("what-status", count=view.pile, cards=view.action_pile), _goal(view))
    return None


def _tile(tile: Placed) -> Explained:
    face, shape = tile.face, "digging" if tile.dug else tile.face.shape
    told: list[Message | None] = [message("what-tile", cell=tile.cell, shape=shape)]
    if shape in OBSTACLES:
        told.append(message("what-obstacle", shape=shape))
    if shape in ("entrance", "sump", "chamber", "digging"):
        told.append(message(f"what-tile-{shape}"))
    if face.co2:
        told.append(message("what-gas"))
    told += [message("what-find", find=name) for name in face.glyphs]
    rule = "EX-24" if tile.dug else "EX-20" if face.co2 else TILE_RULES.get(shape, "EX-32" if face.glyphs else "EX-1")
    return explained(rule, *told, where=[tile.cell])


def _caver(view: ExploView, seat: int) -> Explained:
    caver = view.cavers[seat]
    if caver.out:
        return explained("EX-26", message("what-caver-out", seat=seat))
    told = message("what-caver", seat=seat, cell=caver.cell)
    held = message("what-holds", cards=len(caver.hand), cubes=sum(caver.cubes.values()))
    home = message("what-no-marker" if caver.marker is None else "what-going-home") if view.phase == 2 else None
    shown = [caver.cell] if view.step != "preparing" else []  # while the team packs there is no map yet
    return explained("EX-12", told, held, home, where=shown)


def _marker(view: ExploView, seat: int) -> Explained | None:
    caver = view.cavers[seat]
    if caver.marker is None:
        return None
    told = message("what-marker", seat=seat, count=caver.depth or 0)
    return explained("EX-28", told, where=[caver.marker])


def _seen(view: ExploView, name: str) -> list[str]:
    """EX-32: where in the cave that lies."""
    return [tile.cell for tile in view.tiles if name in tile.face.glyphs or name == tile.face.shape]


def _goal(view: ExploView) -> Message | None:
    return message("what-goal", count=view.goal, least=EVERYONE_IN) if view.goal else None
