import type { Counts } from "../../attack/pools/faces.ts";
import type { AttackSide, Keyword, LentToken } from "../../attack/pools/keyword.ts";
import type { KeywordValues } from "../../attack/pools/situation.ts";
import type { DefenseDie, Gains, KeywordUse, UnitMatch, Weapon } from "../../catalogue/entries.ts";
import type { Rank, UpgradeType } from "../../catalogue/words.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Range } from "../../table/range.ts";
import type { Company, Figure, Scene } from "../../table/scene.ts";
import type { AreaFrame } from "../frame-parts.ts";
import type { ActivationFrame, AttackKind } from "../frames.ts";
import type { Look } from "../look.ts";
import type { Player } from "../seats.ts";
import type { State } from "../state.ts";
import type { TokenKind } from "../tokens.ts";
import type { GameWork } from "../work.ts";
import type { NamedChoice, SpotChoice } from "./battle-card.ts";
import type { CommandHook } from "./command-card.ts";
import type { Moment } from "./moments.ts";
import type { Permit, UnitAmount } from "./permits.ts";
import type { AgainHook, ReachHook, RearmsHook, WoundingHook } from "./pools.ts";
import type { Part } from "./steps.ts";
import type { AttackInsteadHook, DrawHook } from "./targets.ts";

export type { AgainHook, ReachHook, RearmsHook, WoundingHook } from "./pools.ts";

/** A unit with a keyword, and its value. */
export interface Bearer {
  readonly unit: number;
  readonly value: number;
  /** The card that has the keyword, where each card counts by itself. */
  readonly printed?: CardUse;
}

/** A keyword as one card of a unit has it, by the id of the card. */
export interface CardUse {
  readonly card: string;
  readonly use: KeywordUse;
}

/** What a keyword does at a moment of the round. */
export interface MomentEffect {
  /** Whether its controller may leave it; otherwise it happens. */
  readonly may: boolean;
  /** Whether there is anything to do; `about` is the unit that the moment is about, if any. */
  applies(look: Look, bearer: Bearer, about: number | null): boolean;
  /** Does it, or puts the frames on the stack that ask for what is to be chosen. */
  run(work: GameWork, bearer: Bearer, about: number | null): void;
}

