import { describe, expect, it } from "vitest";
import { contests } from "../../../../src/mission/contest.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { box, type Fielding, scene } from "../../../helpers/scene.ts";

describe("I'm Part of the Squad Too", () => {
  it("[leg.kw.im-part-of-the-squad-too] A unit with Omega contests a token at range 1 of its leader, not only at half-range", () => {
    const token = {
      kind: "poi",
      name: "lab",
      owner: null,
      x: mm(300),
      y: mm(300),
      z: 0,
      holder: null,
      removed: false,
    } as const;
    const contested = (counterpart: string | undefined, x: number) => {
      const batch: Fielding = { unit: "the-bad-batch-clone-force-99-mercenary", upgrades: ["wrecker"], at: [x, 300] };
      const start = scene({ armies: [[counterpart === undefined ? batch : { ...batch, counterpart }], []] });
      return contests({ box, state: { ...start, tokens: [token] } }, 0, 0);
    };
    expect(contested(undefined, 420)).toBe(false);
    expect(contested("omega", 420)).toBe(true);
    expect(contested("omega", 500)).toBe(false);
    expect(contested(undefined, 350)).toBe(true);
  });
});
