"""Word of a player's turns, brought to them: to an address that they name, by mail, to their browser.

Feeds wait until somebody looks; what is here goes out by itself. It tells what feeds tell, and nothing that is hidden.
Which tables have something to tell is found by when they were last changed (`pending_turns` says what), what is to be
sent lies in the rows until it has been (`rows`), and one loop beside the games sends it (`sending`), by one of the
`transports` there are; `channels` are the addresses that players have given.
"""
