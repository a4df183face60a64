//! Positions arranged and read in the words of the game. `docs/scenarios.md` is the manual.

use engine::{Fact, Line, Seat, Stage};

use crate::{
    content::{Depot, Good, Kind, Space, Tile},
    rules::Burgundy,
    state::{MAX_SEATS, Source, State},
    step::Step,
};

impl Stage for Burgundy {
    fn blank(&self) -> State {
        let mut state = self.first_state();
        state.flow.clear();
        state.round = 1;
        state.white = 1;
        for player in &mut state.players.0[..self.seats as usize] {
            player.dice = [1, 1];
        }
        state
    }

    fn arrange(&self, state: &mut State, words: &[&str]) -> Result<(), String> {
        match *words {
            ["phase", letter] => {
                state.phase =
                    "ABCDE".find(letter).filter(|_| letter.len() == 1).ok_or("a phase is A to E")? as u8;
            }
            ["round", number] => state.round = within(number, 1, 5, "a round is 1 to 5")?,
            ["white", number] => state.white = within(number, 1, 6, "a die shows 1 to 6")?,
            ["turn", seat] => state.turn = Some(self.seat(seat)?),
            ["turn", seat, "last"] => {
                state.turn = Some(self.seat(seat)?);
                // Read by `ready`: nobody plays after this seat.
                state.flow.push(Line::Main, Step::Income);
            }
            ["track", ref pieces @ ..] => self.arrange_track(state, pieces)?,
            ["order", ref seats @ ..] => {
                let order = self.everyone(seats)?;
                for &seat in &order[..self.seats as usize] {
                    state.flow.push(Line::Main, Step::Turn(seat));
                }
            }
            ["depot", depot, ref tiles @ ..] => arrange_depot(state, depot, tiles)?,
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
            [seat, ref rest @ ..] if seat.starts_with('p') && seat.len() == 2 => {
                self.arrange_player(state, self.seat(seat)?, rest)?;
            }
            _ => return Err(UNKNOWN.to_owned()),
        }
        Ok(())
    }

    fn ready(&self, state: &mut State) -> Result<(), String> {
        for seat in Seat::all(self.seats) {
            let player = &mut state.players[seat];
            if player.board == 0 {
                return Err(format!("{seat} has no duchy: give it with `boards` or `{seat} board 7`"));
            }
            let board = self.board(player.board);
            let space = player.castle.map_or(Space::CENTRE, |space| Space::at(usize::from(space)));
            if board.kind(space) != Kind::Castle {
                return Err(format!("say where {seat}'s start castle stands: `{seat} castle r1c2`"));
            }
            player.castle = Some(space.index() as u8);
            if player.duchy[space.index()].is_none() {
                player.cover(board, Tile::CASTLE, space);
            }
        }
        self.count_pieces(state)?;
        self.queue_the_rest(state)
    }

    fn canonical(&self, word: &str) -> String {
        let tile = word.parse::<Tile>().map(|tile| tile.to_string());
        tile.or_else(|_| word.parse::<Good>().map(|good| good.to_string()))
            .unwrap_or_else(|_| word.to_owned())
    }

    fn inspect(&self, state: &State, words: &[&str]) -> Result<(usize, Fact), String> {
        let number = |value: u32| Fact::Number(value as i32);
        match *words {
            ["phase", ..] => Ok((1, Fact::List(vec![crate::content::phase_letter(state.phase).to_string()]))),
            ["round", ..] => Ok((1, number(state.round.into()))),
            ["white", ..] => Ok((1, number(state.white.into()))),
            ["turn", ..] => Ok((1, Fact::List(state.turn.iter().map(Seat::to_string).collect()))),
            ["track", ..] => {
                let order = &state.track.order[..self.seats as usize];
                let pieces = order.iter().map(|&seat| format!("{seat}@{}", state.track.space[seat]));
                Ok((1, Fact::List(pieces.collect())))
            }
            ["depot", depot, ..] => {
                let tiles = state.tiles_in(read(depot)?);
                Ok((2, Fact::Bag(tiles.iter().flatten().map(Tile::to_string).collect())))
            }
            ["goods", depot, good, value] if good.parse::<Good>().is_ok() && is_number(value) => {
                let counts = state.depot_goods[numbered(depot)?.index()];
                Ok((3, number(counts[read::<Good>(good)?.index()].into())))
            }
            ["goods", depot, ..] => Ok((2, goods_bag(state.depot_goods[numbered(depot)?.index()]))),
            ["round-goods", ..] => {
                Ok((1, Fact::List(state.round_goods.iter().flatten().map(Good::to_string).collect())))
            }
            ["pile", "goods", ..] => Ok((2, number(state.goods.len().into()))),
            ["pile", name, ..] => crate::view::pile_views(state)
                .into_iter()
                .find(|pile| pile.pile == name)
                .map(|pile| (2, number(pile.count.into())))
                .ok_or_else(|| "a pile is a kind of tile, black, or goods".to_owned()),
            [seat, ref rest @ ..] if seat.starts_with('p') && seat.len() == 2 => {
                let (used, fact) = self.inspect_player(state, self.seat(seat)?, rest)?;
                Ok((used + 1, fact))
            }
            _ => Err(UNKNOWN.to_owned()),
        }
    }
}

