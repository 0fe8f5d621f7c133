# Refusals: what happened, why, what to do.
stale = The table has moved on since you looked. Nothing was changed: look again and choose anew.
final = This cannot be taken back: it shows dice or something hidden, or ends the game. Are you sure?
group-chance = “{ $action }” stands behind something that chance decides. Nothing was played or rolled: play what comes before it, then look and choose anew.
group-hidden = “{ $action }” stands behind something hidden that would be shown. Nothing was played or shown: play what comes before it, then look and choose anew.
over = The game is over; nothing can be played any more. You can step through it, or play on from an earlier moment.
record = This is a record to step through, not a game in progress. Choose “play on from here” to open a table from it.
damaged = Part of this game is missing in the database. Whoever runs the server can restore it from a backup.
rules-changed = This game was played under an earlier version of the rules and cannot be continued: move { $at } does not fit any more. You can play on from the beginning of round { $round } as a new table.
paused = The game is paused. Wish for it to go on (more than half of the people at the table must), then play.
abandoned = The game was abandoned; nothing can be played any more. You can step through it, or play on from an earlier moment.
stand-in = { $name } is playing in your place. Take your seat back first.
not-away = { $name } is here, or was a moment ago. A bot can stand in for somebody who is away.
nobody-to-stand-in-for = Nobody sits on seat { $seat }. The host can hand it to a bot.
out-of-time = Your time is used up; the seat is played to the end for you.
vote-invite = Say whom you want to invite anew.
invite-alone = Whoever gets a new link to { $name }’s seat sees what is hidden there, so at least two others must be for it. A bot can stand in for { $name }.
vote-stand-in = Say for which seat a bot is to stand in, and of which level.
vote-pause = The game is paused already.
vote-resume = The game is not paused.
only-host = Only the host can do that.
others-play = Others are still playing here. Finish the game, or abandon it together, and then remove it.
claimed = This link has been opened already: on another device of yours, or by somebody else. Open the table where you did; “You at this table” in its menu has a link. If it was not you, tell the others: whoever opened it sees your hand.
no-token = This table can only be reached by one of its links. Open the link you were given, or ask the host for one.
not-found = There is no table { $table } here. Check the link, or start a new game.
no-game = There is no game “{ $game }”; the games are: { $games }.
no-board = There is no board “{ $board }”; the boards are: { $boards }.
no-moment = This game has no moment { $at }; it runs from 0 to { $last }.
internal = Something went wrong in the program. Nothing was changed; the server's log says more.
no-database = The database does not answer at the moment. Nothing was changed: try again in a while.
no-such-page = There is nothing at this address.
no-such-method = This address does not take that kind of request.
not-your-seat = Seat { $seat } is not yours. Choose with a seat that your link holds.
no-such-seat = There is no seat { $seat } at this table; seats run from 0 to { $last }.
not-host = Only the host, or whoever holds seat { $seat }, can change it.
taken = Somebody else holds seat { $seat }. They can hand it over themselves.
spectator = With a spectator's link you can watch and talk, but not play.
hidden-record = The record would show what is still hidden. It can be had when the game is over.
hidden-analysis = The analysis would show what is still hidden. It can be had when the game is over.
too-many-analyses = Too many games are waiting to be analysed. Try again in a few minutes.
hidden-moment = This would show what is still hidden from you. It is possible when the game is over.
too-large = The request is larger than { $limit } bytes. Send less at a time.
too-many-actions = The record holds { $count } actions; { $limit } can be read here. Cut it, or open it on your own machine.
too-slow-body = The request took longer than { $seconds } seconds to arrive and was given up. Send it again.
too-slow = Reading this took longer than { $seconds } seconds and was given up. Send less at a time.
too-many-uploads = Many records are being read at the moment. Try again in a while.
too-many-tables = This server keeps { $limit } tables and cannot open another one. Finish or remove some first.
too-many-streams = Too many windows are looking at this table. Close some and try again.
too-many-calls = You are asking for more at once than can be answered. Wait for some answers first.
too-many-hints = Many hints are being thought about at the moment. Try again in a while.
too-many-new-tables = Many tables have been opened from here. Wait a minute before opening another one.
too-much-chat = That is a lot of talk. Wait a moment before saying more.
no-such-puzzle = There is no such puzzle.
no-picture = This server draws no PNG pictures. Ask for picture.svg, or have it installed with internum[pictures].
shared-title = { $game } · round { $round }
shared-won = { $players }. { $winners } won.
hint-failed = The adviser found nothing to say. Try again.
nothing-to-decide = Seat { $seat } has nothing to decide now.
bad-level = There are no opponents of level “{ $level }”; the levels are: { $levels }.
bad-language = There is no language “{ $language }”; there are: { $languages }.
bad-seats = { $given } seats were described, but the game has { $players } players.
bad-seed = On-line tables roll their own dice: leave the seed out.
bad-start = Say what to begin with: a game, a record, a position, or a moment of another table; exactly one of them.
bad-body = { $place }: { $reason }.
no-person = A table needs somebody: make at least one seat a person's, or all of them bots to watch.

