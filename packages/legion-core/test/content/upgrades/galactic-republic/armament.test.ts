import { describe, expect, it } from "vitest";
import { choose } from "../../../helpers/actions.ts";
import { acts, after, FAR } from "../../../helpers/activations.ts";
import { engine, type Fielding } from "../../../helpers/scene.ts";

describe("DC-17m ICWS Config", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  it("A DC-17m ICWS Config may be turned over when an activation starts, exhausted or not", () => {
    const commandos: Fielding = {
      ...STORM,
      upgrades: ["dc-17m-icws-config"],
      state: { cards: ["exhausted"], sides: ["A"] },
    };
    const asked = acts([commandos], [FAR], { stage: "start" }).state;
    expect(engine.decision(asked)).toMatchObject({ kind: "side" });
    const turned = after(asked, [choose("side B")]);
    expect([turned.units[0]?.sides, turned.units[0]?.cards]).toEqual([["B"], ["exhausted"]]);
  });
});
