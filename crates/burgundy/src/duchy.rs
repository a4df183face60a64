//! What lies in a duchy, and what follows from it.

use engine::{Mask, Seat};

use crate::{
    content::{
        AREA_POINTS, Board, CASTLES, Hexes, Kind, KindSet, Power, PowerSet, Shield, ShieldSpec, Space,
        Spaces, Tile,
    },
    estate::Estate,
    posts::Pairs,
    rules::Burgundy,
    state::State,
};

impl Burgundy {
    /// Puts a tile on a space. What it changes holds from now on. r[burgundy.engine.active-at-once]
    pub(crate) fn lay(&self, state: &mut State, seat: Seat, tile: Tile, space: Space) {
        let spec = self.tile(tile);
        let board = self.board_of(&state.estates[seat]);
        state.estates[seat].cover(board, tile, spec.types, space);
        if !spec.powers.is_empty() {
            self.refresh(state, seat);
            // r[burgundy.shield.06] It may count for somebody else too.
            if state.named == Some(seat)
                && let Some(copier) = self.copier(state)
            {
                self.refresh(state, copier);
            }
        }
    }

    /// Works out a seat's powers again. Nothing else writes them, so a power goes with its tile or shield.
    pub(crate) fn refresh(&self, state: &mut State, seat: Seat) {
        state.estates[seat].powers = self.powers_of(state, seat);
    }

    /// The powers that the tiles in a duchy give, those of copied monasteries, and those of shields.
    pub(crate) fn powers_of(&self, state: &State, seat: Seat) -> PowerSet {
        let estate = &state.estates[seat];
        let mut tiles = PowerSet::NONE;
        let mut add = |tile: Tile| tiles = tiles.and(self.tile(tile).powers);
        estate.covered.each(|index| add(estate.duchy[index].expect("a covered space holds a tile")));
        self.copied(state, seat).for_each(add);
        let shields = estate.shields.iter().flatten().map(|&shield| self.shield(shield));
        let (given, silenced) = shields.fold((PowerSet::NONE, PowerSet::NONE), |(given, silenced), spec| {
            (given.and(spec.powers), silenced.and(spec.silences))
        });
        tiles.without(silenced).and(given)
    }

    /// The seat with the shield that copies monasteries. r[burgundy.shield.06]
    pub(crate) fn copier(&self, state: &State) -> Option<Seat> {
        self.owners().find(|&seat| state.estates[seat].powers.has(Power::CopyMonasteries))
    }

    /// The monasteries of the named player, for the seat that named them. r[burgundy.shield.06]
    /// r[burgundy.shield.06-m27]
    pub fn copied<'a>(&'a self, state: &'a State, seat: Seat) -> impl Iterator<Item = Tile> + 'a {
        const NOT_COPIED: Tile = Tile::named("monastery27");
        let copies = |shield: &Shield| self.shield(*shield).powers.has(Power::CopyMonasteries);
        let copies = state.estates[seat].shields.iter().flatten().any(copies);
        let named = state.named.filter(|_| copies);
        let tiles = named.into_iter().flat_map(|other| state.estates[other].duchy.iter().flatten().copied());
        tiles.filter(|&tile| self.tile(tile).counts == Some(Kind::Monastery) && tile != NOT_COPIED)
    }

    /// A shield's row at this table.
    #[inline]
    pub fn shield(&self, shield: Shield) -> &ShieldSpec {
        &self.shields[shield.index()]
    }

    /// The castles in a duchy that can hold a shield, by number and space. r[burgundy.shield.castle-kind]
    pub fn castles<'a>(&'a self, estate: &'a Estate) -> impl Iterator<Item = (usize, Space)> + 'a {
        let board = self.board_of(estate);
        let spaces = board.list(board.of_kind[Kind::Castle.index()]).take(CASTLES).enumerate();
        spaces.filter(|(_, space)| estate.duchy[space.index()] == Some(Tile::CASTLE))
    }

    /// The number of the castle on a space.
    pub(crate) fn castle_at(&self, estate: &Estate, space: Space) -> Option<usize> {
        self.castles(estate).find(|&(_, other)| other == space).map(|(castle, _)| castle)
    }

    /// The area around a space. With shield 1 all pastures may count as one. r[burgundy.shield.01]
    #[inline]
    pub(crate) fn area_around(&self, estate: &Estate, space: Space) -> Spaces {
        self.joined(estate, space, Power::OnePastureArea)
    }

