//! Luck that can be checked: every answer of chance follows from a secret the server published the hash of,
//! from what the seats contributed, and from everything in the record before it.

use engine::Actor;
use play::{Entry, Header, Luck as _, Record, Seeded};
use sha2::{Digest as _, Sha256};

use crate::random::{hex, unhex};

/// The version of the derivation, written into records.
const VERSION: &str = "1";

/// SHA-256 over what went before: one for every length of the record.
pub(crate) type Chain = [u8; 32];

/// The seed of a table out of its secret and what the seats contributed.
pub(crate) fn seed<'a>(secret: &[u8; 32], entropy: impl IntoIterator<Item = (&'a str, &'a str)>) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"loire luck 1\n");
    hash.update(secret);
    for (seat, entropy) in entropy {
        hash.update(format!("\n{seat} {entropy}"));
    }
    hash.finalize().into()
}

/// What is published before the first entry.
pub(crate) fn commit(secret: &[u8; 32]) -> String {
    hex(&Sha256::digest(secret))
}

/// The chain before the first entry: it binds what is played, not who plays it.
pub(crate) fn chain_of(header: &Header) -> Chain {
    let bare = Header::new(header.box_id.clone(), header.version, header.config.clone());
    Sha256::new_with_prefix(format!("loire record 1\n{bare}")).finalize().into()
}

/// The chain behind one more entry.
pub(crate) fn link(chain: &Chain, entry: &Entry) -> Chain {
    Sha256::new_with_prefix(chain).chain_update(format!("\n{entry}")).finalize().into()
}

/// The chain behind a whole record.
pub(crate) fn chain(record: &Record) -> Chain {
    record.entries().fold(chain_of(&record.header), |chain, entry| link(&chain, entry))
}

/// What chance answers now.
pub(crate) fn answer(seed: &[u8; 32], chain: &Chain, outcomes: &[(String, u32)]) -> Result<String, String> {
    let stream = Sha256::new_with_prefix(seed).chain_update(chain).finalize();
    let weights: Vec<(usize, u32)> = outcomes.iter().map(|(_, weight)| *weight).enumerate().collect();
    let picked = Seeded::from_seed(stream.into()).pick(0, &weights).map_err(|error| error.to_string())?;
    Ok(outcomes[picked].0.clone())
}

/// What a record says about its luck.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Proof {
    pub(crate) commit: String,
    pub(crate) secret: String,
    pub(crate) entropy: Vec<(String, String)>,
    pub(crate) from: usize,
    pub(crate) digest: String,
}

impl Proof {
    /// Writes the proof into a header, in place of any that is there.
    pub(crate) fn write(&self, header: &mut Header) {
        header.extra.retain(|(word, _)| !word.starts_with("luck") && word != "record-digest");
        let mut add = |word: &str, rest: String| header.extra.push((word.to_owned(), rest));
        add("luck", VERSION.to_owned());
        add("luck-commit", self.commit.clone());
        add("luck-secret", self.secret.clone());
        for (seat, entropy) in &self.entropy {
            add("luck-entropy", format!("{seat} {entropy}"));
        }
        add("luck-from", self.from.to_string());
        add("record-digest", self.digest.clone());
    }

    /// Reads the proof out of a header.
    fn read(header: &Header) -> Result<Proof, String> {
        let find = |word: &str| header.extra.iter().find(|(other, _)| other == word).map(|(_, rest)| rest);
        let need = |word: &str| {
            find(word).cloned().ok_or_else(|| {
                format!("the header has no `{word}` line; download the record after the game is over")
            })
        };
        let version = need("luck")?;
        if version != VERSION {
            return Err(format!("the luck is of kind {version}; this program checks kind {VERSION}"));
        }
        let lines = header.extra.iter().filter(|(word, _)| word == "luck-entropy");
        let entropy = lines.filter_map(|(_, rest)| rest.split_once(' '));
        Ok(Proof {
            commit: need("luck-commit")?,
            secret: need("luck-secret")?,
            entropy: entropy.map(|(seat, text)| (seat.to_owned(), text.to_owned())).collect(),
            from: need("luck-from")?.parse().map_err(|_| "`luck-from` needs a number".to_owned())?,
            digest: need("record-digest")?,
        })
    }
}

/// What [`verify`] found to be true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many entries were replayed.
    pub entries: usize,
    /// How many answers of chance followed from the secret.
    pub chance: usize,
    /// The published hash; compare it with what the table showed before the game.
    pub commit: String,
    /// The digest over the record; compare it with what the table shows now.
    pub digest: String,
}

/// Proves that every chance entry of a record followed from its secret, or says which did not.
pub fn verify(text: &str) -> Result<Verified, String> {
    let (game, record) = boxes::read_record(text).map_err(|problem| problem.to_string())?;
    // Illegal entries are told with line and column before anything is computed.
    game.open_record(&record, text).map_err(|problem| problem.to_string())?;
    verify_record(game, &record)
}

/// The same for a record of a box that may be outside the registry.
pub fn verify_record(game: &dyn boxes::GameBox, record: &Record) -> Result<Verified, String> {
    let proof = Proof::read(&record.header)?;
    let secret = unhex(&proof.secret).ok_or("`luck-secret` needs 64 hex digits")?;
    if commit(&secret) != proof.commit {
        return Err("the secret does not belong to `luck-commit`: one of the two was changed".to_owned());
    }
    let pairs = proof.entropy.iter().map(|(seat, entropy)| (seat.as_str(), entropy.as_str()));
    let seed = seed(&secret, pairs);
    let header = &record.header;
    let mut table = game.open(&header.config, &header.names).map_err(|errors| errors.to_string())?;
    let mut chain = chain_of(header);
    let mut chance = 0;
    for (number, entry) in record.entries().enumerate() {
        if entry.actor == Actor::Chance && number >= proof.from {
            let due = answer(&seed, &chain, &table.outcomes())?;
            if due != entry.text {
                return Err(format!(
                    "entry {}: `{entry}` did not follow from the secret, `* {due}` did: it or something \
                     before it was changed",
                    number + 1
                ));
            }
            chance += 1;
        }
        table
            .enter(entry.actor, &entry.text)
            .map_err(|refused| format!("entry {}: `{entry}`: {refused}", number + 1))?;
        chain = link(&chain, entry);
    }
    if hex(&chain) != proof.digest {
        return Err("the entries do not add up to `record-digest`: something was changed".to_owned());
    }
    Ok(Verified { entries: table.len(), chance, commit: proof.commit, digest: proof.digest })
}
