"""A small network that learnt from records what good players chose, and plays without looking ahead."""
