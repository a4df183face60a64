### The texts of the pages around the table: frame, home, set-up, lobby, people, settings.

frame_skip = Skip to content
frame_main = Main
frame_menu = Menu
frame_play = Play
frame_learn = Learn
frame_rules = Rules
frame_records = Records
frame_settings = Settings
frame_profile = Profile
frame_signIn = Sign in
frame_yourTurn = { $n ->
    [one] 1 table is
   *[other] { $n } tables are
} waiting for you
frame_themeToDark = Change to dark
frame_themeToLight = Change to light
frame_footer = Open source · no adverts, no tracking · rules in our own words, all drawings our own
frame_licences = Licences
frame_home = Loire: home

common_loading = One moment…
common_offline = The server is not answering. Check your connection, then try again.
common_again = Try again
common_back = Back
common_copied = Copied
common_copy = Copy
common_points = { $n ->
    [one] point
   *[other] points
}
common_you = you
common_seat = Seat { $n }
common_table = Table
common_reconstructed = reconstructed
common_oneSource = one source
common_newTable = New table

home_title = Slow games, well made.
home_lead = Play the great strategy games at an open table: with friends, with strangers, or with bots. No account needed.
home_sitDown = Play now
home_learn = Learn in 15 minutes
home_learnName = Learn in 15 minutes (tutorial)
home_continue = Continue: { $name }
home_pickBot = Who do you want to play?
home_pickBox = Which game?
home_pickBotHint = Against a bot the game starts straight away: two seats, latest rules.
home_friends = Friends
home_friendsHint = opens a table and gives you a link to send them
home_yourName = Your name at the table
home_yourTables = Your tables
home_scoreHead = score → projected
home_projected = projected { $n }
home_continueLesson = Continue the tutorial
home_noTables = No games yet. Your tables will appear here, and those where it is your turn come first.
home_finished = { $n ->
    [one] Your finished game
   *[other] Your { $n } finished games
}
home_yourTurn = Your turn
home_thinks = { $n ->
    [one] { $names } is thinking
   *[other] Waiting for { $names }
}
home_left = { $time } left
home_botPlays = A bot is playing for you
home_waitsForReturn = Paused until somebody returns
home_paused = Paused: seat { $n } is free
home_place = place { $n } of { $all }
home_more = More about { $name }
home_copyLink = Copy link
home_muteChat = Mute chat
home_leave = Leave the table
home_stay = Stay
home_leaveOpen = Your seat becomes free for somebody else. You can come back with the link while it is still free.
home_leaveBot = The bot { $name } plays on for you. You can take your seat back with the link while the game lasts.
home_leavePeople = The others wait until somebody takes your seat. You do not lose the game, and you can come back with the link while the seat is free.
home_leaveBots = The game stops here, unfinished. It counts neither as a win nor as a loss. You can come back to it with the link.
home_editions = { $editions } rules
plays_solo = Solo
plays_team = Teams
plays_together = Co-operative
plays_scenarios = { $n ->
    [one] One scenario
   *[other] { $n } scenarios
}
plays_expansions = { $n ->
    [one] One expansion
   *[other] { $n } expansions
}
home_open = Waiting for players
home_ready = Ready to start
home_shelf = On the shelf
home_playBots = Play bots
home_workshop = In the workshop
home_openTables = Open tables
home_noOpen = Nobody is looking for players right now. Open a table and others will find it here.
home_join = Join
home_joinTable = Join { $name }’s table
home_watch = Watch
home_watchTable = Watch { $name }’s table
home_seatsTaken = { $taken } of { $all } seats taken
home_live = In progress
home_moreTables = Show more tables
home_toWatch = Games to watch

