// Written by `cargo xtask types` from crates/protocol. Do not edit.

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
