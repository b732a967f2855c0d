import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { choose, DONE, perform, unitChosen } from "../../helpers/actions.ts";
import { acts, after, FAR } from "../../helpers/activations.ts";
import { eventsOf, offered, tokensByUnit } from "../../helpers/reading.ts";
import { box, engine, type Fielding, playOut } from "../../helpers/scene.ts";

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

describe("pilots with a free action", () => {
  const NEAR: Fielding = { unit: "stormtroopers", at: [500, 300], tokens: { suppression: 2 } };
  const friends: readonly Fielding[] = [
    NEAR,
    { ...NEAR, at: [300, 600] },
    { unit: "at-st", at: [600, 500] },
    { ...NEAR, at: [800, 150] },
  ];

  /** A vehicle with a pilot, two trooper units at range 2, a vehicle there, and a trooper unit out of range. */
  function piloted(pilot: string) {
    return acts([{ unit: "at-st", upgrades: [pilot], at: [300, 300] }, ...friends]).state;
  }

  it("Governor Pryce gives a friendly trooper unit at range 2 an aim and a suppression token", () => {
    const asked = after(piloted("governor-pryce"), [perform("governor-pryce")]);
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.2"]);
    const state = after(asked, [unitChosen("p1.2")]);
    expect(tokensByUnit(state, "aim")).toEqual([0, 0, 1, 0, 0, 0]);
    expect(tokensByUnit(state, "suppression")).toEqual([0, 2, 3, 0, 2, 0]);
    expect(offered(state)).not.toContain("perform governor-pryce");
    const alone = acts([{ unit: "at-st", upgrades: ["governor-pryce"], at: [300, 300] }]).state;
    expectIllegal(engine.apply(alone, perform("governor-pryce")), "leg.actions.free-card-action-cost");
  });

  it("Clone Commander Fox gives a surge token, and lets the unit remove a suppression token", () => {
    const asked = after(piloted("clone-commander-fox"), [perform("clone-commander-fox"), unitChosen("p1.1")]);
    expect(offered(asked)).toEqual(["choose-option remove-suppression", "choose-option leave-it"]);
    expect(tokensByUnit(asked, "surge")).toEqual([0, 1, 0, 0, 0, 0]);
    expect(tokensByUnit(after(asked, [choose("remove-suppression")]), "suppression")[1]).toBe(1);
    expect(tokensByUnit(after(asked, [choose("leave-it")]), "suppression")[1]).toBe(2);
    const calm: Fielding = { unit: "stormtroopers", at: [500, 300] };
    const fox = acts([{ unit: "at-st", upgrades: ["clone-commander-fox"], at: [300, 300] }, calm]).state;
    expect(engine.decision(after(fox, [perform("clone-commander-fox")]))?.kind).toBe("action");
  });

  it("Shriv Suurgav gives a dodge token, and lets the unit gain a suppression token", () => {
    const asked = after(piloted("shriv-suurgav"), [perform("shriv-suurgav"), unitChosen("p1.1")]);
    expect(tokensByUnit(asked, "dodge")).toEqual([0, 1, 0, 0, 0, 0]);
    expect(tokensByUnit(after(asked, [choose("gain-suppression")]), "suppression")[1]).toBe(3);
    expect(tokensByUnit(after(asked, [choose("leave-it")]), "suppression")[1]).toBe(2);
  });

  it("General Weiss gives Arsenal 2 for the activation, in addition to that of the vehicle", () => {
    const start = acts([{ unit: "at-st", upgrades: ["general-weiss"], at: [300, 300] }]).state;
    const own = keywordsOf({ box, state: start }, 0)["arsenal"] ?? 0;
    const state = after(start, [perform("general-weiss")]);
    expect(keywordsOf({ box, state }, 0)["arsenal"]).toBe(own + 2);
    expect(state.units[0]?.cards).toEqual(["readied"]);
    expect(keywordsOf({ box, state: after(state, [DONE]) }, 0)["arsenal"]).toBe(own || undefined);
  });

  it("Lok Durd exhausts for Suppressive until the end of the activation, and the tank never has AI", () => {
    const start = acts([{ unit: "aat-battle-tank", upgrades: ["lok-durd"], at: [300, 300] }]).state;
    const has = (state: typeof start, keyword: string) => keywordsOf({ box, state }, 0)[keyword];
    expect([has(start, "suppressive"), has(start, "ai")]).toEqual([undefined, undefined]);
    const state = after(start, [perform("lok-durd")]);
    expect([has(state, "suppressive"), has(state, "ai"), state.units[0]?.cards[0]]).toEqual([
      1,
      undefined,
      "exhausted",
    ]);
    expect(has(after(state, [DONE]), "suppressive")).toBeUndefined();
  });
});

describe("Agent Kallus", () => {
  const KALLUS: Fielding = { unit: "stormtroopers", upgrades: ["agent-kallus"], at: [300, 300] };
  const ENGAGED: Fielding = { unit: "rebel-troopers", at: [300, 357] };

  it("Agent Kallus exhausts to immobilize an enemy unit that his unit is engaged with", () => {
    const start = acts([KALLUS], [ENGAGED, FAR]).state;
    const step = playOut(start, [perform("agent-kallus")]);
    expect(tokensByUnit(step.state, "immobilize")).toEqual([0, 2, 0]);
    expect(eventsOf(step, "card-turned")).toMatchObject([{ card: "agent-kallus", state: "exhausted" }]);
    const free = acts([KALLUS], [{ ...ENGAGED, at: [300, 450] }, FAR]).state;
    expectIllegal(engine.apply(free, perform("agent-kallus")), "leg.actions.free-card-action-cost");
  });
});
