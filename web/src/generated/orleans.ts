// Written by `cargo xtask types` from crates/orleans. Do not edit.
import type { Achievement, Character, Citizen, Common, Deed, Edge, End, Follower, Good, Hour, Lack, Measure, Need, Objective, Place, Role, Scenario, Stack, Town, Way } from './orleans.printed';
export * from './orleans.printed';

/** What one viewer may see. Only the plans that others are making are hidden. */
export interface View {
  /** The round, 1 to 18, or 0 during set-up. */
  readonly round: number;
  readonly rounds: number;
  readonly scenario: Scenario;
  /** The events of all rounds, where they are known from the start. */
  readonly schedule: readonly Hour[];
  /** How the game has ended, if it has. */
  readonly end: End;
  /** Citizens that win the game, or 0 where they do not. */
  readonly goal: number;
  /** Followers that nobody may gain in this round. */
  readonly barred: readonly Role[];
  readonly terms: Terms;
  /** Citizens in the supply. */
  readonly spare_citizens: number;
  /** The events turned so far. The last one is that of this round. */
  readonly hours: readonly Hour[];
  /** How many tiles of each event are still to come, in the order of `Hour`. */
  readonly hours_left: readonly number[];
  readonly first: string;
  /** Whether plans are being made. */
  readonly planning: boolean;
  /** The goods on the map, space by space. Spaces that this table does not use are left out. */
  readonly map: readonly GoodsSpace[];
  /** Goods nobody has, by good. */
  readonly supply: readonly [number, number, number, number, number];
  /** Neutral followers nobody has, by role. */
  readonly stock: readonly [number, number, number, number, number, number, number];
  readonly technology: number;
  /** Place tiles nobody has. */
  readonly tiles: readonly Place[];
  /** What the Bathhouse needs at this table. Without needs it works by itself. */
  readonly bathhouse: readonly Need[];
  readonly deeds: readonly DeedView[];
  /** Citizens nobody has. */
  readonly citizens: readonly Citizen[];
  /** What the census would do now: who would gain a coin and who would pay one. */
  readonly census: CensusView;
  /** Invasion: the city, and what the team still has to do. */
  readonly city: CityView | null;
  /** Invasion: what the event of the round asks for, and whether that could be met now. */
  readonly demand: DemandView | null;
  /** Invasion: what the team is deciding. */
  readonly proposal: ProposalView | null;
  /** The carpenter and the cards of Prosperity. */
  readonly prosperity: ProsperityView | null;
  readonly players: readonly PlayerView[];
}

/** The amounts in events that a table may correct. */
export interface Terms {
  /** The food that a Harvest takes, or the coins. */
  readonly harvest_food: number;
  readonly harvest_coins: number;
  /** Coins for each technology tile that is kept in a Demolition. */
  readonly demolition: number;
}

/** A goods space of the map. */
export interface GoodsSpace {
  readonly edge: Edge;
  readonly good: Good | null;
  /** A good lies there face down. */
  readonly hidden: boolean;
  /** The town whose structure covers the good. */
  readonly structure: Town | null;
}

/** A deed and who stands on it. */
export interface DeedView {
  readonly deed: Deed;
  readonly spaces: readonly DeedSpace[];
}

export interface DeedSpace {
  readonly role: Role;
  readonly filled: boolean;
}

export interface CensusView {
  readonly gains: string | null;
  readonly pays: string | null;
}

/** The city, and what the team still has to do. */
export interface CityView {
  readonly objectives: readonly CommonView[];
  readonly achievements: readonly AchievementView[];
  /** The towns with a special building tile. */
  readonly towers: readonly TowerView[];
  /** Citizens that the team has gained, besides those of the seats. */
  readonly citizens: number;
  /** How many common and personal objectives are met, and how many there are. */
  readonly met: number;
  readonly all: number;
}

/** A common objective. */
export interface CommonView {
  readonly objective: Common;
  readonly parts: readonly PartView[];
  readonly met: boolean;
  readonly clause: string;
}

/** One part of an objective: how many there are, and how many are needed. */
export interface PartView {
  readonly what: Measure;
  readonly have: number;
  readonly need: number;
  readonly met: boolean;
}

