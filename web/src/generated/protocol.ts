// Written by `cargo xtask types` from crates/protocol. Do not edit.

/** A box that can be played here. */
export interface BoxInfo {
  /** How requests and records name it. */
  readonly id: string;
  /** Its name for people. */
  readonly title: string;
  /** The version of its rules. */
  readonly version: number;
  /** How many people can play. */
  readonly seats: SeatRange;
  /** Its editions, the default first. */
  readonly editions: readonly EditionInfo[];
  /** Expansions and variants that a table may add. */
  readonly modules: readonly ModuleInfo[];
  /** What a table may decide. */
  readonly options: readonly OptionInfo[];
  /** The values that an overlay may replace. */
  readonly overlay: readonly OverlayInfo[];
  /** The bots that you can play against, the weakest first. A seat may also name a bot that is not listed here: the box's yardsticks, such as `greedy`, still work. */
  readonly bots: readonly BotInfo[];
  /** The bot to suggest if nobody has chosen one. */
  readonly usual_bot: string;
  /** Where its content comes from. Only on the page of one box, and empty in the list. */
  readonly provenance: readonly ProvenanceInfo[];
}

/** The smallest and the largest number of seats. */
export interface SeatRange {
  /** The fewest. */
  readonly least: number;
  /** The most. */
  readonly most: number;
}

/** One printing of a box. */
export interface EditionInfo {
  /** How requests name it. */
  readonly id: string;
  /** What it is, in one sentence. */
  readonly about: string;
}

/** An expansion or variant of a box. */
export interface ModuleInfo {
  /** How requests name it. */
  readonly id: string;
  /** Its name for people. */
  readonly title: string;
  /** What it adds, in one sentence. */
  readonly about: string;
  /** The clause that introduces it. */
  readonly clause: string;
  /** The editions that have it. If empty, all of them do. */
  readonly editions: readonly string[];
  /** How many people can play with it, if that differs from the box. */
  readonly seats: SeatRange | null;
  /** Modules without which it cannot be used. */
  readonly needs: readonly string[];
  /** Modules that cannot be used with it. They exclude it too. */
  readonly excludes: readonly string[];
  /** The clause that excludes them. Empty if it excludes none. */
  readonly excludes_clause: string;
  /** What a table may decide if it uses this module. */
  readonly options: readonly OptionInfo[];
  /** Options of the box that have another default with this module. */
  readonly defaults: readonly DefaultInfo[];
}

/** A question the rules leave to the table. */
export interface OptionInfo {
  /** How requests name it. */
  readonly id: string;
  /** The accepted values, the default first. If empty, free text that the box checks. */
  readonly values: readonly string[];
  /** What is decided, in one sentence. */
  readonly about: string;
  /** The clause that leaves it open. */
  readonly clause: string;
}

/** What an option of the box is with a module, if the table does not choose. */
export interface DefaultInfo {
  /** The option. */
  readonly option: string;
  /** How many seats the table has. */
  readonly seats: number;
  /** Its value. */
  readonly value: string;
}

/** A value that an overlay may replace. The option `overlay.` and the key carries it. */
export interface OverlayInfo {
  /** What it is called in an overlay file. */
  readonly key: string;
  /** The option that carries it. */
  readonly option: OptionInfo;
  /** The value in the box. */
  readonly printed: string;
  /** How sure that value is. */
  readonly standing: string;
  /** Where it comes from. */
  readonly source: string;
  /** The editions that have it. If empty, all of them do. */
  readonly editions: readonly string[];
  /** The clauses whose text it changes. */
  readonly clauses: readonly string[];
}

/** A bot you can play against at any time. */
export interface BotInfo {
  /** How requests name it: its level. */
  readonly name: string;
  /** How it plays, in one sentence. */
  readonly about: string;
  /** If it plays at first sight: how many decisions in a hundred it makes at random. */
  readonly random_percent: number | null;
  /** How many simulated games it plays before a turn. If none, it only judges positions. */
  readonly simulations: number;
  /** How strong and how fast it is. */
  readonly measured: BotMeasured;
}

/** What we measured of a bot in games for two with the box's usual rules. What nobody has measured is null. */
export interface BotMeasured {
  /** Its rating on the Elo scale, above the bot `greedy`. */
  readonly rating: number | null;
  /** Its mean score. */
  readonly score: number | null;
  /** How often it wins against the level below, in per cent. */
  readonly beats_below: number | null;
  /** How long it thinks about a turn, or about a round if everybody acts at the same time, in milliseconds. */
  readonly turn_ms: number | null;
}

/** Where one row or table of content comes from. */
export interface ProvenanceInfo {
  /** The table it belongs to. */
  readonly table: string;
  /** The row, or what the rows have in common. */
  readonly row: string;
  /** How sure it is. */
  readonly standing: string;
  /** The source. */
  readonly source: string;
  /** Whether we had no printed copy to check it against, so that it may be wrong. */
  readonly reconstructed: boolean;
  /** The key with which an overlay can replace it, if there is one. */
  readonly overlay: string | null;
}

/** An overlay file to check, and the table it is for. */
export interface ReadOverlay {
  /** The text of the file, one `key value` on each line. */
  readonly text: string;
  /** The edition; the box's default if left out. */
  readonly edition?: string;
}

/** What an overlay file says. */
export interface OverlayAnswer {
  /** The options to open a table with. Empty if there are problems. */
  readonly options: Readonly<Record<string, string>>;
  /** Everything that is wrong with the file, in the order of its lines. */
  readonly problems: readonly OverlayFault[];
}

/** A mistake in an overlay file. */
export interface OverlayFault {
  /** The line it is on, from 1. */
  readonly line: number;
  /** What is wrong, and what would be right. */
  readonly message: string;
}

