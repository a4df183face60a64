//! Why an action is not allowed: the clause that forbids it, and what a sentence for people needs.

use engine::{Reason, Seat};

use super::{
    Why,
    answers::{check_graze, check_hire, check_keep, check_ship},
    set_up::check_card,
};
use crate::{
    action::{Action, Payment, Store},
    content::{Depot, Good, Kind, Power, Space, Tile},
    dice::Purpose,
    estate::{Estate, Hand},
    means::Means,
    rules::Burgundy,
    state::{Own, State},
    step::Step,
};

/// `Ok`, or the first rule that an action breaks.
pub(crate) type Checked = Result<(), Reason>;

impl Burgundy {
    /// Why an action is not legal, or nothing if it is.
    pub(crate) fn why_not(&self, state: &State, seat: Seat, action: Action) -> Option<Reason> {
        if self.offers(state, seat, action) {
            return None;
        }
        let step = state.flow.asked(seat)?;
        Some(self.check(state, seat, step, action).expect_err("an action that breaks no rule is legal"))
    }

    fn check(&self, state: &State, seat: Seat, step: Step, action: Action) -> Checked {
        let own = state.own(seat);
        let Own { hand, estate } = own;
        match action {
            Action::Take { means, .. }
            | Action::Place { means, .. }
            | Action::PlaceShared { means, .. }
            | Action::Sell { means, .. }
            | Action::Workers { means } => {
                check_means(hand, step, means)?;
                self.check_use(state, seat, action)
            }
            Action::Settle { by, .. } => {
                check_means(hand, step, by.means())?;
                self.check_use(state, seat, action)
            }
            Action::Shield { .. }
            | Action::Set { .. }
            | Action::Name { .. }
            | Action::Pay { .. }
            | Action::GiveUp { .. }
            | Action::Load { .. } => self.check_shields(state, seat, step, action),
            Action::Store { .. } => Err(self.check_store(step)),
            Action::Points { .. } | Action::First { .. } | Action::Exchange { .. } | Action::Give { .. } => {
                Err(self.check_filling(estate, step, action))
            }
            Action::Hire { silver } => check_hire(state, seat, step, silver),
            Action::Copy { tile } => self.check_copy(step, tile),
            Action::Graze { species } => check_graze(step, species),
            Action::Card { card } => Err(check_card(estate, step, card)),
            Action::Buy { depot, tile, payment } => self.check_buy(state, seat, step, (depot, tile, payment)),
            Action::Discard { tile, store } => self.check_discard(state, seat, step, (tile, store)),
            Action::Ship { depot, and } => check_ship(estate, step, depot, and),
            Action::Keep { good } => check_keep(state, seat, step, good),
            Action::Pass => Err(match step {
                Step::Act(Means::Castle) => Why::CastleMandatory.by("burgundy.castle.mandatory"),
                Step::Act(Means::White) => Why::WhiteMandatory.by("burgundy.whitecastle.action"),
                Step::Act(Means::Route) => Why::RouteMandatory.by("burgundy.route.bonus-kinds"),
                Step::UseDice => Why::NothingToPass.by("burgundy.building.optional"),
                _ => first(step),
            }),
            Action::End => Err(match step {
                Step::UseDice => Why::DiceLeft.by("burgundy.turn.must-use"),
                _ => first(step),
            }),
            Action::Board { board } => Err(self.check_board(state, step, board)),
            Action::Castle { space } => Err(match step {
                Step::AskCastle => self.check_castle(estate, space),
                Step::AskBoard => first(step),
                _ => Why::SetUpOver.by("burgundy.expert.castle"),
            }),
            Action::RollOff { .. }
            | Action::Deal { .. }
            | Action::DealBoard { .. }
            | Action::Reveal
            | Action::Fill { .. }
            | Action::Good { .. }
            | Action::Roll { .. }
            | Action::White { .. }
            | Action::DealCard { .. }
            | Action::DealShield { .. } => Err(Why::ChanceOnly.by("burgundy.info.draw-times")),
        }
    }

