"""Vectors of numbers: unboxed in the compiled build, lists in plain Python.

``vec[float](items)`` makes one, ``append(vector, item)`` returns it with one more item; apart from that only reading
and writing by index, ``len`` and slices are common to both. Plain Python reads lists faster than librt's vectors.


``byte_buffer`` and the like make vectors of a fixed length that share their memory with NumPy.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i32, i64, u8

from gosux._core import compiled

if TYPE_CHECKING or compiled:
    from librt.vecs import append as append
    from librt.vecs import vec as vec

    def byte_buffer(size: int) -> vec[u8]:
        return vec[u8](bytes(size))

    def int_buffer(size: int) -> vec[i32]:
        return vec[i32]([0] * size)

    def long_buffer(size: int) -> vec[i64]:
        return vec[i64]([0] * size)

    def float_buffer(size: int) -> vec[float]:
        return vec[float]([0.0] * size)
else:
    from array import array

    class vec:  # noqa: N801 (the name it has in librt)
        """In plain Python every vector is a list."""

        def __class_getitem__(cls, item: object) -> type[list]:
            return list

    def append(vector: list, item: object) -> list:
        vector.append(item)
        return vector

    def byte_buffer(size: int) -> bytearray:
        return bytearray(size)

    def int_buffer(size: int) -> array:
        return array("i", bytes(4 * size))

    def long_buffer(size: int) -> array:
        return array("q", bytes(8 * size))

    def float_buffer(size: int) -> array:
        return array("d", bytes(8 * size))


def zeros(size: int) -> "vec[float]":
    vector = vec[float]()
    for _ in range(size):
        vector = append(vector, 0.0)
    return vector