const UNKNOWN: &str = "not a line of Burgundy; docs/scenarios.md lists them (phase, round, white, turn, track, \
                       order, depot, goods, round-goods, and `p1 …` for what a seat owns)";

/// Reads a word, with its own message.
fn read<T: std::str::FromStr<Err = engine::Unreadable>>(word: &str) -> Result<T, String> {
    word.parse().map_err(|error: engine::Unreadable| error.to_string())
}

fn within(word: &str, low: u8, high: u8, message: &str) -> Result<u8, String> {
    word.parse().ok().filter(|value| (low..=high).contains(value)).ok_or_else(|| message.to_owned())
}

fn amount(word: &str) -> Result<u16, String> {
    word.parse().ok().filter(|&n| n <= 999).ok_or_else(|| format!("`{word}` is no number from 0 to 999"))
}

fn numbered(word: &str) -> Result<Depot, String> {
    read::<Depot>(word)
        .ok()
        .filter(|&depot| depot != Depot::BLACK)
        .ok_or_else(|| format!("`{word}`: goods lie on depots 1 to 6"))
}

fn arrange_depot(state: &mut State, depot: &str, tiles: &[&str]) -> Result<(), String> {
    let depot: Depot = read(depot)?;
    let spaces =
        if depot == Depot::BLACK { &mut state.black[..] } else { &mut state.depots[depot.index()][..] };
    if tiles.len() > spaces.len() {
        return Err(format!("depot {depot} has {} spaces", spaces.len()));
    }
    for (space, tile) in spaces.iter_mut().zip(tiles) {
        *space = Some(read(tile)?);
    }
    Ok(())
}

/// A value or a change of it, as `then` lines write them.
fn is_number(word: &str) -> bool {
    word.parse::<i32>().is_ok()
}

fn goods_bag(counts: [u8; Good::COUNT]) -> Fact {
    let names = Good::all().flat_map(|good| vec![good.to_string(); counts[good.index()] as usize]);
    Fact::Bag(names.collect())
}

/// Goods as pairs of colour and number.
fn read_goods(words: &[&str]) -> Result<Vec<(Good, u8)>, String> {
    if words.is_empty() || !words.len().is_multiple_of(2) {
        return Err("goods are written as colour and number: red 3 violet 1".to_owned());
    }
    words
        .chunks(2)
        .map(|pair| Ok((read(pair[0])?, within(pair[1], 0, Good::EACH, "there are 7 goods of each colour")?)))
        .collect()
}

impl Burgundy {
    fn seat(&self, word: &str) -> Result<Seat, String> {
        read::<Seat>(word).ok().filter(|seat| seat.0 < self.seats).ok_or_else(|| {
            format!("`{word}` is not at this table of {}: seats are p1 to p{}", self.seats, self.seats)
        })
    }

    /// All seats, each once, in the order written.
    fn everyone(&self, words: &[&str]) -> Result<[Seat; MAX_SEATS], String> {
        let mut order = [Seat(0), Seat(1), Seat(2), Seat(3)];
        let seats: Vec<Seat> = words.iter().map(|word| self.seat(word)).collect::<Result<_, _>>()?;
        let mut sorted = seats.clone();
        sorted.sort_unstable();
        if sorted != Seat::all(self.seats).collect::<Vec<_>>() {
            return Err(format!("name all {} seats, each once", self.seats));
        }
        order[..seats.len()].copy_from_slice(&seats);
        Ok(order)
    }

    fn arrange_track(&self, state: &mut State, pieces: &[&str]) -> Result<(), String> {
        let form = "the track is written farthest first: p2@1 p1@0";
        let mut seats = Vec::new();
        let mut before = crate::content::TRACK_SPACES;
        for piece in pieces {
            let (seat, space) = piece.split_once('@').ok_or(form)?;
            let space = within(space, 0, before, form)?;
            state.track.space[self.seat(seat)?] = space;
            before = space;
            seats.push(seat);
        }
        state.track.order = self.everyone(&seats)?;
        Ok(())
    }

