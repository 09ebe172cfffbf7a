"""Logging as JSON lines on standard error."""

import json
import logging
import sys
from datetime import UTC, datetime

from gosux.sessions.log import NAME, Fact


class Lines(logging.Formatter):
    """Formats every record, including those of libraries, as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, Fact] = getattr(record, "facts", {})
        line: dict[str, Fact] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **facts,
        }
        if record.exc_info:
            # The location, not the message: an exception may mention cards.
            line["exception"] = record.exc_info[0].__name__ if record.exc_info[0] else None
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            if trace is not None:
                line["at"] = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
        return json.dumps(line, ensure_ascii=False)


def write_log() -> None:
    """Send the log, and warnings of libraries, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name, level in ((NAME, logging.INFO), ("uvicorn", logging.WARNING), ("asyncio", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