    /// Checks an action with a means that can be used now.
    fn check_use(&self, state: &State, seat: Seat, action: Action) -> Checked {
        match action {
            Action::Take { means, depot, tile } => self.check_take(state, seat, means, depot, tile),
            Action::Place { means, tile, space } | Action::PlaceShared { means, tile, space } => {
                if !means.spec().place {
                    return Err(Why::NotByThis.by(means.spec().clause).with("means", means));
                }
                self.check_stored(state, seat, (tile, action.store()), "burgundy.place.from-storage")?;
                self.check_place(state, seat, means, tile, space)
            }
            Action::Sell { means, good } => self.check_sell(state, seat, means, good),
            Action::Workers { means } => Err(Why::NotByThis.by(means.spec().clause).with("means", means)),
            Action::Settle { by, tile, space } => {
                self.check_settle(state, seat, by.means(), (by.depot(), tile, space))
            }
            action => unreachable!("{action} uses neither a die nor an effect"),
        }
    }

    /// Checks the depot, the kinds that the means allows, and the die. r[burgundy.take.depot]
    fn check_take(&self, state: &State, seat: Seat, means: Means, depot: Depot, tile: Tile) -> Checked {
        let spec = means.spec();
        if spec.take.is_empty() {
            return Err(Why::NotByThis.by(spec.clause).with("means", means));
        }
        if depot == Depot::BLACK {
            let by_die = means.die().is_some();
            let clause = if by_die { "burgundy.take.not-black" } else { "burgundy.building.not-black" };
            return Err(Why::NotBlack.by(clause));
        }
        self.check_there(state, depot, tile)?;
        let counts = self.tile(tile).counts;
        if !counts.is_some_and(|kind| spec.take.contains(kind)) {
            let reason = Why::WrongKind.by(spec.clause).with("means", means);
            return Err(reason.with("kind", counts.map_or(tile.name(), Kind::name)));
        }
        if self.storage_full(state, seat) && spec.may_pass && !self.purchase.makes_room {
            return Err(Why::StorageFull.by("burgundy.storage.discard"));
        }
        let reason = Why::DepotOutOfReach.by("burgundy.take.depot").with("depot", depot);
        self.check_die(state, seat, means, (Purpose::TAKE, depot.value()), reason)
    }

    /// Checks that a stored tile's colour matches, that the space is free and touches a tile, and that the die
    /// can reach it. r[burgundy.place.value]
    fn check_place(&self, state: &State, seat: Seat, means: Means, tile: Tile, space: Space) -> Checked {
        let own = state.own(seat);
        self.check_space(own.estate, tile, space)?;
        let reason = Why::SpaceOutOfReach.by("burgundy.place.value").with("space", space);
        let value = self.board_of(own.estate).value(space);
        let purpose = Purpose::place(self.tile(tile).counts);
        self.check_die(state, seat, means, (purpose, value), reason)
    }

    /// Checks that a tile may go on a space, whatever its value.
    fn check_space(&self, estate: &Estate, tile: Tile, space: Space) -> Checked {
        let board = self.board_of(estate);
        if !board.has(space) {
            let reason = Why::NoSuchSpace.by("burgundy.place.geometry").with("space", space);
            return Err(reason.with("board", board.duchy));
        }
        let (spec, kind) = (self.tile(tile), board.kind(space));
        if !spec.fits.contains(kind) {
            let reason = Why::WrongColour.by("burgundy.place.colour").with("space", space);
            return Err(reason.with("kind", kind).with("tile", tile));
        }
        if estate.covered.has(space.index()) {
            return Err(Why::Covered.by("burgundy.place.empty").with("space", space));
        }
        if !estate.beside.has(space.index()) && !estate.powers.has(Power::PlaceAnywhere) {
            return Err(Why::NoNeighbour.by("burgundy.place.adjacent").with("space", space));
        }
        if spec.one_per_area && !self.spaces_for(estate, tile).has(space.index()) {
            let reason = Why::AreaHasOne.by("burgundy.inn.one-per-area");
            return Err(reason.with("space", space).with("tile", tile));
        }
        if !self.spaces_for(estate, tile).has(space.index()) {
            let reason = Why::TownHasOne.by("burgundy.building.unique");
            return Err(reason.with("space", space).with("tile", tile));
        }
        Ok(())
    }

