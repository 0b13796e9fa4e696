"""The wire: everything that travels between server and clients, typed here and nowhere else.

``incoming`` is what clients send, ``outgoing`` what they are sent. What is built is checked against it, the description
of the interface is made from it, and ``typescript`` writes it down for the page.
"""
