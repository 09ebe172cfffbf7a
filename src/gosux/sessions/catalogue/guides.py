"""Guides for newcomers, with their positions as tables to look at."""

from functools import cache

from gosux.records.position_reader import read_position
from gosux.sessions.messages.guide import Guide, GuideBlock, GuideChapter
from gosux.sessions.messages.table import Player, SeatNow
from gosux.sessions.scenes.scene import open_scene
from gosux.sessions.scenes.sentences import pieces
from gosux.text.guide import Block, guide

ANYBODY = Player(kind="person", level=None)


@cache
def guide_of(ruleset: str, language: str) -> Guide:
    """Raises NoGuide."""
    found = guide(language, ruleset)
    chapters = [
        GuideChapter(title=chapter.title, blocks=[_block(block) for block in chapter.blocks])
        for chapter in found.chapters
    ]
    return Guide(ruleset=ruleset, title=found.title, chapters=chapters)


def _block(block: Block) -> GuideBlock:
    return GuideBlock.model_construct(
        kind=block.kind,
        lead=block.lead,
        text=pieces(block.text),
        card=block.source if block.kind == "card" else None,
        position=block.source if block.kind == "position" else None,
        seats=_seats(block.source) if block.kind == "position" else [],
    )


def _seats(position: str) -> list[SeatNow]:
    game = read_position(position)
    return open_scene(game, [ANYBODY] * game.players).table.seats
