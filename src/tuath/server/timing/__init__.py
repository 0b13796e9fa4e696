"""When it is: the clock, the calendar, days off, and what is asked only now and then."""
