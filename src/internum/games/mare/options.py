"""Options both games have."""

from internum.core.options import Choice, Number

# who plays which empire: as listed on the board file, dealt by chance, or taken in seat order (EM-2.2, MN-2.2)
ASSIGNMENT = Choice("assignment", ("listed", "dealt", "taken"), ("EM-2.2", "MN-2.2", "MN-2.40"))
OPEN_HANDS = Choice("open_hands", (False, True), ("EM-5.18", "MN-4.23"))
MAX_ROUNDS = Number("max_rounds", 0, 999, 0, ("EM-3.6",))  # 0: none
