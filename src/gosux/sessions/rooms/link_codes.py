"""The secret codes of links."""

import secrets

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # none that look alike
CODE_LENGTH = 16  # 80 bits


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
