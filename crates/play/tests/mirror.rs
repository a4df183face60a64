//! Mirrors: a game as one seat knows it.

use std::{fmt, str::FromStr, sync::Arc};

use engine::{
    Actor, Audience, Config, Outcome, Pending, Rng, Rules, Seat, SeatSet, Sink, Unreadable, Veil, Viewer,
};
use play::{Entry, Fixed, Header, Match, Mirror, Record};
use testkit::toy::{Event, Toy};

const P1: Seat = Seat(0);
const P2: Seat = Seat(1);
const P3: Seat = Seat(2);

fn entries(texts: &[&str]) -> Vec<Entry> {
    texts.iter().map(|text| text.parse().expect("an entry")).collect()
}

/// Three seats at the market; p1 and p2 have bid, and p3 is asked.
fn bidding() -> (Match<Toy>, Mirror<Toy>) {
    let rules = Arc::new(Toy::new(3));
    let mut game = Match::new(Arc::clone(&rules), Header::new("toy", 1, Config::seats(3)));
    game.settle(&mut Fixed::new(["draw plum", "draw apple"])).expect("both can be drawn");
    game.play(P1, "bid 1").expect("p1 is asked");
    game.play(P2, "bid 3").expect("p2 is asked");
    let mut mirror = Mirror::new(rules, P3, Rng::new(1));
    let told: Vec<Entry> = game.entries_for(Viewer::Seat(P3), 0).collect();
    assert_eq!(told[2..], entries(&["p1 ?", "p2 ?"]));
    mirror.hear(0, &told).expect("the record fits");
    (game, mirror)
}

/// The mirror's view and that of the match, as text.
fn views(game: &Match<Toy>, mirror: &Mirror<Toy>) -> [String; 2] {
    let own = mirror.answers().expect("it is not lost").view().to_string();
    [game.answers(mirror.seat()).view().to_string(), own]
}

#[test]
fn a_mirror_fills_what_is_withheld_and_answers_as_the_match_does() {
    let (game, mut mirror) = bidding();
    assert_eq!((mirror.work().fills, mirror.len()), (2, 4));
    mirror.canonical();
    let [truth, own] = [game.answers(P3), mirror.answers().expect("it is not lost")];
    assert_eq!(own.legal(), truth.legal());
    assert_eq!((own.prompt(), own.view()), (truth.prompt(), truth.view()));
    assert_eq!((own.previews(), own.pending()), (truth.previews(), truth.pending()));
}

#[test]
fn what_comes_out_replaces_what_was_made_up() {
    let (mut game, mut mirror) = bidding();
    game.play(P3, "bid 0").expect("p3 is asked");
    game.settle(&mut Fixed::new(["reveal"])).expect("the bids are turned up");
    let told: Vec<Entry> = game.entries_for(Viewer::Seat(P3), 2).collect();
    assert_eq!(told, entries(&["p1 bid 1", "p2 bid 3", "p3 bid 0", "* reveal"]));
    mirror.hear(2, &told).expect("the record fits");
    assert_eq!(mirror.state(), Some(game.state()));
}

#[test]
fn what_is_taken_back_is_forgotten() {
    let (mut game, mut mirror) = bidding();
    game.play(P3, "bid 2").expect("p3 is asked");
    let told: Vec<Entry> = game.entries_for(Viewer::Seat(P3), 4).collect();
    mirror.hear(4, &told).expect("the record fits");
    game.undo(P1).expect("nobody has seen it");
    let told: Vec<Entry> = game.entries_for(Viewer::Seat(P3), 2).collect();
    assert_eq!(told, entries(&["p2 ?", "p3 bid 2"]));
    mirror.hear(2, &told).expect("the record fits");
    let [truth, own] = views(&game, &mirror);
    assert_eq!(own, truth);
    // A snapshot that only cuts.
    mirror.hear(2, &[]).expect("the record fits");
    assert_eq!(mirror.len(), 2);
}

#[test]
fn a_mirror_that_misses_something_or_cannot_read_it_is_lost_until_it_hears_a_record_that_fits() {
    let (game, mut mirror) = bidding();
    let lost = mirror.hear(7, &[]).expect_err("three entries are missing");
    assert_eq!(lost.to_string(), "entry 8: the entries before it are missing");
    assert!(mirror.answers().is_none() && mirror.state().is_none());
    let lost = mirror.hear(4, &entries(&["p3 fly"])).expect_err("nobody can read it");
    assert_eq!(lost.to_string(), "entry 5: cannot read `fly`: `bid N`, `take FRUIT` or `pass`");
    let lost = mirror.hear(4, &entries(&["p3 bid 9"])).expect_err("p3 has five coins");
    assert_eq!(lost.to_string(), "entry 5: `p3 bid 9` fits no position that p3 can think possible");
    let lost = mirror.hear(4, &entries(&["p1 ?"])).expect_err("p1 is not asked");
    assert_eq!(lost.to_string(), "entry 5: `p1 ?` fits no position that p3 can think possible");
    mirror.hear(4, &[]).expect("the record fits again");
    let [truth, own] = views(&game, &mirror);
    assert_eq!(own, truth);
    mirror.again().expect("it fits with other luck as well");
    let [_, own] = views(&game, &mirror);
    assert_eq!(own, truth);
}

#[test]
fn a_mirror_from_the_text_of_a_record_is_the_same() {
    let (game, _) = bidding();
    let text = game.record_for(Viewer::Seat(P1)).to_string();
    let told: Vec<Entry> = Record::parse(&text).expect("a record").entries().cloned().collect();
    let mut mirror = Mirror::new(game.shared_rules(), P1, Rng::new(2));
    mirror.hear(0, &told).expect("the record fits");
    let [truth, own] = views(&game, &mirror);
    assert_eq!(own, truth);
}

