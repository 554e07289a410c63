"""Disputes, the operator's final ruling, and the Commission's review of it."""

from __future__ import annotations

from croupier.games.decider import Refusal
from croupier.games.house.answers import HouseAnswer, refuse
from croupier.games.house.charter import Charter
from croupier.games.house.commands import DecideReview, RaiseDispute, RequestReview, RuleDispute
from croupier.games.house.events import (
    DisputeRaised,
    DisputeRuled,
    PaymentCorrected,
    ReviewDecided,
    ReviewRequested,
)
from croupier.games.house.state import Dispute, HouseTable


def raise_dispute(charter: Charter, table: HouseTable, command: RaiseDispute) -> HouseAnswer:
    if not command.matter.strip():
        return refuse(charter.conduct.dispute, "The dispute has no matter.", "Say what is disputed.")
    under, number = (charter.conduct.dispute,), len(table.disputes) + 1
    about = table.rounds if command.round is None else command.round
    if not 0 <= about <= table.rounds:
        return Refusal(under, f"There has been no round {about}.", "Name a round of this table, or none for the last.")
    return (DisputeRaised(under=under, by=command.by.id, number=number, matter=command.matter, round=about),)


def rule_dispute(charter: Charter, table: HouseTable, command: RuleDispute) -> HouseAnswer:
    dispute = _dispute(charter, table, command.number)
    if isinstance(dispute, Refusal):
        return dispute
    if dispute.ruling or not command.ruling.strip():
        why = f"Dispute {dispute.number} is decided, and the decision is final, or no ruling was given."
        return refuse(charter.conduct.dispute, why, "Rule once, in words; the Commission may review it.")
    ruled = DisputeRuled(
        under=(charter.conduct.dispute,), by=command.by.id, number=dispute.number, ruling=command.ruling
    )
    correction = _correction(charter, table, dispute, command)
    return correction if isinstance(correction, Refusal) else (ruled, *correction)


def request_review(charter: Charter, table: HouseTable, command: RequestReview) -> HouseAnswer:
    dispute = _dispute(charter, table, command.number)
    if isinstance(dispute, Refusal):
        return dispute
    if not dispute.ruling or dispute.review_requested:
        why = f"Dispute {dispute.number} has no ruling yet, or its review is requested already."
        return refuse(charter.conduct.dispute, why, "Wait for the operator's ruling, and ask once.")
    return (ReviewRequested(under=(charter.conduct.dispute,), by=command.by.id, number=dispute.number),)


def decide_review(charter: Charter, table: HouseTable, command: DecideReview) -> HouseAnswer:
    """The Commission's outcome; money that has moved is put right by a correction, the round stays as it was."""
    dispute = _dispute(charter, table, command.number)
    if isinstance(dispute, Refusal):
        return dispute
    if not dispute.review_requested or dispute.review or not command.outcome.strip():
        why = f"Dispute {dispute.number} has no open review, or no outcome was given."
        return refuse(charter.conduct.dispute, why, "Record the outcome of a requested review once, in words.")
    decided = ReviewDecided(
        under=(charter.conduct.dispute,), by=command.by.id, number=dispute.number, outcome=command.outcome
    )
    correction = _correction(charter, table, dispute, command)
    return correction if isinstance(correction, Refusal) else (decided, *correction)


def _dispute(charter: Charter, table: HouseTable, number: int) -> Dispute | Refusal:
    for dispute in table.disputes:
        if dispute.number == number:
            return dispute
    return refuse(charter.conduct.dispute, f"There is no dispute {number}.", "Raise the dispute first.")


def _correction(
    charter: Charter, table: HouseTable, dispute: Dispute, command: RuleDispute | DecideReview
) -> tuple[PaymentCorrected, ...] | Refusal:
    """What a ruling puts right; in a round that is still open it moves with that round, and a void turns it back."""
    under, amounts = (charter.conduct.dispute,), (command.to_player, command.from_player)
    if min(amounts) < 0 or (any(amounts) and not command.player.strip()):
        why = "A correction needs a player and amounts of zero or more."
        return Refusal(under, why, "Give both in cents.")
    if not any(amounts):
        return ()
    is_open = dispute.round == table.round.number and table.phase in charter.stations.in_round
    return (
        PaymentCorrected(
            under=under,
            by=command.by.id,
            player=command.player,
            to_player=command.to_player,
            from_player=command.from_player,
            round=dispute.round if is_open else 0,
        ),
    )