setup_title = A new table
setup_lead = Everything is set to the usual rules. Change whatever you like.
setup_edition = Edition
setup_editionHint = The editions have different boards and differ in a few rules. Each is played as printed.
setup_default = the usual rules
setup_seats = Who plays
setup_howMany = Number of seats
setup_seatsHint = You, bots, or open seats for anyone with the link.
setup_me = You
setup_openSeat = Open seat
setup_bot = Bot: { $name }
setup_noMe = You have no seat, so you will be watching.
setup_kinds = What the colours mean
setup_modules = Modules
setup_modulesHint = Expansions and variants that this table adds to the game.
module_edition = Only in this edition: { $editions }.
module_not = Not with { $titles }.
module_alone = No other module goes with it.
module_wouldAside = Switching it on puts aside: { $titles }.
module_aside = { $title }: put aside { $titles }.
module_options = Rule options:
setup_presets = Sets of modules
setup_noModules = no modules
module_needs = Only together with { $titles }.
module_seats = Players: { $range }.
setup_options = Table options
setup_optionsHint = Where a rulebook leaves a question open, the table decides. The first answer is the usual one.
setup_clause = The rule: { $id }
setup_more = More
setup_name = Name of the table
setup_nameHint = Optional. Others see it in the list.
setup_public = Strangers can find this table in the list
setup_clock = Clock
setup_clockNone = No clock
setup_clockLive = Live: 1 minute per decision, 10 minutes in reserve
setup_clockFast = Fast: 30 seconds per decision, 3 minutes in reserve
setup_clockDays = Slow: 3 days per decision
clock_each = { $each } per decision
clock_withReserve = { $each } per decision, { $reserve } in reserve
setup_takeover = If somebody leaves
setup_takeoverNone = the table waits
setup_takeoverBot = a bot plays on ({ $name })
setup_outOfTime = If somebody runs out of time
setup_outOfTimeBot = a bot plays on until they return
setup_outOfTimeEnd = the game ends and they lose
clock_bot = If you run out of time, a bot plays on for you until you return.
clock_end = If you run out of time, the game ends and you lose.
setup_startWhenFull = Start as soon as every seat is taken
setup_create = Open the table
setup_begin = Start the game
setup_problems = This game cannot start yet:

team_name = Team { $letter }
team_yours = Your team
team_theirs = The other team
team_hint = Partners play together against the other team.
team_friend = Partners play together against the other team. To play with a friend, keep the other seat of your team for them.
lobby_title = Waiting room
lobby_invite = Invite
lobby_inviteHint = Anyone with this link can take an open seat, or watch.
lobby_keptHint = The seats are reserved for the players of the last game. Anyone else with this link can watch.
lobby_link = Link to this table
lobby_seats = Seats
lobby_open = open
lobby_sit = Sit down
lobby_sitAt = Sit down at seat { $n }
lobby_seatFree = Seat { $n } is free. The game is waiting for somebody to take it.
lobby_leave = Leave this seat
lobby_start = Start the game
lobby_startWait = { $n ->
    [one] 1 seat is
   *[other] { $n } seats are
} still open. The game can start once every seat is taken.
lobby_share = Send the link
lobby_nobodyComes = Nobody coming?
lobby_withBots = Play with bots instead
lobby_startHost = { $name } starts the game.
lobby_bot = bot
lobby_here = here
lobby_away = away
lobby_how = How it is played
lobby_ifLeaves = If somebody leaves: { $what }
lobby_luck = Fair luck
lobby_luckHint = The server fixed its secret before anyone sat down. The secret is published after the game, so anyone can check that the dice followed from it and from what every seat added.
lobby_watching = { $n ->
    [one] 1 person is watching
   *[other] { $n } people are watching
}
lobby_chat = Chat
lobby_say = Write a message
lobby_send = Send
lobby_noChat = Nobody has said anything yet.
lobby_nameFirst = What name do you want to play under?
lobby_edition = Edition { $id }
lobby_hostedBy = { $name }’s table
lobby_lost = The connection was lost. Trying again…
lobby_from = Continues another game after { $n ->
    [one] 1 step
   *[other] { $n } steps
}
lobby_rematch = Another game with the same people
lobby_luckMark = Fingerprint of the secret

