//! `given` lines.

use engine::{Line, Seat, counted};

use super::{
    amount, numbered,
    possible::{is_seat, wrong_form},
    read, within,
};
use crate::{
    action::Store,
    content::{Depot, Duchy, Good, Kind, Space, TRACK_SPACES, Tile},
    estate::MAX_SEATS,
    parts::Voyage,
    pieces::At,
    rules::{Burgundy, Colours},
    source::Source,
    state::State,
    step::Step,
};

impl Burgundy {
    pub(super) fn arrange_line(&self, state: &mut State, words: &[&str]) -> Result<(), String> {
        let (seat, line) = match words {
            [seat, line @ ..] if is_seat(seat) => (Some(*seat), line),
            _ => (None, words),
        };
        self.in_use(line.first().copied().unwrap_or_default())?;
        if let Some(done) = self.arrange_owned(state, seat, line) {
            return done;
        }
        match *words {
            ["phase", letter] => {
                state.phase =
                    "ABCDE".find(letter).filter(|_| letter.len() == 1).ok_or("a phase is A to E")? as u8;
                // Read by `ready`: the phase matters, and is not just the one that nobody mentioned.
                state.flow.push(Line::Main, Step::Phase(state.phase));
            }
            ["round", number] => state.round = within(number, 1, 5, "a round is 1 to 5")?,
            ["white", number] => state.white = within(number, 1, 6, "a die shows 1 to 6")?,
            ["turn", seat] => state.turn = Some(self.seat_named(seat)?),
            ["turn", seat, "last"] => {
                state.turn = Some(self.seat_named(seat)?);
                // Read by `ready`: nobody plays after this seat.
                state.flow.push(Line::Main, Step::Income);
            }
            ["prepare"] => {
                // Read by `ready`: nobody has a turn, because the phase is about to be prepared.
                state.flow.push(Line::Main, Step::RemoveTiles);
            }
            ["track", ref pieces @ ..] => self.arrange_track(state, pieces)?,
            ["order", ref seats @ ..] => {
                let order = self.everyone(seats)?;
                for &seat in &order[..self.seats as usize] {
                    state.flow.push(Line::Main, Step::Turn(seat));
                }
            }
            ["depot", depot, ref tiles @ ..] => self.arrange_depot(state, depot, tiles)?,
            ["goods", depot, ref goods @ ..] => {
                let depot = numbered(depot)?;
                for good in goods {
                    state.depot_goods[depot.index()][read::<Good>(good)?.index()] += 1;
                }
            }
            ["round-goods", ref goods @ ..] => {
                if goods.len() > 5 {
                    return Err("there are five round spaces".to_owned());
                }
                for (place, good) in goods.iter().enumerate() {
                    state.round_goods[place] = Some(read(good)?);
                }
            }
            [seat, ref rest @ ..] if is_seat(seat) => {
                self.arrange_player(state, self.seat_named(seat)?, rest)?;
            }
            _ => return Err(wrong_form(words, || self.lines())),
        }
        Ok(())
    }

    /// All seats, each once, in the given order.
    fn everyone(&self, words: &[&str]) -> Result<[Seat; MAX_SEATS], String> {
        let mut order = [Seat(0), Seat(1), Seat(2), Seat(3)];
        let seats: Vec<Seat> = words.iter().map(|word| self.seat_named(word)).collect::<Result<_, _>>()?;
        let mut sorted = seats.clone();
        sorted.sort_unstable();
        if sorted != Seat::all(self.seats).collect::<Vec<_>>() {
            return Err(match self.seats {
                2 => "list both seats, once each".to_owned(),
                seats => format!("list all {seats} seats, once each"),
            });
        }
        order[..seats.len()].copy_from_slice(&seats);
        Ok(order)
    }

    fn arrange_track(&self, state: &mut State, pieces: &[&str]) -> Result<(), String> {
        if !self.shipped.parts.has(Voyage::Sail) {
            // r[burgundy.solo.no-track]
            return Err(
                "`track`: ships take no step in this game, so leave the turn-order track out".to_owned()
            );
        }
        let form = "the track is written farthest first: p2@1 p1@0";
        let mut seats = Vec::new();
        let mut before = TRACK_SPACES;
        for piece in pieces {
            let (seat, space) = piece.split_once('@').ok_or(form)?;
            let space = within(space, 0, before, form)?;
            state.track.space[self.seat_named(seat)?] = space;
            before = space;
            seats.push(seat);
        }
        state.track.order = self.everyone(&seats)?;
        Ok(())
    }

