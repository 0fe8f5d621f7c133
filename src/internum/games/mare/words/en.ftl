### Words both games share. Edition terms (money, goods, titles, tiles' powers) stand in empires/words and classic/words.
### A chapter's words stand under its heading: prompts, verbs, labels of actions, log lines; then refusals and options.

## names

## set-up

## collect

## trade

## build: turns, purchases, payment

## storage

## victory

## movement and peace

## battle

## conquest

## leadership

## places, pieces and other terms of the screen
