#!/bin/sh
# The first legal action, always: the line protocol (docs/protocol.md) in a shell.
first=
while read -r word rest; do
    case $word in
    internum) echo "views off"; echo ready ;;
    begin) echo ready ;;
    action) first=${first:-$rest} ;;
    go) echo "play $first"; first= ;;
    quit) exit ;;
    esac
done
