import { describe, expect, it } from "vitest";
import { play, type Scenario, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { DONE } from "../../helpers/actions.ts";
import { answers } from "../../helpers/commands.ts";
import { offered } from "../../helpers/reading.ts";

const STORM = "stormtroopers";
const REBELS = "rebel-troopers";

/** A unit whose other miniatures stand behind its leader, to the east of x = 300 mm or to the west of it. */
function beside(unit: string, x: number, y: number): UnitSpec {
  const others = [0, 30, -30].map((dy) => [x + (x > 300 ? 27 : -27), y + dy] as const);
  return { unit, at: [x, y], others };
}

describe("cards that let a unit attack as its activation ends", () => {
  it.each([
    ["coordinated-bombardment", "leia-organa-fearless-and-inventive", STORM],
    ["maximum-firepower", "general-veers-master-tactician", REBELS],
    ["overwhelming-barrage", "general-veers-master-tactician", REBELS],
    ["orbital-strike", "count-dooku-darth-tyranus", REBELS],
    ["air-support", "clone-captain-rex-honorable-soldier", STORM],
  ])(
    "[leg.engaged.no-ranged-pools] [leg.engaged.not-ranged-target] [leg.withdraw.no-attack] [leg.kw.distract.force-target] The attack of %s by %s obeys the prohibitions that bind its attack actions",
    (card, unit, foe) => {
      const targets = (theirs: readonly UnitSpec[], mine: readonly UnitSpec[] = [], more: Scenario = {}) => {
        const acts = scenario({
          activating: "p1.0",
          ...more,
          "player-1": { units: [{ unit, at: [300, 100] }, ...mine], hand: [], revealed: card },
          "player-2": { units: theirs, hand: [] },
        });
        const ended = play(acts, [DONE]).state;
        const options = offered(offered(ended).includes("effect 0") ? answers(ended, "effect 0") : ended);
        return options.filter((key) => key.startsWith("declare"));
      };
      const far: UnitSpec = { unit: foe, at: [900, 800] };
      const friend = foe === STORM ? REBELS : STORM;
      expect(targets([far])).toEqual(["declare p2.0"]);
      expect(targets([far, beside(foe, 327, 100)])).toEqual([]);
      expect(targets([far, beside(foe, 300, 800)], [beside(friend, 327, 800)])).toEqual(["declare p2.0"]);
      expect(targets([far], [], { activation: { done: ["withdraw"] } })).toEqual([]);
      const distract = { unit: "p2.1", keyword: "distract", value: 1, until: "round", about: "p1.0" } as const;
      expect(targets([far, { unit: foe, at: [300, 800] }], [], { ongoing: [distract] })).toEqual(["declare p2.1"]);
    },
  );
});
