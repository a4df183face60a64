### The texts of finished games, records, rules, boxes and the tutorial.

end_title = The game is over
end_won = { $name } wins with { $points } points.
end_youWon = You win with { $points } points.
end_shared = { $names } share first place with { $points } points.
end_sideWon = { $names } win together with { $points } points.
end_sharedVictory = { $names } share the victory.
end_sideWins = { $names } win.
end_sideGaveUp = { $names } gave up.
end_together = Together
end_wonTogether = You won together.
end_lostTogether = You lost together.
end_resigned = { $name } resigned.
end_botFor = A bot played to the end for { $names }.
end_time = { $name } ran out of time.
end_youResigned = You resigned.
end_youTime = You ran out of time.
end_wins = { $name } wins.
end_youWin = You win.
end_unfinished = This record stops before the end of the game.
end_place = Place
end_sources = Where the points came from
end_source = Source
end_total = Total
end_after = After final scoring
end_afterBy = After final scoring: { $name }
end_alone = { $name } scores { $points } { $points ->
    [one] point
   *[other] points
}.
end_aloneYou = You score { $points } { $points ->
    [one] point
   *[other] points
}.
end_aloneWon = { $name } has won.
end_aloneWonYou = You have won.
end_aloneLost = { $name } has lost this time.
end_aloneLostYou = You have lost this time.
end_overTime = Points during the game
end_asTable = Show as a table
end_chartHint = Press the chart to see the table at that moment.
end_moments = Key moments
end_leads = in the lead from here to the end
end_at = When
end_rematch = Play again
end_toRematch = To the next game
end_wantsAgain = { $name } wants to play again.
end_nextGame = The next game is ready.
end_frozen = This table is frozen: { $why }
end_download = Download the record
end_share = Share link
end_takebacks = A roll or a draw was taken back { $n ->
    [one] once
   *[other] { $n } times
}, so this game does not count in the statistics.
end_luck = Was the luck fair?
end_luckHint = The secret is now public, and the downloaded record contains it. “loire verify” checks every roll and every draw against what was published before the game.
end_commit = Published before the game
end_secret = Secret
end_digest = Fingerprint of the record

end_see = See the result
end_phaseRound = Phase { $phase }, round { $n }
end_round = Round { $n }
end_turn = Turn { $n }
end_step = Step through the game
end_forkLine = This game continued from entry { $n } of another one.
end_importLine = an imported record
end_chartLabel = Line chart: each seat’s points during the game. A table with the numbers follows.
end_barsLabel = Bar chart: each seat’s points by source. The table next to it has the numbers.
replay_title = Step through the game
replay_slider = Position in the game
replay_first = To the beginning
replay_back = Previous step
replay_play = Play automatically
replay_pause = Pause
replay_on = Next step
replay_last = To the end
replay_turnBack = Previous turn
replay_turnOn = Next turn
replay_speed = Speed
replay_eyes = Seen by
replay_eyes_all = everyone
replay_share = Share link to this position
replay_jump = Jump to
replay_jumpParts = Starts of rounds
replay_fork = Play on from here
replay_forkName = Play on from here (fork)
replay_forkHint = A new table with this position. Who will play?
replay_forkGo = Open the table
replay_keys = Keys: arrows move one step, Page Up and Page Down one turn, Home and End jump to the ends, Space plays.
replay_step = Step { $n } of { $all }
replay_start = Before the first step
replay_setUp = The set-up
replay_looking = Looking back at: { $where }
replay_yourTurn = it is your turn
replay_backToGame = Back to the game
replay_toResult = To the result
replay_more = Speed, view, link and more
replay_forkEnd = The game ends here. Step back to an earlier moment to play on from there.
replay_forkBegin = Start the game

records_title = Records
records_lead = Your finished games: step through them, share them, or play on from any position. You can also open records from elsewhere.
records_file = Record file (.game)
records_text = or paste the text of a record
records_import = Import the record
records_empty = Choose a file or paste a record first.
records_mine = Your finished games
records_none = No finished games yet.
records_play = Play one
records_bring = Import a record from elsewhere
records_drop = Drop it here, or click to choose a file.
records_imported = imported
records_others = Recently finished
records_othersHint = Other people’s public games, newest first.
records_nameScore = { $name }: { $points }
records_noOthers = Nobody else has finished a public game yet.

rules_choose = Choose a game to read its rules.
rules_title = The rules of { $title }
rules_search = Search the rules
rules_searchHint = A word, a piece or a question
rules_edition = Edition
rules_ids = § Clauses
rules_idsHint = Show each clause’s id, its standing and where it is printed
rules_details = The rules in full
rules_pieces = Pieces
rules_answers = Answers
rules_found = { $n ->
    [one] 1 result
   *[other] { $n } results
}
rules_none = No clause matches.
rules_contents = Contents
rules_only = only { $edition }
rules_modules = { $n ->
    [one] Module
   *[other] Modules
}: { $modules }
rules_link = Link to { $id }
rules_pages = rulebook: { $pages }
rules_page = p.
option_is = { $name }: { $value }
rules_standing_printed = printed
rules_standing_example = from an example
rules_standing_inferred = inferred
rules_standing_ambiguous = ambiguous
rules_standing_printed_hint = The English rulebook says so.
rules_standing_example_hint = An example in the rulebook shows it.
rules_standing_inferred_hint = Nothing says so directly. This follows from the rest.
rules_standing_ambiguous_hint = The rulebook can be read in two ways.

box_players = { $seats } players
box_version = rules version { $n }
box_editions = Editions
box_bots = Bots
box_provenance = Where the content comes from
box_provenanceHint = Every printed value has a source. Anything we could not see in print is marked. If you own the game and something is wrong, please tell us.
box_allSources = { $n ->
    [one] One value
   *[other] All { $n } values
} with their source
box_reconstructed = { $n ->
    [one] 1 row is reconstructed
   *[other] { $n } rows are reconstructed
} from other facts and may be wrong.
box_oneSource = { $n ->
    [one] 1 row rests
   *[other] { $n } rows rest
} on a single source.
box_table = Part
box_row = What
box_standing = How sure
box_source = Source
box_rights = Loire is not a product of the publisher. It uses none of their pictures, texts or layout.
box_toRules = Read the rules
box_toLearn = Learn by playing
standing_printed = printed in the rulebook
standing_two = two or more sources agree
standing_one = one source only
standing_reconstructed = reconstructed from other facts

bot_random = Random
bot_random_about = plays any legal move
bot_greedy = Steady
bot_greedy_about = takes what looks best right now
bot_steady = Steady
bot_steady_about = plays soundly, each in its own style

learn_title = Learn
learn_begin = Start the tutorial
learn_solo = Learn the solo game
learn_quarterHour = about 15 minutes
learn_halfHour = about half an hour
learn_tenMinutes = about ten minutes
learn_whatTitle = The game in one minute
learn_readRules = Read the full rules
learn_choose = Choose a game
learn_fiveMinutes = about five minutes

coach_playOn = Play on
coach_label = Tutorial
coach_step = Step { $n } of { $all }
coach_next = Next
coach_skip = Skip this step
coach_stop = Leave the tutorial
coach_hide = Minimise
coach_open = Open the tutorial
coach_rule = Read the rule
coach_suggest = Do it for me
box_minutes = { $range } minutes
box_timeFrom = The publisher’s playing time for a game at a real table
