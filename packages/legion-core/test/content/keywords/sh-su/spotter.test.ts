import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { DONE, perform, unitChosen } from "../../../helpers/actions.ts";
import { acts } from "../../../helpers/activations.ts";
import { HERE } from "../../../helpers/attacks.ts";
import { engine, type Fielding, playOut } from "../../../helpers/scene.ts";

describe("Spotter", () => {
  it("[leg.kw.spotter-x] Spotter is a card action by which up to X friends at range 2 gain an aim token each", () => {
    const veers: Fielding = { unit: "general-veers-master-tactician", at: HERE };
    const storm: Fielding = { unit: "stormtroopers", at: [450, 300] };
    const asked = playOut(acts([veers, storm]).state, [perform("spotter")]).state;
    expectIllegal(engine.apply(asked, unitChosen("p2.0")), "leg.kw.spotter-x");
    const given = playOut(asked, [unitChosen("p1.1"), DONE]).state;
    expect([0, 1].map((unit) => unitTokens(given, unit, "aim"))).toEqual([0, 1]);
  });
});