/** The rules of a box in one language. */
export interface RulesInfo {
  /** The language of the chapters, texts and words: the one you asked for, or `en`. */
  readonly language: string;
  /** In rulebook order. */
  readonly clauses: readonly ClauseInfo[];
  /** Everyday words, each with the word that the rules use: for `pig` it is `livestock`. */
  readonly words: Readonly<Record<string, string>>;
}

/** One rule with an id. */
export interface ClauseInfo {
  /** What events cite. */
  readonly id: string;
  /** The editions it applies to, as written: `both`, `2019`. */
  readonly edition: string;
  /** How it is known: `printed`, `example`, `inferred`, `ambiguous`, `reconstructed` or `one source`. */
  readonly standing: string;
  /** Pages, where known. */
  readonly pages: string;
  /** The heading above it. */
  readonly chapter: string;
  /** What it says, in our own words. */
  readonly text: string;
}

/** What a program asks of a module (`web/engine`). Tables are numbered in the order in which they are opened. */
export type EngineAsk<View = unknown, Prompt = unknown> =
  | {
    /** Which boxes are there? */
    readonly ask: 'boxes';
  }
  | {
    /** Open a table. */
    readonly ask: 'open';
    /** Which box. */
    readonly box: string;
    /** How many seats. */
    readonly seats: number;
    /** The edition; the box's default if left out. */
    readonly edition?: string;
    /** Expansions and variants. */
    readonly modules?: readonly string[];
    /** Options, and rows of an overlay. */
    readonly options?: Readonly<Record<string, string>>;
    /** Decides all luck. Without it, you act for chance. */
    readonly seed?: number;
  }
  | {
    /** Open the table that a record leads to. */
    readonly ask: 'read';
    /** The record. */
    readonly record: string;
    /** Decides all luck from here on. Without it, you act for chance. */
    readonly seed?: number;
  }
  | {
    /** Make a mirror: the game as one seat knows it, from what the seat was told. It has the number of a table, and answers `preview`, `explain`, `check` and `close`. */
    readonly ask: 'mirror';
    /** What the rules are made from: `Snapshot::opening`. */
    readonly opening: string;
    /** The seat. */
    readonly seat: string;
  }
  | {
    /** The record as the mirror's seat may read it now is the first `from` entries that it has heard, and then these. */
    readonly ask: 'tell';
    /** The mirror. */
    readonly table: number;
    /** How many entries have stayed as they were. */
    readonly from: number;
    /** Those after them. */
    readonly entries: readonly EntryInfo[];
  }
  | {
    /** Is the mirror's position what a server says it is? */
    readonly ask: 'check';
    /** The mirror. */
    readonly table: number;
    /** What the server sent to the seat. */
    readonly position: Position<View, Prompt>;
  }
  | {
    /** The position. */
    readonly ask: 'see';
    /** The table. */
    readonly table: number;
    /** Who looks: a seat, `spectator` or `all`. */
    readonly viewer: string;
  }
  | {
    /** A seat does something, or several things: all of them, or nothing. Chance is `*`. */
    readonly ask: 'act';
    /** The table. */
    readonly table: number;
    /** The seat, or `*`. */
    readonly actor: string;
    /** Actions in notation. */
    readonly actions: readonly string[];
  }
  | {
    /** What each legal action would do, as far as the seat can know. */
    readonly ask: 'preview';
    /** The table. */
    readonly table: number;
    /** The seat. */
    readonly seat: string;
  }
  | {
    /** Why a seat may not do any of these things now. */
    readonly ask: 'explain';
    /** The table. */
    readonly table: number;
    /** The seat. */
    readonly seat: string;
    /** Actions in notation. */
    readonly actions: readonly string[];
  }
  | {
    /** What chance can do now. */
    readonly ask: 'outcomes';
    /** The table. */
    readonly table: number;
  }
  | {
    /** What a bot would do now, and in the rest of its turn as far as it has decided. */
    readonly ask: 'think';
    /** The table. */
    readonly table: number;
    /** The seat. */
    readonly seat: string;
    /** The bot, with a budget if you like: `hard`, `expert@400`, `expert@2s`. */
    readonly bot: string;
    /** The same number gives the same turn, unless a time limits the bot. */
    readonly seed?: number;
  }
  | {
    /** The table goes back to its first entries. */
    readonly ask: 'back';
    /** The table. */
    readonly table: number;
    /** How many entries to keep. */
    readonly entries: number;
  }
  | {
    /** The record as text. */
    readonly ask: 'record';
    /** The table. */
    readonly table: number;
    /** Whose knowledge: a seat, `spectator` or `all`. */
    readonly viewer: string;
  }
  | {
    /** The table is no longer needed. */
    readonly ask: 'close';
    /** The table. */
    readonly table: number;
  }
  | {
    /** What an answer of several lines is with these wishes, which may be in any order. */
    readonly ask: 'sketch';
    /** The table. */
    readonly table: number;
    /** The seat. */
    readonly seat: string;
    /** Actions in notation. */
    readonly wishes: readonly string[];
  };

/** One entry of the record. */
export interface EntryInfo {
  /** Its number, from 0. */
  readonly n: number;
  /** A seat, or `*` for chance. */
  readonly actor: string;
  /** The action in notation, or `?` while it is withheld. */
  readonly text: string;
}