/** An achievement of the city. */
export interface AchievementView {
  readonly achievement: Achievement;
  readonly parts: readonly PartView[];
  readonly met: boolean;
  readonly clause: string;
  /** Whether its citizen can still be gained. */
  readonly citizen: boolean;
}

/** A town that needs a fortified tower. */
export interface TowerView {
  readonly town: Town;
  readonly built: boolean;
  /** Who built it. Nobody did if it was there from the start. */
  readonly seat: string | null;
}

/** What the event of the round asks of the players, and whether they could meet it now. */
export interface DemandView {
  readonly event: Hour;
  /** Whether the team decides together. Otherwise each seat pays alone. */
  readonly team: boolean;
  /** Whether the team may do without. */
  readonly optional: boolean;
  /** Whether everyone loses if it cannot be met. */
  readonly deadly: boolean;
  /** What it asks for. `met` is 0. */
  readonly needed: readonly TallyView[];
  /** Whether it could be met now. */
  readonly could: boolean;
  /** Where each seat pays alone: those that could not pay now. */
  readonly short: readonly string[];
}

/** How much of something is needed, and how much of it the draft has. */
export interface TallyView {
  readonly measure: Demanded;
  readonly needed: number;
  readonly met: number;
}

/** What an event asks for. */
export type Demanded = 'technology' | 'tiles' | 'coins' | 'points' | 'monks' | 'citizens' | 'grain' | 'places' | 'wine' | 'payout' | 'books' | 'journey' | 'deals' | 'worth';

/** A proposal that is being drafted or answered. */
export interface ProposalView {
  readonly event: Hour;
  readonly drafter: string;
  /** Which draft this is, from 1. */
  readonly draft: number;
  /** Whether the team may do without. */
  readonly optional: boolean;
  /** Whether it needs nobody's consent. */
  readonly holds: boolean;
  /** Whether the draft is finished and waits for answers. */
  readonly proposed: boolean;
  /** Whether the draft can be proposed as it is. */
  readonly complete: boolean;
  readonly items: readonly ItemView[];
  /** What the event asks for and how much of it the draft has. */
  readonly demand: readonly TallyView[];
  /** Those whose consent it needs, once it is proposed. */
  readonly answers: readonly AnswerView[];
}

/** One item of a proposal. */
export interface ItemView {
  /** As it is written in a record. */
  readonly item: Item;
  readonly kind: ItemKind;
  /** Who gives it up, and who gets it. Neither for common things. */
  readonly giver: string | null;
  readonly getter: string | null;
  readonly count: number;
  /** A place tile, the place of a technology tile, or where the monk stands. */
  readonly place: Place | null;
  readonly good: Good | null;
  readonly edge: Edge | null;
  readonly citizen: Citizen | null;
  readonly town: Town | null;
}

export type Item = string;

/** What an item is, in the order of the record. */
export type ItemKind = 'technology' | 'tile' | 'sell' | 'grant-wine' | 'grant-coins' | 'grant-books' | 'buy' | 'books' | 'monk-market' | 'monk-bag' | 'monk' | 'coins' | 'grain' | 'place' | 'citizen' | 'travel';

/** Whether a seat accepts a proposal. */
export interface AnswerView {
  readonly seat: string;
  readonly answer: Consent;
}

export type Consent = 'open' | 'accepted' | 'declined';

/** What Prosperity adds to the table. */
export interface ProsperityView {
  /** Where the carpenter is. */
  readonly carpenter: Town;
  /** How many cards the pile has. */
  readonly pile: number;
  /** Cards of the pile that this viewer knows, because they put them there. */
  readonly known: readonly KnownCard[];
  /** All cards, with what they need at this table. */
  readonly cards: readonly StructureCard[];
  /** The prices of Market Day, by good. */
  readonly prices: readonly [number, number, number, number, number];
}

/** A card in the pile. Place 1 is the top. */
export interface KnownCard {
  readonly place: number;
  readonly card: Town;
}

