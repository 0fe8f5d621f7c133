#!/usr/bin/env bash
# Plays every tournament of docs/strength.md into the folder strength/ (hours on two cores); a second call goes on.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p strength

play() { # name, game, options of the tournament
  local file="strength/$1.jsonl"
  [ -e "$file" ] && set -- "$@" --resume
  .venv/bin/internum tournament "${@:2}" --jobs "${JOBS:-2}" --out "$file" --report "${file%.jsonl}.html"
}

declare -A search=([antike]=search:3000 [empires]=search:6000 [classic]=search:12000) # within two seconds a turn

for game in antike empires classic; do
  play "$game-random" "$game" --table greedy,random,random,random --games 40
  play "$game-search" "$game" --table "${search[$game]},greedy,greedy,greedy" --games 40
  play "$game-novice" "$game" --agents citizen,novice --players 4 --games 60
  play "$game-citizen" "$game" --agents consul,citizen --players 4 --games 100
  play "$game-legend" "$game" --table legend,consul,consul,consul --games 16
  for players in 3 4 5; do
    play "$game-mixed-$players" "$game" --agents random,novice,citizen,search:20 --players "$players" --games 224
  done
done
