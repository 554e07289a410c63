"""What no insurance wager and no side bet of a round can be (7.1, 7.2, 17.1, 17.6, 17.18)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from croupier.games.blackjack.amounts import most_insured
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.sheet import BoxFacts, InsuranceFacts, Sheet
from croupier.games.sheets import Fault, amount_faults, name_faults, shown


def side_faults(sheet: Sheet, box: BoxFacts, at: str) -> Iterator[Fault]:
    """Side bets are those that the table offers; whoever places one need not have the box's other wager (17.8)."""
    bets, most = box.side or (), sheet.law.side_wagers_of_a_box
    if bets and sheet.side_bet is None:
        why = "The table offers no side bet; say in table.side_bet which one it offered, or leave the wager out."
        yield Fault(f"{at}.side", why, (C["17.1"],))
    if len(bets) > most.value:
        why = f"A box takes {most.value} side bets, not {len(bets)}; leave out the others."
        yield Fault(f"{at}.side[{most.value}]", why, most.under)
    yield from name_faults([bet.player for bet in bets], f"{at}.side")
    for place, bet in enumerate(bets):
        yield from amount_faults(f"{at}.side[{place}].stake", bet.stake, 1, (C["17.5"], C["17.17"]))


def insurance_faults(sheet: Sheet, box: BoxFacts, at: str) -> Iterator[Fault]:
    """Insurance is against an ace; its owner's, and otherwise that of others, is within half of each wager."""
    bets, where = box.insurance or (), f"{at}.insurance"
    if bets and not sheet.shows_ace:
        why = f"The dealer shows {sheet.dealer[0]}, and insurance is offered against an ace; leave it out."
        yield Fault(where, why, (C["7.1"],))
    yield from name_faults([bet.player for bet in bets], where)
    for place, bet in enumerate(bets):
        yield from amount_faults(f"{where}[{place}].stake", bet.stake, 1, (C["7.1"],))
        if not box.insures_own(bet):
            yield from _stranger_faults(sheet, box, bet, f"{where}[{place}]")
    yield from _ceiling_faults(sheet, box, bets, where)


def _stranger_faults(sheet: Sheet, box: BoxFacts, bet: InsuranceFacts, at: str) -> Iterator[Fault]:
    """Another's wager may be insured by a player who has a wager in the round (7.2, reading), if its owner declined."""
    if not any(bet.player in one.stakes for one in sheet.boxes):
        why = f"{shown(bet.player)} has no wager in this round and insures none; correct the player."
        yield Fault(f"{at}.player", why, (C["7.2/lead"],))
    if bet.wager_of is not None and bet.wager_of not in box.stakes:
        yield Fault(f"{at}.wager_of", f"{shown(bet.wager_of)} has no wager on this box.", (C["7.2/lead"],))
    if bet.wager_of in box.own_insured:
        why = f"{shown(bet.wager_of)} has insured that wager, so that it is not open to others; keep one of them."
        yield Fault(f"{at}.wager_of", why, (C["7.2/lead"],))


def _ceiling_faults(sheet: Sheet, box: BoxFacts, bets: Sequence[InsuranceFacts], at: str) -> Iterator[Fault]:
    """Half of each wager is one ceiling for all who insure it; where no wager is named, any that is open will do."""
    left = {owner: most_insured(sheet.law, stake) for owner, stake in box.stakes.items()}
    for place, bet in sorted(enumerate(bets), key=lambda one: one[1].wager_of is None):
        owners = box.insured_by(bet)
        room = sum(left[owner] for owner in owners)
        under = C["7.1"] if box.insures_own(bet) else C["7.2/lead"]
        if not owners:
            why = "Every owner on this box insured, so that no wager is open to others; leave it out."
            yield Fault(f"{at}[{place}]", why, (under,))
        elif bet.stake > room:
            why = f"{bet.stake} cents is more than half of what is insured; at most {room} cents are left to insure."
            yield Fault(f"{at}[{place}].stake", why, (under,))
        _take(left, owners, bet.stake)


def _take(left: dict[str, int], owners: Sequence[str], cents: int) -> None:
    for owner in owners:
        taken = min(left[owner], cents)
        left[owner] -= taken
        cents -= taken
