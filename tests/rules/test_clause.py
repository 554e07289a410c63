"""Citations: names that cannot be mistyped, single clauses and groups of them, and how they are printed."""

from __future__ import annotations

import pytest

from croupier.rules.clause import Law, NoSuchClause, printed
from croupier.rules.instrument import is_below
from croupier.rules.shelf import instrument

BOTH = Law("NI2016-268", "NI2023-573")


@pytest.mark.parametrize("clause", ["9.4", "8.1:Ante", "A:Casino Operator", "10.7#1(a)", "13.2:tail", "10.7#1", "2.6"])
def test_given_a_clause_of_both_editions_when_cited_then_its_name_is_the_citation(clause: str) -> None:
    """A citation is the clause itself."""
    assert BOTH[clause] == clause


@pytest.mark.parametrize("clause", ["9.44", "9", "", "A", "A:", "10.7#", "2.6(", "3.6", "A:Lottery", "8.1:Bet:Two"])
def test_given_a_clause_that_one_edition_lacks_when_cited_then_it_is_refused(clause: str) -> None:
    """A mistyped clause fails at import; so does a whole rule, which would prove nothing."""
    with pytest.raises(NoSuchClause, match=r"NI2016-268 has no clause .*see: croupier rules NI2016-268"):
        BOTH[clause]


@pytest.mark.parametrize(
    "number, head, first, last, many",
    [
        ("NI2023-573", "10.7#1", "10.7#1(a)", "10.7#1(e)", 5),
        ("NI2023-573", "10.7", "10.7#1(a)", "10.7#2", 6),
        ("NI2023-573", "2.6", "2.6:lead", "2.6(j)", 11),
        ("NI2023-573", "10.6", "10.6:lead", "10.6(b)", 3),
        ("NI2016-268", "10.6", "10.6", "10.6", 1),
        ("NI2023-573", "8.1", "8.1", "8.1", 1),
        ("NI2023-573", "17.3(a)(ii)", "17.3(a)(ii)(A)", "17.3(a)(ii)(F)", 6),
        ("NI2025-411", "16.3(a)(iii)(E)", "16.3(a)(iii)(E):lead", "16.3(a)(iii)(E)c", 4),
        ("NI2025-411", "Table 1#2", "Table 1#2", "Table 1#2", 1),
        ("NI2025-411", "Table 1", "Table 1#1", "Table 1#2:Three of a Kind", 19),
        ("NI2005-64", "4.2", "4.2/lead", "4.2(g)", 8),
    ],
)
def test_given_a_clause_that_heads_others_when_cited_then_all_of_them_are_meant(
    number: str, head: str, first: str, last: str, many: int
) -> None:
    """A clause with a duty of its own means itself; one without stands for those below it."""
    found = [duty.clause for duty in instrument(number).duties_of(head)]
    assert (found[0], found[-1], len(found)) == (first, last, many)


def test_given_a_rule_number_that_begins_another_when_grouped_then_the_other_is_not_in_it() -> None:
    """17.1 is not the head of 17.10."""
    assert not is_below("17.10", "17.1")
    assert [duty.clause for duty in instrument("NI2023-573").duties_of("17.1")] == ["17.1"]


def test_given_a_whole_rule_when_read_then_its_clauses_are_there_and_no_others() -> None:
    """A rule may be read as a whole, though it is too wide to be cited."""
    law = instrument("NI2018-568")
    assert {duty.clause.partition(".")[0] for duty in law.chapter("5")} == {"5", "5/footnote"}
    assert len(instrument("NI2023-573").chapter("A")) == 20


@pytest.mark.parametrize(
    "clause, words",
    [
        ("9.4", "9.4"),
        ("10.7#1(a)", "10.7(a)"),
        ("10.7#2", "10.7"),
        ("8.1:Ante", "8.1"),
        ("2.6:lead", "2.6"),
        ("2.2/lead", "2.2"),
        ("5/footnote", "5"),
        ("Table 1#1:Blind:Flush", "Table 1"),
        ("A:Tournament Director/Assistant", "A:Tournament Director/Assistant"),
        ("I:2", "I:2"),
        ("N:approval", "N:approval"),
    ],
)
def test_given_a_clause_of_ours_when_printed_then_it_reads_as_in_the_instrument(clause: str, words: str) -> None:
    """What tells two rows of one printed number apart is ours, and is not printed."""
    assert printed(clause) == words