/** What is on the table and what may be done, for one viewer. */
export interface Position<View = unknown, Prompt = unknown> {
  /** The table's version: it grows with every entry and every take-back, and never falls. Send it back with an action. */
  readonly at: number;
  /** How many entries the record has. */
  readonly entries: number;
  /** Who is looking: a seat, `spectator`, or `all` for a finished game. */
  readonly viewer: string;
  /** The seats that have to act. */
  readonly waiting: readonly string[];
  /** The box's own picture of the table. */
  readonly view: View;
  /** What the viewer is asked, in the box's own fields; null if nothing. */
  readonly prompt: Prompt | null;
  /** The same as one English sentence. */
  readonly prompt_text: string | null;
  /** Everything the viewer may do now, in notation. */
  readonly legal: readonly string[];
  /** The legal action that says that the viewer is done: it ends the turn, or leaves an effect unused. Null if every answer is a choice. */
  readonly finish: string | null;
  /** Whether the viewer may take back their last action without asking. */
  readonly can_undo: boolean;
  /** The first entry of the viewer's plan: what they have done lately that is still withheld from somebody. Send it with `undo` as `to` to take the whole plan back. Null if there is none, or if it cannot be taken back. */
  readonly plan_from: number | null;
  /** The clock, if there is one. */
  readonly clock: ClockInfo | null;
  /** What each seat would have if the game ended now, p1 first. Null in boxes that score all points immediately. */
  readonly projected: readonly Projected[] | null;
  /** How the game ended by its rules, once it has. */
  readonly result: GameResult | null;
}

/** The clocks now. */
export interface ClockInfo {
  /** The server's time when it sent this. */
  readonly now: number;
  /** One for each seat. */
  readonly seats: readonly ClockSeat[];
}

/** One seat's clock. */
export interface ClockSeat {
  /** Whose. */
  readonly seat: string;
  /** What was left of the reserve when the current decision began. */
  readonly reserve_ms: number;
  /** When the seat runs out of time, if its clock is running. */
  readonly deadline: number | null;
}

/** What a seat would have if the game ended now, from what everybody can see. */
export interface Projected {
  /** Who. */
  readonly seat: string;
  /** The points it would have in the end. */
  readonly points: number;
  /** The points among them that are not scored yet. */
  readonly sources: readonly ProjectedSource[];
}

/** Points that are not scored yet. */
export interface ProjectedSource {
  /** Where they would come from, in the box's words, as in `SourcePoints`. */
  readonly source: string;
  /** How many. */
  readonly points: number;
  /** The clause they come from. */
  readonly clause: string;
}

/** How a game ended. */
export interface GameResult {
  /** By the rules, or before that. */
  readonly ending: Ending;
  /** Seats against each other, or the table against the box. */
  readonly verdict: Verdict;
  /** One for each seat, p1 first. */
  readonly ranks: readonly Rank[];
  /** How often the table went back past luck. Such games do not count in the standings. */
  readonly takebacks: number;
  /** How many hints players asked for. Nobody who asked, and no partner of theirs, wins such a game in the standings. It still counts for the others, and a loss remains a loss. */
  readonly hints: number;
  /** The grade that a solo game reached, in the box's own word (`well-done`). Null below the first grade, and in games without grades. */
  readonly grade: string | null;
}

/** Why it ended. */
export type Ending = 'rules' | 'resigned' | 'time' | 'unfinished';

/** Seats against each other, or the table against the box. */
export type Verdict = 'ranked' | 'won' | 'lost';

/** How one seat did. */
export interface Rank {
  /** Who. */
  readonly seat: string;
  /** 1 for the winner. Equal ranks share a place, and partners share theirs. Nobody has rank 1 at a table that lost together. */
  readonly rank: number;
  /** The score, if the game ended by its rules. */
  readonly score: number | null;
  /** The side this seat played on, if it had partners. */
  readonly side: SideResult | null;
}

/** What partners did together. */
export interface SideResult {
  /** Its first seat. Partners have the same. */
  readonly of: string;
  /** What they scored together, if the game ended by its rules. */
  readonly score: number | null;
}

/** A box of a module. */
export interface EngineBox {
  /** Its name in records. */
  readonly id: string;
  /** Its title. */
  readonly title: string;
  /** The version of its rules. */
  readonly version: number;
  /** Its bots, the weakest first. */
  readonly bots: readonly string[];
}

/** What a module answers. */
export type EngineAnswer<View = unknown, Prompt = unknown, What = unknown> =
  | {
    /** The boxes. */
    readonly answer: 'boxes';
    /** All of them. */
    readonly boxes: readonly EngineBox[];
  }
  | {
    /** A table is open. */
    readonly answer: 'opened';
    /** Its number. */
    readonly table: number;
    /** How many seats it has. */
    readonly seats: number;
    /** How many entries its record has. */
    readonly entries: number;
  }
  | {
    /** The position. */
    readonly answer: 'position';
    /** As the viewer may see it. */
    readonly position: Position<View, Prompt>;
  }
  | {
    /** Something was done. */
    readonly answer: 'done';
    /** How many entries there are now. */
    readonly entries: number;
    /** The new entries, with what chance did after them. */
    readonly record: readonly EntryInfo[];
    /** What happened in them. */
    readonly events: readonly EventInfo<What>[];
  }
  | {
    /** The mirror has heard it. */
    readonly answer: 'told';
    /** How many entries it has heard in all. */
    readonly entries: number;
  }
  | {
    /** Whether a mirror shows what a server does. */
    readonly answer: 'checked';
    /** The first field of the position that differs, or `record` while no position fits what the mirror was told. Null if there is none. Prompt and actions count only if the server gave any, because a seat that a bot plays for is given none. */
    readonly differs: string | null;
  }
  | {
    /** Previews, in the order of the legal actions. */
    readonly answer: 'previews';
    /** All of them. */
    readonly previews: readonly PreviewInfo[];
  }
  | {
    /** Why not. */
    readonly answer: 'why';
    /** The action that came closest to being legal, with the reason. Null if one of them is legal, or if the seat is not being asked anything. */
    readonly why: Why | null;
  }
  | {
    /** What chance can do. */
    readonly answer: 'outcomes';
    /** Actions in notation, with their weights. */
    readonly outcomes: readonly (readonly [string, number])[];
  }
  | {
    /** A bot's turn. */
    readonly answer: 'turn';
    /** Actions in notation. */
    readonly actions: readonly string[];
  }
  | {
    /** A record. */
    readonly answer: 'record';
    /** Its text. */
    readonly text: string;
  }
  | {
    /** The table is closed. */
    readonly answer: 'closed';
  }
  | {
    /** A sketch. */
    readonly answer: 'sketch';
    /** What the answer is so far. Null if the seat is not being asked for several lines. */
    readonly sketch: SketchInfo<View> | null;
  }
  | {
    /** It was refused. Nothing has changed. */
    readonly answer: 'refused';
    /** Why. */
    readonly problem: Problem;
  };

