//! Sets up and reads positions in the game's own terms. See
//! `games/burgundy-dice/SCENARIOS.md`.

use engine::{Fact, Line, Seat, Stage, set_by};

use crate::{
    content::{Bonus, Colour, Hex, phase_name},
    dice::{Dice, number},
    rules::BurgundyDice,
    state::{Front, Player, Source, State},
    step::Step,
};

impl Stage for BurgundyDice {
    fn blank(&self) -> State {
        let mut state = engine::Rules::start(self);
        state.flow.clear();
        state.round = 1;
        state
    }

    fn arrange(&self, state: &mut State, words: &[&str]) -> Result<(), String> {
        match *words {
            ["phase", name] => {
                let phase = (0..3).find(|&phase| phase_name(phase) == name);
                state.phase = phase.ok_or("a phase is I, II or III")?;
            }
            ["round", n] => state.round = within(n, 1, self.clock.boxes, "a round is 1 to 10, solo 1 to 8")?,
            ["ticks", n] => {
                state.ticks = within(n, 0, self.clock.boxes, "a column has 10 boxes, solo 8")?;
            }
            ["dice", one, other, first, second, hourglasses] => {
                let dice = Dice::read([one, other, first, second, hourglasses]);
                state.dice = Some(dice.map_err(|error| error.to_string())?);
            }
            ["dice", ..] => return Err("write dice like `dice 2 4 orange yellow 1`".to_owned()),
            ["claimed", colour, place] => {
                let colour: Colour = read(colour)?;
                state.claimed[colour.index()] = claimed(place)?;
            }
            [seat, ref rest @ ..] if seat.starts_with('p') && seat.len() == 2 => {
                self.arrange_player(state, self.seat(seat)?, rest)?;
            }
            _ => return Err(UNKNOWN.to_owned()),
        }
        Ok(())
    }

    fn sets(&self, words: &[&str]) -> Vec<String> {
        match *words {
            // Numbers are added one by one. The box notices if a hex is named twice.
            [_, "mark", ..] => Vec::new(),
            [_, "circled", ..] => vec![words[..words.len().min(3)].join(" ")],
            ["claimed", ..] => vec![words[..words.len().min(2)].join(" ")],
            _ => set_by(words),
        }
    }

    fn ready(&self, state: &mut State) -> Result<(), String> {
        for seat in Seat::all(self.seats) {
            let player = &mut state.players[seat];
            let hex = player.castle.unwrap_or(self.duchy.castles[0].hex);
            if player.number(hex).is_some() {
                return Err(format!("{seat} has a number on {hex}, which is its start castle"));
            }
            player.castle = Some(hex);
            player.front.found(hex);
            // The castles already marked have had their circles, unless a line says otherwise.
            for castle in self.duchy.castles {
                if player.front.marked & castle.hex.bit() != 0 {
                    player.green |= castle.square.bit();
                    player.checked[castle.square.index()] += 1;
                }
            }
            // Complete colours have already been announced.
            for colour in Colour::ALL {
                if player.front.fills(self.duchy.of_colour[colour.index()]) {
                    player.complete |= colour.bit();
                }
            }
        }
        self.queue_the_rest(state);
        self.audit_state(state)
    }

