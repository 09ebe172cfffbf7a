"""Games in a browser's worker, without a server: the same sessions, attached to messages and a browser database.

Everything of the browser comes in as an object with methods (``Page``, ``BrowserShelf``, ``Helper``, ``Tabs``), so that
nothing here imports JavaScript and all of it is tested without a browser. ``web/src/site`` has the other side.
"""
