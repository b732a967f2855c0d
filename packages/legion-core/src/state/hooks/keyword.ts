import type { AttackSide, LentToken } from "../../attack/pools/keyword.ts";
import type { KeywordUse, UnitMatch, Weapon } from "../../catalogue/entries.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Range } from "../../table/range.ts";
import type { Company, Figure, Scene } from "../../table/scene.ts";
import type { AreaFrame } from "../frame-parts.ts";
import type { ActivationFrame, AttackKind } from "../frames.ts";
import type { UnitIndex } from "../ids.ts";
import type { Look } from "../look.ts";
import type { Side } from "../seats.ts";
import type { TokenKind } from "../tokens.ts";
import type { GameWork } from "../work.ts";
import type { Moment } from "./moments.ts";
import type { Part } from "./steps.ts";

/** A unit with a keyword, and its value. */
export interface Bearer {
  readonly unit: UnitIndex;
  readonly value: number;
  /** The card with the keyword, if each card counts separately. */
  readonly printed?: CardUse;
}

/** A card of a unit that has a keyword, by the id of the card. */
export interface CardUse {
  readonly card: string;
  readonly use: KeywordUse;
}

/** An effect at a moment of the round. It belongs to a unit with a keyword or to the player of a card. */
export interface MomentEffect<Who = Bearer> {
  /** Whether its controller may decline the effect. Otherwise it is mandatory. */
  readonly may: boolean;
  /**
   * Whether the effect would do anything. `about` is the index of the unit or token that the moment is about, or null.
   */
  applies(look: Look, who: Who, about: number | null): boolean;
  /** Carries out the effect, or puts frames on the stack that ask for its choices. */
  run(work: GameWork, who: Who, about: number | null): void;
}

/**
 * The effect of a command card or battle card at a moment. It happens once for each player that the card applies to.
 */
export interface CardPart {
  readonly at: Moment;
  readonly does: MomentEffect<Side>;
}

/** A card action or free card action that a keyword gives its unit. */
export interface ActionHook {
  readonly id: string;
  readonly free: boolean;
  /** The number of actions that the action costs: 0, 1 or 2. */
  readonly cost: 0 | 1 | 2;
  /** Whether each card with the keyword gives a separate action. The bearer then names the card. */
  readonly perCard?: true;
  /**
   * Whether the action is a move. Undeployed units may then perform it too, and effects after an action wait for the
   * move.
   */
  readonly moves?: true;
  /** Whether the action is an attack action. Effects after an action then wait for the attack. */
  readonly attacks?: true;
  /** Whether the unit can perform it now, beyond the general conditions for card actions. */
  available(look: Look, bearer: Bearer): boolean;
  /** Returns the rule that forbids the action while it is not available. Defaults to the rule of card actions. */
  ban?(look: Look, bearer: Bearer): RuleId | undefined;
  /** Performs the action. */
  run(work: GameWork, bearer: Bearer): void;
}

/** Conditions under which units of other ranks than corps provide backup, checked from the unit with the keyword. */
export interface BackupHook {
  /** Whether the unit provides backup to a friendly unit regardless of its own rank. */
  gives?(look: Look, unit: UnitIndex, friend: UnitIndex): boolean;
  /** Whether a friendly unit provides backup to the unit regardless of the rank of that friendly unit. */
  takes?(look: Look, unit: UnitIndex, friend: UnitIndex): boolean;
}

/** A choice of units, one after the other, that a hook asks for in a `choice` frame of the keyword. */
export interface ChoiceHook {
  /** The rule that requires the choice. */
  readonly rule: RuleId;
  /** The maximum number of units chosen. */
  readonly most: "value" | number;
  /** Whether the player may stop before reaching the maximum. */
  readonly may: boolean;
  /**
   * Lists the units that may be chosen next, in the order of the state and independent of the order chosen. It includes
   * units that may be chosen again.
   */
  candidates(look: Look, bearer: Bearer, chosen: readonly number[]): readonly number[];
  /** Applies the effect to the chosen units, in the order of the state, when the choice is complete. */
  take(work: GameWork, bearer: Bearer, chosen: readonly number[]): void;
}

