//! Who answers for chance.

use std::{
    collections::{BTreeMap, VecDeque},
    error::Error,
    fmt::{self, Display, Write as _},
};

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng as _},
};

/// Picks one of the possible outcomes.
///
/// `key` comes from [`engine::Rules::chance_key`] and names the thing that is drawn.
pub trait Luck<A> {
    /// Picks one of the outcomes. Their weights are positive.
    fn pick(&mut self, key: u64, outcomes: &[(A, u32)]) -> Result<A, BadLuck>;
}

/// Why luck could not answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadLuck {
    /// The prepared answer is not possible here.
    Impossible {
        /// The prepared answer.
        wanted: String,
        /// What is possible.
        possible: Vec<String>,
    },
    /// Chance must act, but no prepared answer is left.
    Exhausted {
        /// What is possible.
        possible: Vec<String>,
    },
    /// Some prepared answers were never used.
    Unused {
        /// The unused answers.
        left: Vec<String>,
    },
    /// The rules offered no outcome with a positive weight.
    Nothing,
}

impl Display for BadLuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLuck::Impossible { wanted, possible } => {
                write!(f, "chance cannot answer `{wanted}` here; possible: {}", listed(possible))
            }
            BadLuck::Exhausted { possible } => {
                write!(f, "chance must act, but no answer is left; possible: {}", listed(possible))
            }
            BadLuck::Unused { left } => write!(f, "chance never used these answers: {}", listed(left)),
            BadLuck::Nothing => f.write_str("chance must act, but the rules offer no outcome"),
        }
    }
}

impl Error for BadLuck {}

/// The first few of many, for a message.
fn listed(items: &[String]) -> String {
    const SHOWN: usize = 12;
    let mut text = String::new();
    for (number, item) in items.iter().take(SHOWN).enumerate() {
        if number > 0 {
            text.push_str(", ");
        }
        text.push('`');
        text.push_str(item);
        text.push('`');
    }
    if items.len() > SHOWN {
        let _ = write!(text, " and {} more", items.len() - SHOWN);
    }
    text
}

/// True luck from a seed: the ChaCha8 stream, which is the same on every machine and will never change.
#[derive(Clone, Debug)]
pub struct Seeded(Box<ChaCha8Rng>);

impl Seeded {
    /// Luck from a small seed.
    pub fn new(seed: u64) -> Seeded {
        // We expand the seed ourselves because the way `rand_core` does it may change.
        let mut bytes = [0; 32];
        let mut state = seed;
        for chunk in bytes.chunks_exact_mut(8) {
            state = state.wrapping_add(GOLDEN_RATIO);
            chunk.copy_from_slice(&mix(state).to_le_bytes());
        }
        Seeded::from_seed(bytes)
    }

    /// Luck from a full-length seed, which a server draws from the system's entropy.
    pub fn from_seed(seed: [u8; 32]) -> Seeded {
        Seeded(Box::new(ChaCha8Rng::from_seed(seed)))
    }

    /// A number below `bound`, each exactly as likely. `None` if there is no such number.
    ///
    /// We write it ourselves, by rejection, because the range functions in `rand` may change.
    pub fn below(&mut self, bound: u64) -> Option<u64> {
        // The largest multiple of `bound`. Numbers from there on are drawn again.
        let limit = u64::MAX - (u64::MAX % bound.max(1) + 1) % bound.max(1);
        loop {
            let number = self.0.next_u64();
            if number <= limit {
                return number.checked_rem(bound);
            }
        }
    }
}

impl<A: Copy> Luck<A> for Seeded {
    fn pick(&mut self, _: u64, outcomes: &[(A, u32)]) -> Result<A, BadLuck> {
        let total = outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
        let mut point = self.below(total).ok_or(BadLuck::Nothing)?;
        for &(action, weight) in outcomes {
            match point.checked_sub(u64::from(weight)) {
                Some(rest) => point = rest,
                None => return Ok(action),
            }
        }
        unreachable!("the point is below the total")
    }
}

