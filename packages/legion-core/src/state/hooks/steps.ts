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

/** Steps at which a keyword of a unit has an effect, with the arguments besides the unit. */
export interface Deeds {
  /** The unit attacks or is attacked. All pools are formed, and the first is about to be resolved. */
  fights: [];
  /** The unit defeats another by its attack or effect, and is not defeated itself. */
  defeats: [about: { readonly unit: UnitIndex }];
  /** An enemy unit is defeated, by any unit or effect. */
  "foe-falls": [about: { readonly unit: UnitIndex }];
  /** The unit has suffered wounds and is not defeated. */
  suffers: [];
  /** An attack is about to deal wounds to the unit, at most as many as it can suffer. */
  wounded: [about: { readonly wounds: number; readonly attacker: UnitIndex }];
  /** The unit has gained tokens. Tokens added on top of a gain do not count. */
  gained: [about: { readonly token: TokenKind }];
  /** Friendly units have gained tokens instead of the unit. */
  "passed-on": [];
  /** The unit spends green tokens in its own attack, including tokens lent by others. */
  spends: [about: { readonly token: LentToken }];
  /** The unit has spent green tokens in an attack as attacker or defender, including tokens lent by others. */
  spent: [about: { readonly token: LentToken; readonly count: number }];
  /**
   * The unit has spent a token in an attack that another unit lends because of the keyword. Either of the two may have
   * the keyword.
   */
  borrowed: [];
}

/** Figures of a unit. Values of several keywords are added, unless the description says otherwise. */
export interface Figures extends Record<UnitAmount, []> {
  /** Pips of a player's revealed command card in a tie for priority. Each keyword counts once. */
  "tie-pips": [about: { readonly side: Side }];
  /** Suppression tokens that the unit keeps in the End Phase (leg.end.remove-suppression). */
  "kept-suppression": [];
  /** The number of additional aim tokens that an aim action gives. */
  "more-aims": [];
  /** The number of additional dodge tokens that a dodge action gives. */
  "more-dodges": [];
  /** The maximum number of move actions in an activation, including free ones. The lowest value applies. */
  "most-moves": [];
  /** The maximum number of suppression tokens that a rally of the unit removes. The lowest value applies. */
  "most-rallied": [];
  /** The temporary maximum speed of the unit. Each keyword changes `usual`, the result of the other keywords. */
  "speed-now": [about: { readonly usual: number }];
  /** The value of the keyword in an attack, or 0 if it does not apply. */
  "in-attack": [meeting: Meeting];
}

/**
 * Permissions and conditions of a unit. One keyword is enough to make them true, unless the description says otherwise.
 */
export interface Tests extends Record<Permit, []> {
  /** Enemies that can attack another unit must do so. */
  shunned: [];
  /** The courage of the unit counts as null (leg.courage.null-loses). */
  fearless: [];
  /** Another unit may issue the unit an order. All keywords must agree. */
  "takes-orders": [about: { readonly from: number }];
  /**
   * The unit accepts an order issued by a unit, possibly itself, or by an effect without a unit. All keywords must
   * agree.
   */
  heeds: [about: { readonly by: number | undefined }];
  /** The unit may use the courage of a friendly unit when it checks for panic. All keywords must agree. */
  "counts-courage": [about: { readonly friend: UnitIndex }];
}

/**
 * Tests that are true whenever the keyword applies. They take no other conditions, because they are evaluated while
 * keywords are read or their results are cached.
 */
export type Unconditional =
  | "issues-orders"
  | "ignores-enemy-cards"
  | "spreads-out"
  | "no-short-weapons"
  | "no-ranged-pools";