    /// Checks a tile that a means places straight from a depot.
    fn check_settle(
        &self,
        state: &State,
        seat: Seat,
        means: Means,
        (depot, tile, space): (Depot, Tile, Space),
    ) -> Checked {
        if means.spec().straight.depots().all(|other| other != depot) {
            return Err(Why::NotByThis.by(means.spec().clause).with("means", means));
        }
        self.check_there(state, depot, tile)?;
        self.check_space(&state.estates[seat], tile, space)
    }

    fn check_sell(&self, state: &State, seat: Seat, means: Means, good: Good) -> Checked {
        if !means.spec().sell {
            return Err(Why::NotByThis.by(means.spec().clause).with("means", means));
        }
        if state.estates[seat].goods[good.index()] == 0 {
            return Err(Why::NoGoods.by("burgundy.sell.need-goods").with("good", good));
        }
        let reason = Why::GoodOutOfReach.by("burgundy.sell.type").with("good", good);
        self.check_die(state, seat, means, (Purpose::SELL, good.value()), reason)
    }

    /// Checks that a die can be changed to a value. Every other means has all values.
    fn check_die(
        &self,
        state: &State,
        seat: Seat,
        means: Means,
        (purpose, value): (Purpose, u8),
        reason: Reason,
    ) -> Checked {
        let Some((shown, powers)) = self.shown(state, seat, means) else { return Ok(()) };
        let (cost, have) = (self.dice.cost(powers, purpose, shown, value), state.estates[seat].workers);
        if u16::from(cost) <= have {
            return Ok(());
        }
        Err(reason.with("value", value).with("die", shown).with("cost", cost).with("have", have))
    }

    /// The one purchase of the turn. r[burgundy.purchase.once] r[burgundy.purchase.cost]
    fn check_buy(
        &self,
        state: &State,
        seat: Seat,
        step: Step,
        (depot, tile, payment): (Depot, Tile, Payment),
    ) -> Checked {
        let Own { hand, estate } = state.own(seat);
        if !self.purchase_window(state, step) {
            return Err(match step {
                Step::AskBoard | Step::AskCastle | Step::NextCard(_) => first(step),
                _ => Why::BetweenActions.by("burgundy.purchase.option"),
            });
        }
        let powers = estate.powers;
        if depot != Depot::BLACK && !powers.has(Power::BuyAnywhere) {
            return Err(Why::BlackOnly.by("burgundy.purchase.cost"));
        }
        self.check_there(state, depot, tile)?;
        if hand.bought {
            return Err(Why::BoughtAlready.by("burgundy.purchase.once"));
        }
        if self.storage_full(state, seat) && !self.purchase.makes_room {
            return Err(Why::StorageFull.by("burgundy.storage.discard"));
        }
        if payment != Payment::Silver && !powers.has(Power::PayWorkers) {
            return Err(Why::NoWorkerPay.by("burgundy.monastery.06"));
        }
        if payment == Payment::Mixed && !self.purchase.mixed {
            return Err(Why::NoMixedPay.by("burgundy.monastery.06-payment"));
        }
        let (silver, workers) = payment.price();
        if estate.silver < silver {
            let reason = Why::TooLittleSilver.by("burgundy.purchase.cost");
            return Err(reason.with("price", silver).with("have", estate.silver));
        }
        if estate.workers < workers {
            let reason = Why::TooFewToPay.by("burgundy.monastery.06");
            return Err(reason.with("price", workers).with("have", estate.workers));
        }
        Ok(())
    }

    fn check_castle(&self, estate: &Estate, space: Space) -> Reason {
        let board = self.board_of(estate);
        if board.has(space) && board.kind(space) == Kind::Castle {
            Why::NotAStartSpace.by("burgundy.team.castle").with("board", board.duchy)
        } else {
            Why::NotACastleSpace.by("burgundy.expert.castle-any").with("space", space)
        }
    }

