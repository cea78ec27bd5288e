"""Verification of signed receipts (Ed25519, RFC 8037) with the service's published keys.

The standard library has no Ed25519: ``pip install cryptography`` first. Without it a receipt is refused, never passed.
"""

import base64
import json
import urllib.request
from typing import Any, Dict, Mapping


class ReceiptError(Exception):
    """The receipt is not valid under these keys, or cannot be verified here."""


def published_keys(url: str, timeout: float = 10.0) -> Dict[str, Any]:
    """Key set (JWKS) of the service at ``url``; keep a copy to verify receipts later."""
    with urllib.request.urlopen(url.rstrip("/") + "/.well-known/jwks.json", timeout=timeout) as read:
        return dict(json.loads(read.read()))


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def verify_receipt(receipt: str, keys: Mapping[str, Any]) -> Dict[str, Any]:
    """What a receipt states, by wire names. Raises ReceiptError, also without the package ``cryptography``."""
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError as failure:
        raise ReceiptError("receipts need the package cryptography") from failure
    try:
        head, payload, signature = receipt.strip().split(".")
        header = json.loads(_bytes(head))
        if header["alg"] != "EdDSA" or "crit" in header:
            raise ReceiptError("the receipt is not signed with Ed25519")
        key = next(one for one in keys["keys"] if one.get("kid") == header["kid"])
        if key["kty"] != "OKP" or key["crv"] != "Ed25519":
            raise ReceiptError("the key is not an Ed25519 key")
        public = Ed25519PublicKey.from_public_bytes(_bytes(key["x"]))
        public.verify(_bytes(signature), f"{head}.{payload}".encode())
        return dict(json.loads(_bytes(payload)))
    except (InvalidSignature, StopIteration, KeyError, TypeError, ValueError) as failure:
        raise ReceiptError("the receipt is not valid under these keys") from failure