    fn arrange_player(&self, state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
        let estate = &mut state.estates[seat];
        match *words {
            ["silver", n] => estate.silver = amount(n)?,
            ["workers", n] => estate.workers = amount(n)?,
            // The line gives no source. They count as sales, which leave no other trace.
            ["points", n] => state.hands[seat].points[Source::Sale.index()] = amount(n)?,
            ["board", n] => {
                let duchy: Duchy = read(n)?;
                if self.boards[duchy.row() as usize].is_none() {
                    return Err(format!("this table has no duchy {duchy}"));
                }
                estate.board = Some(duchy);
            }
            ["castle", space] => estate.castle = Some(read::<Space>(space)?),
            ["dice", one, other] => {
                for (die, word) in state.hands[seat].dice.iter_mut().zip([one, other]) {
                    *die = if word == "-" {
                        0
                    } else {
                        within(word, 1, 6, "a die shows 1 to 6, or - when used")?
                    };
                }
            }
            ["storage", ref tiles @ ..] => {
                self.arrange_storage(state, seat, Store::Own, tiles)?;
            }
            ["shared", ref tiles @ ..] => {
                self.arrange_storage(state, seat, Store::Shared, tiles)?;
            }
            ["goods", ref goods @ ..] => {
                for (good, count) in read_goods(goods)? {
                    estate.goods[good.index()] += count;
                }
                if estate.goods_colours() > usize::from(self.limits.goods_colours) {
                    return Err("goods of only three colours can be stored".to_owned());
                }
            }
            ["sold", ref goods @ ..] => {
                for (good, count) in read_goods(goods)? {
                    estate.sold[good.index()] += count;
                }
            }
            ["bonus", ..] if !matches!(self.colours, Colours::BonusTiles) => {
                return Err("`bonus`: a completed colour gives no bonus tile in this game".to_owned());
            }
            ["bonus", kind, size] => {
                let kind: Kind = read(kind)?;
                let tiles = match size {
                    "large" => &mut estate.large,
                    "small" => &mut estate.small,
                    _ => return Err("a bonus tile is large or small".to_owned()),
                };
                *tiles |= 1 << kind.index();
                let taken = &mut state.bonus_taken[kind.index()];
                *taken = (*taken).max(if size == "large" { 1 } else { 2 });
            }
            ["bought"] => state.hands[seat].bought = true,
            ["tile" | "monasteries", ..] => self.arrange_duchy(state, seat, words)?,
            _ => return Err(wrong_form(words, || self.lines_of_seats())),
        }
        Ok(())
    }

    /// A line that belongs to a module.
    fn arrange_owned(
        &self,
        state: &mut State,
        seat: Option<&str>,
        line: &[&str],
    ) -> Option<Result<(), String>> {
        let at = if seat.is_some() { At::Seat } else { At::Table };
        let first = *line.first()?;
        let counter = self.counters.iter().find(|counter| counter.at == at && counter.id == first);
        let word = self.words.iter().find(|word| word.at == at && word.id == first);
        let given = word.and_then(|word| word.given);
        if counter.is_none() && given.is_none() {
            return None;
        }
        let done = seat.map_or(Ok(Seat(0)), |seat| self.seat_named(seat)).and_then(|seat| {
            if let Some(given) = given {
                return given(self, state, seat, line);
            }
            let counter = counter.expect("one of the two was found");
            let [_, number] = line else { return Err(format!("write {}", counter.form())) };
            (counter.set)(state, within(number, 0, counter.most, &counter.range())?);
            Ok(())
        });
        Some(done)
    }