/** Something that happened, and why. */
export interface EventInfo<What = unknown> {
  /** The number of the entry that caused it, from 0. */
  readonly entry: number;
  /** One English sentence. */
  readonly text: string;
  /** The clause behind it. `GET /api/boxes/{id}/rules` has its text. */
  readonly clause: string;
  /** Who acted; null if it was chance. */
  readonly seat: string | null;
  /** The quantity it changed. */
  readonly change: ChangeInfo | null;
  /** The event in the box's own fields. */
  readonly json: What;
}

/** One of a seat's quantities, changed by an event. */
export interface ChangeInfo {
  /** Whose. */
  readonly seat: string;
  /** What, in the game's words. */
  readonly what: string;
  /** By how much. */
  readonly by: number;
}

/** What one action would change for the seat that chooses it. */
export interface PreviewInfo {
  /** The action in notation. */
  readonly action: string;
  /** Costs and gains with their reasons, in the order in which they would happen. */
  readonly changes: readonly PreviewChange[];
}

/** One cost or gain of an action. */
export interface PreviewChange {
  /** What, in the game's words. */
  readonly what: string;
  /** By how much. */
  readonly by: number;
  /** The clause behind it. */
  readonly clause: string;
}

/** Why the box's rules forbid an action. */
export interface Why {
  /** The action in notation. */
  readonly action: string;
  /** The clause that forbids it. */
  readonly clause: string;
  /** Names the sentence within the box, such as `no-neighbour`. Translations are looked up by it. */
  readonly word: string;
  /** What fills in the sentence's blanks: tiles, spaces and colours in notation, numbers in digits. */
  readonly values: Readonly<Record<string, string>>;
  /** The sentence in English. */
  readonly text: string;
}

/** An answer that consists of several lines, while a seat is making it. Lines may be wished for in any order. All of them are sent together, with the last word after them. */
export interface SketchInfo<View = unknown> {
  /** What to send, in the order of the rules, without the last word. Where nobody wished for anything, it is what leaves everything as it is. */
  readonly lines: readonly string[];
  /** The wishes that do not fit with the others, or are no actions. */
  readonly refused: readonly string[];
  /** What else could be wished. With any one of these, some whole list would still exist. */
  readonly more: readonly string[];
  /** The last word: `ready`, `propose`. Null if the lines alone are the whole answer. */
  readonly last: string | null;
  /** Whether the lines and the last word would be accepted now. */
  readonly done: boolean;
  /** What the seat would see with the lines on the table. */
  readonly view: View;
}

/** Why something did not happen. Every answer with a status of 400 or more has this body. */
export interface Problem {
  /** A word for programs: `over`, `seat`, `turn`, `unreadable`, `illegal`, `interrupted`, `undo`, `stale`, `status`, `frozen`, `missing`, `forbidden`, `signed-out`, `request`, `config`, `record`, `taken`, `origin`, `slow-down`, `too-large`, `busy`, `shutting-down`, `internal`. */
  readonly code: string;
  /** What is wrong and how to fix it, for people. */
  readonly message: string;
  /** Further problems of the same request, or what would have been possible. */
  readonly details: readonly string[];
  /** A word for each sentence, so that clients can say it in other languages. */
  readonly reason: Reason;
  /** What fills in that sentence: names as they are, seats by their number. */
  readonly values: Readonly<Record<string, string>>;
  /** The rule behind the reason `illegal`, if the rules know it. */
  readonly why: Why | null;
  /** If the request was a list of actions: which of them was refused, counted from 1. Nothing of the list was done. */
  readonly number: number | null;
}

/** Why something did not happen, one word for each sentence. Words may be added but never change. */
export type Reason = 'over' | 'no-such-seat' | 'turn' | 'unreadable' | 'illegal' | 'chance-first' | 'others-first' | 'over-first' | 'secret-first' | 'undo' | 'stale' | 'not-begun' | 'begun' | 'open-seats' | 'closed' | 'unfinished' | 'no-takeback' | 'account-already' | 'guest-password' | 'frozen' | 'damaged' | 'missing' | 'no-such-table' | 'no-such-person' | 'forbidden' | 'not-seated' | 'bot-plays' | 'not-host' | 'chat-seated' | 'other-eyes' | 'no-hints' | 'wrong-password' | 'signed-out' | 'wrong-login' | 'request' | 'bad-name' | 'bad-password' | 'bad-chat' | 'fork-end' | 'one-seat' | 'config' | 'record' | 'in-play' | 'name-taken' | 'name-looks-taken' | 'name-has-account' | 'seat-taken' | 'sits-elsewhere' | 'seat-kept' | 'knows-secrets' | 'asked-already' | 'nothing-asked' | 'left-too-often' | 'full' | 'origin' | 'slow-down' | 'too-many-logins' | 'too-many-tables' | 'too-many-open' | 'too-much-talk' | 'too-much-at-once' | 'too-large' | 'busy' | 'too-many-reviews' | 'outage' | 'shutting-down' | 'internal';

