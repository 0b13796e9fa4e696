"""What is asked."""

from __future__ import annotations

import pickle

import pytest

from tuath.core.question import Decision, Domain, Question

LETTER: Question[int] = Question("minis-letter", "letter", rule="")


def test_what_was_asked_stays_as_it_was() -> None:
    """A rule may go on with its list of options; whoever copied the position before is still offered all of them."""
    left = [0, 1, 2]
    decision = Decision(0, LETTER, Domain("letter", ("a", "b", "c")), left)
    left.remove(1)
    assert list(decision.values) == [0, 1, 2]


@pytest.mark.parametrize(("given", "rule"), [("", "T-1"), ("T-2", "T-2")])
def test_a_decision_keeps_its_paragraph_when_it_travels(given: str, rule: str) -> None:
    """It is that of the question, or of the rule that puts it; also in another process."""
    named: Question[int] = Question("minis-letter", "letter", rule="T-1")
    decision = Decision(0, named, Domain("letter", ("a", "b", "c")), (0,), rule=given)
    for each in (decision, pickle.loads(pickle.dumps(decision))):
        refusal = each.explain(1)
        assert refusal is not None
        assert (each.rule, refusal.rule) == (rule, rule)
