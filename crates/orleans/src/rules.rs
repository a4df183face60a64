use engine::{
    Audience, Line, Next, Outcome, Projection, Reason, Rng, Seat, SeatSet, Sink, Stepped, Veil, Viewer,
};

use crate::{
    action::Action,
    content::{Deed, Follower, Good, Need, Place, ROUNDS, Role, Town},
    estate::{Estate, Spaces},
    event::Event,
    prompt::Prompt,
    scenarios::{
        Deck, ScenarioRow,
        invasion::{self, Due, Needs},
        objectives::Pace,
        prosperity::{self, Card},
    },
    state::State,
    step::{Step, Via},
    view::View,
};

/// Orléans, composed for one table. Everything a config can change is a value here.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is the answer to a question that a table may settle")]
pub struct Orleans {
    pub(crate) seats: u8,
    /// What differs from the base game.
    pub(crate) scenario: &'static ScenarioRow,
    pub(crate) rounds: u8,
    pub(crate) deck: Deck,
    /// Events that are not used. r[orleans.invasion.difficulty]
    pub(crate) left_out: u128,
    /// The places on the boards of each seat, as a mask, and their spaces.
    pub(crate) boards: u64,
    pub(crate) board_spaces: Spaces,
    /// The spaces of each deed for each role. Spaces are numbered deed by deed. Deeds that are not at the table
    /// have none.
    pub(crate) deed_spaces: [[u64; Role::COUNT]; Deed::COUNT],
    /// Citizens on the table at the start.
    pub(crate) citizens: u64,
    /// Citizens in the supply at the start.
    pub(crate) spare_citizens: u8,
    pub(crate) stock: [u8; Role::COUNT],
    /// The spaces of the map that get a good, and how many goods are removed afterwards.
    pub(crate) goods_spaces: u64,
    pub(crate) removed: u8,
    /// The spaces of each place. No other number of a space means anything outside this table.
    pub(crate) places: [Spaces; Place::COUNT],
    /// Places that nobody can use at this table, as a mask. r[orleans.salesman.stations]
    pub(crate) useless: u64,
    /// The place and the need of each space.
    pub(crate) spaces: [(Place, Need); 64],
    /// The spaces that each follower fits without help from a tile. r[orleans.plan.fit] r[orleans.plan.monk]
    pub(crate) fits: [Spaces; Follower::COUNT],
    /// The spaces on which the Herb Garden lets boatmen stand. r[orleans.tile.herb-garden]
    pub(crate) for_boatmen: Spaces,
    /// The spaces on which the School lets scholars stand. r[orleans.tile.school]
    pub(crate) for_scholars: Spaces,
    /// The spaces on which a technology tile may lie. r[orleans.technology.monk] r[orleans.technology.single-space]
    pub(crate) for_technology: Spaces,
    /// Place tiles in the game, and those of type I.
    pub(crate) tiles: u64,
    pub(crate) type_one: u64,
    /// One event of each kind for each letter, not all mixed. r[orleans.hourglass.letters]
    pub(crate) letters: bool,
    /// A seat that was chosen at the table starts, not a random one. r[orleans.setup.first]
    pub(crate) first: Option<Seat>,
    /// Recalls make up for a short bag. r[orleans.draw.recall-limit]
    pub(crate) recall_always: bool,
    pub(crate) open_planning: bool,
    /// r[orleans.invasion.palatinate-town-hall]
    pub(crate) lends_town_hall: bool,
    /// r[orleans.invasion.good-trade-room]
    pub(crate) good_trade_fits: bool,
    /// r[orleans.technology.after-passing]
    pub(crate) late_technology: bool,
    /// Coins may be paid for the harvest while one has food. r[orleans.event.harvest-choice]
    pub(crate) harvest_free: bool,
    /// r[orleans.place.farm-house-empty]
    pub(crate) farm_house_empty: bool,
    /// Food that the harvest asks for, or coins. r[orleans.event.harvest]
    pub(crate) harvest_food: u8,
    pub(crate) harvest_coins: u8,
    /// What the structure of each town needs. Orléans has none.
    pub(crate) cards: [Card; Town::COUNT],
    /// What goods cost on Market Day. r[orleans.prosperity.market-day-prices]
    pub(crate) prices: [u8; Good::COUNT],
    /// How fast objectives may be completed.
    pub(crate) pace: Pace,
    /// Whether all objectives win before the event strikes. r[orleans.duel.end]
    pub(crate) objectives_first: bool,
    /// Citizens that win the game, or 0. r[orleans.dignitary.goal]
    pub(crate) goal: u8,
    /// What the city needs. r[orleans.invasion.goal]
    pub(crate) city: Needs,
    /// Whether characters are chosen, not dealt. r[orleans.invasion.characters-chosen]
    pub(crate) choose_characters: bool,
    /// Whether only the easier characters are dealt. r[orleans.invasion.characters-easier]
    pub(crate) easier_characters: bool,
    /// Whether the start player alone decides for the team. r[orleans.invasion.team-decider]
    pub(crate) first_decides: bool,
    /// Coins for each technology tile that the team keeps. r[orleans.invasion.demolition-price]
    pub(crate) demolition_price: u8,
    /// What the Estate Manager pays, round by round. r[orleans.invasion.dues]
    pub(crate) dues: [Due; ROUNDS as usize],
}