/// The same luck at every table: an answer depends only on the seed, the key and the outcomes, not on
/// what was played before.
///
/// Each unit of weight is a ball with a number computed from seed, key, outcome and unit, and the
/// highest number is drawn. So two tables with slightly different bags still draw the same tile
/// unless that tile is missing from one of them.
#[derive(Clone, Copy, Debug)]
pub struct Keyed {
    seed: u64,
}

impl Keyed {
    /// Keyed luck from a seed.
    pub fn new(seed: u64) -> Keyed {
        Keyed { seed }
    }
}

/// Above this total weight [`Keyed`] draws from a stream instead of numbering every ball.
const MOST_BALLS: u64 = 1 << 14;

impl<A: Copy + Display> Luck<A> for Keyed {
    fn pick(&mut self, key: u64, outcomes: &[(A, u32)]) -> Result<A, BadLuck> {
        let draw = mix(mix(self.seed ^ GOLDEN_RATIO).wrapping_add(key));
        let total: u64 = outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
        if total > MOST_BALLS {
            return Seeded::new(draw).pick(key, outcomes);
        }
        let mut best = None;
        for &(action, weight) in outcomes {
            let mut name = Fingerprint(FINGERPRINT_START);
            write!(name, "{action}").expect("a fingerprint accepts any text");
            let outcome = mix(draw ^ name.0);
            for unit in 0..u64::from(weight) {
                let number = mix(outcome.wrapping_add(unit.wrapping_mul(GOLDEN_RATIO)));
                if best.is_none_or(|(highest, _)| number > highest) {
                    best = Some((number, action));
                }
            }
        }
        best.map(|(_, action)| action).ok_or(BadLuck::Nothing)
    }
}

const GOLDEN_RATIO: u64 = 0x9e37_79b9_7f4a_7c15;
const FINGERPRINT_START: u64 = 0xcbf2_9ce4_8422_2325;

/// The last step of `SplitMix64`: every bit of the input affects every bit of the result.
fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

/// FNV-1a over written text. It is stable, which `Hash` does not promise.
struct Fingerprint(u64);

impl fmt::Write for Fingerprint {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

/// Answers prepared beforehand, for tests and transcribed games.
#[derive(Clone, Debug, Default)]
pub struct Fixed {
    answers: VecDeque<String>,
}

impl Fixed {
    /// These answers in this order, as actions or in notation.
    pub fn new<T: ToString>(answers: impl IntoIterator<Item = T>) -> Fixed {
        Fixed { answers: answers.into_iter().map(|answer| answer.to_string()).collect() }
    }

    /// Fails if an answer was never used, because then the test did not test what it claims.
    pub fn finish(self) -> Result<(), BadLuck> {
        if self.answers.is_empty() {
            return Ok(());
        }
        Err(BadLuck::Unused { left: self.answers.into() })
    }
}

impl<A: Copy + Display> Luck<A> for Fixed {
    fn pick(&mut self, _: u64, outcomes: &[(A, u32)]) -> Result<A, BadLuck> {
        let Some(wanted) = self.answers.front() else {
            return Err(BadLuck::Exhausted { possible: written(outcomes) });
        };
        let action = find(wanted, outcomes)?;
        self.answers.pop_front();
        Ok(action)
    }
}

/// Forces some answers, for study ("what if the roll had been 5-5?"). Another source of luck gives
/// the rest.
#[derive(Clone, Debug)]
pub struct Forced<L> {
    keys: BTreeMap<u64, String>,
    next: VecDeque<String>,
    rest: L,
}

impl<L> Forced<L> {
    /// Forces nothing yet.
    pub fn new(rest: L) -> Forced<L> {
        Forced { keys: BTreeMap::new(), next: VecDeque::new(), rest }
    }

    /// The same, but every draw of `key` gives this answer.
    #[must_use]
    pub fn key(mut self, key: u64, answer: &(impl ToString + ?Sized)) -> Forced<L> {
        self.keys.insert(key, answer.to_string());
        self
    }

