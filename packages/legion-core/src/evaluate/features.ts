import type { Measures } from "@sw/tabletop";
import type { Position, SideFigures } from "./position.ts";

/** A feature of a position by its name. */
export type Feature =
  | "points"
  | "points-late"
  | "units"
  | "alive"
  | "alive-early"
  | "shaken"
  | "ordered"
  | "to-act"
  | "in-reach"
  | "near"
  | "near-early"
  | "secured"
  | "secured-early"
  | "claimed"
  | "helpful"
  | "hand"
  | "passes";

const ROUNDS = 5;

/** A figure of the seat's own side less that of the other side. */
function ahead(
  figure: (side: SideFigures) => number,
  weight: (position: Position) => number = () => 1,
): (position: Position) => number {
  return (position) => (figure(position.mine) - figure(position.theirs)) * weight(position);
}

/** Counts more the more rounds are still to be scored, or the fewer. */
const early = ({ rounds }: Position): number => rounds / ROUNDS;
const late = ({ rounds }: Position): number => 1 - rounds / ROUNDS;

/** The features of the evaluation, all of them differences between the sides, scaled so that 1 is a large one. */
export const MEASURES: Measures<Feature, Position> = {
  /** Victory points. */
  points: ahead(({ points }) => points / 5),
  "points-late": ahead(({ points }) => points / 5, late),
  /** What is left of the armies. */
  units: ahead(({ units }) => units / 5),
  alive: ahead(({ alive }) => alive),
  "alive-early": ahead(({ alive }) => alive, early),
  shaken: ahead(({ shaken }) => shaken),
  /** The round under way. */
  ordered: ahead(({ ordered }) => ordered),
  "to-act": ahead(({ toAct }) => toAct),
  "in-reach": ahead(({ inReach }) => inReach),
  /** Objective tokens. */
  near: ahead(({ near }) => near),
  "near-early": ahead(({ near }) => near, early),
  secured: ahead(({ secured }) => secured / 3),
  "secured-early": ahead(({ secured }) => secured / 3, early),
  claimed: ahead(({ claimed }) => claimed / 3),
  /** Tokens and cards. */
  helpful: ahead(({ helpful }) => helpful / 5),
  hand: ahead(({ hand }) => hand / 3),
  passes: ahead(({ passes }) => passes / 3),
};
