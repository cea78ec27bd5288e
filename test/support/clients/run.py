"""Calls every case of standard input with the Python client; prints one JSON object of what it saw."""

import hashlib
import hmac
import base64
import json
import sys
import time

import nis2_compliance as nis2
from nis2_compliance import models
from nis2_compliance._wire import KINDS


def outcome(client, case):
    given = dict(case["input"])
    if "from" in given:
        given["from_"] = given.pop("from")
    if case["upload"]:
        given.update(body=case["upload"]["body"].encode(), content_type=case["upload"]["contentType"])
    try:
        answer = getattr(client, case["name"])(**given)
        if hasattr(answer, "__next__"):
            answer = next(answer)
        return ["ok", type(answer).__name__]
    except nis2.Nis2Error as error:
        return [error.code, f"{error} {error.status}"]


def signed(secret, body, at):
    key = base64.b64decode(secret[6:])
    content = f"id.{at}.{body}".encode()
    mac = base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    return {"Webhook-Id": "id", "Webhook-Timestamp": str(at), "Webhook-Signature": f"v1,no v1,{mac}"}


def refusal(call, kind):
    try:
        call()
    except kind as error:
        return str(error)
    return "accepted"


def webhooks():
    secret = "whsec_" + base64.b64encode(b"7" * 32).decode()
    body = json.dumps({"type": "order.released", "timestamp": "t", "data": {"event_id": "e", "olek": "vabastatud"}})
    good = signed(secret, body, int(time.time()))
    old = signed(secret, body, int(time.time()) - 400)
    event = nis2.verify_webhook(body, good, secret)
    return {
        "event": [event.type, event.event_id, event.data],
        "changed": refusal(lambda: nis2.verify_webhook(body + " ", good, secret), nis2.WebhookError),
        "old": refusal(lambda: nis2.verify_webhook(body, old, secret), nis2.WebhookError),
    }


def receipts(client, url):
    receipt = client.scoping(employees=9, receipt=True).receipt
    keys = nis2.published_keys(url)
    try:
        import cryptography  # noqa: F401
    except ImportError:
        return {"missing": refusal(lambda: nis2.verify_receipt(receipt, keys), nis2.ReceiptError)}
    forged = receipt[:-9] + "AAAAAAAAA"
    return {
        "operation": nis2.verify_receipt(receipt, keys)["operation"],
        "forged": refusal(lambda: nis2.verify_receipt(forged, keys), nis2.ReceiptError),
        "unknown": refusal(lambda: nis2.verify_receipt(receipt, {"keys": []}), nis2.ReceiptError),
    }


def main():
    told = json.load(sys.stdin)
    url, key = told["url"], told["key"]
    client = nis2.Client(url, key)
    scoped = client.scoping(employees=9)
    assert scoped.class_ is models.Classification.OUT_OF_SCOPE and isinstance(scoped.sources[0], models.Source)
    entity = models.GroupEntityInput(id="A", employees=-1)
    try:
        client.scope_group(entities=[entity])
    except nis2.Nis2Error as error:
        field = [one.field for one in error.details]
    flaky = nis2.Client(told["flaky"], key, attempts=2)
    print(
        json.dumps(
            {
                "outcomes": {c["wire"]: outcome(nis2.Client(url, c["key"]), c) for c in told["cases"]},
                "field": field,
                "changes": len(list(client.each_changelog(limit=2))),
                "nodes": len(list(client.each_graph_search(text="incident", first=5))),
                "events": [[one.state.name, one.step] for one in client.order_status(order_id=told["order"])],
                "lines": [one["kind"] for one in client.scoping_portfolio(body=b"tootajad\n9\n-1\n", content_type="text/csv")],
                "order": flaky.create_order(service="pakett").state.name,
                "unreachable": refusal(lambda: nis2.Client("http://127.0.0.1:2", attempts=0).health(), nis2.Nis2Error)[:11],
                "webhooks": webhooks(),
                "receipts": receipts(client, url),
                "kinds": len(KINDS),
            }
        )
    )


main()
