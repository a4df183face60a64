//! What a table can have: positions that no game reaches are refused, and lines that are almost right get their form.

use engine::{Line, Seat};

use super::read;
use crate::{
    content::{Board, Depot, Duchy, Kind, SLOTS, Space, Spaces, Tile, phase_letter},
    rules::Burgundy,
    state::State,
    step::Step,
};

/// How lines with a fixed form are written, by the word that they begin with.
const FORMS: &[(&str, &str)] = &[
    ("phase", "`phase C`"),
    ("round", "`round 4`"),
    ("white", "`white 3`"),
    ("turn", "`turn p2` or `turn p2 last`"),
    ("prepare", "just `prepare`"),
    ("depot", "`depot 3 bank cow4` or `depot black ship`"),
    ("goods", "`goods 3 red red`, or `p1 goods red 2` for a seat"),
    ("silver", "`p1 silver 2`"),
    ("workers", "`p1 workers 3`"),
    ("points", "`p1 points 40`"),
    ("board", "`p1 board 7`"),
    ("castle", "`p1 castle r4c4`"),
    ("dice", "`p1 dice 3 5`, with - for a die that has been used"),
    ("tile", "`p1 tile r3c4 monastery1`, with a tile after every space"),
    ("bonus", "`p1 bonus ship large`"),
    ("bought", "`p1 bought`"),
];

/// What is wrong with a line that has no form we know: how it is written, or else which lines there are.
pub(super) fn wrong_form(words: &[&str], lines: impl FnOnce() -> String) -> String {
    let word = words.first().copied().unwrap_or_default();
    match FORMS.iter().find(|(known, _)| *known == word) {
        Some((_, form)) => format!("write {form}"),
        None => lines(),
    }
}

/// Whether a word is meant as a seat.
pub(super) fn is_seat(word: &str) -> bool {
    word.starts_with('p') && word.len() == 2
}

impl Burgundy {
    /// Refuses a word that belongs to a module which this table does not use.
    pub(super) fn in_use(&self, word: &str) -> Result<(), String> {
        match self.absent.iter().find(|(name, _)| *name == word) {
            Some((_, module)) => Err(format!(
                "`{word}` belongs to module {module}, which this table does not use; add `modules {module}`"
            )),
            None => Ok(()),
        }
    }

    /// Reads a tile that this table may have.
    pub(super) fn tile_named(&self, word: &str) -> Result<Tile, String> {
        let tile: Tile = read(word)?;
        self.in_use(tile.name()).map(|()| tile)
    }

    /// Whether a line is about something that partners own together.
    pub(super) fn is_shared(&self, seat: &str, what: &[&str]) -> bool {
        let shared = ["silver", "workers", "goods", "sold", "shared", "bonus", "board", "castle"];
        self.estates < self.seats
            && what.first().is_some_and(|word| shared.contains(word))
            && seat.parse::<Seat>().is_ok_and(|seat| seat.0 < self.seats)
    }

    /// What such a line sets. r[burgundy.team.shared]
    pub(super) fn owned_by_partners(&self, seat: &str, what: &[&str]) -> String {
        let seat: Seat = seat.parse().expect("only called for a seat");
        let partners: Vec<String> = self.partners(seat).map(|partner| partner.to_string()).collect();
        let what = if what[0] == "bonus" { what.join(" ") } else { what[0].to_owned() };
        format!("the {what} of {}, which they share", partners.join(" and "))
    }

    /// Refuses a tile in a depot for which its back is wrong. A monastery may lie in any: few rules ask for its back.
    pub(super) fn check_back(&self, depot: Depot, tile: Tile, count: usize) -> Result<(), String> {
        let spec = self.tile(tile);
        let [coloured, black] = spec.copies;
        match (depot == Depot::BLACK, black) {
            _ if spec.counts == Some(Kind::Monastery) => Ok(()),
            (true, 0) => Err(format!("`{tile}`: it has no black back, so it is never in the black depot")),
            (true, _) if count > usize::from(black) => Err(format!(
                "`{tile}`: only {black} have a black back, so {count} cannot be in the black depot"
            )),
            (false, _) if coloured == 0 => {
                Err(format!("`{tile}`: it has a black back, so it is only ever in the black depot"))
            }
            _ => Ok(()),
        }
    }

