//! What can be played.

use std::{collections::BTreeMap, ops::RangeInclusive};

use axum::{
    Json,
    extract::{Query, State},
};
use engine::{Config, OverlayProblem};
use protocol::{
    BotInfo, BotMeasured, BoxInfo, ClauseInfo, DefaultInfo, EditionInfo, ModuleInfo, OptionInfo,
    OverlayAnswer, OverlayFault, OverlayInfo, ProvenanceInfo, ReadOverlay, RulesInfo, SeatRange,
};
use serde::Deserialize;
use shelf::{BotRow, GameBox};

use super::{
    App,
    answer::{Body, Path},
    packed::{Fixed, Packed, Unpacks},
    session::Caller,
};
use crate::{
    refusal::Refusal,
    work::{Aside, Kind},
};

/// The boxes on this server.
#[cfg_attr(test, utoipa::path(get, path = "/api/boxes", tag = "boxes", responses((status = 200, body = [BoxInfo]))))]
pub(crate) async fn list(State(app): State<App>, unpacks: Unpacks) -> Result<Packed, Refusal> {
    let all = app.hub.shared.boxes;
    let list = move || all.boxes().map(info).collect::<Vec<BoxInfo>>();
    Fixed::answer(&app, "boxes".to_owned(), unpacks, list).await
}

/// One box, with where its content comes from.
#[cfg_attr(test, utoipa::path(get, path = "/api/boxes/{id}", tag = "boxes", params(("id" = String, Path)),
    responses((status = 200, body = BoxInfo), (status = 404, body = protocol::Problem))))]
pub(crate) async fn one(
    State(app): State<App>,
    Path(id): Path<String>,
    unpacks: Unpacks,
) -> Result<Packed, Refusal> {
    let game = find(&app, &id)?;
    Fixed::answer(&app, format!("boxes/{id}"), unpacks, move || whole(game)).await
}

fn whole(game: &GameBox) -> BoxInfo {
    let provenance = game.provenance().into_iter().map(|row| ProvenanceInfo {
        table: row.table,
        row: row.row,
        standing: row.standing,
        source: row.source,
        reconstructed: row.reconstructed,
        overlay: row.overlay.map(str::to_owned),
    });
    BoxInfo { provenance: provenance.collect(), ..info(game) }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Reader {
    /// The language to answer in, such as `de`. English if left out or unknown.
    lang: Option<String>,
}

/// The rules of a box: the clauses that events cite, in the reader's language.
#[cfg_attr(test, utoipa::path(get, path = "/api/boxes/{id}/rules", tag = "boxes", params(("id" = String, Path),
    ("lang" = Option<String>, Query, description = "The language to answer in, such as `de`; English if left out or unknown")),
    responses((status = 200, body = RulesInfo), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn rules(
    State(app): State<App>,
    Path(id): Path<String>,
    query: Result<Query<Reader>, axum::extract::rejection::QueryRejection>,
    unpacks: Unpacks,
) -> Result<Packed, Refusal> {
    let Query(reader) = query.map_err(|rejection| Refusal::request(rejection.body_text()))?;
    let game = find(&app, &id)?;
    let languages = game.translations.iter().copied();
    let language = languages.into_iter().find(|&language| reader.lang.as_deref() == Some(language));
    let language = language.unwrap_or_default();
    Fixed::answer(&app, format!("rules/{id}/{language}"), unpacks, move || book(game, language)).await
}

fn book(game: &GameBox, language: &str) -> RulesInfo {
    let book = game.rulebook(language);
    let clause = |clause: shelf::Clause<'static>| {
        let mut parts = clause.source.split('·').map(|part| part.trim().to_owned());
        ClauseInfo {
            id: clause.id.to_owned(),
            edition: parts.next().unwrap_or_default(),
            standing: parts.next().unwrap_or_default(),
            pages: parts.collect::<Vec<_>>().join(" · "),
            chapter: clause.chapter.to_owned(),
            text: clause.text.to_owned(),
        }
    };
    RulesInfo {
        language: book.language.to_owned(),
        clauses: book.clauses.into_iter().map(clause).collect(),
        words: book.words.into_iter().map(|(word, meant)| (word.to_owned(), meant.to_owned())).collect(),
    }
}

/// What is printed, in the box's own JSON; null if it has none.
#[cfg_attr(test, utoipa::path(get, path = "/api/boxes/{id}/catalog", tag = "boxes", params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = protocol::Problem))))]
pub(crate) async fn catalog(
    State(app): State<App>,
    Path(id): Path<String>,
    unpacks: Unpacks,
) -> Result<Packed, Refusal> {
    let game = find(&app, &id)?;
    Fixed::answer(&app, format!("catalog/{id}"), unpacks, || game.catalog()).await
}

