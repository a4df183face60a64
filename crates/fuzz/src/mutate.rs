//! Damages inputs at random, for runs without libFuzzer.

use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng as _, SeedableRng as _},
};

/// Words and bytes at which readers of text tend to stumble.
const ODD: &[&str] = &[
    "",
    " ",
    "\n",
    "\r\n",
    "\t",
    "\0",
    "-",
    "-1",
    "0",
    "00",
    "1",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e9",
    "NaN",
    "?",
    "*",
    "#",
    "```",
    "|",
    "r[",
    "]",
    "{",
    "}",
    "[",
    "\"",
    "\\",
    ":",
    "=",
    "p0",
    "p1",
    "p5",
    "p6",
    "p9",
    "\u{feff}",
    "\u{202e}",
    "é",
    "🂡",
    "null",
    "true",
];

/// An endless list of damaged inputs, the same for the same seed.
pub struct Mutations {
    seeds: Vec<Vec<u8>>,
    luck: Xoshiro256PlusPlus,
}

impl Mutations {
    /// Starts from good inputs.
    pub fn new(seeds: Vec<Vec<u8>>, seed: u64) -> Mutations {
        Mutations { seeds, luck: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    fn below(&mut self, end: usize) -> usize {
        if end == 0 { 0 } else { (self.luck.next_u64() % end as u64) as usize }
    }

    /// A range of the input: a few bytes, a word, or a line.
    fn piece(&mut self, input: &[u8]) -> (usize, usize) {
        let at = self.below(input.len() + 1);
        let kind = self.below(3);
        if kind == 0 {
            return (at, (at + self.below(8)).min(input.len()));
        }
        let ends = |&&byte: &&u8| if kind == 1 { byte.is_ascii_whitespace() } else { byte == b'\n' };
        let before = input[..at].iter().rev().take_while(|byte| !ends(byte)).count();
        let after = input[at..].iter().take_while(|byte| !ends(byte)).count();
        (at - before, at + after)
    }

    fn damage(&mut self, input: &mut Vec<u8>) {
        let (from, to) = self.piece(input);
        match self.below(6) {
            0 => drop(input.drain(from..to)),
            1 => {
                let copy = input[from..to].to_vec();
                let at = self.below(input.len() + 1);
                input.splice(at..at, copy);
            }
            2 => {
                let odd = ODD[self.below(ODD.len())];
                input.splice(from..to, odd.bytes());
            }
            3 => {
                let other = self.below(self.seeds.len());
                let other = self.seeds[other].clone();
                let (start, end) = self.piece(&other);
                input.splice(from..to, other[start..end].iter().copied());
            }
            4 => {
                let copy = input[from..to].to_vec();
                let (start, end) = self.piece(input);
                input.splice(start..end, copy);
            }
            _ => {
                if let Some(at) = (!input.is_empty()).then(|| self.below(input.len())) {
                    input[at] = if self.below(2) == 0 { self.below(256) as u8 } else { input[at] ^ 1 };
                }
            }
        }
    }
}

impl Iterator for Mutations {
    type Item = Vec<u8>;

    fn next(&mut self) -> Option<Vec<u8>> {
        let chosen = self.below(self.seeds.len());
        let mut input = self.seeds.get(chosen)?.clone();
        for _ in 0..=self.below(4) {
            self.damage(&mut input);
        }
        Some(input)
    }
}
