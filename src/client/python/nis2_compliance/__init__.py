"""Client of the NIS2 compliance gateway: ``Client(url, key)`` has a method for every operation."""

from ._errors import ErrorDetail, Nis2Error
from ._version import VERSION as __version__
from .client import Client
from .receipts import ReceiptError, published_keys, verify_receipt
from .webhooks import WebhookError, WebhookEvent, verify_webhook

__all__ = [
    "Client",
    "ErrorDetail",
    "Nis2Error",
    "ReceiptError",
    "WebhookError",
    "WebhookEvent",
    "__version__",
    "published_keys",
    "verify_receipt",
    "verify_webhook",
]
