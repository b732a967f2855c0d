import type { RuleId } from "../../rules/ids.ts";
import type { LeaderIndex, SystemIndex } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { modeOf } from "../board/board.ts";
import type { Criterion } from "../judge.ts";
import type { OfLeader, OfSystem } from "./criteria.ts";

/** A row of the decision list: its rule, and in order its criteria for systems and leaders. */
export interface Row {
  readonly rule: RuleId;
  /** Criteria for the system where a mission is attempted or resolved, or where an action card puts its leader. */
  readonly system?: (look: Look) => readonly Criterion<SystemIndex>[];
  /** Criteria for the systems that the effect itself asks for. */
  readonly chosen?: (look: Look) => readonly Criterion<SystemIndex>[];
  readonly leader?: (look: Look) => readonly Criterion<LeaderIndex>[];
}

function all<Compared>(criteria: readonly ((look: Look) => Criterion<Compared>)[]) {
  return (look: Look): readonly Criterion<Compared>[] => criteria.map((criterion) => criterion(look));
}

/** Creates a row that chooses a system. */
export function bySystem(rule: RuleId, ...criteria: readonly OfSystem[]): Row {
  return { rule, system: all(criteria) };
}

/** Creates a row that chooses a leader. */
export function byLeader(rule: RuleId, ...criteria: readonly OfLeader[]): Row {
  return { rule, leader: all(criteria) };
}

/** Creates a row with separate criteria for a revealed and a hidden base. */
export function byMode(rule: RuleId, revealed: readonly OfSystem[], hidden: readonly OfSystem[]): Row {
  return { rule, system: (look) => all(modeOf(look) === "revealed" ? revealed : hidden)(look) };
}

/**
 * Creates a row for systems that the effect itself asks for, with separate criteria for a revealed and a hidden base.
 */
export function choosingByMode(rule: RuleId, revealed: readonly OfSystem[], hidden: readonly OfSystem[]): Row {
  const { system } = byMode(rule, revealed, hidden);
  return { rule, ...(system && { chosen: system }) };
}

/** Adds to a row the criteria for systems that the effect itself asks for. */
export function choosing(row: Row, ...criteria: readonly OfSystem[]): Row {
  return { ...row, chosen: all(criteria) };
}
