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

review_open = Review the game
review_short = Review
review_points = { $n ->
    [one] { $by } point
   *[other] { $by } points
}
replay_toReview = Back to the review
review_nth = No. { $n }
review_better = Better
review_nextBest = The next best turn
review_pointsBy = Expected points
review_together = Together, ± { $error }
review_atOnce = Straight away
review_atOnceMore = Straight away, compared with what was played
counts_points = { $n ->
    [one] { $by } point
   *[other] { $by } points
}
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
review_rule = rule
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
