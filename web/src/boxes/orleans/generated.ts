// Written by `LOIRE_BLESS=1 cargo test -p orleans typescript` from crates/orleans. Do not edit.

export type Role = 'farmer' | 'boatman' | 'craftsman' | 'trader' | 'knight' | 'scholar' | 'monk';

export type Follower = 'own-farmer' | 'farmer' | 'own-boatman' | 'boatman' | 'own-craftsman' | 'craftsman' | 'own-trader' | 'trader' | 'knight' | 'scholar' | 'monk';

export type Need = 'farmer' | 'boatman' | 'craftsman' | 'trader' | 'knight' | 'scholar' | 'monk' | 'any';

export type Good = 'grain' | 'cheese' | 'wine' | 'wool' | 'brocade';

export type Town = 'orleans' | 'chartres' | 'etampes' | 'lemans' | 'chateaudun' | 'montargis' | 'vendome' | 'blois' | 'briare' | 'tours' | 'chinon' | 'montrichard' | 'vierzon' | 'loches' | 'bourges' | 'sancerre' | 'chatellerault' | 'leblanc' | 'chateauroux' | 'nevers' | 'argenton' | 'lachatre' | 'stamand';

export type Way = 'road' | 'river';

export type Edge = 'r-lemans-chartres' | 'r-etampes-montargis' | 'r-chatellerault-argenton' | 'r-stamand-nevers' | 'r-lemans-tours' | 'r-orleans-vierzon' | 'r-chartres-etampes' | 'r-chartres-orleans' | 'r-chartres-chateaudun' | 'r-lemans-chateaudun' | 'r-lemans-vendome' | 'r-chateaudun-vendome' | 'r-chateaudun-orleans' | 'r-orleans-montargis' | 'r-vendome-blois' | 'r-montargis-briare' | 'r-blois-vierzon' | 'r-chinon-chatellerault' | 'r-montrichard-loches' | 'r-vierzon-chateauroux' | 'r-sancerre-bourges' | 'r-loches-chateauroux' | 'r-leblanc-chateauroux' | 'r-argenton-lachatre' | 'r-lachatre-stamand' | 'r-bourges-stamand' | 'r-bourges-nevers' | 'r-chateauroux-argenton' | 'r-chateauroux-lachatre' | 'w-orleans-briare' | 'w-briare-sancerre' | 'w-chinon-leblanc' | 'w-orleans-blois' | 'w-blois-tours' | 'w-tours-montrichard' | 'w-tours-loches' | 'w-tours-chinon' | 'w-chinon-chatellerault' | 'w-montrichard-vierzon' | 'w-vierzon-bourges' | 'w-vierzon-stamand' | 'w-sancerre-nevers' | 'w-leblanc-argenton';

export type Place = 'farm-house' | 'village' | 'university' | 'castle' | 'monastery' | 'ship' | 'wagon' | 'guildhall' | 'scriptorium' | 'town-hall' | 'hayrick' | 'cheese-factory' | 'winery' | 'wool-manufacturer' | 'tailor-shop' | 'brewery' | 'windmill' | 'library' | 'hospital' | 'sacristy' | 'herb-garden' | 'bathhouse' | 'gunpowder-tower' | 'cellar' | 'office' | 'school' | 'pharmacy' | 'horse-wagon' | 'shipping-line' | 'laboratory' | 'stage-coach' | 'market-stand' | 'black-market' | 'tavern' | 'vineyard' | 'well' | 'depot' | 'carpenter' | 'bourgeois-house' | 'vehicle' | 'guild-house' | 'hostel' | 'palatinate';

export type Stack = 'I' | 'II';

export type Deed = 'city-wall' | 'papal-conclave' | 'defeating-the-plague' | 'astronomy' | 'boatmen-guild' | 'cathedral' | 'peace-treaty' | 'canalization' | 'carpenters-guild' | 'right-of-assembly' | 'orphanage' | 'wine-press-house' | 'three-field-rotation' | 'angelology' | 'expanding-the-university' | 'city-council' | 'city-walls' | 'reinforcement' | 'assembly-hall' | 'infirmary' | 'watch';

export type Hour = 'pilgrimage' | 'plague' | 'taxes' | 'trading-day' | 'income' | 'harvest' | 'trading-day-2' | 'trading-day-3' | 'income-2' | 'income-3' | 'conference' | 'strike' | 'crusade' | 'sabotage' | 'support' | 'indulgence' | 'tax' | 'riots' | 'bribe' | 'firestorm' | 'mass' | 'peregrination' | 'restoration' | 'pilgrims-day' | 'market-day' | 'development-tax' | 'town-meeting' | 'trade' | 'cheese-day' | 'technology-tax' | 'quick-travel' | 'goods-tax' | 'dues-7' | 'dues-4' | 'harvest-2' | 'journey-home' | 'toll-5' | 'toll-10' | 'toll-15' | 'technology-tax-2' | 'axle-fracture' | 'amnesty' | 'goods-tax-half' | 'storm' | 'banishment' | 'feeding' | 'great-feast' | 'assembly' | 'demolition' | 'donation' | 'drought' | 'earthquake' | 'escape' | 'good-trade' | 'good-winds' | 'highwayman' | 'progress' | 'reinforcement' | 'training' | 'trip' | 'wool-market' | 'arson' | 'bon-voyage' | 'famine' | 'fishing-grounds' | 'pirates' | 'raging-plague' | 'rats' | 'robbery' | 'rome-calling' | 'summoning' | 'witch-hunt' | 'invasion';

export type Citizen = 'boatmen' | 'knights' | 'development-3' | 'development-18' | 'development-28' | 'city-wall' | 'papal-conclave' | 'defeating-the-plague' | 'astronomy' | 'boatmen-guild' | 'cathedral' | 'peace-treaty' | 'canalization' | 'stations' | 'carpenters-guild' | 'right-of-assembly' | 'orphanage' | 'wine-press-house' | 'three-field-rotation' | 'angelology' | 'expanding-the-university' | 'city-council' | 'catapult' | 'swordsmith' | 'clothing-store' | 'infirmary' | 'watch' | 'grain' | 'cheese' | 'wine' | 'farmers' | 'le-blanc' | 'in-vendome' | 'in-tours' | 'in-vierzon' | 'in-sancerre' | 'in-argenton' | 'in-stamand';

export type Scenario = 'base' | 'prosperity' | 'invasion' | 'duel' | 'dignitary' | 'vierzon' | 'salesman';

export type Objective = 'bookkeeping' | 'branches' | 'castle' | 'lady' | 'builder' | 'fortress' | 'company' | 'capital' | 'materials' | 'wool-bourges' | 'set-chartres' | 'feast-vendome' | 'grain-tours' | 'brocade-argenton';

