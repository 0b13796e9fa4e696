"""What cards do, in one line: a small language, its tree, its checks and its walker.

::

    effect = stmt { ";" stmt }                          done from left to right
    stmt   = verb "(" args ")" [ block ]
           | "if" "(" cond ")" block [ "else" block ]
           | "either" block "or" block { "or" block }   exactly one of them
           | "may" block                                all of it or nothing
    block  = "{" effect "}"
    args   = [ [key "="] expr { "," [key "="] expr } ]
    expr   = number, word (with dots), "text", function(args), ( expr ), <=expr, +expr, -expr, a|b,
             a*b, a+b, a-b, comparisons (== != < <= > >=), not, and, or       from tight to loose

The same tree is walked to act and printed to be read, so what a card says is what it does. Which verbs, functions
and words there are, and what may stand where, is a game's vocabulary.

``tree`` what a line says · ``reading`` and ``writing`` it · ``checking`` it against a vocabulary · ``walking`` it.
"""

from __future__ import annotations

from tuath.core.notation.checking import (
    ANYTHING,
    CONDITION,
    MORE,
    NUMBER,
    TEXT,
    UP_TO,
    Form,
    Vocabulary,
    check,
    check_expression,
    form,
)
from tuath.core.notation.reading import RESERVED, parse, parse_expression
from tuath.core.notation.tree import (
    COMPARISONS,
    Apply,
    Call,
    Effect,
    Either,
    Expr,
    If,
    Line,
    May,
    NotationError,
    Op,
    Stmt,
    Text,
    UpTo,
    Word,
    blocks,
    expressions,
    statements,
)
from tuath.core.notation.walking import COMPARE, DeclinedError, Use, Verbs, condition_holds, walk
from tuath.core.notation.writing import write, write_expression

__all__ = [
    "ANYTHING",
    "COMPARE",
    "COMPARISONS",
    "CONDITION",
    "MORE",
    "NUMBER",
    "RESERVED",
    "TEXT",
    "UP_TO",
    "Apply",
    "Call",
    "DeclinedError",
    "Effect",
    "Either",
    "Expr",
    "Form",
    "If",
    "Line",
    "May",
    "NotationError",
    "Op",
    "Stmt",
    "Text",
    "UpTo",
    "Use",
    "Verbs",
    "Vocabulary",
    "Word",
    "blocks",
    "check",
    "check_expression",
    "condition_holds",
    "expressions",
    "form",
    "parse",
    "parse_expression",
    "statements",
    "walk",
    "write",
    "write_expression",
]  # fmt: skip
