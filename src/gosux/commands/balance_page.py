"""A balance study as one HTML page that needs no other file and runs no script."""

from base64 import b64encode
from html import escape
from io import BytesIO
from pathlib import Path

from gosux.commands.balance_tables import (
    Table,
    against_table,
    card_labels,
    cards_table,
    plot_labels,
    tables,
    tiles_table,
    title,
)
from gosux.lab.balance import Report
from gosux.lab.balance.cards import CardFindings, card_findings
from gosux.lab.balance.plot import draw
from gosux.lab.balance.plot_cards import draw_cards
from gosux.records.files import write_text
from gosux.text import Words

STYLE = """
body { background: #fbfaf7; color: #22303a; font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem;
  padding: 0 1rem }
h1, h2 { font-family: Georgia, serif } h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin-top: 2rem }
img { max-width: 100%; height: auto } nav { columns: 3 16rem }
p.caution { border-left: 4px solid #e69f00; padding-left: 1em }
div { overflow-x: auto } table { border-collapse: collapse } tbody { border-top: 1px solid #9fb0bb }
th, td { padding: .15rem .8rem .15rem 0; text-align: right; white-space: nowrap } th[scope=row] { font-weight: 400;
  text-align: left } tr:hover { background: #f0ebe0 }
"""


def write_page(report: Report, path: Path, words: Words, workers: int = 1, ray: str | None = None) -> None:
    """Write the page. The games are replayed to count cards and tiles. Raises RecordError."""
    cards = [card_findings(report.balance, one, workers, ray) for one in report.findings]
    made = tables(report, words)
    if any(one.clans for one in report.findings):
        made += [against_table(report, words)]
    if any(one.tiles for one in cards):
        made += [tiles_table(report, cards, words)]
    made += [cards_table(report, cards, words)]
    write_text(path, page_of(report, pictures(report, cards, words), made, words), 0o644)


def page_of(report: Report, drawn: list[str], made: list[Table], words: Words) -> str:
    lines = title(report, words).splitlines()
    parts = [
        f"<h1>{escape(lines[0])}</h1>",
        *[f"<p>{escape(line)}</p>" for line in lines[1:]],
        f"<p>{escape(words.say('balance-how-to-read'))}</p>",
        f'<p class="caution">{escape(words.say("balance-caution"))}</p>',
        "<nav><ul>",
        *[f'<li><a href="#t{number}">{escape(table.title)}</a></li>' for number, table in enumerate(made)],
        "</ul></nav>",
        *drawn,
        *[section(table, number) for number, table in enumerate(made)],
    ]
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(lines[0])}</title><style>{STYLE}</style></head><body>\n"
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def pictures(report: Report, cards: list[CardFindings], words: Words) -> list[str]:
    whole, of_cards = BytesIO(), BytesIO()
    draw(report, whole, plot_labels(report, words))
    draw_cards(cards, report.balance.players, of_cards, card_labels(report, cards, words))
    return [picture(whole, words.say("balance-picture")), picture(of_cards, words.say("balance-cards-picture"))]


def picture(drawn: BytesIO, says: str) -> str:
    return f'<img alt="{escape(says)}" src="data:image/png;base64,{b64encode(drawn.getvalue()).decode()}">'


def section(table: Table, number: int) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in table.columns)
    parts = "".join(f"<tbody>{''.join(row_of(row) for row in part)}</tbody>" for part in table.parts)
    return (
        f'<h2 id="t{number}">{escape(table.title)}</h2><div><table><thead><tr><td></td>{head}</tr></thead>'
        f"{parts}</table></div>"
    )


def row_of(row: list[str]) -> str:
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
    return f'<tr><th scope="row">{escape(row[0])}</th>{cells}</tr>'
