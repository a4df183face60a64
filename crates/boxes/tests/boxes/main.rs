//! What holds for every box, and for a toy where boxes cannot show it.

mod archive;
mod assumed;
mod forecasts;
mod house;
mod ladder;
mod levels;
mod menus;
mod mirrors;
mod puzzles;
mod reasons;
mod records;
mod review;
mod rules;
mod schools;
mod secrets;
mod toy;
mod width;
