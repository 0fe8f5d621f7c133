#!/usr/bin/env bash
# Makes sure that a chromium is there for the browser tests, or says what is missing.
if command -v chromium >/dev/null || [ -x "${INTERNUM_CHROMIUM:-}" ]; then
  exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing chromium for the browser tests"
  (apt-get update -qq && apt-get install -y -qq chromium fonts-dejavu) >/dev/null 2>&1 && exit 0
fi
echo "Browser tests need Debian's chromium: apt-get install chromium, or set INTERNUM_CHROMIUM to a Chromium binary."
echo "Without it they are skipped."