    fn examples(&self) -> &'static [&'static str] {
        &[
            "castle r3c2",
            "mark dice r2c1 2",
            "mark silver r2c1 2 r2c2 4",
            "pass",
            "* roll 2 4 orange yellow 1",
            "* reveal",
        ]
    }

    fn inspect(&self, state: &State, words: &[&str]) -> Result<(usize, Fact), String> {
        match *words {
            ["phase", ..] => Ok((1, Fact::List(vec![phase_name(state.phase).to_owned()]))),
            ["round", ..] => Ok((1, count(state.round))),
            ["ticks", ..] => Ok((1, count(state.ticks))),
            ["dice", ..] => {
                let dice = state.dice.map(|dice| dice.to_string()).unwrap_or_default();
                Ok((1, Fact::List(dice.split_whitespace().map(str::to_owned).collect())))
            }
            ["claimed", colour, ..] => {
                let gone = state.claimed[read::<Colour>(colour)?.index()];
                Ok((2, Fact::List(vec![CLAIMED[gone as usize].to_owned()])))
            }
            ["duchy", ..] => Ok((1, Fact::List(vec![self.duchy.letter.to_string()]))),
            ["colour", hex, ..] => Ok((2, Fact::List(vec![self.duchy.colour(read(hex)?).to_string()]))),
            ["square", hex, ..] => {
                let castle = self.duchy.castle(read(hex)?);
                Ok((2, Fact::List(castle.iter().map(|castle| castle.square.to_string()).collect())))
            }
            ["areas", colour, ..] => {
                let sizes = self.duchy.area_sizes(read(colour)?);
                Ok((2, Fact::List(sizes.iter().map(u32::to_string).collect())))
            }
            [seat, ref rest @ ..] if seat.starts_with('p') && seat.len() == 2 => {
                let (used, fact) = inspect_player(&state.players[self.seat(seat)?], rest)?;
                Ok((used + 1, fact))
            }
            _ => Err(UNKNOWN.to_owned()),
        }
    }
}

const UNKNOWN: &str = "not a line of the Dice Game; games/burgundy-dice/SCENARIOS.md lists them (phase, round, ticks, \
                       dice, claimed, and `p1 …` for a sheet; in `then` also duchy, colour, square and areas)";

const PLAYER: &str = "a sheet has castle, mark, monks, silver, commodities, workers, circled, points (and in `then` \
                      number, marked, green, complete, choice, source, grade)";

/// How many rewards of a colour are gone, as a word.
const CLAIMED: [&str; 3] = ["none", "first", "both"];

fn claimed(word: &str) -> Result<u8, String> {
    let gone = CLAIMED.iter().position(|&name| name == word);
    gone.map(|gone| gone as u8).ok_or_else(|| "`claimed` takes none, first or both".to_owned())
}

fn count(value: u8) -> Fact {
    Fact::Number(value.into())
}

/// Reads a word and keeps its error message.
fn read<T: std::str::FromStr<Err = engine::Unreadable>>(word: &str) -> Result<T, String> {
    word.parse().map_err(|error: engine::Unreadable| error.to_string())
}

fn within(word: &str, low: u8, high: u8, message: &str) -> Result<u8, String> {
    word.parse().ok().filter(|value| (low..=high).contains(value)).ok_or_else(|| message.to_owned())
}

impl BurgundyDice {
    fn seat(&self, word: &str) -> Result<Seat, String> {
        read::<Seat>(word)
            .ok()
            .filter(|seat| seat.0 < self.seats)
            .ok_or_else(|| format!("`{word}` is not at this table; {}", Seat::at_table(self.seats)))
    }

    fn arrange_player(&self, state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
        let phase = state.phase as usize;
        let player = &mut state.players[seat];
        match *words {
            ["castle", hex] => {
                let hex: Hex = read(hex)?;
                if self.duchy.castle(hex).is_none() {
                    return Err(format!("{hex} is not a castle"));
                }
                player.castle = Some(hex);
            }
            ["mark", ref pairs @ ..] if !pairs.is_empty() && pairs.len().is_multiple_of(2) => {
                for pair in pairs.chunks(2) {
                    let number = number(pair[1]).map_err(|error| error.to_string())?;
                    self.arrange_mark(player, read(pair[0])?, number)?;
                }
            }
            ["circled", bonus, n] => {
                let at = read::<Bonus>(bonus)?.index();
                let circled = within(n, 0, self.circles[at], "the row does not have that many circles")?;
                if circled < player.circled[at] {
                    return Err("fewer are circled than are unused".to_owned());
                }
                player.checked[at] += circled - player.circled[at];
                player.circled[at] = circled;
            }
            ["points", n] => {
                let points = within(n, 0, 200, "points are 0 to 200")?;
                player.phases[phase] = points;
                // The line gives no source. They count as sales, which leave no other trace.
                player.sources[Source::Sale.index()] = points;
            }
            [bonus, n] if bonus.parse::<Bonus>().is_ok() => {
                let bonus: Bonus = read(bonus)?;
                let room = self.circles[bonus.index()];
                player.circled[bonus.index()] =
                    within(n, 0, room, "the row does not have that many circles")?;
            }
            _ => return Err(PLAYER.to_owned()),
        }
        Ok(())
    }

