"""Weights of an evaluation tuned by self-play: who wins, and with what deviations?

Every seat of every game judges by weights of its own, which deviate at random from those to be improved. How much more
often those win that deviate in a direction says, weight by weight, what wins games: one batch is the gradient. A step
in its direction gives new weights; a duel with two seats each says whether they are better. Who plays does not matter
here: quick planners on this machine (`planners`), or greedy players on a GPU (`internum.gpu.tuning`).
"""
