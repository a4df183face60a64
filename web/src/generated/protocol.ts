// Written by `LOIRE_BLESS=1 cargo test -p protocol` from crates/protocol. Do not edit.

export const PROTOCOL_VERSION = 1;

/**
 * Why something did not happen. Every answer with a status of 400 or more has this body.
 */
export type Problem = {
/**
 * A word for programs: `over`, `seat`, `turn`, `unreadable`, `illegal`, `interrupted`, `undo`, `stale`, `status`,
 * `frozen`, `missing`, `forbidden`, `signed-out`, `request`, `config`, `record`, `taken`, `origin`,
 * `slow-down`, `too-large`, `busy`, `shutting-down`, `internal`.
 */
code: string,
/**
 * What is wrong and how to fix it, for people.
 */
message: string,
/**
 * Further problems of the same request, or what would have been possible.
 */
details: Array<string>,
/**
 * A word for each sentence, so that clients can say it in other languages.
 */
reason: Reason,
/**
 * What fills in that sentence: names as they are, seats by their number.
 */
values: { [key in string]: string },
/**
 * The rule behind the reason `illegal`, if the rules know it.
 */
why: Why | null,
/**
 * If the request was a list of actions: which of them was refused, counted from 1. Nothing of the list was done.
 */
number: number | null, };

/**
 * Why something did not happen, one word for each sentence. Words may be added but never change.
 */
export type Reason = "over" | "no-such-seat" | "turn" | "unreadable" | "illegal" | "chance-first" | "others-first" | "over-first" | "secret-first" | "undo" | "stale" | "not-begun" | "begun" | "open-seats" | "closed" | "unfinished" | "no-takeback" | "account-already" | "guest-password" | "frozen" | "damaged" | "missing" | "no-such-table" | "no-such-person" | "forbidden" | "not-seated" | "bot-plays" | "not-host" | "chat-seated" | "other-eyes" | "no-hints" | "wrong-password" | "signed-out" | "wrong-login" | "request" | "bad-name" | "bad-password" | "bad-chat" | "fork-end" | "one-seat" | "config" | "record" | "in-play" | "name-taken" | "name-looks-taken" | "name-has-account" | "seat-taken" | "sits-elsewhere" | "seat-kept" | "knows-secrets" | "asked-already" | "nothing-asked" | "left-too-often" | "full" | "origin" | "slow-down" | "too-many-logins" | "too-many-tables" | "too-many-open" | "too-much-talk" | "too-much-at-once" | "too-large" | "busy" | "too-many-reviews" | "outage" | "shutting-down" | "internal";

/**
 * Why the box's rules forbid an action.
 */
export type Why = {
/**
 * The action in notation.
 */
action: string,
/**
 * The clause that forbids it.
 */
clause: string,
/**
 * Names the sentence within the box, such as `no-neighbour`. Translations are looked up by it.
 */
word: string,
/**
 * What fills in the sentence's blanks: tiles, spaces and colours in notation, numbers in digits.
 */
values: { [key in string]: string },
/**
 * The sentence in English.
 */
text: string, };

/**
 * The answer to `GET /api/tables/{id}/why?action=…&action=…`.
 */
export type WhyNot = {
/**
 * The table's version that it applies to.
 */
at: number,
/**
 * The most helpful reason why none of the actions is legal. Null if one of them is, if none can be read,
 * or if your seat has nothing to do now.
 */
why: Why | null, };

/**
 * Start playing with just a name.
 */
export type Guest = {
/**
 * 1 to 24 characters.
 */
name: string, };

/**
 * Turn this session's guest into an account.
 */
export type Account = {
/**
 * Unique regardless of case, 1 to 24 characters.
 */
name: string,
/**
 * 8 to 200 characters.
 */
password: string, };

/**
 * Sign in to an account.
 */
export type Login = {
/**
 * The account.
 */
name: string,
/**
 * Its password.
 */
password: string, };

/**
 * Change the password. All other sessions end.
 */
export type Password = {
/**
 * The current password.
 */
old: string,
/**
 * The new password.
 */
new: string, };

/**
 * Contribute to the luck, once you have seen the table's commitment.
 */
export type Contribute = {
/**
 * Up to 64 hex digits.
 */
entropy: string, };

/**
 * Open a table.
 */
export type Create = {
/**
 * Which box.
 */
box: string,
/**
 * The edition; the box's default if left out.
 */
edition?: string,
/**
 * Expansions and variants.
 */
modules?: Array<string>,
/**
 * Options, including the choice of boards.
 */
options?: { [key in string]: string },
/**
 * One for each seat, p1 first.
 */
seats: Array<SeatPlan>,
/**
 * A name for the table, at most 60 characters.
 */
name?: string,
/**
 * Whether strangers can find it in the list; yes if left out.
 */
public?: boolean,
/**
 * Which bot plays on for players who leave or resign; none if left out.
 */
takeover?: string,
/**
 * A clock; none if left out.
 */
clock?: ClockRule,
/**
 * What happens when somebody runs out of time. If left out, a bot plays on, unless you are the only person
 * among bots and `takeover` names none: then the game ends.
 */
out_of_time?: OutOfTime,
/**
 * Whether the game begins as soon as somebody takes the last open seat or, if no seat is open to begin
 * with, when you contribute to the luck; no if left out. It never begins before you have seen the
 * commitment.
 */
start_when_full?: boolean,
/**
 * Whether it is a lesson: never public, not counted in statistics, and removed from the lists if
 * abandoned. You can have one lesson at a time: a new one ends the previous one. No if left out.
 */
lesson?: boolean,
/**
 * Whether players may ask for hints. If left out, only somebody who plays alone with bots may.
 */
hints?: boolean, };

