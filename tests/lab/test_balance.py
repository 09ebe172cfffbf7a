"""Games between equal bots: what is played, what is counted, and going on after an interruption."""

import json
from pathlib import Path

import pytest
from pydantic import ValidationError

from gosux import Mistake
from gosux.lab.balance import Balance, Played, Report, Store, keep_longest, plan, study
from gosux.lab.balance import games as balance_games
from gosux.lab.balance.differences import FIRST, Stop, changed_clans
from gosux.lab.balance.games import again, begin, fingerprint, play_one
from gosux.lab.balance.planning import Key
from gosux.lab.shares import Share
from gosux.packs import use_packs
from gosux.records.replays import parse_replay, verify_replay
from tests.random_play import played


def small(seed: str = "s", games: int = 5, **changes: object) -> Balance:
    return plan(bot="random", games=games, seed=seed, **changes)  # type: ignore[arg-type]


# -- what is played ----------------------------------------------------------------------------------------------


def test_the_values_of_an_option_are_compared_with_the_same_deals() -> None:
    balance = small(compare="uncertain_shift")
    assert balance.values == ("0", "none", "2")
    for number in range(5):
        games = [begin(balance, Key(number, value)) for value in balance.values]
        assert [game.options["uncertain_shift"] for game in games] == ["0", "none", "2"]
        assert len({game.seed for game in games}) == 1
        assert len({game.options["clans"] for game in games}) == 1
        assert len({game.state.starter for game in games}) == 1
    assert len({begin(balance, Key(number, "0")).seed for number in range(5)}) == 5


def test_decks_are_fixed_unless_bots_are_to_draft() -> None:
    assert "clans" in begin(small(), Key(0, "")).options
    drafted = small(drafted=True)
    assert "clans" not in begin(drafted, Key(0, "")).options
    assert [len(deck) for deck in play_one(drafted, Key(0, "")).clans] == [3, 3]
    named = small(options={"clans": "justice+galmi+xian/phoenix+tomorrow+narashima"})
    assert play_one(named, Key(0, "")).clans == (("galmi", "justice", "xian"), ("narashima", "phoenix", "tomorrow"))


@pytest.mark.parametrize(("game", "players"), [("gosu", 3), ("gosu", 4), ("gosu-x-quick", 2)])
def test_every_game_can_be_looked_at(game: str, players: int) -> None:
    report = study(plan(game, bot="random", games=2, seed="s", players=players))
    (findings,) = report.findings
    assert len(findings.order) == len(findings.seats) == players
    assert sum(share.points for share in findings.seats) == pytest.approx(2)
    assert bool(findings.clans) == (game != "gosu")


def test_a_record_holds_the_whole_game() -> None:
    balance = small()
    for number in range(5):
        record = play_one(balance, Key(number, ""))
        game = again(balance, record)
        result = game.result
        assert result is not None
        assert (tuple(result.winners), result.rule) == (record.winners, record.rule)
        assert len(game.history) == record.decisions
        assert len(record.rounds) == game.state.round
        assert play_one(balance, Key(number, "")) == record
        assert Played.model_validate_json(record.model_dump_json()) == record


def test_turns_are_counted_by_round() -> None:
    balance = small()
    record = play_one(balance, Key(0, ""))
    game = begin(balance, record.key)
    turns = [0] * len(record.rounds)
    for action in record.actions.split():
        decision = game.decision
        assert decision is not None
        if decision.kind == "turn":
            turns[game.state.round - 1] += 1
        game.step(int(action))
    assert turns == [*record.rounds]


@pytest.mark.parametrize(
    "change",
    [{"number": "first"}, {"actions": "1 2 3"}, {"winners": None}, {"rounds": 3}, {"more": 1}, {"decisions": 1.5}],
)
def test_a_damaged_record_is_none(change: dict[str, object]) -> None:
    data = play_one(small(), Key(0, "")).model_dump(mode="json") | change
    with pytest.raises(ValidationError):
        Played.model_validate_json(json.dumps(data))


def test_what_goes_wrong_names_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_games, "ask", None)
    with pytest.raises(RuntimeError, match=f"game 3 .seed '{small().seed_of(3)}'"):
        play_one(small(), Key(3, ""))


