"""Packs: cards, clans and games from outside the package (docs/packs.md)."""

from gosux.effects.pack_effect import PackEffect
from gosux.packs.load import load_pack, use_packs
from gosux.packs.pack import Pack, PackError, with_pack

__all__ = ["Pack", "PackEffect", "PackError", "load_pack", "use_packs", "with_pack"]