/**
 * Who should sit on a seat.
 */
export type SeatPlan = { "kind": "me", } | { "kind": "open", } | { "kind": "bot",
/**
 * Its name: its level.
 */
bot: string, };

/**
 * Sit down.
 */
export type Sit = {
/**
 * Which seat; the first open one if left out.
 */
seat?: string,
/**
 * What the seat contributes to the luck: up to 64 hex digits.
 */
entropy?: string, };

/**
 * Take an action.
 */
export type Act = {
/**
 * One of the legal actions, in notation.
 */
action: string,
/**
 * The version you were looking at. With it, an action sent twice or too late is refused.
 */
at?: number, };

/**
 * Take several actions, one after another: all of them, or nothing. You must be asked again after each of them,
 * without chance or anybody else acting in between.
 */
export type Acts = {
/**
 * 1 to 64 actions in notation.
 */
actions: Array<string>,
/**
 * The version you were looking at. With it, a list sent twice or too late is refused.
 */
at?: number, };

/**
 * Take back your last action, or everything from one of your entries on.
 */
export type Undo = {
/**
 * The version you saw. The action is taken back only if nothing has happened since.
 */
at?: number,
/**
 * Take back everything you have done from this entry on (counted from 0); only your last action if left out.
 * What others have done in secret in between stays. `Position.plan_from` takes back your whole plan.
 */
to?: number, };

/**
 * Ask for a take-back, answer such a request, or withdraw it.
 */
export type Takeback = {
/**
 * To ask: how many entries the record should keep.
 */
to?: number,
/**
 * To answer: `agree` or `decline`. If you asked, declining withdraws your request.
 */
answer?: Answer, };

/**
 * Ask for a seat that its player left, answer such a request, or withdraw it.
 */
export type WantSeat = {
/**
 * To ask: which seat.
 */
seat?: string,
/**
 * To answer: `agree` or `decline`. If you asked, declining withdraws your request.
 */
answer?: Answer, };

/**
 * The answer to a request.
 */
export type Answer = "agree" | "decline";

/**
 * Say something.
 */
export type Chat = {
/**
 * 1 to 500 characters.
 */
text: string, };

/**
 * Continue differently from a position in a finished game.
 */
export type Fork = {
/**
 * How many entries to keep.
 */
at: number,
/**
 * One for each seat, p1 first.
 */
seats: Array<SeatPlan>,
/**
 * Whether strangers can find it in the list; no if left out.
 */
public?: boolean, };

/**
 * Look at what would have happened in a finished game.
 */
export type Try = {
/**
 * The position after this many entries.
 */
at: number,
/**
 * Who acts.
 */
by: string,
/**
 * What they do: 1 to 64 actions in notation.
 */
actions: Array<string>, };

/**
 * An attempt at a puzzle.
 */
export type Attempt = {
/**
 * What has been played: at most 64 actions in notation.
 */
actions: Array<string>,
/**
 * Actions to ask about: why none of them is allowed. Only for that question.
 */
about?: Array<string>, };

/**
 * Somebody who can sit down.
 */
export type PersonInfo = {
/**
 * Never changes, even when a guest becomes an account.
 */
id: string,
/**
 * How others see them. Account names are unique, guest names are not.
 */
name: string,
/**
 * Whether they have no password. Then the session is all they have.
 */
guest: boolean, };

/**
 * Whose session this is.
 */
export type Me = {
/**
 * Null if nobody is signed in.
 */
person: PersonInfo | null,
/**
 * How many tables are waiting for this person.
 */
your_turn: number,
/**
 * The protocol version that the server speaks.
 */
protocol: number, };

/**
 * One of a person's sessions, to list and to end.
 */
export type SessionInfo = {
/**
 * Identifies the session. It is not its secret.
 */
id: string,
/**
 * Whether this is the session that sent the request.
 */
current: boolean,
/**
 * What the browser called itself when the session began.
 */
agent: string,
/**
 * When it began.
 */
created_at: number,
/**
 * When it was last used, to the hour.
 */
seen_at: number, };

/**
 * What a person has played.
 */
export type PersonPage = {
/**
 * Who.
 */
person: PersonInfo,
/**
 * One line for each box and number of seats.
 */
standings: Array<Standing>,
/**
 * The last finished games, newest first.
 */
finished: Array<Finished>, };

/**
 * How a person did in one box with one number of seats.
 */
export type Standing = {
/**
 * The box.
 */
box: string,
/**
 * How many people sat at those tables.
 */
seats: number,
/**
 * How many games they finished.
 */
games: number,
/**
 * How many of them they finished in first place, shared or not.
 */
won: number,
/**
 * The highest score.
 */
best: number | null,
/**
 * The mean score.
 */
mean: number | null, };

