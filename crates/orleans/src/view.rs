use engine::{Seat, Viewer};
use serde::Serialize;

use crate::{
    content::{
        Citizen, DRAWS, Deed, Edge, Follower, Good, Hour, Need, Place, Role, SPACE_EDGE, SPACES, Town,
    },
    due::{DueView, Terms},
    estate::bits,
    event::Source,
    rules::Orleans,
    scenarios::{
        Deck, Scenario,
        invasion::{CharacterView, CityView, DemandView, ProposalView},
        objectives::ObjectiveView,
        prosperity::{self, Prosperity, ProsperityView, StructureView},
    },
    state::{End, State},
    step::Step,
};

/// What one viewer may see. Only the plans that others are making are hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The round, 1 to 18, or 0 during set-up.
    pub round: u8,
    pub rounds: u8,
    pub scenario: Scenario,
    /// The events of all rounds, where they are known from the start.
    pub schedule: Vec<Hour>,
    /// How the game has ended, if it has.
    pub end: End,
    /// Citizens that win the game, or 0 where they do not.
    pub goal: u8,
    /// Followers that nobody may gain in this round.
    pub barred: Vec<Role>,
    pub terms: Terms,
    /// Citizens in the supply.
    pub spare_citizens: u8,
    /// The events turned so far. The last one is that of this round.
    pub hours: Vec<Hour>,
    /// How many tiles of each event are still to come, in the order of `Hour`.
    pub hours_left: Vec<u8>,
    pub first: Seat,
    /// Whether plans are being made.
    pub planning: bool,
    /// The goods on the map, space by space. Spaces that this table does not use are left out.
    pub map: Vec<GoodsSpace>,
    /// Goods nobody has, by good.
    pub supply: [u8; 5],
    /// Neutral followers nobody has, by role.
    pub stock: [u8; 7],
    pub technology: u8,
    /// Place tiles nobody has.
    pub tiles: Vec<Place>,
    /// What the Bathhouse needs at this table. Without needs it works by itself.
    pub bathhouse: Vec<Need>,
    pub deeds: Vec<DeedView>,
    /// Citizens nobody has.
    pub citizens: Vec<Citizen>,
    /// What the census would do now: who would gain a coin and who would pay one.
    pub census: CensusView,
    /// Invasion: the city, and what the team still has to do.
    pub city: Option<CityView>,
    /// Invasion: what the event of the round asks for, and whether that could be met now.
    pub demand: Option<DemandView>,
    /// Invasion: what the team is deciding.
    pub proposal: Option<ProposalView>,
    /// The carpenter and the cards of Prosperity.
    pub prosperity: Option<ProsperityView>,
    pub players: Vec<PlayerView>,
}

/// A goods space of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct GoodsSpace {
    pub edge: Edge,
    pub good: Option<Good>,
    /// A good lies there face down.
    pub hidden: bool,
    /// The town whose structure covers the good.
    pub structure: Option<Town>,
}

/// A deed and who stands on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DeedView {
    pub deed: Deed,
    pub spaces: Vec<DeedSpace>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DeedSpace {
    pub role: Role,
    pub filled: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct CensusView {
    pub gains: Option<Seat>,
    pub pays: Option<Seat>,
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is something that a client shows")]
pub struct PlayerView {
    pub seat: Seat,
    pub coins: u16,
    pub goods: [u8; 5],
    /// How far it is on each track, by role.
    pub tracks: [u8; 6],
    pub development: u8,
    pub status: u8,
    pub citizens: u8,
    pub merchant: Town,
    pub stations: Vec<Town>,
    pub stations_left: u8,
    /// How many followers it may draw.
    pub draws: u8,
    pub market: Vec<Pile>,
    pub bag: Vec<Pile>,
    /// The places of the board, then the tiles.
    pub places: Vec<PlaceView>,
    pub passed: bool,
    /// Whether its plan is complete, while plans are being made.
    pub ready: bool,
    /// Whether this viewer cannot see what it has planned.
    pub hidden: bool,
    /// Place tiles that are turned over and have no effect.
    pub turned: Vec<Place>,
    /// How many structure cards it holds, and which one, if this viewer knows it.
    pub cards: u8,
    pub card: Option<Town>,
    /// The structure cards it is choosing from, if this viewer knows them.
    pub offered: Vec<Town>,
    /// Its structures, complete or not.
    pub structures: Vec<StructureView>,
    /// Its objectives, in the order of the scenario.
    pub objectives: Vec<ObjectiveView>,
    /// Whether it could not pay and has lost.
    pub fallen: bool,
    /// What the event of this round would do to it now. Nothing before the first round.
    pub due: Option<DueView>,
    /// The same for each event to come that is about an amount.
    pub dues: Vec<DueView>,
    /// What it would score now, by source: coins, goods, development, depot, and structures in Prosperity.
    pub sources: Vec<SourceView>,
    /// Points. Where points do not count: objectives completed, or citizens.
    pub score: u16,
    /// Invasion: who it is and what it has to do.
    pub character: Option<CharacterView>,
    /// Invasion: towns in which it has built a fortified tower.
    pub towers: Vec<Town>,
}

/// Points from one source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SourceView {
    pub source: Source,
    pub points: u16,
}

/// Some followers of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Pile {
    pub follower: Follower,
    pub count: u8,
}

