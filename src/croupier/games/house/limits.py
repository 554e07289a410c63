"""Wagers and the sign: in which multiples they are made, and what becomes of those that lie outside the limits."""

from __future__ import annotations

from typing import Protocol

from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.charter import WagerCharter
from croupier.games.house.events import PlayerAdvised
from croupier.games.house.terms import Limits
from croupier.games.people import Person
from croupier.money import dollars
from croupier.rules.clause import Under

_ADVICE = "A wager under the minimum is played once; further ones will be returned."


class Owner(Protocol):
    """A player who wagers, at a box or wherever the game lets players wager: somebody who has been told, or not."""

    @property
    def advised(self) -> bool: ...


def limits_fault(charter: WagerCharter, owner: Owner, wager: str, cents: int, limits: Limits) -> Refusal | None:
    """Why chips that are no multiple, or a second wager under the minimum, go back at once."""
    multiple = limits.multiple_cents
    if cents % multiple:
        why = f"{dollars(cents)} is no multiple of {dollars(multiple)}."
        return Refusal(charter.wagers.multiples, why, "Wager in the displayed multiple.")
    if cents < limits.minimum_cents and owner.advised:
        why = f"The {wager} is under the minimum of {dollars(limits.minimum_cents)}, and the player was told once."
        return refuse(charter.wagers.below, why, "The chips go back; wager the minimum or more.")
    return None


def outside_limits(charter: WagerCharter, cents: int, limits: Limits, maximum: int) -> Under:
    """The clause by which a wager that is not between the limits of the sign is taken all the same.

    `maximum` is what counts at this box, where a marker may allow more than the sign.
    """
    if cents < limits.minimum_cents:
        return (charter.wagers.below,)
    if cents > maximum:
        return (charter.wagers.above,)
    return (charter.wagers.over_limit,) if cents > limits.maximum_cents else ()


def played_low(limits: Limits, cents: int, *, taken: bool, told: bool) -> bool:
    """Whether a wager that is found under the minimum late is played: a player's first one, which was taken as such or
    of which nobody has told the player; a later one goes back."""
    return 0 < cents < limits.minimum_cents and (taken or not told)


def advised(charter: WagerCharter, box: int, by: Person, player: str = "") -> PlayerAdvised:
    """What a player is told on the first wager under the minimum; named where it is not the one at the box."""
    return PlayerAdvised(under=(charter.wagers.below,), by=by.id, box=box, advice=_ADVICE, player=player)
