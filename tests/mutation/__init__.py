"""Would a test notice if the program did something else? Mutants of it, each tried by the tests that reach it.

``python -m tests.mutation cover`` notes once which test calls which function (the tests run, a few times slower);
``python -m tests.mutation try --sample 1000 --seed 1`` makes mutants and tries each in a process of its own, going on
where it was stopped; ``python -m tests.mutation report`` says what lived, and which tests never found anything that
another did not find as well. All of it lies in `.mutants/`. See docs/tests.md.
"""