# Why something cannot be taken back.
undo-over = The game is over and everything lies open; nothing can be taken back.
undo-chance = Chance has decided since; that cannot be taken back.
undo-hidden = Something hidden has been shown since; that cannot be taken back.
undo-other = Another player has acted since; that cannot be taken back.
undo-nothing = There is nothing to take back.

# Names.
person = Player { $number }
bot = { $level } { $number }

# Lessons.
no-lesson = There is no such lesson here. Start it again from the first page.
pupil = You
teacher = Teacher

# What the table tells of itself.
notice-person = { $name } sits on seat { $number }.
notice-bot = Seat { $number } is handed to an opponent: { $level }.
notice-open = Seat { $number } is open: whoever has its new link may sit there.
notice-stand-in = { $name } is away: { $level } plays seat { $number } until { $name } takes it back.
notice-invite = { $name } has lost the way to seat { $number }: it is open, and the host can send a new link. The old one is worth nothing any more.
notice-back = { $name } takes seat { $number } back.
notice-pause = The game is paused.
notice-resume = The game goes on.
notice-abandon = The game is abandoned. Everything lies open now.
notice-vote-pause = { $name } would like a pause.
notice-vote-resume = { $name } would like to go on.
notice-vote-abandon = { $name } would like to abandon the game.
notice-vote-invite = { $name } would like { $away } to be sent a new link.
notice-vote-stand-in = { $name } would like a bot to stand in for { $away }.
notice-time-bot = { $name } has run out of time: { $level } plays seat { $number } in the meantime.
notice-time-resign = { $name } has run out of time and resigns: { $level } plays seat { $number } from now on.

# Telling people who are elsewhere.
turn-title = { $game }: it is your turn
turn-body = Round { $round }, with { $names }.
turn-body-alone = Round { $round }.
mail-turn = { $body }
    { $url }
mail-stop = No more mails about this table: { $url }
mail-confirm-subject = { $game }: shall we write to you when it is your turn?
mail-confirm = Somebody at a table of { $game } has given this address, to be told by mail when it is their turn. If that was you, please confirm: { $url } If it was not, do nothing: no more mails will come.
mail-page = Mails about a table
mail-page-ask = Shall we write to you when it is your turn?
mail-page-yes = Yes, write to me
mail-page-no = No more mails
mail-page-on = You will get a mail when it is your turn.
mail-page-off = No more mails will come.
mail-page-unknown = This link is not valid any more.
bad-address = Nothing is sent to this address. It must begin with https:// and lead to a public server.
bad-mail = This is no address for mails.
bad-push = This browser's subscription cannot be used. Subscribe anew.
no-push = This server sends no push messages.
no-mail = This server sends no mails.
too-many-subscriptions = You are told in { $limit } ways already. Remove one first.
too-many-mails = Enough mails have been sent for now. Try again later.

# Accounts and tables for everybody.
no-accounts = This server has no accounts. Everything works without one.
no-account = No account is open in this browser. Log in first.
wrong-password = Name and password do not fit together.
name-taken = This name is taken. Choose another.
too-many-passwords = Too many passwords have been tried. Wait a quarter of an hour.
too-many-accounts = Many accounts have been made from here. Try again in an hour.
foreign-page = This was asked for by a page of somebody else. Nothing was changed.
no-room = All seats of this table are taken.
not-online = Only tables that are played by link can be joined by others.
