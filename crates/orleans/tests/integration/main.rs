//! Checks the rules from outside.

mod contract;
