//! The solo game, in which gains wait: the player chooses their order, buys points with each of them, and may act
//! in between when the counter reaches its target.

use super::{BUILDINGS, Duke, Hex, Table, colour};

/// One thing that follows from a placement or a sale.
pub(super) enum Part {
    Own(Hex),
    More(Hex),
    Size(i32),
    Phase,
    Colour,
    Scoring(i32),
    Effect(String),
    Sale(i32),
    Income,
}

/// What waits. The last of the list comes first.
pub(super) enum Waiting {
    Parts(Vec<Part>),
    /// Points that do not count yet, because more may be bought.
    Gain(i32),
    Buying(i32),
    /// An action that the player may take, by the word that the record has for it.
    Answer(String),
}

impl Part {
    /// The word that calls this part. With `lump`, all points of a placement are one gain.
    fn word(&self, lump: bool) -> &'static str {
        match self {
            Part::Colour => "colour",
            Part::Effect(_) => "effect",
            Part::Income => "income",
            Part::Sale(_) => "points",
            _ if lump => "points",
            Part::Own(_) => "own",
            Part::More(_) => "more",
            Part::Size(_) => "size",
            Part::Phase => "phase",
            Part::Scoring(_) => "scoring",
        }
    }
}

/// Whether the player's next words answer the question.
fn answers(next: &[&str], question: &str) -> bool {
    next == ["pass"] || next.first() == Some(&question) || next.get(1) == Some(&question)
}

impl Duke {
    fn all_covered(&self, kind: char) -> bool {
        self.board.iter().all(|(hex, space)| space.0 != kind || self.tiles.contains_key(hex))
    }

    /// The animals on the livestock tiles of the same species in the pasture, tile by tile.
    fn herd(&self, at: Hex) -> Vec<i32> {
        let tile = &self.tiles[&at];
        let tiles = self.area(at).into_iter().filter_map(|hex| self.tiles.get(&hex));
        let animals = tiles.filter_map(|other| other.strip_prefix(&tile[..tile.len() - 1]));
        animals.map(|animals| animals.parse().unwrap()).collect()
    }

    /// What a scoring monastery is worth now.
    fn worth(&self, monastery: i32) -> i32 {
        let kept =
            |kind: &&str| self.tiles.values().any(|tile| colour(tile) == 'L' && tile.starts_with(*kind));
        match monastery {
            15 => 2 * self.sold.len() as i32,
            16..=23 => 4 * self.count(BUILDINGS[monastery as usize - 16]),
            24 => 4 * ["cow", "sheep", "pig", "goat"].iter().filter(|kind| kept(kind)).count() as i32,
            25 => self.sold.values().sum(),
            _ => 3 * "CMSYLB".chars().filter(|&kind| self.all_covered(kind)).count() as i32,
        }
    }
}

impl Table {
    /// Whether all points of a placement are one gain.
    fn lump(&self) -> bool {
        self.dukes[0].chose("solo.gains", "lump")
    }

    /// What follows from a tile that was just placed.
    pub(super) fn follow(&mut self, tile: &str, at: Hex) {
        let duke = &self.dukes[0];
        if duke.tiles.len() == duke.board.len() {
            // The game is won, and nothing more happens.
            return self.waiting.clear();
        }
        let mut parts = Vec::new();
        let number = tile.strip_prefix("monastery").map(|number| number.parse::<i32>().unwrap());
        if tile == "watchtower" || colour(tile) == 'L' {
            parts.push(Part::Own(at));
        }
        if colour(tile) == 'L' && duke.has(7) {
            parts.push(Part::More(at));
        }
        let area = duke.area(at);
        if area.iter().all(|hex| duke.tiles.contains_key(hex)) {
            let size = area.len() as i32;
            parts.extend([Part::Size(size * (size + 1) / 2), Part::Phase]);
            if duke.all_covered(duke.board[&at].0) {
                parts.push(Part::Colour);
            }
        }
        parts.extend(number.filter(|number| (15..=26).contains(number)).map(Part::Scoring));
        if "CSB".contains(colour(tile)) && !["watchtower", "blank"].contains(&tile) {
            parts.push(Part::Effect(tile.to_owned()));
        }
        self.waiting.push(Waiting::Parts(parts));
    }

