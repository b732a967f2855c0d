import { at } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { type UnitIndex, unitId } from "../state/ids.ts";
import { opponentOf, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";

export const CHOOSE: RuleId = "leg.activation.choose-ordered";

/** Makes it a player's turn, even if an effect in progress causes this. */
export function turnTo(work: GameWork, side: Side): void {
  work.amend("activation-phase", ({ kind }) => ({ kind, side: side, drawn: null, mayPass: false }));
}

/** Activates a unit. Afterwards it is the other player's turn (leg.activation.turn-passes). */
export function activate(work: GameWork, unit: UnitIndex, drawn: boolean): void {
  const { owner } = at(work.state.units, unit);
  work.side(owner).passed = false;
  turnTo(work, opponentOf(owner));
  const rule = drawn ? "leg.activation.choose-draw" : CHOOSE;
  work.emit({ type: "unit-activated", unit: unitId(work.state, unit), rule, cause: null });
  work.push({ kind: "activation", unit, stage: "start", actions: 2, done: [], marks: [], panicked: false, drawn });
}