/// A place with its spaces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is something that a client shows")]
pub struct PlaceView {
    pub place: Place,
    pub spaces: Vec<SpaceView>,
    /// Whether it has everything it needs to be used.
    pub active: bool,
    /// Whether it could be used now with all its followers: there is something to take, build or travel along.
    pub possible: bool,
    /// A tile that can be used only from the next planning on.
    pub fresh: bool,
    /// Whether the event of the round forbids it, or some of what it does.
    pub hit: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SpaceView {
    /// Its number on the seat's board.
    pub space: u8,
    pub need: Need,
    pub follower: Option<Follower>,
    /// Put there in this planning, so it can still go back.
    pub planned: bool,
    pub technology: bool,
}

impl Pile {
    pub(crate) fn list(counts: &[u8; Follower::COUNT]) -> Vec<Pile> {
        let piles = Follower::ALL.iter().map(|&follower| Pile { follower, count: counts[follower.index()] });
        piles.filter(|pile| pile.count > 0).collect()
    }
}

impl View {
    pub(crate) fn new(rules: &Orleans, truth: &State, viewer: Viewer) -> View {
        // Everything below is drawn from what this viewer may see.
        let state = &rules.seen_by(truth, viewer);
        let used = rules.goods_spaces;
        let map = (0..SPACES as u8).filter(|space| used >> space & 1 == 1).map(|space| GoodsSpace {
            edge: SPACE_EDGE[space as usize],
            good: Good::ALL.iter().copied().find(|good| state.map[good.index()] >> space & 1 == 1),
            hidden: state.face_down >> space & 1 == 1,
            structure: Prosperity::structure_on(state, space),
        });
        let census = rules.scenario.round.contains(&Step::Census);
        let hours_left = rules.hours_to_come(state);
        let [gains, pays] = if census { rules.census_now(state) } else { [None; 2] };
        View {
            round: state.round,
            rounds: rules.rounds,
            scenario: rules.scenario.scenario,
            schedule: match rules.deck {
                Deck::Fixed(hours) => hours.to_vec(),
                _ => Vec::new(),
            },
            end: state.end,
            goal: rules.terms.goal,
            barred: Orleans::barred(state),
            terms: Terms::new(rules),
            spare_citizens: state.spare_citizens,
            hours: state.turned().to_vec(),
            hours_left: hours_left.to_vec(),
            first: state.first,
            planning: state.planning(),
            map: map.collect(),
            supply: state.supply,
            stock: state.stock,
            technology: state.technology,
            tiles: Place::in_mask(state.tiles).collect(),
            bathhouse: bits(rules.mask(Place::Bathhouse)).map(|space| rules.space(space).1).collect(),
            deeds: rules
                .deeds()
                .iter()
                .filter(|&&deed| rules.scene().shows_deed(rules, state, deed))
                .map(|&deed| DeedView::new(rules, state, deed))
                .collect(),
            citizens: Citizen::ALL.iter().copied().filter(|&citizen| state.has_citizen(citizen)).collect(),
            census: CensusView { gains, pays },
            city: CityView::new(rules, state),
            demand: DemandView::new(rules, state),
            proposal: ProposalView::new(rules, state),
            prosperity: ProsperityView::new(rules, state, viewer),
            players: Seat::all(rules.seats)
                .map(|seat| PlayerView {
                    hidden: rules.hides_plan(truth, viewer, seat),
                    // Everyone sees how many cards somebody holds.
                    cards: u8::from(!truth.estates[seat].structures.hand.is_empty()),
                    ..PlayerView::new(rules, state, seat, &hours_left)
                })
                .collect(),
        }
    }
}

impl DeedView {
    fn new(rules: &Orleans, state: &State, deed: Deed) -> DeedView {
        let spaces = bits(rules.deed_mask(deed)).map(|space| DeedSpace {
            role: Role::at(
                rules.deed_spaces[deed.index()]
                    .iter()
                    .position(|mask| mask >> space & 1 == 1)
                    .expect("it has a role"),
            ),
            filled: state.deeds >> space & 1 == 1,
        });
        DeedView { deed, spaces: spaces.collect() }
    }
}

impl PlayerView {
    /// What a seat has, as far as the state shows it. A state that a viewer sees does not say what is hidden in it.
    fn new(rules: &Orleans, state: &State, seat: Seat, hours_left: &[u8; Hour::COUNT]) -> PlayerView {
        let estate = &state.estates[seat];
        let places = Place::in_mask(estate.places());
        let sources = Source::ALL.into_iter().filter(|&source| rules.lists(source));
        let sources =
            sources.map(|source| SourceView { source, points: rules.points_from(state, seat, source) });
        let to_come = Hour::ALL.iter().filter(|hour| hours_left[hour.index()] > 0);
        let dues = to_come.map(|&hour| DueView::new(rules, estate, hour)).filter(|due| due.amount);
        PlayerView {
            seat,
            coins: estate.coins,
            goods: estate.goods,
            tracks: estate.tracks,
            development: estate.development,
            status: estate.status(),
            citizens: estate.citizens,
            merchant: estate.merchant,
            stations: towns(estate.stations),
            stations_left: estate.stations_left,
            draws: DRAWS[estate.track(Role::Knight) as usize],
            market: Pile::list(estate.waiting().counts()),
            // r[orleans.secret.bag]
            bag: Pile::list(estate.bag.counts()),
            places: places.map(|place| PlaceView::new(rules, state, seat, place)).collect(),
            passed: state.passed.contains(seat),
            ready: state.planning() && state.flow.asked(seat).is_none(),
            hidden: false,
            turned: Place::in_mask(estate.turned).collect(),
            cards: u8::from(!estate.structures.hand.is_empty()),
            card: Some(estate.structures.hand.card).filter(|&card| card != Town::Orleans),
            offered: prosperity::offered(estate),
            structures: StructureView::list(rules, state, seat),
            objectives: ObjectiveView::list(rules, state, seat),
            fallen: state.fallen.contains(seat),
            due: (state.round > 0).then(|| DueView::new(rules, estate, state.hour())),
            dues: dues.collect(),
            sources: sources.collect(),
            score: rules.score_now(state, seat),
            character: CharacterView::new(rules, state, seat),
            towers: towns(estate.defence.towers),
        }
    }
}

impl Orleans {
    /// Whether a seat's plan is hidden from a viewer. r[orleans.secret.plan]
    fn hides_plan(&self, state: &State, viewer: Viewer, seat: Seat) -> bool {
        let own = matches!(viewer, Viewer::Seat(other) if other == seat);
        self.hides_plans(state) && !own && viewer != Viewer::Everything
    }

