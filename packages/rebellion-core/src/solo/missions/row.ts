import type { RuleId } from "../../rules/ids.ts";
import type { LeaderIndex, SystemIndex } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { modeOf } from "../board/board.ts";
import type { Criterion } from "../judge.ts";
import type { OfLeader, OfSystem } from "./criteria.ts";

/** How a card's systems and leaders are chosen: the criteria of its row in order, and the rule of the row. */
export interface Row {
  readonly rule: RuleId;
  /** Where a mission is attempted or resolved, or where an action card puts its leader. */
  readonly system?: (look: Look) => readonly Criterion<SystemIndex>[];
  /** Systems that the effect itself asks for. */
  readonly chosen?: (look: Look) => readonly Criterion<SystemIndex>[];
  readonly leader?: (look: Look) => readonly Criterion<LeaderIndex>[];
}

function all<Compared>(criteria: readonly ((look: Look) => Criterion<Compared>)[]) {
  return (look: Look): readonly Criterion<Compared>[] => criteria.map((criterion) => criterion(look));
}

/** A row of systems. */
export function bySystem(rule: RuleId, ...criteria: readonly OfSystem[]): Row {
  return { rule, system: all(criteria) };
}

/** A row of leaders. */
export function byLeader(rule: RuleId, ...criteria: readonly OfLeader[]): Row {
  return { rule, leader: all(criteria) };
}

/** A row with one list of criteria for when the base is revealed and one for when it is not. */
export function byMode(rule: RuleId, revealed: readonly OfSystem[], hidden: readonly OfSystem[]): Row {
  return { rule, system: (look) => all(modeOf(look) === "revealed" ? revealed : hidden)(look) };
}

/** A row of systems that the effect itself asks for: for when the base is revealed and for when it is not. */
export function choosingByMode(rule: RuleId, revealed: readonly OfSystem[], hidden: readonly OfSystem[]): Row {
  const { system } = byMode(rule, revealed, hidden);
  return { rule, ...(system && { chosen: system }) };
}

/** The row with what the effect itself asks for. */
export function choosing(row: Row, ...criteria: readonly OfSystem[]): Row {
  return { ...row, chosen: all(criteria) };
}
