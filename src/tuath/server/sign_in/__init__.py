"""Signing in: identity and cookies, pass-phrases, links for another device, passkeys."""
