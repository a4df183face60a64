//! The same types for the browser: one file, written by `LOIRE_BLESS=1 cargo test -p protocol`.

use std::{fmt::Write as _, fs, path::Path};

use ts_rs::{Config, TS};

use crate::{
    Account, Acknowledged, Act, Acts, Answer, Attempt, AttemptVerdict, BotInfo, BotMeasured, BoxInfo,
    ChancesOf, ChangeInfo, Chat, ChatLine, Choice, ClauseInfo, ClockInfo, ClockRule, ClockSeat, Contribute,
    Create, DefaultInfo, EditionInfo, Ending, EntryInfo, EventInfo, FallRisk, FallenSeat, Finished, Fork,
    FromClient, FromServer, Gain, GameResult, Grade, Grades, Guest, HeadStart, Hint, HintInfo, HintQueue,
    Login, LuckInfo, LuckNote, Me, ModuleInfo, NoteInfo, NoteKind, OptionInfo, Origin, OriginKind, OutOfTime,
    OverlayAnswer, OverlayFault, OverlayInfo, PROTOCOL_VERSION, Password, PersonInfo, PersonPage, Position,
    PreviewChange, PreviewInfo, Previews, Problem, Projected, ProjectedSource, ProvenanceInfo, PuzzleAnswer,
    PuzzleBoard, PuzzleInfo, PuzzleLine, PuzzleList, PuzzleRef, Rank, ReadOverlay, Reason, Review,
    ReviewPart, ReviewState, RulesInfo, Sat, ScoreSheet, SeatInfo, SeatKind, SeatLuck, SeatPlan, SeatRange,
    SeatReview, SessionInfo, SideResult, Sit, Snapshot, Solution, SolutionTurn, SourcePoints, Standing,
    Status, TableInfo, TableSummary, Takeback, TakebackInfo, Try, TurnReview, Undo, Verdict, WantSeat,
    WantedInfo, Why, WhyNot,
};

/// Where the file is, from the root of the repository.
const PATH: &str = "web/src/generated/protocol.ts";

/// The file's text.
fn text() -> String {
    let config = Config::default().with_large_int("number");
    let mut text = format!(
        "// Written by `LOIRE_BLESS=1 cargo test -p protocol` from crates/protocol. Do not edit.\n\n\
         export const PROTOCOL_VERSION = {PROTOCOL_VERSION};\n"
    );
    requests(&mut text, &config);
    answers(&mut text, &config);
    messages(&mut text, &config);
    text + &reasons()
}

macro_rules! declare {
    ($text:ident, $config:ident: $($name:ty),* $(,)?) => { $( declare::<$name>($text, $config); )* };
}

/// What clients send, and why it may be refused.
fn requests(text: &mut String, config: &Config) {
    declare!(
        text, config:
        Problem,
        Reason,
        Why,
        WhyNot,
        Guest,
        Account,
        Login,
        Password,
        Contribute,
        Create,
        SeatPlan,
        Sit,
        Act,
        Acts,
        Undo,
        Takeback,
        WantSeat,
        Answer,
        Chat,
        Fork,
        Try,
        Attempt,
    );
}

/// What the server answers and sends.
fn answers(text: &mut String, config: &Config) {
    declare!(
        text, config:
        PersonInfo,
        Me,
        SessionInfo,
        PersonPage,
        Standing,
        Finished,
        BoxInfo,
        SeatRange,
        EditionInfo,
        ModuleInfo,
        DefaultInfo,
        OptionInfo,
        BotInfo,
        BotMeasured,
        ProvenanceInfo,
        OverlayInfo,
        ReadOverlay,
        OverlayAnswer,
        OverlayFault,
        RulesInfo,
        ClauseInfo,
        Status,
        TableInfo,
        TableSummary,
        SeatInfo,
        SeatKind,
        NoteInfo,
        NoteKind,
        LuckInfo,
        SeatLuck,
        ClockRule,
        OutOfTime,
        ClockInfo,
        ClockSeat,
        TakebackInfo,
        WantedInfo,
        Origin,
        OriginKind,
        Sat,
        Acknowledged,
        Snapshot,
        Position,
        Projected,
        ProjectedSource,
        PreviewChange,
        PreviewInfo,
        Previews,
        EntryInfo,
        EventInfo,
        ChangeInfo,
        GameResult,
        Ending,
        Verdict,
        Rank,
        SideResult,
        ScoreSheet,
        SourcePoints,
        ReviewState,
        Review,
        ReviewPart,
        ChancesOf,
        HeadStart,
        FallenSeat,
        TurnReview,
        Choice,
        Gain,
        FallRisk,
        LuckNote,
        Grade,
        SeatReview,
        Grades,
        Hint,
        HintInfo,
        HintQueue,
        PuzzleList,
        PuzzleRef,
        PuzzleInfo,
        PuzzleBoard,
        PuzzleAnswer,
        Solution,
        AttemptVerdict,
        SolutionTurn,
        PuzzleLine,
    );
}

/// What both send on a socket.
fn messages(text: &mut String, config: &Config) {
    declare!(text, config: FromClient, FromServer, ChatLine);
}

/// The list of reasons, so that a client can prove that it has a text for each.
fn reasons() -> String {
    let word = |reason| serde_json::to_string(reason).expect("a reason is a word");
    let words: Vec<String> = Reason::ALL.iter().map(word).collect();
    let words = words.join(",\n  ");
    format!("\n/** All reasons. */\nexport const REASONS: readonly Reason[] = [\n  {words},\n];\n")
}

fn declare<T: TS>(text: &mut String, config: &Config) {
    let docs = T::docs().unwrap_or_default();
    let declared = T::decl(config);
    let lines = format!("\n{docs}export {declared}\n");
    for line in lines.lines() {
        writeln!(text, "{}", line.trim_end()).expect("a string takes all text");
    }
}

#[test]
fn the_web_client_and_the_server_have_the_same_types() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(PATH);
    let wanted = text();
    if std::env::var_os("LOIRE_BLESS").is_some() {
        fs::create_dir_all(path.parent().expect("the path has a folder")).expect("the folder can be made");
        fs::write(&path, &wanted).expect("the file can be written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == wanted, "{PATH} is out of date: run `LOIRE_BLESS=1 cargo test -p protocol`");
}