    fn arrange_player(&self, state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
        let player = &mut state.players[seat];
        match *words {
            ["silver", n] => player.silver = amount(n)?,
            ["workers", n] => player.workers = amount(n)?,
            ["points", n] => player.points[Source::Before.index()] = amount(n)?,
            ["board", n] => {
                let number = within(n, 1, 10, "a board number is 1 to 10")?;
                if self.boards[number as usize].is_none() {
                    return Err(format!("the {} edition has no duchy {number}", self.edition));
                }
                player.board = number;
            }
            ["castle", space] => player.castle = Some(read::<Space>(space)?.index() as u8),
            ["dice", one, other] => {
                for (die, word) in player.dice.iter_mut().zip([one, other]) {
                    *die = if word == "-" {
                        0
                    } else {
                        within(word, 1, 6, "a die shows 1 to 6, or - when used")?
                    };
                }
            }
            ["storage", ref tiles @ ..] => {
                for tile in tiles {
                    if player.storage_full() {
                        return Err("three tiles can be stored".to_owned());
                    }
                    player.store(read(tile)?);
                }
            }
            ["goods", ref goods @ ..] => {
                for (good, count) in read_goods(goods)? {
                    player.goods[good.index()] += count;
                }
                if player.goods_colours() > 3 {
                    return Err("goods of three colours can be stored".to_owned());
                }
            }
            ["sold", ref goods @ ..] => {
                for (good, count) in read_goods(goods)? {
                    player.sold[good.index()] += count;
                }
            }
            ["bonus", kind, size] => {
                let kind: Kind = read(kind)?;
                let tiles = match size {
                    "large" => &mut player.large,
                    "small" => &mut player.small,
                    _ => return Err("a bonus tile is large or small".to_owned()),
                };
                *tiles |= 1 << kind.index();
                let taken = &mut state.bonus_taken[kind.index()];
                *taken = (*taken).max(if size == "large" { 1 } else { 2 });
            }
            ["bought"] => player.bought = true,
            ["tile", ref pairs @ ..] if !pairs.is_empty() && pairs.len().is_multiple_of(2) => {
                for pair in pairs.chunks(2) {
                    self.arrange_tile(state, seat, read(pair[0])?, read(pair[1])?)?;
                }
            }
            ["monasteries", ref numbers @ ..] => {
                for number in numbers {
                    let tile = Tile::monastery(within(number, 1, 26, "monasteries are 1 to 26")?);
                    let player = &state.players[seat];
                    let board = self.placed_board(seat, player.board)?;
                    let free = Space::all().rev().find(|&space| {
                        board.kind(space) == Kind::Monastery && player.duchy[space.index()].is_none()
                    });
                    let space = free.ok_or("no yellow space is left")?;
                    self.arrange_tile(state, seat, space, tile)?;
                }
            }
            _ => return Err(PLAYER.to_owned()),
        }
        Ok(())
    }

    fn placed_board(&self, seat: Seat, number: u8) -> Result<&crate::content::Board, String> {
        if number == 0 {
            return Err(format!("{seat} has no duchy yet: give it with `boards` or `{seat} board 7` first"));
        }
        Ok(self.board(number))
    }

    fn arrange_tile(&self, state: &mut State, seat: Seat, space: Space, tile: Tile) -> Result<(), String> {
        let player = &mut state.players[seat];
        let board = self.placed_board(seat, player.board)?;
        if board.kind(space) != tile.kind() {
            return Err(format!("{space} is a {} space; {tile} is a {}", board.kind(space), tile.kind()));
        }
        if let Some(there) = player.duchy[space.index()] {
            return Err(format!("{space} already holds {there} (write `tile` lines before `monasteries`)"));
        }
        player.cover(board, tile, space);
        player.powers.add(self.tile(tile).powers);
        Ok(())
    }

    /// Takes everything on the table out of the piles it came from.
    fn count_pieces(&self, state: &mut State) -> Result<(), String> {
        let players = state.players;
        let players = &players.0[..self.seats as usize];
        let duchies = players.iter().flat_map(|player| &player.duchy);
        let storages = players.iter().flat_map(|player| &player.storage);
        let depots = state.depots;
        for tile in duchies.chain(storages).chain(depots.iter().flatten()).flatten() {
            draw(state, *tile, false)?;
        }
        for tile in state.black.into_iter().flatten() {
            draw(state, tile, true)?;
        }
        for good in Good::all() {
            let at = good.index();
            let owned: u8 = players.iter().map(|player| player.goods[at] + player.sold[at]).sum();
            let on_depots: u8 = state.depot_goods.iter().map(|depot| depot[at]).sum();
            let coming = state.round_goods.iter().filter(|&&coming| coming == Some(good)).count() as u8;
            for _ in 0..owned + on_depots + coming {
                if state.goods.count(at) == 0 {
                    return Err(format!("there are only {} {good} goods", Good::EACH));
                }
                state.goods.take(at);
            }
        }
        Ok(())
    }

