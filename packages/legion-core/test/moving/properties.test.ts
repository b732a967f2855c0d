import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { moveBan, startMove } from "../../src/moving/moves.ts";
import type { State } from "../../src/state/state.ts";
import { unitCohesion } from "../../src/table/cohesion.ts";
import type { Layout } from "../../src/table/documents.ts";
import { tableFaults } from "../../src/table/faults.ts";
import { sceneOf } from "../../src/units/positions.ts";
import { standing } from "../helpers/moves.ts";
import { box, done, engine, scene } from "../helpers/scene.ts";
import { piece, rectangle } from "../helpers/terrain.ts";

/** Three squads close together, with something to walk around, over and through. */
const START = scene({
  armies: [
    [
      { unit: "stormtroopers", at: [300, 300] },
      {
        unit: "tauntaun-riders",
        state: standing([
          [300, 460],
          [300, 520],
        ]),
      },
    ],
    [{ unit: "rebel-troopers", at: [480, 360] }],
  ],
  table: {
    terrain: [
      piece("wall", rectangle(390, 330, 10, 60), 30),
      piece("rock", rectangle(200, 380, 60, 60), 200, { movement: "impassable" }),
      piece("swamp", rectangle(420, 230, 120, 80), 1, { kind: "area", movement: "difficult" }),
    ],
  },
});

/** What lies on the table, as a document. */
function layoutOf(state: State): Layout {
  const { units } = sceneOf({ box, state });
  return { table: state.config.table, units: units.map(({ spec }) => spec), tokens: [] };
}

/** Answers everything that is asked, by numbers that go round. */
function answered(state: State, choices: readonly number[]): State {
  let now = state;
  for (let step = 0; step < 60 && engine.decision(now) !== undefined; step++) {
    const open = engine.legalActions(now);
    const choice = choices[step % choices.length] ?? 0;
    // Moves into contact stand near the end of what is offered: they are chosen as often as all others together.
    const place = choice % 2 === 0 ? choice % open.length : Math.max(0, open.length - 1 - ((choice >> 1) % 4));
    const action = open[place];
    if (action === undefined) throw new Error(`nothing offered by ${engine.decision(now)?.kind}`);
    const next = engine.apply(now, action);
    if (!next.ok) throw new Error(`${next.violation.rule} ${next.violation.code}`);
    now = next.value.state;
  }
  return now;
}

describe("moves one after the other", () => {
  test.prop(
    [
      fc.array(fc.nat({ max: 2 }), { minLength: 5, maxLength: 5 }),
      fc.array(fc.nat({ max: 9999 }), { minLength: 7, maxLength: 7 }),
    ],
    { numRuns: 12 },
  )(
    "[leg.units.stay-in-cohesion] [leg.move.no-end-overlap] Units stay in cohesion and bases do not overlap over many moves in a row",
    (movers, choices) => {
      let now = START;
      for (const unit of movers) {
        const withdraws = moveBan({ box, state: now }, unit, "withdraw") === undefined;
        now = answered(done(now, (work) => startMove(work, unit, withdraws ? "withdraw" : "action")).state, choices);
        expect(now.frames).toEqual([]);
        expect(tableFaults(layoutOf(now))).toEqual([]);
        const table = sceneOf({ box, state: now });
        for (const company of table.units) expect(unitCohesion(table, company)).toEqual([]);
      }
    },
  );
});
