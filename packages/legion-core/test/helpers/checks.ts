import type { Violation } from "@sw/tabletop";
import { holesFinder } from "../../../../scripts/lib/holes.ts";
import { type TellingChecks, tellingChecks } from "../../../../scripts/lib/telling.ts";
import type { Engine } from "../../src/engine/engine.ts";
import { RULES } from "../../src/rules/index.ts";
import type { Event } from "../../src/state/events.ts";
import { type AnyDecision, describe } from "../../src/text/index.ts";

type Checks = TellingChecks<Event, AnyDecision, Violation>;

const checks: Checks = tellingChecks({
  rules: Object.keys(RULES),
  text: (subject) => describe(subject, { locale: "en" }),
  holesIn: holesFinder(/\b(de|a) el\b/),
});

/** The same line, if each of its events cites a rule of the index and is told without gaps. */
export const told: Checks["told"] = checks.told;

/** The same engine, if its questions and refusals cite a rule of the index and are told without gaps. */
export function telling(engine: Engine): Engine {
  return {
    ...engine,
    why(state, action) {
      const refused = engine.why(state, action);
      return refused === undefined ? undefined : checks.explained(refused);
    },
    decision(state) {
      const asked = engine.decision(state);
      return asked === undefined ? undefined : checks.asked(asked);
    },
  };
}
