#!/usr/bin/env bash
# Plays every measurement of docs/strength.md and docs/balance.md into the folder strength/, the cheapest first (a day on
# two cores, most of it for the 2003 game). It can be stopped at any time; a second call goes on. Nobody here plays by the clock (unhurried is legend
# without one), so that figures do not depend on how busy the machine is.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p strength
PYTHON="${PYTHON:-.venv/bin/python}"
export PYTHONPATH="tools${PYTHONPATH:+:$PYTHONPATH}"

play() { # name, game, options of the tournament
  local file="strength/$1.jsonl"
  [ -e "$file" ] && set -- "$@" --resume
  "$PYTHON" -m internum tournament "${@:2}" --limit 0 --jobs "${JOBS:-1}" --out "$file" --report "${file%.jsonl}.html"
}

pace() { # game, agent
  local file="strength/$1-pace-$2.json"
  [ -e "$file" ] && return
  "$PYTHON" -m internum yardstick "$1" --agent "$2" --starts 20 --jobs "${JOBS:-1}" --json > "$file.part"
  mv "$file.part" "$file"
}

for game in ${GAMES:-antike empires classic}; do
  for level in novice citizen consul; do
    play "$game-$level-random" "$game" --table "$level,random,random,random" --games 100
  done
  play "$game-novice" "$game" --agents citizen,novice --players 4 --games 200
  for agent in novice citizen greedy consul unhurried; do pace "$game" "$agent"; done
  play "$game-consul-before" "$game" --agents consul,before:Consul --players 4 --games 100
  play "$game-citizen" "$game" --agents consul,citizen --players 4 --games 200
  play "$game-consuls" "$game" --agents consul --players 4 --games 200
  play "$game-all-sides" "$game" --agents consul --players "$([ "$game" = antike ] && echo 6 || echo 5)" --games 200
  play "$game-legend-random" "$game" --table unhurried,random,random,random --games 100
  play "$game-legends" "$game" --agents unhurried --players 4 --games 20
  play "$game-beginner" "$game" --table before:Consul,citizen,citizen,citizen --games 100
  play "$game-legend-before" "$game" --agents unhurried,before:Legend --players 4 --games 100
  play "$game-consul" "$game" --agents unhurried,consul --players 4 --games 200
done
