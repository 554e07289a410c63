"""A shoe that deals strong hands, so that walks see every pay line, ties and maximum payouts more often than chance."""

from __future__ import annotations

from random import Random

from croupier.cards.card import Card, parse_cards
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.ultimate_texas_holdem.dealing_order import positions
from croupier.games.ultimate_texas_holdem.state import BOARD, DEALER_BOX, Table
from tests.games.ultimate_texas_holdem.tables import LAST

DECK = Pack().cards
# A board, and two cards that make the most of it.
_PAIRS = (
    ("Ts Js Qs 2h 3d", "Ks As"), ("5d 4d 3d Kc Kh", "2d Ad"), ("7c 7d 7h 2c 9s", "7s Ac"), ("3h 3s Kc Kd 8c", "3c 4c"),
    ("2h 5h 8h 9c Ks", "Ah 3h"), ("4s 5d 6h Jc Kc", "7c 8d"), ("Ac Kc Qd Jh Ts", "2d 3h"), ("2c 4d 7h 9s Kd", "3s 5s"),
)  # fmt: skip
STRONG = tuple((parse_cards(board), parse_cards(hand)) for board, hand in _PAIRS)


def stacked(table: Table, chance: Random) -> tuple[Card, ...]:
    """An order that deals a strong hand to somebody; that of a card shoe is cut in the middle."""
    board, hand = chance.choice(STRONG)
    boxes = [box.box for box in table.round.boxes if box.complete]
    lucky = chance.choice((*boxes, *boxes, DEALER_BOX))
    rest = [card for card in chance.sample(DECK, len(DECK)) if card not in (*board, *hand)]
    chosen = {BOARD: list(board), lucky: list(hand)}
    dealt = [chosen[place].pop() if chosen.get(place) else rest.pop() for place, _ in positions(table)]
    order = (*dealt, *rest, *(card for left in chosen.values() for card in left))
    return order if table.shoe.kind is ShoeKind.AUTOMATED else (*order[-LAST:], *order[:-LAST])
