//! What can be played.

use crate::content::named;

named! {
    /// The base game and the six scenarios of Invasion. r[orleans.scenario.six]
    Scenario, "a scenario is":
    Base = "base",
    Prosperity = "prosperity",
    Invasion = "invasion",
    Duel = "duel",
    Dignitary = "dignitary",
    Vierzon = "vierzon",
    Salesman = "salesman",
}
