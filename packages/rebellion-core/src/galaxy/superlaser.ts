import { at } from "@sw/tabletop";
import { isHidden, narrowBase, revealBase } from "../base/base.ts";
import { takeRuledOut } from "../base/solo.ts";
import { markDestroyed } from "../markers/destroyed-system.ts";
import type { Box } from "../state/box.ts";
import { GROUND, type SystemIndex, type Units } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import { IMPERIAL, REBEL } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { endGame } from "../tracks/victory.ts";
import { destroyUnits } from "../units/board.ts";
import { removeTargets } from "./targets.ts";

/**
 * Destroys a system: loyalty and subjugation markers go, all Rebel ground units there are destroyed
 * (reb.destroyed-system.rebel-ground-destroyed), leaders stay. The upkeep handles units without transport. Destroying
 * the base's system defeats the Rebels (reb.victory.ltp-superlaser). Does nothing if the system is already destroyed.
 */
export function destroySystem(work: GameWork, system: SystemIndex, cause: Cause["cause"]): void {
  const { box, state } = work;
  if (at(state.places, system).destroyed) return;
  markDestroyed(work, system, { rule: "reb.destroyed-system.by-superlaser", cause });
  const ground = rebelGround(box, at(state.places, system).units);
  destroyUnits(work, REBEL, ground, system, { rule: "reb.destroyed-system.rebel-ground-destroyed", cause });
  if (state.base.system === system) {
    revealBase(work, { rule: "reb.faq.superlaser-hidden-base", cause });
    endGame(work, IMPERIAL, "superlaser", "reb.victory.ltp-superlaser");
  } else {
    if (isHidden(state)) tellSpared(work, system, cause);
    removeTargets(work, system, { rule: "rote.marker.destroyed-system", cause });
  }
}

/** Tells everybody that the base was not in the destroyed system, because the game goes on. */
function tellSpared(work: GameWork, system: SystemIndex, cause: Cause["cause"]): void {
  const systems = [at(work.box.placeIds, system)];
  const told = { rule: "reb.faq.superlaser-hidden-base", cause } as const;
  narrowBase(work, (candidate) => candidate !== system);
  work.revealed = true;
  work.emit({ type: "base-told", systems, among: false, ...told });
  takeRuledOut(work, (candidate) => candidate === system, told);
}

function rebelGround(box: Box, units: Units): Units {
  return units.map((count, index) => {
    const { side, theater } = at(box.units, index);
    return side === REBEL && theater === GROUND ? count : 0;
  });
}
