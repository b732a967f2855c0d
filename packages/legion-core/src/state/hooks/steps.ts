import type { Counts } from "../../attack/pools/faces.ts";
import type { AttackSide, LentToken, PoolHooks } from "../../attack/pools/keyword.ts";
import type { KeywordValues } from "../../attack/pools/situation.ts";
import type { CardSide, DefenseDie, Gains, KeywordUse, UnitMatch, Upgrade, Weapon } from "../../catalogue/entries.ts";
import type { Rank, UpgradeType } from "../../catalogue/words.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Range } from "../../table/range.ts";
import type { AttackKind } from "../frames.ts";
import type { UnitIndex } from "../ids.ts";
import type { Facts, Look } from "../look.ts";
import type { Side } from "../seats.ts";
import type { TokenKind } from "../tokens.ts";
import type { GameWork } from "../work.ts";
import type { NamedChoice, SpotChoice } from "./battle-card.ts";
import type {
  ActionHook,
  Aiming,
  AreaHook,
  AuraHook,
  BackupHook,
  Bearer,
  CardPart,
  ChoiceHook,
  DeclaringHook,
  EchoHook,
  FirstActionHook,
  HasteHook,
  HealHook,
  LendHook,
  Meeting,
  MomentEffect,
  PoolUse,
  RedirectHook,
} from "./keyword.ts";
import type { Moment } from "./moments.ts";
import type { Permit, UnitAmount } from "./permits.ts";
import type { AgainHook, ReachHook, RearmsHook, WoundingHook } from "./pools.ts";
import type { AttackInsteadHook, DrawHook } from "./targets.ts";

/*
 * The one table of steps: everything that an entry of a keyword or card can hang on, besides the moments of `moments.ts`.
 * Whoever asks at a step says what it is about, as the table says, and how the answers of several keywords come together.
 */

/** Steps at which a keyword of a unit does something, with what each hands on beside the unit. */
export interface Deeds {
  /** The unit attacks or is attacked: all pools stand, and the first is about to be resolved. */
  fights: [];
  /** The unit defeats another, by an attack or an effect of it, and is not defeated itself. */
  defeats: [about: { readonly unit: UnitIndex }];
  /** An enemy unit is defeated. */
  "foe-falls": [about: { readonly unit: UnitIndex }];
  /** The unit has suffered wounds and is still there. */
  suffers: [];
  /** An attack is about to deal the unit wounds, no more than it can suffer. */
  wounded: [about: { readonly wounds: number; readonly attacker: UnitIndex }];
  /** The unit has gained tokens; not those that come in addition to a gain. */
  gained: [about: { readonly token: TokenKind }];
  /** Friends have gained tokens in the place of the unit. */
  "passed-on": [];
  /** The unit spends green tokens in its own attack, those that others lend it included. */
  spends: [about: { readonly token: LentToken }];
  /** The unit has spent green tokens in an attack, on whichever side and whoever lends them. */
  spent: [about: { readonly token: LentToken; readonly count: number }];
  /** The unit has spent, in an attack, a token that another lends it because of the keyword, whichever of them has that. */
  borrowed: [];
}

/** Figures of a unit. Those of several keywords are added, unless the sentence says otherwise. */
export interface Figures extends Record<UnitAmount, []> {
  /** Pips of the command card that a player has revealed where priority would be tied; each keyword counts once. */
  "tie-pips": [about: { readonly side: Side }];
  /** Suppression tokens that the unit keeps in the End Phase (leg.end.remove-suppression). */
  "kept-suppression": [];
  /** Aim tokens that the aim action gives beyond one. */
  "more-aims": [];
  /** Dodge tokens that the dodge action gives beyond one. */
  "more-dodges": [];
  /** How many move actions, free ones included, the unit may perform in an activation; the least counts. */
  "most-moves": [];
  /** How many suppression tokens a rally of the unit takes off; the least counts. */
  "most-rallied": [];
  /** The highest speed of the unit for a while, each keyword given what the others make of the usual one. */
  "speed-now": [about: { readonly usual: number }];
  /** The value of the keyword itself in an attack; 0 for not at all. */
  "in-attack": [meeting: Meeting];
}

