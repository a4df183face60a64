//! Why an action is not allowed: the clause that forbids it, and a sentence for people.

use engine::{Reason, Seat};

use crate::{
    action::Action,
    content::{Citizen, Deed, Follower, Hour, Place, Town},
    rules::Orleans,
    scenarios::objectives::{self, Objective},
    state::State,
    step::{Step, Via},
};

engine::reasons! {
    /// Why an action is not allowed, the least useful reasons first.
    pub enum Why {
        ChanceOnly "chance-only": "chance decides that, not a player",
        ActNow "act-now": "you can only use one of your places now, or pass",
        DrawFirst "draw-first": "first say how many followers you draw",
        RecallFirst "recall-first": "first take followers back to your market, or stop",
        ManFirst "man-first": "first say whether you fill the {place}",
        PlanFirst "plan-first": "first say where your follower ({follower}) goes",
        ReadyFirst "ready-first": "your plan is complete: first say that you are ready",
        ConfirmFirst "confirm-first": "first say whether you keep your plan or plan again",
        WellFirst "well-first": "first choose the place that you use with the Well",
        SendFirst "send-first": "first send another follower from the {place}, or stop",
        DealFirst "deal-first": "first buy or sell one more good, or stop",
        FitFirst "fit-first": "first lay your technology tile",
        OpenFirst "open-first": "first choose your place tile",
        WineFirst "wine-first": "first buy a wine, or pass",
        KeepOneFirst "keep-one-first": "first choose which follower you keep from the Bathhouse",
        BatheFirst "bathe-first": "first place the followers that you drew with the Bathhouse",
        WardFirst "ward-first": "first say whether your monk in the Sacristy keeps the event away",
        GiveFirst "give-first": "first give up food, or pay coins",
        LoseFirst "lose-first": "first choose what you give up under torture",
        NotYourPlace "not-your-place": "you do not have the {place}",
        NoAction "no-action": "the {place} cannot be used as an action",
        NotItsAction "not-its-action": "that is not what the {place} does",
        WellLimits "well-limits": "the Well cannot use the {place}",
        NoSpaces "no-spaces": "the {place} has no spaces for followers",
        NoSuchSpace "no-such-space": "the {place} has no space for this kind: {need}",
        SayWhich "say-which": "say which space of the {place} your follower ({follower}) takes",
        OwnSpace "own-space": "leave out the kind: your follower ({follower}) takes the space that shows its own",
        SayWhom "say-whom": "say who you recruit in the {place}",
        SayWay "say-way": "say whether you travel by road or by waterway",
        WayKnown "way-known": "leave out the way: with the {place} you have no choice",
        SayCount "say-count": "say how many development points you buy, up to {most}",
        Misfit "misfit": "your follower ({follower}) fits no space of the {place}",
        MisfitThere "misfit-there": "your follower ({follower}) does not fit that space of the {place}: {need}",
        MonkOnly "monk-only": "only a monk fits that space of the {place}",
        OwnTownHall "own-town-hall": "your own followers cannot stand in the {place}, because they cannot be sent to deeds",
        NotDrawn "not-drawn": "you did not draw this follower with the Bathhouse: {follower}",
        OnTower "on-tower": "the spaces of the {place} belong to your market",
        NotYet "not-yet": "you can use the {place} only from the next planning on",
        Covered "covered": "a technology tile covers that space of the {place}",
        SpaceTaken "space-taken": "a follower is already on that space of the {place}",
        PlanOrder "plan-order": "equal followers take their spaces in order: this one can only go further on, or stay",
        AlreadyPlaced "already-placed": "this follower is already in the {place}, because you filled it",
        CannotMan "cannot-man": "you have nobody left to fill the {place}: {need}",
        NobodyThere "nobody-there": "you have no such follower there ({place}): {follower}",
        DrawLimit "draw-limit": "your marker on the knights' track lets you draw {most} followers",
        MarketRoom "market-room": "your market has room for {most} more",
        BagShort "bag-short": "your bag has only {most} followers",
        Lacks "lacks": "the {place} still lacks: {need}",
        NobodyToSend "nobody-to-send": "there is nobody in the {place} to send",
        NotThere "not-there": "there is no neutral follower of this kind in the {place}: {role}",
        OwnFollower "own-follower": "your own followers cannot be sent to deeds",
        NoSuchDeed "no-such-deed": "this deed is not in the game at this table: {deed}",
        NoStructure "no-structure": "you have no structure in {town} that still needs this kind of follower ({role})",
        NoDeedSpace "no-deed-space": "this deed has no space for that kind of follower ({deed}: {role})",
        DeedFull "deed-full": "this deed has no free space left for that kind of follower ({deed}: {role})",
        NoBook "no-book": "there you cannot take a development point instead of coins",
        Pilgrimage "pilgrimage": "nobody can gain a monk in a round with a Pilgrimage",
        RoleBanned "role-banned": "nobody can gain a follower of this kind in this round ({role}): {event}",
        PlaceBanned "place-banned": "nobody can use the {place} like this in this round: {event}",
        TrackEnd "track-end": "you have completed the track of this kind of follower: {role}",
        StockEmpty "stock-empty": "the stock has no follower of this kind left: {role}",
        TrackGoodGone "track-good-gone": "the supply has no {good} left, so you cannot use the {place} at this table",
        SupplyEmpty "supply-empty": "the supply has no {good} left",
        NoTechnology "no-technology": "there is no technology tile left",
        NoTechnologySpace "no-technology-space": "you have no space that a technology tile may cover",
        BagEmpty "bag-empty": "your bag is empty",
        TooManyPoints "too-many-points": "you can buy at most {most} development points at once",
        TooFewCoins "too-few-coins": "that costs {price} coins, and you have {have}",
        NoWay "no-way": "there is no road or waterway of the right kind from {from} to {town}",
        NoGoodThere "no-good-there": "there is no {good} on the way to {town}",
        NothingHidden "nothing-hidden": "no good lies face down on the way to {town}",
        NoStationLeft "no-station-left": "you have no trading station left",
        OwnStation "own-station": "you already have a trading station in {town}",
        TownTaken "town-taken": "there is already a trading station in {town}",
        TavernAlone "tavern-alone": "nobody else has a trading station in {town}; the Tavern is for towns that are taken",
        TavernOnce "tavern-once": "{town} already has a second trading station",
        SameGood "same-good": "take another kind of good than you give",
        TooFewGoods "too-few-goods": "you need {most} {good}, and you have {have}",
        TechnologyThere "technology-there": "the {place} already has a technology tile",
        MonkCovered "monk-covered": "a technology tile cannot cover a space for a monk",
        SingleSpace "single-space": "a technology tile cannot cover the only space of the {place}",
        NoTechnologyHere "no-technology-here": "a technology tile cannot lie in the {place}",
        FirstFarmer "first-farmer": "your first technology tile must cover a farmer",
        NotATile "not-a-tile": "the {place} is not a place tile of this game",
        TileTaken "tile-taken": "the {place} has already been taken",
        TypeOne "type-one": "the first step on the traders' track gives a place tile of type I, and the {place} is of type II",
        StillFits "still-fits": "one of the followers you drew still fits somewhere: place it",
        NotFood "not-food": "only grain, cheese or wine can be eaten, not {good}",
        FoodFirst "food-first": "at this table you pay coins for the Harvest only if you have no food",
        NoStationThere "no-station-there": "you have no trading station in {town}",
        NoNeutral "no-neutral": "there is no neutral follower in your bag, and you never lose your own",
        AtZero "at-zero": "your marker is on space 0 of the development track",
        CoinSpace "coin-space": "your marker cannot go back onto a space with coins, or off one",
        NoTechnologyThere "no-technology-there": "you have no technology tile on the {place}",
        // Prosperity.
        KeepFirst "keep-first": "first choose the structure card that you keep",
        CarpenterFirst "carpenter-first": "first move the carpenter on, build a structure, or stop",
        StructureFirst "structure-first": "first choose the good that your structure covers, or stop",
        SupplyFirst "supply-first": "first place coins or goods at your structures, or pass",
        EventFirst "event-first": "first say what you do about the event: {event}",
        CardNotDrawn "card-not-drawn": "you have not just drawn the card of {town}",
        PileEmpty "pile-empty": "there is no structure card left to draw",
        TurnedOver "turned-over": "your {place} is face down and has no effect",
        NotOnCarpenter "not-on-carpenter": "you have no such follower on your Carpenter: {follower}",
        WrongWay "wrong-way": "this follower cannot move the carpenter along that kind of way ({follower}: {way})",
        NoCard "no-card": "you have no structure card",
        OtherTown "other-town": "the carpenter is in {town}, and your card is for another town",
        NothingToCover "nothing-to-cover": "there is no uncovered good on a road or waterway to {town}",
        NotToTown "not-to-town": "this road or waterway does not lead to {town}: {edge}",
        NothingThere "nothing-there": "there is no uncovered good on {edge}",
        NotYourStructure "not-your-structure": "you have no structure in {town}",
        NotNeeded "not-needed": "your structure in {town} needs no more {good}",
        TooManyCoins "too-many-coins": "the coins that your structure in {town} still needs: {most}",
        OnlyKnights "only-knights": "only a knight helps against the Riots",
        NoKnightThere "no-knight-there": "you have no knight there: {from}",
        NotForPilgrims "not-for-pilgrims": "you need a monk and another neutral follower in your market, and there is none of this kind: {role}",

        // Invasion.
        CharacterFirst "character-first": "first choose your character",
        LoadFirst "load-first": "first send another good with the Vehicle ({to}), or stop",
        LodgerFirst "lodger-first": "first say where the follower goes that you have been sent: {follower}",
        DueFirst "due-first": "first choose what you give up for the due of this round",
        PalatinateFirst "palatinate-first": "first choose what you do with a place of {owner}",
        CharacterTaken "character-taken": "another player is the {character}",
        NoSuchSeat "no-such-seat": "this player is not at the table: {seat}",
        ToYourself "to-yourself": "that is for another player, not for yourself",
        NothingToSend "nothing-to-send": "you have no good that can be sent there: {to}",
        WrongStore "wrong-store": "{good} does not belong in the {store}",
        OneReceiver "one-receiver": "this cart has only one destination: {to}",
        CartEmpty "cart-empty": "send at least one good before you stop",
        NoCoinsThere "no-coins-there": "the {store} does not take coins",
        StoreFull "store-full": "the {store} takes {most} more of this: {what}",
        TooManyFunds "too-many-funds": "the Guild House sends at most {most} coins",
        OwnLodger "own-lodger": "your own followers cannot be sent to another player",
        NotInMarket "not-in-market": "there is no such follower in your market: {follower}",
        NothingToBorrow "nothing-to-borrow": "{owner} has activated no place that you could use",
        NotTheirPlace "not-their-place": "{owner} does not have the {place}",
        PalatinateLimits "palatinate-limits": "the Palatinate cannot use the {place}",
        TheirLacks "their-lacks": "the {place} of {owner} still lacks: {need}",
        HallOnly "hall-only": "only the Councilman can send followers to the Assembly Hall, and only from the Town Hall",
        NoReinforcement "no-reinforcement": "the walls have no extra space: the Reinforcement has not come",
        CatapultFirst "catapult-first": "your first technology tile must cover a farmer and cannot go to the Catapult",
        TowerThere "tower-there": "there is already a fortified tower in {town}",
        TowerKept "tower-kept": "the tower in {town} is not a trading station",
        NotThisDue "not-this-due": "the due of this round is something else: {due}",

        ProposeFirst "propose-first": "first say what the team proposes",
        ConsentFirst "consent-first": "first accept or decline the proposal",
        TrainFirst "train-first": "first choose the track on which you advance",
        ProgressFirst "progress-first": "first build where your merchant is, or pass",
        VoyageFirst "voyage-first": "first move your merchant, or pass",
        FamineFirst "famine-first": "first choose the followers that you return to the stock",
        RobFirst "rob-first": "first give up goods worth 5 points, or destroy one of your towers",
        SummonFirst "summon-first": "first say whether your merchant goes to Orléans or you pay",
        NotAskedFor "not-asked-for": "that is not what this event is about: {event}",
        ProposeOrder "propose-order": "a proposal lists things in a fixed order, and this comes before something that you have already named",
        Unfinished "unfinished": "the proposal does not meet the demand yet",
        NoSkip "no-skip": "the team cannot do without this event: {event}",
        DraftDone "draft-done": "the proposal already has everything that the event asks for",
        PurseFull "purse-full": "name at most {most} coins at a time",
        PlayerLacks "player-lacks": "{seat} does not have that, or the proposal already counts on it",
        NotToBeHad "not-to-be-had": "that is not there, or the proposal already counts on it",
        RestImpossible "rest-impossible": "after that, the proposal could no longer be completed exactly",
        NoTrack "no-track": "monks have no track",
        OwnStays "own-stays": "your own followers never leave you",
        NotWithYou "not-with-you": "you do not have this follower there: {follower}",
        GoodsTooCheap "goods-too-cheap": "your goods are not worth 5 points: destroy one of your towers",
        NoTowerOfYours "no-tower-of-yours": "you have not built a fortified tower in {town}",
        // The Duel.
        StartFirst "start-first": "first choose the town in which your merchant starts",
        DraftFirst "draft-first": "first choose your next place tile",
        MeetingFirst "meeting-first": "first buy a citizen, or pass",
        TradeFirst "trade-first": "first swap a good, or pass",
        JourneyFirst "journey-first": "first move your merchant for {price} coin, or pass",
        DraftTaken "draft-taken": "the {place} has already been chosen",
        DraftOne "draft-one": "choose tiles of type I now; the {place} is of type II",
        DraftTwo "draft-two": "choose tiles of type II now; the {place} is of type I",
        DraftOrder "draft-order": "choose your tiles in the order of the list: the {place} comes before the one that you chose last",
        DraftEnough "draft-enough": "you choose in the order of the list, and after the {place} there are too few tiles left: {most} are still to be chosen",
        NotOffered "not-offered": "the {place} is not on offer",
        NoGoodsTaken "no-goods-taken": "no goods are taken on this journey",
        OwnHouse "own-house": "your own followers cannot stand in the {place}, because they would leave you",
        NoCitizen "no-citizen": "that costs a citizen, and you have none",
        // The Dignitary.
        CitizenFirst "citizen-first": "first choose a space for the next citizen",
        NoCitizenSpace "no-citizen-space": "you cannot choose this space for a citizen: {citizen}",
        CitizenThere "citizen-there": "there is already a citizen {citizen}",
        CitizenOrder "citizen-order": "choose the spaces in the order of the list: this one comes too early ({citizen})",
        CitizenEnough "citizen-enough": "you choose in the order of the list, and too few spaces come after this one ({citizen})",
        ScrapFirst "scrap-first": "first choose a technology tile that you cannot pay for",
        // Capital Vierzon and objectives.
        BanishFirst "banish-first": "first put a follower that you drew back into the bag",
        AmnestyFirst "amnesty-first": "first place your new follower ({follower}), or put it in the bag",
        NotJustDrawn "not-just-drawn": "you did not draw this follower in this round: {follower}",
        ClaimFirst "claim-first": "first complete an objective, or pass",
        WorthFirst "worth-first": "first pay the points that are missing: {most}",
        GoodsOnly "goods-only": "only goods count here, not coins",
        FoodOnly "food-only": "only food counts here, not coins",
        NoObjective "no-objective": "this is not an objective of your scenario: {objective}",
        ObjectiveDone "objective-done": "you have already met this objective: {objective}",
        ByItself "by-itself": "this objective is marked by itself as soon as you meet it: {objective}",
        OtherWay "other-way": "that is not how you meet this objective ({objective}): write {way}",
        TooLate "too-late": "this objective had to be met before round {round}: {objective}",
        OneARound "one-a-round": "at this table you can meet only one objective in each round",
        OutOfOrder "out-of-order": "at this table another objective comes first: {objective}",
        MerchantElsewhere "merchant-elsewhere": "your merchant has to be in {town}",
        ObjectiveShort "objective-short": "this objective ({objective}) needs {price}, and you have {have}",
    }
}

