"""The screen: table, what happened, the question with its numbered choices, and a line to type into."""

from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, RichLog, Static

from gosux.rules.decision import IllegalAction
from gosux.tui.board import board
from gosux.tui.help import help_on
from gosux.tui.session import Session

QUIT = ("q", "quit", "quitter")
CONCEDE = ("concede", "abandonner")


class Terminal(App[str]):
    """Play a session. Its result is the sentence to print when the screen is gone."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "leave", priority=True),
        Binding("ctrl+c", "leave", priority=True),
        Binding("f1", "help", priority=True),
        Binding("pageup", "scroll_table(-1)", priority=True),
        Binding("pagedown", "scroll_table(1)", priority=True),
    ]
    CSS = """
    #table { height: 1fr; min-height: 8; }
    #below { height: 40%; min-height: 8; }
    #story { width: 1fr; border: round $primary; }
    #question { width: 1fr; border: round $accent; padding: 0 1; }
    Input { dock: bottom; }
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.ready = False  # whether the widgets are there
        self.told = 0  # how much of the viewer's log is on the screen
        self.shown_to = -1

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="table", can_focus=False):
            yield Static(id="board")
        with Horizontal(id="below"):
            yield RichLog(id="story", wrap=True, markup=False)
            with VerticalScroll(id="question", can_focus=False):
                yield Static(id="prompt")
        yield Input(id="answer", placeholder=self.session.words.say("terminal-placeholder"))

    def on_mount(self) -> None:
        self.title = "Gosu X"
        self.session.begin()
        self.query_one(Input).focus()
        self.ready = True
        self.show()

    def on_resize(self) -> None:
        if self.ready:
            self.show()

    # -- what is shown -------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Bring the whole screen up to date."""
        session = self.session
        story = self.query_one("#story", RichLog)
        if session.covered:
            story.clear()
            self.told = 0
            self.shown_to = -1
            cover = session.words.say("terminal-covered", number=session.viewer + 1)
            self.query_one("#board", Static).update(Text(cover))
            self.query_one("#prompt", Static).update(Text(session.words.say("terminal-sit-down")))
            return
        if self.shown_to != session.viewer:
            story.clear()
            self.told = 0
            self.shown_to = session.viewer
        for sentence in session.logs[session.viewer][self.told :]:
            story.write(sentence)
        self.told = len(session.logs[session.viewer])
        self.query_one("#board", Static).update(board(session.view, session.words, self.size.width))
        self.query_one("#prompt", Static).update(self.question())
        self.query_one("#question", VerticalScroll).scroll_home(animate=False)

    def question(self) -> Text:
        """The prompt and the numbered choices, or how the game ended."""
        session = self.session
        result = session.game.result
        if result is not None:
            lines = [session.words.result(result, session.viewer)]
            if session.replay is not None:
                lines.append(session.words.say("terminal-replay", path=str(session.replay)))
            lines.append(session.words.say("terminal-the-end"))
            return Text("\n".join(lines))
        decision = session.decision
        assert decision is not None
        text = Text(session.words.prompt(decision.prompt, session.viewer) + "\n", style="bold")
        for number, action in enumerate(decision.actions, start=1):
            text.append(f"{number:>3}  {session.words.action(session.game, action)}\n", style="not bold")
        return text

    def tell(self, lines: list[str]) -> None:
        """Help and refusals, beside what happened."""
        story = self.query_one("#story", RichLog)
        for line in lines:
            story.write(Text(line, style="italic"))

    # -- what is typed -------------------------------------------------------------------------------------------

    def on_input_submitted(self, event: Input.Submitted) -> None:
        typed = event.value.strip()
        event.input.value = ""
        session = self.session
        if typed.lower() in QUIT:
            self.action_leave()
        elif session.covered:
            session.sit_down()
            self.show()
        elif typed.startswith("?"):
            self.tell(help_on(session, typed[1:]))
        elif session.game.result is not None:
            self.action_leave()
        elif typed.lower() in CONCEDE:
            session.concede()
            self.show()
        elif typed:
            self.answer(typed)

    def answer(self, typed: str) -> None:
        """A number of the list, or an action's own text; anything else is refused with its reason."""
        session = self.session
        decision = session.decision
        assert decision is not None
        if typed.isdecimal():
            if not 1 <= int(typed) <= len(decision.actions):
                self.tell([session.words.say("terminal-no-such-number", last=len(decision.actions))])
                return
            session.choose(decision.actions[int(typed) - 1])
        else:
            try:
                session.choose(typed)
            except IllegalAction as error:
                if error.reason.id == "unknown-action":
                    self.tell([session.words.say("terminal-unknown", topic=typed)])
                else:
                    self.tell([session.words.refusal(error.reasons)])
                return
        self.show()

    def action_help(self) -> None:
        self.tell(help_on(self.session, ""))

    def action_scroll_table(self, direction: int) -> None:
        table = self.query_one("#table", VerticalScroll)
        table.scroll_relative(y=direction * max(1, table.size.height - 2), animate=False)

    def action_leave(self) -> None:
        session = self.session
        if session.game.result is not None:
            self.exit(session.words.result(session.game.result, session.viewer))
        else:
            self.exit(session.words.say("terminal-saved", path=str(session.save)))