/** What a structure needs and is worth. */
export interface StructureCard {
  readonly town: Town;
  readonly title: string;
  readonly followers: readonly Role[];
  readonly goods: readonly Good[];
  readonly coins: number;
  readonly points: number;
}

/** What one seat has. */
export interface PlayerView {
  readonly seat: string;
  readonly coins: number;
  readonly goods: readonly [number, number, number, number, number];
  /** How far it is on each track, by role. */
  readonly tracks: readonly [number, number, number, number, number, number];
  readonly development: number;
  readonly status: number;
  readonly citizens: number;
  readonly merchant: Town;
  readonly stations: readonly Town[];
  readonly stations_left: number;
  /** How many followers it may draw. */
  readonly draws: number;
  readonly market: readonly Pile[];
  readonly bag: readonly Pile[];
  /** The places of the board, then the tiles. */
  readonly places: readonly PlaceView[];
  readonly passed: boolean;
  /** Whether its plan is complete, while plans are being made. */
  readonly ready: boolean;
  /** Whether this viewer cannot see what it has planned. */
  readonly hidden: boolean;
  /** Place tiles that are turned over and have no effect. */
  readonly turned: readonly Place[];
  /** How many structure cards it holds, and which one, if this viewer knows it. */
  readonly cards: number;
  readonly card: Town | null;
  /** The structure cards it is choosing from, if this viewer knows them. */
  readonly offered: readonly Town[];
  /** Its structures, complete or not. */
  readonly structures: readonly StructureView[];
  /** Its objectives, in the order of the scenario. */
  readonly objectives: readonly ObjectiveView[];
  /** Whether it could not pay and has lost. */
  readonly fallen: boolean;
  /** What the event of this round would do to it now. Nothing before the first round. */
  readonly due: DueView | null;
  /** The same for each event to come that is about an amount. */
  readonly dues: readonly DueView[];
  /** What it would score now, by source: coins, goods, development, depot, and structures in Prosperity. */
  readonly sources: readonly SourceView[];
  /** Points. Where points do not count: objectives completed, or citizens. */
  readonly score: number;
  /** Invasion: who it is and what it has to do. */
  readonly character: CharacterView | null;
  /** Invasion: towns in which it has built a fortified tower. */
  readonly towers: readonly Town[];
}

/** Some followers of one kind. */
export interface Pile {
  readonly follower: Follower;
  readonly count: number;
}

/** A place with its spaces. */
export interface PlaceView {
  readonly place: Place;
  readonly spaces: readonly SpaceView[];
  /** Whether it has everything it needs to be used. */
  readonly active: boolean;
  /** Whether it could be used now with all its followers: there is something to take, build or travel along. */
  readonly possible: boolean;
  /** A tile that can be used only from the next planning on. */
  readonly fresh: boolean;
  /** Whether the event of the round forbids it, or some of what it does. */
  readonly hit: boolean;
}

export interface SpaceView {
  /** Its number on the seat's board. */
  readonly space: number;
  readonly need: Need;
  readonly follower: Follower | null;
  /** Put there in this planning, so it can still go back. */
  readonly planned: boolean;
  readonly technology: boolean;
}

/** A structure that a seat has built. */
export interface StructureView {
  readonly town: Town;
  /** The road or waterway with the good that it covers. */
  readonly edge: Edge;
  readonly complete: boolean;
  readonly followers: readonly FollowerNeed[];
  readonly goods: readonly GoodNeed[];
  /** Coins that are there, and how many it needs. */
  readonly coins: number;
  readonly coins_needed: number;
  /** Points once it is complete. */
  readonly points: number;
}

export interface FollowerNeed {
  readonly role: Role;
  readonly filled: boolean;
}

export interface GoodNeed {
  readonly good: Good;
  readonly filled: boolean;
}