people_signInTitle = Sign in
people_name = Name
people_password = Password
people_passwordHint = At least 8 characters.
people_newPassword = New password
people_oldPassword = Current password
people_signIn = Sign in
people_signOut = Sign out
people_signOutGuest = You are a guest. If you sign out, you cannot get back to your tables. Create an account first, or sign out anyway.
people_playAsGuest = Play as a guest
people_guestHint = A name is all you need. You can turn it into an account later and keep your tables.
people_guest = guest
people_makeAccount = Keep this name
people_makeAccountHint = You are playing as a guest, so only this browser knows you. With a password you can sign in from anywhere, and your tables and games stay yours.
people_makeAccountButton = Create an account
people_accountMade = Your account is ready. You can now sign in from anywhere with your name and password.
people_createAccount = Create an account
people_createAccountHint = A name and a password, no e-mail address. You can reach your tables and games from any browser.
people_changePassword = Change password
people_changePasswordHint = You will be signed out everywhere else.
people_passwordChanged = Your password has been changed. You have been signed out everywhere else.
people_sessions = Where you are signed in
people_thisSession = this browser
people_seen = last used { $when }
people_end = Sign out
people_endSession = Sign out of { $agent }
people_statistics = Statistics
people_noGames = No finished games yet.
people_box = Game
people_games = Games
people_won = Won
people_mean = Average score
people_best = Best score
people_history = Finished games
people_rank = Place { $n }
people_gaveUp = resigned
people_wonByResigning = opponent resigned
people_lostByTime = ran out of time
people_wonByTime = opponent ran out of time
people_with = with { $names }
people_alone = solo
people_beaten = Won
people_notBeaten = Not won

settings_title = Settings
settings_lead = Settings are kept in this browser and take effect immediately.
settings_language = Language
settings_theme = Light or dark
settings_theme_auto = same as my device
settings_theme_light = light
settings_theme_dark = dark
settings_kinds = Tile colours
settings_kindsHint = Every kind also has its own pattern and symbol.
settings_kinds_standard = standard
settings_kinds_safe = colour-blind friendly
settings_motion = Animations
settings_motion_auto = same as my device
settings_motion_off = none
settings_text = Text size
settings_percent = { $n }%
settings_tap = On a touch screen
settings_tap_one = one tap plays; a second tap confirms anything that costs something
settings_tap_two = the first tap previews every move, the second plays it
settings_sound = Table sounds
settings_sound_off = none
settings_sound_on = soft
settings_preview = Preview

licences_lead = Loire is open source, under MIT or Apache 2.0, whichever you prefer. It contains the work of many others. Here is what it contains, and the licence of each part.
licences_parts = { $n ->
    [one] 1 part
   *[other] { $n } parts
}
licences_none = This build has no list of licences. “cargo xtask serve” and “cargo xtask build” make one.

missing_title = There is nothing here.
missing_lead = The link may be out of date or incomplete.
missing_home = Back to the shelf
known_title = What is known about this box
known_some = { $one } { $one ->
    [one] value rests
   *[other] values rest
} on a single source.
known_guessed = { $n } { $n ->
    [one] value is
   *[other] values are
} reconstructed and may be wrong.
known_more = Where everything comes from
known_read = Read more
standing_inferred = follows from what is printed
rules_standing_reconstructed = reconstructed
rules_standing_reconstructed_hint = The original text is lost. This reading was chosen so that the game works.
rules_standing_verified = verified
rules_standing_verified_hint = Two or more independent sources agree. We have not seen the rulebook.
rules_standing_proposed = proposed
rules_standing_proposed_hint = The sources are silent or disagree. This is the reading we chose; it may not be the author’s rule.
rules_standing_one-source = one source
rules_standing_one-source_hint = There is only one source for this. We have not seen it in print.
setup_houseValues = House values
setup_houseNone = everything as in the box
setup_houseHint = Some values in this box rest on a single source, or nobody has seen them in print. If you know better, correct them here. The table, the rules and the record show every change.
setup_houseText = An overlay file
setup_houseFormat = A key and a value on each line, such as { $example }.
setup_houseUse = Use these values
setup_houseLoad = Load a file
setup_houseStart = Begin with the values in the box
setup_houseUsed = { $n ->
    [one] One value is in use.
   *[other] { $n } values are in use.
}
setup_houseProblems = { $n ->
    [one] There is a mistake in this text. None of it is in use yet.
   *[other] There are { $n } mistakes in this text. None of it is in use yet.
}
setup_houseLine = Line { $n }:
setup_houseFamily = { $family } ({ $n })
setup_houseKeys = { $n ->
    [one] The only key
   *[other] All { $n } keys
}
setup_houseRemove = Remove
setup_houseRemoveOne = Remove the house value: { $name }
box_overlayKey = A house value can replace it: { $key }
change_box = In the box: { $value }
change_instead = { $name }: { $value } (in the box: { $usual })
change_here = At this table: { $what }
rules_changed = The table you come from plays some things differently: { $list }. The clauses below say so.
