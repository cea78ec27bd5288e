"""HTTP with retries. Only the standard library."""

import json
import random
import time
import urllib.error
import urllib.request
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from typing import IO, Any, Callable, Dict, Mapping, Optional, TypeVar

from ._errors import ErrorDetail, Nis2Error

PASSING = ("RATE_LIMITED", "UPSTREAM_UNAVAILABLE", "UNREACHABLE")
CODES = (
    "UNAUTHORIZED",
    "FORBIDDEN_ROLE",
    "NOT_FOUND",
    "IDEMPOTENCY_CONFLICT",
    "VALIDATION_FAILED",
    "RATE_LIMITED",
    "INTERNAL_ERROR",
    "UPSTREAM_UNAVAILABLE",
)
#: Seconds.
FIRST_PAUSE = 0.25
LONGEST_PAUSE = 30.0
#: Random fraction added to a pause, to spread the retries of many clients.
JITTER = 0.2

Result = TypeVar("Result")


class Transport:
    """``attempts``: after the first. ``timeout``: seconds without a byte."""

    def __init__(
        self,
        url: str,
        key: Optional[str],
        timeout: float,
        attempts: int,
        error_language: str,
    ) -> None:
        if not url.startswith(("http://", "https://")):
            raise ValueError("url must start with http:// or https://")
        self.url = url.rstrip("/")
        self.timeout = timeout
        self.attempts = attempts
        self.headers = {"accept-language": error_language}
        if key is not None:
            self.headers["x-api-key"] = key

    def open(
        self,
        method: str,
        path: str,
        body: Optional[bytes] = None,
        headers: Mapping[str, str] = {},
    ) -> IO[bytes]:
        """One attempt. Raises Nis2Error for every status from 400."""
        request = urllib.request.Request(
            self.url + path, data=body, method=method, headers={**self.headers, **headers}
        )
        try:
            return urllib.request.urlopen(request, timeout=self.timeout)  # type: ignore[no-any-return]
        except urllib.error.HTTPError as failure:
            raise _refusal(failure.code, failure.headers, failure.read()) from None
        except (OSError, HTTPException) as failure:
            raise unreachable(failure) from failure

    def repeated(self, call: Callable[[], Result], is_repeatable: bool) -> Result:
        """Repeats a call that failed for a passing reason, never sooner than the service asks for."""
        left = self.attempts if is_repeatable else 0
        pause = FIRST_PAUSE
        while True:
            try:
                return call()
            except Nis2Error as failure:
                asked = failure.retry_after
                if left == 0 or failure.code not in PASSING or (asked or 0) > LONGEST_PAUSE:
                    raise
            least = pause if asked is None else asked
            time.sleep(least + least * JITTER * random.random())
            left, pause = left - 1, min(pause * 2, LONGEST_PAUSE)


def unreachable(failure: BaseException) -> Nis2Error:
    return Nis2Error("UNREACHABLE", str(failure))


def read_json(response: IO[bytes]) -> Any:
    """Raises Nis2Error if an intermediary answered, or the answer broke off."""
    try:
        with response:
            return json.loads(response.read())
    except (OSError, HTTPException, ValueError) as failure:
        raise unreachable(failure) from failure


def error_of(words: Dict[str, Any], status: Optional[int], headers: Mapping[str, str]) -> Nis2Error:
    """Error of the envelope, or of a GraphQL error's extensions."""
    code = words.get("code")
    details = [
        ErrorDetail(str(one.get("field", "")), str(one.get("type", "")), str(one.get("msg", "")))
        for one in words.get("details") or []
        if isinstance(one, dict)
    ]
    return Nis2Error(
        code=code if code in CODES else "UNREACHABLE",
        message=str(words.get("message", f"answered with status {status}")),
        status=status,
        request_id=words.get("request_id") or headers.get("x-request-id"),
        details=details,
        retry_after=_seconds(headers.get("retry-after")),
    )


def _refusal(status: int, headers: Mapping[str, str], body: bytes) -> Nis2Error:
    try:
        error = json.loads(body)["error"]
        return error_of(error, status, headers)
    except (ValueError, KeyError, TypeError, AttributeError):
        return error_of({}, status, headers)


def _seconds(text: Optional[str]) -> Optional[float]:
    """Both forms of RFC 9110, 10.2.3."""
    if text is None:
        return None
    if text.isdigit():
        return float(text)
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - time.time())
    except (TypeError, ValueError):
        return None