    /// The area around a space, or all pastures if a power joins them and it is one of them.
    #[inline]
    pub(crate) fn joined(&self, estate: &Estate, space: Space, power: Power) -> Spaces {
        let board = self.board_of(estate);
        if estate.powers.has(power) && board.kind(space) == Kind::Livestock {
            board.of_kind[Kind::Livestock.index()]
        } else {
            board.area(space)
        }
    }

    /// The empty spaces that accept a tile, wherever they are and whatever their value.
    /// r[burgundy.place.colour] r[burgundy.place.empty]
    #[inline]
    pub fn spaces_for(&self, estate: &Estate, tile: Tile) -> Spaces {
        self.fitting(self.board_of(estate), estate, tile)
    }

    /// The same in this many words: most boards need only one.
    #[inline]
    fn fitting<const W: usize>(&self, board: &Board, estate: &Estate, tile: Tile) -> Mask<W> {
        let spec = self.tile(tile);
        let mut spaces = board.of_kinds(spec.fits).cut::<W>().without(estate.covered.cut());
        // r[burgundy.building.unique] Towns that already have this type are excluded.
        if !spec.types.is_empty() && !estate.powers.has(Power::EqualBuildings) {
            for (town, &types) in estate.towns[..board.town_count as usize].iter().enumerate() {
                if types.meets(spec.types) {
                    spaces = spaces.without(board.areas[town].cut());
                }
            }
        }
        if spec.one_per_area { spaces & self.in_areas_without(estate, tile).cut() } else { spaces }
    }

    /// The spaces in areas that do not have this tile yet. r[burgundy.inn.one-per-area]
    #[cold]
    fn in_areas_without(&self, estate: &Estate, tile: Tile) -> Spaces {
        let board = self.board_of(estate);
        let mut spaces = board.of_kinds(KindSet::ALL);
        for space in board.list(self.spaces_of(estate, tile)) {
            spaces = spaces.without(board.area(space));
        }
        spaces
    }

    /// The spaces where a tile may be placed now, whatever their value. r[burgundy.place.adjacent]
    #[inline]
    pub(crate) fn open_spaces(&self, estate: &Estate, tile: Tile) -> Spaces {
        self.open(self.board_of(estate), estate, tile)
    }

    /// The same in this many words.
    #[inline]
    pub(crate) fn open<const W: usize>(&self, board: &Board, estate: &Estate, tile: Tile) -> Mask<W> {
        let spaces = self.fitting(board, estate, tile);
        // r[burgundy.shield.18]
        if estate.powers.has(Power::PlaceAnywhere) { spaces } else { spaces & estate.beside.cut() }
    }

    /// Some spaces of a seat's duchy by name.
    #[inline]
    pub(crate) fn hexes(&self, state: &State, seat: Seat, spaces: Spaces) -> Hexes {
        self.board_of(&state.estates[seat]).hexes(spaces)
    }

    /// The empty spaces of a duchy.
    pub fn empty_spaces(&self, estate: &Estate) -> u32 {
        self.board_of(estate).len() as u32 - estate.covered.len()
    }

    /// The spaces in a duchy that hold a tile.
    pub(crate) fn spaces_of(&self, estate: &Estate, tile: Tile) -> Spaces {
        let fitting = self.board_of(estate).of_kinds(self.tile(tile).fits);
        let covered = (fitting & estate.covered).iter();
        covered.filter(|&space| estate.duchy[space] == Some(tile)).collect()
    }

    /// Points for completing an area that counts as this size. r[burgundy.area.size-table] r[burgundy.area.cap]
    #[inline]
    pub fn area_points(&self, size: u8) -> u8 {
        AREA_POINTS[usize::from(size.min(self.limits.area))]
    }

    /// The size an area counts as: its spaces, and what the tiles on it add.
    pub(crate) fn size_of(&self, estate: &Estate, area: Spaces) -> u8 {
        let tiles = area.iter().filter_map(|index| estate.duchy[index]);
        area.len() as u8 + tiles.map(|tile| self.tile(tile).grows).sum::<u8>()
    }

    /// The pairs that a chain through these spaces joins. r[burgundy.border.chain]
    pub(crate) fn pairs_through(&self, estate: &Estate, spaces: Spaces) -> Pairs {
        let board = self.board_of(estate);
        Pairs::touched(board, board.chained(spaces, estate.covered))
    }

