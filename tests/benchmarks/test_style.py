"""Style: what is counted of a game, and one small run of the command."""

import pytest

import gosux
from benchmarks.style import FirstPass, Played, lead_of, main, play, told
from gosux import bots
from gosux.model.actions import PASS_TURN


def test_turns_and_passes_are_counted() -> None:
    """Compared with a plain count over the same game."""
    game = gosux.new_game("gosu-x", "style 3")
    noted = play(game, [bots.named("random", seat) for seat in range(2)])
    again = gosux.new_game("gosu-x", "style 3")
    turns, first_passes = 0, []
    for action in game.history:
        state = again.state
        if again.decision is not None and again.decision.kind == "turn":
            turns += 1
            if action == PASS_TURN and state.turns_left < 0 and len(again.legal()) > 1:
                first_passes.append((int(state.decider), lead_of(again, int(state.decider))))
        again.step(action)
    assert sum(noted.rounds) == turns and len(noted.rounds) == again.state.round
    assert [(one.seat, one.lead) for one in noted.passes] == first_passes != []


def test_the_summary() -> None:
    short = Played([10, 12], [FirstPass(0, 3, 0.6, 0.5, won_battle=True)], last_behind=1)
    long = Played([40], [FirstPass(1, -2, 0.2, 0.1, won_game=True)], forced=2, last_behind=3, given_up=1)
    lines = told([short, long])
    assert lines[0].startswith("games with a round of 40 turns or more: 1 of 2 (50.0%)")
    assert lines[1] == "passes in the last turn while behind: 1 of 4 (25.0%)"
    assert lines[2] == "first passes by choice: 2, without a choice: 2"
    assert lines[4] == (
        "  behind or level: 1; battle won 0 of 1 (0.0%), game won 1 of 1 (100.0%), predicted 20.0%, "
        "best other action 10.0%"
    )


def test_the_command_plays_and_drafts(capsys: pytest.CaptureFixture[str]) -> None:
    main(["random", "--games", "1", "--drafts", "2"])
    assert capsys.readouterr().out.startswith("different decks in 2 drafts: ")
