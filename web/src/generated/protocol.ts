// Written by `LOIRE_BLESS=1 cargo test -p protocol` from crates/protocol. Not to be edited.

export const PROTOCOL_VERSION = 1;

/**
 * Why something did not happen. Every answer with a status of 400 or more has this body.
 */
export type Problem = {
/**
 * A word for programs: `over`, `seat`, `turn`, `unreadable`, `illegal`, `undo`, `stale`, `status`,
 * `frozen`, `missing`, `forbidden`, `signed-out`, `request`, `config`, `record`, `taken`, `origin`,
 * `slow-down`, `too-large`, `busy`, `shutting-down`, `internal`.
 */
code: string,
/**
 * What is wrong and what would be right, for people.
 */
message: string,
/**
 * Further problems of the same request, or what would have been possible.
 */
details: Array<string>,
/**
 * The same as a word for each sentence, so that clients can say it in other languages.
 */
reason: Reason,
/**
 * What that sentence needs: names as they are, seats by their number.
 */
values: { [key in string]: string },
/**
 * The rule behind the reason `illegal`, where the rules can tell.
 */
why: Why | null, };

/**
 * Why something did not happen, one word for each sentence. Words are added and never change.
 */
export type Reason = "over" | "no-such-seat" | "turn" | "unreadable" | "illegal" | "undo" | "stale" | "not-begun" | "begun" | "open-seats" | "closed" | "unfinished" | "no-takeback" | "account-already" | "guest-password" | "frozen" | "missing" | "no-such-table" | "no-such-person" | "forbidden" | "not-seated" | "not-host" | "chat-seated" | "other-eyes" | "wrong-password" | "signed-out" | "wrong-login" | "request" | "bad-name" | "bad-password" | "bad-chat" | "fork-end" | "one-seat" | "config" | "record" | "name-taken" | "name-has-account" | "seat-taken" | "sits-elsewhere" | "full" | "origin" | "slow-down" | "too-many-logins" | "too-many-tables" | "too-much-talk" | "too-large" | "busy" | "outage" | "shutting-down" | "internal";

/**
 * Why an action may not be done, by the rules of the box.
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
 * Names the sentence within the box, such as `no-neighbour`: what translations are found by.
 */
word: string,
/**
 * What the sentence names, by hole: tiles, spaces and colours in notation, numbers in digits.
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
 * The table's version it is true for.
 */
at: number,
/**
 * The most telling reason why none of the actions is legal. Null if one of them is, if none can be read,
 * or if your seat has nothing to do now.
 */
why: Why | null, };

/**
 * Play at once, with a name.
 */
export type Guest = {
/**
 * 1 to 24 characters.
 */
name: string, };

/**
 * Make the guest of this session an account.
 */
export type Account = {
/**
 * Unique without regard to case, 1 to 24 characters.
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
 * Change the password; all other sessions end.
 */
export type Password = {
/**
 * The password until now.
 */
old: string,
/**
 * The password from now on.
 */
new: string, };

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
 * Options, board choice among them.
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
 * Whether strangers find it in the list; yes if left out.
 */
public?: boolean,
/**
 * Which bot plays on for a seat that leaves; none if left out.
 */
takeover?: string,
/**
 * A clock; none if left out.
 */
clock?: ClockRule,
/**
 * What your seat contributes to the luck: up to 64 hex digits.
 */
entropy?: string,
/**
 * Whether the game begins as soon as no seat is open; no if left out.
 */
start_when_full?: boolean,
/**
 * Whether it is a lesson: never public, counted in no statistics, and gone from the lists when it is broken off. A
 * person has one lesson at a time: a new one ends the one before. No if left out.
 */
lesson?: boolean, };

/**
 * Who shall sit on a seat.
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
 * Where; the first open seat if left out.
 */
seat?: string,
/**
 * What the seat contributes to the luck: up to 64 hex digits.
 */
entropy?: string, };

/**
 * Do something.
 */
export type Act = {
/**
 * One of the legal actions, in notation.
 */
action: string,
/**
 * The version the action answers to. With it, an action sent twice or too late is refused.
 */
at?: number, };

/**
 * Take the last action back.
 */
export type Undo = {
/**
 * The version that was seen; taken back only if nothing came in between.
 */
at?: number, };

/**
 * Ask to take back, answer such a request, or withdraw it.
 */
