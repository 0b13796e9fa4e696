"""The state and what is read off it: where things are, what holds, what is asked, who has won."""
