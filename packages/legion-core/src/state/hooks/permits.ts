/** Amounts of a unit that keywords change continuously; negative values lower them. */
export type UnitAmount =
  /** The maximum speed of the unit's moves. */
  | "speed"
  /** The amount by which the unit's own maximum speed falls. The speed stays at least 1. */
  | "slowed"
  /** If above zero, the unit's speed regardless of its card and of other keywords. */
  | "fixed-speed"
  /** The unit's courage, if it has any. */
  | "courage"
  /** The height of terrain that the unit's moves may pass over and end on. */
  | "over"
  /** The number of additional weapons that each miniature may add to a pool. */
  | "weapons"
  /** The number of additional attack actions in an activation. */
  | "attacks"
  /** The increase in range of the unit's standby tokens. */
  | "standby-range"
  /** The courage that the unit shares through a commander token with friendly units of its faction or affiliation. */
  | "lent-courage"
  /**
   * The number of order tokens that the unit has in the pool besides the usual one while it has no order. Each allows
   * one more activation.
   */
  | "order-tokens"
  /** The courage that friendly units at range 3 may use when they check for panic. */
  | "steadying-courage"
  /** The increase in range of the unit's Coordinate keyword. */
  | "coordinate-range"
  /** The increase in the range at which friendly units may use the unit's courage when they check for panic. */
  | "courage-range"
  /** The number of dodge tokens that the unit keeps in the End Phase. */
  | "kept-dodges";

/** Something that a keyword allows its unit to do, or forbids. */
export type Permit =
  /** Difficult terrain does not slow the unit's moves. */
  | "unhindered"
  /** Difficult terrain that the unit can move over because it is low enough does not slow its moves. */
  | "ignores-low-terrain"
  /** The unit may climb despite its notched base. */
  | "climbs-notched"
  /** The unit may climb up to height 2. */
  | "climbs-high"
  /** The unit's notched base does not rotate before a move. */
  | "straight-ahead"
  /**
   * While the unit holds an asset it makes no second move action in an activation. After a second move action it claims
   * none.
   */
  | "asset-or-second-move"
  /** The unit does not jump while it holds an asset. */
  | "asset-or-jump"
  /** The unit makes only one move action in an activation. */
  | "one-move-action"
  /** The unit may pivot by any angle. */
  | "pivots-round"
  /** The unit may pivot before or after a standard move. */
  | "pivots-along"
  /** The unit may use standby although it is a repulsor vehicle. */
  | "stands-by"
  /** The unit may reverse with its notched base although it is a repulsor vehicle, and may strafe. */
  | "reverses"
  | "strafes"
  /** Cards that are tied to no unit may nominate the unit. A commander token does not make it a commander. */
  | "issues-orders"
  /** The unit may deploy in the set-up step of prepared positions. */
  | "deploys-in-setup"
  /** The unit cannot be repaired, and its miniatures cannot be restored. */
  | "not-repaired"
  | "not-restored"
  /** The unit may move while in melee with only one enemy unit. */
  | "disengages"
  /** The unit provides backup regardless of its rank. */
  | "backs-up"
  /** The unit does not use the courage of friendly units of another affiliation against panic. */
  | "own-affiliation-courage"
  /** The unit does not share tokens with other clone troopers. */
  | "no-clone-tokens"
  /** The unit may claim assets under battle cards that allow troopers to, regardless of its type. */
  | "claims"
  /** The unit contests tokens at range 1 instead of half-range. */
  | "contests-at-range-1"
  /** The unit does not contest anything. */
  | "contests-nothing"
  /** The unit does not provide backup, regardless of its rank and keywords. */
  | "backs-nobody"
  /** Line of sight to only the unit's counterpart does not make it a legal defender. */
  | "counterpart-overlooked"
  /** The unit does not benefit from backup. */
  | "no-backup"
  /** Friendly units do not compel the unit to move. */
  | "not-compelled"
  /** The unit performs only pivots as moves. */
  | "only-pivots"
  /** Pools against the unit cannot include weapons with a maximum range of 1. */
  | "no-short-weapons"
  /** Enemies cannot be placed in base contact with the unit. */
  | "no-melee"
  /** The unit may perform one more attack action in an activation in which no miniature uses several weapons. */
  | "attacks-with-one-weapon"
  /** The unit rolls red dice instead of white dice in its Rally step. */
  | "rallies-with-red"
  /** Mercenaries accept the unit's orders regardless of their affiliation. */
  | "orders-mercenaries"
  /** Units that the unit carries accept its orders regardless of their affiliation. */
  | "orders-passengers"
  /** The unit's miniatures are in cohesion within range 1 of their leader instead of half-range. */
  | "spreads-out"
  /** Other units cannot transport the unit. */
  | "not-transported"
  /** The unit's keywords do not limit the order of its actions. */
  | "any-action-first"
  /** The unit is not suppressed, does not panic, and loses no suppression tokens. */
  | "never-suppressed"
  | "never-panics"
  | "keeps-suppression"
  /** Friendly units may use the unit's courage when they check for panic, regardless of its rank. */
  | "lends-courage"
  /** The unit may move despite enemies with immobilize tokens. */
  | "slips-immobilized"
  /** The unit's counterpart cannot be assigned wounds. */
  | "counterpart-unhurt"
  /** The unit's wounds do not defeat it. */
  | "outlasts-wounds"
  /** The unit makes no attacks. */
  | "no-attacks"
  /** The unit may use Guardian in melee attacks as well. */
  | "guards-in-melee"
  /** Ranged pools cannot be formed against the unit. */
  | "no-ranged-pools"
  /** The unit may use each free action twice in an activation, or each of its card actions including free ones. */
  | "repeats-free-actions"
  | "repeats-card-actions"
  /** Enemy cards do not affect the unit. */
  | "ignores-enemy-cards"
  /** The unit keeps its observation tokens in the End Phase. */
  | "keeps-observation";
