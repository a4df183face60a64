//! The Dignitary: alone, eight citizens in sixteen rounds.

use engine::{Line, Module, OptionSpec, Outcome, Seat, Sink, Sketch};

use super::{
    Scene, base, endings,
    picks::Picks,
    row::{BASE_TILES, Deck, Goods, ON_BOARD, PLAIN_ROUND, ScenarioRow, module},
    scenario::Scenario,
};
use crate::{
    action::{Action, Loss},
    apply::tools::{finish_game, spend_coins},
    content::{Bans, Citizen, Fate, Hour, HourRow, Place, ban, cruel},
    due::DueView,
    estate::{Estate, bits},
    event::{Event, What},
    legal::{Checked, Why, need},
    rules::Orleans,
    state::{End, State},
    step::Step,
};

/// Citizens that win the game. r[orleans.dignitary.goal]
const GOAL: u8 = 8;

/// Coins for each technology tile. r[orleans.dignitary.event-technology-tax]
const TAX_COINS: u16 = 2;

pub(super) const MODULE: Module = Module {
    options: &[OptionSpec::one_of(
        "dignitary.goal",
        &["8", "7"],
        "how many citizens you need; 7 is for beginners",
        "orleans.dignitary.beginner",
    )],
    ..module(
        "dignitary",
        "The Dignitary",
        "alone: gather eight citizens within sixteen rounds",
        "orleans.dignitary.goal",
        1..=1,
    )
};

/// Tiles that make goods or need them, and those that the scenario names. r[orleans.dignitary.tiles]
const WITHOUT: u64 = Place::mask(&[
    Place::Hayrick,
    Place::CheeseFactory,
    Place::Winery,
    Place::WoolManufacturer,
    Place::TailorShop,
    Place::HorseWagon,
    Place::Sacristy,
]);

pub(super) const ROW: ScenarioRow = ScenarioRow {
    scenario: Scenario::Dignitary,
    deck: Deck::Fixed(&[
        Hour::Conference,
        Hour::Strike,
        Hour::Crusade,
        Hour::Pilgrimage,
        Hour::Income2,
        Hour::TradingDay3,
        Hour::Toll5,
        Hour::TechnologyTax2,
        Hour::TradingDay2,
        Hour::Income,
        Hour::Toll10,
        Hour::TradingDay2,
        Hour::Sabotage,
        Hour::AxleFracture,
        Hour::TradingDay,
        Hour::Toll15,
    ]),
    deck_clause: "orleans.dignitary.events",
    round: &PLAIN_ROUND,
    set_up: &[Step::AskCitizens, Step::Offer],
    // The seven that the player chooses are laid during set-up. r[orleans.dignitary.citizens-chosen]
    citizens: Citizen::mask(&[
        Citizen::InVendome,
        Citizen::InTours,
        Citizen::InVierzon,
        Citizen::InSancerre,
        Citizen::InArgenton,
        Citizen::InStamand,
    ]),
    citizen_spots: SPOTS,
    chosen_citizens: CHOSEN,
    tiles: (BASE_TILES & !WITHOUT) | Place::Well.bit(),
    own_tiles: Place::StageCoach.bit(),
    picks_tiles: true,
    coins: 0,
    stock: Some([4; 7]),
    technology: 6,
    goods: Goods::None,
    optional_tiles: 0,
    end_clause: "orleans.dignitary.loss",
    ..base::ROW
};

/// Where the player may lay a citizen: on the tracks and the deeds. r[orleans.dignitary.citizens-chosen]
const SPOTS: u64 = ON_BOARD | Citizen::mask(Citizen::BASE) & !Citizen::Stations.bit();

/// How many the player lays.
const CHOSEN: u32 = 7;

/// How many the player still has to lay.
pub(crate) fn missing(state: &State) -> u32 {
    CHOSEN - (state.citizens & SPOTS).count_ones()
}

/// Asks where citizens lie, until seven do.
fn ask_citizens(state: &mut State) {
    if missing(state) > 0 {
        state.flow.push(Line::Main, Step::AskCitizens);
        state.flow.push(Line::Lane(Seat(0)), Step::AskCitizen);
    }
}

