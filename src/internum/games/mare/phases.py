"""What `s.phase` may be: a decision somebody has to make, or a passage the rules walk through by themselves.

A phase below `FIRST_PASSAGE` waits for an action. From `FIRST_PASSAGE` on, `rules.advance` calls the chapter
that goes on from there, until a decision is reached. Chapters never call a later stage: they set the phase.
"""

PHASES = (
    "over",
    # set-up
    "deal",  # chance deals (or the seat takes) an empire
    "icon",  # 2003: which icon a starting caravan stands on
    "deploy",  # 2003: free start
    "lot",  # chance settles a tie of the set-up
    # collect
    "circe",  # legions that serve as caravans
    "extra_coin",  # take the extra coin, or not
    "draw",  # chance draws a legendary good for the actor
    "temple",  # one more coin or legendary good
    "extra_good",  # a good of one's choice
    # trade
    "number",  # how many resources everybody offers
    "offer",  # secret offers, all at once
    "starter",  # who claims first
    "claim",
    "redirect",  # 2003: Ulysses may turn a claim to himself
    "forced",  # 2003: the claim Ulysses forces
    "give",  # evening out
    # build
    "name_builder",
    "first_strike",  # Perseus
    "build",
    "pay",
    "swap",  # 2003: Cleopatra takes a card from the bank
    "copy",  # Castor & Pollux
    "store",  # what is kept, by one or by all at once
    "declare",  # showdown
    "turn_up",  # chance turns up a face-down tile
    # military
    "peace",  # Statue of Zeus
    "name_mover",
    "convert",  # conversions due at the start of the turn
    "sail",
    "sea_battle",
    "march",
    "vacate",  # the Post that a marching legion leaves
    "helen",  # 2003: Helen of Troy turns a legion
    "land_battle",
    "roll",  # chance rolls one die
    "lose",  # losses of both sides, all at once
    "conquest",
    "occupy",
    "spoils",  # pillage of a legendary city: coin or legendary good
    # leadership
    "award",
    # passages
    "begin_game",
    "setting_up",
    "begin_round",
    "collecting",
    "begin_trade",
    "trading",
    "begin_build",
    "building",
    "ending_build",
    "begin_military",
    "campaigns",
    "campaign",
    "fighting",
    "begin_leadership",
    "awarding",
)

(
    OVER,
    DEAL,
    ICON,
    DEPLOY,
    LOT,
    CIRCE,
    EXTRA_COIN,
    DRAW,
    TEMPLE_GIFT,
    EXTRA_GOOD,
    NUMBER,
    OFFER,
    STARTER,
    CLAIM,
    REDIRECT,
    FORCED,
    GIVE,
    NAME_BUILDER,
    FIRST_STRIKE,
    BUILD,
    PAY,
    SWAP,
    COPY,
    STORE,
    DECLARE,
    TURN_UP,
    PEACE,
    NAME_MOVER,
    CONVERT,
    SAIL,
    SEA_BATTLE,
    MARCH,
    VACATE,
    HELEN,
    LAND_BATTLE,
    ROLL,
    LOSE,
    CONQUEST,
    OCCUPY,
    SPOILS,
    AWARD,
    BEGIN_GAME,
    SETTING_UP,
    BEGIN_ROUND,
    COLLECTING,
    BEGIN_TRADE,
    TRADING,
    BEGIN_BUILD,
    BUILDING,
    ENDING_BUILD,
    BEGIN_MILITARY,
    CAMPAIGNS,
    CAMPAIGN,
    FIGHTING,
    BEGIN_LEADERSHIP,
    AWARDING,
) = range(len(PHASES))

FIRST_PASSAGE = BEGIN_GAME

STAGES = ("set_up", "collect", "trade", "build", "military", "leadership")
SET_UP_STAGE, COLLECT_STAGE, TRADE_STAGE, BUILD_STAGE, MILITARY_STAGE, LEADERSHIP_STAGE = range(len(STAGES))

# the steps of a Military turn (EM-9.2, MN-6.4), in `s.step` during a campaign
CONVERSION_STEP, SAIL_STEP, SEA_STEP, MARCH_STEP, HELEN_STEP, LAND_STEP, CONQUEST_STEP, CIRCE_STEP, END_STEP = range(9)
