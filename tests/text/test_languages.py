"""The Fluent files: the same messages in every language, and none that is never said."""

from gosux.text import LANGUAGES, Words

BUNDLES = {language: Words(language).messages for language in LANGUAGES}


def test_every_language_has_the_same_messages() -> None:
    """But a combination of clauses may need a message of its own in one language only."""
    different = set(BUNDLES["en"].patterns) ^ set(BUNDLES["fr"].patterns)
    assert {key for key in different if not key[0].startswith(("clause-", "target-", "pick-", "amount-"))} == set()
    assert {id for id, _ in BUNDLES["en"].patterns} == {id for id, _ in BUNDLES["fr"].patterns}


def test_every_message_asks_for_the_same_facts_in_every_language() -> None:
    """French may need companions (``card_of``), but no other fact."""
    for id, part in set(BUNDLES["en"].patterns) & set(BUNDLES["fr"].patterns):
        if id.startswith(("event-", "reason-", "prompt-", "action-")):
            english, french = ({name.partition("_")[0] for name in BUNDLES[one].asks(id, part)} for one in ("en", "fr"))
            assert english == french, (id, part)
