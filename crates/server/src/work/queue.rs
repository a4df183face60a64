//! Whose turn it is: fair between addresses, then between the people at one address.

use std::{collections::HashMap, time::Duration};

use tokio::{sync::oneshot, time::Instant};

/// What is computed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Kind {
    /// A few milliseconds that a table cannot go on without: its log, the rest of a bot's turn, a stand-in.
    Table,
    /// A few milliseconds for somebody who looks at a page.
    Look,
    /// A bot thinks at a table.
    Bot,
    /// A hint, or the check of a puzzle.
    Hint,
    /// A turn of a review is judged.
    Turn,
    /// A whole review, from its first turn to its last.
    Review,
}

/// Places that several kinds share. A page need not wait for a bot to finish thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lane {
    Reading,
    Thinking,
    Reviewing,
}

impl Lane {
    pub(super) const ALL: [Lane; 3] = [Lane::Reading, Lane::Thinking, Lane::Reviewing];
}

/// How many jobs of a kind may wait for one person, for one address, and in all.
struct Most {
    person: usize,
    address: usize,
    all: usize,
}

impl Kind {
    pub(super) const ALL: [Kind; 6] =
        [Kind::Table, Kind::Look, Kind::Bot, Kind::Hint, Kind::Turn, Kind::Review];

    /// Its name in the metrics.
    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::Table => "table",
            Kind::Look => "look",
            Kind::Bot => "bot",
            Kind::Hint => "hint",
            Kind::Turn => "turn",
            Kind::Review => "review",
        }
    }

    pub(super) fn lane(self) -> Lane {
        match self {
            Kind::Table | Kind::Look => Lane::Reading,
            Kind::Bot | Kind::Hint | Kind::Turn => Lane::Thinking,
            Kind::Review => Lane::Reviewing,
        }
    }

    fn most(self) -> Most {
        match self {
            // A live table has at most one for each seat. Beyond this it tries again a little later.
            Kind::Table => Most { person: 256, address: 2048, all: 8192 },
            // At most one review has a turn.
            Kind::Turn => Most { person: 1, address: 1, all: 1 },
            Kind::Look => Most { person: 8, address: 32, all: 512 },
            Kind::Bot => Most { person: 64, address: 256, all: 1024 },
            Kind::Hint => Most { person: 3, address: 12, all: 128 },
            Kind::Review => Most { person: 3, address: 6, all: 20 },
        }
    }
}

/// A turn of a review lets everything else go first for this long. After that it runs, so that the review finishes
/// eventually.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);

/// Who something is computed for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Owner {
    /// A person, a program, or an address if it is nobody we know.
    pub(crate) person: String,
    pub(crate) address: String,
}

/// One job, while it waits and while it runs.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) number: u64,
    pub(super) kind: Kind,
    pub(super) owner: Owner,
    /// The table it is about.
    pub(super) about: String,
    pub(super) since: Instant,
}

/// Why there is no room for a job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Full {
    /// The same person already has too many waiting.
    Person,
    Address,
    All,
}

/// All jobs that wait or run.
pub(super) struct Queue {
    places: [usize; 3],
    waiting: Vec<(Job, oneshot::Sender<()>)>,
    running: Vec<Job>,
    /// When each address and each person was last served in each lane, as numbers that only increase.
    served: [Served; 3],
    next: u64,
    /// How many jobs of each kind have begun.
    pub(super) started: [u64; Kind::ALL.len()],
}

#[derive(Clone, Default)]
struct Served {
    addresses: HashMap<String, u64>,
    people: HashMap<Owner, u64>,
    turns: u64,
}

impl Served {
    fn note(&mut self, owner: &Owner) {
        self.turns += 1;
        self.addresses.insert(owner.address.clone(), self.turns);
        self.people.insert(owner.clone(), self.turns);
    }
}