# -- positions that come back ------------------------------------------------------------------------------------


def test_a_position_is_the_same_whatever_the_decks_order_and_the_number_of_turns() -> None:
    game = played(3, 40)
    before = fingerprint(game.state)
    game.state.seats[0].turns += 2
    game.state.seats[0].deck.reverse()
    assert fingerprint(game.state) == before


def test_another_card_or_token_is_another_position() -> None:
    game = played(3, 40)
    before = fingerprint(game.state)
    game.state.seats[0].tokens += 1
    assert fingerprint(game.state) != before
    game.state.seats[0].tokens -= 1
    game.state.seats[0].hand.append(game.state.seats[0].deck.pop())
    assert fingerprint(game.state) != before


def test_repeated_positions_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert play_one(small(), Key(0, "")).repeated == 0
    monkeypatch.setattr(balance_games, "fingerprint", lambda state: state.round)
    record = play_one(small(), Key(0, ""))
    assert record.repeated == sum(record.rounds) - len(record.rounds)


# -- what is counted ---------------------------------------------------------------------------------------------

ONE, TWO = ("galmi", "justice", "xian"), ("narashima", "phoenix", "tomorrow")


def record(number: int, winners: tuple[int, ...], value: str = "", **changes: object) -> Played:
    whole = Played(
        number=number, value=value, starter=1, clans=(ONE, TWO), winners=winners, rule="X1.1a", rounds=(10, 20),
        decisions=2, repeated=0, luck=(0.0, 0.0), actions="4 7",
    )  # fmt: skip
    return whole.model_copy(update={"decisions": 99, **changes})


def report_of(*games: Played) -> Report:
    return Report(small(games=len(games)), [*games], 1, 1.0)


def test_clans_pairs_and_seats_get_the_points_of_their_players() -> None:
    swapped = record(3, (), clans=(TWO, ONE), starter=0)
    report = report_of(record(0, (0,)), record(1, (0,)), record(2, (1,)), swapped)
    (found,) = report.findings
    assert found.seats == [Share(2.5, 4), Share(1.5, 4)]
    assert found.order == [Share(1.5, 4), Share(2.5, 4)]  # seat 1 began three times
    assert found.clans["galmi"] == Share(2.5, 4)
    assert found.clans["phoenix"] == Share(1.5, 4)
    assert found.pairs["galmi", "xian"] == Share(2.5, 4)
    assert ("galmi", "phoenix") not in found.pairs
    assert found.against["galmi", "phoenix"] == Share(2.5, 4)
    assert found.against["phoenix", "galmi"] == Share(1.5, 4)
    assert ("galmi", "xian") not in found.against
    assert found.draws == Share(1, 4)


def test_lengths_and_endings_are_told() -> None:
    report = report_of(record(0, (0,)), record(1, (1,), rule="X1.4b", rounds=(45,), decisions=9, repeated=3))
    (found,) = report.findings
    assert found.endings == {"X1.1a": Share(1, 2), "X1.4b": Share(1, 2)}
    assert (found.lengths.rounds.mean, found.lengths.turns.mean, found.lengths.decisions.mean) == (1.5, 37.5, 54)
    assert (found.lengths.longest.largest, found.long, found.repeated) == (45, Share(1, 2), Share(1, 2))
    assert [game.number for game in report.longest] == [1, 0]


def test_a_game_may_end_before_its_first_turn() -> None:
    (found,) = report_of(record(0, (0,), rounds=())).findings
    assert found.lengths.longest.largest == 0


def test_games_that_another_value_decides_otherwise_are_counted() -> None:
    games = [record(number, winners, value) for number in (0, 1) for value, winners in zip("0n2", [(0,), (0,), (1,)])]
    games = [game.model_copy(update={"value": "none"}) if game.value == "n" else game for game in games]
    report = Report(small(games=2, compare="uncertain_shift"), games, 1, 1.0)
    assert report.changed == [Share(0, 2), Share(0, 2), Share(2, 2)]