/**
 * One of a person's finished games.
 */
export type Finished = {
/**
 * The table.
 */
table: TableSummary,
/**
 * Where the person sat.
 */
seat: string,
/**
 * How they did.
 */
rank: Rank | null, };

/**
 * A box that can be played here.
 */
export type BoxInfo = {
/**
 * How requests and records name it.
 */
id: string,
/**
 * Its name for people.
 */
title: string,
/**
 * The version of its rules.
 */
version: number,
/**
 * How many people can play.
 */
seats: SeatRange,
/**
 * Its editions, the default first.
 */
editions: Array<EditionInfo>,
/**
 * Expansions and variants that a table may add.
 */
modules: Array<ModuleInfo>,
/**
 * What a table may decide.
 */
options: Array<OptionInfo>,
/**
 * The values that an overlay may replace.
 */
overlay: Array<OverlayInfo>,
/**
 * The bots that you can play against, the weakest first. A seat may also name a bot that is not listed here: the
 * box's yardsticks, such as `greedy`, still work.
 */
bots: Array<BotInfo>,
/**
 * The bot to suggest if nobody has chosen one.
 */
usual_bot: string,
/**
 * Where its content comes from. Only on the page of one box, and empty in the list.
 */
provenance: Array<ProvenanceInfo>, };

/**
 * The smallest and the largest number of seats.
 */
export type SeatRange = {
/**
 * The fewest.
 */
least: number,
/**
 * The most.
 */
most: number, };

/**
 * One printing of a box.
 */
export type EditionInfo = {
/**
 * How requests name it.
 */
id: string,
/**
 * What it is, in one sentence.
 */
about: string, };

/**
 * An expansion or variant of a box.
 */
export type ModuleInfo = {
/**
 * How requests name it.
 */
id: string,
/**
 * Its name for people.
 */
title: string,
/**
 * What it adds, in one sentence.
 */
about: string,
/**
 * The clause that introduces it.
 */
clause: string,
/**
 * The editions that have it. If empty, all of them do.
 */
editions: Array<string>,
/**
 * How many people can play with it, if that differs from the box.
 */
seats: SeatRange | null,
/**
 * Modules without which it cannot be used.
 */
needs: Array<string>,
/**
 * Modules that cannot be used with it. They exclude it too.
 */
excludes: Array<string>,
/**
 * The clause that excludes them. Empty if it excludes none.
 */
excludes_clause: string,
/**
 * What a table may decide if it uses this module.
 */
options: Array<OptionInfo>,
/**
 * Options of the box that have another default with this module.
 */
defaults: Array<DefaultInfo>, };

/**
 * What an option of the box is with a module, if the table does not choose.
 */
export type DefaultInfo = {
/**
 * The option.
 */
option: string,
/**
 * How many seats the table has.
 */
seats: number,
/**
 * Its value.
 */
value: string, };

/**
 * A question the rules leave to the table.
 */
export type OptionInfo = {
/**
 * How requests name it.
 */
id: string,
/**
 * The accepted values, the default first. If empty, free text that the box checks.
 */
values: Array<string>,
/**
 * What is decided, in one sentence.
 */
about: string,
/**
 * The clause that leaves it open.
 */
clause: string, };

/**
 * A bot you can play against at any time.
 */
export type BotInfo = {
/**
 * How requests name it: its level.
 */
name: string,
/**
 * How it plays, in one sentence.
 */
about: string,
/**
 * If it plays at first sight: how many decisions in a hundred it makes at random.
 */
random_percent: number | null,
/**
 * How many simulated games it plays before a turn. If none, it only judges positions.
 */
simulations: number,
/**
 * How strong and how fast it is.
 */
measured: BotMeasured, };

/**
 * What we measured of a bot in games for two with the box's usual rules. What nobody has measured is null.
 */
export type BotMeasured = {
/**
 * Its rating on the Elo scale, above the bot `greedy`.
 */
rating: number | null,
/**
 * Its mean score.
 */
score: number | null,
/**
 * How often it wins against the level below, in per cent.
 */
beats_below: number | null,
/**
 * How long it thinks about a turn, or about a round if everybody acts at the same time, in milliseconds.
 */
turn_ms: number | null, };

/**
 * Where one row or table of content comes from.
 */
export type ProvenanceInfo = {
/**
 * The table it belongs to.
 */
table: string,
/**
 * The row, or what the rows have in common.
 */
row: string,
/**
 * How sure it is.
 */
standing: string,
/**
 * The source.
 */
source: string,
/**
 * Whether we had no printed copy to check it against, so that it may be wrong.
 */
reconstructed: boolean,
/**
 * The key with which an overlay can replace it, if there is one.
 */
overlay: string | null, };

/**
 * A value that an overlay may replace. The option `overlay.` and the key carries it.
 */
