#!/usr/bin/env python3
"""A bot of your own for a Loire server. Needs no packages.

bot.py http://127.0.0.1:8080 TABLE [NAME]     sits down on an open seat and plays
SEAT_KEY=… bot.py http://127.0.0.1:8080 TABLE   plays for a seat whose key you have
"""
import http.cookiejar, json, os, random, sys, urllib.error, urllib.request

server, table = sys.argv[1].rstrip("/"), "/api/tables/" + sys.argv[2]
key = os.environ.get("SEAT_KEY")
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))

def ask(method, path, body=None):
    request = urllib.request.Request(server + path, method=method)
    if key:
        request.add_header("Authorization", "Bearer " + key)
    with browser.open(request, None if body is None else json.dumps(body).encode()) as answer:
        return json.load(answer)

def choose(position):
    """One of position["legal"]; position["view"] is what this seat may see. Your ideas go here."""
    return random.choice(position["legal"])

if not key:
    ask("POST", "/api/guest", {"name": sys.argv[3] if len(sys.argv) > 3 else "Python bot"})
    ask("POST", table + "/sit", {"entropy": os.urandom(32).hex()})
at, status = 0, "open"
while status in ("open", "playing"):
    snapshot = ask("GET", f"{table}/wait?at={at}")
    position, status = snapshot["position"], snapshot["table"]["status"]
    at = position["at"]
    if position["legal"]:
        try:
            ask("POST", table + "/act", {"action": choose(position), "at": at})
        except urllib.error.HTTPError as refused:
            print(json.load(refused)["message"], file=sys.stderr)
print(json.dumps(snapshot["table"]["result"]))
