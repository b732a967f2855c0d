import { expect, it } from "vitest";
import type { State } from "../../src/state/state.ts";
import { play, scenario } from "../../src/testing/index.ts";
import { at, reveal } from "../cards/table.ts";
import { DONE, eventsOf, legal } from "../looks.ts";
import { gains, loses, markers, naboo } from "./marking.ts";

const GARRISON = { units: { stormtrooper: 1 } } as const;

/** The Empire has moved a carrier with a trooper next to the system and activates it; the trooper goes along or not. */
function landing(loyalty: "rebel" | null): State {
  return scenario({
    active: "imperial",
    rebel: { passed: true },
    base: { system: "ilum" },
    systems: { rodia: { loyalty: "imperial", units: { "assault-carrier": 1, stormtrooper: 1 } }, naboo: { loyalty } },
  });
}

const LAND = [
  { type: "activate", subject: "darth-vader", system: "naboo" },
  { type: "move", subject: "assault-carrier", from: "rodia" },
  { type: "move", subject: "stormtrooper", from: "rodia" },
] as const;

it("[reb.subjugation.condition] [reb.subjugation.ltp-on-top] [reb.subjugation.rebel-marker-stays] Imperial ground units that enter a system subjugate it, and a Rebel loyalty marker stays beneath", () => {
  expect(markers(play(landing(null), LAND).state)).toBe("subjugated");
  const { state, events } = play(landing("rebel"), LAND);
  expect(markers(state)).toBe("rebel, subjugated");
  expect(eventsOf(events, "subjugation-placed")).toMatchObject([{ system: "naboo" }]);
});

it("[reb.subjugation.removed] [reb.subjugation.ltp-reverts] The subjugation marker is removed with the last Imperial ground unit, and the system has its former loyalty again", () => {
  const start = scenario({
    systems: { naboo: { loyalty: "rebel", units: { stormtrooper: 1, "tie-fighter": 1 } } },
    rebel: { assigned: [{ card: "hit-and-run", leaders: ["princess-leia", "general-rieekan"] }] },
    leaders: {
      "emperor-palpatine": "kessel",
      "grand-moff-tarkin": "kessel",
      "darth-vader": "kessel",
      "general-tagge": "kessel",
    },
  });
  expect(markers(start)).toBe("rebel, subjugated");
  const { state } = reveal(start, at("naboo"), [{ type: "destroy", subject: "stormtrooper", at: "naboo" }, DONE]);
  expect(markers(state)).toBe("rebel");
});

it("[reb.subjugation.is-imperial-system] [reb.imperial-system.definition] A system with Imperial loyalty or a subjugation marker is an Imperial system", () => {
  const start = scenario({
    active: "imperial",
    rebel: { passed: true },
    systems: {
      naboo: { loyalty: "rebel", ...GARRISON },
      rodia: { loyalty: "imperial" },
      malastare: { loyalty: "rebel" },
    },
    imperial: { assigned: [{ card: "address-delays", leaders: ["general-tagge"] }] },
  });
  const { state } = play(start, [{ type: "reveal", subject: 0 }]);
  expect(legal(state)).toEqual(["choose-system coruscant", "choose-system naboo", "choose-system rodia"]);
});

it("[reb.rebel-system.definition] A subjugated system with Rebel loyalty is not a Rebel system", () => {
  const start = scenario({
    active: "imperial",
    rebel: { passed: true },
    systems: {
      naboo: { loyalty: "rebel", ...GARRISON },
      malastare: { loyalty: "rebel" },
      ryloth: { loyalty: "rebel" },
    },
    imperial: { assigned: [{ card: "gather-intel", leaders: ["emperor-palpatine"] }] },
  });
  const { state } = play(start, [{ type: "reveal", subject: 0 }]);
  expect(legal(state)).toEqual(["choose-system malastare", "choose-system ryloth"]);
});

it("[reb.neutral-system.definition] [reb.faq.neutral-ignores-subjugation] A subjugated system without loyalty is not neutral under the book rulings, but is under the errata", () => {
  const targets = (rulings: "book" | "faq"): readonly string[] =>
    legal(
      play(
        scenario({
          config: { rulings },
          phase: "assignment",
          rebel: { actions: ["temporary-alliance"] },
          systems: { naboo: GARRISON, malastare: { loyalty: "rebel" }, ryloth: { loyalty: "imperial" } },
        }),
        [{ type: "use-action", subject: "temporary-alliance", leader: "mon-mothma" }],
      ).state,
    );
  expect(targets("book")).not.toContain("choose-system naboo");
  expect(targets("faq")).toContain("choose-system naboo");
  for (const rulings of ["book", "faq"] as const) {
    expect(targets(rulings)).toContain("choose-system kashyyyk");
    expect(targets(rulings)).not.toContain("choose-system malastare");
    expect(targets(rulings)).not.toContain("choose-system ryloth");
  }
});

it("[reb.subjugation.does-not-set-loyalty] Loyalty in a subjugated system is gained as if it were not subjugated", () => {
  expect(markers(gains(naboo(GARRISON), "rebel", 1).state)).toBe("rebel, subjugated");
  expect(markers(gains(naboo({ loyalty: "rebel", ...GARRISON }), "imperial", 1).state)).toBe("subjugated");
});

it("[reb.subjugation.rebel-gains] Rebel loyalty gained in a subjugated system goes beneath the subjugation marker", () => {
  expect(markers(gains(naboo(GARRISON), "rebel", 2).state)).toBe("rebel, subjugated");
});

it("[reb.subjugation.neutral-gains-imperial] [reb.subjugation.marker-side] Imperial loyalty gained in a subjugated neutral system turns the subjugation marker over", () => {
  const { state, events } = gains(naboo(GARRISON), "imperial", 1);
  expect(markers(state)).toBe("imperial");
  expect(eventsOf(events, "subjugation-removed")).toMatchObject([{ rule: "reb.subjugation.neutral-gains-imperial" }]);
});

it("[reb.subjugation.rebel-loses] Rebel loyalty lost in a subjugated system leaves it subjugated and neutral beneath", () => {
  expect(markers(loses(naboo({ loyalty: "rebel", ...GARRISON }), "rebel").state)).toBe("subjugated");
});

it("[reb.subjugation.after-imperial-loyalty-lost] Imperial loyalty lost in a system with Imperial ground units leaves the system subjugated", () => {
  expect(markers(loses(naboo({ loyalty: "imperial", ...GARRISON }), "imperial").state)).toBe("subjugated");
  expect(markers(gains(naboo({ loyalty: "imperial", ...GARRISON }), "rebel", 1).state)).toBe("subjugated");
  expect(markers(gains(naboo({ loyalty: "imperial", ...GARRISON }), "rebel", 2).state)).toBe("rebel, subjugated");
  expect(markers(loses(naboo({ loyalty: "imperial", units: { "star-destroyer": 1 } }), "imperial").state)).toBe("none");
});

it("[reb.remote-system.no-subjugation] [reb.destroyed-system.no-subjugation] Remote and destroyed systems are never subjugated", () => {
  const systems = {
    hoth: { units: { "assault-carrier": 1, stormtrooper: 2 } },
    naboo: { destroyed: true, units: { "assault-carrier": 1, stormtrooper: 2 } },
  };
  const start = scenario({ active: "imperial", rebel: { passed: true }, base: { system: "ilum" }, systems });
  const after = play(start, [{ type: "activate", subject: "darth-vader", system: "hoth" }]).state;
  expect(markers(after, "hoth")).toBe("none");
  expect(markers(after)).toBe("destroyed");
});
