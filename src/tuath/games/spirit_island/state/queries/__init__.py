"""What is read off the state: where things are, what holds, what can be done, what is to come."""