    /// Puts on the main line what follows this turn, and the question to the seat whose turn it is.
    fn queue_the_rest(&self, state: &mut State) -> Result<(), String> {
        let mut order: Vec<Seat> = Vec::new();
        let mut last = false;
        for &step in state.flow.frames(Line::Main) {
            match step {
                Step::Turn(seat) => order.push(seat),
                _ => last = true,
            }
        }
        if order.is_empty() {
            order = state.track.order[..self.seats as usize].to_vec();
        }
        let turn = state.turn.unwrap_or(order[0]);
        state.turn = Some(turn);
        let place = order.iter().position(|&seat| seat == turn).expect("all seats are in the order");
        state.flow.clear();
        let phases: Vec<Step> = (state.phase + 1..5).map(Step::Phase).collect();
        state.flow.then(Line::Main, &[phases, vec![Step::FinalScoring]].concat());
        let rounds: Vec<Step> = (state.round + 1..=5).map(Step::Round).collect();
        state.flow.then(Line::Main, &[rounds, vec![Step::Income]].concat());
        if !last {
            let turns: Vec<Step> = order[place + 1..].iter().map(|&seat| Step::Turn(seat)).collect();
            state.flow.then(Line::Main, &turns);
        }
        state.flow.push(Line::Lane(turn), Step::UseDice);
        self.audit_state(state)
    }

    fn inspect_player(&self, state: &State, seat: Seat, words: &[&str]) -> Result<(usize, Fact), String> {
        let player = &state.players[seat];
        let number = |value: u32| Fact::Number(value as i32);
        Ok(match *words {
            ["silver", ..] => (1, number(player.silver.into())),
            ["workers", ..] => (1, number(player.workers.into())),
            ["points", ..] => (1, number(player.score().into())),
            ["goods", good, value] if good.parse::<Good>().is_ok() && is_number(value) => {
                (2, number(player.goods[read::<Good>(good)?.index()].into()))
            }
            ["sold", good, value] if good.parse::<Good>().is_ok() && is_number(value) => {
                (2, number(player.sold[read::<Good>(good)?.index()].into()))
            }
            ["goods", ..] => (1, goods_bag(player.goods)),
            ["sold", ..] => (1, goods_bag(player.sold)),
            ["storage", ..] => (1, Fact::Bag(player.stored().map(|tile| tile.to_string()).collect())),
            ["tile", space, ..] => {
                let tile = player.duchy[read::<Space>(space)?.index()];
                (2, Fact::List(tile.iter().map(Tile::to_string).collect()))
            }
            ["dice", ..] => {
                let dice = player.dice.map(|die| if die == 0 { "-".to_owned() } else { die.to_string() });
                (1, Fact::Bag(dice.to_vec()))
            }
            ["empty", ..] => (1, number(player.empty_spaces())),
            ["areas", kind, ..] => {
                let sizes = self.placed_board(seat, player.board)?.area_sizes(read(kind)?);
                (2, Fact::List(sizes.iter().map(u32::to_string).collect()))
            }
            ["bonus", ..] => {
                let won = |bits: u8, size: &'static str| {
                    let kinds = Kind::ALL.into_iter().filter(move |kind| bits & (1 << kind.index()) != 0);
                    kinds.map(move |kind| format!("{kind}-{size}"))
                };
                (1, Fact::Bag(won(player.large, "large").chain(won(player.small, "small")).collect()))
            }
            ["source", name, ..] => {
                let source = Source::ALL.into_iter().find(|source| source.name() == name);
                let source = source.ok_or_else(|| {
                    format!("a source is one of {}", Source::ALL.map(Source::name).join(", "))
                })?;
                (2, number(player.points[source.index()].into()))
            }
            ["board", ..] => (1, number(player.board.into())),
            ["castle", ..] => {
                let space = player.castle.map(|space| Space::at(usize::from(space)).to_string());
                (1, Fact::List(space.into_iter().collect()))
            }
            ["bought", ..] => (1, number(player.bought.into())),
            _ => return Err(PLAYER.to_owned()),
        })
    }
}

const PLAYER: &str = "a seat has silver, workers, points, goods, sold, storage, tile, monasteries, dice, bonus, \
                      board, castle, bought (and in `then` also empty, areas, source)";

/// Takes a tile out of the pile it would have come from.
fn draw(state: &mut State, tile: Tile, black: bool) -> Result<(), String> {
    let at = tile.index();
    let (first, second) = if black {
        (&mut state.black_pile, &mut state.piles)
    } else {
        (&mut state.piles, &mut state.black_pile)
    };
    if first.count(at) > 0 {
        first.take(at);
    } else if second.count(at) > 0 {
        second.take(at);
    } else {
        let all: u8 = tile.printed().copies.iter().sum();
        return Err(format!("there are only {all} {tile} tiles"));
    }
    Ok(())
}