    /// The state as a viewer sees it: plans that are hidden from them are withdrawn, and cards that they do not know
    /// are gone, at every seat. Whatever looks at other seats therefore finds only what is open.
    fn seen_by(&self, state: &State, viewer: Viewer) -> State {
        let mut seen = *state;
        for seat in Seat::all(self.seats) {
            if self.hides_plan(state, viewer, seat) {
                seen.estates[seat].unplan();
            }
            Prosperity::hide_cards(self, &mut seen, viewer, seat);
        }
        seen
    }
}

/// The towns in a mask.
fn towns(mask: u32) -> Vec<Town> {
    Town::ALL.iter().copied().filter(|town| mask & town.bit() != 0).collect()
}

impl PlaceView {
    fn new(rules: &Orleans, state: &State, seat: Seat, place: Place) -> PlaceView {
        let estate = &state.estates[seat];
        let mut possible = false;
        rules.offer_place(state, seat, seat, place, &mut |_| possible = true);
        let spaces = bits(rules.mask(place)).map(|space| SpaceView {
            space,
            need: rules.space(space).1,
            follower: (estate.filled >> space & 1 == 1).then(|| estate.standing(space)),
            planned: estate.planned >> space & 1 == 1,
            technology: estate.technology >> space & 1 == 1,
        });
        PlaceView {
            place,
            spaces: spaces.collect(),
            active: rules.ready(estate, place),
            possible,
            fresh: estate.fresh & place.bit() != 0,
            hit: rules.hits(state, estate, place),
        }
    }
}
