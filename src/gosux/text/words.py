"""``Words``, the main class of this package: all texts that players read, in one language."""

from functools import cache

from gosux.game.decision import Action, Result
from gosux.game.game import Game
from gosux.game.view import View
from gosux.model.actions import slot_text
from gosux.model.events import Battle, Event, GameOver, Passed
from gosux.model.messages import Argument, Message, Reason
from gosux.model.messages.mistakes import Fact, Mistake
from gosux.rules.registry import ruleset as find_ruleset
from gosux.rules.ruleset import Ruleset
from gosux.text import rulebook
from gosux.text.actions import action_words
from gosux.text.cards.card_texts import CardText, card_text, tile_gist, tile_text
from gosux.text.cards.clauses import Clauses
from gosux.text.glossary_terms import Term, term, terms
from gosux.text.grammar import capitalised, readable, with_one_stop
from gosux.text.names import Arguments, Names
from gosux.text.rich_text import RichText, joined, opening, plain

# Arguments that an event may lack: hidden ones, and the player if the rules did it.
ABSENT: dict[str, Argument] = {"cards_count": 0, "cards": "none", "card": "none", "by": -1, "cost": 0}


FEW_TURNS = 20  # a higher limit only prevents endless games, so players are not told about it (G3.5)


# Cached by ruleset, not by its name, because a pack may be corrected and loaded again.
@cache
def _card(language: str, rules: Ruleset, id: str) -> CardText:
    return card_text(Names(language, rules.id), rules.id, id)


@cache
def _tile(language: str, rules: Ruleset, clan: str) -> RichText:
    return tile_text(Names(language, rules.id), clan)