/** Steps with individual types. */
export interface Shapes {
  /**
   * Effects in pools while the unit attacks or a weapon with the keyword is in the pool, while it defends, and while it
   * guards.
   */
  attacking: PoolHooks;
  defending: PoolHooks;
  guarding: PoolHooks;
  action: ActionHook;
  /** A choice of units in `choice` frames that other parts of the keyword ask for. */
  choice: ChoiceHook;
  /** Choices of named things or spots in `mission` frames that other parts ask for about the unit, by name. */
  choices: Readonly<Record<string, NamedChoice | SpotChoice>>;
  /**
   * For keywords shown by facedown tokens: the effect at a moment while the battlefield has such tokens from a player's
   * command card with the keyword. Their faces are hidden, so `applies` must not read them before they are turned up.
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
  /** Ids of actions that the unit must perform before its Perform Actions step ends, if it can. */
  "must-perform": readonly string[];
  /** Other keywords of the unit whose actions are free. */
  frees: readonly string[];
  /** Additional units that other keywords of the unit name, by keyword. */
  names: Readonly<Record<string, readonly UnitMatch[]>>;
  /** Additional gains that other keywords of the unit allow, by keyword. */
  gains: Readonly<Record<string, Gains>>;
  /** Further keywords that the unit has now, with their values. Evaluated while keywords are read. */
  gives: FactQuestion<KeywordValues>;
  /** Further keywords, with all their printed details, that the unit has now. Must not read keywords of units. */
  prints: FactQuestion<readonly KeywordUse[]>;
  /** The value of X on the unit card. */
  x: (facts: Facts, side: Side) => number;
  /** The rank of units that have the keyword temporarily. */
  "lent-rank": Rank;
  /**
   * The miniatures from which the first leader comes: those of the card with the keyword, or those of an upgrade of the
   * given type.
   */
  leads: "own" | UpgradeType;
  /**
   * The amounts that the keyword adds to the keywords of a friendly unit in an attack in which its own unit takes no
   * part.
   */
  aids: Question<[about: { readonly friend: UnitIndex; readonly meeting: Meeting }], KeywordValues>;
  /** Further keywords that the unit has in an attack, with their values. */
  "gives-in-attack": Question<[meeting: Meeting], KeywordValues>;
  /** The colour of the unit's defense dice. Each keyword changes `usual`, the result of the other keywords. */
  "defense-die": Question<[about: { readonly usual: DefenseDie }], DefenseDie>;
  /** A token that the unit gains after a pool of it or against it is resolved, and the rule that gives it. */
  "after-pool": Readonly<Record<AttackSide, { readonly token: TokenKind; readonly rule: RuleId }>>;
  /**
   * Tokens that the unit may keep instead of removing them. The value of the `choice` is their number; the choice
   * removes those not kept.
   */
  "may-keep": TokenKind;
  /**
   * Tokens that the unit cannot spend now, including those lent to it. Others may still spend the tokens that it lends.
   */
  withholds: Question<[], readonly TokenKind[]>;
  /** The rule that forbids attacks if `no-attacks` applies. */
  "attack-ban": RuleId;
  /** The rule that limits the unit's moves to pivots, or undefined if none does. */
  pins: Question<[], RuleId | undefined>;
  /** Whether the `choice` decides which tokens a rally of the unit removes. Its value is the number of tokens. */
  rallies: true;
  /** The maximum range from which enemies can attack the unit. */
  hides: Range;
  /** The range within which the unit prevents enemies from receiving orders from other units. */
  jams: Range;
  lends: LendHook;
  /** Scores points for a player in the End Phase after the objectives, even if no unit still has the keyword. */
  scores: (work: GameWork, side: Side) => void;

  // What is asked of an upgrade card.

  /** Temporary effects that the card gives units under the id of `lentBy`. They continue even if the card is gone. */
  lasting: readonly Part[];
  /** The faceup side of a double-sided card when its unit deploys, if the player does not choose it. */
  starts: CardSide;
  /** Makes a weapon for attacks started by the card from a melee weapon of the unit. */
  makes: (weapon: Weapon) => Weapon;
  /** Separates the two sides of the card, if its figures do not say which side has which. */
  "by-sides": (card: Upgrade) => Upgrade;

  // What is asked of a keyword of a weapon, or of a card that brings miniatures.

  /** Whether the weapon may be added to a pool. */
  usable: (aiming: Aiming, use: KeywordUse) => boolean;
  /** The number of times that the weapon contributes its dice. */
  times: (aiming: Aiming) => number;
  /** The dice of the weapon (white, black, red) after changes by the attacking unit. */
  dice: (look: Look, attacker: UnitIndex, dice: Counts) => Counts;
  /** The weapon may make ranged attacks while the attacking unit is engaged. */
  "even-engaged": true;
  /** The increase in the weapon's maximum range in an attack that used the keyword with it. */
  farther: number;
  /** Activations record the moves of the unit, under `MOVED` and `MOVED_FULLY` of `units/activation.ts`. */
  "notes-moves": true;
  /** A move of the unit records the enemy units whose bases it passes over. */
  "notes-passed": true;
  /**
   * The rule that forbids miniatures of the card to use a weapon in pools of a kind. `isOwn` is true if their own card
   * prints the weapon.
   */
  "weapon-ban": (use: KeywordUse, kind: AttackKind, isOwn: boolean) => RuleId | undefined;
  /**
   * The miniatures of the card are wounded after others unless already wounded, and become leader only if no other can.
   */
  "stands-back": true;
}

/** A function with which a keyword answers a question about its unit while the keywords of units are read. */
export type FactQuestion<Answer> = (facts: Facts, bearer: Bearer) => Answer;

/** A function with which a keyword answers a question about its unit. */
export type Question<About extends readonly unknown[], Answer> = (
  look: Look,
  bearer: Bearer,
  ...about: About
) => Answer;

/** A function that carries out the effect of a keyword for its unit. */
export type Deed<About extends readonly unknown[]> = (work: GameWork, bearer: Bearer, ...about: About) => void;

/** The steps of {@link Deeds} with the types of their handlers. */
export type DeedSteps = { [At in keyof Deeds]: Deed<Deeds[At]> };

/** The steps of {@link Figures} with the types of their handlers. */
export type FigureSteps = { [At in keyof Figures]: Question<Figures[At], number> };

/** The steps of {@link Tests} with the types of their handlers. */
export type TestSteps = { [At in keyof Tests]: Question<Tests[At], boolean> };

/** The handler of a keyword for each step. */
export type Steps = { [At in Moment]: MomentEffect } & DeedSteps & FigureSteps & TestSteps & Shapes;

/** A step at which a keyword can have an effect or answer a question. */
export type Step = keyof Steps;

/** One part of a keyword: a step and the handler for it. */
export type Part<At extends Step = Step> = {
  [One in At]: {
    readonly at: One;
    readonly does: Steps[One];
    /**
     * Whether the part applies to units that have a miniature on the battlefield with a weapon that has the keyword.
     */
    readonly carried?: true;
  };
}[At];

/** The handlers of an entry, by step. */
export type ByStep = { readonly [At in Step]?: readonly Steps[At][] };
