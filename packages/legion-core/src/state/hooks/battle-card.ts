import type { Violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Point3 } from "../../table/vectors.ts";
import type { UnitIndex } from "../ids.ts";
import type { Look } from "../look.ts";
import type { Side } from "../seats.ts";
import type { GameWork } from "../work.ts";
import type { UnitEffect } from "./command-card.ts";
import type { CardPart } from "./keyword.ts";

/** The player who is asked, and the unit that the question is about, or null if there is none. */
export interface Asked {
  readonly side: Side;
  readonly about: number | null;
  /** How many more times the question may be asked, including now. Absent if it is asked only once. */
  readonly left?: number;
}

/**
 * A choice of exactly `count` units, or of all candidates if there are fewer. With `may`, a choice of up to that many.
 */
export interface UnitChoice {
  readonly kind: "units";
  readonly rule: RuleId;
  readonly count: number | ((look: Look, asked: Asked) => number);
  readonly may?: true;
  /** Lists the units that may be chosen, in the order of the state. */
  candidates(look: Look, asked: Asked): readonly number[];
  /** Carries out the choice. */
  take(work: GameWork, asked: Asked, chosen: readonly number[]): void;
}

/**
 * A choice of one named thing. With `may` the player may choose none; otherwise a single candidate is taken without
 * asking.
 */
export interface NamedChoice {
  readonly kind: "named";
  readonly rule: RuleId;
  readonly may?: true;
  /** For a `may`: the player is asked even if there is nothing to choose, so that opponents learn nothing. */
  readonly veiled?: true;
  /** Lists the names that may be chosen, in the order in which they are offered. */
  candidates(look: Look, asked: Asked): readonly string[];
  /** Carries out the choice. */
  take(work: GameWork, asked: Asked, chosen: string): void;
}

/**
 * A choice of a spot on the battlefield for one of several tokens. No question is asked if there is no token or no
 * legal spot.
 */
export interface SpotChoice {
  readonly kind: "spot";
  readonly rule: RuleId;
  readonly may?: true;
  /** The tokens that may be put down: the name of a new token, or the ids of tokens already on the battlefield. */
  subjects(look: Look, asked: Asked): readonly string[];
  /** Samples possible spots; a higher density gives more. Some of them may be illegal. */
  spots(look: Look, subject: string, density: number, asked: Asked): Iterable<Point3>;
  /** Returns why a token may not be put down at that spot, or undefined if it may. */
  fault(look: Look, asked: Asked, subject: string, to: Point3): Violation<RuleId> | undefined;
  /** Puts the token down at that spot, given in 1/100 mm. */
  take(work: GameWork, asked: Asked, subject: string, to: Point3): void;
}

/** A choice that a card asks a player to make. */
export type MissionChoice = UnitChoice | NamedChoice | SpotChoice;

/**
 * The effects of a battle card; the catalogue holds its names and figures. An objective applies to both players, an
 * advantage only to its owner.
 */
export interface BattleCard {
  readonly id: string;
  /** Names of the choices that each player makes in set-up, the blue player first. Defaults to none. */
  readonly setup?: readonly string[];
  /** Names of set-up choices that follow after both players have made those of `setup`. */
  readonly setupThen?: readonly string[];
  readonly choices?: Readonly<Record<string, MissionChoice>>;
  /** The number of barricades that the card's owner may put down in set-up. Defaults to none. */
  readonly barricades?: number;
  /**
   * How many times a player scores each scoring line of the card in this End Phase, in catalogue order; 0 for lines
   * that score at other times.
   */
  tally?(look: Look, side: Side): readonly number[];
  /** Called after the card's points were scored in an End Phase. */
  scored?(work: GameWork, side: Side): void;
  /** Whether the card makes a unit deploy from a short edge, in the flank territory of its map. */
  flanks?(look: Look, unit: UnitIndex): boolean;
  /** Whether the card lets a unit claim an asset that it contests (leg.objective.claim-action). */
  claims?(look: Look, unit: UnitIndex, token: number): boolean;
  /** The effects of the card itself at certain moments. */
  readonly moments?: readonly CardPart[];
  /** Called after a unit has gained suppression tokens. */
  suppressed?(work: GameWork, unit: UnitIndex): void;
  /** Effects that units have under the id of the card while the card lends them. */
  readonly lends?: UnitEffect;
  /** Called when a unit is defeated. `by` is the attacking unit, or null if it was no attack. */
  defeated?(work: GameWork, unit: UnitIndex, by: number | null): void;
}

/** The effects of battle cards, by id. */
export type BattleCards = Readonly<Record<string, BattleCard>>;
