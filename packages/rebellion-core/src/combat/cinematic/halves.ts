import type { CardCode } from "@sw/tabletop";
import { at } from "@sw/tabletop";
import type { AdvancedTacticHalf, AdvancedTacticStep } from "../../language/language.ts";
import type { Box, CardOf, UnitKind } from "../../state/box.ts";
import type { CombatFrame, TacticFrame } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { opponentOf, type Side } from "../../state/seats.ts";
import { countUnits, hasUnit } from "../../units/units.ts";
import { unitsThere } from "../attack/attack.ts";
import { advancedOf } from "./decks.ts";

type Half = TacticFrame["half"];

/** The halves in the order of their options. */
export const HALVES: readonly [Half, Half] = ["upper", "lower"];

/** A half of a card. */
export function halfOf({ entry }: CardOf<"advanced-tactic">, half: Half): AdvancedTacticHalf {
  return entry[half];
}

/** The step that a card has come to; undefined behind the last. */
export function stepOf(box: Box, { card, half, step }: TacticFrame): AdvancedTacticStep | undefined {
  return halfOf(advancedOf(box, card), half).steps[step];
}

/**
 * True if a side may use a half: it shows no unit icon, or the side has a unit of one of the types shown in the system, in
 * whichever theater (rote.cinematic.unit-icon, rote.cinematic.no-icon). Units that a card has destroyed still count.
 */
export function isAvailable({ box, state }: Look, combat: CombatFrame, side: Side, half: AdvancedTacticHalf): boolean {
  const { needs } = half;
  if (needs.length === 0) return true;
  const units = unitsThere(state, combat);
  for (const id of needs) {
    const kind = box.unitsById.get(id);
    if (kind?.side === side && at(units, kind.index) > 0) return true;
  }
  return false;
}

/** True if the half does anything: its condition holds. */
export function doesAnything({ box, state }: Look, combat: CombatFrame, side: Side, half: AdvancedTacticHalf): boolean {
  const condition = half.if;
  if (condition === undefined) return true;
  const units = unitsThere(state, combat);
  const enemy = opponentOf(side);
  if ("noEnemy" in condition) {
    return !hasUnit(box, units, (kind) => kind.side === enemy && kind.id === condition.noEnemy);
  }
  const count = (of: Side): number =>
    countUnits(box, units, (kind) => kind.side === of && isOf(kind, condition.outnumbers));
  return count(side) > count(enemy);
}

function isOf({ entry }: UnitKind, unitClass: "fighter"): boolean {
  return entry.class === unitClass;
}

/** The halves by which a side's card would cancel the other's, and which it may use. */
export function cancelingHalves(look: Look, combat: CombatFrame, side: Side, code: CardCode): readonly Half[] {
  const card = advancedOf(look.box, code);
  return HALVES.filter((half) => cancels(halfOf(card, half)) && isAvailable(look, combat, side, halfOf(card, half)));
}

/** True if a half can cancel the other side's card. */
export function cancels({ steps }: AdvancedTacticHalf): boolean {
  return steps.some(({ op }) => op === "cancel" || op === "retreat-now");
}

/** The half of a place among the options; upper for any other. */
export function halfAt(option: number): Half {
  return option === 1 ? at(HALVES, 1) : at(HALVES, 0);
}
