import type { Violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Point3 } from "../../table/vectors.ts";
import type { UnitIndex } from "../ids.ts";
import type { Look } from "../look.ts";
import type { Side } from "../seats.ts";
import type { GameWork } from "../work.ts";
import type { UnitEffect } from "./command-card.ts";
import type { CardPart } from "./keyword.ts";

/** Who is asked, and the unit that the question is about, if any. */
export interface Asked {
  readonly side: Side;
  readonly about: number | null;
  /** How often more it may be asked, this time included, where it is asked again and again. */
  readonly left?: number;
}

/** A choice of units: so many, or all that there are if they are fewer; up to so many where it is a `may`. */
export interface UnitChoice {
  readonly kind: "units";
  readonly rule: RuleId;
  readonly count: number | ((look: Look, asked: Asked) => number);
  readonly may?: true;
  /** Units that may be chosen, in the order of the state. */
  candidates(look: Look, asked: Asked): readonly number[];
  /** Carries out what was chosen. */
  take(work: GameWork, asked: Asked, chosen: readonly number[]): void;
}

/** A choice of one thing among some named ones, or of none where it is a `may`; else a single one is taken without asking. */
export interface NamedChoice {
  readonly kind: "named";
  readonly rule: RuleId;
  readonly may?: true;
  /** For a `may`: its player is asked even if there is nothing to choose, as others must not know that. */
  readonly veiled?: true;
  /** The names that may be chosen, in the order in which they are listed. */
  candidates(look: Look, asked: Asked): readonly string[];
  /** Carries out what was chosen. */
  take(work: GameWork, asked: Asked, chosen: string): void;
}

/** A choice of a spot of the battlefield for one of some tokens; nobody is asked where there is no token, or no room at all. */
export interface SpotChoice {
  readonly kind: "spot";
  readonly rule: RuleId;
  readonly may?: true;
  /** What may be put down: the name of a new token, or the ids of tokens that lie on the battlefield. */
  subjects(look: Look, asked: Asked): readonly string[];
  /** Samples of spots, more the higher the density; not all of them need be allowed. */
  spots(look: Look, subject: string, density: number, asked: Asked): Iterable<Point3>;
  /** Why a token may not be put down there, if so. */
  fault(look: Look, asked: Asked, subject: string, to: Point3): Violation<RuleId> | undefined;
  /** Puts the token down there; the spot in hundredths of a millimetre. */
  take(work: GameWork, asked: Asked, subject: string, to: Point3): void;
}

/** What a card asks of a player. */
export type MissionChoice = UnitChoice | NamedChoice | SpotChoice;

/**
 * What a battle card does, in an entry of its own. Its names and figures stand in the catalogue. Objectives count for both
 * players, an advantage for its owner.
 */
export interface BattleCard {
  readonly id: string;
  /** Choices that each player makes in set-up, the blue player first, by name. */
  readonly setup?: readonly string[];
  /** Choices of set-up that follow once both players have made those. */
  readonly setupThen?: readonly string[];
  readonly choices?: Readonly<Record<string, MissionChoice>>;
  /** Barricades that its owner may put down in set-up. */
  readonly barricades?: number;
  /**
   * How often each line of scoring of the card, in the order of the catalogue, counts for a player in this End Phase; 0 for
   * lines that score at other times.
   */
  tally?(look: Look, side: Side): readonly number[];
  /** After its points were scored in an End Phase. */
  scored?(work: GameWork, side: Side): void;
  /** Whether it has a unit deploy in the flank territory of its map, from a short edge. */
  flanks?(look: Look, unit: UnitIndex): boolean;
  /** Whether it lets a unit claim an asset that it contests (leg.objective.claim-action). */
  claims?(look: Look, unit: UnitIndex, token: number): boolean;
  /** What the card does at moments, by itself. */
  readonly moments?: readonly CardPart[];
  /** After a unit has gained suppression tokens. */
  suppressed?(work: GameWork, unit: UnitIndex): void;
  /** What units can do or have to which the card lends it, under its id. */
  readonly lends?: UnitEffect;
  /** When a unit is defeated, by an attack of `by` or otherwise. */
  defeated?(work: GameWork, unit: UnitIndex, by: number | null): void;
}

/** What battle cards do, by id. */
export type BattleCards = Readonly<Record<string, BattleCard>>;
