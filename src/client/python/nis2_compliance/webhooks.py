"""Verification of webhooks at the receiver, by https://www.standardwebhooks.com. Only the standard library."""

import base64
import hashlib
import hmac
import json
import time
from dataclasses import dataclass
from typing import Any, Dict, Mapping, Union

from ._names import WORDS

#: Seconds between the clocks of sender and receiver, including delivery.
TOLERANCE = 300


class WebhookError(Exception):
    """The signature is invalid, missing or too old: do not read the body."""


@dataclass(frozen=True)
class WebhookEvent:
    """``data``: by English names; values of states are those of the wire. More types may be added."""

    type: str
    timestamp: str
    event_id: str
    data: Dict[str, Any]


def verify_webhook(
    body: Union[str, bytes], headers: Mapping[str, str], secret: str
) -> WebhookEvent:
    """Verifies and parses a webhook. ``body``: as received. ``secret``: ``whsec_…``. Raises WebhookError."""
    raw = body.encode() if isinstance(body, str) else body
    given = {name.lower(): value for name, value in headers.items()}
    try:
        identity, at = given["webhook-id"], given["webhook-timestamp"]
        signatures = given["webhook-signature"].split()
        age = abs(time.time() - int(at))
        key = base64.b64decode(secret[len("whsec_") :] if secret.startswith("whsec_") else secret)
    except (KeyError, ValueError) as failure:
        raise WebhookError("headers or secret are not those of a webhook") from failure
    if age > TOLERANCE:
        raise WebhookError("the webhook is too old")
    content = f"{identity}.{at}.".encode() + raw
    expected = "v1," + base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    # All are compared, and in constant time.
    if not any([hmac.compare_digest(expected.encode(), one.encode()) for one in signatures]):
        raise WebhookError("the signature is not valid")
    event = json.loads(raw)
    data = {WORDS.get(wire, wire): value for wire, value in event["data"].items()}
    return WebhookEvent(event["type"], event["timestamp"], event["data"]["event_id"], data)
