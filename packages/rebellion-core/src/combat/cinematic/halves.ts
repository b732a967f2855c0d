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

/** The halves of a card in the order of their options. */
export const HALVES: readonly [Half, Half] = ["upper", "lower"];

/** Returns one half of a card. */
export function halfOf({ entry }: CardOf<"advanced-tactic">, half: Half): AdvancedTacticHalf {
  return entry[half];
}

/** Returns the step that a card has reached, or undefined after the last step. */
export function stepOf(box: Box, { card, half, step }: TacticFrame): AdvancedTacticStep | undefined {
  return halfOf(advancedOf(box, card), half).steps[step];
}

/**
 * Whether a side may use a half: the half shows no unit icon, or the side has a unit of a type shown in the system, in
 * either theater (rote.cinematic.unit-icon, rote.cinematic.no-icon). Units destroyed by a card still count.
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

/** Whether the half has any effect, because its condition holds. */
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

/** Returns the halves of a side's card that would cancel the other side's card and that it may use. */
export function cancelingHalves(look: Look, combat: CombatFrame, side: Side, code: CardCode): readonly Half[] {
  const card = advancedOf(look.box, code);
  return HALVES.filter((half) => cancels(halfOf(card, half)) && isAvailable(look, combat, side, halfOf(card, half)));
}

/** Whether a half can cancel the other side's card. */
export function cancels({ steps }: AdvancedTacticHalf): boolean {
  return steps.some(({ op }) => op === "cancel" || op === "retreat-now");
}

/** Returns the half for an option number: 1 is the lower half, any other number the upper half. */
export function halfAt(option: number): Half {
  return option === 1 ? at(HALVES, 1) : at(HALVES, 0);
}
