### Puzzles.

puzzle_title = Puzzles
puzzle_lead = Positions from games between bots in which one turn is clearly the best, and not the obvious one. There is no clock, and you need no account.
puzzle_none = There are no puzzles yet.
puzzle_today = Puzzle of the day
puzzle_number = Puzzle { $n }
puzzle_numberOf = Puzzle { $n } of { $all }
puzzle_solved = solved
puzzle_solvedOf = { $n } of { $all } solved in this browser
puzzle_leadPoints = the best turn leads by { $n ->
    [one] { $by } point
   *[other] { $by } points
}
# $by is the number as it is shown, and $n chooses the form of a noun.
puzzle_leadChance = the best turn wins { $n ->
    [one] { $by } game
   *[other] { $by } games
} more in 100
puzzle_label = Puzzle
puzzle_open = Open the card
puzzle_fold = Fold the card
puzzle_you = Your side
puzzle_question = Which turn is best?
puzzle_askPoints = Play a whole turn on the table. The best one is worth { $n ->
    [one] { $by } point
   *[other] { $by } points
} more than any other.
# $by is the number as it is shown, and $n chooses the form of a noun.
puzzle_askChance = Play a whole turn on the table. The best one wins { $n ->
    [one] { $by } game
   *[other] { $by } games
} more in 100 than any other.
puzzle_yourTurn = Is that your turn?
puzzle_whenOver = Check it, or take something back first.
puzzle_check = Check
puzzle_checking = Checking …
puzzle_again = Try again
puzzle_show = Show the answer
puzzle_next = Next puzzle
puzzle_all = All puzzles
puzzle_answer = The answer
puzzle_isBest = That is the best turn
puzzle_isClose = Nearly as good
puzzle_isWorse = There is a better turn
puzzle_yours = Your turn loses { $loss }.
puzzle_lossPoints = { $n ->
    [one] { $by } point
   *[other] { $by } points
}, ± { $error }
puzzle_lossChance = { $n ->
    [one] { $by } win
   *[other] { $by } wins
} in 100 games, ± { $error }
puzzle_best = The best turn
puzzle_bestWins = It wins { $chance } of the time. The second best loses { $loss }.
puzzle_obvious = The obvious turn
puzzle_obviousLoses = It wins { $chance } of the time and loses { $loss }.
puzzle_inGames = In the simulated games
puzzle_colBest = best
puzzle_colYours = yours
puzzle_colObvious = obvious
puzzle_colMore = more
