"""What a notebook shows of a view, a game or a replay: one piece of HTML that needs no other file and no other host."""

from html import escape
from uuid import uuid4

from gosux.game.game import Game
from gosux.game.view import View
from gosux.notebook.drawings import colours, picture
from gosux.notebook.table import Drawn
from gosux.records.replays import Replay
from gosux.text import Words

MOMENTS = 400
"""A replay with more actions is shown at every second one, or third, so that a notebook stays small."""

STYLE = """
.ID{--gx-ink:#1c2730;--gx-paper:#f7f2e8;--gx-line:#b9ae9c;--gx-side:#fffdf8;color:var(--gx-ink);
background:var(--gx-paper);font:14px/1.35 system-ui,sans-serif;padding:8px;border-radius:8px;max-width:900px}
@media (prefers-color-scheme:dark){.ID{--gx-ink:#f4ede1;--gx-paper:#101a21;--gx-line:#34495a;--gx-side:#1b2831}}
[data-jp-theme-light=true] .ID{--gx-ink:#1c2730;--gx-paper:#f7f2e8;--gx-line:#b9ae9c;--gx-side:#fffdf8}
[data-jp-theme-light=false] .ID{--gx-ink:#f4ede1;--gx-paper:#101a21;--gx-line:#34495a;--gx-side:#1b2831}
.ID .gx-head{font-weight:600}
.ID .gx-side{background:var(--gx-side);border:1px solid var(--gx-line);border-radius:6px;margin:6px 0;padding:6px}
.ID .gx-turn{border-left:4px solid #d98b2b}
.ID .gx-row{display:flex;flex-wrap:wrap;gap:4px;margin-top:4px;align-items:center}
.ID .gx-row>b{width:1.6em}
.ID .gx-card{width:92px;height:74px;border-radius:5px;position:relative;overflow:hidden;background:#3a4a57;color:#fff;
font-size:11px;line-height:1.15}
.ID .gx-card>svg{width:100%;height:52px;display:block}
.ID .gx-card>span:last-child{position:absolute;left:0;right:0;bottom:0;background:rgba(0,0,0,.72);padding:1px 3px;
text-align:center;color:#fff}
.ID .gx-value,.ID .gx-signs{position:absolute;top:1px;background:rgba(0,0,0,.72);border-radius:4px;padding:0 4px;
color:#fff}
.ID .gx-value{left:1px}.ID .gx-signs{right:1px}
.ID .gx-down{opacity:.55;outline:2px dashed var(--gx-line)}
.ID .gx-back{display:flex;align-items:center;justify-content:center;background:#22313c;color:#dfe7ec;font-size:20px}
.ID .gx-moment{display:none}.ID .gx-moment.gx-now{display:block}.ID input{width:100%}
"""
# Without scripts the first moment stays visible.
SLIDE = (
    "this.closest('.ID').querySelectorAll('.gx-moment')"
    ".forEach((one,number)=>one.classList.toggle('gx-now',number==this.value))"
)


class Shown:
    """Something to display: notebooks ask for ``_repr_html_``."""

    def __init__(self, html: str) -> None:
        self.html = html

    def _repr_html_(self) -> str:
        return self.html


def show(thing: "Game | View | Replay", language: str = "en", viewer: "int | None" = None) -> Shown:
    """A game, view or replay for a notebook, in English or French.

    A game and a replay show all cards, as their host sees them; ``viewer`` shows only what that player may know.
    """
    if isinstance(thing, Replay):
        return Shown(_replay(thing, language, viewer))
    seen = thing.view(viewer) if isinstance(thing, Game) and viewer is not None else thing
    words = Words(language, seen.ruleset)
    drawn = Drawn(words, _mark())
    return Shown(_whole(drawn, _moment(drawn, seen)))


def html_of(thing: "Game | View | Replay") -> str:
    """What ``_repr_html_`` of these classes gives."""
    return show(thing).html


def _mark() -> str:
    return f"gx{uuid4().hex[:8]}"


def _moment(drawn: Drawn, seen: "Game | View", action: str = "") -> str:
    table = seen.table()
    decision, result = seen.decision, seen.result
    told = ""
    if result is not None:
        told = str(drawn.words.result(result, table.viewer))
    elif decision is not None:
        told = f"{drawn.words.names.player(decision.player)}: {drawn.words.prompt(decision.prompt, table.viewer)}"
    lines = "".join(f"<div>{escape(line)}</div>" for line in (action, told) if line)
    return drawn.table(table, lines)


def _replay(replay: Replay, language: str, viewer: "int | None") -> str:
    drawn = Drawn(Words(language, replay.rules.id), _mark())
    count = len(replay.actions)
    every = 1 + count // MOMENTS
    moments: list[str] = []
    for number, game in enumerate(replay.moments()):
        if number % every == 0 or number == count:
            seen = game if viewer is None else game.view(viewer)
            moments.append(_moment(drawn, seen, f"{number} / {count}"))
    boxes = "".join(
        f'<div class="gx-moment{" gx-now" if number == 0 else ""}">{moment}</div>'
        for number, moment in enumerate(moments)
    )
    label = escape(drawn.say("notebook-moment"), quote=True)
    slider = (
        f'<input type="range" min="0" max="{len(moments) - 1}" value="0" aria-label="{label}" '
        f'oninput="{escape(SLIDE.replace("ID", drawn.mark), quote=True)}">'
    )
    return _whole(drawn, slider + boxes)


def _whole(drawn: Drawn, inside: str) -> str:
    """With the style and the pictures that it needs."""
    mark = drawn.mark
    style = STYLE.replace(".ID", f".{mark}")
    for clan in sorted(set(drawn.pictures.values())):
        field, _ = colours()[clan]
        style += f".{mark} .{mark}-{clan}{{background:{field}}}"
    symbols = "".join(
        f'<symbol id="{mark}-{escape(card)}" viewBox="0 0 120 68">{picture(clan, card)}</symbol>'
        for card, clan in sorted(drawn.pictures.items())
    )
    sprite = f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{symbols}</svg>'
    return f'<div class="{mark}"><style>{style}</style>{sprite}{inside}</div>'