    /// Does everything that the player has no say in, until the next words answer a question.
    pub(super) fn catch_up(&mut self, next: &[&str]) {
        while let Some(last) = self.waiting.pop() {
            match last {
                Waiting::Parts(parts) => {
                    let Some(word) = parts.first().map(|part| part.word(self.lump())) else { continue };
                    let choice = parts.iter().any(|part| part.word(self.lump()) != word);
                    self.waiting.push(Waiting::Parts(parts));
                    if choice {
                        return;
                    }
                    self.first(word);
                }
                Waiting::Gain(points) if self.dukes[0].silver > 0 => {
                    self.waiting.push(Waiting::Buying(points));
                }
                Waiting::Gain(points) => self.count(points),
                Waiting::Answer(question) if !answers(next, &question) => {
                    // The tile's effect was lost, because there was nothing that it could do.
                }
                Waiting::Buying(_) | Waiting::Answer(_) => return self.waiting.push(last),
            }
        }
    }

    /// The part with this word happens now, and the others wait.
    fn first(&mut self, word: &str) {
        let Some(Waiting::Parts(parts)) = self.waiting.pop() else { panic!("nothing can be {word}") };
        let (now, later): (Vec<_>, Vec<_>) =
            parts.into_iter().partition(|part| part.word(self.lump()) == word);
        assert!(!now.is_empty(), "{word} does not wait");
        self.waiting.push(Waiting::Parts(later));
        let points: i32 = now.into_iter().map(|part| self.happen(part)).sum();
        if points > 0 {
            self.waiting.push(Waiting::Gain(points));
        }
    }

    /// One part happens. Returns the points that it scores.
    fn happen(&mut self, part: Part) -> i32 {
        let duke = &mut self.dukes[0];
        let (source, points) = match part {
            Part::Own(at) if duke.tiles[&at] == "watchtower" => ("watchtower", 4),
            Part::Own(at) => ("livestock", duke.herd(at).iter().sum()),
            Part::More(at) => ("livestock", duke.herd(at).len() as i32),
            Part::Size(points) => ("area", points),
            Part::Phase => ("phase", 10 - 2 * self.phase),
            Part::Scoring(monastery) => ("monastery", duke.worth(monastery)),
            Part::Sale(count) => ("sale", 2 * count),
            Part::Income => {
                duke.silver += 1 + i32::from(duke.has(3));
                duke.workers += i32::from(duke.has(4));
                return 0;
            }
            Part::Colour => return self.ask("reward"),
            Part::Effect(tile) if ["bank", "boarding-house"].contains(&tile.as_str()) => {
                duke.effect(&mut self.people[0], &tile);
                return 0;
            }
            Part::Effect(tile) => {
                if tile == "ship" {
                    // Each ship allows one exchange after it has loaded, even if there was nothing to load.
                    self.ask("exchange");
                }
                return self.ask(&tile);
            }
        };
        self.people[0].score(source, points);
        points
    }

    fn ask(&mut self, question: &str) -> i32 {
        self.waiting.push(Waiting::Answer(question.to_owned()));
        0
    }

    /// Moves the counter. At the target it starts again, and the player may act.
    fn count(&mut self, points: i32) {
        self.counter += points;
        if self.counter >= self.target {
            self.counter = 0;
            self.target = (self.target - 5).max(5);
            self.ask("target");
        }
    }

    /// The player's words in the solo game, before they are read as in every game.
    pub(super) fn alone(&mut self, words: &[&str]) {
        match *words {
            ["first", word] => return self.first(word),
            ["points", bought] => {
                let bought: i32 = bought.parse().unwrap();
                let Some(Waiting::Buying(points)) = self.waiting.pop() else { panic!("nothing was gained") };
                self.dukes[0].silver -= bought;
                self.people[0].score("silver", bought);
                self.count(points + bought);
            }
            ["end"] => assert!(self.waiting.is_empty(), "the turn ended too early"),
            ["ship" | "exchange" | "give" | "pass", ..] => self.answer(words),
            ["take" | "place" | "sell" | "workers", means, ..] if !["d1", "d2"].contains(&means) => {
                self.answer(words);
            }
            _ => {}
        }
        if words[0] == "exchange" {
            (0..5).for_each(|_| _ = self.ask("give"));
        }
        let duke = &self.dukes[0];
        assert!(duke.silver >= 0 && duke.workers >= 0, "only what is there can be spent");
    }

    fn answer(&mut self, words: &[&str]) {
        let Some(Waiting::Answer(question)) = self.waiting.pop() else { panic!("{words:?} answers nothing") };
        assert!(answers(words, &question), "{words:?} does not answer {question}");
    }

    /// One of the goods that are given for a face-down tile.
    pub(super) fn give(&mut self, good: &str) {
        let goods = &mut self.dukes[0].goods;
        let count = goods.get_mut(good).expect("the good is there");
        *count -= 1;
        if *count == 0 {
            goods.remove(good);
        }
        if !matches!(self.waiting.last(), Some(Waiting::Answer(question)) if question == "give") {
            self.gain(0, "blank");
        }
    }
}
