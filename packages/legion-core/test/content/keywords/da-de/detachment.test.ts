import { describe, expect, it } from "vitest";
import { atMoment } from "../../../../src/rounds/moments.ts";
import type { State } from "../../../../src/state/state.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { box, done, type Fielding, scene } from "../../../helpers/scene.ts";

describe("Detachment", () => {
  it("[leg.kw.detachment.deploy] Detachment permanently copies Prepared Position too, but no keyword that the unit already has", () => {
    const team: Fielding = { unit: "scout-troopers-strike-team", at: null };
    const start = scene({ armies: [[team, { unit: "scout-troopers", at: null }], []], state: { phase: "setup" } });
    const shared = (...ongoing: State["ongoing"]): State["ongoing"] => {
      const { state } = done({ ...start, ongoing }, (work) => atMoment(work, "setup-effects", null));
      return state.ongoing.filter(({ unit }) => unit === 0);
    };
    const prepared = { unit: 1, keyword: "prepared-position", value: 1, until: "game" } as const;
    expect(shared(prepared)).toEqual([{ ...prepared, unit: 0 }]);
    expect(shared(prepared, { ...prepared, unit: 0 })).toEqual([{ ...prepared, unit: 0 }]);
  });

  it("[leg.kw.detachment.deploy] A unit with Detachment copies Infiltrate and Prepared Position from the unit it belongs to", () => {
    const team = { unit: "scout-troopers-strike-team", at: null } as const;
    const army = (parent: string) =>
      scene({ armies: [[team, { unit: parent, at: null }], []], state: { phase: "setup" } });
    const gained = (start: State) => {
      const { state } = done(start, (work) => atMoment(work, "setup-effects", null));
      return Object.keys(keywordsOf({ box, state }, 0)).filter((id) => id === "infiltrate");
    };
    const infiltrating = { unit: 1, keyword: "infiltrate", value: 1, until: "game" } as const;
    expect(gained({ ...army("scout-troopers"), ongoing: [infiltrating] })).toEqual(["infiltrate"]);
    expect(gained(army("scout-troopers"))).toEqual([]);
    expect(gained({ ...army("stormtroopers"), ongoing: [infiltrating] })).toEqual([]);
  });

  it("[leg.kw.detachment.deploy] Detachment copies no keyword from a unit of the other player", () => {
    const team = { unit: "scout-troopers-strike-team", at: null } as const;
    const parent = { unit: "scout-troopers", at: null } as const;
    const infiltrates = (armies: readonly [readonly Fielding[], readonly Fielding[]]) => {
      const start = scene({ armies, state: { phase: "setup" } });
      const ongoing = [{ unit: 1, keyword: "infiltrate", value: 1, until: "game" }] as const;
      const { state } = done({ ...start, ongoing }, (work) => atMoment(work, "setup-effects", null));
      return keywordsOf({ box, state }, 0)["infiltrate"];
    };
    expect([infiltrates([[team, parent], []]), infiltrates([[team], [parent]])]).toEqual([1, undefined]);
  });

  it("[leg.kw.detachment.deploy] Detachment copies no keyword from another detachment", () => {
    const team = { unit: "scout-troopers-strike-team", at: null } as const;
    const start = scene({ armies: [[team, team], []], state: { phase: "setup" } });
    const ongoing = [{ unit: 1, keyword: "infiltrate", value: 1, until: "game" }] as const;
    const { state } = done({ ...start, ongoing }, (work) => atMoment(work, "setup-effects", null));
    expect(keywordsOf({ box, state }, 0)["infiltrate"]).toBe(undefined);
  });
});
