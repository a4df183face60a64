//! Sets up and reads positions of the market by hand.

use engine::{Bag, Fact, Flow, Line, PerSeat, Seat, SeatSet, Stage, Unreadable, set_by};

use super::{COPIES, Fruit, State, Step, Toy, names};

/// Takes the fruit that a person named out of the bag.
fn from_bag(bag: &mut Bag<3>, name: &str) -> Result<usize, String> {
    let fruit: Fruit = name.parse().map_err(|error: Unreadable| error.to_string())?;
    let fruit = fruit.0 as usize;
    if bag.count(fruit) == 0 {
        return Err(format!("there are only {COPIES} of {name}"));
    }
    bag.take(fruit);
    Ok(fruit)
}

impl Stage for Toy {
    fn blank(&self) -> State {
        State {
            flow: Flow::default(),
            bag: Bag::new([COPIES; 3]),
            stall: Bag::default(),
            discard: Bag::default(),
            round: 0,
            open: SeatSet::EVERYONE,
            parcel: None,
            eager: None,
            players: PerSeat::default(),
        }
    }

    /// `round 2`, `stall apple plum`, `p1 coins 3`, `p1 owns plum`, `bids`, `turn p1 p2`.
    fn arrange(&self, state: &mut State, words: &[&str]) -> Result<(), String> {
        let number = |word: &str| word.parse::<u8>().map_err(|_| format!("`{word}` is not a number"));
        let seat = |word: &str| {
            let seat = word.parse::<Seat>().map_err(|error| error.to_string())?;
            if seat.0 < self.seats { Ok(seat) } else { Err(format!("there is no {seat}")) }
        };
        match words {
            ["round", round] => state.round = number(round)?,
            ["stall", fruits @ ..] => {
                for fruit in fruits {
                    state.stall.put(from_bag(&mut state.bag, fruit)?);
                }
            }
            [who, "coins", coins] => state.players[seat(who)?].coins = number(coins)?,
            [who, "owns", fruit] => {
                let seat = seat(who)?;
                state.players[seat].fruit[from_bag(&mut state.bag, fruit)?] += 1;
            }
            ["bids"] => state.flow.then(Line::Main, &[Step::Bids, Step::Reveal, Step::Close]),
            ["turn", order @ ..] => {
                state.flow.push(Line::Main, Step::Close);
                for who in order.iter().rev() {
                    state.flow.push(Line::Main, Step::Turn(seat(who)?.0));
                }
            }
            _ => {
                let known =
                    "`round N`, `stall FRUIT...`, `p1 coins N`, `p1 owns FRUIT`, `bids` or `turn p1 p2`";
                return Err(format!("a line is {known}"));
            }
        }
        Ok(())
    }

    fn sets(&self, words: &[&str]) -> Vec<String> {
        match words {
            // What a seat owns is added up.
            [_, "owns", ..] => Vec::new(),
            // Both lines say who is asked.
            ["bids", ..] => vec!["turn".to_owned()],
            _ => set_by(words),
        }
    }

    fn ready(&self, state: &mut State) -> Result<(), String> {
        if state.flow == Flow::default() {
            return Err("nobody is asked; write `bids` or `turn p1`".to_owned());
        }
        engine::advance(self, state, &mut ());
        Ok(())
    }

    fn examples(&self) -> &'static [&'static str] {
        &["bid 2", "take plum", "pass", "* draw plum", "* reveal"]
    }

    fn inspect(&self, state: &State, words: &[&str]) -> Result<(usize, Fact), String> {
        let player = |word: &str| {
            let seat = word.parse::<Seat>().ok().filter(|seat| seat.0 < self.seats);
            seat.map(|seat| &state.players[seat]).ok_or_else(|| format!("`{word}` is not a seat"))
        };
        let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
        match words {
            ["round", ..] => Ok((1, Fact::Number(state.round.into()))),
            ["stall", ..] => Ok((1, Fact::Bag(owned(names(*state.stall.counts()))))),
            ["order", ..] => {
                let main = state.flow.frames(Line::Main).iter().rev();
                let turns = main.filter_map(|step| match step {
                    Step::Turn(seat) => Some(Seat(*seat).to_string()),
                    _ => None,
                });
                Ok((1, Fact::List(turns.collect())))
            }
            [who, "coins", ..] => Ok((2, Fact::Number(player(who)?.coins.into()))),
            [who, "points", ..] => Ok((2, Fact::Number(player(who)?.points.into()))),
            [who, "fruit", ..] => Ok((2, Fact::Bag(owned(names(player(who)?.fruit))))),
            _ => Err("a fact is `round`, `stall`, `order`, `p1 coins`, `p1 points` or `p1 fruit`".to_owned()),
        }
    }
}
