"""See `tokens`."""

from .tokens import forget_gift, good_of, holding, identify_gift, part_with, receive, to_reserve

hold_publicly = receive
tokens_in_hand = holding

__all__ = [
    "forget_gift", "good_of", "hold_publicly", "holding", "identify_gift", "part_with", "receive", "to_reserve",
    "tokens_in_hand",
]  # fmt: skip
