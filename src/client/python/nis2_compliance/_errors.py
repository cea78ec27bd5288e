"""Errors of the client. Branch on ``code``, never on the message."""

from dataclasses import dataclass, field
from typing import List, Optional


@dataclass(frozen=True)
class ErrorDetail:
    """``field``: dotted path by the names of this client. ``type``: stable word for the error."""

    field: str
    type: str
    msg: str


@dataclass(eq=False)
class Nis2Error(Exception):
    """Every failed call. ``code`` is one of the service's, or UNREACHABLE if it did not answer."""

    code: str
    message: str
    #: HTTP status; None without a response.
    status: Optional[int] = None
    request_id: Optional[str] = None
    details: List[ErrorDetail] = field(default_factory=list)
    #: Seconds to wait; None if the service named none.
    retry_after: Optional[float] = None

    def __str__(self) -> str:
        fields = ", ".join(f"{one.field}: {one.msg}" for one in self.details)
        return f"{self.code}: {self.message}" + (f" ({fields})" if fields else "")