export const REASONS: readonly Reason[] = [
  'over',
  'no-such-seat',
  'turn',
  'unreadable',
  'illegal',
  'chance-first',
  'others-first',
  'over-first',
  'secret-first',
  'undo',
  'stale',
  'not-begun',
  'begun',
  'open-seats',
  'closed',
  'unfinished',
  'no-takeback',
  'account-already',
  'guest-password',
  'frozen',
  'damaged',
  'missing',
  'no-such-table',
  'no-such-person',
  'forbidden',
  'not-seated',
  'bot-plays',
  'not-host',
  'chat-seated',
  'other-eyes',
  'no-hints',
  'wrong-password',
  'signed-out',
  'wrong-login',
  'request',
  'bad-name',
  'bad-password',
  'bad-chat',
  'fork-end',
  'one-seat',
  'config',
  'record',
  'in-play',
  'name-taken',
  'name-looks-taken',
  'name-has-account',
  'seat-taken',
  'sits-elsewhere',
  'seat-kept',
  'knows-secrets',
  'asked-already',
  'nothing-asked',
  'left-too-often',
  'full',
  'origin',
  'slow-down',
  'too-many-logins',
  'too-many-tables',
  'too-many-open',
  'too-much-talk',
  'too-much-at-once',
  'too-large',
  'busy',
  'too-many-reviews',
  'outage',
  'shutting-down',
  'internal',
];

/** Somebody who can sit down. */
export interface PersonInfo {
  /** Never changes, even when a guest becomes an account. */
  readonly id: string;
  /** How others see them. Account names are unique, guest names are not. */
  readonly name: string;
  /** Whether they have no password. Then the session is all they have. */
  readonly guest: boolean;
}

/** Whose session this is. */
export interface Me {
  /** Null if nobody is signed in. */
  readonly person: PersonInfo | null;
  /** How many tables are waiting for this person. */
  readonly your_turn: number;
  /** The protocol version that the server speaks. */
  readonly protocol: number;
}

/** One of a person's sessions, to list and to end. */
export interface SessionInfo {
  /** Identifies the session. It is not its secret. */
  readonly id: string;
  /** Whether this is the session that sent the request. */
  readonly current: boolean;
  /** What the browser called itself when the session began. */
  readonly agent: string;
  /** When it began. */
  readonly created_at: number;
  /** When it was last used, to the hour. */
  readonly seen_at: number;
}

/** What a person has played. */
export interface PersonPage {
  /** Who. */
  readonly person: PersonInfo;
  /** One line for each box and number of seats. */
  readonly standings: readonly Standing[];
  /** The last finished games, newest first. */
  readonly finished: readonly Finished[];
}

/** How a person did in one box with one number of seats. */
export interface Standing {
  /** The box. */
  readonly box: string;
  /** How many people sat at those tables. */
  readonly seats: number;
  /** How many games they finished. */
  readonly games: number;
  /** How many of them they finished in first place, shared or not. */
  readonly won: number;
  /** The highest score. */
  readonly best: number | null;
  /** The mean score. */
  readonly mean: number | null;
}

/** One of a person's finished games. */
export interface Finished {
  /** The table. */
  readonly table: TableSummary;
  /** Where the person sat. */
  readonly seat: string;
  /** How they did. */
  readonly rank: Rank | null;
}

/** A table in a list. */
export interface TableSummary {
  /** The table. */
  readonly id: string;
  /** Which box. */
  readonly box: string;
  /** The box's name for people. */
  readonly title: string;
  /** What the host calls the table. */
  readonly name: string;
  /** The edition. */
  readonly edition: string | null;
  /** Expansions and variants. */
  readonly modules: readonly string[];
  /** Options that differ from the box's defaults. */
  readonly options: Readonly<Record<string, string>>;
  /** Its status. */
  readonly status: Status;
  /** Who opened it. */
  readonly host: string;
  /** The seats from p1 on. */
  readonly seats: readonly SeatInfo[];
  /** Your seat, even if you ran out of time and a bot plays for you. Once the game is over, also the seat that you left to a bot. */
  readonly you: string | null;
  /** Whether the table is waiting for you. */
  readonly your_turn: boolean;
  /** How many entries its record has. */
  readonly entries: number;
  /** When something last happened. */
  readonly updated_at: number;
  /** How it ended, once it has. */
  readonly result: GameResult | null;
  /** Where it comes from, if it is a rematch, a fork or an import. */
  readonly origin: Origin | null;
  /** Whether it is a lesson. */
  readonly lesson: boolean;
  /** The clock rule, if there is a clock. */
  readonly clock: ClockRule | null;
  /** What happens when somebody runs out of time. */
  readonly out_of_time: OutOfTime;
  /** Which bot plays on for players who leave or resign; null if none. It also plays for players who ran out of time, if somebody does. */
  readonly takeover: string | null;
}

/** A table's status. */
export type Status = 'open' | 'playing' | 'over' | 'frozen';

/** Who sits on a seat. */
export interface SeatInfo {
  /** `p1` to `p5`. */
  readonly seat: string;
  /** Nobody yet, a person or a bot. */
  readonly kind: SeatKind;
  /** The person's name, even if a bot plays on for them, or the bot's name; empty for an open seat. */
  readonly name: string;
  /** The bot's level, if a bot sits here. */
  readonly bot: string | null;
  /** Whether the seat has to act. */
  readonly waiting: boolean;
  /** Whether its person has a socket open. */
  readonly connected: boolean;
  /** Whether its person resigned. */
  readonly resigned: boolean;
  /** Whether its person ran out of time and has not returned. If that is so for everybody who could play, the table pauses until the first of them takes the seat back. */
  readonly timed_out: boolean;
  /** Whether a bot plays on for a person who left or ran out of time. They may sit down again. */
  readonly taken_over: boolean;
  /** Whether its player left an open seat that has seen secrets. They may sit down again. Anybody else has to ask. */
  readonly kept: boolean;
  /** Whether the bot here had less time than it wanted when it last acted, because the server was busy. */
  readonly hurried: boolean;
}