impl Queue {
    /// A queue with this many places for jobs that think, and about half as many for those that only
    /// read.
    pub(super) fn new(at_once: usize) -> Queue {
        let at_once = at_once.max(1);
        Queue {
            places: [at_once.div_ceil(2), at_once, 1],
            waiting: Vec::new(),
            running: Vec::new(),
            served: Default::default(),
            next: 0,
            started: [0; Kind::ALL.len()],
        }
    }

    /// How many jobs may run in a lane at the same time.
    pub(super) fn places(&self, lane: Lane) -> usize {
        self.places[lane as usize]
    }

    /// Adds a job at the end. Its number, or why there is no room.
    pub(super) fn add(
        &mut self,
        kind: Kind,
        owner: &Owner,
        about: &str,
        now: Instant,
        grant: oneshot::Sender<()>,
    ) -> Result<u64, Full> {
        let most = kind.most();
        let same = || self.waiting.iter().map(|(job, _)| job).filter(|job| job.kind == kind);
        if same().filter(|job| job.owner == *owner).count() >= most.person {
            return Err(Full::Person);
        }
        if same().filter(|job| job.owner.address == owner.address).count() >= most.address {
            return Err(Full::Address);
        }
        if same().count() >= most.all {
            return Err(Full::All);
        }
        self.next += 1;
        let (owner, about) = (owner.clone(), about.to_owned());
        self.waiting.push((Job { number: self.next, kind, owner, about, since: now }, grant));
        Ok(self.next)
    }

    /// Starts every job that there is a place for.
    pub(super) fn fill(&mut self, now: Instant) {
        for lane in Lane::ALL {
            while let Some(place) = self.pick(lane, now) {
                let (job, grant) = self.waiting.remove(place);
                // The one who has stopped waiting is about to take the job out.
                let _ = grant.send(());
                self.served[lane as usize].note(&job.owner);
                self.started[job.kind as usize] += 1;
                self.running.push(Job { since: now, ..job });
            }
        }
    }

    /// The job to start next in a lane, if there is a place.
    fn pick(&self, lane: Lane, now: Instant) -> Option<usize> {
        let running: Vec<&Job> = self.running.iter().filter(|job| job.kind.lane() == lane).collect();
        if running.len() >= self.places(lane) {
            return None;
        }
        let waiting: Vec<(usize, &Job)> = self.waiting_in(lane).collect();
        best(&waiting, &running, &self.served[lane as usize], now).map(|(place, _)| place)
    }

    fn waiting_in(&self, lane: Lane) -> impl Iterator<Item = (usize, &Job)> {
        let jobs = self.waiting.iter().map(|(job, _)| job).enumerate();
        jobs.filter(move |(_, job)| job.kind.lane() == lane)
    }

    /// The numbers of the first jobs that wait in a lane, in the order in which they would start if no more were added.
    pub(super) fn order(&self, lane: Lane, now: Instant, most: usize) -> Vec<u64> {
        let mut waiting: Vec<(usize, &Job)> = self.waiting_in(lane).collect();
        let mut running: Vec<&Job> = self.running.iter().filter(|job| job.kind.lane() == lane).collect();
        let mut served = self.served[lane as usize].clone();
        // By then everything has waited long enough.
        let then = now + PATIENCE;
        let mut order = Vec::new();
        while !waiting.is_empty() && order.len() < most {
            if running.len() >= self.places(lane) {
                running.remove(0);
            }
            let Some((place, job)) = best(&waiting, &running, &served, then) else { break };
            served.note(&job.owner);
            running.push(job);
            order.push(job.number);
            waiting.retain(|(other, _)| *other != place);
        }
        order
    }

