"""A review as one HTML page that needs no other file and runs no script."""

from html import escape

from gosux.analysis.review import Decision, Review
from gosux.records.replays import Replay
from gosux.text import Words
from gosux.text.review import percent_words, review_numbers, told_decision, told_pick

WIDTH, HEIGHT, LANE = 900, 240, 50
SIGNS = {"blunder": "??", "mistake": "?", "inaccuracy": "?!", "found": "!"}
STYLE = """
body { background: #101a21; color: #f4ede1; font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem;
  padding: 0 1rem }
h1, h2 { font-family: Georgia, serif } a { color: #a5dcff }
svg { width: 100%; height: auto; background: #0b1318; border-radius: 8px } svg text { fill: #c9d3d9; font-size: 13px }
article { background: #1b2831; border: 1px solid #34495a; border-radius: 10px; margin: 1rem 0; padding: 1rem }
.sign { border-radius: 1em; color: #101a21; display: inline-block; font-weight: 700; margin-right: .5em; min-width: 2em;
  text-align: center }
.blunder { background: #ff7a94; fill: #ff7a94 } .mistake { background: #ff8f75; fill: #ff8f75 }
.inaccuracy { background: #ffb464; fill: #ffb464 } .found { background: #5bd1a0; fill: #5bd1a0 }
ul { list-style: none; padding: 0 } ul ul { color: #c9d3d9; padding-left: 1.5rem } .moment { color: #9fb0bb }
"""


def review_page(words: Words, replay: Replay, told: list[Review], iterations: int) -> str:
    title = words.say("page-title", ruleset=replay.rules.id)
    parts = [section(words, replay, one, iterations) for one in told]
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>\n{''.join(parts)}</body></html>\n"
    )


def section(words: Words, replay: Replay, one: Review, iterations: int) -> str:
    player = words.names.player(one.player)
    numbers = "".join(f"<li>{escape(line)}</li>" for line in review_numbers(words, one))
    points = "".join(turning_point(words, replay, one, place) for place in range(len(one.turning_points)))
    if not points:
        points = f"<p>{escape(words.say('review-no-turning'))}</p>"
    return (
        f"<section><h1>{escape(words.say('review-title', player=player))}</h1>"
        f"<h2>{escape(words.say('review-curve'))}</h2>{curve(words, one)}"
        f"<h2>{escape(words.say('review-luck-lane'))}</h2>{luck_lane(words, one)}<ul>{numbers}</ul>"
        f"{draft(words, replay, one)}"
        f"<h2>{escape(words.say('review-turning'))}</h2>{points}"
        f"<p class=moment>{escape(words.say('review-budget', player=player, count=iterations))}</p></section>\n"
    )


def draft(words: Words, replay: Replay, one: Review) -> str:
    """The picks, with the reasons for better ones."""
    picks = "".join(pick(words, replay, one, decision) for decision in one.decisions if decision.is_draft)
    return f"<h2>{escape(words.say('review-picks'))}</h2><ul>{picks}</ul>" if picks else ""


def pick(words: Words, replay: Replay, one: Review, decision: Decision) -> str:
    told = told_pick(words, replay.game_at(decision.number).state, decision, decision not in one.turning_points)
    sign = f'<span class="sign {told.mark}">{SIGNS[told.mark]}</span>' if told.mark else ""
    reasons = "".join(f"<li>{'+' if reason.good else '−'} {escape(reason.text)}</li>" for reason in told.reasons)
    return f"<li>{sign}{escape(told.text)}{f'<ul>{reasons}</ul>' if reasons else ''}</li>"


def turning_point(words: Words, replay: Replay, one: Review, place: int) -> str:
    decision = one.turning_points[place]
    told = told_decision(words, replay, decision)
    found = decision.played == decision.best
    chance = percent_words(words, decision.chance_second if found else decision.chance)
    played = words.say(
        "review-played", action=str(told.played), percent=percent_words(words, decision.chance_played)
    )  # fmt: skip
    other = words.say("review-next" if found else "review-best", action=str(told.other), percent=chance)
    reasons = "".join(f"<li>{'+' if one.good else '−'} {escape(one.text)}</li>" for one in told.reasons)
    why = words.say("review-why-found" if found else "review-why") if reasons else ""
    return (
        f'<article><h3><span class="sign {decision.mark}">{SIGNS[decision.mark]}</span>{escape(told.mark)}</h3>'
        f"<p class=moment>{escape(told.moment)}</p><p>{escape(played)}<br>{escape(other)}</p>"
        f"<p>{escape(why)}</p><ul>{reasons}</ul></article>"
    )


def curve(words: Words, one: Review) -> str:
    """The chances from the left to the right, with battles as lines and marks as dots."""
    last = max(1, one.last)
    points = [(number / last * WIDTH, (1 - chance) * HEIGHT) for number, chance in one.curve]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    lines = "".join(
        f'<line x1="0" x2="{WIDTH}" y1="{HEIGHT * part:.0f}" y2="{HEIGHT * part:.0f}" stroke="#34495a"/>'
        f'<text x="4" y="{HEIGHT * part - 4:.0f}">{escape(percent_words(words, 1 - part))}</text>'
        for part in (0.25, 0.5, 0.75)
    )
    battles = "".join(
        f'<line x1="{fought.number / last * WIDTH:.1f}" x2="{fought.number / last * WIDTH:.1f}" y1="0" y2="{HEIGHT}" '
        f'stroke="#c9d3d9"/><text x="{fought.number / last * WIDTH - 6:.1f}" y="{HEIGHT - 8}" text-anchor="end">'
        f"{escape(words.say('review-battle', round=fought.round))}</text>"
        for fought in one.battles
    )
    dots = "".join(
        f'<circle class="{decision.mark}" r="7" cx="{decision.number / last * WIDTH:.1f}" '
        f'cy="{(1 - decision.chance) * HEIGHT:.1f}"><title>{SIGNS[decision.mark]}</title></circle>'
        for decision in one.decisions
        if decision.mark
    )
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img">{lines}{battles}'
        f'<polyline points="{path}" fill="none" stroke="#f4ede1" stroke-width="2"/>{dots}</svg>'
    )


def luck_lane(words: Words, one: Review) -> str:
    """A bar for each stroke of luck: filled upwards for good luck, open downwards for bad luck."""
    last = max(1, one.last)
    most = max([0.05, *(abs(luck) for _, luck in one.luck)])
    bars = "".join(
        f'<rect x="{number / last * WIDTH:.1f}" width="6" height="{abs(luck) / most * LANE / 2:.1f}" '
        f'y="{LANE / 2 - max(0.0, luck) / most * LANE / 2:.1f}" stroke="#a5dcff" '
        f'fill="{"#a5dcff" if luck > 0 else "none"}"/>'
        for number, luck in one.luck
    )
    return (
        f'<svg viewBox="0 0 {WIDTH} {LANE}" role="img"><line x1="0" x2="{WIDTH}" y1="{LANE / 2}" y2="{LANE / 2}" '
        f'stroke="#34495a"/>{bars}</svg>'
    )
