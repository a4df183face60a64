//! Checks Burgundy against its contract, clauses, golden games, perft counts and a second scoring.

mod allocation;
mod chains;
mod config;
mod contract;
mod events;
mod folders;
mod golden;
mod naive;
mod ninth;
mod perft;
mod preview;
mod printed;
mod projection;
mod random_modules;
mod reasons;
mod scenarios;
mod solo;
