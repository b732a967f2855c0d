import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { mm } from "../../../../src/table/lengths.ts";
import { moving } from "../../../helpers/actions.ts";
import { SLOWED } from "../../../helpers/activations.ts";
import { movingScene, straight } from "../../../helpers/moves.ts";
import { engine, type Fielding } from "../../../helpers/scene.ts";
import { EAST } from "../../../helpers/table.ts";
import { across } from "../../../helpers/terrain.ts";

describe("Scale", () => {
  const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

  const wookiees: Fielding = { unit: "wookiee-warriors-freedom-fighters", at: [300, 300] };

  const up = (top: number, who: Fielding) => {
    const state = movingScene([[who], [FAR]], { table: across(top, {}, 340, 200) });
    const onto = {
      ...straight(1, EAST, [368, 300]),
      type: "climb",
      to: { x: mm(368), y: mm(300), z: mm(top) },
    } as const;
    return engine.apply(state, moving(onto));
  };

  it("[leg.kw.scale.climb] A unit with Scale may climb two heights instead of one", () => {
    expect(up(290, wookiees).ok).toBe(true);
    expectIllegal(up(310, wookiees), "leg.climb.vertical-limit");
    expectIllegal(up(290, { unit: "stormtroopers", at: [300, 300] }), "leg.climb.vertical-limit");
  });

  it("[leg.kw.scale.difficult] A unit with Scale is not slowed by difficult terrain", () => {
    const table = across(1, { kind: "area", movement: "difficult" }, 200, 400);
    const walk = moving(straight(2, EAST, [380, 300]));
    expect(engine.apply(movingScene([[wookiees], [FAR]], { table }), walk).ok).toBe(true);
    const storm: Fielding = { unit: "stormtroopers", at: [300, 300] };
    expectIllegal(engine.apply(movingScene([[storm], [FAR]], { table }), walk), SLOWED);
  });
});