/// `Ok`, or the first rule that an action breaks.
pub(crate) type Checked = Result<(), Reason>;

/// `Ok` if a condition is true, otherwise the reason.
pub(crate) fn need(holds: bool, reason: impl FnOnce() -> Reason) -> Checked {
    if holds { Ok(()) } else { Err(reason()) }
}

impl Orleans {
    /// Why an action is not legal, or nothing if it is.
    pub(crate) fn why_not(&self, state: &State, seat: Seat, action: Action) -> Option<Reason> {
        let step = state.flow.asked(seat)?;
        if self.offers(state, seat, action) {
            return None;
        }
        let reason = self.check(state, seat, step, action);
        Some(reason.expect_err("an action that breaks no rule is legal").named(name))
    }

    fn check(&self, state: &State, seat: Seat, step: Step, action: Action) -> Checked {
        let estate = &state.estates[seat];
        match (step, action) {
            (_, action) if action.is_chance() => Err(Why::ChanceOnly.by("orleans.round.phases")),
            (Step::AskDraw, Action::Draw { count }) => self.check_draw(estate, count),
            (Step::AskRecall(_), Action::Recall { spot }) => Orleans::check_recall(estate, spot),
            (Step::AskMan(asked), Action::Man { place }) if asked == place => self.check_man(estate, place),
            (Step::AskPlan(asked), Action::Plan { spot }) if asked == spot.follower => {
                self.check_plan(estate, spot)
            }
            (Step::AskPlan(asked), Action::Stay { follower }) if asked == follower => {
                self.check_stay(estate, follower)
            }
            (Step::AskBathe(_), Action::Bathe { spot }) => self.check_bathe(estate, spot),
            (Step::AskBathe(_), Action::BatheBag { follower }) => check_drawn(estate, follower)
                .and_then(|()| Err(Why::StillFits.by("orleans.tile.bathhouse-draw"))),
            (Step::AskKeepOne, Action::BatheKeep { follower }) => check_drawn(estate, follower),
            (Step::AskAct(Via::Followers) | Step::AskClaim, Action::Objective(act)) => {
                objectives::check_objective(self, state, seat, act)
            }
            (Step::AskWorth(cause, left), action) => {
                objectives::check_worth(state, seat, cause, left, action)
            }
            (Step::AskAct(via), action) => self.check_act(state, seat, step, via, action),
            (Step::AskSend(from), Action::Send { place, role, goal, book }) if from == place => {
                self.check_send(state, seat, seat, place, role, goal, book)
            }
            (Step::AskDeal(_), Action::Buy { place, .. } | Action::Sell { place, .. })
                if place == Place::MarketStand =>
            {
                Orleans::check_trade(state, seat, action)
            }
            (Step::AskFit(tool), Action::Fit { place, need }) => self.check_fit(estate, tool, place, need),
            (Step::AskOpen(_), Action::Open { tile }) => self.check_open(state, tile),
            (Step::AskGive(left), _) => self.check_gift(state, seat, left, action),
            (Step::AskLose(_), Action::Lose(loss)) => Orleans::check_loss(estate, loss),
            (step, action) => self.scene().check(self, state, seat, step, action),
        }
    }
}