/// The veil over everybody's plans. r[orleans.secret.plan]
pub(crate) const PLANS: Veil = Veil(0);

/// The veil over structure cards. r[orleans.prosperity.cards-secret]
pub(crate) const CARDS: Veil = Veil(1);

impl Orleans {
    /// The spaces of a place.
    #[inline]
    pub fn mask(&self, place: Place) -> Spaces {
        self.places[place.index()]
    }

    /// The place and need of a space.
    #[inline]
    pub fn space(&self, space: u8) -> (Place, Need) {
        self.spaces[space as usize & 63]
    }

    /// The spaces of a seat's places.
    #[inline]
    pub(crate) fn owned(&self, estate: &Estate) -> Spaces {
        let tiles = estate.tiles & !estate.turned;
        Place::in_mask(tiles).fold(self.board_spaces, |all, tile| all | self.mask(tile))
    }

    /// The spaces of a deed for a role.
    #[inline]
    pub fn deed_spaces(&self, deed: Deed, role: Role) -> u64 {
        self.deed_spaces[deed.index()][role.index()]
    }

    /// All spaces of a deed.
    #[inline]
    pub fn deed_mask(&self, deed: Deed) -> u64 {
        self.deed_spaces[deed.index()].iter().fold(0, |all, mask| all | mask)
    }

    /// The deeds at the table.
    pub fn deeds(&self) -> &'static [Deed] {
        self.scenario.deeds
    }

    /// The most rounds the game can have.
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    /// The row of the scenario.
    pub fn scenario(&self) -> &'static ScenarioRow {
        self.scenario
    }

    /// The free spaces of a seat that a follower fits.
    #[inline]
    pub(crate) fn fitting(&self, estate: &Estate, follower: Follower) -> Spaces {
        let free = self.owned(estate) & !estate.filled & !estate.technology;
        self.fits_with(estate, follower) & free
    }

    /// All spaces that a follower fits with help from the seat's tiles.
    #[inline]
    pub(crate) fn fits_with(&self, estate: &Estate, follower: Follower) -> Spaces {
        let mut fits = self.fits[follower.index()];
        match follower {
            Follower::OwnBoatman | Follower::Boatman if estate.uses(Place::HerbGarden) => {
                fits |= self.for_boatmen;
            }
            Follower::Scholar if estate.uses(Place::School) => fits |= self.for_scholars,
            _ => {}
        }
        fits
    }

    /// Whether every space of a place holds a follower or a technology tile. r[orleans.action.activated]
    #[inline]
    pub fn activated(&self, estate: &Estate, place: Place) -> bool {
        let mask = self.mask(place);
        mask != 0 && mask & !(estate.filled | estate.technology) == 0
    }

    /// The seat to the left. r[orleans.round.start-player]
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        if seat.0 + 1 == self.seats { Seat(0) } else { Seat(seat.0 + 1) }
    }

    /// All seats, from the first player clockwise. r[orleans.round.turn-order]
    pub(crate) fn in_order(&self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |step| Seat((first.0 + step) % seats))
    }
}

