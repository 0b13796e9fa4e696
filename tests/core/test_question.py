"""What is asked."""

from __future__ import annotations

from tuath.core.question import Decision, Domain, Question

LETTER: Question[int] = Question("minis-letter", "letter", rule="")


def test_what_was_asked_stays_as_it_was() -> None:
    """A rule may go on with its list of options; whoever copied the position before is still offered all of them."""
    left = [0, 1, 2]
    decision = Decision(0, LETTER, Domain("letter", ("a", "b", "c")), left)
    left.remove(1)
    assert list(decision.values) == [0, 1, 2]