/// A pack of 64 cards, dealt one by one. Nobody sees the first three.
struct Pack {
    /// After this many cards a redeal leaves everything as it is.
    redealt_until: usize,
}

const CARDS: u8 = 64;
const HIDDEN: usize = 3;

/// `deal 12`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Deal(u8);

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}", self.0)
    }
}

impl FromStr for Deal {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Deal, Unreadable> {
        let card = text.strip_prefix("deal ").and_then(|card| card.parse().ok());
        card.map(Deal).ok_or_else(|| Unreadable::new(text, "`deal N`"))
    }
}

impl Rules for Pack {
    /// The cards that were dealt, in order.
    type State = Vec<u8>;
    type Action = Deal;
    type Event = Event;
    type View = String;
    type Prompt = String;

    fn seats(&self) -> u8 {
        1
    }

    fn start(&self) -> Vec<u8> {
        Vec::new()
    }

    fn pending(&self, dealt: &Vec<u8>) -> Pending {
        if dealt.len() < usize::from(CARDS) { Pending::Chance } else { Pending::Over }
    }

    fn legal(&self, _: &Vec<u8>, _: Seat, _: &mut Vec<Deal>) {}

    fn outcomes(&self, dealt: &Vec<u8>, acc: &mut Vec<(Deal, u32)>) {
        acc.extend((0..CARDS).filter(|card| !dealt.contains(card)).map(|card| (Deal(card), 1)));
    }

    fn apply(&self, dealt: &mut Vec<u8>, _: Actor, Deal(card): Deal, _: &mut impl Sink<Event>) {
        dealt.push(card);
    }

    fn outcome(&self, _: &Vec<u8>) -> Option<Outcome> {
        None
    }

    fn view(&self, dealt: &Vec<u8>, _: Viewer) -> String {
        format!("{:?}", dealt.get(HIDDEN..))
    }

    fn prompt(&self, _: &Vec<u8>, _: Seat) -> Option<String> {
        None
    }

    fn audience(&self, dealt: &Vec<u8>, _: Actor, _: Deal) -> Audience {
        if dealt.len() < HIDDEN { Audience::Behind(Veil(0), SeatSet::EMPTY) } else { Audience::Everyone }
    }

    fn redeal(&self, dealt: &mut Vec<u8>, _: Seat, rng: &mut Rng) {
        if dealt.len() > self.redealt_until {
            return;
        }
        let hidden = dealt.len().min(HIDDEN);
        let open = dealt.split_off(hidden);
        let mut cards: Vec<u8> = (0..CARDS).filter(|card| !open.contains(card)).collect();
        for card in dealt.iter_mut() {
            *card = cards.swap_remove(rng.below(cards.len() as u32) as usize);
        }
        dealt.extend(open);
    }

    fn chance_key(&self, dealt: &Vec<u8>) -> u64 {
        dealt.len() as u64
    }

    fn headroom(&self, _: &Vec<u8>) -> [(usize, usize); 2] {
        [(0, 1); 2]
    }

    fn audit(&self, _: &Vec<u8>) -> Result<(), String> {
        Ok(())
    }
}

/// The record as p1 reads it, if the cards on the table are dealt in order.
fn hidden_then_in_order(open: u8) -> Vec<Entry> {
    let hidden = std::iter::repeat_n("* ?".to_owned(), HIDDEN);
    let open = (0..open).map(|card| format!("* deal {card}"));
    hidden.chain(open).map(|text| text.parse().expect("an entry")).collect()
}

#[test]
fn an_entry_that_does_not_fit_is_made_to_fit_by_dealing_the_secrets_anew() {
    let mut mirror = Mirror::new(Arc::new(Pack { redealt_until: usize::MAX }), P1, Rng::new(1));
    mirror.hear(0, &hidden_then_in_order(40)).expect("the record fits");
    assert_eq!(mirror.state().map(|dealt| &dealt[HIDDEN..]), Some(&(0..40).collect::<Vec<u8>>()[..]));
    assert!(mirror.work().fits > 0 && mirror.work().rebuilds == 0, "{:?}", mirror.work());
}

#[test]
fn where_a_redeal_does_not_help_the_mirror_goes_back_to_a_mark() {
    let rules = Arc::new(Pack { redealt_until: 40 });
    let went_back = |luck: &u64| {
        let mut mirror = Mirror::new(Arc::clone(&rules), P1, Rng::new(*luck));
        mirror.hear(0, &hidden_then_in_order(40)).is_ok() && mirror.work().rebuilds > 0
    };
    assert!((0..20).any(|luck| went_back(&luck)), "no mirror found it by going back");
}

#[test]
fn a_record_that_cannot_be_loses_the_mirror() {
    let mut mirror = Mirror::new(Arc::new(Pack { redealt_until: usize::MAX }), P1, Rng::new(1));
    let mut told = hidden_then_in_order(40);
    told.extend(entries(&["* deal 7"]));
    let lost = mirror.hear(0, &told).expect_err("card 7 was dealt already");
    assert_eq!(lost.to_string(), "entry 44: `* deal 7` fits no position that p1 can think possible");
    assert!(mirror.answers().is_none());
    mirror.hear(0, &hidden_then_in_order(12)).expect("the record fits");
    assert_eq!(mirror.len(), HIDDEN + 12);
}