impl Stepped for Orleans {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Prompt = Prompt;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn side(&self, seat: Seat) -> Seat {
        if self.together() { Seat(0) } else { seat }
    }

    fn unpack(&self) -> State {
        self.first_state()
    }

    #[inline]
    fn offer(&self, state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
        self.offer_step(state, seat, step, offer);
    }

    #[inline]
    fn weigh(&self, state: &State, step: Step, list: &mut impl FnMut(Action, u32)) {
        self.list_outcomes(state, step, list);
    }

    #[inline]
    fn answer(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.apply_answer(state, seat, action, sink);
    }

    #[inline]
    fn befall(&self, state: &mut State, line: Line, step: Step, action: Action, sink: &mut impl Sink<Event>) {
        self.apply_chance(state, line, step, action, sink);
    }

    #[inline]
    fn resolve(&self, state: &mut State, line: Line, step: Step, sink: &mut impl Sink<Event>) {
        self.resolve_step(state, line, step, sink);
    }

    fn result(&self, state: &State) -> Outcome {
        self.final_result(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    fn prompt(&self, state: &State, seat: Seat, step: Step) -> Prompt {
        Prompt::new(self, state, seat, step)
    }

    fn explain(&self, state: &State, seat: Seat, action: Action) -> Option<Reason> {
        self.why_not(state, seat, action)
    }

    fn finish(&self, _: &State, _: Seat, step: Step) -> Option<Action> {
        match step {
            Step::Invasion(step) => invasion::play::finish(step),
            Step::AskAct(Via::Followers) | Step::AskWine | Step::AskClaim => Some(Action::Pass),
            Step::AskRecall(_) | Step::AskSend(_) | Step::AskDeal(_) => Some(Action::Stop),
            Step::Duel(step) if step.may_pass() => Some(Action::Pass),
            Step::AskReady | Step::AskConfirm(_) => Some(Action::Ready),
            Step::Prosperity(step) => step.finish(),
            _ => None,
        }
    }

    fn projection(&self, state: &State, seat: Seat) -> Option<Projection> {
        Some(self.project(state, seat))
    }

    fn audience(&self, state: &State, actor: engine::Actor, action: Action) -> Audience {
        match (actor, action) {
            (_, Action::Prosperity(prosperity::Act::Card { seat, .. }))
            | (engine::Actor::Seat(seat), Action::Prosperity(prosperity::Act::Keep { .. })) => {
                Audience::Behind(CARDS, SeatSet::only(seat))
            }
            (engine::Actor::Seat(seat), _) if self.hides_plans(state) => {
                Audience::Behind(PLANS, SeatSet::only(seat))
            }
            _ => Audience::Everyone,
        }
    }

    fn lifted(&self, state: &State, veil: Veil) -> SeatSet {
        let hidden = match veil {
            // Cards are shown when the game is over.
            CARDS => state.flow.next() != Next::Over,
            _ => self.hides_plans(state),
        };
        if hidden { SeatSet::EMPTY } else { SeatSet::EVERYONE }
    }

    fn redeal(&self, state: &mut State, seat: Seat, rng: &mut Rng) {
        self.redraw_plans(state, seat, rng);
        prosperity::pile::redeal(self, state, seat, rng);
    }

    #[inline]
    fn sample(&self, state: &State, step: Step, rng: &mut Rng, _: &mut Vec<(Action, u32)>) -> Action {
        self.sample_outcome(state, step, rng)
    }

    fn chance_key(&self, state: &State, step: Step) -> u64 {
        Orleans::key_of_chance(state, step)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.audit_state(state)
    }
}