/** What sits on a seat. */
export type SeatKind = 'open' | 'person' | 'bot';

/** Where a table comes from. */
export interface Origin {
  /** How. */
  readonly kind: OriginKind;
  /** The other table, if there is one. */
  readonly table: string | null;
  /** How many entries came with it. */
  readonly entries: number;
}

/** How a table came about. */
export type OriginKind = 'rematch' | 'fork' | 'import';

/** A clock: an allowance for every decision, and a reserve for decisions that take longer. */
export interface ClockRule {
  /** Seconds for every decision. */
  readonly per_move_s: number;
  /** Extra seconds for the whole game. */
  readonly reserve_s: number;
}

/** What happens when somebody runs out of time. */
export type OutOfTime = 'bot' | 'end';

/** The table as one viewer may see it, with everything that led there. */
export interface Snapshot<View = unknown, Prompt = unknown, What = unknown> {
  /** Who sits where, what the settings are, and what proves the luck. */
  readonly table: TableInfo;
  /** What is on the table and what the viewer may do. */
  readonly position: Position<View, Prompt>;
  /** What happened in the entries from number `since` on. */
  readonly events: readonly EventInfo<What>[];
  /** The entries from number `since` on. What the viewer may not know yet is written `?`. */
  readonly record: readonly EntryInfo[];
  /** The number of the first entry in the lists; 0 if they hold everything. */
  readonly since: number;
  /** What the rules are made from: the lines `box` to `option` of the record, with the version of the rules. */
  readonly opening: string;
}

/** Everything about a table except the position. */
export interface TableInfo {
  /** Identifies the table in paths. Nobody can guess it, so the link is the invitation. Empty for a puzzle. */
  readonly id: string;
  /** Which box. */
  readonly box: string;
  /** The box's name for people. */
  readonly title: string;
  /** What the host calls the table; may be empty. */
  readonly name: string;
  /** The edition. */
  readonly edition: string | null;
  /** Expansions and variants. */
  readonly modules: readonly string[];
  /** Options that differ from the box's defaults. */
  readonly options: Readonly<Record<string, string>>;
  /** Whether strangers can find it in the list. */
  readonly public: boolean;
  /** Its status. */
  readonly status: Status;
  /** Why it is frozen, if it is. */
  readonly frozen: string | null;
  /** Who opened it. */
  readonly host: string;
  /** Whether you opened it. */
  readonly you_host: boolean;
  /** The seats from p1 on. */
  readonly seats: readonly SeatInfo[];
  /** Your seat. It stays yours if you run out of time and a bot plays for you. */
  readonly you: string | null;
  /** The seat that you left and may have back. If somebody asks for it, you have a say. */
  readonly left: string | null;
  /** How many people watch without a seat. */
  readonly watching: number;
  /** Which bot plays on for players who leave or resign; null if none. It also plays for players who ran out of time, if somebody does. */
  readonly takeover: string | null;
  /** The clock rule, if there is a clock. */
  readonly clock: ClockRule | null;
  /** What happens when somebody runs out of time. */
  readonly out_of_time: OutOfTime;
  /** Whether players may ask for hints. */
  readonly hints: boolean;
  /** What proves the luck. */
  readonly luck: LuckInfo;
  /** The open take-back request, if there is one. */
  readonly takeback: TakebackInfo | null;
  /** Who asks for a seat that its player left, if somebody does. */
  readonly wanted: WantedInfo | null;
  /** How it ended, once it has. */
  readonly result: GameResult | null;
  /** Where it comes from, if it is a rematch, a fork or an import. */
  readonly origin: Origin | null;
  /** The rematch's table, once somebody has opened one. */
  readonly rematch: string | null;
  /** Who resigned, ran out of time, left, sat down or asked for a hint during the game, in order. */
  readonly notes: readonly NoteInfo[];
  /** The last lines of chat. */
  readonly chat: readonly ChatLine[];
  /** When it was opened. */
  readonly created_at: number;
  /** When it began. */
  readonly started_at: number | null;
  /** When it ended. */
  readonly ended_at: number | null;
}

/** What proves that nobody chose the luck. */
export interface LuckInfo {
  /** The kind of luck: 2, or 1 at older tables. The protocol says what each kind binds. */
  readonly version: number;
  /** A hash in hex, published when the table is opened. It covers the secret, everything that was agreed on, and the entries before `from`. */
  readonly commit: string;
  /** The secret in hex, once the game is over. */
  readonly secret: string | null;
  /** What the seats contributed, in hex; shown once the game has begun. */
  readonly entropy: readonly SeatLuck[];
  /** The entry from which the luck is this table's own: later than 0 for forks and imports. */
  readonly from: number;
  /** The digest over the whole record, once the game is over. */
  readonly digest: string | null;
}

/** What one seat contributed to the luck. */
export interface SeatLuck {
  /** Who. */
  readonly seat: string;
  /** Hex digits. */
  readonly entropy: string;
}

/** A request to take back more than undo allows. */
export interface TakebackInfo {
  /** Who asks. */
  readonly seat: string;
  /** How many entries the record would keep. */
  readonly to: number;
  /** Who has agreed. Bots that were seated as bots always do. A bot that plays for somebody agrees to nothing. */
  readonly agreed: readonly string[];
  /** Who still has to answer, even if a bot plays for them at the moment. */
  readonly missing: readonly string[];
}

