"""Policies: cloned from written players, and made better by playing themselves and a league of others."""
