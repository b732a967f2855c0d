import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { choose, perform } from "../../helpers/actions.ts";
import { acts, after } from "../../helpers/activations.ts";
import { offered, tokensByUnit } from "../../helpers/reading.ts";
import { engine, playOut } from "../../helpers/scene.ts";

describe("specialists", () => {
  it.each([
    ["stormtrooper-specialist", "stormtroopers", ["aim", "surge"]],
    ["rebel-trooper-specialist", "rebel-troopers", ["dodge", "surge"]],
    ["clone-specialist", "clone-trooper-infantry", ["aim", "dodge", "surge"]],
  ] as const)("The %s of %s exhausts for one token of the player's choice", (card, unit, tokens) => {
    const start = acts([{ unit, upgrades: [card], at: [300, 300] }]).state;
    const asked = after(start, [perform(card)]);
    expect(offered(asked)).toEqual(tokens.map((token) => `choose-option gain-${token}`));
    expectIllegal(engine.apply(asked, choose("gain-standby")), "leg.upgrade.action-exhaust-icons");
    for (const token of tokens) {
      const { state } = playOut(asked, [choose(`gain-${token}`)]);
      expect(tokens.map((one) => tokensByUnit(state, one)[0])).toEqual(tokens.map((one) => (one === token ? 1 : 0)));
      expect(state.units[0]?.cards).toEqual(["exhausted"]);
      expect(offered(state)).not.toContain(`perform ${card}`);
    }
  });
});
