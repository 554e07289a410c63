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
    number = len(table.disputes) + 1
    return (DisputeRaised(under=(charter.conduct.dispute,), by=command.by.id, number=number, matter=command.matter),)


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
    correction = _correction(charter, command)
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
    correction = _correction(charter, command)
    return correction if isinstance(correction, Refusal) else (decided, *correction)


def _dispute(charter: Charter, table: HouseTable, number: int) -> Dispute | Refusal:
    for dispute in table.disputes:
        if dispute.number == number:
            return dispute
    return refuse(charter.conduct.dispute, f"There is no dispute {number}.", "Raise the dispute first.")


def _correction(charter: Charter, command: RuleDispute | DecideReview) -> tuple[PaymentCorrected, ...] | Refusal:
    amounts = (command.to_player, command.from_player)
    if min(amounts) < 0 or (any(amounts) and not command.player):
        return refuse(
            charter.conduct.dispute, "A correction needs a player and amounts of zero or more.", "Give both in cents."
        )
    if not any(amounts):
        return ()
    return (
        PaymentCorrected(
            under=(charter.conduct.dispute,),
            by=command.by.id,
            player=command.player,
            to_player=command.to_player,
            from_player=command.from_player,
        ),
    )