/** A request for a seat that its player left. */
export interface WantedInfo {
  /** Which seat. */
  readonly seat: string;
  /** Who asks. */
  readonly name: string;
  /** Whether you are the one who asks. */
  readonly yours: boolean;
  /** The seats whose people have agreed. */
  readonly agreed: readonly string[];
  /** The seats whose people still have to answer. */
  readonly missing: readonly string[];
}

/** Something that happened at a table but is not an entry in its record. */
export interface NoteInfo {
  /** How many entries the record had at that moment. */
  readonly entries: number;
  /** When. */
  readonly at: number;
  /** Whose seat. */
  readonly seat: string;
  /** What. */
  readonly what: NoteKind;
}

/** What happened to a seat. */
export type NoteKind = 'resigned' | 'time' | 'left' | 'sat' | 'hint';

/** A line of chat. */
export interface ChatLine {
  /** Its number at this table, from 1. */
  readonly n: number;
  /** When. */
  readonly at: number;
  /** Who. */
  readonly name: string;
  /** Their seat, if they have one. */
  readonly seat: string | null;
  /** What. */
  readonly text: string;
}

/** What each of your seat's legal actions would do, as far as you can know. */
export interface Previews {
  /** The table's version that they apply to. */
  readonly at: number;
  /** One for each legal action, in the order of the position's list. */
  readonly previews: readonly PreviewInfo[];
}

/** Where the points of a finished game came from, and when. If the game counts something other than points, such as objectives, the lists are empty. */
export interface ScoreSheet {
  /** The seats, in the order of the lists below. */
  readonly seats: readonly string[];
  /** Points by source, one row for each source. */
  readonly sources: readonly SourcePoints[];
  /** The scores after every entry: `over_time[entry][seat]`. */
  readonly over_time: readonly (readonly number[])[];
  /** How it ended. */
  readonly result: GameResult | null;
}

/** Every seat's points from one source. */
export interface SourcePoints {
  /** The source, in the box's words. */
  readonly source: string;
  /** One for each seat. */
  readonly points: readonly number[];
}

/** The answer to `GET /api/tables/{id}/why?action=…&action=…`. */
export interface WhyNot {
  /** The table's version that it applies to. */
  readonly at: number;
  /** The most helpful reason why none of the actions is legal. Null if one of them is, if none can be read, or if your seat has nothing to do now. */
  readonly why: Why | null;
}

/** Start playing with just a name. */
export interface Guest {
  /** 1 to 24 characters. */
  readonly name: string;
}

/** Turn this session's guest into an account. */
export interface Account {
  /** Unique regardless of case, 1 to 24 characters. */
  readonly name: string;
  /** 8 to 200 characters. */
  readonly password: string;
}

/** Sign in to an account. */
export interface Login {
  /** The account. */
  readonly name: string;
  /** Its password. */
  readonly password: string;
}

/** Change the password. All other sessions end. */
export interface Password {
  /** The current password. */
  readonly old: string;
  /** The new password. */
  readonly new: string;
}

/** Open a table. */
export interface Create {
  /** Which box. */
  readonly box: string;
  /** The edition; the box's default if left out. */
  readonly edition?: string;
  /** Expansions and variants. */
  readonly modules?: readonly string[];
  /** Options, including the choice of boards. */
  readonly options?: Readonly<Record<string, string>>;
  /** One for each seat, p1 first. */
  readonly seats: readonly SeatPlan[];
  /** A name for the table, at most 60 characters. */
  readonly name?: string;
  /** Whether strangers can find it in the list; yes if left out. */
  readonly public?: boolean;
  /** Which bot plays on for players who leave or resign; none if left out. */
  readonly takeover?: string;
  /** A clock; none if left out. */
  readonly clock?: ClockRule;
  /** What happens when somebody runs out of time. If left out, a bot plays on, unless you are the only person among bots and `takeover` names none: then the game ends. */
  readonly out_of_time?: OutOfTime;
  /** Whether the game begins as soon as somebody takes the last open seat or, if no seat is open to begin with, when you contribute to the luck; no if left out. It never begins before you have seen the commitment. */
  readonly start_when_full?: boolean;
  /** Whether it is a lesson: never public, not counted in statistics, and removed from the lists if abandoned. You can have one lesson at a time: a new one ends the previous one. No if left out. */
  readonly lesson?: boolean;
  /** Whether players may ask for hints. If left out, only somebody who plays alone with bots may. */
  readonly hints?: boolean;
}

/** Who should sit on a seat. */
export type SeatPlan =
  | {
    /** The person who opens the table. */
    readonly kind: 'me';
  }
  | {
    /** Anyone who comes along. */
    readonly kind: 'open';
  }
  | {
    /** A bot of the box. */
    readonly kind: 'bot';
    /** Its name: its level. */
    readonly bot: string;
  };

/** Sit down. */
export interface Sit {
  /** Which seat; the first open one if left out. */
  readonly seat?: string;
  /** What the seat contributes to the luck: up to 64 hex digits. */
  readonly entropy?: string;
}

/** Contribute to the luck, once you have seen the table's commitment. */
export interface Contribute {
  /** Up to 64 hex digits. */
  readonly entropy: string;
}

/** Take an action. */
export interface Act {
  /** One of the legal actions, in notation. */
  readonly action: string;
  /** The version you were looking at. With it, an action sent twice or too late is refused. */
  readonly at?: number;
}

/** Take several actions, one after another: all of them, or nothing. You must be asked again after each of them, without chance or anybody else acting in between. */
export interface Acts {
  /** 1 to 64 actions in notation. */
  readonly actions: readonly string[];
  /** The version you were looking at. With it, a list sent twice or too late is refused. */
  readonly at?: number;
}

/** Take back your last action, or everything from one of your entries on. */
export interface Undo {
  /** The version you saw. The action is taken back only if nothing has happened since. */
  readonly at?: number;
  /** Take back everything you have done from this entry on (counted from 0); only your last action if left out. What others have done in secret in between stays. `Position.plan_from` takes back your whole plan. */
  readonly to?: number;
}

