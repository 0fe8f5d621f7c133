#!/usr/bin/env node
// A bot at a table over HTTP (docs/bots.md): `http_bot.mjs LINK` plays the link's seats at random. Needs only Node ≥ 18.

const [page, token] = process.argv[2].split("#");
const api = page.replace("/t/", "/api/tables/");
const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };

function choose(shot) {
  const texts = shot.decision.groups.flatMap((group) => group.actions.map((action) => action.text));
  return texts[Math.floor(Math.random() * texts.length)];
}

async function answer(shot) {
  if (shot.over || shot.status === "abandoned") process.exit();
  const seat = shot.looking;
  if (!shot.pending.includes(seat) || shot.status !== "running" || shot.seats[seat].stands_for) return;
  const choice = { at: shot.at, rev: shot.rev, seat, actions: [choose(shot)] };
  const told = await fetch(`${api}/actions`, { method: "POST", headers, body: JSON.stringify(choice) });
  if (!told.ok && told.status !== 409) throw new Error(await told.text()); // 409: its next update asks again
}

async function listen() {
  const stream = await fetch(`${api}/events`, { headers });
  if (stream.status < 500 && !stream.ok) throw new Error(await stream.text()); // the seat is not ours any more
  let text = "";
  for await (const part of stream.body.pipeThrough(new TextDecoderStream())) {
    const events = (text + part).split("\n\n");
    text = events.pop();
    for (const event of events)
      if (event.startsWith("event: update")) await answer(JSON.parse(event.split("\ndata: ")[1]));
  }
}

for (;;) {
  await listen().catch((gone) => gone instanceof TypeError || (console.error(gone.message), process.exit(1)));
  await new Promise((later) => setTimeout(later, 1000)); // the line was down: come back
}
