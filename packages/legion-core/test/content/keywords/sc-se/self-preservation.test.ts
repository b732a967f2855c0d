import { describe, expect, it } from "vitest";
import { scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { activation } from "../../../helpers/activations.ts";
import { asked, eventsOf } from "../../../helpers/reading.ts";
import { type Fielding, settled } from "../../../helpers/scene.ts";

describe("Self-Preservation", () => {
  const shaken = (unit: string): Fielding => ({ unit, at: [300, 300], tokens: { suppression: 4 } });

  const checked = (units: readonly Fielding[]) => settled(activation("panic", units));

  const FAR: UnitSpec = { unit: "rebel-veterans", at: [1700, 850] };

  const STORM: UnitSpec = { unit: "stormtroopers", at: [1700, 100] };

  it("[leg.kw.self-preservation] A unit with Self-Preservation cannot use the courage of commanders of another affiliation", () => {
    const krennic: Fielding = { unit: "darth-vader-dark-lord-of-the-sith", at: [300, 450] };
    const vigo: Fielding = { unit: "black-sun-vigo", at: [300, 450] };
    expect(eventsOf(checked([shaken("stormtroopers"), krennic]), "unit-panicked")).toEqual([]);
    expect(eventsOf(checked([shaken("black-sun-enforcers"), krennic]), "unit-panicked")).toHaveLength(1);
    const own = checked([{ ...shaken("black-sun-enforcers"), tokens: { suppression: 2 } }, vigo]);
    expect(eventsOf(own, "unit-panicked")).toEqual([]);
  });

  it("[leg.kw.self-preservation] [leg.panic.commander-courage] Pykes may use the courage of their Capo, but not of General Veers beside them", () => {
    const pykes: UnitSpec = { unit: "pyke-syndicate-foot-soldiers", at: [300, 300], tokens: { suppression: 3 } };
    const state = (helper: string) =>
      scenario({
        activating: "p1.0",
        activation: { stage: "panic" },
        "player-1": { units: [pykes, { unit: helper, at: [300, 420] }, STORM], hand: [], faction: "galactic-empire" },
        "player-2": { units: [FAR], hand: [] },
      });
    expect(asked(state("pyke-syndicate-capo"))).toBe("player-1 courage");
    expect(asked(state("general-veers-master-tactician"))).not.toBe("player-1 courage");
  });
});
