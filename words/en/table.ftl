### The texts of the table, the same for every box.

app_loading = One moment…
app_failed = This page could not be loaded.
app_again = Try again
list_or = { " " }or{ " " }
list_colon = :{ " " }
list_aside = { $name } ({ $aside })
list_semicolon = ;{ " " }
amount_plus = plus { $what }
amount_minus = minus { $what }
thing_playable = playable
thing_again = playable, press again
thing_selected = selected
thing_instead = possible instead

table_skip = Skip to the game
table_loading = Setting the table…
table_unknownBox = This client cannot show that game yet.
table_prompt = Your turn
table_board = Main board
table_own = Your board
table_supplies = Your supplies
table_boardOf = { $name }’s board
table_suppliesOf = { $name }’s supplies
table_rivals = The others
table_seats = Seats and scores
table_log = Log
table_announcements = Announcements
table_hand = Market and bag
table_chat = Chat
table_record = Log and chat
table_parts = Parts of the table
table_moves = Moves
table_notNow = That does nothing right now.
table_again = Press it again, or press the button. It cannot be undone.
table_notThere = It cannot go there. Drop it on something that is marked.
table_cancel = Cancel
table_confirm = Confirm
table_undo = Undo
table_endTurn = End turn
table_choose = Choose how
table_free = no cost
table_preview = What would happen
table_previewEmpty = Point at something to see what it would do and cost.
table_previewWatch = Point at something to see what it is.
table_lost = The connection was lost. Trying again. What you chose and wrote is kept.
table_notSent = There is no connection, so nothing was sent. Try again when it is back.
table_refused = The server says: { $message }
table_wentBack = The game went back: { $when }.
table_wentBackBy = { $name } took something back: { $when }.
table_tapAgain = Tap again to do it.
table_endAgain = You can still do something. Tap again to end your turn.
table_enlarge = Enlarge { $name }’s board
table_close = Close
table_newTab = { $what } (new tab)
table_thinking = thinking
table_turn = to play
table_yourTurn = your turn
table_away = away
table_isAway = { $name } is away.
table_skipAhead = Press anywhere to skip ahead.
table_watching = You are watching this game.
table_resigned = resigned
table_gone = { $name } resigned. A bot plays on.
table_bot = bot
table_points = { $n } { $n ->
    [one] point
   *[other] points
}
table_players = { $n } { $n ->
    [one] player
   *[other] players
}
table_watchers = { $n } watching
table_score = Scores so far
table_scoreOf = { $name } { $n }

command_label = Type a move
command_none = No move fits. { $n } { $n ->
    [one] move is
   *[other] moves are
} possible.
command_several = { $n } moves fit. Choose with the arrow keys.
command_count = { $n } { $n ->
    [one] move
   *[other] moves
}

log_reason = +{ $n } for { $what }
log_why = Why { $points }?
log_folded = { $n } { $n ->
    [one] draw
   *[other] draws
} and rolls
log_further = { $n } more { $n ->
    [one] draw
   *[other] draws
}
log_planned = { $plan }: { $what }
log_morePlanned = and { $n } more
table_inList = Nothing was done because of action { $n }.
log_rule = Rule: { $chapter }
log_goto = Look at this moment
log_undoTo = Undo to here
log_undoPlan = Take the plan back
log_empty = Nothing has happened yet.

chat_empty = Nobody has said anything yet.
chat_label = Write a message
chat_unread = new
chat_send = Send
chat_mute = Mute chat
chat_unmute = Show chat again
chat_muted = You have muted the others.
chat_notSent = There was no connection, so your message was not sent. It is kept here for you to send again.
chat_onlySeated = Only players at this table can write here.

menu_label = Table menu
menu_nav = Tools
menu_theme = Light or dark
menu_kinds = Colour-blind friendly colours
menu_motion = Animations
menu_sound = Sounds
menu_secondTap = Confirm every move with a second tap
menu_text = Text size
menu_percent = { $n }%
menu_language = Language
menu_keys = Keyboard
menu_takeback = Ask to take something back
menu_takebackAlone = Take back my last turn…
menu_resign = Resign…
menu_home = Leave the table
menu_rules = Rules

theme_auto = same as my device
theme_light = light
theme_dark = dark

resign_title = Resign this game?
resign_lost = You lose, and the game ends here.
resign_bot = A bot plays on for you, so that the others can finish their game.
resign_alone = The game ends here, unfinished.
resign_forGood = This cannot be undone.
resign_yes = Resign
resign_no = Play on

want_kept = Seat { $n } is kept for the player who left it.
want_ask = Ask for this seat
want_waiting = You asked for seat { $n }. Waiting for { $names }.
want_withdraw = Withdraw
want_title = { $name } asks for seat { $n }, which its player left
want_text = The player who gets it sees what this seat knows. Everybody at the table must agree.
want_left = You left seat { $n }. You can have it back.
want_titleLeft = { $name } asks for seat { $n }, which you left
want_textLeft = { $name } would see what you know there, and you could not come back. If you say no, the seat stays yours.
want_whoLeft = the player who left it
takeback_ask = Take back your last turn?
takeback_what = The game goes back to just before your last action. From there you can undo further. Whatever the others have done since is undone too.
takeback_consent = The others must agree.
takeback_yes = Take it back
takeback_title = { $name } asks to take something back
takeback_text = The game would go back { $n } { $n ->
    [one] entry
   *[other] entries
}.
takeback_before = The game would go back { $n } { $n ->
    [one] entry
   *[other] entries
}, to before this: { $what }.
takeback_refused = The request to take back was declined. The game goes on.
takeback_agree = Agree
takeback_decline = Decline
takeback_waiting = You asked to take something back. Waiting for { $names }.
takeback_withdraw = Withdraw

keys_title = Keyboard
keys_tab = move between areas
keys_arrows = move within an area
keys_enter = choose
keys_escape = clear the selection
keys_undo = undo
keys_end = end the turn
keys_command = type a move
keys_log = log
keys_help = this list
table_houseValues = House values
table_houseCount = { $n ->
    [one] House values: one differs from the box
   *[other] House values: { $n } differ from the box
}
table_houseHint = This table plays by these values instead of the ones in the box.
table_sideScore = points together
