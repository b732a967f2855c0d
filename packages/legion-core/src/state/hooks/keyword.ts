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
  /** The card that has the keyword, where each card counts by itself. */
  readonly printed?: CardUse;
}

/** A keyword as one card of a unit has it, by the id of the card. */
export interface CardUse {
  readonly card: string;
  readonly use: KeywordUse;
}

/** What happens at a moment of the round for somebody: a unit with a keyword, or the player of a card. */
export interface MomentEffect<Who = Bearer> {
  /** Whether its controller may leave it; otherwise it happens. */
  readonly may: boolean;
  /** Whether there is anything to do; `about` is the unit or token that the moment is about, by number, if any. */
  applies(look: Look, who: Who, about: number | null): boolean;
  /** Does it, or puts the frames on the stack that ask for what is to be chosen. */
  run(work: GameWork, who: Who, about: number | null): void;
}

/** What a command card or battle card does at a moment. It does so once for each player that the card applies to. */
export interface CardPart {
  readonly at: Moment;
  readonly does: MomentEffect<Side>;
}

/** A card action, or a free one, that a keyword gives its unit. */
export interface ActionHook {
  readonly id: string;
  readonly free: boolean;
  /** How many actions it costs. */
  readonly cost: 0 | 1 | 2;
  /** Whether it is a different action on each card that has the keyword; the bearer says on which. */
  readonly perCard?: true;
  /** Whether it is a move, so that undeployed units may perform it too, and what follows it comes after that move alone. */
  readonly moves?: true;
  /** Whether it is an attack action, and what follows comes after the attack. */
  readonly attacks?: true;
  /** Whether the unit can perform it now, beyond what holds for card actions of any kind. */
  available(look: Look, bearer: Bearer): boolean;
  /** The rule that keeps the unit from it while it is not available, where it is another than that of card actions. */
  ban?(look: Look, bearer: Bearer): RuleId | undefined;
  /** Performs it. */
  run(work: GameWork, bearer: Bearer): void;
}

/** Who provides backup beyond units of the corps rank; each looks from the unit with the keyword at a friend. */
export interface BackupHook {
  /** Whether the unit provides backup to a friend whatever its own rank. */
  gives?(look: Look, unit: UnitIndex, friend: UnitIndex): boolean;
  /** Whether a friend provides backup to the unit whatever the rank of the friend. */
  takes?(look: Look, unit: UnitIndex, friend: UnitIndex): boolean;
}

/** A choice of units that a hook asks for, one after the other: a frame `choice` of that keyword. */
export interface ChoiceHook {
  /** The rule that asks. */
  readonly rule: RuleId;
  /** How many are chosen at most. */
  readonly most: "value" | number;
  /** Whether the player may stop before. */
  readonly may: boolean;
  /** Units that may be chosen next, in the order of the state, whatever the order of those chosen; one that may be chosen again is among them. */
  candidates(look: Look, bearer: Bearer, chosen: readonly number[]): readonly number[];
  /** What happens to those chosen, in the order of the state, once all are, or the player stops. */
  take(work: GameWork, bearer: Bearer, chosen: readonly number[]): void;
}

/** Tokens that can be taken off a unit to heal it: wounds of its miniatures, or tokens beside it. */
export type HealedToken = "wound" | "vehicle-damage" | "ion" | "poison";

/** What a keyword takes off a unit, or restores; as often as the one that uses it says: a frame `heal` of that keyword. */
export interface HealHook {
  /** The rule that asks, and the one by which tokens come off. */
  readonly rule: RuleId;
  readonly effect: RuleId;
  readonly tokens: readonly HealedToken[];
  /** Whether miniatures may be restored instead: those defeated in this round, or in any. */
  readonly restores: boolean | "of-any-round";
  /** Units that may be healed, in the order of the state. */
  candidates(look: Look, bearer: Bearer): readonly number[];
  /** What comes once a unit is healed. */
  healed?(work: GameWork, bearer: Bearer, patient: number): void;
}

/** A miniature that aims at a unit with a weapon. */
export interface Aiming {
  readonly scene: Scene;
  readonly figure: Figure;
  readonly defender: Company;
  readonly kind: AttackKind;
}

/** What goes off at units around a unit or a token, where it does not attack each of them with a weapon alone. */
export interface AreaHook {
  /** The rule behind it, by which its player says which unit comes next. */
  rule(area: AreaFrame): RuleId;
  /** Whether the unit sets off the token, so that what this defeats an effect of the unit has defeated (leg.kw.bounty.score). */
  readonly setOff?: true;
  /** What befalls a unit where it is no attack; the suppression tokens that it gains once it has suffered its wounds. */
  strike?(work: GameWork, area: AreaFrame, unit: UnitIndex): number;
  /** What comes once all units have been struck. */
  over(work: GameWork, area: AreaFrame): void;
}