/** Tokens that healing can remove from a unit: wounds of its miniatures, or tokens beside it. */
export type HealedToken = "wound" | "vehicle-damage" | "ion" | "poison";

/** What a keyword removes from a unit or restores in a `heal` frame. The caller sets how many times. */
export interface HealHook {
  /** The rule that requires the choice, and the rule that removes the tokens. */
  readonly rule: RuleId;
  readonly effect: RuleId;
  readonly tokens: readonly HealedToken[];
  /** Whether miniatures may be restored instead: `true` for those defeated this round, `of-any-round` for all. */
  readonly restores: boolean | "of-any-round";
  /** Lists the units that may be healed, in the order of the state. */
  candidates(look: Look, bearer: Bearer): readonly number[];
  /** Called after a unit was healed. */
  healed?(work: GameWork, bearer: Bearer, patient: number): void;
}

/** A miniature that attacks a unit with a weapon. */
export interface Aiming {
  readonly scene: Scene;
  readonly figure: Figure;
  readonly defender: Company;
  readonly kind: AttackKind;
}

/** An area effect around a unit or token that does more than attack each unit with a weapon. */
export interface AreaHook {
  /** Returns the rule of the effect, by which its player chooses the next unit. */
  rule(area: AreaFrame): RuleId;
  /**
   * Whether the unit detonates the token, so that units defeated by it count as defeated by the unit's effect
   * (leg.kw.bounty.score).
   */
  readonly setOff?: true;
  /**
   * Strikes a unit without an attack. Returns the suppression tokens that the unit gains after it has suffered its
   * wounds.
   */
  strike?(work: GameWork, area: AreaFrame, unit: UnitIndex): number;
  /** Called after all units have been struck. */
  over(work: GameWork, area: AreaFrame): void;
}

/** An attack during one step of its declaration. */
export interface Declaring {
  /** The defender of the pool being formed, or null if no pool is being formed. */
  readonly defender: UnitIndex | null;
  /** The kind of the pool, or the only kind allowed for the attack. Null while the kind is undecided. */
  readonly attack: AttackKind | null;
  /** The number of pools, including the one being formed. */
  readonly pools: number;
  /** The weapons in the pool being formed, and the weapons that may still be added to a pool against any defender. */
  readonly inPool: readonly Weapon[];
  readonly open: readonly Weapon[];
  /**
   * The keyword options already used: those of the whole attack while the defender is declared, later those of the
   * pool.
   */
  readonly used: readonly string[];
}

/**
 * An option that a keyword of a unit or of its weapons gives while an attack is declared or a pool is formed. Each
 * option can be used once, under the id of the keyword or the id with the name of a weapon.
 */
export interface DeclaringHook {
  readonly step: "declare" | "weapons";
  /** The rule that allows the option. */
  readonly rule: RuleId;
  /** Whether the attack has only one pool after the option was used. */
  readonly onlyPool?: true;
  /** The token that the option spends, which may be lent by another unit. */
  readonly spends?: LentToken;
  /** Lists the friendly units that take part in the pool by the option: its wounds count what they see, too. */
  joining?(look: Look, bearer: Bearer): readonly UnitIndex[];
  /**
   * Lists the names of the weapons for which the option may be used now. The name is "" for an option without a weapon.
   */
  ways(look: Look, bearer: Bearer, declaring: Declaring): readonly string[];
  /** Applies the option. `way` is the name of the weapon, or "". */
  take?(work: GameWork, bearer: Bearer, way: string): void;
}

/** Tokens that friendly units may gain instead of the unit, one at a time. */
export interface RedirectHook {
  /** The rule that lets other units gain the tokens. */
  readonly rule: RuleId;
  readonly tokens: readonly TokenKind[];
  /** Lists the units that may gain one of the tokens, in the order of the state. */
  candidates(look: Look, bearer: Bearer): readonly number[];
  /** Makes the unit pay for the number of tokens that others gained. */
  pay(work: GameWork, bearer: Bearer, count: number): void;
}

