import { expect, test } from "vitest";
import { after, asks, DONE, eventsOf, judged, legal, move, told } from "./table.ts";

const BAIT = { card: "were-the-bait", leaders: ["darth-vader"], system: "mustafar", target: "han-solo" };
const CAPTIVE = { "han-solo": { at: "mustafar", ring: "captured" } } as const;
const GARRISON = { mustafar: { units: { stormtrooper: 1 } } };

test("We're the Bait moves as many units of one type as its 4 health allow", () => {
  const state = judged("imperial", "success", BAIT, {
    leaders: CAPTIVE,
    systems: GARRISON,
    base: { system: "hoth" },
    baseSpace: { "x-wing": 6 },
  });
  const wing = move("x-wing", "rebel-base");
  expect(legal(after(state, [wing, wing, wing]))).toEqual(["move rebel-base x-wing", "done"]);
  const { events } = told(state, [wing, wing, wing, wing]);
  expect(eventsOf(events, "units-moved")).toMatchObject([{ units: [{ unit: "x-wing", count: 4 }] }]);
});

test("[reb.base.revealed-cards-redirect] We're the Bait takes the units of the base's system once the base is revealed", () => {
  const state = judged("imperial", "success", BAIT, {
    leaders: CAPTIVE,
    base: { system: "hoth", revealed: true },
    systems: { ...GARRISON, hoth: { units: { "x-wing": 1, "rebel-trooper": 1, "ion-cannon": 1 } } },
  });
  expect([...legal(state)].sort()).toEqual(["done", "move hoth rebel-trooper", "move hoth x-wing"]);
  const { events } = told(state, [move("rebel-trooper", "hoth"), DONE]);
  expect(eventsOf(events, "units-moved")).toMatchObject([{ from: "hoth", to: "mustafar" }]);
});

test("[reb.base.revealed-cards-redirect] We're the Bait moves nothing where the captive is held at the revealed base itself, and the combat follows", () => {
  const state = judged("imperial", "success", BAIT, {
    leaders: CAPTIVE,
    base: { system: "mustafar", revealed: true },
    systems: { mustafar: { units: { stormtrooper: 1, "rebel-trooper": 2, "x-wing": 1 } } },
  });
  expect(asks(state)).not.toBe("imperial: move-units");
  expect(state.frames.some(({ kind }) => kind === "combat")).toBe(true);
});
