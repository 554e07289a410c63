"""Hand histories in the conventions of the poker hand history format (PHH): a TOML document for each round.

Fields without an underscore mean what the format says; those with one are our own, and its readers pass them over.
The variant is our own too, for none of the format's eleven is this game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from croupier.games.canberra_manila.determinations import Bets, PotCommission, Settings, TimeCharge
from croupier.games.canberra_manila.forced import Kind
from croupier.games.canberra_manila.history import Act, History, Incident, Misdeal, Posted, WonPot
from croupier.games.canberra_manila.notation import cards
from croupier.games.canberra_manila.toml import Dollars, Value, field
from croupier.games.people import Player, Regulator, Viewer
from croupier.rules.clause import Under, printed

VARIANT = "_CM"
"""A code of our own; the underscore keeps it apart from any that the format may come to have."""
Document = dict[str, Value]
_AMOUNTS = frozenset({"cents", "returned", "paid", "ceiling"})


def phh(history: History) -> str:
    """One round as a document by itself."""
    return "".join([field(key, value) for key, value in document(history).items()])


def phhs(histories: Sequence[History]) -> str:
    """Rounds one after the other, each a table of the document, numbered from 1 on."""
    return "\n".join([f"[{number}]\n{phh(history)}" for number, history in enumerate(histories, 1)])


def document(history: History) -> Document:
    """The fields of a round in their order: the required ones, the optional ones, and our own."""
    return {**_required(history), **_optional(history), **_our_own(history)}


def _required(history: History) -> Document:
    antes, blinds = forced(history)
    return {
        "variant": VARIANT,
        "antes": _money(antes),
        "blinds_or_straddles": _money(blinds),
        "min_bet": Dollars(history.terms.limits.bets.minimum_cents),
        "starting_stacks": _money(history.stakes),
        "actions": _actions(history.acts),
    }


def forced(history: History) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What each player is to put in that matches no bet, and what counts as a bet, however short the stake is.

    The format has the fields of two players change places, since elsewhere the button posts the small blind.
    """
    antes, blinds = [0] * len(history.seats), [0] * len(history.seats)
    for due in history.due:
        antes[history.player(due.seat) - 1] += due.dead_cents
        blinds[history.player(due.seat) - 1] += due.live_cents
    for number, level in history.over_blinds:
        blinds[number - 1] = level
    way = -1 if len(history.seats) == 2 else 1
    return tuple(antes[::way]), tuple(blinds[::way])


def _optional(history: History) -> Document:
    found: Document = {"author": "croupier", **_date(history.day), "hand": history.number}
    found |= {"seats": history.seats, "seat_count": history.terms.layout.boxes, "players": history.players}
    if history.closed:
        found |= {"finishing_stacks": _money(history.left), "winnings": _money(history.winnings)}
    found |= {"currency": "AUD", "currency_symbol": "$"}
    if any(due.kind is Kind.ANTE for due in history.due):
        found["ante_trimming_status"] = True
    return found


def _date(day: str) -> Document:
    year, _, rest = day.partition("-")
    month, _, date = rest.partition("-")
    if not all(part.isascii() and part.isdecimal() for part in (year, month, date)):
        return {}
    return {"day": int(date), "month": int(month), "year": int(year)}


def _our_own(history: History) -> Document:
    """What the format has no word for; what did not happen is left out."""
    found: Document = {
        "_game": "Canberra Manila",
        "_instrument": history.instrument,
        "_edition": history.terms.edition,
        "_viewer": _viewer(history.viewer),
        "_rules": _rules(history.terms.limits, history.terms.smallest_chip_cents),
        "_button": history.button,
        "_board": cards(history.board),
        "_forced": [_posted(posted) for posted in history.posted],
        "_clauses": [_under(act.under) for act in history.acts],
        "_incidents": [_incident(incident) for incident in history.incidents],
        "_misdeals": [_misdeal(misdeal) for misdeal in history.misdeals],
        "_void": history.void,
        "_uncalled": [{"player": _name(number), "amount": Dollars(cents)} for number, cents in history.uncalled],
        "_pots": [_pot(pot) for pot in history.pots],
        "_corrections": [_record(correction) for correction in history.corrections],
    }
    return {key: value for key, value in found.items() if value not in ("", [])}


def _viewer(viewer: Viewer) -> str:
    match viewer:
        case Player(box=seat):
            return f"seat {seat}"
        case Regulator():
            return "the regulator"
        case _:
            return "the public"


def _rules(settings: Settings, chip: int) -> Document:
    """What of the table's settings bears on the round."""
    hands = settings.hands
    return {
        "deck": hands.deck,
        "joker": hands.joker,
        "ace": hands.ace,
        "pot": hands.contest,
        "eight_or_better": hands.eight_or_better,
        "low_ace": hands.low_ace,
        **_maximum(settings.bets),
        "opener": settings.forced.opener,
        "smallest_chip": Dollars(chip),
        "commission": _commission(settings.commission),
    }


def _maximum(bets: Bets) -> Document:
    found: Document = {"maximum": bets.maximum}
    if bets.maximum_cents:
        found["maximum_bet"] = Dollars(bets.maximum_cents)
    return found


def _commission(commission: PotCommission | TimeCharge) -> Document:
    match commission:
        case PotCommission(rate=rate, cap_cents=cap):
            return {"by": "pot", "rate": rate, "cap": Dollars(cap)}
        case TimeCharge(cents=cents, minutes=minutes):
            return {"by": "time", "amount": Dollars(cents), "minutes": minutes}


def _posted(posted: Posted) -> Document:
    found: Document = {"player": _name(posted.player), "kind": posted.kind}
    found |= {"amount": Dollars(posted.cents), "live": Dollars(posted.live), "dead": Dollars(posted.dead)}
    return {**found, "under": _under(posted.under)}


def _misdeal(misdeal: Misdeal) -> Document:
    return {"reason": misdeal.reason, "under": _under(misdeal.under), "actions": _actions(misdeal.acts)}


def _pot(pot: WonPot) -> Document:
    awards: list[Value] = [
        {"player": _name(award.player), "half": award.half, "amount": Dollars(award.cents)} for award in pot.awards
    ]
    return {
        "amount": Dollars(pot.cents),
        "commission": Dollars(pot.commission),
        "eligible": [_name(number) for number in pot.eligible],
        "under": _under(pot.under),
        "awards": awards,
    }


def _incident(incident: Incident) -> Document:
    return {"action": incident.action, "is": str(incident.event.__struct_config__.tag), **_record(incident.event)}


def _record(event: msgspec.Struct) -> Document:
    """The fields of an event as the log has them, but in dollars, and without who gave the command."""
    return dict(_fields(msgspec.structs.asdict(event)))


def _fields(fields: dict[str, Any]) -> Iterator[tuple[str, Value]]:
    for name, value in fields.items():
        if name == "by" or value is None:
            continue
        if name in _AMOUNTS:
            yield ("amount" if name == "cents" else name), Dollars(value)
        else:
            yield name, _under(value) if name == "under" else value


def _under(under: Under) -> str:
    return ", ".join([printed(clause) for clause in under])


def _actions(acts: Sequence[Act]) -> list[str]:
    return [str(act) for act in acts]


def _name(number: int) -> str:
    return f"p{number}"


def _money(row: Sequence[int]) -> list[Dollars]:
    return [Dollars(cents) for cents in row]