/**
 * Keywords, with their values, that the unit gives to other friendly units within `reach`, or anywhere without it. They
 * add to the keywords of those units.
 */
export interface AuraHook {
  readonly reach?: Range;
  /** The affected units: those whose cards fit any of the matches. */
  readonly to: readonly UnitMatch[];
  readonly figures: Readonly<Record<string, number>>;
  /** The units named by these keywords. Defaults to none. */
  readonly of?: readonly UnitMatch[];
}

/** A change of speed that the unit may use once per move, up to the longest movement tool (leg.kw.spur.order). */
export interface HasteHook {
  /** The amount by which the speed changes. */
  readonly adds: number;
  /** Whether the unit can pay the cost. */
  available(look: Look, bearer: Bearer): boolean;
  /** Makes the unit pay the cost. */
  pay(work: GameWork, bearer: Bearer): void;
}

/** Green tokens of the unit that an attacking or defending friendly unit may spend as its own. */
export interface LendHook {
  /**
   * The range within which the friendly unit may spend any number of tokens. Defaults to one token, at range 2 and in
   * line of sight.
   */
  readonly within?: Range | "anywhere";
  /** Whether the unit may also spend tokens of the friendly unit. */
  readonly mutual?: true;
  /** Whether the friendly unit may spend the tokens while it uses Guardian, too. */
  readonly guarding?: true;
  /** Lists the kinds of tokens that the unit lends a friendly unit now. */
  kinds(look: Look, bearer: Bearer, friend: UnitIndex): readonly LentToken[];
}

/** Tokens that a unit and its partners gain together: whenever one gains them, so do the others. */
export interface EchoHook {
  readonly rule: RuleId;
  readonly tokens: readonly TokenKind[];
  /** Lists the friendly units that share tokens with the unit now. */
  partners(look: Look, bearer: Bearer): readonly number[];
}

/** A limit on the first action of an activation: it must be one of certain actions if any of them is possible. */
export interface FirstActionHook {
  readonly rule: RuleId;
  /** Returns the ids of these actions, or null while the unit is not limited. */
  among(look: Look, bearer: Bearer, activation: ActivationFrame): readonly string[] | null;
}

/** A unit's part in an attack, before the pool is resolved. */
export interface Meeting {
  readonly kind: AttackKind;
  /** The role of the unit in the attack. */
  readonly part: "attacks" | "defends" | "guards";
  readonly scene: Scene;
  /** The opposing unit, and the attacker and defender with their positions. */
  readonly enemy: UnitIndex;
  readonly attacker: Company;
  readonly defender: Company;
  /** The names of the weapons in the pool. */
  readonly weapons: readonly string[];
  /** The keyword options that the attacker used while the pool was formed. */
  readonly used: readonly string[];
}

/** A later effect of using an option in a pool under the name of the keyword. */
export interface PoolUse {
  /**
   * The side whose unit is affected. `user` is the unit that the pool notes in front of the name, as in "attacker uses"
   * or "guardian 0 uses".
   */
  readonly side: AttackSide | "user";
  /**
   * Whether players may respond. Then `used` and the frames that it adds come before the choice takes effect in the
   * pool.
   */
  readonly answered?: true;
  /** Whether `used` changes what keywords of the defender count, so that they are counted again. Only if `answered`. */
  readonly recounts?: true;
  /** Carries out the effect, normally after the pool is resolved. `times` is the number of uses. */
  used(work: GameWork, unit: UnitIndex, times: number): void;
}

/** The entry of a keyword, upgrade card or other source of unit effects, made of parts. */
export interface GameKeyword {
  readonly id: string;
  /** The value of the keyword if a card prints none. Defaults to 1. */
  readonly withoutValue?: number;
  /** The effects, part by part. Empty for keywords that matter only in army building. */
  readonly does: readonly Part[];
}

/** All keywords by id. */
export type GameKeywords = Readonly<Record<string, GameKeyword>>;