export type Lack = 'town' | 'goods' | 'brocade' | 'coins' | 'status' | 'stations' | 'inland' | 'points' | 'late' | 'round' | 'order';

export type End = 'open' | 'rounds' | 'objectives' | 'unpaid';

export type Character = 'librarian' | 'scholar' | 'mayor' | 'general' | 'fisherman' | 'merchant' | 'councilman' | 'innkeeper' | 'estate-manager';

export type Common = 'city-walls' | 'citizens' | 'treasury' | 'warehouse' | 'towers' | 'reinforcement';

export type Achievement = 'catapult' | 'swordsmith' | 'clothing-store' | 'infirmary' | 'watch';

export type Measure = 'farmer' | 'boatman' | 'craftsman' | 'trader' | 'knight' | 'scholar' | 'monk' | 'grain' | 'cheese' | 'wine' | 'wool' | 'brocade' | 'coins' | 'citizens' | 'towers' | 'stations' | 'technology' | 'tiles' | 'status' | 'development' | 'knights-track' | 'boatmen-track' | 'wealth' | 'food' | 'station-loches' | 'station-chateaudun' | 'station-chateauroux' | 'dues';

export type Address = string;

export type Due = string;

export type Item = string;

export type Goal = string;

export type Loss = string;

export type Confidence = string;

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

