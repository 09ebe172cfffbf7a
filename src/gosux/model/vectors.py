"""Vectors of numbers: unboxed in the compiled build, lists in plain Python.

``vec[float](items)`` makes one, ``append(vector, item)`` returns it with one more item; apart from that only reading
and writing by index, ``len`` and slices are common to both. Plain Python reads lists faster than librt's vectors.
"""

from typing import TYPE_CHECKING

from gosux._core import compiled

if TYPE_CHECKING or compiled:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:

    class vec:  # noqa: N801 (the name it has in librt)
        """In plain Python every vector is a list."""

        def __class_getitem__(cls, item: object) -> type[list]:
            return list

    def append(vector: list, item: object) -> list:
        vector.append(item)
        return vector


def zeros(size: int) -> "vec[float]":
    vector = vec[float]()
    for _ in range(size):
        vector = append(vector, 0.0)
    return vector