class Words:
    """All texts of a game. ``players`` are the names of the players by seat and can be changed."""

    def __init__(self, language: str = "en", ruleset: str = "gosu-x") -> None:
        self.language = language
        self.ruleset = ruleset
        self.names = Names(language, ruleset)
        self.messages = self.names.messages

    @property
    def players(self) -> list[str]:
        return self.names.players

    @players.setter
    def players(self, players: list[str]) -> None:
        self.names.players = players

    # -- what happens ------------------------------------------------------------------------------------------------

    def say(self, id: str, /, **args: Argument) -> str:
        """A message of the Fluent files, or its attribute as "id.attribute"; references are replaced by names."""
        message, _, attribute = id.partition(".")
        return self.messages.format(message, self.names.arguments(args), attribute)

    def message(self, message: Message) -> RichText:
        """Any message of the engine: a reason, a prompt, a clause of a card, or a message of the Fluent files."""
        if isinstance(message, Reason):
            return self.reason(message)
        if message.id.startswith("prompt-"):
            return self.prompt(message, None)
        if self.messages.has(message.id):
            return self.messages.format(message.id, self.names.arguments(message.args))
        return capitalised(Clauses(self.names).sentence(message))

    def event(self, event: Event, viewer: "int | None") -> RichText:
        """One sentence, addressed to ``viewer`` ("you") or to nobody; "" for a silent event."""
        if event.silent:
            return plain("")
        if isinstance(event, GameOver):
            return self.result(Result(event.winners, event.rule), viewer)
        args = self.names.arguments({**ABSENT, **event.args}, viewer)
        for key in ("by", "other", "owner"):
            if key in event.args and event.args[key] == event.args.get("player") != viewer:
                args[f"{key}_is"] = "self"
        if isinstance(event, Passed) and event.left > FEW_TURNS:
            args["left"] = -1
        values = event.args.get("values")
        if isinstance(values, list):
            numbers = [int(str(value)) for value in values]
            args["high"] = max(numbers)
            args["low"] = min(numbers)
            args["standings"] = lambda: self.names.standings(numbers, viewer)
        return with_one_stop(self.messages.format(f"event-{event.kind}", args))

    def sentence(self, id: str, args: "dict[str, Argument]", viewer: "int | None") -> RichText:
        """Any message about a game, addressed to ``viewer`` or to nobody."""
        return with_one_stop(self.messages.format(id, self.names.arguments(args, viewer)))

    def result(self, result: Result, viewer: "int | None") -> RichText:
        """How the game ended, with the number of the rule."""
        args = self._result(result, viewer)
        why = self.messages.format(f"result-{rule_name(result.rule)}", args)
        return self._with_rules(self.messages.format("result", {**args, "why": why}), (result.rule,))

    def ending(self, result: Result, viewer: "int | None") -> RichText:
        """Why the game ended so, in a whole sentence for winners and for losers, with the number of the rule."""
        said = self.messages.format(f"ending-{rule_name(result.rule)}", self._result(result, viewer))
        return self._with_rules(said, (result.rule,))

    def _result(self, result: Result, viewer: "int | None") -> Arguments:
        shared = "-shared" if len(result.winners) > 1 else ""
        if not result.winners:
            outcome = "draw"
        elif viewer is None:
            outcome = f"named{shared}"
        else:
            outcome = f"{'won' if viewer in result.winners else 'lost'}{shared}"
        return self.names.arguments({"result": outcome, "winners": [*result.winners]}, viewer)

    def last_battle(self, battle: Battle, round: int, viewer: "int | None") -> RichText:
        """The Great Battle that ended the game: who won it by how much, to a winner or a loser."""
        totals = {side.seat: side.total for side in battle.sides}
        ranked = sorted(totals.values(), reverse=True)
        own, best = ranked[1], ranked[0]
        outcome = "named"
        if viewer is not None and viewer in totals:
            own = totals[viewer]
            best = max(total for seat, total in totals.items() if seat != viewer)
            outcome = "won" if viewer in battle.winners else "lost"
        if battle.tie and own == best:
            outcome = f"{outcome}-tie" if battle.winner >= 0 else "open-tie"
        facts: dict[str, Argument] = {"outcome": outcome, "round": round, "own": own, "best": best}
        return self.sentence("ending-battle", {**facts, "margin": abs(own - best), "winner": battle.winner}, viewer)

    # -- what is asked -----------------------------------------------------------------------------------------------

    def prompt(self, prompt: Message, viewer: "int | None") -> RichText:
        """The open question for the player who is asked; for everyone else, what they are waiting for."""
        args = self.names.arguments({"occasion": "none", **prompt.args}, viewer)
        asked = viewer is not None and prompt.args.get("player") == viewer
        return with_one_stop(self.messages.format(prompt.id, args, "" if asked else "other"))

    def action(self, game: "Game | View", action: Action) -> RichText:
        """A legal action of the open decision, addressed to the player who is asked."""
        return action_words(self.names, game.state, action.id)

    # -- what is not possible ----------------------------------------------------------------------------------------

    def reason(self, reason: Reason) -> RichText:
        """One sentence, without the numbers of the rules."""
        return with_one_stop(self._sentence(reason))

    def _sentence(self, reason: Reason) -> RichText:
        args = self.names.arguments({"clan": "none", **reason.args})
        return capitalised(self.messages.format(f"reason-{reason.id}", args))

    def refusal(self, reasons: list[Reason]) -> RichText:
        """All reasons, each with the numbers of its rules."""
        return joined(" ", [self._with_rules(self._sentence(reason), reason.rules) for reason in reasons])

    def _with_rules(self, sentence: RichText, rules: tuple[str, ...]) -> RichText:
        if not rules:
            return with_one_stop(sentence)
        return self.with_notes(sentence, [opening(rule, f"rule:{rule}") for rule in rules])

    def with_notes(self, sentence: RichText, notes: "list[RichText]") -> RichText:
        """A sentence with notes in parentheses."""
        if not notes:
            return sentence
        said = {"sentence": sentence.removesuffix("."), "notes": joined(", ", notes)}
        return self.messages.format("with-notes", said)

    # -- what went wrong ---------------------------------------------------------------------------------------------

    def mistake(self, mistake: Mistake) -> str:
        """One sentence without a full stop: what is wrong, and where."""
        facts: Arguments = {}
        for key, fact in mistake.facts.items():
            facts[key] = self._fact(fact)
            if isinstance(fact, int):
                facts[f"{key}_number"] = int(fact)  # selects a variant; the text itself stays as typed
            if isinstance(fact, list) and key == "reasons":
                reasons = [reason for reason in fact if isinstance(reason, Reason)]
                facts["refusal"] = self.refusal(reasons).removesuffix(".")
            elif isinstance(fact, list):
                facts[f"{key}_or"] = self._alternatives([self._fact(one) for one in fact])
        return self.messages.format(f"mistake-{mistake.id}", facts)

    def _fact(self, fact: Fact) -> str:
        """An argument of a mistake: inserted literally, never treated as a reference such as ``card:sati``."""
        if isinstance(fact, Mistake):
            return self.mistake(fact)
        if isinstance(fact, Reason):
            return " ".join([fact.id, *fact.rules])
        if isinstance(fact, Message):
            return self.message(fact)
        if isinstance(fact, list):
            return ", ".join(self._fact(one) for one in fact)
        return readable(str(fact))

    def _alternatives(self, words: list[str]) -> str:
        """ "a or b or c" """
        said = words[0] if words else ""
        for word in words[1:]:
            said = self.messages.format("list-or", {"rest": said, "last": word})
        return said

    # -- what there is -----------------------------------------------------------------------------------------------

    def card(self, id: str) -> CardText:
        return _card(self.language, find_ruleset(self.ruleset), id)

    def card_header(self, text: CardText) -> RichText:
        """Clan, rank, value, shift cost and icons in one line."""
        facts: Arguments = {"clan": text.clan, "rank": text.rank, "level": text.level, "value": text.value}
        facts["shift"] = text.shift
        facts["icons"] = text.icons
        facts["keywords"] = " · ".join(keyword.name for keyword in text.keywords)
        facts["keywords_count"] = len(text.keywords)
        return self.messages.format("card-header", facts)

    def tile(self, clan: str) -> RichText:
        """What the active Immortal tile of a clan does, for both players."""
        return _tile(self.language, find_ruleset(self.ruleset), clan)

    def tile_gist(self, clan: str) -> str:
        return tile_gist(self.names, clan)

    def clan(self, id: str) -> str:
        return self.names.clan(id)

    def slot(self, seat: int, slot: "int | str", viewer: "int | None" = None) -> str:
        """A slot (0 to 14, or "II3") with its owner: "your II·3", "opposing II·3", "Player 2's II·3"."""
        return self.names.slot(seat, slot_text(slot) if isinstance(slot, int) else slot, viewer)

    def keyword(self, id: str) -> Term:
        return term(self.messages, "keyword", id)

    def term(self, id: str) -> Term:
        return term(self.messages, "term", id)

    def keywords(self) -> list[str]:
        """The ids of all keywords."""
        return [id.replace("-", "_") for id in terms(self.messages, "keyword")]

    def terms(self) -> list[str]:
        """The ids of all terms."""
        return terms(self.messages, "term")

    def title(self) -> str:
        """The title of the rules."""
        return rulebook.title(self.language, self.ruleset)

    def rules(self) -> tuple[rulebook.Section, ...]:
        """All rules by chapters."""
        return rulebook.sections(self.language, self.ruleset)

    def rule(self, number: str) -> RichText:
        """The text of a rule, with its sub-rules on separate lines. Raises UnknownRule."""
        found = rulebook.rules_under(self.language, self.ruleset, number)
        if len(found) == 1:
            return found[0][1]
        return joined("\n", [joined(" ", [number, text]) for number, text in found])


def rule_name(rule: str) -> str:
    """The number of a rule as messages are named after it."""
    return rule.lower().replace(".", "-")
