import { describe, expect, it } from "vitest";
import type { UnitSpec } from "../../../src/testing/index.ts";
import { order } from "../../helpers/actions.ts";
import { playing, revealing } from "../../helpers/commands.ts";
import { offered, suppressionOf, tokensOf } from "../../helpers/reading.ts";
import { apart, type Reach, through } from "./reach.ts";

const STORM = "stormtroopers";
const REBELS = "rebel-troopers";
const CLONES = "clone-trooper-infantry";
const VADER: UnitSpec = { unit: "darth-vader-dark-lord-of-the-sith", at: [400, 300] };
const DOOKU: UnitSpec = { unit: "count-dooku-darth-tyranus", at: [400, 300] };
const MAUL: UnitSpec = { unit: "maul-a-rival", at: [400, 300] };
const GRIEVOUS: UnitSpec = { unit: "general-grievous-sinister-cyborg", at: [400, 300] };

const REACHES: readonly (readonly [card: string, whom: string, range: number, reach: Reach])[] = [
  [
    "I'll Do It Myself",
    "a droid",
    1,
    (gap) =>
      offered(playing("ill-do-it-myself", { units: [GRIEVOUS, apart("b1-battle-droids", gap)] }).state).includes(
        "choose-unit p1.1",
      ),
  ],
  [
    "Double the Fall",
    "the first enemy",
    2,
    (gap) => {
      const foes = { units: [apart(STORM, gap, { order: "faceup" })] } as const;
      const { state } = playing("double-the-fall", { units: [DOOKU] }, foes);
      return offered(through(state, "effect 1", "order p1.0")).includes("effect 0");
    },
  ],
  [
    "Double the Fall",
    "another enemy",
    2,
    (gap) => {
      const near = { ...apart(STORM, 0, { order: "faceup" }), at: [400, 400] } as const;
      const foes = { units: [near, apart(STORM, gap, { order: "faceup" })] } as const;
      const { state } = playing("double-the-fall", { units: [DOOKU] }, foes);
      return offered(through(state, "effect 1", "order p1.0", "effect 0")).includes("choose-unit p2.1");
    },
  ],
  [
    "Brutal Enforcer",
    "a unit of warriors",
    2,
    (gap) => {
      const sun: UnitSpec = { unit: "sun-fac-ruthless-lieutenant", at: [400, 300] };
      const warriors = apart("geonosian-warriors-soldiers-of-the-hive", gap);
      const { state } = playing("brutal-enforcer", { units: [sun, warriors] });
      return offered(through(state, "effect 0", "done")).includes("choose-unit p1.1");
    },
  ],
  [
    "Master of Evil",
    "an enemy",
    2,
    (gap) => {
      const { state } = playing("master-of-evil", { units: [VADER] }, { units: [apart(REBELS, gap)] });
      return suppressionOf(through(state, "order p1.0", "activate p1.0"), "p2.0") === 3;
    },
  ],
  [
    "Vader's Might",
    "an enemy",
    1,
    (gap) =>
      offered(revealing("vaders-might", "p1.0", { units: [VADER] }, { units: [apart(REBELS, gap)] })).includes(
        "perform vaders-might",
      ),
  ],
  [
    "Vader's Might",
    "a friend",
    1,
    (gap) =>
      offered(revealing("vaders-might", "p1.0", { units: [VADER, apart(STORM, gap)] })).includes(
        "perform vaders-might",
      ),
  ],
  [
    "His Eminence",
    "a friendly trooper",
    1,
    (gap) =>
      suppressionOf(
        playing("his-eminence", { faction: "galactic-empire", units: [MAUL, apart(STORM, gap)] }).state,
        "p1.1",
      ) === 1,
  ],
  [
    "His Eminence",
    "an enemy trooper",
    1,
    (gap) =>
      suppressionOf(
        playing("his-eminence", { faction: "galactic-empire", units: [MAUL] }, { units: [apart(REBELS, gap)] }).state,
        "p2.0",
      ) === 1,
  ],
  [
    "Lead from the Front",
    "a friend",
    1,
    (gap) => {
      const units = [{ unit: "clone-captain-rex-honorable-soldier", at: [400, 300] }, apart(CLONES, gap)] as const;
      const { state } = playing("lead-from-the-front", { battleForce: "501st-legion", units });
      return offered(state).includes("choose-unit p1.1");
    },
  ],
  [
    "Constantly Alert",
    "an enemy",
    1,
    (gap) => {
      const units = [
        { unit: STORM, at: [400, 300], defeated: 3 },
        { unit: "imperial-officer-ruthless-efficiency", at: [100, 800] },
      ] as const;
      const { state } = playing(
        "constantly-alert",
        { battleForce: "tempest-force", units },
        { units: [apart(REBELS, gap)] },
        order("p1.0"),
      );
      return tokensOf(state, "p1.0")["aim"] === 1;
    },
  ],
];

describe("how far command cards reach", () => {
  it.each(REACHES)(
    "[leg.range.at] The effect of %s applies to %s at range %i, but no farther",
    (_card, _whom, range, reach) => {
      expect([reach(150 * range), reach(150 * range + 1)]).toEqual([true, false]);
    },
  );
});
