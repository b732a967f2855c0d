import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { perform, unitChosen } from "../../helpers/actions.ts";
import { acts, after } from "../../helpers/activations.ts";
import { eventsOf, left, offered, tokensByUnit, weapons } from "../../helpers/reading.ts";
import { box, engine, type Fielding, playOut } from "../../helpers/scene.ts";

const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };
const REBELS: Fielding = { unit: "rebel-troopers", at: [700, 300] };

describe("shots that are no attacks", () => {
  it.each([
    ["stormtrooper-marksman", "stormtroopers"],
    ["rebel-marksman", "rebel-troopers"],
  ] as const)(
    "A %s takes a card action to roll a red die against an enemy trooper unit in sight, if neither is engaged",
    (card, unit) => {
      const mine: Fielding = { unit, upgrades: [card], at: [300, 300] };
      const targets: readonly Fielding[] = [
        REBELS,
        { unit: "at-rt-rebel-alliance", at: [700, 600] },
        { ...REBELS, at: [1500, 300] },
        { ...REBELS, at: [1200, 600] },
      ];
      const friend: Fielding = { ...STORM, at: [1500, 357] };
      const known = targets.filter(({ unit: id }) => box.cards.units.has(id));
      const start = acts([mine, friend], known).state;
      const asked = after(start, [perform(card)]);
      const [near, , far] = known.map((_, place) => `choose-unit p2.${place}`);
      expect(offered(asked)).toContain(near);
      expect(offered(asked)).not.toContain(known.length > 3 ? far : "choose-unit p2.1");
      const target = unitChosen("p2.0");
      for (const face of ["hit", "critical"]) {
        const hit = playOut(asked, [target, { type: "wound", subject: "p2.0.1" }], [face]);
        expect(eventsOf(hit, "dice-rolled")).toMatchObject([{ dice: ["red-attack"], faces: [face] }]);
        expect([left(hit.state, 2).length, tokensByUnit(hit.state, "suppression")[2]]).toEqual([3, 1]);
        expect(hit.state.frames.find((frame) => frame.kind === "activation")).toMatchObject({ actions: 1 });
      }
      for (const face of ["attack-surge", "blank"]) {
        const miss = after(asked, [target], [face]);
        expect([left(miss, 2).length, tokensByUnit(miss, "suppression")[2]]).toEqual([4, 0]);
      }
      const engaged = acts([mine], [{ ...REBELS, at: [300, 357] }, REBELS]).state;
      expectIllegal(engine.apply(engaged, perform(card)), "leg.actions.card-action");
    },
  );

  it("A saboteur's weapon does not replace the unit's own weapons", () => {
    for (const [unit, card] of [
      ["bx-series-droid-commandos", "dioxis-mine-saboteur"],
      ["rebel-commandos", "proton-charge-saboteur"],
    ] as const) {
      const known = [...box.cards.units.keys()].find((id) => id.startsWith(unit)) ?? unit;
      const { state } = acts([{ unit: known, upgrades: [card], at: [300, 300] }], [{ ...REBELS, at: [300, 440] }]);
      const names = weapons(after(state, [perform("attack")]));
      expect(names.length).toBeGreaterThan(1);
      expect(keywordsOf({ box, state }, 0)[card]).toBe(1);
    }
  });
});
