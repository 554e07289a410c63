"""A shoe that deals strong hands, so that walks see jackpots, ties and maximum payouts more often than chance would."""

from __future__ import annotations

from random import Random

from croupier.cards.card import Card, parse_cards
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker.state import DEALER_BOX, Table

DECK = Pack().cards
_HANDS = ("Ts Js Qs Ks As", "9h Th Jh Qh Kh", "5d 4d 3d 2d Ad", "7c 7d 7h 7s 2c", "Kc Kd 3c 3h 3s", "2h 5h 8h 9c Ah")
STRONG = tuple(parse_cards(text) for text in _HANDS)


def stacked(table: Table, chance: Random) -> tuple[Card, ...]:
    """An order that deals two strong hands, the first to a jackpot stake if there is one; it is cut in the middle."""
    targets = [*(box.box for box in table.round.boxes), DEALER_BOX]
    staked = [box.box for box in table.round.boxes if box.lit] or targets
    first = chance.choice(staked)
    second = chance.choice([target for target in targets if target != first] or targets)
    royal, *others = STRONG
    strong = chance.choice(((royal, chance.choice(others)), chance.sample(others, 2)))
    chosen = {second: list(strong[1]), first: list(strong[0])}
    named = {card for cards in chosen.values() for card in cards}
    rest = [card for card in chance.sample(DECK, len(DECK)) if card not in named]
    automated = table.shoe.kind is ShoeKind.AUTOMATED
    places = [t for t in targets for _ in range(5)] if automated else targets * 5
    dealt = [chosen[box].pop() if chosen.get(box) else rest.pop() for box in places]
    order = (*dealt, *rest)
    return order if automated else (*order[-26:], *order[:-26])
