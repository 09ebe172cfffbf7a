"""Web Push over HTTP: a browser says which seats it wants to be told about, or that it wants nothing any more."""

from fastapi import FastAPI

from gosux.model.messages.mistakes import Mistake
from gosux.server.push.bell import Bell
from gosux.server.push.encryption import BadKey, keys_of
from gosux.server.push.outgoing import BadEndpoint, check_endpoint
from gosux.server.push.subscriptions import Subscription
from gosux.sessions.lobby import fingerprint
from gosux.sessions.messages.push import PushEnded, PushWanted


class PushRefused(Mistake):
    """A browser cannot be told."""


def add_push(app: FastAPI) -> None:
    def bell() -> Bell:
        found: Bell | None = app.state.bell
        if found is None:
            raise PushRefused("push-off")
        return found

    @app.post("/api/push", status_code=204)
    async def want(wanted: PushWanted) -> None:
        """Tell this browser when it is the turn of these seats, in place of those before."""
        used = bell()
        try:
            check_endpoint(wanted.endpoint, used.allowed)
            keys_of(wanted.public, wanted.secret)
        except (BadEndpoint, BadKey) as error:
            raise PushRefused("push-endpoint") from error
        mark = fingerprint(wanted.endpoint)
        found = Subscription(mark, wanted.endpoint, wanted.public, wanted.secret, wanted.language)
        await used.store.put_push(found, [fingerprint(token) for token in wanted.tokens])

    @app.post("/api/push/end", status_code=204)
    async def end(wanted: PushEnded) -> None:
        """Tell this browser nothing any more."""
        await app.state.store.drop_push(fingerprint(wanted.endpoint))
