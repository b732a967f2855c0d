import type { Violation } from "@sw/tabletop";
import { holesFinder } from "../../../scripts/lib/holes.ts";
import type { Engine } from "../src/engine/engine.ts";
import { RULES } from "../src/rules/index.ts";
import type { Event } from "../src/state/events.ts";
import { describe, type Subject } from "../src/text/index.ts";

const holesIn = holesFinder(/\b(de|a) el\b/);

/** A step, of whose events each of which cites a rule of the index and is told without gaps; throws otherwise. */
export function told<Line extends { readonly events: readonly Event[] }>(line: Line): Line {
  for (const event of line.events) {
    cited(event.rule, event);
    gapless({ event });
  }
  return line;
}

/** The same engine, whose questions and refusals cite a rule of the index, the latter told without gaps; throws otherwise. */
export function telling(engine: Engine): Engine {
  return {
    ...engine,
    why: (state, action) => refused(engine.why(state, action)),
    decision(state) {
      const asked = engine.decision(state);
      if (asked !== undefined) cited(asked.rule, asked);
      return asked;
    },
  };
}

function refused(why: Violation | undefined): Violation | undefined {
  if (why === undefined) return undefined;
  cited(why.rule, why);
  gapless({ violation: why });
  return why;
}

function cited(rule: string, by: object): void {
  if (!(rule in RULES)) throw new Error(`not in the index: ${JSON.stringify(by)}`);
}

function gapless(subject: Subject): void {
  const text = describe(subject, { locale: "en" });
  if (holesIn(text).length > 0) throw new Error(`told with a gap: ${holesIn(text)}, of ${JSON.stringify(subject)}`);
}