/** An objective of a seat, and how far the seat is. */
export interface ObjectiveView {
  readonly objective: Objective;
  /** Whether the seat has completed it. */
  readonly done: boolean;
  /** Whether nothing is missing, so that the seat can complete it in its turn. */
  readonly possible: boolean;
  /** Whether it is completed without an action as soon as nothing is missing. */
  readonly by_itself: boolean;
  /** The town where the merchant has to be, or where a trading station has to be. */
  readonly town: Town | null;
  /** How much the seat has of what is asked for, and how much it needs: status, stations, points, coins, goods or the value of goods. */
  readonly have: number;
  readonly need: number;
  /** Goods of each kind that are still missing. */
  readonly goods: readonly [number, number, number, number, number];
  /** Everything that is still missing. */
  readonly lacks: readonly Lack[];
}

/** What an event gives or costs a seat, if it came now. */
export interface DueView {
  readonly event: Hour;
  /** Coins gained, or paid if negative. */
  readonly coins: number;
  /** Whether the coins may be replaced by food, and by how much. */
  readonly or_food: boolean;
  readonly food: number;
  /** The value of the goods that it takes. Coins count a point each. */
  readonly points: number;
  /** The good that it takes. */
  readonly good: Good | null;
  /** Whether the coins may be replaced by a knight. */
  readonly or_knight: boolean;
  /** Whether a follower from the bag may die. */
  readonly follower: boolean;
  /** How many place tiles are turned over. */
  readonly tiles: number;
  /** Whether coins, food, points or a good are all there is to it. */
  readonly amount: boolean;
  /** How much the seat has of what is taken, and whether it could pay. */
  readonly has: number;
  readonly met: boolean;
}

/** Points from one source. */
export interface SourceView {
  readonly source: Source;
  readonly points: number;
}

/** Where points come from at the end. */
export type Source = 'coins' | 'goods' | 'development' | 'depot' | 'structures';

/** A seat's character and its personal objective. */
export interface CharacterView {
  readonly character: Character;
  readonly easier: boolean;
  readonly parts: readonly PartView[];
  readonly met: boolean;
  readonly clause: string;
  /** The Estate Manager's dues, round by round. Empty for everybody else. */
  readonly dues: readonly EstateDueView[];
}

/** What the Estate Manager pays at the end of a round. */
export interface EstateDueView {
  readonly round: number;
  readonly due: Due;
  readonly paid: boolean;
  /** Whether it could be paid now. */
  readonly payable: boolean;
}

export type Due = string;

/** What a seat is being asked. */
export interface Prompt {
  readonly seat: string;
  readonly ask: Ask;
  /** How many to draw at most, to recall, to deal, to bathe, to choose, to lay out, to banish or to lose, how often you may plan again or travel, how many coins or points are missing, or what an event costs. */
  readonly count: number;
  /** The place or follower in question. */
  readonly place: Place | null;
  readonly follower: Follower | null;
  /** Invasion: the seat whose place is used, or the seat that a cart is for. With no seat, the cart is for the city. */
  readonly other: string | null;
  /** Planning and the Bathhouse: the followers who are still to be placed. */
  readonly followers: readonly Pile[];
  /** Planning: the places that will be asked about before the single followers, this one included. */
  readonly man: readonly Place[];
  /** Planning: where each kind of follower may go now. A plan is an assignment of followers to these spaces. */
  readonly spaces: readonly Fits[];
  /** A technology tile: whether it must replace a farmer. A place tile: whether it must be of type I. */
  readonly first: boolean;
  /** Structure cards to choose from. */
  readonly cards: readonly Town[];
  /** The event that is asked about. */
  readonly event: Hour | null;
  /** Food, or goods worth some number of points: whether coins count too. */
  readonly coins: boolean;
  /** Invasion: what the team is deciding. */
  readonly proposal: ProposalView | null;
}

/** The questions in the game. */
export type Ask = 'draw' | 'recall' | 'man' | 'plan' | 'ready' | 'confirm' | 'act' | 'well' | 'send' | 'deal' | 'fit' | 'open' | 'wine' | 'bathe' | 'keep-one' | 'ward' | 'give' | 'lose' | 'citizen' | 'claim' | 'keep' | 'carpenter' | 'build-structure' | 'supply' | 'indulgence' | 'riots' | 'bribe' | 'peregrination' | 'pilgrims' | 'market' | 'character' | 'load' | 'lodger' | 'palatinate' | 'due' | 'propose' | 'consent' | 'train' | 'progress' | 'voyage' | 'famine' | 'rob' | 'summon' | 'start' | 'draft' | 'meeting' | 'trade' | 'journey' | 'banish' | 'amnesty' | 'worth' | 'scrap';

