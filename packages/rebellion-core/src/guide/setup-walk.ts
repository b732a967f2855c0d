import { fail, ok, type Result, violation } from "@sw/tabletop";
import { IMPERIAL } from "../state/seats.ts";
import { boxFor } from "../testing/box.ts";
import { reading } from "./lines.ts";
import { refuseStarting } from "./setup-units.ts";
import { configOfTable, type GuidePlace, type GuideTable } from "./table.ts";

/** The number of the step that places loyalty and starting units. */
export const UNITS_STEP = 9;

/** The number of steps in the set-up of the manual. */
export const SETUP_STEPS = 12;

/** The number of leaders that the Empire begins with. */
const LEADERS = 5;
/**
 * The number of systems in which Imperial units begin. Rise of the Empire adds one for the Death Star Under
 * Construction.
 */
const IMPERIAL_SYSTEMS = { base: 6, expansion: 7 } as const;
/** The number of systems that begin loyal to the Rebels. */
const REBEL_SYSTEMS = 3;

/**
 * Returns the table after a step of the set-up, which fills the tracks and the Round Deck. Fails if the leaders or
 * systems of the step are not entered yet, or if the starting units differ from the manual's.
 */
export function setupDone(table: GuideTable, step: number): Result<GuideTable> {
  switch (step) {
    case 2:
      return ok({ ...table, round: 1, time: 1, reputation: 14 });
    case 5:
      return leadersEntered(table);
    case 8:
      return ok({ ...table, deck: 2 });
    case UNITS_STEP:
      return systemsEntered(table);
    default:
      return ok(table);
  }
}

function leadersEntered(table: GuideTable): Result<GuideTable> {
  const count = table.pool.length;
  if (count >= LEADERS) return ok(table);
  return fail(violation("solo.setup.fifth-leader", "guide-setup-leader", { count }));
}

/** Whether no starting unit of the Empire has been entered yet, so that {@link startingLaid} can place them all. */
export function isUnlaid(table: GuideTable): boolean {
  return occupiedOf(table).length === 0;
}

function occupiedOf(table: GuideTable): readonly GuidePlace[] {
  const { unitsById } = boxFor(configOfTable(table));
  return Object.values(table.places).filter(({ units }) =>
    Object.keys(units).some((unit) => unitsById.get(unit)?.side === IMPERIAL),
  );
}

function systemsEntered(table: GuideTable): Result<GuideTable> {
  const imperial = occupiedOf(table).length;
  const wanted = table.options.expansion ? IMPERIAL_SYSTEMS.expansion : IMPERIAL_SYSTEMS.base;
  const rebel = Object.values(table.places).filter(({ loyalty }) => loyalty === "rebel").length;
  if (imperial !== wanted || rebel !== REBEL_SYSTEMS) {
    return fail(violation("solo.setup.loyalty", "guide-setup-systems", { imperial, wanted, rebel }));
  }
  return reading(() => {
    refuseStarting(table);
    return table;
  });
}
