//! The decisions of the team in words.

use std::fmt;

use engine::counted;

use super::{
    demand::{AnswerView, Consent, DemandView, Demanded, ProposalView, TallyView},
    told::sentence,
    view::CityView,
};
use crate::{content::Hour, view::View};

impl Demanded {
    /// Some of it, in a sentence.
    fn told(self, count: u8) -> String {
        let noun = match self {
            Demanded::Technology => "technology tile",
            Demanded::Tiles | Demanded::Places => "place tile",
            Demanded::Coins | Demanded::Payout => "coin",
            Demanded::Points | Demanded::Books => "development point",
            Demanded::Monks => "monk",
            Demanded::Citizens => "citizen",
            Demanded::Grain => return format!("{count} grain"),
            Demanded::Wine => return format!("{count} wine"),
            Demanded::Journey => "journey",
            Demanded::Deals => "deal",
            Demanded::Worth => "point",
        };
        counted(count.into(), noun)
    }
}

/// Whether one thing can replace another in an event.
fn instead(event: Hour) -> bool {
    matches!(event, Hour::Demolition | Hour::Arson | Hour::RomeCalling)
}

impl TallyView {
    fn missing(self) -> u8 {
        self.needed.saturating_sub(self.met)
    }
}

impl ProposalView {
    /// What the draft has so far.
    fn so_far(&self) -> String {
        let met = self.demand.iter().filter(|tally| tally.met > 0);
        let met: Vec<String> = met.map(|tally| tally.measure.told(tally.met)).collect();
        if met.is_empty() { "nothing yet".to_owned() } else { met.join(", ") }
    }

    /// Its items in words.
    pub(super) fn told(&self) -> String {
        self.items.iter().map(|view| sentence(view.item)).collect::<Vec<_>>().join(", ")
    }

    /// What it still lacks.
    fn missing(&self) -> String {
        let paying = self.demand.iter().any(|tally| tally.measure == Demanded::Coins && tally.met > 0);
        let calling = self.demand.iter().any(|tally| tally.measure == Demanded::Monks && tally.met > 0);
        let counts = |tally: &&TallyView| match tally.measure {
            Demanded::Technology | Demanded::Tiles => !paying,
            Demanded::Citizens => !calling,
            Demanded::Deals => false,
            _ => true,
        };
        let lacking = self.demand.iter().filter(|tally| tally.missing() > 0).filter(counts);
        let lacking: Vec<String> = lacking.map(|tally| tally.measure.told(tally.missing())).collect();
        lacking.join(if instead(self.event) { " or " } else { ", " })
    }
}

/// The question to the seat that drafts.
impl fmt::Display for ProposalView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (title, so_far) = (self.event.title(), self.so_far());
        write!(f, "{title}, your draft for the team: {so_far}")?;
        match (self.missing(), self.complete) {
            (_, true) => write!(f, ". Nothing is missing: propose it")?,
            (missing, false) if missing.is_empty() => write!(f, ". Add something")?,
            (missing, false) => write!(f, ". Still missing: {missing}")?,
        }
        if self.optional {
            write!(f, ", or skip the event")?;
        }
        if self.holds { write!(f, ". Nobody has to agree") } else { Ok(()) }
    }
}

impl DemandView {
    /// What the event asks for, and whether that could be met now.
    fn text(&self) -> String {
        let needed = self.needed.iter().filter(|tally| tally.needed > 0);
        let needed: Vec<String> = needed.map(|tally| tally.measure.told(tally.needed)).collect();
        let needed = needed.join(if instead(self.event) { " or " } else { ", " });
        let short: Vec<String> = self.short.iter().map(ToString::to_string).collect();
        let could = match (self.team, self.optional, self.could) {
            (false, _, true) => "everyone could pay it now".to_owned(),
            (false, _, false) => format!("{} could not pay it now", short.join(", ")),
            (true, true, true) => "the team could use it now".to_owned(),
            (true, true, false) => "the team could not use it now".to_owned(),
            (true, false, true) => "the team could meet it now".to_owned(),
            (true, false, false) => "the team could not meet it now".to_owned(),
        };
        let whom = if self.team { "the team" } else { "each player alone" };
        format!("{} ({whom}): {needed}; {could}", self.event.title())
    }
}

impl AnswerView {
    fn text(self) -> String {
        let answer = match self.answer {
            Consent::Open => "has not answered",
            Consent::Accepted => "accepts",
            Consent::Declined => "declines",
        };
        format!("{} {answer}", self.seat)
    }
}

impl ProposalView {
    /// Who proposes what, and how the others answer.
    fn text(&self) -> String {
        let verb = if self.proposed { "proposes" } else { "drafts" };
        let items: Vec<String> = self.items.iter().map(|view| view.item.to_string()).collect();
        let items = if items.is_empty() { "nothing yet".to_owned() } else { items.join(", ") };
        let mut parts = vec![format!("{} {verb} for {}: {items}", self.drafter, self.event.title())];
        if !self.complete && !self.missing().is_empty() {
            parts.push(format!("missing: {}", self.missing()));
        }
        if self.holds {
            parts.push("needs nobody's consent".to_owned());
        }
        let answers: Vec<String> = self.answers.iter().map(|answer| answer.text()).collect();
        if !answers.is_empty() {
            parts.push(answers.join(", "));
        }
        parts.join("; ")
    }
}

impl View {
    /// The city and what the team has to decide: a name and a text for each line.
    pub(crate) fn team_lines(&self) -> impl Iterator<Item = (&'static str, String)> {
        let city = self.city.iter().flat_map(CityView::lines);
        let demand = self.demand.iter().map(|demand| ("demand", demand.text()));
        city.chain(demand).chain(self.proposal.iter().map(|proposal| ("proposal", proposal.text())))
    }
}