/** Where a kind of follower may go. */
export interface Fits {
  readonly follower: Follower;
  readonly spaces: readonly Opening[];
}

/** A free space: its number on the seat's board, its place and what it asks for. */
export interface Opening {
  readonly space: number;
  readonly place: Place;
  readonly need: Need;
}

/** What happened, and the clause behind it. */
export type Event = {
  /** The id of the clause. */
  readonly clause: string;
} & What;

/** The kinds of event. */
export type What =
  | { readonly event: 'first'; readonly seat: string }
  | { readonly event: 'laid'; readonly edge: Edge; readonly good: Good }
  | { readonly event: 'removed'; readonly good: Good }
  | { readonly event: 'round'; readonly round: number; readonly first: string }
  | { readonly event: 'hour'; readonly hour: Hour }
  | { readonly event: 'draws'; readonly seat: string; readonly count: number }
  | { readonly event: 'drawn'; readonly seat: string; readonly follower: Follower }
  | { readonly event: 'recalled'; readonly seat: string; readonly follower: Follower; readonly place: Place }
  | { readonly event: 'keeps-one'; readonly seat: string; readonly follower: Follower }
  | { readonly event: 'manned'; readonly seat: string; readonly place: Place }
  | { readonly event: 'planned'; readonly seat: string; readonly follower: Follower; readonly place: Place }
  | { readonly event: 'stays'; readonly seat: string; readonly follower: Follower }
  | { readonly event: 'ready'; readonly seat: string }
  | { readonly event: 'replans'; readonly seat: string }
  | { readonly event: 'revealed' }
  | { readonly event: 'acts'; readonly seat: string; readonly place: Place }
  | { readonly event: 'passed'; readonly seat: string }
  | { readonly event: 'returned'; readonly seat: string; readonly follower: Follower }
  | { readonly event: 'recruited'; readonly seat: string; readonly role: Role }
  | { readonly event: 'advanced'; readonly seat: string; readonly role: Role; readonly space: number }
  | { readonly event: 'developed'; readonly seat: string; readonly by: number }
  | { readonly event: 'coins'; readonly seat: string; readonly by: number }
  | { readonly event: 'good'; readonly seat: string; readonly good: Good; readonly by: number }
  | { readonly event: 'citizen'; readonly seat: string; readonly citizen: Citizen }
  | { readonly event: 'travelled'; readonly seat: string; readonly edge: Edge; readonly town: Town }
  | { readonly event: 'built'; readonly seat: string; readonly town: Town }
  | { readonly event: 'sent'; readonly seat: string; readonly role: Role; readonly goal: Goal }
  | { readonly event: 'fitted'; readonly seat: string; readonly place: Place; readonly need: Need }
  | { readonly event: 'opened'; readonly seat: string; readonly tile: Place }
  | { readonly event: 'none-left'; readonly seat: string }
  | { readonly event: 'no-space'; readonly seat: string }
  | { readonly event: 'warded'; readonly seat: string }
  | { readonly event: 'spared'; readonly seat: string }
  | { readonly event: 'survives'; readonly seat: string; readonly follower: Follower }
  | { readonly event: 'dies'; readonly seat: string; readonly follower: Follower }
  | { readonly event: 'unpaid'; readonly seat: string; readonly coins: number }
  | { readonly event: 'waived'; readonly seat: string; readonly coins: number }
  | { readonly event: 'loses'; readonly seat: string; readonly loss: Loss }
  | { readonly event: 'loses-follower'; readonly seat: string; readonly follower: Follower }
  | { readonly event: 'scored'; readonly seat: string; readonly source: Source; readonly points: number }
  | { readonly event: 'over' }
  | { readonly event: 'supplied'; readonly good: Good }
  | { readonly event: 'offered'; readonly tile: Place }
  | { readonly event: 'supported'; readonly seat: string; readonly follower: Follower }
  | { readonly event: 'completed'; readonly seat: string; readonly objective: Objective }
  | { readonly event: 'falls'; readonly seat: string }
  | { readonly event: 'lays-citizen'; readonly citizen: Citizen }
  | { readonly event: 'draws-cards'; readonly seat: string; readonly count: number }
  | { readonly event: 'card'; readonly seat: string; readonly card: Town }
  | { readonly event: 'kept'; readonly seat: string; readonly card: Town }
  | { readonly event: 'under'; readonly seat: string; readonly count: number }
  | { readonly event: 'carpenter'; readonly seat: string; readonly edge: Edge; readonly town: Town }
  | { readonly event: 'structure'; readonly seat: string; readonly town: Town; readonly edge: Edge }
  | { readonly event: 'supplies'; readonly seat: string; readonly town: Town; readonly good: Good | null; readonly coins: number }
  | { readonly event: 'completes-structure'; readonly seat: string; readonly town: Town }
  | { readonly event: 'stocked'; readonly role: Role; readonly count: number }
  | { readonly event: 'found'; readonly seat: string; readonly good: Good }
  | { readonly event: 'bought'; readonly seat: string; readonly role: Role }
  | { readonly event: 'gives'; readonly seat: string; readonly follower: Follower }
  | { readonly event: 'spare-citizen'; readonly seat: string }
  | { readonly event: 'turned'; readonly seat: string; readonly tile: Place }
  | { readonly event: 'restored'; readonly seat: string; readonly tile: Place }
  | { readonly event: 'cast'; readonly seat: string; readonly character: Character }
  | { readonly event: 'loaded'; readonly seat: string; readonly good: Good; readonly to: Address }
  | { readonly event: 'funded'; readonly seat: string; readonly coins: number; readonly to: Address }
  | { readonly event: 'lodged'; readonly seat: string; readonly other: string; readonly follower: Follower }
  | { readonly event: 'borrowed'; readonly seat: string; readonly owner: string }
  | { readonly event: 'mounted'; readonly seat: string }
  | { readonly event: 'fortified'; readonly seat: string; readonly town: Town }
  | { readonly event: 'team-citizen'; readonly citizen: Citizen }
  | { readonly event: 'dismissed'; readonly seat: string; readonly follower: Follower }
  | { readonly event: 'due-now'; readonly seat: string; readonly due: Due }
  | { readonly event: 'gives-up'; readonly seat: string; readonly loss: Loss }
  | { readonly event: 'saved' }
  | { readonly event: 'missed'; readonly met: number; readonly all: number }
  | { readonly event: 'doomed'; readonly seat: string | null }
  | { readonly event: 'drafted'; readonly seat: string; readonly item: Item }
  | { readonly event: 'proposed'; readonly seat: string }
  | { readonly event: 'skipped'; readonly seat: string }
  | { readonly event: 'consents'; readonly seat: string; readonly accepts: boolean }
  | { readonly event: 'last-draft'; readonly seat: string }
  | { readonly event: 'no-effect' }
  | { readonly event: 'cleared'; readonly edge: Edge; readonly good: Good }
  | { readonly event: 'sealed'; readonly tile: Place }
  | { readonly event: 'citizen-lost'; readonly citizen: Citizen }
  | { readonly event: 'stored'; readonly good: Good; readonly by: number }
  | { readonly event: 'reinforced' }
  | { readonly event: 'razed'; readonly seat: string; readonly town: Town }
  | { readonly event: 'summoned'; readonly seat: string }
  | { readonly event: 'starts'; readonly seat: string; readonly town: Town }
  | { readonly event: 'drafts'; readonly seat: string; readonly tile: Place }
  | { readonly event: 'buys-citizen'; readonly seat: string }
  | { readonly event: 'pays-citizen'; readonly seat: string }
  | { readonly event: 'leaves'; readonly seat: string; readonly follower: Follower }
  | { readonly event: 'goes-home'; readonly seat: string }
  | { readonly event: 'banished'; readonly seat: string; readonly follower: Follower };