    fn arrange_storage(
        &self,
        state: &mut State,
        seat: Seat,
        store: Store,
        tiles: &[&str],
    ) -> Result<(), String> {
        for tile in tiles {
            let vault = store == Store::Own
                && self.has_shields()
                && state.vault.owner.is_none_or(|owner| owner == seat);
            // A seat with more tiles than fit needs the shield, which may come in a later line. `ready` looks.
            if self.full(state, seat, store) && !vault {
                let limit = if store == Store::Own { self.limits.storage } else { self.limits.shared };
                return Err(format!("only {} can be stored there", counted(limit.into(), "tile")));
            }
            state.stow(seat, store, self.tile_named(tile)?);
        }
        Ok(())
    }

    /// Tiles in the duchy: on named spaces, or monasteries wherever there is room.
    fn arrange_duchy(&self, state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
        match *words {
            ["tile", ref pairs @ ..] if !pairs.is_empty() && pairs.len().is_multiple_of(2) => {
                for pair in pairs.chunks(2) {
                    self.arrange_tile(state, seat, read(pair[0])?, self.tile_named(pair[1])?)?;
                }
            }
            ["monasteries", ref numbers @ ..] => {
                for number in numbers {
                    let tile = self.tile_named(&format!("monastery{number}"))?;
                    let estate = &state.estates[seat];
                    let board = self.placed_board(state, seat)?;
                    let free = board.spaces().rev().find(|&space| {
                        board.kind(space) == Kind::Monastery && estate.duchy[space.index()].is_none()
                    });
                    let space = free.ok_or("no yellow space is left")?;
                    self.arrange_tile(state, seat, space, tile)?;
                }
            }
            _ => return Err(wrong_form(words, || self.lines_of_seats())),
        }
        Ok(())
    }

    fn arrange_tile(&self, state: &mut State, seat: Seat, space: Space, tile: Tile) -> Result<(), String> {
        let estate = &state.estates[seat];
        let board = self.placed_board(state, seat)?;
        if !board.has(space) {
            return Err(format!("duchy {} has no space {space}", board.duchy));
        }
        let (spec, kind) = (self.tile(tile), board.kind(space));
        if !spec.fits.contains(kind) {
            let is = spec.counts.map_or("tile of no kind", Kind::name);
            return Err(format!("{space} is a {kind} space; {tile} is a {is}"));
        }
        if let Some(there) = estate.duchy[space.index()] {
            return Err(format!("{space} already holds {there} (write `tile` lines before `monasteries`)"));
        }
        if spec.one_per_area && !self.spaces_for(estate, tile).has(space.index()) {
            // r[burgundy.inn.one-per-area]
            return Err(format!("the area of {space} already has an {tile}, and an area holds only one"));
        }
        self.lay(state, seat, tile, space);
        Ok(())
    }

    fn arrange_depot(&self, state: &mut State, depot: &str, tiles: &[&str]) -> Result<(), String> {
        let depot: Depot = read(depot)?;
        let spaces =
            if depot == Depot::BLACK { &mut state.black[..] } else { &mut state.depots[depot.index()][..] };
        if tiles.len() > spaces.len() {
            return Err(format!("depot {depot} has {} spaces", spaces.len()));
        }
        for (space, word) in spaces.iter_mut().zip(tiles) {
            let tile = self.tile_named(word)?;
            if self.stacks.contains(&tile) {
                // r[burgundy.inn.supply]
                let id = self.counter_of(tile).id;
                return Err(format!(
                    "`{word}`: {id} are next to the black depot, not in a depot; write `{id} 1`"
                ));
            }
            if tile == Tile::BLANK {
                return Err(format!("`{word}`: a face-down tile is never in a depot, only in a duchy"));
            }
            self.check_back(depot, tile, tiles.iter().filter(|other| *other == word).count())?;
            *space = Some(tile);
        }
        Ok(())
    }
}

/// Reads goods as pairs of colour and number.
fn read_goods(words: &[&str]) -> Result<Vec<(Good, u8)>, String> {
    if words.is_empty() || !words.len().is_multiple_of(2) {
        return Err("goods are written as colour and number: red 3 violet 1".to_owned());
    }
    words
        .chunks(2)
        .map(|pair| Ok((read(pair[0])?, within(pair[1], 0, Good::EACH, "there are 7 goods of each colour")?)))
        .collect()
}
