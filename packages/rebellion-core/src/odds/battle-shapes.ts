import type { Faction, Theater } from "../language/language.ts";
import type { Action, CardId, LeaderId, SystemId, UnitId } from "../state/actions.ts";
import type { Config } from "../state/config.ts";
import type { Event } from "../state/events.ts";
import type { State } from "../state/state.ts";

/** Units by type: `{ "star-destroyer": 1 }`. */
export type BattleUnits = Readonly<Record<UnitId, number>>;

/** What one side brings to a battle. */
export interface BattleSide {
  readonly units: BattleUnits;
  /** Leaders in the system. */
  readonly leaders?: readonly LeaderId[];
  /** Tactic cards in hand when the first round begins. */
  readonly tactics?: readonly CardId[];
  /** In a cinematic battle: advanced tactic cards in the discards; all others are available. */
  readonly discards?: readonly CardId[];
}

/** A neighboring system to which a side may retreat. */
export interface BattleNeighbor {
  readonly loyalty?: Faction;
  readonly units?: BattleUnits;
}

/** A battle to be fought out: one system, what both sides have there, and what bears on it. */
export interface BattleSetup {
  readonly rebel: BattleSide;
  readonly imperial: BattleSide;
  /** Who initiated the combat and attacks first. */
  readonly attacker: Faction;
  /** Left out: a system in the middle of the board (Sullust). */
  readonly system?: SystemId;
  /** Systems adjacent to it; left out: neutral and empty. */
  readonly neighbors?: Readonly<Record<SystemId, BattleNeighbor>>;
  /** Adjacent systems that the attacker's units came from: the other side cannot retreat there. */
  readonly sources?: readonly SystemId[];
  /** The system is destroyed: no ground battles. */
  readonly destroyed?: boolean;
  /**
   * Tactic cards: `none`, there are none and special icons do nothing; `given`, the hands named and the rest in the decks;
   * `drawn`, both sides also draw by their leaders' values. Left out: `given` if a hand is named, else `none`.
   */
  readonly tactics?: "none" | "given" | "drawn";
  /**
   * Left out: with base tactic cards. In a cinematic battle both sides play from their decks of advanced tactic cards as far
   * as these are not in the discards; with tactics `none` nobody plays any.
   */
  readonly combat?: Config["combat"];
  /** Left out: with the units and leaders of the base box alone. */
  readonly expansion?: Config["expansion"];
  /** Action cards that have been used at the start of the combat and last: It's a Trap, Point-Blank Assault ... */
  readonly actions?: readonly CardId[];
  /** Left out: as printed. */
  readonly rulings?: Config["rulings"];
}

/** A decision in a battle, as a policy sees it. */
export interface BattlePosition {
  readonly state: State;
  /** The side that decides. */
  readonly faction: Faction;
  /** What may be done, never empty. */
  options(): readonly Action[];
}

/** How a side plays: picks one of the position's options. */
export type BattlePolicy = (position: BattlePosition) => Action;

/** The policy of each side. Defaults to the default policy, which documents its choices. */
export type BattlePolicies = Readonly<Partial<Record<Faction, BattlePolicy>>>;

/** How one battle ended. */
export interface BattleResult {
  /** The side that is the only one with units in the system; null if both or neither have any. */
  readonly holder: Faction | null;
  /** The winner of each theater's battle (reb.win-battle.definition); null for none. */
  readonly won: Readonly<Record<Theater, Faction | null>>;
  /** Rounds fought. */
  readonly rounds: number;
  /** Units destroyed, by type. */
  readonly lost: BattleUnits;
  readonly retreated: readonly Faction[];
  /** It was broken off after the greatest number of rounds. */
  readonly undecided: boolean;
  readonly events: readonly Event[];
}

/** Probability of each outcome; they add up to 1. */
export interface BattleChances {
  readonly rebel: number;
  readonly imperial: number;
  readonly nobody: number;
}

/** How a battle goes, over many. Probabilities from 0 to 1. */
export interface BattleOdds {
  /** Battles fought, or `exact`. */
  readonly runs: number | "exact";
  /** The chances of each side to be the only one with units in the system at the end. */
  readonly holder: BattleChances;
  /** Who wins the battle of each theater (reb.win-battle.definition). */
  readonly won: Readonly<Record<Theater, BattleChances>>;
  readonly rounds: BattleSpread;
  /** Units destroyed of each type that takes part. */
  readonly lost: Readonly<Record<UnitId, BattleSpread>>;
  /** Probability that the side retreats. */
  readonly retreats: Readonly<Record<Faction, number>>;
  /** Probability that it is still going on after the greatest number of rounds. */
  readonly undecided: number;
}

/** How a number is spread: its mean, and the probability of 0, 1, 2 ... */
export interface BattleSpread {
  readonly mean: number;
  readonly chances: readonly number[];
}
