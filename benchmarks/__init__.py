"""Benchmarks of the engine.

``run``           gosux, OpenSpiel and RLCard side by side: ``make bench``
``memory``        a million games in constant memory
``growth``        the cost of a decision by cards in play and by players
``instructions``  instructions per decision, checked by ``make test-all``

``markdown`` and ``plot`` show the last results of ``run`` again.

Each is started from the project's folder as ``python -m benchmarks.run``.
"""
