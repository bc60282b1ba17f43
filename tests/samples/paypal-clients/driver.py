"""Does what each line of standard input asks of the Python of the notes, and prints one line of JSON."""

import json
import sys
from concurrent.futures import ThreadPoolExecutor

from paypal import PayPal, PayPalError
from plans import create_monthly_coffee
from subscriptions import subscribe_to_coffee
from webhook_verifier import is_genuine

clients = {}


def perform(order):
    number, args = order["client"], order["args"]
    if number not in clients:
        clients[number] = PayPal(order["api"], "client", "secret", order["timeout"] / 1000)
    paypal = clients[number]
    match order["do"]:
        case "get":
            return paypal.get(*args)
        case "burst":
            path, count = args
            with ThreadPoolExecutor(count) as pool:
                return list(pool.map(paypal.get, [path] * count))
        case "post":
            return paypal.call("POST", args[0], "{}")
        case "plan":
            return create_monthly_coffee(paypal, *args)
        case "subscribe":
            return subscribe_to_coffee(paypal, *args)
        case "verify":
            webhook_id, headers, raw_body = args
            return is_genuine(paypal, webhook_id, headers.get, raw_body.encode())


def describe(error):
    if isinstance(error, PayPalError):
        names = {"status": error.status, "name": error.name, "debugId": error.debug_id}
        return {"message": str(error), **names}
    return {
        "message": str(error),
        "name": "bad-message" if isinstance(error, ValueError) else "failed",
    }


for line in sys.stdin:
    try:
        answer = {"value": perform(json.loads(line))}
    except Exception as error:
        answer = {"error": describe(error)}
    print(json.dumps(answer), flush=True)