export type Goal = string;

export type Loss = string;

export type Address = string;

/** Everything printed on the components. */
export interface Catalog {
  readonly tables: Tables;
}

/** Everything that is the same at every table. What a tile needs depends on the table and is in its view. */
export interface Tables {
  readonly followers: readonly PrintedFollower[];
  readonly goods: readonly PrintedGood[];
  readonly towns: readonly PrintedTown[];
  readonly edges: readonly PrintedEdge[];
  readonly places: readonly PrintedPlace[];
  readonly tracks: readonly PrintedTrack[];
  /** Followers to draw, by space of the knights track. */
  readonly draws: readonly number[];
  readonly development: PrintedDevelopment;
  readonly deeds: readonly PrintedDeed[];
  readonly hours: readonly PrintedHour[];
  readonly citizens: readonly Citizen[];
  readonly structures: readonly PrintedStructure[];
  readonly team: PrintedTeam;
  /** The amounts that a table may correct, as they are usually. */
  readonly terms: Terms;
}

export interface PrintedFollower {
  readonly follower: Follower;
  readonly role: Role;
  readonly own: boolean;
}

export interface PrintedGood {
  readonly good: Good;
  readonly value: number;
  readonly count: number;
  readonly food: boolean;
}

export interface PrintedTown {
  readonly town: Town;
  readonly title: string;
  readonly river: boolean;
}

