"""What passing now means: who goes on for how long, and the facts to weigh."""

from gosux.model import kinds
from gosux.model.actions import PASS_TURN, YES
from gosux.model.catalogue import DESIGN
from gosux.model.messages import Argument
from gosux.model.state import NOBODY, State
from gosux.rules.battle import army_value, tie_breaker
from gosux.rules.passing import PASS_THE_ROUND, turns_for_the_other
from gosux.sessions.messages.base import Sentence
from gosux.sessions.messages.play import Fact, Passing
from gosux.sessions.scenes.sentences import Sentences, listed, plainly


def is_pass(state: State, row: int) -> bool:
    """Whether this answer passes for the round."""
    return (state.kind == kinds.TURN and row == PASS_TURN) or (state.kind == kinds.PASS and row == YES)


def passing(sentences: Sentences, state: State) -> Passing:
    """``state`` holds only what its decider knows."""
    you = int(state.decider)
    others = [seat for seat in state.opponents(you) if not state.seats[seat].passed]
    limited = state.catalogue.law.pass_round is PASS_THE_ROUND
    turns: int | None = None
    case = "others" if others else "last"
    if limited and others:
        turns, case = int(turns_for_the_other(state, you)), "first"
    left = turns if turns is not None else max(0, int(state.turns_left)) if limited else 0
    args: dict[str, Argument] = {"case": case, "turns": left, "player": others[0] if others else you}
    return Passing.model_construct(
        turns=turns, said=sentences.say("passing", args), facts=facts(sentences, state, others)
    )


def facts(sentences: Sentences, state: State, others: list[int]) -> list[Fact]:
    you = int(state.decider)
    found = [fact(sentences.say("passing-score"), score(sentences, state, you))]
    for seat in others:
        held: dict[str, Argument] = {"cards": len(state.seats[seat].hand), "tokens": int(state.seats[seat].tokens)}
        found.append(
            fact(sentences.say("passing-others", {"player": seat}), sentences.say("passing-cards-tokens", held))
        )
    own = sentences.say("passing-cards", {"cards": len(state.seats[you].hand)})
    found.append(fact(sentences.say("passing-yours"), own))
    found.append(fact(sentences.say("passing-tie"), tie(sentences, state)))
    if others and any(state.catalogue.wills[entry & DESIGN] for entry in state.seats[you].hand):
        found.append(fact(sentences.say("passing-will"), sentences.say("passing-force")))
    return found


def fact(label: Sentence, value: Sentence) -> Fact:
    return Fact.model_construct(label=label, value=value)


def score(sentences: Sentences, state: State, you: int) -> Sentence:
    """The player's own total first; of more than two players with their names."""
    values = {seat: int(army_value(state, seat)) for seat in (you, *state.opponents(you))}
    if len(values) == 2:
        return plainly(" : ".join(str(value) for value in values.values()))
    return listed(
        [sentences.say("passing-score-of", {"player": seat, "score": value}) for seat, value in values.items()]
    )


def tie(sentences: Sentences, state: State) -> Sentence:
    holder = int(tie_breaker(state))
    if holder == NOBODY:
        return sentences.say("passing-nobody")
    return sentences.say("passing-tie-holder", {"player": holder})
