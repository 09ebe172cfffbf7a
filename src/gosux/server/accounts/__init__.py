"""Accounts: passkeys, signed-in devices, printed codes, and the games that an account keeps."""