export type OverlayInfo = {
/**
 * What it is called in an overlay file.
 */
key: string,
/**
 * The option that carries it.
 */
option: OptionInfo,
/**
 * The value in the box.
 */
printed: string,
/**
 * How sure that value is.
 */
standing: string,
/**
 * Where it comes from.
 */
source: string,
/**
 * The editions that have it. If empty, all of them do.
 */
editions: Array<string>,
/**
 * The clauses whose text it changes.
 */
clauses: Array<string>, };

/**
 * An overlay file to check, and the table it is for.
 */
export type ReadOverlay = {
/**
 * The text of the file, one `key value` on each line.
 */
text: string,
/**
 * The edition; the box's default if left out.
 */
edition?: string, };

/**
 * What an overlay file says.
 */
export type OverlayAnswer = {
/**
 * The options to open a table with. Empty if there are problems.
 */
options: { [key in string]: string },
/**
 * Everything that is wrong with the file, in the order of its lines.
 */
problems: Array<OverlayFault>, };

/**
 * A mistake in an overlay file.
 */
export type OverlayFault = {
/**
 * The line it is on, from 1.
 */
line: number,
/**
 * What is wrong, and what would be right.
 */
message: string, };

/**
 * The rules of a box in one language.
 */
export type RulesInfo = {
/**
 * The language of the chapters, texts and words: the one you asked for, or `en`.
 */
language: string,
/**
 * In rulebook order.
 */
clauses: Array<ClauseInfo>,
/**
 * Everyday words, each with the word that the rules use: for `pig` it is `livestock`.
 */
words: { [key in string]: string }, };

/**
 * One rule with an id.
 */
export type ClauseInfo = {
/**
 * What events cite.
 */
id: string,
/**
 * The editions it applies to, as written: `both`, `2019`.
 */
edition: string,
/**
 * How it is known: `printed`, `example`, `inferred`, `ambiguous`, `reconstructed` or `one source`.
 */
standing: string,
/**
 * Pages, where known.
 */
pages: string,
/**
 * The heading above it.
 */
chapter: string,
/**
 * What it says, in our own words.
 */
text: string, };

/**
 * A table's status.
 */
export type Status = "open" | "playing" | "over" | "frozen";

/**
 * Everything about a table except the position.
 */
export type TableInfo = {
/**
 * Identifies the table in paths. Nobody can guess it, so the link is the invitation. Empty for a puzzle.
 */
id: string,
/**
 * Which box.
 */
box: string,
/**
 * The box's name for people.
 */
title: string,
/**
 * What the host calls the table; may be empty.
 */
name: string,
/**
 * The edition.
 */
edition: string | null,
/**
 * Expansions and variants.
 */
modules: Array<string>,
/**
 * Options that differ from the box's defaults.
 */
options: { [key in string]: string },
/**
 * Whether strangers can find it in the list.
 */
public: boolean,
/**
 * Its status.
 */
status: Status,
/**
 * Why it is frozen, if it is.
 */
frozen: string | null,
/**
 * Who opened it.
 */
host: string,
/**
 * Whether you opened it.
 */
you_host: boolean,
/**
 * The seats from p1 on.
 */
seats: Array<SeatInfo>,
/**
 * Your seat. It stays yours if you run out of time and a bot plays for you.
 */
you: string | null,
/**
 * The seat that you left and may have back. If somebody asks for it, you have a say.
 */
left: string | null,
/**
 * How many people watch without a seat.
 */
watching: number,
/**
 * Which bot plays on for players who leave or resign; null if none. It also plays for players who ran out of
 * time, if somebody does.
 */
takeover: string | null,
/**
 * The clock rule, if there is a clock.
 */
clock: ClockRule | null,
/**
 * What happens when somebody runs out of time.
 */
out_of_time: OutOfTime,
/**
 * Whether players may ask for hints.
 */
hints: boolean,
/**
 * What proves the luck.
 */
luck: LuckInfo,
/**
 * The open take-back request, if there is one.
 */
takeback: TakebackInfo | null,
/**
 * Who asks for a seat that its player left, if somebody does.
 */
wanted: WantedInfo | null,
/**
 * How it ended, once it has.
 */
result: GameResult | null,
/**
 * Where it comes from, if it is a rematch, a fork or an import.
 */
origin: Origin | null,
/**
 * The rematch's table, once somebody has opened one.
 */
rematch: string | null,
/**
 * Who resigned, ran out of time, left, sat down or asked for a hint during the game, in order.
 */
notes: Array<NoteInfo>,
/**
 * The last lines of chat.
 */
chat: Array<ChatLine>,
/**
 * When it was opened.
 */
created_at: number,
/**
 * When it began.
 */
started_at: number | null,
/**
 * When it ended.
 */
ended_at: number | null, };

/**
 * A table in a list.
 */