    /// The same with one more answer at the end of the queue. An answer forced by key takes
    /// precedence over the queue.
    #[must_use]
    pub fn next(mut self, answer: &(impl ToString + ?Sized)) -> Forced<L> {
        self.next.push_back(answer.to_string());
        self
    }
}

impl<A: Copy + Display, L: Luck<A>> Luck<A> for Forced<L> {
    fn pick(&mut self, key: u64, outcomes: &[(A, u32)]) -> Result<A, BadLuck> {
        if let Some(wanted) = self.keys.get(&key) {
            return find(wanted, outcomes);
        }
        let Some(wanted) = self.next.front() else {
            return self.rest.pick(key, outcomes);
        };
        let action = find(wanted, outcomes)?;
        self.next.pop_front();
        Ok(action)
    }
}

fn find<A: Copy + Display>(wanted: &str, outcomes: &[(A, u32)]) -> Result<A, BadLuck> {
    outcomes
        .iter()
        .find(|(action, weight)| *weight > 0 && action.to_string() == wanted)
        .map(|&(action, _)| action)
        .ok_or_else(|| BadLuck::Impossible { wanted: wanted.to_owned(), possible: written(outcomes) })
}

fn written<A: Display>(outcomes: &[(A, u32)]) -> Vec<String> {
    outcomes.iter().map(|(action, _)| action.to_string()).collect()
}

/// Any kind of luck, for [`crate::Table`]s, whose actions have no type.
#[derive(Clone, Debug)]
pub enum AnyLuck {
    /// True luck.
    Seeded(Seeded),
    /// The same luck at every table.
    Keyed(Keyed),
    /// Prepared answers.
    Fixed(Fixed),
    /// Some answers forced.
    Forced(Box<Forced<AnyLuck>>),
}

impl<A: Copy + Display> Luck<A> for AnyLuck {
    fn pick(&mut self, key: u64, outcomes: &[(A, u32)]) -> Result<A, BadLuck> {
        match self {
            AnyLuck::Seeded(luck) => luck.pick(key, outcomes),
            AnyLuck::Keyed(luck) => luck.pick(key, outcomes),
            AnyLuck::Fixed(luck) => luck.pick(key, outcomes),
            AnyLuck::Forced(luck) => luck.pick(key, outcomes),
        }
    }
}

impl From<Seeded> for AnyLuck {
    fn from(luck: Seeded) -> AnyLuck {
        AnyLuck::Seeded(luck)
    }
}

impl From<Keyed> for AnyLuck {
    fn from(luck: Keyed) -> AnyLuck {
        AnyLuck::Keyed(luck)
    }
}

impl From<Fixed> for AnyLuck {
    fn from(luck: Fixed) -> AnyLuck {
        AnyLuck::Fixed(luck)
    }
}

impl From<Forced<AnyLuck>> for AnyLuck {
    fn from(luck: Forced<AnyLuck>) -> AnyLuck {
        AnyLuck::Forced(Box::new(luck))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIE: [(u8, u32); 6] = [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)];

    #[test]
    fn seeded_luck_gives_these_numbers_forever() {
        let mut luck = Seeded::new(1);
        let numbers: Vec<_> = (0..8).map(|_| luck.below(1_000_000).expect("the bound is not 0")).collect();
        assert_eq!(numbers, [727_320, 413_363, 892_078, 714_512, 820_088, 33_126, 502_897, 949_799]);
        let mut luck = Seeded::from_seed([7; 32]);
        let rolls: Vec<u8> = (0..16).map(|key| luck.pick(key, &DIE).expect("a die has sides")).collect();
        assert_eq!(rolls, [5, 3, 6, 4, 6, 3, 2, 5, 1, 5, 1, 6, 1, 6, 5, 3]);
    }

    /// Three quarters of all numbers are below this bound. Taking the rest modulo the bound would favour the first third.
    #[test]
    fn numbers_that_would_favour_some_are_drawn_again() {
        let (mut luck, bound) = (Seeded::new(3), 3 << 62);
        let numbers = (0..3000).map(|_| luck.below(bound).expect("the bound is not 0"));
        let first = numbers.filter(|&number| number < 1 << 62).count();
        assert!((900..1100).contains(&first), "{first} of 3000 are in the first third");
    }