/** An attack while it is being declared, in one of its steps. */
export interface Declaring {
  /** The unit that the pool being formed is aimed at; null before there is one. */
  readonly defender: UnitIndex | null;
  /** The kind of the pool, or the only one that the attack may be of; null while that is open. */
  readonly attack: AttackKind | null;
  /** Pools so far, that being formed among them. */
  readonly pools: number;
  /** The weapons in the pool being formed, and those that may still be added to one, whomever they reach. */
  readonly inPool: readonly Weapon[];
  readonly open: readonly Weapon[];
  /** What keywords were used for by now: in the step of the defender for the whole attack, later for the pool. */
  readonly used: readonly string[];
}

/**
 * What a keyword of a unit or of its weapons lets its player do while an attack is declared: before the defender is chosen, or
 * while a pool is formed. Each way once, under the id of the keyword, or that and the name of a weapon.
 */
export interface DeclaringHook {
  readonly step: "declare" | "weapons";
  /** The rule that allows it. */
  readonly rule: RuleId;
  /** Whether the attack has but one pool once it was used. */
  readonly onlyPool?: true;
  /** The token that it spends, the unit's own or one that another lends it. */
  readonly spends?: LentToken;
  /** The names of the weapons for each of which it may be used now; "" where it is about none. */
  ways(look: Look, bearer: Bearer, declaring: Declaring): readonly string[];
  /** What it gives; told for which of the weapons, where it names some. */
  take?(work: GameWork, bearer: Bearer, way: string): void;
}

/** Tokens that friends may gain instead of the unit, one by one. */
export interface RedirectHook {
  /** The rule that lets them. */
  readonly rule: RuleId;
  readonly tokens: readonly TokenKind[];
  /** Units that may gain one, in the order of the state. */
  candidates(look: Look, bearer: Bearer): readonly number[];
  /** What the unit pays for so many tokens that others gained. */
  pay(work: GameWork, bearer: Bearer, count: number): void;
}

/** Keywords with their figures that other friends near the unit, or anywhere, have because of it, on top of their own. */
export interface AuraHook {
  readonly reach?: Range;
  /** Those that fit any of the matches by their cards. */
  readonly to: readonly UnitMatch[];
  readonly figures: Readonly<Record<string, number>>;
  /** The units that these keywords name, where they name some. */
  readonly of?: readonly UnitMatch[];
}

/** A higher or lower speed that its unit may take on for a move, once for each, up to the longest tool (leg.kw.spur.order). */
export interface HasteHook {
  /** By how much. */
  readonly adds: number;
  /** Whether the unit can pay for it. */
  available(look: Look, bearer: Bearer): boolean;
  /** Takes from the unit what it costs. */
  pay(work: GameWork, bearer: Bearer): void;
}

/** Green tokens of the unit that a friend which attacks or defends may spend as its own. */
export interface LendHook {
  /** From how far away the friend may spend any number of them. Defaults to one token, at range 2 and in line of sight. */
  readonly within?: Range | "anywhere";
  /** Whether the unit may spend tokens of the friend as well. */
  readonly mutual?: true;
  /** The kinds of tokens that the unit lends a friend now. */
  kinds(look: Look, bearer: Bearer, friend: UnitIndex): readonly LentToken[];
}

/** Tokens that units gain together: what the unit gains its partners gain as well, and the other way round. */
export interface EchoHook {
  readonly rule: RuleId;
  readonly tokens: readonly TokenKind[];
  /** The friends that share with the unit now. */
  partners(look: Look, bearer: Bearer): readonly number[];
}

/** Actions of which the first of an activation must be one, if one of them is possible. */
export interface FirstActionHook {
  readonly rule: RuleId;
  /** Ids of the actions, or null while nothing binds the unit. */
  among(look: Look, bearer: Bearer, activation: ActivationFrame): readonly string[] | null;
}

/** An attack that a unit makes or defends against, before its pool is resolved. */
export interface Meeting {
  readonly kind: AttackKind;
  /** What the unit does in it that is asked about. */
  readonly part: "attacks" | "defends" | "guards";
  readonly scene: Scene;
  /** The other unit with a part in it, and both as they stand. */
  readonly enemy: UnitIndex;
  readonly attacker: Company;
  readonly defender: Company;
  /** The names of the weapons of the pool. */
  readonly weapons: readonly string[];
  /** What keywords of the attacker were used for while the pool was formed. */
  readonly used: readonly string[];
}

/** What comes of it for a unit that something was used in a pool under the name of the keyword. */
export interface PoolUse {
  /** The unit of a side; or the user that the pool notes before the name: "attacker uses", "defender uses", "guardian 0 uses". */
  readonly side: AttackSide | "user";
  /** Whether others may answer: `used` and what it puts on the stack come before what was chosen in the pool takes its effect. */
  readonly answered?: true;
  /** Carries that out once the pool is resolved; `times`: how often it was used. */
  used(work: GameWork, unit: UnitIndex, times: number): void;
}

/** An entry of a keyword, an upgrade card or anything else that gives units something: its parts. */
export interface GameKeyword {
  readonly id: string;
  /** The value of the keyword where a card prints none. Defaults to 1. */
  readonly withoutValue?: number;
  /** What it does, part by part; empty for keywords that matter only when armies are built. */
  readonly does: readonly Part[];
}

/** Every keyword by its id. */
export type GameKeywords = Readonly<Record<string, GameKeyword>>;