/** The same with its moment; of a weapon after attacks with a pool that holds the weapon (`after-attack`). */
export interface MomentHook extends MomentEffect {
  readonly moment: Moment;
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
  gives?(look: Look, unit: number, friend: number): boolean;
  /** Whether a friend provides backup to the unit whatever the rank of the friend. */
  takes?(look: Look, unit: number, friend: number): boolean;
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

/** What a keyword of a weapon does while pools are formed. */
export interface WeaponHook {
  /** Whether the weapon may be added; without it nothing stands in the way. */
  usable?(aiming: Aiming, use: KeywordUse): boolean;
  /** How often the weapon contributes its dice; once without it. */
  times?(aiming: Aiming): number;
  /** Its dice by colour (white, black, red), where the attacking unit changes them. */
  dice?(look: Look, attacker: number, dice: Counts): Counts;
  /** Whether ranged attacks may be made with it while the attacking unit is engaged. */
  readonly evenEngaged?: true;
  /** By how much its highest range grows in an attack for which the keyword was used with this weapon. */
  readonly farther?: number;
  /** What it does at moments of the round for a unit of which a miniature on the battlefield carries the weapon. */
  readonly moments?: readonly (MomentHook | Part)[];
  /** An action of units with the weapon, as long as a miniature that carries it stands; the value is that of the weapon. */
  readonly action?: ActionHook;
}

/** What goes off at units around a unit or a token, where it does not attack each of them with a weapon alone. */
export interface AreaHook {
  /** The rule behind it, by which its player says which unit comes next. */
  rule(area: AreaFrame): RuleId;
  /** Whether the unit sets off the token, so that what this defeats an effect of the unit has defeated (leg.kw.bounty.score). */
  readonly setOff?: true;
  /** What befalls a unit where it is no attack; the suppression tokens that it gains once it has suffered its wounds. */
  strike?(work: GameWork, area: AreaFrame, unit: number): number;
  /** What comes once all units have been struck. */
  over(work: GameWork, area: AreaFrame): void;
}

/** An attack while it is being declared, in one of its steps. */
export interface Declaring {
  /** The unit that the pool being formed is aimed at; null before there is one. */
  readonly defender: number | null;
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

/** What a keyword of an upgrade or counterpart does with the miniatures that come with the card. */
export interface MiniatureHook {
  /** The rule that keeps them from using a weapon in pools of a kind; `isOwn` where their own card prints it. */
  weaponBan?(use: KeywordUse, kind: AttackKind, isOwn: boolean): RuleId | undefined;
  /** Whether they are wounded after others unless they are wounded already, and lead only if nobody else can. */
  readonly standsBack?: true;
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
  readonly enemy: number;
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
  used(work: GameWork, unit: number, times: number): void;
}

/** An entry of the table of keywords with all that it does. */
export interface GameKeyword extends Keyword {
  readonly does?: readonly Part[];
  readonly moments?: readonly (MomentHook | Part)[];
  readonly actions?: readonly (ActionHook | Part)[];
  readonly choice?: ChoiceHook;
  readonly onTokens?: readonly CommandHook[];
  /** Choices among named things, or of spots, that its hooks ask for about their unit, by name: frames `mission`. */
  readonly choices?: Readonly<Record<string, NamedChoice | SpotChoice>>;
  readonly backup?: BackupHook;
  readonly unitAmounts?: readonly { readonly amount: UnitAmount; readonly adds: "value" | number }[];
  readonly permits?: readonly Permit[];
  /** Whether it permits nothing while its value is 0, but only once something has given it more. */
  readonly idleAtZero?: true;
  readonly weapon?: WeaponHook;
  readonly miniature?: MiniatureHook;
  readonly again?: AgainHook;
  readonly declaring?: DeclaringHook;
  readonly area?: AreaHook;
  readonly wounding?: WoundingHook;
  readonly redirects?: RedirectHook;
  readonly haste?: HasteHook;
  readonly rearms?: RearmsHook;
  readonly reach?: ReachHook;
  readonly echoes?: EchoHook;
  /** Who leads its unit from the start: the miniatures of the card with the keyword, or those of an upgrade of a type. */
  readonly leads?: "own" | UpgradeType;
  /** Whether its `choice` says what a rally of its unit takes off: of so many tokens as the value. */
  readonly rallies?: true;
  readonly heals?: HealHook;
  readonly firstAction?: FirstActionHook;
  readonly attackInstead?: AttackInsteadHook;
  /** Actions, by id, that its unit performs before its Perform Actions step ends, if it can. */
  readonly mustPerform?: readonly string[];
  /** Units that other keywords of its unit name besides their own, by these keywords. */
  readonly names?: Readonly<Record<string, readonly UnitMatch[]>>;
  readonly poolUse?: PoolUse;
  /** Other keywords of its unit whose actions are free ones. */
  readonly frees?: readonly string[];
  /** What other keywords of its unit let it gain besides what they list themselves, by these keywords. */
  readonly gains?: Readonly<Record<string, Gains>>;
  /** What it adds to the figures of a friend in an attack in which the unit has no part, by keywords. */
  aids?(look: Look, unit: number, friend: number, meeting: Meeting): KeywordValues;
  /** With which value it counts for its unit, or the unit's weapon, in an attack, 0 for not at all; without it always with its own. */
  inAttack?(look: Look, bearer: Bearer, meeting: Meeting): number;
  /** Further keywords that its unit has in an attack, with their figures. */
  givesInAttack?(look: Look, bearer: Bearer, meeting: Meeting): KeywordValues;
  /** From how far away enemies attack it at most. */
  readonly hides?: Range;
  /** When its unit attacks or is attacked: all pools stand, and the first is about to be resolved. */
  fights?(work: GameWork, unit: number): void;
  /** When its unit defeats another, by an attack or an effect of it, unless it is defeated itself. */
  defeats?(work: GameWork, bearer: Bearer, unit: number): void;
  /** Whether enemies that can attack another unit must do so. */
  isShunned?(look: Look, unit: number): boolean;
  readonly draws?: DrawHook;
  readonly aura?: AuraHook;
  /** What a player scores by it in the End Phase after the objectives, whichever units still have it. */
  scores?(work: GameWork, player: Player): void;
  /** What X is worth now where the unit card prints it in place of a figure. */
  figureOfX?(look: Look, player: Player): number;
  /** What it adds to the pips of the command card that a player has revealed where priority would be tied. */
  tiePips?(look: Look, unit: number, player: Player): number;
  /** How many suppression tokens less it removes in the End Phase (leg.end.remove-suppression). */
  keepsSuppression?(look: Look, unit: number): number;
  /** Tokens that the unit would remove; the choice of the entry has the number at stake as its value, and drops those not kept. */
  readonly mayKeep?: TokenKind;
  /** Whether the courage of its unit counts as null now (leg.courage.null-loses). */
  isFearless?(look: Look, bearer: Bearer): boolean;
  /** Further keywords that its unit has now, with their figures. */
  gives?(state: State, bearer: Bearer): Readonly<Record<string, number>>;
  /** Tokens that its unit gains once a pool of it, or one against it, is resolved, and by which rules. */
  readonly afterPool?: Readonly<Record<AttackSide, { readonly token: TokenKind; readonly rule: RuleId }>>;
  /** Keywords that its unit has now besides those of its cards, with all that they say; it looks at no keywords of units. */
  alsoHas?(look: Look, unit: number): readonly KeywordUse[];
  /** The rank of units that have it for a while. */
  readonly ranksWhenLent?: Rank;
  /** Whether another unit may issue its unit an order. */
  takesOrders?(look: Look, unit: number, from: number): boolean;
  /** How many dodge tokens more the dodge action gives its unit now. */
  moreDodges?(look: Look, unit: number): number;
  /** Whether its unit may count the courage of a friend as its own when it is checked for panic. */
  countsCourage?(look: Look, unit: number, friend: number): boolean;
  /** The colour of the defense dice of its unit in attacks, as it defends or guards, in place of the usual one. */
  defenseDie?(look: Look, bearer: Bearer, usual: DefenseDie): DefenseDie;
  /** The highest speed of its unit in place of the usual one, where the keyword changes it for a while. */
  speedNow?(state: State, bearer: Bearer, usual: number): number;
  /** How many move actions, free ones included, its unit may perform in an activation; null for any number. */
  mostMoves?(look: Look, bearer: Bearer): number | null;
  /** Of weapons: whether activations note the moves of the unit, under `MOVED` and `MOVED_FULLY` of `units/activation.ts`. */
  readonly notesMoves?: true;
  /** Of weapons: whether a move of the unit notes the enemy units over whose bases it passes. */
  readonly notesPassed?: true;
  /** From how near it keeps enemies from being issued orders by others than themselves. */
  readonly jams?: Range;
  /** Whether its unit takes an order that a unit issues, itself perhaps, or an effect of no unit. */
  heeds?(look: Look, unit: number, by: number | undefined): boolean;
  /** When an enemy unit is defeated. */
  foeFalls?(work: GameWork, unit: number): void;
  /** When its unit has suffered wounds and is still there. */
  suffers?(work: GameWork, unit: number): void;
  /** When its unit has gained tokens; not those that come in addition to a gain. */
  gained?(work: GameWork, unit: number, token: TokenKind): void;
  /** When an attack is about to deal its unit wounds, no more than it can suffer. */
  wounded?(work: GameWork, unit: number, wounds: number, attacker: number): void;
  /** Tokens that its unit cannot spend now, those that others lend it included; others may spend its own if it lends them. */
  withholds?(look: Look, unit: number): readonly TokenKind[];
  /** The rule that an attack of its unit is refused by, where its `no-attacks` keeps the unit from attacking. */
  readonly attackBan?: RuleId;
  /** The rule by which all that its unit may do with a move now is pivot. */
  pins?(look: Look, unit: number): RuleId | undefined;
  /** How many suppression tokens a rally of its unit takes off at most. */
  readonly mostRallied?: number;
  /** When friends have gained tokens in the place of its unit. */
  passedOn?(work: GameWork, unit: number): void;
  /** When its unit spends green tokens of a kind in its own attack, those that others lend it included. */
  spends?(work: GameWork, unit: number, token: LentToken): void;
  /** When its unit has spent so many green tokens of a kind in an attack, on whichever side and whoever lends them. */
  spent?(work: GameWork, unit: number, token: LentToken, count: number): void;
  /** Of which kinds a friend that attacks or defends may spend one green token of the unit as its own. */
  lends?(look: Look, unit: number, friend: number): readonly LentToken[];
  /** Of which kinds a friend that attacks or defends may spend any number of the unit's tokens as its own, wherever both stand. */
  lendsFreely?(look: Look, unit: number, friend: number): readonly LentToken[];
  /** Whether its unit and a friend spend any number of each other's green tokens as their own, whichever of them attacks or defends. */
  pairs?(look: Look, unit: number, friend: number): boolean;
  /** When a unit has spent, in an attack, a token that another lends it because of the keyword, whichever of them has that. */
  borrowed?(work: GameWork, unit: number): void;
  /** From how far away friends may spend any number of the green tokens of its unit as their own. */
  readonly shares?: Range;
}

/** Every keyword by its id. */
export type GameKeywords = Readonly<Record<string, GameKeyword>>;
