import type { Faction, Theater } from "../language/language.ts";
import type { Action, CardId, LeaderId, SystemId, UnitId } from "../state/actions.ts";
import type { Config } from "../state/config.ts";
import type { Event } from "../state/events.ts";
import type { State } from "../state/state.ts";

/** Units by type, for example `{ "star-destroyer": 1 }`. */
export type BattleUnits = Readonly<Record<UnitId, number>>;

/** The pieces and cards of one side in a battle. */
export interface BattleSide {
  readonly units: BattleUnits;
  /** Leaders in the system. Defaults to none. */
  readonly leaders?: readonly LeaderId[];
  /** Tactic cards in hand at the start of the first round. Defaults to none. */
  readonly tactics?: readonly CardId[];
  /** Advanced tactic cards in the discards of a cinematic battle; all others are available. Defaults to none. */
  readonly discards?: readonly CardId[];
}

/** A neighboring system to which a side may retreat. */
export interface BattleNeighbor {
  readonly loyalty?: Faction;
  readonly units?: BattleUnits;
}

/** A battle to simulate: one system, the units of both sides there, and everything that affects the battle. */
export interface BattleSetup {
  readonly rebel: BattleSide;
  readonly imperial: BattleSide;
  /** The side that initiated the combat and attacks first. */
  readonly attacker: Faction;
  /** The system of the battle. Defaults to Sullust, in the middle of the board. */
  readonly system?: SystemId;
  /** Systems adjacent to the battle. Defaults to neutral and empty systems. */
  readonly neighbors?: Readonly<Record<SystemId, BattleNeighbor>>;
  /** Adjacent systems that the attacker's units came from. The other side cannot retreat there. Defaults to none. */
  readonly sources?: readonly SystemId[];
  /** Whether the system is destroyed, so that it has no ground battles. Defaults to false. */
  readonly destroyed?: boolean;
  /**
   * The use of tactic cards. `none`: there are none, and special icons do nothing. `given`: the named hands, with the
   * other cards in the decks. `drawn`: both sides also draw by their leaders' values. Defaults to `given` if a hand is
   * named, otherwise to `none`.
   */
  readonly tactics?: "none" | "given" | "drawn";
  /**
   * The form of combat. Defaults to base tactic cards. In a cinematic battle both sides play from their decks of
   * advanced tactic cards without those in the discards; with tactics `none` neither side plays any.
   */
  readonly combat?: Config["combat"];
  /** The expansion in use. Defaults to the units and leaders of the base box only. */
  readonly expansion?: Config["expansion"];
  /**
   * Action cards used at the start of the combat whose effect lasts, such as It's a Trap or Point-Blank Assault.
   * Defaults to none.
   */
  readonly actions?: readonly CardId[];
  /** The rulings in use. Defaults to the printed rules. */
  readonly rulings?: Config["rulings"];
}

/** A decision in a battle, in the form in which a policy sees it. */
export interface BattlePosition {
  readonly state: State;
  /** The side that decides. */
  readonly faction: Faction;
  /** Returns the legal actions. Never empty. */
  options(): readonly Action[];
}

/** A strategy for a side: returns one of the position's options. */
export type BattlePolicy = (position: BattlePosition) => Action;

/** The policy of each side. A side without one uses the default policy. */
export type BattlePolicies = Readonly<Partial<Record<Faction, BattlePolicy>>>;

/** The result of one battle. */
export interface BattleResult {
  /** The side that is the only one with units in the system, or null if both or neither have any. */
  readonly holder: Faction | null;
  /** The winner of each theater's battle (reb.win-battle.definition), or null if there is none. */
  readonly won: Readonly<Record<Theater, Faction | null>>;
  /** The number of rounds fought. */
  readonly rounds: number;
  /** The destroyed units by type. */
  readonly lost: BattleUnits;
  readonly retreated: readonly Faction[];
  /** Whether the battle was stopped after the maximum number of rounds. */
  readonly undecided: boolean;
  readonly events: readonly Event[];
}

/** The probability of each outcome. They add up to 1. */
export interface BattleChances {
  readonly rebel: number;
  readonly imperial: number;
  readonly nobody: number;
}

/** The odds of a battle. Probabilities range from 0 to 1. */
export interface BattleOdds {
  /** The number of battles simulated, or `exact`. */
  readonly runs: number | "exact";
  /** The probability that each side is the only one with units in the system at the end. */
  readonly holder: BattleChances;
  /** The probability that each side wins the battle of each theater (reb.win-battle.definition). */
  readonly won: Readonly<Record<Theater, BattleChances>>;
  readonly rounds: BattleSpread;
  /** The number of destroyed units of each type that takes part. */
  readonly lost: Readonly<Record<UnitId, BattleSpread>>;
  /** The probability that each side retreats. */
  readonly retreats: Readonly<Record<Faction, number>>;
  /** The probability that the battle still goes on after the maximum number of rounds. */
  readonly undecided: number;
}

/** The distribution of a number: its mean, and the probabilities of 0, 1, 2 and so on. */
export interface BattleSpread {
  readonly mean: number;
  readonly chances: readonly number[];
}
