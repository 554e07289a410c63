"""What no round of Blackjack can be: its table, its boxes, its cards, and the dealer's hand (2.1, 6.2, 12, A:Box)."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.cards.pack import Pack
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.determinations import MOST_BOXES, SoftSeventeen
from croupier.games.blackjack.drawing import INSCRIBED, dealer_draws, layout_draws
from croupier.games.blackjack.hands import total
from croupier.games.blackjack.pairs import SideBet
from croupier.games.blackjack.sheet import GAME, NO_SIDE_BET, Sheet
from croupier.games.blackjack.sheet_bets import insurance_faults, side_faults
from croupier.games.blackjack.sheet_hands import hand_faults, stake_faults
from croupier.games.sheets import Fault, box_faults, card_faults, shown


def fault_of(sheet: Sheet) -> Fault | None:
    """The first thing on the sheet that no round could have had."""
    return next(_faults(sheet), None)


def _faults(sheet: Sheet) -> Iterator[Fault]:
    """Every fault, the earlier ones being those that the later ones may rely on not to be there."""
    if sheet.game != GAME:
        yield Fault("game", f"{shown(sheet.game)} is not {GAME}; hand the sheet to its own game.")
    yield from _table_faults(sheet)
    numbers, wagered = [box.box for box in sheet.boxes], (C["6.2/lead"],)
    yield from box_faults(numbers, MOST_BOXES, (C["A:Box"],), once=(C["A:Box"],), some=wagered)
    for place, box in enumerate(sheet.boxes):
        yield from stake_faults(sheet.law, box, f"boxes[{place}]")
    yield from _card_faults(sheet)
    for place, box in enumerate(sheet.boxes):
        yield from hand_faults(sheet, box, f"boxes[{place}]")
        yield from side_faults(sheet, box, f"boxes[{place}]")
        yield from insurance_faults(sheet, box, f"boxes[{place}]")
    yield from _dealer_faults(sheet)


def _table_faults(sheet: Sheet) -> Iterator[Fault]:
    table, decks = sheet.table, sheet.law.decks
    if table.decks not in decks.value:
        why = f"{shown(table.decks)} decks are not {decks.value.least} to {decks.value.most}; write down how many."
        yield Fault("table.decks", why, decks.under)
    if table.soft_17 not in tuple(SoftSeventeen):
        why = (
            f'A dealer who has a soft 17 does not {shown(table.soft_17)}; write "stand" or "hit", as the layout has it.'
        )
        yield Fault("table.soft_17", why, (C["12.1/lead"],))
    if table.side_bet not in (None, NO_SIDE_BET, *SideBet):
        choice = ", ".join(f'"{name}"' for name in (*SideBet, NO_SIDE_BET))
        yield Fault("table.side_bet", f"{shown(table.side_bet)} is no side bet; write one of {choice}.", (C["17.1"],))


def _card_faults(sheet: Sheet) -> Iterator[Fault]:
    """Every card is of the decks in the shoe; `dealt` names cards that are in the hands as well."""
    if not sheet.dealer:
        why = "The dealer is dealt one card before anybody decides; write it down."
        yield Fault("dealer", why, (C["6.2(b)"],))
    pack = Pack(packs=sheet.table.decks)
    hands = [("dealer", sheet.dealer)]
    for place, box in enumerate(sheet.boxes):
        hands += [(f"boxes[{place}].hands[{at}].cards", hand.cards) for at, hand in enumerate(box.hands)]
        if box.dealt is not None:
            yield from card_faults(pack, [(f"boxes[{place}].dealt", box.dealt)], (C["2.1"],))
    yield from card_faults(pack, hands, (C["2.1"],))


def _dealer_faults(sheet: Sheet) -> Iterator[Fault]:
    """The hand goes as far as something hangs on it (12.2); cards beyond that are let pass, if the layout has them."""
    cards, rule, awaited = sheet.dealer_hand, sheet.rule, sheet.awaited
    under = (INSCRIBED[rule], C["12.1/lead"])
    for place in range(1, len(cards)):
        held = cards[:place]
        if not layout_draws(held, rule):
            why = f"The dealer stands on a {total(held)} and draws no {cards[place]}; leave it out (14.3)."
            yield Fault(f"dealer[{place}]", why, (*under, C["14.3"]))
    if dealer_draws(cards, rule, awaited):
        why = f"The dealer does not stop at a {total(cards)} here; write down every card of the hand."
        yield Fault("dealer", why, under)