    /// Refuses a duchy that two seats have where all are different. r[burgundy.border.boards]
    pub(super) fn ready_duchies(&self, state: &State) -> Result<(), String> {
        let duchy = |seat: Seat| state.estates[seat].board;
        for other in self.owners().filter(|_| self.set_up.different) {
            let same = |seat: &Seat| duchy(*seat).is_some() && duchy(*seat) == duchy(other);
            let Some(seat) = self.owners().take_while(|&seat| seat != other).find(same) else { continue };
            let taken = |free: &Duchy| self.owners().any(|seat| duchy(seat) == Some(*free));
            let free = self.duchies().find(|free| !taken(free)).expect("there are more duchies than seats");
            let both = duchy(other).expect("two seats have it");
            return Err(format!(
                "{seat} and {other} both have duchy {both}, and the box has only one; say which one {other} has: \
                 `{other} board {free}`"
            ));
        }
        Ok(())
    }

    /// Refuses more tiles on a stack than have come so far.
    pub(super) fn ready_stacks(&self, state: &State) -> Result<(), String> {
        let marks = state.flow.frames(Line::Main);
        let preparing = marks.contains(&Step::RemoveTiles);
        let come = if preparing { state.phase } else { state.phase + 1 };
        if !preparing && !marks.contains(&Step::Phase(state.phase)) {
            return Ok(());
        }
        for &tile in &self.stacks {
            let (id, there) = (self.counter_of(tile).id, state.stack(tile).there);
            if there > come {
                // r[burgundy.inn.supply]
                let phase = phase_letter(state.phase);
                let when = if preparing { "before" } else { "in" };
                return Err(format!(
                    "`{id} {there}`: one {tile} comes in each phase, so {when} phase {phase} there are at most {come}"
                ));
            }
        }
        Ok(())
    }

    /// Where a start castle can be. r[burgundy.team.castle] A team that has no choice begins in the centre.
    pub(super) fn starts_of(&self, seat: Seat, board: &Board) -> Spaces {
        let set_up = &self.set_up;
        let given = set_up.boards[seat.index()] == Some(board.duchy) && !set_up.choose_castle[seat.index()];
        if given && self.estates < self.seats { board.centre.alone() } else { board.starts }
    }

    /// Puts the tiles of each depot on the spaces of their colours, as far as there are any.
    /// r[burgundy.phase.fill-depots]
    pub(super) fn sort_depots(&self, state: &mut State) {
        for (tiles, kinds) in state.depots.iter_mut().zip(&self.depots[usize::from(state.phase)]) {
            let kinds = &kinds[..self.limits.slots as usize];
            let mut sorted = [None; SLOTS];
            let mut others = Vec::new();
            for tile in tiles.iter().flatten() {
                let fits = |&at: &usize| sorted[at].is_none() && self.tile(*tile).counts == Some(kinds[at]);
                match (0..kinds.len()).find(fits) {
                    Some(at) => sorted[at] = Some(*tile),
                    None => others.push(*tile),
                }
            }
            let free = sorted.iter_mut().filter(|space| space.is_none());
            free.zip(others).for_each(|(space, tile)| *space = Some(tile));
            *tiles = sorted;
        }
    }
}

/// A start castle that is not on a space for it.
pub(super) fn no_start(seat: Seat, board: &Board, starts: Spaces, space: Space) -> String {
    let spaces: Vec<String> = board.list(starts).map(|space| space.to_string()).collect();
    let castle = board.has(space) && board.kind(space) == Kind::Castle;
    let wrong = if castle { "not where a start castle goes" } else { "not a castle space" };
    let more = if spaces.len() > 1 { format!(" (or {})", spaces[1..].join(", ")) } else { String::new() };
    format!(
        "{space} of duchy {} is {wrong}; say where {seat}'s start castle is: `{seat} castle {}`{more}",
        board.duchy, spaces[0]
    )
}
