//! Luck that anybody can check. Every chance answer follows from a secret that the server committed to before
//! anybody contributed, from what the seats contributed, and from everything before it in the record.
//!
//! `docs/protocol.md` defines the exact bytes, and `examples/verify.py` was written from it. Nothing here may
//! change for a kind of luck that is in use, because old records must always check.

use engine::Seat;
use play::{Entry, Header, Luck as _, Proof, Record, Seeded, TakenBack};
use sha2::{Digest as _, Sha256};

use crate::hex;

mod report;
mod verify;

pub use report::{Report, Verdict};
pub use verify::{Verified, hold, outcomes, verify, verify_record};

/// SHA-256 over everything before: one for every length of the record.
pub type Chain = [u8; 32];

/// Which derivation a table uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The first kind. It did not bind `luck-from`, the names or the end. Its tables and records stay as they
    /// are.
    One,
    /// What new tables use.
    Two,
}

impl Kind {
    pub const NEW: Kind = Kind::Two;

    pub fn of(version: u16) -> Option<Kind> {
        match version {
            1 => Some(Kind::One),
            2 => Some(Kind::Two),
            _ => None,
        }
    }

    pub fn version(self) -> u16 {
        match self {
            Kind::One => 1,
            Kind::Two => 2,
        }
    }

    /// A table's seed, from its secret, who sat where when the game began, and what they contributed.
    pub fn seed(self, secret: &[u8; 32], names: &[String], entropy: &[(Seat, String)]) -> [u8; 32] {
        let mut hash = Sha256::new();
        match self {
            Kind::One => {
                hash.update(b"loire luck 1\n");
                hash.update(secret);
                for (seat, entropy) in entropy {
                    hash.update(format!("\n{seat} {entropy}"));
                }
            }
            Kind::Two => {
                hash.update(b"loire seed 2\n");
                hash.update(secret);
                for (seat, name) in Seat::all(names.len() as u8).zip(names) {
                    let own = entropy.iter().find(|(other, _)| *other == seat);
                    let entropy = own.map_or("-", |(_, entropy)| entropy);
                    hash.update(format!("\n{seat} {name} {entropy}"));
                }
            }
        }
        hash.finalize().into()
    }

    /// The chain before the first entry. It binds what is played.
    pub fn start(self, header: &Header, from: usize) -> Chain {
        let bare = Header::new(header.box_id.clone(), header.version, header.config.clone()).to_string();
        let text = match self {
            Kind::One => format!("loire record 1\n{bare}"),
            Kind::Two => {
                let lines = bare.strip_suffix("---\n").expect("a header ends with `---`");
                format!("loire record 2\n{lines}luck-from {from}\n---\n")
            }
        };
        Sha256::digest(text).into()
    }

    /// The chain after a whole record.
    pub fn chain(self, record: &Record, from: usize, takebacks: &[TakenBack]) -> Chain {
        let mut chain = self.behind(self.start(&record.header, from), 0, takebacks);
        for (entry, length) in record.entries().zip(1..) {
            chain = self.behind(link(&chain, entry), length, takebacks);
        }
        chain
    }

    /// The chain of a record that is `length` entries long, including the take-backs that led to this length.
    /// Later chance answers depend on them.
    pub fn behind(self, chain: Chain, length: usize, takebacks: &[TakenBack]) -> Chain {
        let here = takebacks.iter().filter(|back| self == Kind::Two && back.to == length);
        here.fold(chain, |chain, back| linked(&chain, &format!("takeback {back}")))
    }

    /// What is published before the first entry. `chain` is the chain at which the table's own luck begins.
    pub fn commit(self, secret: &[u8; 32], chain: &Chain) -> String {
        hex(&match self {
            Kind::One => Sha256::digest(secret),
            Kind::Two => Sha256::new_with_prefix("loire commit 2\n")
                .chain_update(secret)
                .chain_update(chain)
                .finalize(),
        })
    }

    /// The next chance answer.
    pub fn answer(
        self,
        seed: &[u8; 32],
        chain: &Chain,
        mut outcomes: Vec<(String, u32)>,
    ) -> Result<String, String> {
        let mut stream = Sha256::new();
        if self == Kind::Two {
            stream.update(b"loire luck 2\n");
            // This order needs no knowledge of our rules.
            outcomes.sort();
        }
        let stream = stream.chain_update(seed).chain_update(chain).finalize();
        let weights: Vec<(usize, u32)> = outcomes.iter().map(|(_, weight)| *weight).enumerate().collect();
        let picked = Seeded::from_seed(stream.into()).pick(0, &weights).map_err(|error| error.to_string())?;
        Ok(outcomes.swap_remove(picked).0)
    }

    /// The digest over a finished record, whether or not its proof already has one.
    pub fn digest(self, record: &Record) -> String {
        match self {
            Kind::One => hex(&self.chain(record, 0, &[])),
            Kind::Two => hex(&Sha256::digest(format!("loire digest 2\n{}", bound(record)))),
        }
    }
}

/// The digest of a record, if its kind of luck is known.
pub fn digest(record: &Record) -> Option<String> {
    Some(Kind::of(record.header.proof.as_ref()?.version)?.digest(record))
}

/// The text that a record's digest covers: everything except other programs' lines and the digest itself.
fn bound(record: &Record) -> Record {
    let proof = record.header.proof.clone().map(|proof| Proof { digest: String::new(), ..proof });
    let mut bound = Record::new(Header { extra: Vec::new(), proof, ..record.header.clone() });
    for entry in record.entries() {
        bound.push(entry.clone());
    }
    bound
}

/// The chain after one more entry.
pub fn link(chain: &Chain, entry: &Entry) -> Chain {
    linked(chain, &entry.to_string())
}

fn linked(chain: &Chain, text: &str) -> Chain {
    Sha256::new_with_prefix(chain).chain_update("\n").chain_update(text).finalize().into()
}

#[cfg(test)]
mod tests {
    use engine::Config;

    use super::*;

    #[test]
    fn a_digest_covers_everything_but_the_lines_of_other_programs() {
        let proof = Proof { version: Kind::Two.version(), commit: "aa".to_owned(), ..Proof::default() };
        let header = Header {
            names: vec!["Ann".to_owned()],
            proof: Some(proof),
            ..Header::new("toy", 1, Config::seats(1))
        };
        let digest_of = |header: Header| digest(&Record::new(header)).expect("a known kind of luck");
        let plain = digest_of(header.clone());
        let extra = vec![("x-event".to_owned(), "Loire Open".to_owned())];
        assert_eq!(digest_of(Header { extra, ..header.clone() }), plain);
        let proof = header.proof.clone().map(|proof| Proof { digest: plain.clone(), ..proof });
        assert_eq!(digest_of(Header { proof, ..header.clone() }), plain, "its own line");
        let proof = header.proof.clone().map(|proof| Proof { commit: "ab".to_owned(), ..proof });
        assert_ne!(digest_of(Header { proof, ..header.clone() }), plain);
        assert_ne!(digest_of(Header { names: vec!["Ben".to_owned()], ..header }), plain);
    }
}