export type Takeback = {
/**
 * Ask: how many entries the record shall keep.
 */
to?: number,
/**
 * Answer: `agree` or `decline`. The one who asked withdraws by declining.
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
 * Go on another way from a position of a finished game.
 */
export type Fork = {
/**
 * How many entries are taken along.
 */
at: number,
/**
 * One for each seat, p1 first.
 */
seats: Array<SeatPlan>,
/**
 * Whether strangers find it in the list; no if left out.
 */
public?: boolean, };

/**
 * Somebody who can sit down.
 */
export type PersonInfo = {
/**
 * Never changes, also when a guest becomes an account.
 */
id: string,
/**
 * How the others see them. Names of accounts are unique, names of guests are not.
 */
name: string,
/**
 * Whether they have no password: the session is all they have.
 */
guest: boolean, };

/**
 * Who this session is.
 */
export type Me = {
/**
 * Nobody if the session is not signed in.
 */
person: PersonInfo | null,
/**
 * How many tables wait for this person.
 */
your_turn: number,
/**
 * The version of the protocol the server speaks.
 */
protocol: number, };

/**
 * One of a person's sessions, to be listed and ended.
 */
export type SessionInfo = {
/**
 * Names the session; it is not its secret.
 */
id: string,
/**
 * Whether it is the session that asks.
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
 * The last finished games, the newest first.
 */
finished: Array<Finished>, };

/**
 * How a person did at one box with one number of seats.
 */
export type Standing = {
/**
 * The box.
 */
box: string,
/**
 * How many sat at those tables.
 */
seats: number,
/**
 * How many games were finished.
 */
games: number,
/**
 * How many of them with rank 1, shared or not.
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
 * One finished game of a person.
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
 * How many can play.
 */
seats: SeatRange,
/**
 * Its editions, the default first.
 */
editions: Array<EditionInfo>,
/**
 * Expansions and variants a table may add.
 */
modules: Array<ModuleInfo>,
/**
 * What a table may decide.
 */
options: Array<OptionInfo>,
/**
 * Its bots, the weakest first.
 */
bots: Array<BotInfo>,
/**
 * Where its content comes from. Only in the page of one box; empty in the list.
 */
provenance: Array<ProvenanceInfo>, };

/**
 * From how many to how many seats.
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
 * What it adds, in one sentence.
 */
about: string, };

/**
 * A question the rules leave to the table.
 */
