"""Basic strategy by totals, as published for a dealer without a hole card: double any two, split up to four hands.

A dealer's Blackjack takes doubled and split wagers, so that little is added against a ten or an ace.
"""

from __future__ import annotations

from croupier.cards.card import Card, Rank
from croupier.games.blackjack.actions import Action, Holding, objection
from croupier.games.blackjack.determinations import SoftSeventeen
from croupier.games.blackjack.editions import E2018
from croupier.games.blackjack.hands import points, total

# One letter for each first card of the dealer, from two over ten to ace: draw, stand, double, pair (split).
AGAINST = "23456789TA"
HARD = {
    9: "dDDDDddddd",
    10: "DDDDDDDDdd",
    11: "DDDDDDDDdd",
    12: "ddsssddddd",
    **dict.fromkeys((13, 14, 15, 16), "sssssddddd"),
}
SOFT = {
    SoftSeventeen.STAND: {
        **dict.fromkeys((13, 14), "dddDDddddd"),
        **dict.fromkeys((15, 16), "ddDDDddddd"),
        12: "dddddddddd",
        17: "dDDDDddddd",
        18: "sDDDDssddd",
    },
}
SOFT[SoftSeventeen.HIT] = {**SOFT[SoftSeventeen.STAND], 18: "DDDDDssddd", 19: "ssssDsssss"}
PAIRS = {
    1: "ppppppppp-",
    2: "pppppp----",
    3: "pppppp----",
    4: "---pp-----",
    6: "ppppp-----",
    7: "pppppp----",
    8: "pppppppp--",
    9: "ppppp-pp--",
}


def action(holding: Holding, shown: Card, rule: SoftSeventeen) -> Action:
    """What the strategy does with a hand on which something is left to decide."""
    place = AGAINST.index("A" if shown.rank is Rank.ACE else "T" if points(shown) == 10 else str(points(shown)))
    if PAIRS.get(points(holding.cards[0]), "-" * 10)[place] == "p" and _may(holding, Action.SPLIT):
        return Action.SPLIT
    value = total(holding.cards)
    table = SOFT[rule] if value.soft else HARD
    letter = table.get(value.points, ("s" if value.soft or value.points > 16 else "d") * 10)[place]
    if letter == "D":
        if _may(holding, Action.DOUBLE):
            return Action.DOUBLE
        return Action.STAND if value.soft and value.points > 17 else Action.DRAW
    return Action.STAND if letter == "s" else Action.DRAW


def _may(holding: Holding, choice: Action) -> bool:
    return objection(E2018, holding, choice) is None
