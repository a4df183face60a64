//! Checks the Dice Game against its contract, scenarios, golden games and perft counts.

mod allocation;
mod contract;
mod files;
mod goldens;
mod naive;
mod perft;
mod printed;
mod refusals;
mod scenarios;