    /// Takes out a job that has ended, or for which nobody waits any more.
    pub(super) fn remove(&mut self, number: u64) {
        self.waiting.retain(|(job, _)| job.number != number);
        self.running.retain(|job| job.number != number);
        let (waiting, running) = (&self.waiting, &self.running);
        for lane in Lane::ALL {
            let jobs = waiting.iter().map(|(job, _)| job).chain(running);
            let owners: Vec<&Owner> =
                jobs.filter(|job| job.kind.lane() == lane).map(|job| &job.owner).collect();
            let served = &mut self.served[lane as usize];
            served.addresses.retain(|address, _| owners.iter().any(|owner| owner.address == *address));
            served.people.retain(|owner, _| owners.contains(&owner));
        }
    }

    /// How many jobs of a kind wait, and how many run.
    pub(super) fn count(&self, kind: Kind) -> (usize, usize) {
        let is_one = |job: &&Job| job.kind == kind;
        let waiting = self.waiting.iter().map(|(job, _)| job).filter(is_one).count();
        (waiting, self.running.iter().filter(is_one).count())
    }

    /// Takes out everything that waits.
    pub(super) fn clear(&mut self) {
        self.waiting.clear();
    }

    /// How crowded it is for somebody: how many jobs would think or wait if everybody had as many as they
    /// do.
    pub(super) fn crowd(&self, owner: &Owner) -> usize {
        let waiting = self.waiting.iter().map(|(job, _)| job);
        let thinks = |job: &&Job| matches!(job.kind, Kind::Bot | Kind::Hint);
        let jobs: Vec<&Owner> = waiting.chain(&self.running).filter(thinks).map(|job| &job.owner).collect();
        let own = jobs.iter().filter(|other| **other == owner).count();
        let distinct = |mut names: Vec<&str>| {
            names.sort_unstable();
            names.dedup();
            names.len()
        };
        let here = jobs.iter().filter(|other| other.address == owner.address);
        let people = distinct(here.map(|other| other.person.as_str()).collect());
        let addresses = distinct(jobs.iter().map(|other| other.address.as_str()).collect());
        own * people * addresses
    }

    /// Whether a job has no place yet.
    pub(super) fn is_waiting(&self, number: u64) -> bool {
        self.waiting.iter().any(|(job, _)| job.number == number)
    }

    /// The waiting job of a kind that somebody has about a table.
    pub(super) fn find(&self, kind: Kind, owner: &Owner, about: &str) -> Option<u64> {
        let found = |job: &&Job| job.kind == kind && job.owner == *owner && job.about == about;
        self.waiting.iter().map(|(job, _)| job).find(found).map(|job| job.number)
    }

    #[cfg(test)]
    pub(super) fn running(&self) -> Vec<(Kind, &str)> {
        self.running.iter().map(|job| (job.kind, job.owner.person.as_str())).collect()
    }
}

/// The job that comes first: that of the address with the fewest running, then of the one that was last served the
/// longest ago; then the same between people at one address; then by kind and by age. A turn of a review comes when
/// nothing else is thinking, or when it has waited long enough.
fn best<'a>(
    waiting: &[(usize, &'a Job)],
    running: &[&Job],
    served: &Served,
    now: Instant,
) -> Option<(usize, &'a Job)> {
    let is_busy = running.iter().copied().chain(waiting.iter().map(|(_, job)| *job));
    let is_busy = is_busy.into_iter().any(|job| job.kind != Kind::Turn);
    let may_start = |job: &Job| {
        job.kind != Kind::Turn || !is_busy || now.saturating_duration_since(job.since) >= PATIENCE
    };
    let key = |job: &Job| {
        let at_address = running.iter().filter(|other| other.owner.address == job.owner.address).count();
        let of_person = running.iter().filter(|other| other.owner == job.owner).count();
        let address = served.addresses.get(&job.owner.address).copied().unwrap_or(0);
        let person = served.people.get(&job.owner).copied().unwrap_or(0);
        (at_address, address, of_person, person, job.kind, job.number)
    };
    waiting.iter().copied().filter(|(_, job)| may_start(job)).min_by_key(|(_, job)| key(job))
}

#[cfg(test)]
mod tests;
