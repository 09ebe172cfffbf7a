"""Guided games: what is prepared, what each step asks for, and the words, in one TOML file each.

The rules know nothing of lessons: a lesson runs in an ordinary game whose actions its steps follow.
"""

from gosux.lessons.lesson import (
    Answer,
    Aside,
    Asks,
    Ending,
    Idea,
    Lesson,
    LessonError,
    Said,
    Step,
    lesson,
    lesson_for,
    lessons,
)
from gosux.lessons.place import STUDENT, Place, place_in

__all__ = [
    "STUDENT",
    "Answer",
    "Aside",
    "Asks",
    "Ending",
    "Idea",
    "Lesson",
    "LessonError",
    "Place",
    "Said",
    "Step",
    "lesson",
    "lesson_for",
    "lessons",
    "place_in",
]