    /// A number already on the sheet. It must obey its colour's rule, but need not be adjacent to others.
    fn arrange_mark(&self, player: &mut Player, hex: Hex, number: u8) -> Result<(), String> {
        let front: &mut Front = &mut player.front;
        if front.marked & hex.bit() != 0 {
            return Err(format!("{hex} is already marked"));
        }
        if !front.accepts(&self.duchy, hex, number) {
            let colour = self.duchy.colour(hex);
            return Err(format!(
                "{number} cannot be on {hex}, which is {colour} (list castles after the hexes next to them)"
            ));
        }
        front.mark(&self.duchy, hex, number);
        player.write(hex, number);
        Ok(())
    }

    /// Queues what follows on the main line, and asks the seats if the dice have been rolled.
    fn queue_the_rest(&self, state: &mut State) {
        state.flow.clear();
        let phases: Vec<Step> = (state.phase + 1..3).map(Step::Phase).collect();
        state.flow.then(Line::Main, &[phases, vec![Step::Finish]].concat());
        let Some(dice) = state.dice else {
            state.flow.then(Line::Main, self.round_steps);
            return;
        };
        if state.ticks == 0 {
            state.ticks = self.clock.ticks[dice.hourglasses as usize - 1];
        }
        // This round's ticks and sale have already happened.
        let marks = self.round_steps.iter().position(|&step| step == Step::ChooseMarks);
        let rest = &self.round_steps[marks.expect("every round has a marking step")..];
        state.flow.then(Line::Main, rest);
        engine::advance(self, state, &mut ());
    }
}

/// Looks up the fact on a sheet that the words name.
fn inspect_player(player: &Player, words: &[&str]) -> Result<(usize, Fact), String> {
    let names = |text: String| Fact::List(text.split_whitespace().map(str::to_owned).collect());
    Ok(match *words {
        ["points", phase, _] if (0..3).any(|each| phase_name(each) == phase) => {
            let phase = (0..3).find(|&each| phase_name(each) == phase).expect("just found");
            (2, count(player.phases[phase as usize]))
        }
        ["points", ..] => (1, Fact::Number(player.score().into())),
        ["castle", ..] => (1, Fact::List(player.castle.iter().map(Hex::to_string).collect())),
        ["number", hex, ..] => {
            let hex: Hex = read(hex)?;
            let start = (player.castle == Some(hex)).then(|| "start".to_owned());
            let written = player.number(hex).map(|number| number.to_string());
            (2, Fact::List(written.or(start).into_iter().collect()))
        }
        ["marked", ..] => (1, Fact::Number(player.front.marked.count_ones() as i32)),
        ["circled", bonus, ..] => (2, count(player.circled[read::<Bonus>(bonus)?.index()])),
        ["green", ..] => {
            let circled = Bonus::ALL.into_iter().filter(|&bonus| player.green(bonus) > 0);
            (1, Fact::Bag(circled.map(|bonus| bonus.to_string()).collect()))
        }
        ["unused", ..] => (1, Fact::Number(player.all_unused().into())),
        ["complete", ..] => {
            let all = Colour::ALL.into_iter().filter(|colour| player.complete & colour.bit() != 0);
            (1, Fact::Bag(all.map(|colour| colour.to_string()).collect()))
        }
        ["choice", ..] => (1, names(player.choice.map(|choice| choice.to_string()).unwrap_or_default())),
        ["source", name, ..] => {
            let source = Source::ALL.into_iter().find(|source| source.name() == name);
            let source = source
                .ok_or_else(|| format!("a source is one of {}", Source::ALL.map(Source::name).join(", ")))?;
            (2, count(player.sources[source.index()]))
        }
        ["grade", ..] => {
            let grade = crate::content::Grade::of(player.score());
            (1, Fact::List(grade.iter().map(|grade| grade.name().to_owned()).collect()))
        }
        [bonus, ..] if bonus.parse::<Bonus>().is_ok() => (1, count(player.unused(read(bonus)?))),
        _ => return Err(PLAYER.to_owned()),
    })
}