export type TableSummary = {
/**
 * The table.
 */
id: string,
/**
 * Which box.
 */
box: string,
/**
 * The box's name for people.
 */
title: string,
/**
 * What the host calls the table.
 */
name: string,
/**
 * The edition.
 */
edition: string | null,
/**
 * Expansions and variants.
 */
modules: Array<string>,
/**
 * Options that differ from the box's defaults.
 */
options: { [key in string]: string },
/**
 * Its status.
 */
status: Status,
/**
 * Who opened it.
 */
host: string,
/**
 * The seats from p1 on.
 */
seats: Array<SeatInfo>,
/**
 * Your seat, even if you ran out of time and a bot plays for you. Once the game is over, also the seat that you
 * left to a bot.
 */
you: string | null,
/**
 * Whether the table is waiting for you.
 */
your_turn: boolean,
/**
 * How many entries its record has.
 */
entries: number,
/**
 * When something last happened.
 */
updated_at: number,
/**
 * How it ended, once it has.
 */
result: GameResult | null,
/**
 * Where it comes from, if it is a rematch, a fork or an import.
 */
origin: Origin | null,
/**
 * Whether it is a lesson.
 */
lesson: boolean,
/**
 * The clock rule, if there is a clock.
 */
clock: ClockRule | null,
/**
 * What happens when somebody runs out of time.
 */
out_of_time: OutOfTime,
/**
 * Which bot plays on for players who leave or resign; null if none. It also plays for players who ran out of
 * time, if somebody does.
 */
takeover: string | null, };

/**
 * Who sits on a seat.
 */
export type SeatInfo = {
/**
 * `p1` to `p5`.
 */
seat: string,
/**
 * Nobody yet, a person or a bot.
 */
kind: SeatKind,
/**
 * The person's name, even if a bot plays on for them, or the bot's name; empty for an open seat.
 */
name: string,
/**
 * The bot's level, if a bot sits here.
 */
bot: string | null,
/**
 * Whether the seat has to act.
 */
waiting: boolean,
/**
 * Whether its person has a socket open.
 */
connected: boolean,
/**
 * Whether its person resigned.
 */
resigned: boolean,
/**
 * Whether its person ran out of time and has not returned. If that is so for everybody who could play, the
 * table pauses until the first of them takes the seat back.
 */
timed_out: boolean,
/**
 * Whether a bot plays on for a person who left or ran out of time. They may sit down again.
 */
taken_over: boolean,
/**
 * Whether its player left an open seat that has seen secrets. They may sit down again. Anybody else has to ask.
 */
kept: boolean,
/**
 * Whether the bot here had less time than it wanted when it last acted, because the server was busy.
 */
hurried: boolean, };

/**
 * What sits on a seat.
 */
export type SeatKind = "open" | "person" | "bot";

/**
 * Something that happened at a table but is not an entry in its record.
 */
export type NoteInfo = {
/**
 * How many entries the record had at that moment.
 */
entries: number,
/**
 * When.
 */
at: number,
/**
 * Whose seat.
 */
seat: string,
/**
 * What.
 */
what: NoteKind, };

/**
 * What happened to a seat.
 */
export type NoteKind = "resigned" | "time" | "left" | "sat" | "hint";

/**
 * What proves that nobody chose the luck.
 */
export type LuckInfo = {
/**
 * The kind of luck: 2, or 1 at older tables. The protocol says what each kind binds.
 */
version: number,
/**
 * A hash in hex, published when the table is opened. It covers the secret, everything that was agreed
 * on, and the entries before `from`.
 */
commit: string,
/**
 * The secret in hex, once the game is over.
 */
secret: string | null,
/**
 * What the seats contributed, in hex; shown once the game has begun.
 */
entropy: Array<SeatLuck>,
/**
 * The entry from which the luck is this table's own: later than 0 for forks and imports.
 */
from: number,
/**
 * The digest over the whole record, once the game is over.
 */
digest: string | null, };

/**
 * What one seat contributed to the luck.
 */
export type SeatLuck = {
/**
 * Who.
 */
seat: string,
/**
 * Hex digits.
 */
entropy: string, };

/**
 * A clock: an allowance for every decision, and a reserve for decisions that take longer.
 */
export type ClockRule = {
/**
 * Seconds for every decision.
 */
per_move_s: number,
/**
 * Extra seconds for the whole game.
 */
reserve_s: number, };

/**
 * What happens when somebody runs out of time.
 */
export type OutOfTime = "bot" | "end";

/**
 * The clocks now.
 */
export type ClockInfo = {
/**
 * The server's time when it sent this.
 */
now: number,
/**
 * One for each seat.
 */
seats: Array<ClockSeat>, };

/**
 * One seat's clock.
 */
export type ClockSeat = {
/**
 * Whose.
 */
seat: string,
/**
 * What was left of the reserve when the current decision began.
 */
reserve_ms: number,
/**
 * When the seat runs out of time, if its clock is running.
 */
deadline: number | null, };

/**
 * A request to take back more than undo allows.
 */
export type TakebackInfo = {
/**
 * Who asks.
 */
seat: string,
/**
 * How many entries the record would keep.
 */
to: number,
/**
 * Who has agreed. Bots that were seated as bots always do. A bot that plays for somebody agrees to nothing.
 */
agreed: Array<string>,
/**
 * Who still has to answer, even if a bot plays for them at the moment.
 */
missing: Array<string>, };

/**
 * A request for a seat that its player left.
 */
export type WantedInfo = {
/**
 * Which seat.
 */
seat: string,
/**
 * Who asks.
 */
name: string,
/**
 * Whether you are the one who asks.
 */
yours: boolean,
/**
 * The seats whose people have agreed.
 */
agreed: Array<string>,
/**
 * The seats whose people still have to answer.
 */
missing: Array<string>, };

