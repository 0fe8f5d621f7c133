#!/usr/bin/env bash
# Plays every measurement of docs/strength.md into the folder strength/ (a day on two cores); a second call goes on.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p strength

play() { # name, game, options of the tournament
  local file="strength/$1.jsonl"
  [ -e "$file" ] && set -- "$@" --resume
  .venv/bin/internum tournament "${@:2}" --jobs "${JOBS:-2}" --out "$file" --report "${file%.jsonl}.html"
}

pace() { # game, agents
  local file="strength/$1-pace.json" agents=()
  [ -e "$file" ] && return
  for agent in "${@:2}"; do agents+=(--agent "$agent"); done
  .venv/bin/internum yardstick "$1" "${agents[@]}" --starts 20 --jobs "${JOBS:-2}" --json > "$file.part"
  mv "$file.part" "$file"
}

for game in antike empires classic; do
  pace "$game" plan:400x40x40 legend consul citizen novice greedy
  for level in novice citizen consul legend; do
    play "$game-$level-random" "$game" --table "$level,random,random,random" --games 100
  done
  play "$game-consul-greedy" "$game" --agents consul,greedy --players 4 --games 100
  play "$game-legend-search" "$game" --agents legend,search:20000 --players 4 --games 100
  play "$game-novice" "$game" --agents citizen,novice --players 4 --games 200
  play "$game-citizen" "$game" --agents consul,citizen --players 4 --games 200
  play "$game-consul" "$game" --agents legend,consul --players 4 --games 200
  play "$game-consuls" "$game" --agents consul --players 4 --games 200
  play "$game-legends" "$game" --agents legend --players 4 --games 20
done
