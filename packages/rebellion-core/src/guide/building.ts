import { at, type Chance, fail, ok, type Result, violation } from "@sw/tabletop";
import { buildable, buildIcons, buildUnit } from "../construction/build.ts";
import { byChance } from "../solo/building.ts";
import { Judge } from "../solo/judge.ts";
import type { Action, PlaceId, UnitId } from "../state/actions.ts";
import { queueSpaceOf } from "../state/box.ts";
import type { UnitIndex } from "../state/codes.ts";
import { IMPERIAL } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { GameWork } from "../state/work.ts";
import { boxFor } from "../testing/box.ts";
import type { Advised } from "./advice.ts";

/** A unit that the Empire builds, with the system that builds it and its space of the build queue. */
export interface Built {
  readonly system: PlaceId;
  readonly unit: UnitId;
  readonly space: 1 | 2 | 3;
}

/**
 * Returns what the Empire builds with the icons of all its systems, in the order of the board, and with which dice
 * (solo.refresh.build.choice). Fails if the time marker brings no building.
 */
export function buildingOf(begun: State, dice: Chance): Result<Advised> {
  const box = boxFor(begun.config);
  const { buildSpaces } = box.catalogue.board;
  if (!buildSpaces.includes(begun.time)) {
    return fail(violation("reb.build.trigger", "guide-no-building", { time: begun.time, spaces: buildSpaces }));
  }
  const work = new GameWork(box, begun, dice);
  const judge = new Judge(dice);
  const built: Built[] = [];
  const takes = (unit: UnitIndex): Extract<Action, { type: "take-unit" }> => ({
    type: "take-unit",
    subject: at(box.units, unit).id,
  });
  for (const [place, system] of box.placeIds.entries()) {
    const space = queueSpaceOf(box, place);
    for (const icon of space === null ? [] : buildIcons({ box, state: begun }, IMPERIAL, place)) {
      const { open } = buildable(work, IMPERIAL, icon, place);
      const [only, another] = open;
      if (only === undefined || space === null) continue;
      const unit = another === undefined ? only : byChance(judge, system, open, (one) => takes(one));
      buildUnit(work, IMPERIAL, unit, place);
      built.push({ system, unit: at(box.units, unit).id, space });
    }
  }
  const actions = built.map(({ unit }): Action => ({ type: "take-unit", subject: unit }));
  return ok({ advice: { actions, reasons: judge.reasons, built } });
}