/**
 * Where a table comes from.
 */
export type Origin = {
/**
 * How.
 */
kind: OriginKind,
/**
 * The other table, if there is one.
 */
table: string | null,
/**
 * How many entries came with it.
 */
entries: number, };

/**
 * How a table came about.
 */
export type OriginKind = "rematch" | "fork" | "import";

/**
 * The answer when you sit down.
 */
export type Sat = {
/**
 * The table as it is now.
 */
table: TableInfo,
/**
 * Your seat.
 */
seat: string,
/**
 * The seat's key. A program that sends `Authorization: Bearer KEY` acts for this seat without the
 * person's session. It is shown only here and stops working when the seat changes hands.
 */
key: string, };

/**
 * The answer to a completed request. It is stored.
 */
export type Acknowledged = {
/**
 * The table's version afterwards.
 */
at: number,
/**
 * How many entries the record has now.
 */
entries: number, };

/**
 * The table as one viewer may see it, with everything that led there.
 */
export type Snapshot = {
/**
 * Who sits where, what the settings are, and what proves the luck.
 */
table: TableInfo,
/**
 * What is on the table and what the viewer may do.
 */
position: Position,
/**
 * What happened in the entries from number `since` on.
 */
events: Array<EventInfo>,
/**
 * The entries from number `since` on. What the viewer may not know yet is written `?`.
 */
record: Array<EntryInfo>,
/**
 * The number of the first entry in the lists; 0 if they hold everything.
 */
since: number, };

/**
 * What is on the table and what may be done, for one viewer.
 */
export type Position = {
/**
 * The table's version: it grows with every entry and every take-back, and never falls. Send it back with
 * an action.
 */
at: number,
/**
 * How many entries the record has.
 */
entries: number,
/**
 * Who is looking: a seat, `spectator`, or `all` for a finished game.
 */
viewer: string,
/**
 * The seats that have to act.
 */
waiting: Array<string>,
/**
 * The box's own picture of the table.
 */
view: unknown,
/**
 * What the viewer is asked, in the box's own fields; null if nothing.
 */
prompt: unknown,
/**
 * The same as one English sentence.
 */
prompt_text: string | null,
/**
 * Everything the viewer may do now, in notation.
 */
legal: Array<string>,
/**
 * The legal action that says that the viewer is done: it ends the turn, or leaves an effect unused. Null
 * if every answer is a choice.
 */
finish: string | null,
/**
 * Whether the viewer may take back their last action without asking.
 */
can_undo: boolean,
/**
 * The first entry of the viewer's plan: what they have done lately that is still withheld from somebody. Send it
 * with `undo` as `to` to take the whole plan back. Null if there is none, or if it cannot be taken back.
 */
plan_from: number | null,
/**
 * The clock, if there is one.
 */
clock: ClockInfo | null,
/**
 * What each seat would have if the game ended now, p1 first. Null in boxes that score all points
 * immediately.
 */
projected: Array<Projected> | null,
/**
 * How the game ended by its rules, once it has.
 */
result: GameResult | null, };

/**
 * What a seat would have if the game ended now, from what everybody can see.
 */
export type Projected = {
/**
 * Who.
 */
seat: string,
/**
 * The points it would have in the end.
 */
points: number,
/**
 * The points among them that are not scored yet.
 */
sources: Array<ProjectedSource>, };

/**
 * Points that are not scored yet.
 */
export type ProjectedSource = {
/**
 * Where they would come from, in the box's words, as in `SourcePoints`.
 */
source: string,
/**
 * How many.
 */
points: number,
/**
 * The clause they come from.
 */
clause: string, };

/**
 * One cost or gain of an action.
 */
export type PreviewChange = {
/**
 * What, in the game's words.
 */
what: string,
/**
 * By how much.
 */
by: number,
/**
 * The clause behind it.
 */
clause: string, };

/**
 * What one action would change for the seat that chooses it.
 */
export type PreviewInfo = {
/**
 * The action in notation.
 */
action: string,
/**
 * Costs and gains with their reasons, in the order in which they would happen.
 */
changes: Array<PreviewChange>, };

/**
 * What each of your seat's legal actions would do, as far as you can know.
 */
export type Previews = {
/**
 * The table's version that they apply to.
 */
at: number,
/**
 * One for each legal action, in the order of the position's list.
 */
previews: Array<PreviewInfo>, };

/**
 * One entry of the record.
 */
export type EntryInfo = {
/**
 * Its number, from 0.
 */
n: number,
/**
 * A seat, or `*` for chance.
 */
actor: string,
/**
 * The action in notation, or `?` while it is withheld.
 */
text: string, };

/**
 * Something that happened, and why.
 */
export type EventInfo = {
/**
 * The number of the entry that caused it, from 0.
 */
entry: number,
/**
 * One English sentence.
 */
text: string,
/**
 * The clause behind it. `GET /api/boxes/{id}/rules` has its text.
 */
clause: string,
/**
 * Who acted; null if it was chance.
 */
seat: string | null,
/**
 * The quantity it changed.
 */
change: ChangeInfo | null,
/**
 * The event in the box's own fields.
 */
json: unknown, };

