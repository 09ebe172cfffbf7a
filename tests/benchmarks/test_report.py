"""What the benchmark makes of given values: ratios within rounds, goals, tables, JSON."""

import json

from benchmarks import markdown, report
from benchmarks.measures import GOALS, MEASURES, SIMULATIONS, Goal

ABOUT = {"gosux": "0.0", "rounds": 3}


def answers(**values: list[float]) -> dict[str, list[dict[str, float]]]:
    """Values by the names of measures, written with underscores."""
    return {
        name.replace("_", "-"): [{"value": one, "games": one / 10} for one in given] for name, given in values.items()
    }


def goal(name: str) -> Goal:
    return next(one for one in GOALS if one.name == name)


def line(text: str, start: str) -> str:
    return next(one for one in text.splitlines() if one.strip().startswith(start))


def test_every_goal_compares_two_things_that_are_measured() -> None:
    names = {one.name for one in [*MEASURES, *SIMULATIONS]}
    assert len(names) == len(MEASURES) + len(SIMULATIONS)
    assert {one.over for one in GOALS} | {one.under for one in GOALS} <= names


def test_a_ratio_is_taken_within_each_round() -> None:
    # The machine was three times slower in the second round, for both.
    found = report.ratios(answers(gosu_x=[300, 100, 420], hearts=[200, 66, 200]), goal("against-hearts"))
    assert [round(one, 2) for one in found] == [1.5, 1.52, 2.1]


def test_a_ratio_needs_both_sides() -> None:
    assert report.ratios(answers(gosu_x=[300]), goal("against-hearts")) == []


def test_the_median_of_the_ratios_decides() -> None:
    good = answers(gosu_x=[100, 170, 180], hearts=[100, 100, 100])
    bad = answers(gosu_x=[100, 159, 180], hearts=[100, 100, 100])
    assert report.missed(good) == []
    assert report.missed(bad) == [goal("against-hearts")]


def test_exactly_what_is_wanted_is_enough() -> None:
    assert report.missed(answers(gosu_x=[1200], rlcard_uno=[100])) == []


def test_a_copy_may_cost_at_most_so_much() -> None:
    assert report.missed(answers(clone=[1.6], hearts_clone=[1])) == []
    assert report.missed(answers(clone=[1.7], hearts_clone=[1])) == [goal("clone")]


def test_a_ratio_that_is_only_told_is_never_missed() -> None:
    assert report.missed(answers(gosu_x=[1], gosu_x_plain=[100])) == []


def test_the_table_tells_median_spread_and_games() -> None:
    text = report.table(answers(gosu_x=[200_000, 100_000, 300_000]))
    assert line(text, "gosu-x, compiled").split() == [
        "gosu-x,",
        "compiled",
        "200,000",
        "100,000",
        "to",
        "300,000",
        "20,000",
    ]


def test_the_table_tells_which_goals_were_reached_missed_and_not_measured() -> None:
    text = report.table(answers(gosu_x=[340], hearts=[200], rlcard_uno=[100]))
    assert line(text, "gosu-x, compiled / OpenSpiel hearts").endswith("at least 1.6  reached")
    assert line(text, "gosu-x, compiled / RLCard UNO").endswith("at least 12   MISSED")
    assert line(text, "clone() / hearts' clone()").endswith("at most 1.6   not measured")


def test_the_table_tells_how_many_cores_a_simulation_had() -> None:
    text = report.table({"two-workers": [{"value": 5000, "games": 50, "cores": 1.5}]})
    assert line(text, "gosux simulate, two workers").endswith("1.50")
    assert "two cores that nobody else uses" in text


def test_the_json_holds_every_round_and_every_verdict() -> None:
    written = json.loads(json.dumps(report.to_json(ABOUT, answers(gosu_x=[330, 360], hearts=[200, 200], clone=[2, 4]))))
    assert written["rounds"] == 3
    assert written["measures"]["gosu-x"] == {
        "label": "gosu-x, compiled",
        "unit": "decisions/s",
        "median": 345,
        "values": [330, 360],
        "games/s": 34.5,
    }
    assert written["goals"].keys() == {"against-hearts"}  # nothing to compare the copies with
    verdict = written["goals"]["against-hearts"]
    assert (verdict["at least"], verdict["ratios"], verdict["reached"]) == (1.6, [1.65, 1.8], True)


def test_the_tables_of_the_documents_are_made_of_the_json() -> None:
    results = report.to_json(ABOUT, answers(gosu_x=[3000, 3300], gosu_x_plain=[500, 500], rlcard_uno=[200, 200]))
    assert "| gosu-x, compiled / RLCard UNO | **15.75** | 15.00 to 16.50 | at least 12 |" in markdown.goals(results)
    assert "| gosu-x, compiled / plain Python | **6.30** | 6.00 to 6.60 |  |" in markdown.goals(results)
    assert "| gosu-x, compiled | 3,150 decisions/s | 3,000 to 3,300 | 315 |" in markdown.measures(results)
