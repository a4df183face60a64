### Levels, review and hints.

bot_slips = Plays whatever looks best at first sight, but makes { $percent } % of its decisions at random.
bot_novice = Novice
bot_novice_person = Colin, the page
bot_easy = Easy
bot_easy_person = Mahaut, the miller
bot_medium = Medium
bot_medium_person = Hugues, the bargeman
bot_firstSight = Always plays what looks best at first sight. It never looks ahead.
bot_hard = Hard
bot_hard_person = Odile, the abbess
bot_hard_about = Compares whole turns, and plays the one that leaves it in the best position.
bot_hard_games = Compares whole turns by { $n } simulated games.
bot_expert = Expert
bot_expert_person = Renaud, the chancellor
bot_expert_about = Looks two rolls ahead, and makes the marks that leave it the best chances.
bot_expert_games = Tries out the best turns in { $n } simulated games, and plays the one that does best.

level_who = Who sits opposite?
level_hint = One level for all bots. For a mixture, choose seat by seat above. No bot sees hidden tiles or dice to come, and no two play alike.
level_measured = Measured in games for two with the usual rules. A rating of 0 is our yardstick. What has not been measured is left out.
level_notMeasured = Ratings and mean scores are known for games for two with the usual rules. They are not shown here, because they do not apply to this table.
level_score = mean score
level_below = beats the level below
level_rating = rating
level_thinks = thinks
level_atOnce = no time
level_wait = Until it is your turn again, the { $bots } { $bots ->
    [one] bot takes
   *[other] bots take
} about { $n } s, and longer on a busy machine.
level_seconds = { $n } s a turn
level_percent = { $n } %

review_title = Game review
review_open = Review the game
review_short = Review
review_whatItIs = Where was the game decided?
review_about = A bot goes through the { $n ->
    [one] one decision
   *[other] { $n } decisions
} of this game. It compares each turn with the best others by simulated games, and separates luck from skill. The result is kept, so this is done only once.
review_start = Start the review, about { $time }
review_working = The review is being made
review_begins = It is about to begin.
review_queued = { $n ->
    [one] It is the next one in the queue.
   *[other] It is number { $n } in the queue.
} You may leave this page open or leave it: the review is made all the same. Tables come first.
review_running = Turn { $n } of { $all }, about { $time } left
review_failed = The review could not be made: { $reason }
review_ready = The review is ready.
review_graph = Chances of winning
review_graphLabel = Chances of { $name }: { $from } per cent at the start, { $to } per cent at the end.
review_graphWorst = The largest loss was in { $where }: from { $from } to { $to } per cent.
review_graphHint = Click a turn to see it. To measure luck, the review compares what was rolled or drawn with everything that could have come up. “Unexplained” is the rest: what the review did not predict or could not tell from noise.
review_keys = J and K go through the turning points, the arrow keys through all turns.
review_eyes = Seen by
review_luck = Luck
review_choices = Choices
review_turnOf = Player
review_grade = Grade
review_beforeTurn = before the turn
review_afterTurn = after the turn
review_turningPoints = Turning points
review_which = Which turns
review_all = All turns
review_none = Nothing stands out here.
review_luckInPoints = Luck in points
review_rest = Unexplained
review_luckHere = what was rolled and drawn
review_points = { $n ->
    [one] { $by } point
   *[other] { $by } points
}
review_showing = What the board shows
review_show_before = Before
review_show_played = Played
review_show_best = Best
review_markBest = the better turn uses this
review_markPlayed = this was used
review_back = Turn before
review_on = Next turn
review_inReplay = Show on the table
replay_toReview = Back to the review
review_shouldHave = What would have been better?
review_alternatives = Alternatives
review_nth = No. { $n }
review_better = Better
review_nextBest = The next best turn
review_wins = wins { $chance } of the time
review_nothingElse = There was no other turn worth comparing.
review_pointsBy = Expected points
review_betterShort = better
review_playedShort = played
review_difference = difference
review_otherShort = this
review_markNext = the next best turn uses this
review_rivals = Rivals
review_position = Position
review_together = Together, ± { $error }
review_atOnce = Straight away
review_atOnceMore = Straight away, compared with what was played
review_goesOn = For example, the better plan leads to this in the same round: { $what }
review_summary = Luck and skill
review_lostTogether = Lost by choices: { $n ->
    [one] { $by } point
   *[other] { $by } points
}
review_lostFrom = Missed gains
review_how = Each turn was compared with others in { $n } simulated games.
review_target = The better turn reaches the points that win the game.
review_goal = What you need to win.
review_headStart_bathhouse = If you begin, you can open the Bathhouse first. Among strong bots that wins about nine games of ten with two players, and most games with more.
review_rough = Simulated players decide quickly and play fairly well, so the chances are only rough.
review_howAhead = Each turn was judged by the best turns that could follow it.
review_othersGet = A loss in points also counts what the turn gives to others.
review_lasts = Good players recover part of a loss, so only the share that usually lasts is counted.
review_leftToRival = The strongest rival gets { $n ->
    [one] { $by } more point
   *[other] { $by } more points
} than after the better turn.
review_aboutRivals = “Rivals” counts the points that a turn lets the others score.
review_aboutPosition = “Position” is the part of a loss that the final points of simulated games do not explain.
review_leadsTo = { $score } expected
review_expected = expected
review_byTheEnd = By the end of the game
counts_points = { $n ->
    [one] { $by } point
   *[other] { $by } points
}
review_tableOf = Luck and chances are those of { $name }.
review_tableExpected = The expected score is that of the player whose turn it was.
review_setUp = Set-up
counts_objectives-met = { $n ->
    [one] { $by } objective
   *[other] { $by } objectives
}
counts_citizens = { $n ->
    [one] { $by } citizen
   *[other] { $by } citizens
}
counts_spaces-covered = { $n ->
    [one] { $by } space
   *[other] { $by } spaces
}
review_chancesOf_experts = These are the chances if experts take over for both players at this point.
review_scoresOf = The expected scores are those of simulated players, who do not play as well.
review_chancesOf_expert-against-game = Here you play against the game itself. These are the chances if an expert takes over at this point. The expected scores are those of simulated players, who do not play as well.
review_noReason = Simulated games show no clear reason.
review_fall = { $cause }: simulated players cannot pay it in { $played } of their games, and in { $better } after the better turn.
review_rule = rule
review_scoreLine = The dashed line shows what was expected: { $score } at the top.
review_own = Own choices
review_othersChoices = Others’ choices
review_end = End
grade_find = Find
grade_best = Best
grade_slip = Slip
grade_mistake = Mistake
grade_blunder = Blunder
hint_button = Hint
hint_cost = Takes about half a second. The log notes it, and this game can no longer count as a win in the standings.
hint_thinking = Thinking …
hint_queued = The server is busy. Your hint is number { $place } in line.
hint_title = A good turn
hint_second = Or, nearly as good
hint_nothing = There is nothing to decide.
hint_wins = You win { $chance } of the time with it.
hint_expects = Expected: { $n ->
    [one] { $by } point
   *[other] { $by } points
}, ± { $error }.
hint_leadsTo = It leads to { $score } on average.
hint_more = Why
hint_why = Against the next best turn:
hint_position = position
hint_close = Close
end_hints = { $n ->
    [one] One hint was used.
   *[other] { $n } hints were used.
} In the standings, nobody who asked for one has won.
setup_hints = Players may ask for hints
review_beginning = Start