/**
 * One of a seat's quantities, changed by an event.
 */
export type ChangeInfo = {
/**
 * Whose.
 */
seat: string,
/**
 * What, in the game's words.
 */
what: string,
/**
 * By how much.
 */
by: number, };

/**
 * How a game ended.
 */
export type GameResult = {
/**
 * By the rules, or before that.
 */
ending: Ending,
/**
 * Seats against each other, or the table against the box.
 */
verdict: Verdict,
/**
 * One for each seat, p1 first.
 */
ranks: Array<Rank>,
/**
 * How often the table went back past luck. Such games do not count in the standings.
 */
takebacks: number,
/**
 * How many hints players asked for. Nobody who asked, and no partner of theirs, wins such a game in the standings.
 * It still counts for the others, and a loss remains a loss.
 */
hints: number,
/**
 * The grade that a solo game reached, in the box's own word (`well-done`). Null below the first grade, and in
 * games without grades.
 */
grade: string | null, };

/**
 * Why it ended.
 */
export type Ending = "rules" | "resigned" | "time" | "unfinished";

/**
 * Seats against each other, or the table against the box.
 */
export type Verdict = "ranked" | "won" | "lost";

/**
 * How one seat did.
 */
export type Rank = {
/**
 * Who.
 */
seat: string,
/**
 * 1 for the winner. Equal ranks share a place, and partners share theirs. Nobody has rank 1 at a table that
 * lost together.
 */
rank: number,
/**
 * The score, if the game ended by its rules.
 */
score: number | null,
/**
 * The side this seat played on, if it had partners.
 */
side: SideResult | null, };

/**
 * What partners did together.
 */
export type SideResult = {
/**
 * Its first seat. Partners have the same.
 */
of: string,
/**
 * What they scored together, if the game ended by its rules.
 */
score: number | null, };

/**
 * Where the points of a finished game came from, and when. If the game counts something other than points, such
 * as objectives, the lists are empty.
 */
export type ScoreSheet = {
/**
 * The seats, in the order of the lists below.
 */
seats: Array<string>,
/**
 * Points by source, one row for each source.
 */
sources: Array<SourcePoints>,
/**
 * The scores after every entry: `over_time[entry][seat]`.
 */
over_time: Array<Array<number>>,
/**
 * How it ended.
 */
result: GameResult | null, };

/**
 * Every seat's points from one source.
 */
export type SourcePoints = {
/**
 * The source, in the box's words.
 */
source: string,
/**
 * One for each seat.
 */
points: Array<number>, };

/**
 * How far the review of a game has got.
 */
export type ReviewState = { "state": "none",
/**
 * How many turns there are to judge.
 */
turns: number,
/**
 * About how many seconds that takes once it has begun.
 */
seconds: number, } | { "state": "queued",
/**
 * 1 if it is the next one.
 */
place: number, } | { "state": "running",
/**
 * How many turns are done.
 */
turn: number,
/**
 * Of how many.
 */
turns: number,
/**
 * About how many seconds are left.
 */
seconds: number, } | { "state": "done",
/**
 * The same as `loire analyze --json` prints.
 */
review: unknown, } | { "state": "failed",
/**
 * Why.
 */
reason: string, };

/**
 * What you could do now, the best turn first.
 */
export type HintInfo = {
/**
 * The table's version that it applies to.
 */
at: number,
/**
 * The best turns, in the same form as the turns of a review.
 */
hint: unknown, };

/**
 * Whether a hint has to wait.
 */
export type HintQueue = {
/**
 * Its place among everything that waits to be thought about, 1 for the next; none if it does not wait.
 */
place: number | null, };

/**
 * The puzzles on this server.
 */
export type PuzzleList = {
/**
 * The puzzle of the day; null if there are no puzzles.
 */
today: PuzzleRef | null,
/**
 * The day that this is about, such as `2026-11-16`. Days change at midnight UTC.
 */
day: string,
/**
 * All of them, box by box.
 */
puzzles: Array<PuzzleInfo>, };

/**
 * Which puzzle.
 */
export type PuzzleRef = {
/**
 * Which box.
 */
box: string,
/**
 * Its number in the box, from 1.
 */
number: number, };

/**
 * A puzzle in the list.
 */
export type PuzzleInfo = {
/**
 * Which box.
 */
box: string,
/**
 * Its number in the box, from 1.
 */
number: number,
/**
 * How many seats the table has.
 */
seats: number,
/**
 * Your seat.
 */
seat: string,
/**
 * By how much the best turn leads.
 */
lead: number,
/**
 * Whether that is points. Otherwise it is per cent of the chance of winning.
 */
points: boolean, };

/**
 * A puzzle's table after the actions tried so far.
 */
export type PuzzleBoard = {
/**
 * The table, as the seat may see it.
 */
snapshot: Snapshot,
/**
 * What each legal action would cost and gain.
 */
previews: Array<PreviewInfo>,
/**
 * Whether the turn is over, so that it can be judged.
 */
over: boolean,
/**
 * By how much the best turn leads.
 */
lead: number,
/**
 * Whether that is points. Otherwise it is per cent of the chance of winning.
 */
points: boolean,
/**
 * How many puzzles the box has.
 */
puzzles: number, };