/** What a unit may do, or what holds of it. It holds if one keyword says so, unless the sentence says otherwise. */
export interface Tests extends Record<Permit, []> {
  /** Enemies that can attack another unit must do so. */
  shunned: [];
  /** The courage of the unit counts as null (leg.courage.null-loses). */
  fearless: [];
  /** Another unit may issue the unit an order; all must say so. */
  "takes-orders": [about: { readonly from: number }];
  /** The unit takes an order that a unit issues, itself perhaps, or an effect of no unit; all must say so. */
  heeds: [about: { readonly by: number | undefined }];
  /** The unit may count the courage of a friend as its own when it is checked for panic; all must say so. */
  "counts-courage": [about: { readonly friend: UnitIndex }];
}

/**
 * Tests that hold for as long as the keyword counts, whatever else is the case: they are asked while keywords are read, or what
 * follows from them is kept.
 */
export type Unconditional =
  | "issues-orders"
  | "ignores-enemy-cards"
  | "spreads-out"
  | "no-short-weapons"
  | "no-ranged-pools";

/** Steps with a shape of their own. */
export interface Shapes {
  /** What counts in pools while the unit attacks, or a weapon with the keyword is in the pool; while it defends, or guards. */
  attacking: PoolHooks;
  defending: PoolHooks;
  guarding: PoolHooks;
  action: ActionHook;
  /** A choice of units that other parts of the keyword ask for: frames `choice`. */
  choice: ChoiceHook;
  /** Choices among named things, or of spots, that other parts ask for about the unit, by name: frames `mission`. */
  choices: Readonly<Record<string, NamedChoice | SpotChoice>>;
  /**
   * For keywords that tokens show which lie facedown: what happens at a moment while tokens of a player lie there that a command
   * card with the keyword has brought. What they show is hidden, so `applies` must not look at it unless they are turned up.
   */
  "on-tokens": CardPart;
  heals: HealHook;
  area: AreaHook;
  redirects: RedirectHook;
  echoes: EchoHook;
  haste: HasteHook;
  backup: BackupHook;
  again: AgainHook;
  declaring: DeclaringHook;
  wounding: WoundingHook;
  "pool-use": PoolUse;
  reach: ReachHook;
  rearms: RearmsHook;
  draws: DrawHook;
  aura: AuraHook;
  "first-action": FirstActionHook;
  "attack-instead": AttackInsteadHook;
  /** Actions, by id, that the unit performs before its Perform Actions step ends, if it can. */
  "must-perform": readonly string[];
  /** Other keywords of the unit whose actions are free. */
  frees: readonly string[];
  /** Units that other keywords of the unit name besides their own, by these keywords. */
  names: Readonly<Record<string, readonly UnitMatch[]>>;
  /** What other keywords of the unit let it gain besides what they list themselves, by these keywords. */
  gains: Readonly<Record<string, Gains>>;
  /** Further keywords that the unit has now, with their figures. Asked while keywords are read. */
  gives: FactQuestion<KeywordValues>;
  /** Keywords that the unit has now besides those of its cards, with all that they say. Must not ask for keywords of units. */
  prints: FactQuestion<readonly KeywordUse[]>;
  /** What X is worth where the unit card prints it in place of a figure. */
  x: (facts: Facts, side: Side) => number;
  /** The rank of units that have the keyword for a while. */
  "lent-rank": Rank;
  /** What leads the unit from the start: the miniatures of the card with the keyword, or those of an upgrade of a type. */
  leads: "own" | UpgradeType;
  /** What the keyword adds to the figures of a friend in an attack in which the unit has no part, by keywords. */
  aids: Question<[about: { readonly friend: UnitIndex; readonly meeting: Meeting }], KeywordValues>;
  /** Further keywords that the unit has in an attack, with their figures. */
  "gives-in-attack": Question<[meeting: Meeting], KeywordValues>;
  /** The colour of the unit's defense dice, given what the other keywords make of the usual one. */
  "defense-die": Question<[about: { readonly usual: DefenseDie }], DefenseDie>;
  /** A token that the unit gains once a pool of it, or one against it, is resolved, and by which rule. */
  "after-pool": Readonly<Record<AttackSide, { readonly token: TokenKind; readonly rule: RuleId }>>;
  /** Tokens that the unit would remove; the `choice` has the number at stake as its value, and drops those not kept. */
  "may-keep": TokenKind;
  /** Tokens that the unit cannot spend now, those that others lend it included; others may spend its own if it lends them. */
  withholds: Question<[], readonly TokenKind[]>;
  /** The rule that refuses an attack where `no-attacks` keeps the unit from attacking. */
  "attack-ban": RuleId;
  /** The rule by which the unit can do nothing with a move but pivot. */
  pins: Question<[], RuleId | undefined>;
  /** Whether the `choice` says what a rally of the unit takes off: of so many tokens as the value. */
  rallies: true;
  /** From how far away enemies attack the unit at most. */
  hides: Range;
  /** From how near the unit keeps enemies from being issued orders by others than themselves. */
  jams: Range;
  lends: LendHook;
  /** What a player scores in the End Phase after the objectives, whichever units still have the keyword. */
  scores: (work: GameWork, side: Side) => void;