/// The spots after the last one with a citizen.
fn after(state: &State) -> u64 {
    let laid = state.citizens & SPOTS;
    SPOTS & !laid.checked_ilog2().map_or(0, |last| (2 << last) - 1)
}

/// Spots in ascending order, so that a choice has one form, and only those that leave enough for the rest.
fn offer_citizens(state: &State, offer: &mut impl FnMut(Action)) {
    let after = after(state);
    for citizen in Citizen::in_mask(after) {
        let beyond = after & !(citizen.bit() - 1);
        if beyond.count_ones() >= missing(state) {
            offer(Action::Citizen { citizen });
        }
    }
}

/// Where the player has chosen to lay them, in any order.
fn sketch_citizens(state: &State, wishes: &[Action]) -> Sketch<State, Action> {
    let picks = Picks {
        from: after(state),
        count: missing(state),
        read: |wish| if let Action::Citizen { citizen } = wish { Some(citizen.bit()) } else { None },
        write: |citizen| Action::Citizen { citizen: Citizen::at(citizen.into()) },
        show: |look, laid| look.citizens |= laid,
    };
    picks.sketch(state, wishes)
}

/// Why a citizen cannot be placed there.
fn check_citizen(state: &State, citizen: Citizen) -> Checked {
    let clause = "orleans.dignitary.citizens-chosen";
    need(SPOTS & citizen.bit() != 0, || Why::NoCitizenSpace.by(clause).with("citizen", citizen))?;
    let free = state.citizens & citizen.bit() == 0;
    need(free, || Why::CitizenThere.by(clause).with("citizen", citizen))?;
    let onwards = after(state) & citizen.bit() != 0;
    need(onwards, || Why::CitizenOrder.by(clause).with("citizen", citizen))?;
    Err(Why::CitizenEnough.by(clause).with("citizen", citizen))
}

/// Whether the player has enough citizens. r[orleans.dignitary.goal] r[orleans.dignitary.beginner]
fn has_won(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
    let won = state.estates[Seat(0)].citizens >= rules.terms.goal;
    if won {
        let clause =
            if rules.terms.goal == GOAL { "orleans.dignitary.goal" } else { "orleans.dignitary.beginner" };
        finish_game(state, End::Objectives, clause, sink);
    }
    won
}

const TAX: &str = "orleans.dignitary.event-technology-tax";

/// Two coins for each technology tile, as far as they go. The other tiles leave the game.
fn technology_tax(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let estate = &state.estates[seat];
    let tiles = estate.technology.count_ones() as u16;
    // r[orleans.dignitary.event-technology-tax] The seat pays for as many tiles as possible.
    let paid = tiles.min(estate.coins / TAX_COINS);
    spend_coins(state, seat, paid * TAX_COINS, TAX, sink);
    ask_scrap(rules, state, seat, (tiles - paid) as u8, sink);
}

/// What the tax would cost. r[orleans.dignitary.event-technology-tax]
fn tax(estate: &Estate) -> i32 {
    estate.technology.count_ones() as i32 * i32::from(TAX_COINS)
}

/// Asks for the next tile. If all of them have to go, there is nothing to choose.
fn ask_scrap(rules: &Orleans, state: &mut State, seat: Seat, left: u8, sink: &mut impl Sink<Event>) {
    let technology = state.estates[seat].technology;
    if left > 0 && technology.count_ones() > u32::from(left) {
        state.flow.push(Line::Lane(seat), Step::AskScrap(left));
    } else if left > 0 {
        bits(technology).for_each(|space| remove(rules, state, seat, rules.space(space).0, sink));
    }
}

/// The tiles that may go.
fn offer_scrap(rules: &Orleans, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    for space in bits(state.estates[seat].technology) {
        offer(Action::Lose(Loss::Technology(rules.space(space).0)));
    }
}

/// A tile goes.
fn scrap(
    rules: &Orleans,
    state: &mut State,
    seat: Seat,
    left: u8,
    place: Place,
    sink: &mut impl Sink<Event>,
) {
    remove(rules, state, seat, place, sink);
    ask_scrap(rules, state, seat, left - 1, sink);
}

