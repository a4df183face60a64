//! Burgundy held to its rules: contract, clauses, golden games, perft, a second scoring.

mod allocation;
mod config;
mod contract;
mod folders;
mod golden;
mod naive;
mod perft;
mod preview;
mod projection;
mod reasons;
mod scenarios;
mod typescript;