/// Reads an overlay file, and reports all mistakes in it with their lines.
#[cfg_attr(test, utoipa::path(post, path = "/api/boxes/{id}/overlay", tag = "boxes", params(("id" = String, Path)),
    request_body = ReadOverlay,
    responses((status = 200, body = OverlayAnswer), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn overlay(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(asked): Body<ReadOverlay>,
) -> Result<Json<OverlayAnswer>, Refusal> {
    let game = find(&app, &id)?;
    let table = Config { edition: asked.edition, ..Config::default() };
    let fault = |problem: OverlayProblem| OverlayFault {
        line: problem.line.try_into().unwrap_or(u32::MAX),
        message: problem.message,
    };
    // A long file takes a few milliseconds.
    let owner = caller.owner();
    let read = move |aside: &Aside, _: &shelf::Stop| aside.overlay(game, &asked.text, &table);
    Ok(Json(match app.hub.shared.work.run(Kind::Look, &owner, "", read).await? {
        Ok(options) => OverlayAnswer { options, problems: Vec::new() },
        Err(problems) => {
            OverlayAnswer { options: BTreeMap::new(), problems: problems.into_iter().map(fault).collect() }
        }
    }))
}

pub(crate) fn find(app: &App, id: &str) -> Result<&'static GameBox, Refusal> {
    app.hub.shared.boxes.find(id).map_err(Refusal::missing)
}

fn info(game: &GameBox) -> BoxInfo {
    let edition =
        |edition: &shelf::Edition| EditionInfo { id: edition.id.to_owned(), about: edition.about.to_owned() };
    let bot = |bot: BotRow| BotInfo {
        name: bot.name.to_owned(),
        about: bot.about.to_owned(),
        random_percent: bot.random_percent,
        simulations: bot.simulations,
        measured: measured(game.measured(bot.name)),
    };
    BoxInfo {
        id: game.id.to_owned(),
        title: game.title.to_owned(),
        version: game.version,
        seats: seat_range(&game.menu.seats),
        editions: game.menu.editions.iter().map(edition).collect(),
        modules: game.menu.modules.iter().map(|row| module(row, &game.menu.seats)).collect(),
        options: game.menu.options.iter().map(option).collect(),
        overlay: game.menu.overlay.rows.iter().map(overlay_row).collect(),
        bots: game.opponents().into_iter().map(bot).collect(),
        usual_bot: game.usual_bot().to_owned(),
        provenance: Vec::new(),
    }
}

fn measured(measured: shelf::Measured) -> BotMeasured {
    BotMeasured {
        rating: measured.rating,
        score: measured.score,
        beats_below: measured.beats_below,
        turn_ms: measured.turn_ms,
    }
}

fn seat_range(seats: &RangeInclusive<u8>) -> SeatRange {
    SeatRange { least: *seats.start(), most: *seats.end() }
}

fn option(option: &engine::OptionSpec) -> OptionInfo {
    OptionInfo {
        id: option.id.to_owned(),
        values: option.values.iter().map(|&value| value.to_owned()).collect(),
        about: option.about.to_owned(),
        clause: option.clause.to_owned(),
    }
}

fn overlay_row(row: &shelf::OverlayRow) -> OverlayInfo {
    OverlayInfo {
        key: row.key().to_owned(),
        option: option(&row.option),
        printed: row.option.default().to_owned(),
        standing: row.confidence.words().to_owned(),
        source: row.note.to_owned(),
        editions: row.editions.iter().map(|&edition| edition.to_owned()).collect(),
        clauses: row.clauses().map(str::to_owned).collect(),
    }
}

fn module(module: &shelf::Module, seats: &RangeInclusive<u8>) -> ModuleInfo {
    let owned = |ids: &[&str]| ids.iter().map(|&id| id.to_owned()).collect();
    let seats = module.seats.as_ref().unwrap_or(seats);
    let defaults = |row: &engine::ModuleDefault| {
        let (option, value) = (row.option, row.value);
        seats.clone().map(move |seats| DefaultInfo {
            option: option.to_owned(),
            seats,
            value: value(seats).to_owned(),
        })
    };
    ModuleInfo {
        id: module.id.to_owned(),
        title: module.title.to_owned(),
        about: module.about.to_owned(),
        clause: module.clause.to_owned(),
        editions: owned(module.editions),
        seats: module.seats.as_ref().map(seat_range),
        needs: owned(module.needs),
        excludes: owned(module.excludes),
        excludes_clause: module.excludes_clause.to_owned(),
        options: module.options.iter().map(option).collect(),
        defaults: module.defaults.iter().flat_map(defaults).collect(),
    }
}
