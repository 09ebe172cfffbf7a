"""How fast the engine is, and how it compares.

``run``           us and the peers side by side: ``make bench``
``memory``        a million games in constant memory
``growth``        what a decision costs as cards and players become more
``instructions``  what a decision costs in instructions, guarded by ``make test-all``

``markdown`` and ``plot`` show the last results of ``run`` again.

Each is started from the project's folder as ``python -m benchmarks.run``.
"""