  // What is asked of an upgrade card.

  /** What the card gives units for a while, by `lentBy`, whatever becomes of the card meanwhile. */
  lasting: readonly Part[];
  /** The side of a double-sided card that lies faceup as its unit deploys, where the player does not choose it. */
  starts: CardSide;
  /** A weapon for attacks of which the card is the reason, made of a melee weapon of the unit. */
  makes: (weapon: Weapon) => Weapon;
  /** The card with its two sides apart, where its figures do not tell which of them says what. */
  "by-sides": (card: Upgrade) => Upgrade;

  // What is asked of a keyword of a weapon, or of a card that brings miniatures.

  /** Whether the weapon may be added to a pool. */
  usable: (aiming: Aiming, use: KeywordUse) => boolean;
  /** How often the weapon contributes its dice. */
  times: (aiming: Aiming) => number;
  /** The dice of the weapon by colour (white, black, red), where the attacking unit changes them. */
  dice: (look: Look, attacker: UnitIndex, dice: Counts) => Counts;
  /** Ranged attacks may be made with the weapon while the attacking unit is engaged. */
  "even-engaged": true;
  /** By how much the highest range of the weapon grows in an attack for which the keyword was used with it. */
  farther: number;
  /** Activations note the moves of the unit, under `MOVED` and `MOVED_FULLY` of `units/activation.ts`. */
  "notes-moves": true;
  /** A move of the unit notes the enemy units over whose bases it passes. */
  "notes-passed": true;
  /** The rule that keeps miniatures of the card from using a weapon in pools of a kind; `isOwn` where their own card prints it. */
  "weapon-ban": (use: KeywordUse, kind: AttackKind, isOwn: boolean) => RuleId | undefined;
  /** The miniatures of the card are wounded after others unless they are wounded already, and lead only if nobody else can. */
  "stands-back": true;
}

/** What a keyword answers about its unit while the keywords of units are read. */
export type FactQuestion<Answer> = (facts: Facts, bearer: Bearer) => Answer;

/** What a keyword answers about its unit. */
export type Question<About extends readonly unknown[], Answer> = (
  look: Look,
  bearer: Bearer,
  ...about: About
) => Answer;

/** What a keyword does for its unit. */
export type Deed<About extends readonly unknown[]> = (work: GameWork, bearer: Bearer, ...about: About) => void;

/** The deeds by their steps. */
export type DeedSteps = { [At in keyof Deeds]: Deed<Deeds[At]> };

/** The figures by their steps. */
export type FigureSteps = { [At in keyof Figures]: Question<Figures[At], number> };

/** The tests by their steps. */
export type TestSteps = { [At in keyof Tests]: Question<Tests[At], boolean> };

/** What a keyword says at each step. */
export type Steps = { [At in Moment]: MomentEffect } & DeedSteps & FigureSteps & TestSteps & Shapes;

/** A step at which a keyword can do or say something. */
export type Step = keyof Steps;

/** A part of what a keyword does: at which step, and what. */
export type Part<At extends Step = Step> = {
  [One in At]: {
    readonly at: One;
    readonly does: Steps[One];
    /** Whether it counts for a unit of which a miniature on the battlefield carries a weapon with the keyword. */
    readonly carried?: true;
  };
}[At];

/** What an entry does, by step. */
export type ByStep = { readonly [At in Step]?: readonly Steps[At][] };