    /// Only a tile that is already stored makes room. r[burgundy.team.discard]
    fn check_discard(&self, state: &State, seat: Seat, step: Step, (tile, store): (Tile, Store)) -> Checked {
        let gained = match step {
            Step::MakeRoom(gained) => Some(gained),
            Step::Shed => None,
            _ => return Err(Why::NoDiscard.by("burgundy.take.no-voluntary-discard")),
        };
        if Some(tile) == gained && !state.holds(seat, store, tile) {
            return Err(Why::DiscardOldOnly.by("burgundy.take.discard-old-only"));
        }
        self.check_stored(state, seat, (tile, store), "burgundy.take.discard-old-only")
    }

    fn check_there(&self, state: &State, depot: Depot, tile: Tile) -> Checked {
        let mut there = false;
        self.each_tile_in(state, depot, |other| there |= other == tile);
        if there {
            return Ok(());
        }
        Err(Why::TileNotThere.by("burgundy.take.empty").with("tile", tile).with("depot", depot))
    }
}

/// The question that has to be answered first.
pub(crate) fn first(step: Step) -> Reason {
    match step {
        Step::AskBoard => Why::BoardFirst.by("burgundy.expert.deal"),
        Step::AskCastle => Why::StartCastleFirst.by("burgundy.expert.castle"),
        Step::NextCard(_) => Why::CardFirst.by("burgundy.route.order"),
        Step::Store(_) => Why::StoreFirst.by("burgundy.team.choose-storage"),
        Step::MakeRoom(_) => Why::DiscardFirst.by("burgundy.take.full-discard"),
        Step::LoadColour => Why::ColourFirst.by("burgundy.shield.05"),
        Step::Pay(_) => Why::TributeFirst.by("burgundy.shield.tribute"),
        Step::Shed => Why::ShedFirst.by("burgundy.shield.04"),
        Step::Name => Why::NameFirst.by("burgundy.shield.06-once"),
        Step::Load => Why::LoadFirst.by("burgundy.ship.any-depot"),
        Step::Copy(_) => Why::CraneFirst.by("burgundy.extra.crane"),
        Step::Graze(_) => Why::GeeseFirst.by("burgundy.extra.geese-choice"),
        Step::Keep(_) => Why::KeepFirst.by("burgundy.ship.overflow"),
        Step::First(..) | Step::FirstOfSale(..) => Why::OrderFirst.by("burgundy.solo.order"),
        Step::BuyPoints(_) => Why::PointsFirst.by("burgundy.solo.buy-vp"),
        Step::Exchange => Why::ExchangeFirst.by("burgundy.solo.exchange"),
        Step::Give(_) => Why::GiveFirst.by("burgundy.solo.exchange"),
        Step::Act(Means::Castle) => Why::CastleFirst.by("burgundy.castle.mandatory"),
        Step::Act(Means::White) => Why::WhiteFirst.by("burgundy.whitecastle.action"),
        Step::Act(Means::Route) => Why::RouteFirst.by("burgundy.route.bonus-kinds"),
        Step::Act(means) => Why::EffectFirst.by(means.spec().clause).with("means", means),
        _ => unreachable!("{step:?} asks nobody, or anything may come first"),
    }
}

/// Checks that a means can be used now: an unused die, or the effect in question.
fn check_means(hand: &Hand, step: Step, means: Means) -> Checked {
    match (step, means.die()) {
        (Step::Act(asked), _) if asked == means => Ok(()),
        (Step::UseDice, Some(die)) if hand.dice[die] != 0 => Ok(()),
        (Step::UseDice, Some(_)) => Err(Why::DieUsed.by("burgundy.turn.one-die-one-action")),
        (_, None) if means == Means::White => Err(Why::NoWhiteCastle.by("burgundy.whitecastle.action")),
        (_, None) => Err(Why::NoEffect.by(means.spec().clause).with("means", means)),
        (_, Some(_)) => Err(first(step)),
    }
}
