import {
  allOf,
  at,
  copiesLeft,
  finiteKind,
  nextPicks,
  openPicks,
  type Pickable,
  withoutPicked,
  withPicked,
} from "@sw/tabletop";
import { whyRefused } from "../../leaders/offering.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { Box } from "../../state/box.ts";
import type { OverflowFrame } from "../../state/frames.ts";
import type { Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { ADMIRAL, chairOf, seatAt } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { destroyUnits } from "../../units/board.ts";
import { needsTransport, overflowOf } from "../../units/transport.ts";

const RULE: RuleId = "reb.destroyed-system.ongoing-overflow";

/**
 * The owner of units in a destroyed system picks those destroyed for lack of transport; all are destroyed together.
 * Options: `destroy` by type, picked in any order. Nobody is asked if there is no choice, which everybody can see.
 */
export const overflowKind: Kind<"overflow"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      const items = atRisk(work, frame);
      const left = missing(work, frame);
      if (left <= 0) destroy(work, frame, frame.picked);
      else if (copiesLeft(items, frame.picked) <= left) destroy(work, frame, allOf(items));
      else if (items.length === 1) destroy(work, frame, [...frame.picked, ...allOf(items).slice(0, left)]);
      else return true;
      return false;
    },
    question: (look, frame) => ({
      seat: seatAt(look.state.config, chairOf(look.state.config, frame.side, ADMIRAL)),
      kind: "overflow",
      rule: RULE,
      context: {
        system: at(look.box.placeIds, frame.system),
        left: missing(look, frame),
        picked: frame.picked.map((unit) => at(look.box.units, unit).id),
      },
    }),
    options,
    take(work, frame, action) {
      const unit = action.type === "destroy" ? work.box.unitsById.get(action.subject)?.index : undefined;
      if (unit !== undefined) work.change(frame, { picked: withPicked(frame.picked, unit) });
    },
    picks: (look, frame) => ({
      open: openPicks(atRisk(look, frame), frame.picked).map(({ key }) => destroying(look.box, frame, key)),
      picked: frame.picked.map((unit) => destroying(look.box, frame, unit)),
      takeBack(work, pick) {
        const unit = pick.type === "destroy" ? look.box.unitsById.get(pick.subject)?.index : undefined;
        if (unit !== undefined) work.change(frame, { picked: withoutPicked(frame.picked, unit) });
      },
    }),
  },
  whyRefused(() => RULE),
);

function options(look: Look, frame: OverflowFrame): Action[] {
  const picks = nextPicks(atRisk(look, frame), frame.picked, missing(look, frame));
  return picks.map(({ key }) => destroying(look.box, frame, key));
}

function destroying(box: Box, { system }: OverflowFrame, unit: number): Action {
  return { type: "destroy", subject: at(box.units, unit).id, at: at(box.placeIds, system) };
}

/** Returns the units of the side in the system that need transport, and so may have to be destroyed. */
function atRisk({ box, state }: Look, { side, system }: OverflowFrame): readonly Pickable[] {
  return at(state.places, system).units.flatMap((count, key) => {
    const kind = at(box.units, key);
    return count > 0 && kind.side === side && needsTransport(kind) ? [{ key, count }] : [];
  });
}

/** Returns how many more units must be picked. */
function missing({ box, state }: Look, { side, system, picked }: OverflowFrame): number {
  const { units, destroyed } = at(state.places, system);
  return destroyed ? overflowOf(box, units, side) - picked.length : 0;
}

function destroy(work: GameWork, frame: OverflowFrame, picks: readonly number[]): void {
  const { box } = work;
  work.pop(frame);
  const units = box.units.map(({ index }) => picks.filter((unit) => unit === index).length);
  const cause = { rule: RULE, cause: null } as const;
  destroyUnits(work, frame.side, units, frame.system, cause);
}
