### Terms, tiles, refusals and options of this rulebook. `why-…`: the one sentence a refusal shows.

## terms: money, goods, titles

## heroes and wonders: names and powers

## options

## refusals: set-up

## refusals: collect

## refusals: trade

## refusals: build, payment, placing, storage

## refusals: victory

## refusals: movement and peace

## refusals: battle

## refusals: conquest

## refusals: leadership
