#!/usr/bin/env node
// A random player in JavaScript: the line protocol (docs/protocol.md) with Node.
let actions = [];
const answers = {
  internum: () => "views off\nready",
  begin: () => "ready",
  action: (text) => void actions.push(text),
  go: () => {
    const chosen = actions[Math.floor(Math.random() * actions.length)];
    actions = [];
    return `play ${chosen}`;
  },
  quit: () => process.exit(),
};
require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const [word] = line.split(" ", 1);
    const answer = answers[word]?.(line.slice(word.length + 1));
    if (answer) console.log(answer);
  });