/**
 * What there is to say about an attempt.
 */
export type PuzzleAnswer = {
/**
 * How good it was, the best turn, the second and the obvious one, in the form of a review's turns.
 */
answer: unknown, };

/**
 * What a client may send on `/api/tables/{id}/ws`.
 *
 * `id` is any text the client chooses (at most 64 characters). The answer to the message repeats it.
 */
export type FromClient = { "type": "act",
/**
 * One of the legal actions, in notation.
 */
action: string,
/**
 * The version you were looking at.
 */
at?: number,
/**
 * Repeated in `done` or `refused`.
 */
id: string, } | { "type": "acts",
/**
 * 1 to 64 actions in notation.
 */
actions: Array<string>,
/**
 * The version you were looking at.
 */
at?: number,
/**
 * Repeated in `done` or `refused`.
 */
id: string, } | { "type": "undo",
/**
 * The version you saw.
 */
at?: number,
/**
 * The first of your entries to take back; only your last action if left out.
 */
to?: number,
/**
 * Repeated in `done` or `refused`.
 */
id: string, } | { "type": "takeback",
/**
 * To ask: how many entries the record should keep.
 */
to?: number,
/**
 * To answer a request.
 */
answer?: Answer,
/**
 * Repeated in `done` or `refused`.
 */
id: string, } | { "type": "resign",
/**
 * Repeated in `done` or `refused`.
 */
id: string, } | { "type": "chat",
/**
 * 1 to 500 characters.
 */
text: string,
/**
 * Repeated in `done` or `refused`.
 */
id: string, } | { "type": "ping", };

/**
 * What the server sends on a socket.
 */
export type FromServer = { "type": "snapshot" } & Snapshot | { "type": "update",
/**
 * What is on the table now.
 */
position: Position,
/**
 * What has happened since the last message, and what is no longer withheld.
 */
events: Array<EventInfo>,
/**
 * The new entries, and those that are no longer withheld.
 */
record: Array<EntryInfo>, } | { "type": "table",
/**
 * The table now.
 */
table: TableInfo, } | { "type": "done",
/**
 * Your `id`.
 */
id: string,
/**
 * The table's version afterwards.
 */
at: number,
/**
 * How many entries the record has now.
 */
entries: number, } | { "type": "refused",
/**
 * Your `id`; empty if the message could not be read.
 */
id: string,
/**
 * A word for programs, as in `Problem`.
 */
code: string,
/**
 * What is wrong and how to fix it.
 */
message: string,
/**
 * A word for each sentence, as in `Problem`.
 */
reason: Reason,
/**
 * What fills in that sentence.
 */
values: { [key in string]: string },
/**
 * The rule behind it, as in `Problem`.
 */
why: Why | null,
/**
 * Which action of a list it was, as in `Problem`.
 */
number: number | null, } | { "type": "chat" } & ChatLine | { "type": "pong",
/**
 * The server's time.
 */
now: number, } | { "type": "gone",
/**
 * `shutting-down`, `slow`, `seat` (the seat changed hands), `signed-out` (the session ended), `missing` (the
 * table is gone).
 */
code: string,
/**
 * Why, for people.
 */
message: string, };

/**
 * A line of chat.
 */
export type ChatLine = {
/**
 * Its number at this table, from 1.
 */
n: number,
/**
 * When.
 */
at: number,
/**
 * Who.
 */
name: string,
/**
 * Their seat, if they have one.
 */
seat: string | null,
/**
 * What.
 */
text: string, };

/** All reasons. */
export const REASONS: readonly Reason[] = [
  "over",
  "no-such-seat",
  "turn",
  "unreadable",
  "illegal",
  "chance-first",
  "others-first",
  "over-first",
  "secret-first",
  "undo",
  "stale",
  "not-begun",
  "begun",
  "open-seats",
  "closed",
  "unfinished",
  "no-takeback",
  "account-already",
  "guest-password",
  "frozen",
  "damaged",
  "missing",
  "no-such-table",
  "no-such-person",
  "forbidden",
  "not-seated",
  "bot-plays",
  "not-host",
  "chat-seated",
  "other-eyes",
  "no-hints",
  "wrong-password",
  "signed-out",
  "wrong-login",
  "request",
  "bad-name",
  "bad-password",
  "bad-chat",
  "fork-end",
  "one-seat",
  "config",
  "record",
  "in-play",
  "name-taken",
  "name-looks-taken",
  "name-has-account",
  "seat-taken",
  "sits-elsewhere",
  "seat-kept",
  "knows-secrets",
  "asked-already",
  "nothing-asked",
  "left-too-often",
  "full",
  "origin",
  "slow-down",
  "too-many-logins",
  "too-many-tables",
  "too-many-open",
  "too-much-talk",
  "too-much-at-once",
  "too-large",
  "busy",
  "too-many-reviews",
  "outage",
  "shutting-down",
  "internal",
];
