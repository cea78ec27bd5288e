"""Calls of one operation by its description."""

import json
import time
import uuid
from typing import Any, Callable, Dict, Iterator, Mapping, NamedTuple, Optional
from urllib.parse import quote, urlencode

from ._errors import ErrorDetail, Nis2Error
from ._transport import PASSING, Transport, error_of, read_json, unreachable
from ._wire import KINDS, Operation, decode, to_field, to_input

#: Consecutive failures of a subscription before its error is raised.
MOST_VAIN_TRIES = 8


class Answer(NamedTuple):
    """``meta``: metadata of the response, by wire names."""

    data: Any
    meta: Mapping[str, Any]


class Calls:
    """Common part of all methods. ``language``: of the texts in answers."""

    def __init__(
        self,
        url: str,
        key: Optional[str] = None,
        *,
        language: str = "en",
        error_language: str = "en",
        timeout: float = 40.0,
        attempts: int = 3,
    ) -> None:
        """Raises ValueError if ``url`` is no address."""
        self.language = language
        self.transport = Transport(url, key, timeout, attempts, error_language)

    def answer(self, operation: Operation, given: Mapping[str, Any]) -> Answer:
        """Data and metadata of an operation."""
        places = _sorted(operation, given, self.language)
        call = self._graphql if operation.document is not None else self._rest
        body = self._named(operation, lambda: call(operation, places))
        return Answer(decode(body.get("data"), operation.kind), body.get("meta") or {})

    def _json(self, operation: Operation, given: Mapping[str, Any]) -> Any:
        places = _sorted(operation, given, self.language)
        return self._named(operation, lambda: self._rest(operation, places))

    def _bytes(self, operation: Operation, given: Mapping[str, Any]) -> bytes:
        places = _sorted(operation, given, self.language)

        def read() -> bytes:
            try:
                with self._send(operation, places) as response:
                    return bytes(response.read())
            except OSError as failure:
                raise unreachable(failure) from failure

        again = operation.is_repeatable
        return self._named(operation, lambda: self.transport.repeated(read, again))

    def _lines(self, operation: Operation, given: Mapping[str, Any]) -> Iterator[Dict[str, Any]]:
        """Lines of a stream; ``data`` of a result is a model. A whole stream ends with kind ``end``."""
        places = _sorted(operation, given, self.language)
        with self._named(operation, lambda: self._send(operation, places)) as response:
            for text in response:
                line = json.loads(text)
                if "data" in line:
                    line["data"] = decode(line["data"], operation.kind)
                yield line

    def _pages(self, operation: Operation, given: Mapping[str, Any]) -> Iterator[Any]:
        """Every item of all pages, which are asked for as they are read."""
        if operation.items is None:
            raise ValueError(f"{operation.wire} has no pages")
        name = "cursor" if operation.items else "after"
        cursor = given.get(name)
        while True:
            data, meta = self.answer(operation, {**given, name: cursor})
            if operation.items:
                yield from getattr(data, KINDS[operation.kind or ""].WIRE[operation.items].name)  # type: ignore[attr-defined]
                cursor = meta.get("jargmine_kursor")
            else:
                yield from (edge.node for edge in data.edges)
                cursor = data.page_info.end_cursor if data.page_info.has_next_page else None
            if cursor is None:
                return

    def _events(self, operation: Operation, given: Mapping[str, Any]) -> Iterator[Any]:
        """Events over SSE, each once; a stream that breaks is continued after the last one."""
        after = given.get("after")
        vain = 0
        while True:
            try:
                for event in self._stream(operation, {**given, "after": after}):
                    after, vain = event["event_id"], 0
                    yield decode(event, operation.kind)
                return
            except Nis2Error as failure:
                vain += 1
                if failure.code not in PASSING or vain > MOST_VAIN_TRIES:
                    raise
                time.sleep(max(failure.retry_after or 0, min(0.25 * 2**vain, 20)))

    def _stream(self, operation: Operation, given: Mapping[str, Any]) -> Iterator[Dict[str, Any]]:
        """Until ``complete``; an end without it is a break."""
        places = _sorted(operation, given, self.language)
        headers = {"accept": "text/event-stream", "content-type": "application/json"}
        body = json.dumps({"query": operation.document, "variables": places["variable"]}).encode()
        send = lambda: self.transport.open("POST", "/graphql", body, headers)  # noqa: E731
        kind = ""
        try:
            with self._named(operation, send) as response:
                for raw in response:
                    name, _, value = raw.decode().rstrip("\r\n").partition(": ")
                    if name == "event":
                        kind = value
                    elif name == "data" and kind == "next":
                        yield _root(json.loads(value), operation)
                    if kind == "complete":
                        return
        except OSError as failure:
            raise unreachable(failure) from failure
        raise Nis2Error("UNREACHABLE", "the stream of events broke off")

    def _graphql(self, operation: Operation, places: "Places") -> Dict[str, Any]:
        body = json.dumps({"query": operation.document, "variables": places["variable"]}).encode()
        headers = {"content-type": "application/json"}

        def once() -> Dict[str, Any]:
            result = read_json(self.transport.open("POST", "/graphql", body, headers))
            return {"data": _root(result, operation)}

        return self.transport.repeated(once, operation.is_repeatable)

    def _rest(self, operation: Operation, places: "Places") -> Any:
        def once() -> Any:
            return read_json(self._send(operation, places))

        return self.transport.repeated(once, operation.is_repeatable)

    def _send(self, operation: Operation, places: "Places") -> Any:
        path = operation.path
        for wire, value in places["path"].items():
            path = path.replace("{" + wire + "}", quote(str(value), safe=""))
        if places["query"]:
            path += "?" + urlencode({name: _text(one) for name, one in places["query"].items()})
        if operation.method == "GET":
            return self.transport.open("GET", path)
        headers = {"content-type": places["upload"].get("content_type", "application/json")}
        if operation.result == "lines":
            headers["accept"] = "application/x-ndjson"
        body = places["upload"].get("body", json.dumps(places["body"]).encode())
        return self.transport.open(operation.method, path, body, headers)

    def _named(self, operation: Operation, call: Callable[[], Any]) -> Any:
        """The same error with the caller's names of fields."""
        try:
            return call()
        except Nis2Error as failure:
            failure.details = [
                ErrorDetail(to_field(one.field, operation.parameters), one.type, one.msg)
                for one in failure.details
            ]
            raise


Places = Dict[str, Dict[str, Any]]


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _sorted(operation: Operation, given: Mapping[str, Any], language: str) -> Places:
    """Wire values by place. An omitted language is that of the client; an order gets an idempotency key."""
    places: Places = {"path": {}, "query": {}, "body": {}, "variable": {}, "upload": {}}
    for name, (wire, place, kind) in operation.parameters.items():
        value = given.get(name)
        if value is None and name == "language":
            value = language
        if value is None and wire == "idempotency_key":
            value = str(uuid.uuid4())
        if value is not None:
            places[place][wire] = to_input(value, kind)
    if "content_type" in given:
        places["upload"] = {"content_type": given["content_type"], "body": given["body"]}
    return places


def _root(result: Any, operation: Operation) -> Any:
    """Root field of a GraphQL result. Raises Nis2Error for its first error."""
    errors = result.get("errors") or []
    if errors:
        first = errors[0]
        raise error_of({**first, **(first.get("extensions") or {})}, 200, {})
    return result["data"][operation.wire]
