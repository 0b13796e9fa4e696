"""The ways back to who one was, besides the cookie and the pass-phrase: links for another device, and passkeys."""
