//! The server from outside: over real sockets, with a toy box that has every feature a box may have.

mod client;
mod damage;
mod door;
mod flood;
mod forgeries;
mod games;
mod input;
mod keep;
mod kill;
mod leaks;
mod lists;
mod luck;
mod market;
mod outage;
mod people;
mod plans;
mod postgres;
mod puzzles;
mod seats;
mod sockets;
mod study;
mod tables;
mod versions;
mod whole;
mod why;
mod work;