fn remove(rules: &Orleans, state: &mut State, seat: Seat, place: Place, sink: &mut impl Sink<Event>) {
    state.estates[seat].technology &= !rules.mask(place);
    state.out.technology += 1;
    sink.emit(Event::new(TAX, What::Loses { seat, loss: Loss::Technology(place) }));
}

/// A citizen is laid out. r[orleans.dignitary.citizens-chosen]
fn lay_citizen(state: &mut State, citizen: Citizen, sink: &mut impl Sink<Event>) {
    state.citizens |= citizen.bit();
    sink.emit(Event::new("orleans.dignitary.citizens-chosen", What::LaysCitizen { citizen }));
}

/// Events.
#[rustfmt::skip]
pub(crate) const HOURS: &[HourRow] = &[
    cruel(Hour::Toll5, "Dues (5)", "orleans.dignitary.event-dues", Fate::Coins(5)),
    cruel(Hour::Toll10, "Dues (10)", "orleans.dignitary.event-dues", Fate::Coins(10)),
    cruel(Hour::Toll15, "Dues (15)", "orleans.dignitary.event-dues", Fate::Coins(15)),
    cruel(Hour::TechnologyTax2, "Technology Tax (2)", "orleans.dignitary.event-technology-tax", Fate::Special),
    ban(Hour::AxleFracture, "Axle Fracture", "orleans.dignitary.event-axle-fracture", Bans::STAGE_COACH),
];

/// What a round asks of this scenario.
pub(crate) struct Dignitary;

impl Scene for Dignitary {
    fn offer(self, rules: &Orleans, state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
        match step {
            Step::AskCitizen => offer_citizens(state, offer),
            Step::AskScrap(_) => offer_scrap(rules, state, seat, offer),
            step => unreachable!("{step:?} asks nobody"),
        }
    }

    fn answer(
        self,
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        step: Step,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match (step, action) {
            (Step::AskCitizen, Action::Citizen { citizen }) => lay_citizen(state, citizen, sink),
            (Step::AskScrap(left), Action::Lose(Loss::Technology(place))) => {
                scrap(rules, state, seat, left, place, sink);
            }
            (step, action) => unreachable!("{action} does not answer {step:?}"),
        }
    }

    fn sketch(
        self,
        _: &Orleans,
        state: &State,
        _: Seat,
        step: Step,
        wishes: &[Action],
    ) -> Option<Sketch<State, Action>> {
        (step == Step::AskCitizen).then(|| sketch_citizens(state, wishes))
    }

    fn resolve(self, _: &Orleans, state: &mut State, _: Line, step: Step, _: &mut impl Sink<Event>) {
        match step {
            Step::AskCitizens => ask_citizens(state),
            step => unreachable!("{step:?} waits for an answer"),
        }
    }

    fn between_turns(self, rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        has_won(rules, state, sink)
    }

    fn special_event(self, rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        technology_tax(rules, state, seat, sink);
    }

    fn special_due(self, _: &Orleans, estate: &Estate, _: Hour, none: DueView) -> DueView {
        DueView { coins: -tax(estate), amount: true, ..none }
    }

    fn round_over(self, rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        endings::end_last_round(rules, state, sink)
    }

    fn result(self, _: &Orleans, state: &State) -> Option<Outcome> {
        Some(endings::solo_result(state, state.estates[Seat(0)].citizens.into()))
    }

    fn achieved(self, _: &Orleans, state: &State, seat: Seat) -> Option<u16> {
        Some(state.estates[seat].citizens.into())
    }

    fn counted(self) -> Option<&'static str> {
        Some("citizens")
    }

    fn check(self, _: &Orleans, state: &State, _: Seat, step: Step, action: Action) -> Checked {
        match (step, action) {
            (Step::AskCitizen, Action::Citizen { citizen }) => check_citizen(state, citizen),
            (Step::AskScrap(_), Action::Lose(Loss::Technology(place))) => {
                Err(Why::NoTechnologyThere.by(TAX).with("place", place))
            }
            (step, _) => Err(crate::legal::first(step)),
        }
    }

    fn phase(self, word: &str) -> Option<Step> {
        (word == "citizens").then_some(Step::AskCitizens)
    }
}