/// The name of something in a reason, for people. Its placeholder says what it is.
fn name(hole: &str, value: &str) -> Option<String> {
    let title = match hole {
        "place" => return value.parse().map(Place::title).ok(),
        "town" | "from" => value.parse().map(Town::title).ok()?,
        "deed" => value.parse().map(Deed::title).ok()?,
        "event" => value.parse().map(Hour::title).ok()?,
        "objective" => value.parse().map(|objective: Objective| objective.row().title).ok()?,
        "citizen" => return value.parse().map(Citizen::lies).ok(),
        "follower" => return value.parse::<Follower>().ok().map(|_| value.replace('-', " ")),
        // Spaces that take anybody.
        "need" if value.contains("any") => return Some(value.replace("any", "a follower")),
        _ => return None,
    };
    Some(title.to_owned())
}

pub(super) fn check_drawn(estate: &crate::estate::Estate, follower: Follower) -> Checked {
    let drawn = estate.unplanned.count(follower.index()) > 0;
    need(drawn, || Why::NotDrawn.by("orleans.tile.bathhouse-draw").with("follower", follower))
}

/// The question that has to be answered first.
pub(crate) fn first(step: Step) -> Reason {
    if let Some(scenario) = step.scenario() {
        return scenario.first(step);
    }
    match step {
        Step::AskDraw => Why::DrawFirst.by("orleans.draw.fewer"),
        Step::AskRecall(_) => Why::RecallFirst.by("orleans.draw.recall"),
        Step::AskMan(place) => Why::ManFirst.by("orleans.plan.place").with("place", place),
        Step::AskPlan(follower) => Why::PlanFirst.by("orleans.plan.place").with("follower", follower),
        Step::AskReady => Why::ReadyFirst.by("orleans.plan.together"),
        Step::AskConfirm(_) => Why::ConfirmFirst.by("orleans.plan.open"),
        Step::AskAct(Via::Guest(owner)) => {
            Why::PalatinateFirst.by("orleans.invasion.palatinate").with("owner", owner)
        }
        Step::AskAct(Via::Well) => Why::WellFirst.by("orleans.tile.well"),
        Step::AskSend(place) => Why::SendFirst.by("orleans.place.town-hall-split").with("place", place),
        Step::AskDeal(_) => Why::DealFirst.by("orleans.tile.market-stand"),
        Step::AskFit(_) => Why::FitFirst.by("orleans.technology.timing"),
        Step::AskOpen(_) => Why::OpenFirst.by("orleans.track.traders"),
        Step::AskWine => Why::WineFirst.by("orleans.tile.vineyard"),
        Step::AskKeepOne => Why::KeepOneFirst.by("orleans.tile.bathhouse"),
        Step::AskBathe(_) => Why::BatheFirst.by("orleans.tile.bathhouse-later"),
        Step::AskWard => Why::WardFirst.by("orleans.tile.sacristy"),
        Step::AskGive(_) => Why::GiveFirst.by("orleans.event.harvest"),
        Step::AskLose(_) => Why::LoseFirst.by("orleans.torture.coins"),
        Step::AskWorth(cause, left) => Why::WorthFirst.by(cause.clause()).with("most", left),
        Step::AskScrap(_) => Why::ScrapFirst.by("orleans.dignitary.event-technology-tax"),
        Step::AskCitizen => Why::CitizenFirst.by("orleans.dignitary.citizens-chosen"),
        Step::AskClaim => Why::ClaimFirst.by("orleans.scenario.free"),
        _ => Why::ActNow.by("orleans.action.turns"),
    }
}
