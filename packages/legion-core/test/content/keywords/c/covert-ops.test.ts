import { describe, expect, it } from "vitest";
import { oneOf } from "../../../../src/state/hooks/played.ts";
import type { State } from "../../../../src/state/state.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { rankOf } from "../../../../src/units/ranks.ts";
import { box, done, type Fielding, scene } from "../../../helpers/scene.ts";

describe("Covert Ops", () => {
  const veers: Fielding = { unit: "general-veers-master-tactician", at: null };

  const agents: Fielding = { unit: "stormtroopers", at: null };

  const setUp = (mine: readonly Fielding[]): State =>
    scene({ armies: [mine, [{ unit: "rebel-troopers" }]], state: { phase: "setup", round: 0 } });

  const COVERT = oneOf(box.keywords, "covert-ops", "setup-effects");

  it("[leg.kw.covert-ops] In set-up a unit with Covert Ops may become an operative with Infiltrate if another unit is a commander", () => {
    const start = setUp([agents, veers]);
    const bearer = { unit: 0, value: 1 };
    expect(COVERT?.applies({ box, state: start }, bearer, null)).toBe(true);
    const { state } = done(start, (work) => COVERT?.run(work, bearer, null));
    expect([rankOf({ box, state: start }, 0), rankOf({ box, state }, 0)]).toEqual(["corps", "operative"]);
    expect(keywordsOf({ box, state }, 0)["infiltrate"]).toBe(1);
    expect(COVERT?.applies({ box, state }, bearer, null)).toBe(false);
  });

  it("[leg.kw.covert-ops] The only commander of an army is not offered Covert Ops", () => {
    const state = setUp([agents, veers]);
    expect(COVERT?.applies({ box, state }, { unit: 1, value: 1 }, null)).toBe(false);
    expect(COVERT).toMatchObject({ may: true });
  });
});
