"""All texts that players see, as files that have been read aloud."""

from pathlib import Path

import pytest

from tests.golden.texts.all_texts import RESULTS, all_texts
from tests.golden_files import check_golden


@pytest.mark.parametrize("rules", RESULTS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_texts_are_as_they_were_read(language: str, rules: str) -> None:
    check_golden(Path(__file__).parent / f"{rules}.{language}.txt", all_texts(language, rules))
