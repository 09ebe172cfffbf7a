"""Words of the vocabulary that cannot be combined, because the rules or the languages have no sense for it."""


class CannotCombine(ValueError):
    """A declaration that makes no sense; says which words exclude each other, and what would be right."""