export type OptionInfo = {
/**
 * How requests name it.
 */
id: string,
/**
 * The accepted values, the default first. Empty: free text that the box checks.
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
 * Somebody to play against at any hour.
 */
export type BotInfo = {
/**
 * How requests name it: its level.
 */
name: string,
/**
 * How it plays, in one sentence.
 */
about: string, };

/**
 * Where one row or table of content comes from.
 */
export type ProvenanceInfo = {
/**
 * The table it stands in.
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
 * Whether the print was not available, so that it may be wrong.
 */
reconstructed: boolean, };

/**
 * The rules of a box in one language.
 */
export type RulesInfo = {
/**
 * The language of chapters, texts and words: the one that was asked for, or `en`.
 */
language: string,
/**
 * In the order of the rules.
 */
clauses: Array<ClauseInfo>,
/**
 * Everyday words, each with the word that the rules use: `pig` is `livestock`.
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
 * The editions it holds for, as written: `both`, `2019`.
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
 * Where a table stands.
 */
export type Status = "open" | "playing" | "over" | "frozen";

/**
 * Everything about a table that is not the position.
 */
export type TableInfo = {
/**
 * Names the table in paths; unguessable, so that the link is the invitation.
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
 * What the host calls the table; empty if nothing.
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
 * Options that were set.
 */
options: { [key in string]: string },
/**
 * Whether strangers find it in the list.
 */
public: boolean,
/**
 * Where it stands.
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
 * Whether the one who asks opened it.
 */
you_host: boolean,
/**
 * The seats from p1 on.
 */
seats: Array<SeatInfo>,
/**
 * The seat of the one who asks.
 */
you: string | null,
/**
 * How many watch without a seat.
 */
watching: number,
/**
 * Which bot plays on for a seat that left, resigned or ran out of time; nobody if none.
 */
takeover: string | null,
/**
 * The clock rule, if there is a clock.
 */
clock: ClockRule | null,
/**
 * What proves the luck.
 */
luck: LuckInfo,
/**
 * A request to take back, if one is open.
 */
takeback: TakebackInfo | null,
/**
 * How it ended, once it has.
 */
result: GameResult | null,
/**
 * Where it comes from, if it is a rematch, a fork or an import.
 */
origin: Origin | null,
/**
 * The table of the rematch, once somebody opened one.
 */
rematch: string | null,
/**
 * Who gave up, ran out of time, left or sat down while the game was on, in order.
 */
notes: Array<NoteInfo>,
/**
 * The last lines that were said.
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
 * Where it stands.
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
 * The seat of the one who asks.
 */
you: string | null,
/**
 * Whether the table waits for the one who asks.
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
 * Whether somebody learns the game here.
 */
lesson: boolean,
/**
 * The clock rule, if there is a clock.
 */
clock: ClockRule | null,
/**
 * Which bot plays on for a seat that left, resigned or ran out of time; nobody if none.
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
 * The person's name, also where a bot plays on for them, or the bot's; empty for an open seat.
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
 * Whether its person gave up.
 */
resigned: boolean,
/**
 * Whether its person ran out of time.
 */
timed_out: boolean,
/**
 * Whether a bot plays on for a person who left; they may sit down again.
 */
taken_over: boolean, };

/**
 * What sits on a seat.
 */
export type SeatKind = "open" | "person" | "bot";

/**
 * Something that happened at a table and is no entry of its record.
 */
export type NoteInfo = {
/**
 * How many entries the record had: it happened behind them.
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
export type NoteKind = "resigned" | "time" | "left" | "sat";

/**
 * What proves that nobody chose the luck.
 */
export type LuckInfo = {
/**
 * SHA-256 of the table's secret, in hex: published before the first entry.
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
 * From which entry on the luck is this table's own: later than 0 for forks and imports.
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
 * A clock: so much for every decision, and a reserve for all that take longer.
 */
export type ClockRule = {
/**
 * Seconds for every decision.
 */
per_move_s: number,
/**
 * Seconds on top for the whole game.
 */
reserve_s: number, };

/**
 * The clock now.
 */
export type ClockInfo = {
/**
 * The server's time when it said this.
 */
now: number,
/**
 * One for each seat.
 */
seats: Array<ClockSeat>, };

/**
 * The clock of one seat.
 */
export type ClockSeat = {
/**
 * Whose.
 */
seat: string,
/**
 * What is left of the reserve when the current decision began.
 */
reserve_ms: number,
/**
 * When the seat runs out of time, if its clock runs.
 */
deadline: number | null, };

/**
 * A request to take back beyond what the rules of undo allow.
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
 * Who has agreed; bots always do.
 */
agreed: Array<string>,
/**
 * Whose answer is missing.
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
 * How many entries were taken along.
 */
entries: number, };

/**
 * How a table came from another.
 */
export type OriginKind = "rematch" | "fork" | "import";

/**
 * The answer to sitting down.
 */
export type Sat = {
/**
 * The table as it is now.
 */
table: TableInfo,
/**
 * Where.
 */
seat: string,
/**
 * The seat's key. A program that sends `Authorization: Bearer KEY` acts for this seat without the
 * person's session. It is shown only here and is void when the seat changes hands.
 */
key: string, };

/**
 * The answer to something that was done: it is stored.
 */
export type Acknowledged = {
/**
 * The table's version after it.
 */
at: number,
/**
 * How many entries the record has after it.
 */
entries: number, };

/**
 * The table as one viewer may know it, with everything that led there.
 */
export type Snapshot = {
/**
 * Who sits where, how it is played, what proves the luck.
 */
table: TableInfo,
/**
 * What is on the table and what may be done.
 */
position: Position,
/**
 * What happened in the entries from number `since` on.
 */
events: Array<EventInfo>,
/**
 * The entries from number `since` on; what is withheld is written `?`.
 */
record: Array<EntryInfo>,
/**
 * The number of the first entry that is told; 0 if all are.
 */
since: number, };

/**
 * What is on the table and what may be done, for one viewer.
 */
export type Position = {
/**
 * The table's version: grows with every entry and every take-back, never falls. Send it back with an
 * action.
 */
at: number,
/**
 * How many entries the record has.
 */
entries: number,
/**
 * Whose eyes this is seen with: a seat, `spectator`, or `all` for a finished game.
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
 * The one of them by which the viewer says that it has done all it wants: it ends the turn, or leaves an
 * effect unused. Null where every answer is a choice.
 */
finish: string | null,
/**
 * Whether the viewer may take its last action back without asking.
 */
can_undo: boolean,
/**
 * The clock, if there is one.
 */
clock: ClockInfo | null,
/**
 * What each seat would have if the game ended as things stand, p1 first. Null in a box in which all points
 * are scored at once.
 */
projected: Array<Projected> | null,
/**
 * How the game ended by its rules, once it has.
 */
result: GameResult | null, };

/**
 * What a seat would have if the game ended as things stand, from what everybody can see.
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
 * Those of them that are not scored yet.
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
 * The clause that gives them.
 */
clause: string, };

/**
 * One cost or gain of an action.
 */
export type PreviewChange = {
/**
 * What, in the words of the game.
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
 * Costs and gains with their reasons, in the order they would happen.
 */
changes: Array<PreviewChange>, };

/**
 * What each legal action of your seat would do, as far as you can know.
 */
export type Previews = {
/**
 * The table's version they are true for.
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
 * The entry that made it happen, from 0.
 */
entry: number,
/**
 * One English sentence.
 */
text: string,
/**
 * The clause behind it; `GET /api/boxes/{id}/rules` has its words.
 */
clause: string,
/**
 * Who acted; nobody if it was chance.
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
 * A quantity of a seat that an event changed.
 */
export type ChangeInfo = {
/**
 * Whose.
 */
seat: string,
/**
 * What, in the words of the game.
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
ranks: Array<Rank>, };

/**
 * What brought the end.
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
 * 1 for the winner; equal ranks are shared places.
 */
rank: number,
/**
 * The score, if the game ended by its rules.
 */
score: number | null, };

/**
 * Where the points of a finished game came from, and when.
 */
export type ScoreSheet = {
/**
 * The seats in the order of the lists below.
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
 * The points of every seat from one source.
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
 * What a client may say on `/api/tables/{id}/ws`.
 *
 * `id` is any text of the client's (at most 64 characters); the answer to the message repeats it.
 */
export type FromClient = { "type": "act",
/**
 * One of the legal actions, in notation.
 */
action: string,
/**
 * The version the action answers to.
 */
at?: number,
/**
 * Repeated in `done` or `refused`.
 */
id: string, } | { "type": "undo",
/**
 * The version that was seen.
 */
at?: number,
/**
 * Repeated in `done` or `refused`.
 */
id: string, } | { "type": "takeback",
/**
 * Ask: how many entries the record shall keep.
 */
to?: number,
/**
 * Answer a request.
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
 * What the server says on a socket.
 */
export type FromServer = { "type": "snapshot" } & Snapshot | { "type": "update",
/**
 * What is on the table now.
 */
position: Position,
/**
 * What happened since the last message, and what is no longer withheld.
 */
events: Array<EventInfo>,
/**
 * The new entries, and those that are no longer withheld.
 */
record: Array<EntryInfo>, } | { "type": "table",
/**
 * As it is now.
 */
table: TableInfo, } | { "type": "done",
/**
 * Yours.
 */
id: string,
/**
 * The table's version after it.
 */
at: number,
/**
 * How many entries the record has after it.
 */
entries: number, } | { "type": "refused",
/**
 * Yours; empty if the message could not be read.
 */
id: string,
/**
 * A word for programs, as in `Problem`.
 */
code: string,
/**
 * What is wrong and what would be right.
 */
message: string,
/**
 * The same as a word for each sentence, as in `Problem`.
 */
reason: Reason,
/**
 * What that sentence needs.
 */
values: { [key in string]: string },
/**
 * The rule behind it, as in `Problem`.
 */
why: Why | null, } | { "type": "chat" } & ChatLine | { "type": "pong",
/**
 * The server's time.
 */
now: number, } | { "type": "gone",
/**
 * `shutting-down`, `slow`, `seat` (the seat changed hands), `signed-out` (the session ended).
 */
code: string,
/**
 * Why, for people.
 */
message: string, };

/**
 * Something somebody said.
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

/** Every reason there is. */
export const REASONS: readonly Reason[] = [
  "over",
  "no-such-seat",
  "turn",
  "unreadable",
  "illegal",
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
  "missing",
  "no-such-table",
  "no-such-person",
  "forbidden",
  "not-seated",
  "not-host",
  "chat-seated",
  "other-eyes",
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
  "name-taken",
  "name-has-account",
  "seat-taken",
  "sits-elsewhere",
  "full",
  "origin",
  "slow-down",
  "too-many-logins",
  "too-many-tables",
  "too-much-talk",
  "too-large",
  "busy",
  "outage",
  "shutting-down",
  "internal",
];
