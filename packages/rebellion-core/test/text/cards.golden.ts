import type { Golden } from "./golden/golden.ts";
import { IMPERIAL_ACTIONS } from "./golden/imperial-actions.ts";
import { IMPERIAL_ADVANCED_TACTICS } from "./golden/imperial-advanced-tactics.ts";
import { IMPERIAL_MISSIONS } from "./golden/imperial-missions.ts";
import { LEADERS } from "./golden/leaders.ts";
import { OBJECTIVES } from "./golden/objectives.ts";
import { POPULOUS_SYSTEMS } from "./golden/populous-systems.ts";
import { PROBES } from "./golden/probes.ts";
import { PROJECTS } from "./golden/projects.ts";
import { REBEL_ACTIONS } from "./golden/rebel-actions.ts";
import { REBEL_ADVANCED_TACTICS } from "./golden/rebel-advanced-tactics.ts";
import { REBEL_MISSIONS } from "./golden/rebel-missions.ts";
import { REMOTE_SYSTEMS } from "./golden/remote-systems.ts";
import { RINGS } from "./golden/rings.ts";
import { TACTICS } from "./golden/tactics.ts";
import { UNITS } from "./golden/units.ts";

/** The text of every card and piece of the box in both languages, by what it is. */
export const GOLDEN: Readonly<Record<"card" | "unit" | "leader" | "ring" | "system", Golden>> = {
  card: {
    ...REBEL_MISSIONS,
    ...IMPERIAL_MISSIONS,
    ...PROJECTS,
    ...REBEL_ACTIONS,
    ...IMPERIAL_ACTIONS,
    ...OBJECTIVES,
    ...TACTICS,
    ...IMPERIAL_ADVANCED_TACTICS,
    ...REBEL_ADVANCED_TACTICS,
    ...PROBES,
  },
  unit: UNITS,
  leader: LEADERS,
  ring: RINGS,
  system: { ...POPULOUS_SYSTEMS, ...REMOTE_SYSTEMS },
};
