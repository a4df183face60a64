//! The Dice Game held to its contract, its scenarios, its golden games and its counts.

mod allocation;
mod contract;
mod files;
mod goldens;
mod naive;
mod perft;
mod refusals;
mod scenarios;
mod typescript;
