import { at, pileSize } from "@sw/tabletop";
import { isHidden } from "../../base/base.ts";
import { declineBase, drawLocations, drawnSystems, establishBase, whyNoBase } from "../../base/new-base.ts";
import { locationLimit, restoreProbes, returnProbes } from "../../base/solo.ts";
import { exchangeHeldProbes } from "../../cards/exchange.ts";
import { startCombat } from "../../combat/start.ts";
import { removeTarget } from "../../galaxy/targets.ts";
import { targetMarkersOf, targetsOn } from "../../markers/targets.ts";
import type { Action } from "../../state/actions.ts";
import { placeNamed } from "../../state/box.ts";
import { GROUND, NOWHERE, SPACE } from "../../state/codes.ts";
import type { EffectFrame } from "../../state/frames.ts";
import { forbidden } from "../../state/kinds.ts";
import { DONE } from "../../state/offers.ts";
import { REBEL } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { isContested } from "../../units/units.ts";
import { advance, ask, type Choice, causeOf, type InstructionOf } from "../ops/op.ts";

/** The number of probe cards that are drawn with one leader and with two leaders on the mission. */
const DRAWN = 4;
const DRAWN_BY_TWO = 8;

/**
 * Looks for a new base among the top probe cards. Options: `choose-system` of the drawn cards where a base is allowed,
 * ascending; `done` to establish none (reb.new-base.may-decline).
 */
export const rapidMobilization: Choice<InstructionOf<"procedure">> = {
  run(work, frame) {
    if (frame.notes.length === 0) {
      const solo = work.state.solo !== undefined;
      if (solo) exchangeHeldProbes(work);
      work.change(frame, { notes: [1, ...(solo ? returnProbes(work) : [])] });
      const count = locationLimit(work.state, frame.leaders.length > 1 ? DRAWN_BY_TWO : DRAWN);
      const rule = solo ? "solo.base.move.draw" : "reb.new-base.draw-four";
      drawLocations(work, count, causeOf(work, frame, rule));
      return false;
    }
    if (pileSize(work.state.sides[REBEL].aside) > 0) return true;
    restore(work, frame);
    advance(work, frame);
    return false;
  },
  question: (look, frame) =>
    ask(look, frame, { chair: frame.chair, kind: "new-base", rule: "reb.new-base.choose-one" }, {}),
  options(look) {
    const options: Action[] = drawnSystems(look)
      .filter((system) => whyNoBase(look, system) === undefined)
      .map((system) => ({ type: "choose-system", subject: at(look.box.placeIds, system) }));
    options.push(DONE);
    return options;
  },
  refusal(look, _frame, _step, action) {
    const system = action.type === "choose-system" ? look.box.places.get(action.subject) : undefined;
    if (system === undefined || !drawnSystems(look).includes(system)) return undefined;
    const rule = whyNoBase(look, system);
    return rule && forbidden(rule, "no-base-there", { system: at(look.box.placeIds, system) });
  },
  take(work, frame, _step, action) {
    advance(work, frame);
    if (action.type !== "choose-system") {
      declineBase(work, work.cause(frame.card));
      restore(work, frame);
    } else moveBase(work, frame, placeNamed(work.box, action.subject));
  },
};

/**
 * Returns the probe cards that went to the deck before to the Empire of a solo game, if no new base was established
 * (solo.base.move.fail).
 */
function restore(work: GameWork, { notes }: EffectFrame): void {
  if (work.state.solo !== undefined) restoreProbes(work, notes.slice(1));
}

/** Removes the target marker of Show No Fear together with the old base (rote.objective.show-no-fear). */
function leaveOldBase(work: GameWork): void {
  const { box, state } = work;
  for (const target of targetsOn(state)) {
    if (targetMarkersOf(box, target.card)?.ability !== "reputation-each-refresh") continue;
    removeTarget(work, target, { rule: "rote.objective.show-no-fear", cause: work.cause(target.card) });
  }
}

/**
 * Moves the base. The units that leave the Rebel Base space move to the old base's system, and a combat follows if
 * enemy units are there (reb.move.combat-after).
 */
function moveBase(work: GameWork, frame: EffectFrame, system: number): void {
  const { state } = work;
  const old = state.base.system ?? NOWHERE;
  const wasHidden = isHidden(state);
  establishBase(work, system, work.cause(frame.card));
  leaveOldBase(work);
  if (!wasHidden || !(isContested(work, old, SPACE) || isContested(work, old, GROUND))) return;
  startCombat(work, old, frame.chair, []);
}