    /// Every pair that an estate has joined.
    pub(crate) fn pairs_of(&self, estate: &Estate) -> Pairs {
        let board = self.board_of(estate);
        let posts = board.posts.iter().fold(Spaces::EMPTY, |all, &post| all | post) & estate.covered;
        posts
            .iter()
            .fold(Pairs::NONE, |pairs, space| pairs.and(self.pairs_through(estate, Spaces::only(space))))
    }
}

#[cfg(test)]
mod tests {
    use engine::{Actor, Config, Rules as _, Stage as _};

    use super::*;
    use crate::{
        action::Action,
        content::{Building, Effect, KindSet, Space, TileSpec, TypeSet},
        event::{Event, What},
    };

    /// Rules in which a watchtower is like an inn: it fits every colour, counts as nothing and enlarges its area.
    fn with_an_inn() -> (Burgundy, Tile) {
        let mut rules = Burgundy::new(&Config::seats(2)).unwrap();
        let inn = Tile::building(Building::Watchtower);
        rules.tiles[inn.index()] = TileSpec {
            fits: KindSet::ALL,
            counts: None,
            types: TypeSet::NONE,
            placed: Effect::None,
            grows: 1,
            ..*inn.printed()
        };
        (rules, inn)
    }

    fn arranged(rules: &Burgundy, given: &[&str]) -> State {
        let mut state = rules.blank();
        for line in given {
            rules.arrange(&mut state, &line.split(' ').collect::<Vec<_>>()).unwrap();
        }
        rules.ready(&mut state).unwrap();
        state
    }

    #[test]
    fn a_tile_may_fit_every_colour_and_count_as_nothing() {
        let (rules, inn) = with_an_inn();
        // Monastery 9 would help to place a building.
        let given = ["p1 dice 3 4", "p1 storage watchtower", "p1 tile r3c4 monastery9"];
        let state = arranged(&rules, &given);
        let mut legal = Vec::new();
        rules.legal(&state, Seat(0), &mut legal);
        let places =
            legal.iter().filter(|action| matches!(action, Action::Place { tile, .. } if *tile == inn));
        let places: Vec<String> = places.map(ToString::to_string).collect();
        // Buildings with a 3, and a mine with a 4.
        let expected = ["place d1 watchtower r3c3", "place d1 watchtower r5c4", "place d2 watchtower r5c3"];
        assert_eq!(places, expected);
    }

    #[test]
    fn a_tile_may_enlarge_its_area() {
        let (rules, _) = with_an_inn();
        let mut state = arranged(&rules, &["p1 dice 3 4", "p1 storage watchtower"]);
        let mut events = Vec::new();
        let action = "place d1 watchtower r3c3".parse().unwrap();
        rules.apply(&mut state, Actor::Seat(Seat(0)), action, &mut events);
        let completed = |event: &Event| matches!(event.what, What::AreaCompleted { size: 2, .. });
        assert!(events.iter().any(completed), "{events:?}");
        // An area of 2, completed in phase A.
        assert_eq!(state.hands[Seat(0)].score(), 3 + 10);
        assert_eq!(rules.audit(&state), Ok(()));
    }

    fn joined(spaces: &[&str]) -> Vec<String> {
        let mut config = Config::seats(2).option("boards", "11a 11b");
        config.modules = vec!["border".to_owned()];
        let rules = Burgundy::new(&config).unwrap();
        let mut estate = Estate { board: rules.set_up.boards[0], ..Estate::default() };
        for name in spaces {
            let space: Space = name.parse().unwrap();
            let board = *rules.board_of(&estate);
            estate.cover(&board, Tile::CASTLE, TypeSet::NONE, space);
        }
        rules.pairs_of(&estate).names().map(|names| names.join(" ")).collect()
    }

    /// r[burgundy.border.chain] Vector V123: shield 18 allows tiles that touch no other tile.
    #[test]
    fn a_gap_breaks_the_chain() {
        assert_eq!(joined(&["r1c1", "r2c1", "r2c5", "r7c2"]), [""; 0]);
        // Two posts on one island, and the third on another.
        let row = ["r2c1", "r2c2", "r2c3", "r2c4", "r2c5"];
        assert_eq!(joined(&[&row[..], &["r7c2"]].concat()), ["west east"]);
        let down = ["r3c5", "r4c5", "r5c4", "r6c3"];
        let all = [&row[..], &["r7c3"], &down[..]].concat();
        assert_eq!(joined(&all), ["west east", "west south", "east south"]);
        for gap in 0..all.len() {
            let left: Vec<&str> = all.iter().copied().filter(|&space| space != all[gap]).collect();
            assert!(joined(&left).len() < 3, "without {}", all[gap]);
        }
    }
}
