/** Figures of a unit that keywords raise or lower all the time; a negative figure lowers. */
export type UnitAmount =
  /** Highest speed of its moves. */
  | "speed"
  /** By how much its own highest speed falls, which leaves 1 of it at least. */
  | "slowed"
  /** Above zero: that speed, whatever its card says and other keywords add. */
  | "fixed-speed"
  /** Its courage, where it has any. */
  | "courage"
  /** Heights of terrain that its moves pass over and may end on. */
  | "over"
  /** Weapons that each miniature may add to a pool beyond one. */
  | "weapons"
  /** Attack actions that it may perform in an activation beyond one. */
  | "attacks"
  /** By how much its standby tokens reach farther. */
  | "standby-range"
  /** Courage that it lends with a commander token to friends of its faction or affiliation. */
  | "lent-courage"
  /** Order tokens of its rank that the pool holds for it beyond that of a unit without an order: it can be activated so often more. */
  | "order-tokens"
  /** Courage that friends at range 3 may count as their own when they are checked for panic. */
  | "steadying-courage"
  /** By how much farther the unit reaches when it coordinates. */
  | "coordinate-range"
  /** By how much farther than usual its courage reaches friends that are checked for panic. */
  | "courage-range"
  /** Dodge tokens that it keeps in the End Phase. */
  | "kept-dodges";

/** What a keyword lets its unit do, or forbids it. */
export type Permit =
  /** Difficult terrain does not slow its moves. */
  | "unhindered"
  /** It climbs although its base is notched. */
  | "climbs-notched"
  /** It climbs up to height 2. */
  | "climbs-high"
  /** Its notched base is not rotated before a move. */
  | "straight-ahead"
  /** A unit that holds an asset makes no second move action in an activation, and after a second one claims none. */
  | "asset-or-second-move"
  /** While it holds an asset it does not jump. */
  | "asset-or-jump"
  /** It makes one move action in an activation. */
  | "one-move-action"
  /** Its pivots turn it as far as it likes. */
  | "pivots-round"
  /** With a standard move it may pivot, before or after. */
  | "pivots-along"
  /** It stands by although it is a repulsor vehicle. */
  | "stands-by"
  /** Its notched base may reverse although it is a repulsor vehicle, and strafe. */
  | "reverses"
  | "strafes"
  /** It may be nominated by cards tied to no unit; a commander token makes it no commander. */
  | "issues-orders"
  /** It may deploy in the set-up step of prepared positions. */
  | "deploys-in-setup"
  /** Nobody repairs it, and none of its miniatures is restored. */
  | "not-repaired"
  | "not-restored"
  /** A single enemy unit in melee does not keep it from moving. */
  | "disengages"
  /** It provides backup whatever its rank. */
  | "backs-up"
  /** Of friends of another affiliation it takes no courage against panic. */
  | "own-affiliation-courage"
  /** It and other clone troopers do not spend each other's tokens. */
  | "no-clone-tokens"
  /** It claims assets where battle cards let troopers, whatever its type. */
  | "claims"
  /** It contests tokens at range 1 instead of half-range. */
  | "contests-at-range-1"
  /** It contests nothing. */
  | "contests-nothing"
  /** It provides no backup, whatever its rank and keywords. */
  | "backs-nobody"
  /** Its counterpart alone in sight does not make it a defender. */
  | "counterpart-overlooked"
  /** It does not benefit from backup. */
  | "no-backup"
  /** Friends do not compel it to move. */
  | "not-compelled"
  /** The only moves that it performs are pivots. */
  | "only-pivots"
  /** No pool aimed at it holds a weapon whose highest range is 1. */
  | "no-short-weapons"
  /** No enemy is placed in base contact with it. */
  | "no-melee"
  /** It may perform an attack action more in an activation in which no miniature uses several weapons. */
  | "attacks-with-one-weapon"
  /** It rolls red dice instead of white ones in its Rally step. */
  | "rallies-with-red"
  /** Mercenaries take its orders whatever their affiliation. */
  | "orders-mercenaries"
  /** Whom it carries takes its orders whatever their affiliation. */
  | "orders-passengers"
  /** Its miniatures are in cohesion at range 1 of their leader instead of half-range. */
  | "spreads-out"
  /** No other unit transports it. */
  | "not-transported"
  /** No keyword of it says which of its actions comes first. */
  | "any-action-first"
  /** It is not suppressed, does not panic, and loses no suppression tokens. */
  | "never-suppressed"
  | "never-panics"
  | "keeps-suppression"
  /** Friends may count its courage as their own when they are checked for panic, whatever its rank. */
  | "lends-courage"
  /** Enemies with immobilize tokens do not keep it from moving. */
  | "slips-immobilized"
  /** Its counterpart is assigned no wounds. */
  | "counterpart-unhurt"
  /** Its wounds do not defeat it. */
  | "outlasts-wounds"
  /** It makes no attacks at all. */
  | "no-attacks"
  /** It may use Guardian in melee attacks too. */
  | "guards-in-melee"
  /** No ranged pool is aimed at it. */
  | "no-ranged-pools"
  /** It may use each of its free actions twice in an activation, or each of its card actions, free ones among them. */
  | "repeats-free-actions"
  | "repeats-card-actions"
  /** Cards of the enemy have no effect on it. */
  | "ignores-enemy-cards"
  /** Its observation tokens stay in the End Phase. */
  | "keeps-observation";
