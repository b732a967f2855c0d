import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { mm } from "../../../../src/table/lengths.ts";
import { acting } from "../../../helpers/activations.ts";
import { isHome, onMission, placeAll } from "../../../helpers/moves.ts";
import { offered } from "../../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene } from "../../../helpers/scene.ts";
import { EAST } from "../../../helpers/table.ts";

describe("Infiltrate", () => {
  const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

  it("[leg.kw.infiltrate] A unit with Infiltrate may be placed in its territory as its activation starts", () => {
    const frames = [acting(0, { stage: "start" })];
    const armies = [[{ unit: "imperial-special-forces", at: null }], [FAR]] as const;
    const state = done(onMission(scene({ armies, frames })), () => undefined).state;
    expect(offered(state)).toEqual(["effect 0", "pass"]);
    const asked = playOut(state, [{ type: "effect", subject: 0 }]).state;
    expect(engine.decision(asked)).toMatchObject({ kind: "place", rule: "leg.kw.infiltrate", seat: "player-1" });
    const centre = { type: "place", subject: "p1.0.0", to: { x: mm(900), y: mm(450), z: 0 }, heading: EAST } as const;
    expectIllegal(engine.apply(asked, centre), "leg.kw.infiltrate");
    const end = placeAll(asked);
    expect(end.units[0]?.miniatures.every(({ status }) => status === "standing")).toBe(true);
    expect(isHome(end)).toBe(true);
    expect(engine.decision(end)?.kind).not.toBe("place");
  });
});
