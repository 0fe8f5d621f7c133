"""The Mare Nostrum family: one set of rules, two rulebooks (2003 and 2016). See README.md."""