# -- the file ----------------------------------------------------------------------------------------------------


class Interrupted(Exception):
    pass


def interrupt(_: int) -> None:
    raise Interrupted


def told(report: Report) -> object:
    return [finding.to_json() for finding in report.findings]


@pytest.mark.parametrize("workers", [1, 2])
def test_after_an_interruption_it_goes_on(workers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_games, "IN_CHUNK", 2)
    balance = small(compare="uncertain_shift")
    path = tmp_path / "games.jsonl"
    with Store(path, balance) as store, pytest.raises(Interrupted):
        study(balance, workers, store, interrupt)
    assert len(path.read_text().splitlines()) == 1 + 2
    path.write_bytes(path.read_bytes()[:-5])  # torn while it was written
    progress: list[int] = []
    with Store(path, balance) as store:
        report = study(balance, workers, store, progress.append)
    assert progress[0] == 1 and sum(progress) == 15
    assert told(report) == told(study(balance))
    with Store(path, balance) as store:
        assert told(study(balance, 1, store)) == told(report)


def test_a_game_that_is_there_twice_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    balance = small(games=2)
    with Store(path, balance) as store:
        study(balance, 1, store)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines, lines[1]]))
    with pytest.raises(Mistake, match="line 4 is damaged"):
        Store(path, balance)
    with pytest.raises(Mistake, match=r"another run of gosux balance .games is 2 there, not 3"):
        Store(path, small(games=3))


# -- replays -----------------------------------------------------------------------------------------------------


def test_the_longest_games_are_kept_as_replays(tmp_path: Path) -> None:
    balance = small(compare="uncertain_shift")
    report = study(balance)
    paths = keep_longest(report, 3, tmp_path)
    assert len(paths) == 3
    for path, game in zip(paths, report.longest):
        replay = parse_replay(path.read_text())
        verify_replay(replay)
        assert replay.options["uncertain_shift"] == game.value
        assert path.name == f"round-of-{max(game.rounds)}-turns-game-{game.number}-uncertain_shift-{game.value}.json"


def test_games_that_move_in_circles_are_kept_too(tmp_path: Path) -> None:
    report = study(small())
    last = report.longest.pop()
    report.longest.append(last.model_copy(update={"repeated": 4}))
    names = [path.name for path in keep_longest(report, 1, tmp_path)]
    assert names[1] == f"round-of-{max(last.rounds)}-turns-repeated-4-game-{last.number}.json"


# -- what if -----------------------------------------------------------------------------------------------------

PACK = str(Path(__file__).parents[2] / "examples" / "embers.py")


def with_a_pack(games: int = 6, until: "str | None" = None) -> Balance:
    other = use_packs("gosu-x", [PACK])
    return plan("gosu-x", bot="random", games=games, seed="w", what_if=other, more_packs=[PACK], until=until)


def test_a_pack_is_compared_with_the_same_deals(tmp_path: Path) -> None:
    with Store(tmp_path / "w.jsonl", with_a_pack()) as store:
        report = study(with_a_pack(), store=store)
    base, other = report.findings
    assert (base.value, other.value) == ("gosu-x", "gosu-x+embers")
    assert [game.clans for game in base.games] == [game.clans for game in other.games]
    assert [game.starter for game in base.games] == [game.starter for game in other.games]
    first = next(one for one in report.corrected if one.about == FIRST)
    assert first.plain.mean == pytest.approx(other.order[0].share - base.order[0].share)
    with Store(tmp_path / "w.jsonl", with_a_pack()) as store:
        assert study(with_a_pack(), store=store).corrected == report.corrected


def test_the_clans_that_a_pack_changes_are_known() -> None:
    assert changed_clans(with_a_pack()) == ["phoenix"]


def test_a_study_ends_after_the_same_deal_whatever_was_played_beyond() -> None:
    wide = with_a_pack(games=60, until="49")
    games = {
        Key(number, value): record(number, (number % 2,), value, clans=(ONE, TWO))
        for number in range(60)
        for value in wide.values
    }
    end = Stop(wide, games).at()
    assert end == 30
    assert Stop(with_a_pack(games=60), games).at() is None
