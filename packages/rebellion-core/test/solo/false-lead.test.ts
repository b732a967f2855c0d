import type { Action } from "@sw/rebellion-core";
import { begin } from "@sw/rebellion-core/testing";
import { pileSize } from "@sw/tabletop";
import { expect, it } from "vitest";
import { possibleBases } from "../../src/base/pbr.ts";
import { boxFor } from "../../src/testing/box.ts";
import { act, BASE } from "./table.ts";

it("[solo.decision.plant-false-lead] [solo.def.pbr] Systems whose probe cards Plant False Lead took are possible bases again, those with Imperial ground units excepted", () => {
  const held = ["dagobah", "hoth", "ilum"] as const;
  const { state } = begin({
    config: BASE,
    turn: "rebel",
    base: { system: "yavin" },
    probes: held,
    solo: { garrisoned: ["hoth"] },
    systems: { hoth: { units: { stormtrooper: 1 } }, ilum: { units: { "star-destroyer": 1 } } },
    effect: { card: "plant-false-lead", by: "rebel" },
  });
  const put = held.map((id): Action => ({ type: "put-card", subject: `probe:${id}`, where: "bottom" }));
  const { state: next } = act(state, put);
  const box = boxFor(next.config);
  expect(pileSize(next.probes)).toBe(0);
  const bases = possibleBases(box, next).map((system) => box.placeIds[system]);
  expect(bases).toEqual(["dagobah", "dantooine", "dathomir", "endor", "ilum", "tatooine", "yavin"]);
});