    #[test]
    fn keyed_luck_gives_these_numbers_forever() {
        let mut luck = Keyed::new(1);
        let rolls: Vec<u8> = (0..16).map(|key| luck.pick(key, &DIE).expect("a die has sides")).collect();
        assert_eq!(rolls, [4, 1, 2, 2, 5, 3, 2, 4, 5, 6, 4, 4, 1, 6, 6, 2]);
    }

    #[test]
    fn keyed_luck_forgets_what_was_drawn_before() {
        let mut early = Keyed::new(9);
        let mut late = Keyed::new(9);
        for key in 0..20 {
            late.pick(key, &DIE).expect("a die has sides");
        }
        for key in 0..50 {
            assert_eq!(early.pick(key, &DIE), late.pick(key, &DIE));
        }
    }

    #[test]
    fn keyed_luck_draws_the_same_from_a_bag_that_lost_another_tile() {
        let mut luck = Keyed::new(3);
        for key in 0..200 {
            let drawn: u8 = luck.pick(key, &DIE).expect("a die has sides");
            let fewer: Vec<_> =
                DIE.iter().copied().filter(|&(side, _)| side == drawn || side % 2 == 0).collect();
            assert_eq!(luck.pick(key, &fewer), Ok(drawn));
        }
    }

    #[test]
    fn every_luck_follows_the_weights() {
        let outcomes = [('a', 1), ('b', 3)];
        let mut seeded = Seeded::new(5);
        let mut keyed = Keyed::new(5);
        let mut counts = [0_u32; 2];
        for key in 0..40_000 {
            counts[0] += u32::from(seeded.pick(key, &outcomes) == Ok('b'));
            counts[1] += u32::from(keyed.pick(key, &outcomes) == Ok('b'));
        }
        for count in counts {
            assert!((29_500..30_500).contains(&count), "{count} of 40,000 should be near 30,000");
        }
    }

    #[test]
    fn keyed_luck_answers_for_heavy_weights_too() {
        let outcomes = [('a', u32::MAX), ('b', u32::MAX)];
        let drawn: Vec<_> = (0..8).filter_map(|key| Keyed::new(2).pick(key, &outcomes).ok()).collect();
        assert!(drawn.contains(&'a') && drawn.contains(&'b'));
    }

    #[test]
    fn fixed_luck_refuses_the_impossible_and_counts_what_is_left() {
        let mut luck = Fixed::new([4, 9]);
        assert_eq!(luck.pick(0, &DIE), Ok(4));
        let refused = luck.pick(0, &DIE).expect_err("a die has no 9");
        assert_eq!(
            refused.to_string(),
            "chance cannot answer `9` here; possible: `1`, `2`, `3`, `4`, `5`, `6`"
        );
        assert_eq!(luck.finish(), Err(BadLuck::Unused { left: vec!["9".into()] }));
        assert!(matches!(Fixed::default().pick(0, &DIE), Err(BadLuck::Exhausted { .. })));
    }

    #[test]
    fn forced_luck_answers_by_key_then_in_order_then_from_the_rest() {
        let mut luck = AnyLuck::from(Forced::new(AnyLuck::from(Fixed::new([6]))).key(3, &5).next(&2));
        assert_eq!(luck.pick(3, &DIE), Ok(5));
        assert_eq!(luck.pick(1, &DIE), Ok(2));
        assert_eq!(luck.pick(3, &DIE), Ok(5));
        assert_eq!(luck.pick(1, &DIE), Ok(6));
    }

    #[test]
    fn no_outcome_is_bad_luck_not_a_panic() {
        let nothing: [(u8, u32); 0] = [];
        assert_eq!(Seeded::new(0).pick(0, &nothing), Err(BadLuck::Nothing));
        assert_eq!(Keyed::new(0).pick(0, &nothing), Err(BadLuck::Nothing));
        assert_eq!(Seeded::new(0).pick(0, &[('a', 0)]), Err(BadLuck::Nothing));
    }
}
