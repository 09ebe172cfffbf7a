"""The screen: table, log, the question with its numbered choices, and an input line.

Help replaces the table, so that the question and its choices stay visible.
"""

from asyncio import sleep
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, VerticalScroll
from textual.events import Resize
from textual.geometry import Size
from textual.widgets import Input, Label, Static
from textual.worker import Worker

from gosux.tui.advice import reviewing
from gosux.tui.answers import answer
from gosux.tui.board import Lines, board, head, wrapped
from gosux.tui.clans import draft_board
from gosux.tui.explained import Page
from gosux.tui.help import help_on, is_review, takes_long
from gosux.tui.phrases import one_of, say
from gosux.tui.question import question
from gosux.tui.session import Session

WIDE = 120  # columns from which the log and the question are beside the table, not below it
NOTICED = 0.05  # seconds until the screen shows that something is searched
MOST_STORY = 200  # log lines on the screen; "? log" shows all


class Terminal(App[str]):
    """Play a running session. Its result is the sentence to print after the screen has closed."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "leave", priority=True),
        Binding("ctrl+c", "leave", priority=True),
        Binding("escape", "table", priority=True),
        Binding("f1", "help('')", priority=True),
        Binding("f2", "help('hand')", priority=True),
        Binding("f3", "help('piles')", priority=True),
        Binding("f4", "help('log')", priority=True),
        Binding("pageup", "scroll('#table', -1)", priority=True),
        Binding("pagedown", "scroll('#table', 1)", priority=True),
        Binding("up", "scroll('#choices', -1)", priority=True),
        Binding("down", "scroll('#choices', 1)", priority=True),
        Binding("ctrl+up", "scroll('#story', -1)", priority=True),
        Binding("ctrl+down", "scroll('#story', 1)", priority=True),
    ]
    CSS = """
    #main { height: 1fr; layout: vertical; }
    #main.wide { layout: horizontal; }
    #left { width: 1fr; height: 1fr; }
    #head { height: auto; padding: 0 1 0 0; }
    #table { height: 1fr; padding: 0 1 0 0; scrollbar-size-vertical: 1; }
    #side { layout: horizontal; }
    #main.wide #side { height: 1fr; layout: vertical; }
    #story { width: 2fr; height: 1fr; border-top: solid $primary; padding: 0 1 0 0; scrollbar-size-vertical: 1; }
    #asking { width: 3fr; height: 1fr; border-top: solid $accent; }
    #prompt { height: auto; max-height: 4; text-style: bold; padding: 0 1 0 0; }
    #choices { height: 1fr; padding: 0 1 0 0; scrollbar-size-vertical: 1; }
    #main.wide #story { width: 1fr; height: 2fr; }
    #main.wide #asking { width: 1fr; height: 3fr; }
    #others, #notice { height: auto; max-height: 5; display: none; text-style: bold; color: $warning; }
    #line { height: 1; }
    #line Label { width: 2; }
    Input { border: none; height: 1; padding: 0; width: 1fr; }
    Input:focus { border: none; }
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.page: Page = []  # the help that covers the table
        self.searching: Worker[None] | None = None  # for a page of help
        self.conceding = False  # whether "concede" was typed once
        self.space: Size | None = None  # of the screen; None before there is one
        self.many = session.game.players > 2  # armies; the line above them then stays while they are scrolled

    def compose(self) -> ComposeResult:
        with Container(id="main"):
            with Container(id="left"):
                yield Static(id="head")
                with VerticalScroll(id="table", can_focus=False):
                    yield Static(id="board")
            with Container(id="side"):
                with VerticalScroll(id="story", can_focus=False):
                    yield Static(id="told")
                with Container(id="asking"):
                    yield Static(id="prompt")
                    with VerticalScroll(id="choices", can_focus=False):
                        yield Static(id="numbered")
        yield Static(id="others")
        yield Static(id="notice")
        with Horizontal(id="line"):
            yield Label("> ")
            yield Input(id="answer")

    def on_mount(self) -> None:
        words = self.session.words
        self.title = self.session.game.ruleset
        self.query_one("#story").border_title = say(words, "terminal-story")
        self.query_one(Input).focus()
        self.space = self.size
        self.turn_to([])
        self.run_worker(self.session.follow(self.changed))
        self.set_interval(1.0, self.tick)

    def changed(self) -> None:
        """Something happened elsewhere; a page of help stays open."""
        self.turn_to(self.page)

    def on_resize(self, event: Resize) -> None:
        if self.space is not None:
            self.space = event.size  # the app's own size is still the old one
            self.show()

    # -- display -------------------------------------------------------------------------------------------------

    def measure(self) -> tuple[int, int, int, int]:
        """Width and height of the table, widths of the log and of the question; each without its margin."""
        assert self.space is not None
        width, height = self.space
        wide = width >= WIDE
        self.query_one("#main").set_class(wide, "wide")
        side = self.query_one("#side")
        if wide:
            columns = min(64, width * 38 // 100)
            side.styles.width = columns
            side.styles.height = "1fr"
            return width - columns - 2, height - 1, columns - 2, columns - 2
        lines = max(8 if self.many else 9, height * 38 // 100)
        side.styles.width = "1fr"
        side.styles.height = lines
        story = width * 2 // 5
        return width - 2, height - 1 - lines, story - 2, width - story - 3

    def show(self) -> None:
        """Update the whole screen."""
        table_width, table_height, story_width, question_width = self.measure()
        session = self.session
        words = session.words
        name = words.names.player(session.viewer)
        id = "terminal-sit-down" if session.covered else "terminal-the-end" if session.over else "terminal-placeholder"
        self.query_one(Input).placeholder = say(words, id, player=name)
        view = session.view
        above = [] if session.covered or view.state.available else head(view, words, table_width)
        pinned = above if self.many else []
        self._put("#head", pinned)
        self.query_one("#head").display = bool(pinned)
        if session.covered:
            self._put("#board", wrapped(say(words, "terminal-covered", player=name), table_width, "bold"))
            self._put("#told", [])
            self._put("#prompt", wrapped(say(words, "terminal-sit-down", player=name), question_width))
            self._put("#numbered", [])
            self.query_one("#asking").border_title = ""
            return
        if self.page:
            self._put("#board", page_lines(self.page, table_width))
        elif view.state.available:
            self._put("#board", draft_board(view, words, table_width, table_height))
        else:
            drawn = board(view, words, table_width, table_height - len(above))
            self._put("#board", drawn if self.many else above + drawn)
        self._put("#told", self.story(story_width))
        asked = question(session, question_width)
        self._put("#prompt", asked.prompt)
        self._put("#numbered", asked.choices)
        self.query_one("#asking").border_title = asked.title
        self.query_one("#story", VerticalScroll).scroll_end(animate=False)
        if session.trouble:
            self.notice(session.trouble_words)
        self.show_others()

    def tick(self) -> None:
        """Time runs while nothing is told; the screen may be closing."""
        if self.query("#others"):
            self.show_others()

    def show_others(self) -> None:
        """What is the matter with people elsewhere."""
        self._sentence("#others", self.session.others)

    def _put(self, place: str, lines: Lines) -> None:
        self.query_one(place, Static).update(Text("\n").join(lines))

    def story(self, width: int) -> Lines:
        """The log; lines since the player's last answer are marked."""
        session = self.session
        log = session.logs[session.viewer]
        news = session.news[session.viewer]
        lines: Lines = []
        if not session.game.history:
            lines += wrapped(say(session.words, "terminal-hint"), width, "italic")
        first = max(0, len(log) - MOST_STORY)
        for sentence in log[first:news]:
            lines += wrapped(f"  {sentence}", width, "dim", indent_of(sentence))
        for sentence in log[max(first, news) :]:
            lines += wrapped(f"› {sentence}", width, "", indent_of(sentence))
        return lines

    def notice(self, sentence: str) -> None:
        """Show one sentence above the input line; an empty one hides it."""
        self._sentence("#notice", sentence)

    def _sentence(self, place: str, sentence: str) -> None:
        shown = self.query_one(place, Static)
        shown.update(Text(sentence))
        shown.display = bool(sentence)

    def turn_to(self, page: Page) -> None:
        """Show a page of help in place of the table; an empty one brings the table back.

        Many armies may need more lines than there are: then one's own and the hand, at the end, are in sight first.
        """
        self.page = page
        self.show()
        table = self.query_one("#table", VerticalScroll)
        if self.many and not page:
            table.scroll_end(animate=False)
        else:
            table.scroll_home(animate=False)

    # -- input ---------------------------------------------------------------------------------------------------

    def on_input_submitted(self, event: Input.Submitted) -> None:
        typed = event.value.strip()
        event.input.value = ""
        session = self.session
        words = session.words
        conceding, self.conceding = self.conceding, False
        self.notice("")
        self.stop_searching()
        if one_of(words, "terminal-quit", typed):
            self.action_leave()
        elif session.covered:
            self.uncover(typed)
        elif typed.startswith("?"):
            self.help(typed[1:])
        elif not typed:
            self.leave_page()
        elif session.over:
            self.notice(say(words, "terminal-the-end"))
        elif one_of(words, "terminal-concede", typed):
            self.concede(conceding)
        elif (why := session.request(typed)) is not None:
            self.notice(why)
        elif session.decision is None:
            self.notice(say(words, "terminal-waiting"))
        else:
            self.answer(typed)

    def uncover(self, typed: str) -> None:
        session = self.session
        if typed:
            name = session.words.names.player(session.viewer)
            self.notice(say(session.words, "terminal-sit-down", player=name))
            return
        session.sit_down()
        self.turn_to([])

    def leave_page(self) -> None:
        """An empty line closes the help, or the game when it is over."""
        if self.page:
            self.turn_to([])
        elif self.session.over:
            self.action_leave()

    def concede(self, confirmed: bool) -> None:
        if not confirmed:
            self.conceding = True
            self.notice(say(self.session.words, "terminal-concede-sure"))
            return
        self.session.concede()
        self.turn_to([])

    def answer(self, typed: str) -> None:
        sentence = answer(self.session, typed)
        if sentence:
            self.notice(sentence)
            return
        self.turn_to([])
        self.query_one("#choices", VerticalScroll).scroll_home(animate=False)

    def action_help(self, topic: str) -> None:
        if not self.session.covered:
            self.help(topic)

    def help(self, topic: str) -> None:
        """Show a page of help; one that needs a search comes after a page that says so."""
        if takes_long(self.session, topic):
            self.searching = self.run_worker(self.search(topic))
        else:
            self.turn_to(help_on(self.session, topic))

    async def search(self, topic: str) -> None:
        """Whatever is typed meanwhile ends it; a review goes on from there when it is asked for again."""
        words = self.session.words
        self.turn_to([say(words, "terminal-searching")])
        await sleep(NOTICED)
        if is_review(self.session, topic):
            for percent in reviewing(self.session):
                self.turn_to([say(words, "review-reading", percent=percent)])
                await sleep(0)
        self.turn_to(help_on(self.session, topic))

    def stop_searching(self) -> None:
        if self.searching is not None:
            self.searching.cancel()
            self.searching = None

    def action_table(self) -> None:
        self.stop_searching()
        if self.page:
            self.turn_to([])

    def action_scroll(self, place: str, direction: int) -> None:
        """Half a page further."""
        pane = self.query_one(place, VerticalScroll)
        pane.scroll_relative(y=direction * max(1, pane.size.height // 2), animate=False)

    def action_leave(self) -> None:
        self.exit(self.session.farewell())


def indent_of(line: str) -> int:
    """How far the rest of a line of the log stands to the right."""
    return 2 + len(line) - len(line.lstrip(" "))


def page_lines(page: Page, width: int) -> Lines:
    """A help page: the first line and each line after an empty one is a heading."""
    lines: Lines = []
    heading = True
    for line in page:
        lines += wrapped(line, width, "bold" if heading else "", 0 if heading else 2)
        heading = not line
    return lines