/** A road or waterway with the number of seats from which each of its goods spaces is used. */
export interface PrintedEdge {
  readonly edge: Edge;
  readonly way: Way;
  readonly towns: readonly Town[];
  readonly spaces: readonly number[];
}

/** A place: its stack (a tile), what it needs as printed, and how well that is known. */
export interface PrintedPlace {
  readonly place: Place;
  readonly stack: Stack | null;
  readonly invasion: boolean;
  readonly needs: readonly Need[];
  /** Whether one follower is enough. */
  readonly one_is_enough: boolean;
  /** The followers that it recruits. The player chooses one. */
  readonly recruits: readonly Role[];
  readonly gives: PrintedGain;
  readonly clause: string;
  readonly confidence: Confidence;
}

/** What a place gives, as far as that is always the same. */
export interface PrintedGain {
  readonly coins: number;
  readonly books: number;
  readonly technology: boolean;
  readonly good: Good | null;
}

/** How well a printed value is known. */
export type Confidence = 'printed' | 'verified' | 'one-source' | 'inferred' | 'reconstructed';

/** A follower track: what each space gives, from space 0. */
export interface PrintedTrack {
  readonly role: Role;
  readonly spaces: readonly PrintedReward[];
}

/** At most one of these is set. A citizen is there for the first to come. */
export interface PrintedReward {
  readonly good: Good | null;
  readonly coins: number;
  readonly books: number;
  readonly technology: boolean;
  readonly tile: boolean;
  readonly citizen: boolean;
}

export interface PrintedDevelopment {
  readonly last: number;
  /** The first space of each status from 1 to 6. */
  readonly status: readonly number[];
  readonly coins: readonly PrintedCoins[];
  readonly citizens: readonly number[];
}

export interface PrintedCoins {
  readonly space: number;
  readonly coins: number;
}

export interface PrintedDeed {
  readonly deed: Deed;
  readonly spaces: readonly Role[];
  readonly coins: number;
  readonly or_book: boolean;
  readonly clause: string;
}

export interface PrintedHour {
  readonly hour: Hour;
  readonly harmful: boolean;
  readonly clause: string;
}

/** A structure card of Prosperity. What it needs depends on the table and is in its view. */
export interface PrintedStructure {
  readonly town: Town;
  readonly title: string;
  readonly clause: string;
}

/** Invasion: what the team's decisions are about. */
export interface PrintedTeam {
  /** Coins that one line of the record can hold. */
  readonly purse: number;
  /** What goods given to robbers must be worth. */
  readonly robbery: number;
  /** What a deal of the Wool Market costs. */
  readonly wool: readonly PrintedPrice[];
  /** What a proposal can contain, in the order of the record. */
  readonly items: readonly ItemKind[];
}

export interface PrintedPrice {
  readonly good: Good;
  readonly coins: number;
}