/** Points from one source. */
export interface SourceView {
  readonly source: Source;
  readonly points: number;
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

/** The amounts in events that a table may correct. */
export interface Terms {
  /** The food that a Harvest takes, or the coins. */
  readonly harvest_food: number;
  readonly harvest_coins: number;
  /** Coins for each technology tile that is kept in a Demolition. */
  readonly demolition: number;
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

/** What an item is, in the order of the record. */
export type ItemKind = 'technology' | 'tile' | 'sell' | 'grant-wine' | 'grant-coins' | 'grant-books' | 'buy' | 'books' | 'monk-market' | 'monk-bag' | 'monk' | 'coins' | 'grain' | 'place' | 'citizen' | 'travel';

/** How much of something is needed, and how much of it the draft has. */
export interface TallyView {
  readonly measure: Demanded;
  readonly needed: number;
  readonly met: number;
}

/** What an event asks for. */
export type Demanded = 'technology' | 'tiles' | 'coins' | 'points' | 'monks' | 'citizens' | 'grain' | 'places' | 'wine' | 'payout' | 'books' | 'journey' | 'deals' | 'worth';

/** Whether a seat accepts a proposal. */
export interface AnswerView {
  readonly seat: string;
  readonly answer: Consent;
}

export type Consent = 'open' | 'accepted' | 'declined';

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

/** An achievement of the city. */
export interface AchievementView {
  readonly achievement: Achievement;
  readonly parts: readonly PartView[];
  readonly met: boolean;
  readonly clause: string;
  /** Whether its citizen can still be gained. */
  readonly citizen: boolean;
}

/** One part of an objective: how many there are, and how many are needed. */
export interface PartView {
  readonly what: Measure;
  readonly have: number;
  readonly need: number;
  readonly met: boolean;
}

/** A town that needs a fortified tower. */
export interface TowerView {
  readonly town: Town;
  readonly built: boolean;
  /** Who built it. Nobody did if it was there from the start. */
  readonly seat: string | null;
}

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

/** The questions in the game. */
export type Ask = 'draw' | 'recall' | 'man' | 'plan' | 'ready' | 'confirm' | 'act' | 'well' | 'send' | 'deal' | 'fit' | 'open' | 'wine' | 'bathe' | 'keep-one' | 'ward' | 'give' | 'lose' | 'citizen' | 'claim' | 'keep' | 'carpenter' | 'build-structure' | 'supply' | 'indulgence' | 'riots' | 'bribe' | 'peregrination' | 'pilgrims' | 'market' | 'character' | 'load' | 'lodger' | 'palatinate' | 'due' | 'propose' | 'consent' | 'train' | 'progress' | 'voyage' | 'famine' | 'rob' | 'summon' | 'start' | 'draft' | 'meeting' | 'trade' | 'journey' | 'banish' | 'amnesty' | 'worth' | 'scrap';

/** The kinds of event. */
export type What = { readonly clause: string } & (
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
  | { readonly event: '' }
  | { readonly event: 'banished'; readonly seat: string; readonly follower: Follower }
);

/** Where points come from at the end. */
export type Source = 'coins' | 'goods' | 'development' | 'depot' | 'structures';

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

/** A structure card of Prosperity. What it needs depends on the table and is in its view. */
export interface PrintedStructure {
  readonly town: Town;
  readonly title: string;
  readonly clause: string;
}

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

/** Everything that is the same at every table. */
export const TABLES: Tables = {
  "followers": [
    {
      "follower": "own-farmer",
      "role": "farmer",
      "own": true
    },
    {
      "follower": "farmer",
      "role": "farmer",
      "own": false
    },
    {
      "follower": "own-boatman",
      "role": "boatman",
      "own": true
    },
    {
      "follower": "boatman",
      "role": "boatman",
      "own": false
    },
    {
      "follower": "own-craftsman",
      "role": "craftsman",
      "own": true
    },
    {
      "follower": "craftsman",
      "role": "craftsman",
      "own": false
    },
    {
      "follower": "own-trader",
      "role": "trader",
      "own": true
    },
    {
      "follower": "trader",
      "role": "trader",
      "own": false
    },
    {
      "follower": "knight",
      "role": "knight",
      "own": false
    },
    {
      "follower": "scholar",
      "role": "scholar",
      "own": false
    },
    {
      "follower": "monk",
      "role": "monk",
      "own": false
    }
  ],
  "goods": [
    {
      "good": "grain",
      "value": 1,
      "count": 24,
      "food": true
    },
    {
      "good": "cheese",
      "value": 2,
      "count": 21,
      "food": true
    },
    {
      "good": "wine",
      "value": 3,
      "count": 18,
      "food": true
    },
    {
      "good": "wool",
      "value": 4,
      "count": 15,
      "food": false
    },
    {
      "good": "brocade",
      "value": 5,
      "count": 12,
      "food": false
    }
  ],
  "towns": [
    {
      "town": "orleans",
      "title": "Orléans",
      "river": true
    },
    {
      "town": "chartres",
      "title": "Chartres",
      "river": false
    },
    {
      "town": "etampes",
      "title": "Étampes",
      "river": false
    },
    {
      "town": "lemans",
      "title": "Le Mans",
      "river": false
    },
    {
      "town": "chateaudun",
      "title": "Châteaudun",
      "river": false
    },
    {
      "town": "montargis",
      "title": "Montargis",
      "river": false
    },
    {
      "town": "vendome",
      "title": "Vendôme",
      "river": false
    },
    {
      "town": "blois",
      "title": "Blois",
      "river": true
    },
    {
      "town": "briare",
      "title": "Briare",
      "river": true
    },
    {
      "town": "tours",
      "title": "Tours",
      "river": true
    },
    {
      "town": "chinon",
      "title": "Chinon",
      "river": true
    },
    {
      "town": "montrichard",
      "title": "Montrichard",
      "river": true
    },
    {
      "town": "vierzon",
      "title": "Vierzon",
      "river": true
    },
    {
      "town": "loches",
      "title": "Loches",
      "river": true
    },
    {
      "town": "bourges",
      "title": "Bourges",
      "river": true
    },
    {
      "town": "sancerre",
      "title": "Sancerre",
      "river": true
    },
    {
      "town": "chatellerault",
      "title": "Châtellerault",
      "river": true
    },
    {
      "town": "leblanc",
      "title": "Le Blanc",
      "river": true
    },
    {
      "town": "chateauroux",
      "title": "Châteauroux",
      "river": false
    },
    {
      "town": "nevers",
      "title": "Nevers",
      "river": true
    },
    {
      "town": "argenton",
      "title": "Argenton-sur-Creuse",
      "river": true
    },
    {
      "town": "lachatre",
      "title": "La Châtre",
      "river": false
    },
    {
      "town": "stamand",
      "title": "Saint-Amand-Montrond",
      "river": true
    }
  ],
  "edges": [
    {
      "edge": "r-lemans-chartres",
      "way": "road",
      "towns": [
        "lemans",
        "chartres"
      ],
      "spaces": [
        2,
        4
      ]
    },
    {
      "edge": "r-etampes-montargis",
      "way": "road",
      "towns": [
        "etampes",
        "montargis"
      ],
      "spaces": [
        2,
        4
      ]
    },
    {
      "edge": "r-chatellerault-argenton",
      "way": "road",
      "towns": [
        "chatellerault",
        "argenton"
      ],
      "spaces": [
        2,
        4
      ]
    },
    {
      "edge": "r-stamand-nevers",
      "way": "road",
      "towns": [
        "stamand",
        "nevers"
      ],
      "spaces": [
        2,
        4
      ]
    },
    {
      "edge": "r-lemans-tours",
      "way": "road",
      "towns": [
        "lemans",
        "tours"
      ],
      "spaces": [
        2,
        3
      ]
    },
    {
      "edge": "r-orleans-vierzon",
      "way": "road",
      "towns": [
        "orleans",
        "vierzon"
      ],
      "spaces": [
        2,
        3
      ]
    },
    {
      "edge": "r-chartres-etampes",
      "way": "road",
      "towns": [
        "chartres",
        "etampes"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-chartres-orleans",
      "way": "road",
      "towns": [
        "chartres",
        "orleans"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-chartres-chateaudun",
      "way": "road",
      "towns": [
        "chartres",
        "chateaudun"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-lemans-chateaudun",
      "way": "road",
      "towns": [
        "lemans",
        "chateaudun"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-lemans-vendome",
      "way": "road",
      "towns": [
        "lemans",
        "vendome"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-chateaudun-vendome",
      "way": "road",
      "towns": [
        "chateaudun",
        "vendome"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-chateaudun-orleans",
      "way": "road",
      "towns": [
        "chateaudun",
        "orleans"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-orleans-montargis",
      "way": "road",
      "towns": [
        "orleans",
        "montargis"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-vendome-blois",
      "way": "road",
      "towns": [
        "vendome",
        "blois"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-montargis-briare",
      "way": "road",
      "towns": [
        "montargis",
        "briare"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-blois-vierzon",
      "way": "road",
      "towns": [
        "blois",
        "vierzon"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-chinon-chatellerault",
      "way": "road",
      "towns": [
        "chinon",
        "chatellerault"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-montrichard-loches",
      "way": "road",
      "towns": [
        "montrichard",
        "loches"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-vierzon-chateauroux",
      "way": "road",
      "towns": [
        "vierzon",
        "chateauroux"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-sancerre-bourges",
      "way": "road",
      "towns": [
        "sancerre",
        "bourges"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-loches-chateauroux",
      "way": "road",
      "towns": [
        "loches",
        "chateauroux"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-leblanc-chateauroux",
      "way": "road",
      "towns": [
        "leblanc",
        "chateauroux"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-argenton-lachatre",
      "way": "road",
      "towns": [
        "argenton",
        "lachatre"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-lachatre-stamand",
      "way": "road",
      "towns": [
        "lachatre",
        "stamand"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-bourges-stamand",
      "way": "road",
      "towns": [
        "bourges",
        "stamand"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-bourges-nevers",
      "way": "road",
      "towns": [
        "bourges",
        "nevers"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-chateauroux-argenton",
      "way": "road",
      "towns": [
        "chateauroux",
        "argenton"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "r-chateauroux-lachatre",
      "way": "road",
      "towns": [
        "chateauroux",
        "lachatre"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "w-orleans-briare",
      "way": "river",
      "towns": [
        "orleans",
        "briare"
      ],
      "spaces": [
        2,
        3
      ]
    },
    {
      "edge": "w-briare-sancerre",
      "way": "river",
      "towns": [
        "briare",
        "sancerre"
      ],
      "spaces": [
        2,
        3
      ]
    },
    {
      "edge": "w-chinon-leblanc",
      "way": "river",
      "towns": [
        "chinon",
        "leblanc"
      ],
      "spaces": [
        2,
        3
      ]
    },
    {
      "edge": "w-orleans-blois",
      "way": "river",
      "towns": [
        "orleans",
        "blois"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "w-blois-tours",
      "way": "river",
      "towns": [
        "blois",
        "tours"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "w-tours-montrichard",
      "way": "river",
      "towns": [
        "tours",
        "montrichard"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "w-tours-loches",
      "way": "river",
      "towns": [
        "tours",
        "loches"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "w-tours-chinon",
      "way": "river",
      "towns": [
        "tours",
        "chinon"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "w-chinon-chatellerault",
      "way": "river",
      "towns": [
        "chinon",
        "chatellerault"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "w-montrichard-vierzon",
      "way": "river",
      "towns": [
        "montrichard",
        "vierzon"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "w-vierzon-bourges",
      "way": "river",
      "towns": [
        "vierzon",
        "bourges"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "w-vierzon-stamand",
      "way": "river",
      "towns": [
        "vierzon",
        "stamand"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "w-sancerre-nevers",
      "way": "river",
      "towns": [
        "sancerre",
        "nevers"
      ],
      "spaces": [
        2
      ]
    },
    {
      "edge": "w-leblanc-argenton",
      "way": "river",
      "towns": [
        "leblanc",
        "argenton"
      ],
      "spaces": [
        2
      ]
    }
  ],
  "places": [
    {
      "place": "farm-house",
      "stack": null,
      "invasion": false,
      "needs": [
        "boatman",
        "craftsman"
      ],
      "one_is_enough": false,
      "recruits": [
        "farmer"
      ],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.place.farm-house",
      "confidence": "verified"
    },
    {
      "place": "village",
      "stack": null,
      "invasion": false,
      "needs": [
        "farmer",
        "boatman",
        "craftsman"
      ],
      "one_is_enough": false,
      "recruits": [
        "boatman",
        "craftsman",
        "trader"
      ],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.place.village",
      "confidence": "verified"
    },
    {
      "place": "university",
      "stack": null,
      "invasion": false,
      "needs": [
        "farmer",
        "craftsman",
        "trader"
      ],
      "one_is_enough": false,
      "recruits": [
        "scholar"
      ],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.place.university",
      "confidence": "verified"
    },
    {
      "place": "castle",
      "stack": null,
      "invasion": false,
      "needs": [
        "farmer",
        "boatman",
        "trader"
      ],
      "one_is_enough": false,
      "recruits": [
        "knight"
      ],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.place.castle",
      "confidence": "verified"
    },
    {
      "place": "monastery",
      "stack": null,
      "invasion": false,
      "needs": [
        "trader",
        "scholar"
      ],
      "one_is_enough": false,
      "recruits": [
        "monk"
      ],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.place.monastery",
      "confidence": "verified"
    },
    {
      "place": "ship",
      "stack": null,
      "invasion": false,
      "needs": [
        "farmer",
        "boatman",
        "knight"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.place.ship",
      "confidence": "verified"
    },
    {
      "place": "wagon",
      "stack": null,
      "invasion": false,
      "needs": [
        "farmer",
        "trader",
        "knight"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.place.wagon",
      "confidence": "verified"
    },
    {
      "place": "guildhall",
      "stack": null,
      "invasion": false,
      "needs": [
        "farmer",
        "craftsman",
        "knight"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.place.guildhall",
      "confidence": "verified"
    },
    {
      "place": "scriptorium",
      "stack": null,
      "invasion": false,
      "needs": [
        "knight",
        "scholar"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 1,
        "technology": false,
        "good": null
      },
      "clause": "orleans.place.scriptorium",
      "confidence": "verified"
    },
    {
      "place": "town-hall",
      "stack": null,
      "invasion": false,
      "needs": [
        "any",
        "any"
      ],
      "one_is_enough": true,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.place.town-hall",
      "confidence": "verified"
    },
    {
      "place": "hayrick",
      "stack": "I",
      "invasion": false,
      "needs": [
        "farmer"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": "grain"
      },
      "clause": "orleans.tile.hayrick",
      "confidence": "one-source"
    },
    {
      "place": "cheese-factory",
      "stack": "I",
      "invasion": false,
      "needs": [
        "farmer",
        "farmer"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": "cheese"
      },
      "clause": "orleans.tile.cheese-factory",
      "confidence": "one-source"
    },
    {
      "place": "winery",
      "stack": "I",
      "invasion": false,
      "needs": [
        "farmer",
        "trader"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": "wine"
      },
      "clause": "orleans.tile.winery",
      "confidence": "one-source"
    },
    {
      "place": "wool-manufacturer",
      "stack": "I",
      "invasion": false,
      "needs": [
        "boatman",
        "trader"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": "wool"
      },
      "clause": "orleans.tile.wool-manufacturer",
      "confidence": "one-source"
    },
    {
      "place": "tailor-shop",
      "stack": "I",
      "invasion": false,
      "needs": [
        "trader",
        "scholar"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": "brocade"
      },
      "clause": "orleans.tile.tailor-shop",
      "confidence": "one-source"
    },
    {
      "place": "brewery",
      "stack": "I",
      "invasion": false,
      "needs": [
        "monk"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 2,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.brewery",
      "confidence": "verified"
    },
    {
      "place": "windmill",
      "stack": "I",
      "invasion": false,
      "needs": [
        "craftsman",
        "craftsman"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 2,
        "books": 1,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.windmill",
      "confidence": "verified"
    },
    {
      "place": "library",
      "stack": "I",
      "invasion": false,
      "needs": [
        "knight",
        "scholar"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 2,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.library",
      "confidence": "verified"
    },
    {
      "place": "hospital",
      "stack": "I",
      "invasion": false,
      "needs": [
        "boatman",
        "scholar"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.hospital",
      "confidence": "one-source"
    },
    {
      "place": "sacristy",
      "stack": "I",
      "invasion": false,
      "needs": [
        "monk"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.sacristy",
      "confidence": "verified"
    },
    {
      "place": "herb-garden",
      "stack": "I",
      "invasion": false,
      "needs": [],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.herb-garden",
      "confidence": "verified"
    },
    {
      "place": "bathhouse",
      "stack": "I",
      "invasion": false,
      "needs": [],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.bathhouse",
      "confidence": "one-source"
    },
    {
      "place": "gunpowder-tower",
      "stack": "II",
      "invasion": false,
      "needs": [
        "any",
        "any"
      ],
      "one_is_enough": true,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.gunpowder-tower",
      "confidence": "verified"
    },
    {
      "place": "cellar",
      "stack": "II",
      "invasion": false,
      "needs": [
        "scholar",
        "monk"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 4,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.cellar",
      "confidence": "one-source"
    },
    {
      "place": "office",
      "stack": "II",
      "invasion": false,
      "needs": [
        "scholar",
        "scholar"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.office",
      "confidence": "one-source"
    },
    {
      "place": "school",
      "stack": "II",
      "invasion": false,
      "needs": [],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.school",
      "confidence": "verified"
    },
    {
      "place": "pharmacy",
      "stack": "II",
      "invasion": false,
      "needs": [
        "any"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.pharmacy",
      "confidence": "verified"
    },
    {
      "place": "horse-wagon",
      "stack": "II",
      "invasion": false,
      "needs": [
        "trader",
        "knight"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.horse-wagon",
      "confidence": "verified"
    },
    {
      "place": "shipping-line",
      "stack": "II",
      "invasion": false,
      "needs": [
        "boatman"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 1,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.shipping-line",
      "confidence": "verified"
    },
    {
      "place": "laboratory",
      "stack": "II",
      "invasion": false,
      "needs": [
        "craftsman",
        "scholar"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": true,
        "good": null
      },
      "clause": "orleans.tile.laboratory",
      "confidence": "one-source"
    },
    {
      "place": "stage-coach",
      "stack": "I",
      "invasion": true,
      "needs": [
        "knight"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.stage-coach",
      "confidence": "verified"
    },
    {
      "place": "market-stand",
      "stack": "I",
      "invasion": true,
      "needs": [
        "trader"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.market-stand",
      "confidence": "reconstructed"
    },
    {
      "place": "black-market",
      "stack": "I",
      "invasion": true,
      "needs": [
        "boatman"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.black-market",
      "confidence": "reconstructed"
    },
    {
      "place": "tavern",
      "stack": "II",
      "invasion": true,
      "needs": [
        "trader"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.tavern",
      "confidence": "reconstructed"
    },
    {
      "place": "vineyard",
      "stack": "I",
      "invasion": true,
      "needs": [],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.vineyard",
      "confidence": "inferred"
    },
    {
      "place": "well",
      "stack": "II",
      "invasion": true,
      "needs": [
        "craftsman",
        "scholar"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.well",
      "confidence": "reconstructed"
    },
    {
      "place": "depot",
      "stack": "II",
      "invasion": true,
      "needs": [],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.tile.depot",
      "confidence": "inferred"
    },
    {
      "place": "carpenter",
      "stack": null,
      "invasion": true,
      "needs": [
        "any",
        "any",
        "any"
      ],
      "one_is_enough": true,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.prosperity.carpenter-place",
      "confidence": "one-source"
    },
    {
      "place": "bourgeois-house",
      "stack": null,
      "invasion": true,
      "needs": [
        "any"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.duel.house",
      "confidence": "one-source"
    },
    {
      "place": "vehicle",
      "stack": null,
      "invasion": true,
      "needs": [
        "farmer",
        "trader"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.invasion.vehicle",
      "confidence": "reconstructed"
    },
    {
      "place": "guild-house",
      "stack": null,
      "invasion": true,
      "needs": [
        "boatman",
        "craftsman"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.invasion.guild-house",
      "confidence": "reconstructed"
    },
    {
      "place": "hostel",
      "stack": null,
      "invasion": true,
      "needs": [
        "any",
        "any"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.invasion.hostel",
      "confidence": "reconstructed"
    },
    {
      "place": "palatinate",
      "stack": null,
      "invasion": true,
      "needs": [
        "knight",
        "scholar"
      ],
      "one_is_enough": false,
      "recruits": [],
      "gives": {
        "coins": 0,
        "books": 0,
        "technology": false,
        "good": null
      },
      "clause": "orleans.invasion.palatinate",
      "confidence": "reconstructed"
    }
  ],
  "tracks": [
    {
      "role": "farmer",
      "spaces": [
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": "grain",
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": "grain",
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": "cheese",
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": "cheese",
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": "wine",
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": "wine",
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": "wool",
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": "brocade",
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        }
      ]
    },
    {
      "role": "boatman",
      "spaces": [
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 2,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 3,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 4,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 5,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": true
        }
      ]
    },
    {
      "role": "craftsman",
      "spaces": [
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": true,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": true,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": true,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": true,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": true,
          "tile": false,
          "citizen": false
        }
      ]
    },
    {
      "role": "trader",
      "spaces": [
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": true,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": true,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": true,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": true,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": true,
          "citizen": false
        }
      ]
    },
    {
      "role": "knight",
      "spaces": [
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": true
        },
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        }
      ]
    },
    {
      "role": "scholar",
      "spaces": [
        {
          "good": null,
          "coins": 0,
          "books": 0,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 2,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 3,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 4,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 5,
          "technology": false,
          "tile": false,
          "citizen": false
        },
        {
          "good": null,
          "coins": 0,
          "books": 6,
          "technology": false,
          "tile": false,
          "citizen": false
        }
      ]
    }
  ],
  "draws": [
    4,
    5,
    6,
    7,
    7,
    8
  ],
  "development": {
    "last": 30,
    "status": [
      0,
      4,
      9,
      15,
      22,
      30
    ],
    "coins": [
      {
        "space": 7,
        "coins": 3
      },
      {
        "space": 12,
        "coins": 4
      },
      {
        "space": 25,
        "coins": 5
      }
    ],
    "citizens": [
      3,
      18,
      28
    ]
  },
  "deeds": [
    {
      "deed": "city-wall",
      "spaces": [
        "farmer",
        "farmer",
        "farmer",
        "craftsman",
        "craftsman",
        "craftsman",
        "trader",
        "knight",
        "knight",
        "knight"
      ],
      "coins": 1,
      "or_book": false,
      "clause": "orleans.deed.city-wall"
    },
    {
      "deed": "papal-conclave",
      "spaces": [
        "knight",
        "monk",
        "monk"
      ],
      "coins": 3,
      "or_book": false,
      "clause": "orleans.deed.conclave"
    },
    {
      "deed": "defeating-the-plague",
      "spaces": [
        "farmer",
        "boatman",
        "trader",
        "scholar",
        "scholar"
      ],
      "coins": 2,
      "or_book": false,
      "clause": "orleans.deed.plague"
    },
    {
      "deed": "astronomy",
      "spaces": [
        "trader",
        "scholar",
        "scholar"
      ],
      "coins": 1,
      "or_book": false,
      "clause": "orleans.deed.astronomy"
    },
    {
      "deed": "boatmen-guild",
      "spaces": [
        "boatman",
        "boatman",
        "boatman",
        "scholar"
      ],
      "coins": 1,
      "or_book": false,
      "clause": "orleans.deed.boatmen-guild"
    },
    {
      "deed": "cathedral",
      "spaces": [
        "craftsman",
        "craftsman",
        "trader",
        "trader",
        "monk",
        "monk"
      ],
      "coins": 2,
      "or_book": false,
      "clause": "orleans.deed.cathedral"
    },
    {
      "deed": "peace-treaty",
      "spaces": [
        "knight",
        "knight",
        "scholar",
        "monk"
      ],
      "coins": 2,
      "or_book": false,
      "clause": "orleans.deed.peace-treaty"
    },
    {
      "deed": "canalization",
      "spaces": [
        "farmer",
        "farmer",
        "farmer",
        "boatman",
        "boatman",
        "boatman",
        "craftsman",
        "craftsman",
        "trader",
        "trader"
      ],
      "coins": 1,
      "or_book": true,
      "clause": "orleans.deed.canalization"
    },
    {
      "deed": "carpenters-guild",
      "spaces": [
        "farmer",
        "boatman",
        "boatman",
        "craftsman",
        "craftsman",
        "craftsman",
        "trader",
        "trader"
      ],
      "coins": 1,
      "or_book": true,
      "clause": "orleans.prosperity.deed-carpenters-guild"
    },
    {
      "deed": "right-of-assembly",
      "spaces": [
        "farmer",
        "boatman",
        "craftsman",
        "trader",
        "knight",
        "scholar"
      ],
      "coins": 2,
      "or_book": false,
      "clause": "orleans.prosperity.deed-right-of-assembly"
    },
    {
      "deed": "orphanage",
      "spaces": [
        "farmer",
        "farmer",
        "farmer",
        "knight",
        "scholar",
        "scholar",
        "monk"
      ],
      "coins": 1,
      "or_book": false,
      "clause": "orleans.prosperity.deed-orphanage"
    },
    {
      "deed": "wine-press-house",
      "spaces": [
        "farmer",
        "farmer",
        "craftsman",
        "trader"
      ],
      "coins": 1,
      "or_book": false,
      "clause": "orleans.duel.deed-wine-press-house"
    },
    {
      "deed": "three-field-rotation",
      "spaces": [
        "farmer",
        "farmer",
        "farmer",
        "boatman"
      ],
      "coins": 1,
      "or_book": false,
      "clause": "orleans.duel.deed-three-field-rotation"
    },
    {
      "deed": "angelology",
      "spaces": [
        "knight",
        "scholar",
        "monk"
      ],
      "coins": 1,
      "or_book": false,
      "clause": "orleans.duel.deed-angelology"
    },
    {
      "deed": "expanding-the-university",
      "spaces": [
        "craftsman",
        "craftsman",
        "trader",
        "scholar",
        "scholar"
      ],
      "coins": 1,
      "or_book": true,
      "clause": "orleans.vierzon.deed-university"
    },
    {
      "deed": "city-council",
      "spaces": [
        "farmer",
        "boatman",
        "trader",
        "knight",
        "monk"
      ],
      "coins": 1,
      "or_book": false,
      "clause": "orleans.vierzon.deed-city-council"
    },
    {
      "deed": "city-walls",
      "spaces": [
        "knight",
        "knight",
        "knight",
        "knight",
        "knight",
        "knight",
        "knight",
        "knight",
        "knight",
        "knight",
        "knight",
        "knight",
        "knight"
      ],
      "coins": 0,
      "or_book": false,
      "clause": "orleans.invasion.city-walls"
    },
    {
      "deed": "reinforcement",
      "spaces": [
        "knight"
      ],
      "coins": 0,
      "or_book": false,
      "clause": "orleans.invasion.event-reinforcement"
    },
    {
      "deed": "assembly-hall",
      "spaces": [
        "farmer",
        "boatman",
        "craftsman",
        "trader",
        "knight",
        "scholar"
      ],
      "coins": 0,
      "or_book": false,
      "clause": "orleans.invasion.assembly-hall"
    },
    {
      "deed": "infirmary",
      "spaces": [
        "farmer",
        "scholar"
      ],
      "coins": 0,
      "or_book": false,
      "clause": "orleans.invasion.achievement-infirmary"
    },
    {
      "deed": "watch",
      "spaces": [
        "craftsman",
        "trader"
      ],
      "coins": 0,
      "or_book": false,
      "clause": "orleans.invasion.achievement-watch"
    }
  ],
  "hours": [
    {
      "hour": "pilgrimage",
      "harmful": false,
      "clause": "orleans.event.pilgrimage"
    },
    {
      "hour": "plague",
      "harmful": true,
      "clause": "orleans.event.plague"
    },
    {
      "hour": "taxes",
      "harmful": true,
      "clause": "orleans.event.taxes"
    },
    {
      "hour": "trading-day",
      "harmful": false,
      "clause": "orleans.event.trading-day"
    },
    {
      "hour": "income",
      "harmful": false,
      "clause": "orleans.event.income"
    },
    {
      "hour": "harvest",
      "harmful": true,
      "clause": "orleans.event.harvest"
    },
    {
      "hour": "trading-day-2",
      "harmful": false,
      "clause": "orleans.scenario.event-trading-day"
    },
    {
      "hour": "trading-day-3",
      "harmful": false,
      "clause": "orleans.scenario.event-trading-day"
    },
    {
      "hour": "income-2",
      "harmful": false,
      "clause": "orleans.scenario.event-income"
    },
    {
      "hour": "income-3",
      "harmful": false,
      "clause": "orleans.scenario.event-income"
    },
    {
      "hour": "conference",
      "harmful": false,
      "clause": "orleans.scenario.event-conference"
    },
    {
      "hour": "strike",
      "harmful": false,
      "clause": "orleans.scenario.event-strike"
    },
    {
      "hour": "crusade",
      "harmful": false,
      "clause": "orleans.scenario.event-crusade"
    },
    {
      "hour": "sabotage",
      "harmful": false,
      "clause": "orleans.scenario.event-sabotage"
    },
    {
      "hour": "support",
      "harmful": false,
      "clause": "orleans.scenario.event-support"
    },
    {
      "hour": "indulgence",
      "harmful": false,
      "clause": "orleans.prosperity.event-indulgence"
    },
    {
      "hour": "tax",
      "harmful": true,
      "clause": "orleans.prosperity.event-taxes"
    },
    {
      "hour": "riots",
      "harmful": true,
      "clause": "orleans.prosperity.event-riots"
    },
    {
      "hour": "bribe",
      "harmful": false,
      "clause": "orleans.prosperity.event-bribe"
    },
    {
      "hour": "firestorm",
      "harmful": true,
      "clause": "orleans.prosperity.event-firestorm"
    },
    {
      "hour": "mass",
      "harmful": false,
      "clause": "orleans.prosperity.event-mass"
    },
    {
      "hour": "peregrination",
      "harmful": false,
      "clause": "orleans.prosperity.event-peregrination"
    },
    {
      "hour": "restoration",
      "harmful": false,
      "clause": "orleans.prosperity.event-restoration"
    },
    {
      "hour": "pilgrims-day",
      "harmful": false,
      "clause": "orleans.prosperity.event-pilgrims-day"
    },
    {
      "hour": "market-day",
      "harmful": false,
      "clause": "orleans.prosperity.event-market-day"
    },
    {
      "hour": "development-tax",
      "harmful": true,
      "clause": "orleans.prosperity.event-development-tax"
    },
    {
      "hour": "town-meeting",
      "harmful": false,
      "clause": "orleans.duel.event-town-meeting"
    },
    {
      "hour": "trade",
      "harmful": false,
      "clause": "orleans.duel.event-trade"
    },
    {
      "hour": "cheese-day",
      "harmful": true,
      "clause": "orleans.duel.event-cheese-day"
    },
    {
      "hour": "technology-tax",
      "harmful": true,
      "clause": "orleans.duel.event-technology-tax"
    },
    {
      "hour": "quick-travel",
      "harmful": false,
      "clause": "orleans.duel.event-quick-travel"
    },
    {
      "hour": "goods-tax",
      "harmful": true,
      "clause": "orleans.duel.event-goods-tax"
    },
    {
      "hour": "dues-7",
      "harmful": true,
      "clause": "orleans.duel.event-dues"
    },
    {
      "hour": "dues-4",
      "harmful": true,
      "clause": "orleans.duel.event-dues"
    },
    {
      "hour": "harvest-2",
      "harmful": true,
      "clause": "orleans.duel.event-harvest-2"
    },
    {
      "hour": "journey-home",
      "harmful": false,
      "clause": "orleans.duel.event-journey-home"
    },
    {
      "hour": "toll-5",
      "harmful": true,
      "clause": "orleans.dignitary.event-dues"
    },
    {
      "hour": "toll-10",
      "harmful": true,
      "clause": "orleans.dignitary.event-dues"
    },
    {
      "hour": "toll-15",
      "harmful": true,
      "clause": "orleans.dignitary.event-dues"
    },
    {
      "hour": "technology-tax-2",
      "harmful": true,
      "clause": "orleans.dignitary.event-technology-tax"
    },
    {
      "hour": "axle-fracture",
      "harmful": false,
      "clause": "orleans.dignitary.event-axle-fracture"
    },
    {
      "hour": "amnesty",
      "harmful": false,
      "clause": "orleans.vierzon.event-amnesty"
    },
    {
      "hour": "goods-tax-half",
      "harmful": true,
      "clause": "orleans.vierzon.event-goods-tax"
    },
    {
      "hour": "storm",
      "harmful": false,
      "clause": "orleans.vierzon.event-storm"
    },
    {
      "hour": "banishment",
      "harmful": false,
      "clause": "orleans.vierzon.event-banishment"
    },
    {
      "hour": "feeding",
      "harmful": true,
      "clause": "orleans.salesman.event-feeding"
    },
    {
      "hour": "great-feast",
      "harmful": true,
      "clause": "orleans.salesman.event-great-feast"
    },
    {
      "hour": "assembly",
      "harmful": false,
      "clause": "orleans.invasion.event-assembly"
    },
    {
      "hour": "demolition",
      "harmful": false,
      "clause": "orleans.invasion.event-demolition"
    },
    {
      "hour": "donation",
      "harmful": false,
      "clause": "orleans.invasion.event-donation"
    },
    {
      "hour": "drought",
      "harmful": false,
      "clause": "orleans.invasion.event-drought"
    },
    {
      "hour": "earthquake",
      "harmful": false,
      "clause": "orleans.invasion.event-earthquake"
    },
    {
      "hour": "escape",
      "harmful": false,
      "clause": "orleans.invasion.event-escape"
    },
    {
      "hour": "good-trade",
      "harmful": false,
      "clause": "orleans.invasion.event-good-trade"
    },
    {
      "hour": "good-winds",
      "harmful": false,
      "clause": "orleans.invasion.event-good-winds"
    },
    {
      "hour": "highwayman",
      "harmful": false,
      "clause": "orleans.invasion.event-highwayman"
    },
    {
      "hour": "progress",
      "harmful": false,
      "clause": "orleans.invasion.event-progress"
    },
    {
      "hour": "reinforcement",
      "harmful": false,
      "clause": "orleans.invasion.event-reinforcement"
    },
    {
      "hour": "training",
      "harmful": false,
      "clause": "orleans.invasion.event-training"
    },
    {
      "hour": "trip",
      "harmful": false,
      "clause": "orleans.invasion.event-trip"
    },
    {
      "hour": "wool-market",
      "harmful": false,
      "clause": "orleans.invasion.event-wool-market"
    },
    {
      "hour": "arson",
      "harmful": false,
      "clause": "orleans.invasion.event-arson"
    },
    {
      "hour": "bon-voyage",
      "harmful": false,
      "clause": "orleans.invasion.event-bon-voyage"
    },
    {
      "hour": "famine",
      "harmful": false,
      "clause": "orleans.invasion.event-famine"
    },
    {
      "hour": "fishing-grounds",
      "harmful": false,
      "clause": "orleans.invasion.event-fishing-grounds"
    },
    {
      "hour": "pirates",
      "harmful": false,
      "clause": "orleans.invasion.event-pirates"
    },
    {
      "hour": "raging-plague",
      "harmful": true,
      "clause": "orleans.invasion.event-raging-plague"
    },
    {
      "hour": "rats",
      "harmful": false,
      "clause": "orleans.invasion.event-rats"
    },
    {
      "hour": "robbery",
      "harmful": false,
      "clause": "orleans.invasion.event-robbery"
    },
    {
      "hour": "rome-calling",
      "harmful": false,
      "clause": "orleans.invasion.event-rome-calling"
    },
    {
      "hour": "summoning",
      "harmful": false,
      "clause": "orleans.invasion.event-summoning"
    },
    {
      "hour": "witch-hunt",
      "harmful": false,
      "clause": "orleans.invasion.event-witch-hunt"
    },
    {
      "hour": "invasion",
      "harmful": false,
      "clause": "orleans.invasion.event-invasion"
    }
  ],
  "citizens": [
    "boatmen",
    "knights",
    "development-3",
    "development-18",
    "development-28",
    "city-wall",
    "papal-conclave",
    "defeating-the-plague",
    "astronomy",
    "boatmen-guild",
    "cathedral",
    "peace-treaty",
    "canalization",
    "stations",
    "carpenters-guild",
    "right-of-assembly",
    "orphanage",
    "wine-press-house",
    "three-field-rotation",
    "angelology",
    "expanding-the-university",
    "city-council",
    "catapult",
    "swordsmith",
    "clothing-store",
    "infirmary",
    "watch",
    "grain",
    "cheese",
    "wine",
    "farmers",
    "le-blanc",
    "in-vendome",
    "in-tours",
    "in-vierzon",
    "in-sancerre",
    "in-argenton",
    "in-stamand"
  ],
  "structures": [
    {
      "town": "chartres",
      "title": "Cathedral Workshop",
      "clause": "orleans.prosperity.structures-north"
    },
    {
      "town": "etampes",
      "title": "Corn Exchange",
      "clause": "orleans.prosperity.structures-north"
    },
    {
      "town": "lemans",
      "title": "Tannery",
      "clause": "orleans.prosperity.structures-north"
    },
    {
      "town": "chateaudun",
      "title": "Watchtower",
      "clause": "orleans.prosperity.structures-north"
    },
    {
      "town": "montargis",
      "title": "Canal Lock",
      "clause": "orleans.prosperity.structures-north"
    },
    {
      "town": "vendome",
      "title": "Abbey School",
      "clause": "orleans.prosperity.structures-north"
    },
    {
      "town": "blois",
      "title": "River Toll House",
      "clause": "orleans.prosperity.structures-loire"
    },
    {
      "town": "briare",
      "title": "Ferry Landing",
      "clause": "orleans.prosperity.structures-loire"
    },
    {
      "town": "tours",
      "title": "Silk House",
      "clause": "orleans.prosperity.structures-loire"
    },
    {
      "town": "chinon",
      "title": "Royal Fortress",
      "clause": "orleans.prosperity.structures-loire"
    },
    {
      "town": "montrichard",
      "title": "Keep",
      "clause": "orleans.prosperity.structures-centre"
    },
    {
      "town": "vierzon",
      "title": "Forge",
      "clause": "orleans.prosperity.structures-centre"
    },
    {
      "town": "loches",
      "title": "Law Court",
      "clause": "orleans.prosperity.structures-centre"
    },
    {
      "town": "bourges",
      "title": "Merchant Palace",
      "clause": "orleans.prosperity.structures-centre"
    },
    {
      "town": "sancerre",
      "title": "Wine Cellars",
      "clause": "orleans.prosperity.structures-loire"
    },
    {
      "town": "chatellerault",
      "title": "Cutlers' Hall",
      "clause": "orleans.prosperity.structures-south"
    },
    {
      "town": "leblanc",
      "title": "Priory",
      "clause": "orleans.prosperity.structures-south"
    },
    {
      "town": "chateauroux",
      "title": "Vineyard",
      "clause": "orleans.prosperity.structures-south"
    },
    {
      "town": "nevers",
      "title": "Pottery",
      "clause": "orleans.prosperity.structures-loire"
    },
    {
      "town": "argenton",
      "title": "Wool Hall",
      "clause": "orleans.prosperity.structures-south"
    },
    {
      "town": "lachatre",
      "title": "Sheep Market",
      "clause": "orleans.prosperity.structures-south"
    },
    {
      "town": "stamand",
      "title": "Hospice",
      "clause": "orleans.prosperity.structures-south"
    }
  ],
  "team": {
    "purse": 8,
    "robbery": 5,
    "wool": [
      {
        "good": "wool",
        "coins": 2
      },
      {
        "good": "brocade",
        "coins": 3
      }
    ],
    "items": [
      "technology",
      "tile",
      "sell",
      "grant-wine",
      "grant-coins",
      "grant-books",
      "buy",
      "books",
      "monk-market",
      "monk-bag",
      "monk",
      "coins",
      "grain",
      "place",
      "citizen",
      "travel"
    ]
  },
  "terms": {
    "harvest_food": 1,
    "harvest_coins": 5,
    "demolition": 6
  }
};

/** Every reason why an action is not allowed. */
export const REASONS = [
  'chance-only',
  'act-now',
  'draw-first',
  'recall-first',
  'man-first',
  'plan-first',
  'ready-first',
  'confirm-first',
  'well-first',
  'send-first',
  'deal-first',
  'fit-first',
  'open-first',
  'wine-first',
  'keep-one-first',
  'bathe-first',
  'ward-first',
  'give-first',
  'lose-first',
  'not-your-place',
  'no-action',
  'not-its-action',
  'well-limits',
  'no-spaces',
  'no-such-space',
  'say-which',
  'own-space',
  'say-whom',
  'say-way',
  'way-known',
  'say-count',
  'misfit',
  'misfit-there',
  'monk-only',
  'own-town-hall',
  'not-drawn',
  'on-tower',
  'not-yet',
  'covered',
  'space-taken',
  'plan-order',
  'already-placed',
  'cannot-man',
  'nobody-there',
  'draw-limit',
  'market-room',
  'bag-short',
  'lacks',
  'nobody-to-send',
  'not-there',
  'own-follower',
  'no-such-deed',
  'no-structure',
  'no-deed-space',
  'deed-full',
  'no-book',
  'pilgrimage',
  'role-banned',
  'place-banned',
  'track-end',
  'stock-empty',
  'track-good-gone',
  'supply-empty',
  'no-technology',
  'no-technology-space',
  'bag-empty',
  'too-many-points',
  'too-few-coins',
  'no-way',
  'no-good-there',
  'nothing-hidden',
  'no-station-left',
  'own-station',
  'town-taken',
  'tavern-alone',
  'tavern-once',
  'same-good',
  'too-few-goods',
  'technology-there',
  'monk-covered',
  'single-space',
  'no-technology-here',
  'first-farmer',
  'not-a-tile',
  'tile-taken',
  'type-one',
  'still-fits',
  'not-food',
  'food-first',
  'no-station-there',
  'no-neutral',
  'at-zero',
  'coin-space',
  'no-technology-there',
  'keep-first',
  'carpenter-first',
  'structure-first',
  'supply-first',
  'event-first',
  'card-not-drawn',
  'pile-empty',
  'turned-over',
  'not-on-carpenter',
  'wrong-way',
  'no-card',
  'other-town',
  'nothing-to-cover',
  'not-to-town',
  'nothing-there',
  'not-your-structure',
  'not-needed',
  'too-many-coins',
  'only-knights',
  'no-knight-there',
  'not-for-pilgrims',
  'character-first',
  'load-first',
  'lodger-first',
  'due-first',
  'palatinate-first',
  'character-taken',
  'no-such-seat',
  'to-yourself',
  'nothing-to-send',
  'wrong-store',
  'one-receiver',
  'cart-empty',
  'no-coins-there',
  'store-full',
  'too-many-funds',
  'own-lodger',
  'not-in-market',
  'nothing-to-borrow',
  'not-their-place',
  'palatinate-limits',
  'their-lacks',
  'hall-only',
  'no-reinforcement',
  'catapult-first',
  'tower-there',
  'tower-kept',
  'not-this-due',
  'propose-first',
  'consent-first',
  'train-first',
  'progress-first',
  'voyage-first',
  'famine-first',
  'rob-first',
  'summon-first',
  'not-asked-for',
  'propose-order',
  'unfinished',
  'no-skip',
  'draft-done',
  'purse-full',
  'player-lacks',
  'not-to-be-had',
  'rest-impossible',
  'no-track',
  'own-stays',
  'not-with-you',
  'goods-too-cheap',
  'no-tower-of-yours',
  'start-first',
  'draft-first',
  'meeting-first',
  'trade-first',
  'journey-first',
  'draft-taken',
  'draft-one',
  'draft-two',
  'draft-order',
  'draft-enough',
  'not-offered',
  'no-goods-taken',
  'own-house',
  'no-citizen',
  'citizen-first',
  'no-citizen-space',
  'citizen-there',
  'citizen-order',
  'citizen-enough',
  'scrap-first',
  'banish-first',
  'amnesty-first',
  'not-just-drawn',
  'claim-first',
  'worth-first',
  'goods-only',
  'food-only',
  'no-objective',
  'objective-done',
  'by-itself',
  'other-way',
  'too-late',
  'one-a-round',
  'out-of-order',
  'merchant-elsewhere',
  'objective-short',
] as const;