/** Ask for a take-back, answer such a request, or withdraw it. */
export interface Takeback {
  /** To ask: how many entries the record should keep. */
  readonly to?: number;
  /** To answer: `agree` or `decline`. If you asked, declining withdraws your request. */
  readonly answer?: Answer;
}

/** The answer to a request. */
export type Answer = 'agree' | 'decline';

/** Ask for a seat that its player left, answer such a request, or withdraw it. */
export interface WantSeat {
  /** To ask: which seat. */
  readonly seat?: string;
  /** To answer: `agree` or `decline`. If you asked, declining withdraws your request. */
  readonly answer?: Answer;
}

/** Say something. */
export interface Chat {
  /** 1 to 500 characters. */
  readonly text: string;
}

/** Continue differently from a position in a finished game. */
export interface Fork {
  /** How many entries to keep. */
  readonly at: number;
  /** One for each seat, p1 first. */
  readonly seats: readonly SeatPlan[];
  /** Whether strangers can find it in the list; no if left out. */
  readonly public?: boolean;
}

/** What a client may send on `/api/tables/{id}/ws`. `id` is any text the client chooses (at most 64 characters). The answer to the message repeats it. */
export type FromClient =
  | {
    /** Take an action. */
    readonly type: 'act';
    /** One of the legal actions, in notation. */
    readonly action: string;
    /** The version you were looking at. */
    readonly at?: number;
    /** Repeated in `done` or `refused`. */
    readonly id: string;
  }
  | {
    /** Take several actions: all of them, or nothing. */
    readonly type: 'acts';
    /** 1 to 64 actions in notation. */
    readonly actions: readonly string[];
    /** The version you were looking at. */
    readonly at?: number;
    /** Repeated in `done` or `refused`. */
    readonly id: string;
  }
  | {
    /** Take back your last action, or everything from one of your entries on. */
    readonly type: 'undo';
    /** The version you saw. */
    readonly at?: number;
    /** The first of your entries to take back; only your last action if left out. */
    readonly to?: number;
    /** Repeated in `done` or `refused`. */
    readonly id: string;
  }
  | {
    /** Ask for a take-back, answer such a request, or withdraw it. */
    readonly type: 'takeback';
    /** To ask: how many entries the record should keep. */
    readonly to?: number;
    /** To answer a request. */
    readonly answer?: Answer;
    /** Repeated in `done` or `refused`. */
    readonly id: string;
  }
  | {
    /** Resign. */
    readonly type: 'resign';
    /** Repeated in `done` or `refused`. */
    readonly id: string;
  }
  | {
    /** Say something. */
    readonly type: 'chat';
    /** 1 to 500 characters. */
    readonly text: string;
    /** Repeated in `done` or `refused`. */
    readonly id: string;
  }
  | {
    /** Is anybody there? The answer is `pong`. */
    readonly type: 'ping';
  };

/** What the server sends on a socket. */
export type FromServer<View = unknown, Prompt = unknown, What = unknown> =
  | {
    /** Everything, at the beginning and whenever entries were taken back: discard what you had from entry `since` on. */
    readonly type: 'snapshot';
  } & Snapshot<View, Prompt, What>
  | {
    /** Something happened. */
    readonly type: 'update';
    /** What is on the table now. */
    readonly position: Position<View, Prompt>;
    /** What has happened since the last message, and what is no longer withheld. */
    readonly events: readonly EventInfo<What>[];
    /** The new entries, and those that are no longer withheld. */
    readonly record: readonly EntryInfo[];
  }
  | {
    /** Seats, status, presence, take-back requests or the result have changed. */
    readonly type: 'table';
    /** The table now. */
    readonly table: TableInfo;
  }
  | {
    /** Your request is done and stored. */
    readonly type: 'done';
    /** Your `id`. */
    readonly id: string;
    /** The table's version afterwards. */
    readonly at: number;
    /** How many entries the record has now. */
    readonly entries: number;
  }
  | {
    /** Your request was refused, and nothing changed. */
    readonly type: 'refused';
    /** Your `id`; empty if the message could not be read. */
    readonly id: string;
    /** A word for programs, as in `Problem`. */
    readonly code: string;
    /** What is wrong and how to fix it. */
    readonly message: string;
    /** A word for each sentence, as in `Problem`. */
    readonly reason: Reason;
    /** What fills in that sentence. */
    readonly values: Readonly<Record<string, string>>;
    /** The rule behind it, as in `Problem`. */
    readonly why: Why | null;
    /** Which action of a list it was, as in `Problem`. */
    readonly number: number | null;
  }
  | {
    /** Somebody said something. */
    readonly type: 'chat';
  } & ChatLine
  | {
    /** The answer to `ping`. */
    readonly type: 'pong';
    /** The server's time. */
    readonly now: number;
  }
  | {
    /** The server is about to close this socket. */
    readonly type: 'gone';
    /** `shutting-down`, `slow`, `seat` (the seat changed hands), `signed-out` (the session ended), `missing` (the table is gone). */
    readonly code: string;
    /** Why, for people. */
    readonly message: string;
  };

/** The answer when you sit down. */
export interface Sat {
  /** The table as it is now. */
  readonly table: TableInfo;
  /** Your seat. */
  readonly seat: string;
  /** The seat's key. A program that sends `Authorization: Bearer KEY` acts for this seat without the person's session. It is shown only here and stops working when the seat changes hands. */
  readonly key: string;
}

/** The answer to a completed request. It is stored. */
export interface Acknowledged {
  /** The table's version afterwards. */
  readonly at: number;
  /** How many entries the record has now. */
  readonly entries: number;
}
