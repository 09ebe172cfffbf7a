"""Parts of the vocabulary that cannot be combined, because neither the rules nor a sentence would make sense."""


class CannotCombine(ValueError):
    """A declaration that makes no sense; says which parts exclude each other, and what would be right."""
