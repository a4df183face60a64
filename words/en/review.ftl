### The review of a game, on its own page.

review_title = Game review
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
review_showing = What the board shows
review_show_before = Before
review_show_played = Played
review_show_best = Best
review_markBest = the better turn uses this
review_markPlayed = this was used
review_back = Turn before
review_on = Next turn
review_inReplay = Show on the table
review_shouldHave = What would have been better?
review_alternatives = Alternatives
review_wins = wins { $chance } of the time
review_nothingElse = There was no other turn worth comparing.
review_betterShort = better
review_playedShort = played
review_difference = difference
review_otherShort = this
review_markNext = the next best turn uses this
review_rivals = Rivals
review_position = Position
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
review_tableOf = Luck and chances are those of { $name }.
review_tableExpected = The expected score is that of the player whose turn it was.
review_setUp = Set-up
review_chancesOf_experts = These are the chances if experts take over for both players at this point.
review_scoresOf = The expected scores are those of simulated players, who do not play as well.
review_chancesOf_expert-against-game = Here you play against the game itself. These are the chances if an expert takes over at this point. The expected scores are those of simulated players, who do not play as well.
review_noReason = Simulated games show no clear reason.
review_fall = { $cause }: simulated players cannot pay it in { $played } of their games, and in { $better } after the better turn.
review_scoreLine = The dashed line shows what was expected: { $score } at the top.
review_own = Own choices
review_othersChoices = Others’ choices
review_end = End
review_beginning = Start
