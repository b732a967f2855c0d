import type { Measures } from "@sw/tabletop";
import type { Position, SideFigures } from "./position.ts";

/** The name of a feature of a position. */
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

/** Returns a feature: a figure of the seat's own side minus that of the other side, times a weight. */
function ahead(
  figure: (side: SideFigures) => number,
  weight: (position: Position) => number = () => 1,
): (position: Position) => number {
  return (position) => (figure(position.mine) - figure(position.theirs)) * weight(position);
}

/** Weights by round: `early` falls from 1 towards 0 and `late` rises from 0 as rounds are scored. */
const early = ({ rounds }: Position): number => rounds / ROUNDS;
const late = ({ rounds }: Position): number => 1 - rounds / ROUNDS;

/** The features of the evaluation. Each is a difference between the sides, scaled so that 1 is a large difference. */
export const MEASURES: Measures<Feature, Position> = {
  /** Leads in victory points. */
  points: ahead(({ points }) => points / 5),
  "points-late": ahead(({ points }) => points / 5, late),
  /** Leads in remaining units and their condition. */
  units: ahead(({ units }) => units / 5),
  alive: ahead(({ alive }) => alive),
  "alive-early": ahead(({ alive }) => alive, early),
  shaken: ahead(({ shaken }) => shaken),
  /** Leads in the current round. */
  ordered: ahead(({ ordered }) => ordered),
  "to-act": ahead(({ toAct }) => toAct),
  "in-reach": ahead(({ inReach }) => inReach),
  /** Leads in objective tokens. */
  near: ahead(({ near }) => near),
  "near-early": ahead(({ near }) => near, early),
  secured: ahead(({ secured }) => secured / 3),
  "secured-early": ahead(({ secured }) => secured / 3, early),
  claimed: ahead(({ claimed }) => claimed / 3),
  /** Leads in helpful tokens, command cards and pass tokens. */
  helpful: ahead(({ helpful }) => helpful / 5),
  hand: ahead(({ hand }) => hand / 3),
  passes: ahead(({ passes }) => passes / 3),
};
