#!/usr/bin/env python3
"""A bot at a table over HTTP (docs/bots.md): `http_bot.py LINK` plays the link's seats at random. Needs only Python."""

import json
import random
import sys
import time
from urllib.request import Request, urlopen

page, token = sys.argv[1].split("#")
api = "/api/tables/".join(page.split("/t/"))
headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def choose(shot):
    return random.choice([action["text"] for group in shot["decision"]["groups"] for action in group["actions"]])


def answer(shot):
    if shot["over"] or shot["status"] == "abandoned":
        sys.exit()
    seat = shot["looking"]
    if seat in shot["pending"] and shot["status"] == "running" and not shot["seats"][seat]["stands_for"]:
        choice = {"at": shot["at"], "rev": shot["rev"], "seat": seat, "actions": [choose(shot)]}
        urlopen(Request(f"{api}/actions", json.dumps(choice).encode(), headers), timeout=60).close()


while True:
    try:
        kind = b""
        for line in urlopen(Request(f"{api}/events", headers=headers), timeout=60):
            kind = line if line.startswith(b"event: ") else kind
            if kind == b"event: update\n" and line.startswith(b"data: "):
                answer(json.loads(line[6:]))
    except OSError as gone:  # the line is down; or refused: 409 says that the table has moved on, so look again
        if getattr(gone, "code", 500) < 500 and gone.code != 409:
            sys.exit(gone.read().decode())
    time.sleep(1)
