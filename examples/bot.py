#!/usr/bin/env python3
"""A bot of your own for a Loire server, with the standard library only.

    bot.py http://127.0.0.1:8080 TABLE [NAME]      sits down at an open seat and plays
    SEAT_KEY=… bot.py http://127.0.0.1:8080 TABLE  plays for a seat whose key a person handed over

It plays anything legal; put your own idea into `choose`.
"""
import http.cookiejar, json, os, random, sys, urllib.error, urllib.request

server, table = sys.argv[1].rstrip("/"), sys.argv[2]
name = sys.argv[3] if len(sys.argv) > 3 else "Python bot"
key = os.environ.get("SEAT_KEY")
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))


def ask(method, path, body=None):
    request = urllib.request.Request(server + path, method=method)
    if key:
        request.add_header("Authorization", "Bearer " + key)
    data = None if body is None else json.dumps(body).encode()
    with browser.open(request, data) as answer:
        return json.load(answer)


def choose(position):
    """One of position["legal"]; position["view"] is what this seat may see."""
    return random.choice(position["legal"])


if not key:
    ask("POST", "/api/guest", {"name": name})
    ask("POST", f"/api/tables/{table}/sit", {"entropy": os.urandom(32).hex()})
at = 0
while True:
    position = (snapshot := ask("GET", f"/api/tables/{table}/wait?at={at}"))["position"]
    at = position["at"]
    if snapshot["table"]["status"] in ("over", "frozen"):
        break
    if position["legal"]:
        try:
            ask("POST", f"/api/tables/{table}/act", {"action": choose(position), "at": at})
        except urllib.error.HTTPError as refused:
            print(json.load(refused)["message"])
print("over:", json.dumps(snapshot["table"]["result"]))
