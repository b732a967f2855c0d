import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { AttackKind } from "../../../../src/state/frames.ts";
import type { UnitSpec } from "../../../../src/testing/index.ts";
import { dealWounds } from "../../../../src/units/wounds/casualties.ts";
import { perform } from "../../../helpers/actions.ts";
import { acts, after, FAR } from "../../../helpers/activations.ts";
import { attackOf, missed, playOn } from "../../../helpers/attacks.ts";
import { left, suppressionOf, tokensByUnit } from "../../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene } from "../../../helpers/scene.ts";
import { wall } from "../../../helpers/terrain.ts";
import { actsAgainst, firstActs, fought, ownAttackMisses, vaderWith } from "../helpers.ts";

describe("Anger", () => {
  const CAUSE = { rule: "leg.compare.wounds", cause: null } as const;

  it("Anger gives an aim token each time the unit suffers wounds", () => {
    const vader: Fielding = { unit: "darth-vader-dark-lord-of-the-sith", upgrades: ["anger"], at: [300, 300] };
    const hurt = done(scene({ armies: [[vader], [FAR]] }), (work) => dealWounds(work, 0, 3, CAUSE)).state;
    expect(tokensByUnit(hurt, "aim")).toEqual([1, 0]);
    const none = done(scene({ armies: [[vader], [FAR]] }), (work) => dealWounds(work, 1, 1, CAUSE)).state;
    expect(tokensByUnit(none, "aim")).toEqual([0, 0]);
    const dead = done(scene({ armies: [[vader], [FAR]] }), (work) => dealWounds(work, 0, 8, CAUSE)).state;
    expect(tokensByUnit(dead, "aim")).toEqual([0, 0]);
  });
});

describe("Terror", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  it("A unit with Terror suppresses an enemy at range 2 in sight that has shot at another friend", () => {
    const shot = (y: number, upgrades: readonly string[]) =>
      ownAttackMisses(
        [STORM],
        [
          { unit: "rebel-troopers", at: [300, 560] },
          { unit: "luke-skywalker-hero-of-the-rebellion", upgrades, at: [y, 300] },
        ],
      );
    expect(tokensByUnit(shot(560, ["terror"]), "suppression")).toEqual([1, 0, 0]);
    expect(tokensByUnit(shot(700, ["terror"]), "suppression")).toEqual([0, 0, 0]);
    expect(tokensByUnit(shot(560, []), "suppression")).toEqual([0, 0, 0]);
    const own = attackOf(
      [STORM],
      [{ unit: "luke-skywalker-hero-of-the-rebellion", upgrades: ["terror"], at: [560, 300] }],
    );
    expect(tokensByUnit(missed(own), "suppression")).toEqual([0, 0]);
  });

  it("[leg.upgrade.static-by-default] A unit with Terror suppresses nobody that it does not see", () => {
    const shot = (table: ReturnType<typeof wall>) =>
      missed(
        attackOf(
          [STORM],
          [
            { unit: "rebel-troopers", at: [300, 560] },
            { unit: "luke-skywalker-hero-of-the-rebellion", upgrades: ["terror"], at: [560, 300] },
          ],
          { only: 1, table },
        ),
      );
    expect(tokensByUnit(shot(wall(1000, 0, 20, 900)), "suppression")).toEqual([1, 0, 0]);
    expect(tokensByUnit(shot(wall(450, 0, 20, 500)), "suppression")).toEqual([0, 0, 0]);
  });
});

describe("Terror, further", () => {
  const STORM = "stormtroopers";

  const REBELS = "rebel-troopers";

  const VADER = "darth-vader-dark-lord-of-the-sith";

  const LEIA = "leia-organa-fearless-and-inventive";

  it("[leg.upgrade.static-by-default] Terror suppresses an enemy that shot at another friend, but not after melee or while its own unit is engaged", () => {
    const terrified = (kind: AttackKind, vader: UnitSpec["at"] & {}, more: readonly UnitSpec[] = []): number => {
      const x = kind === "melee" ? 427 : 520;
      const start = firstActs(
        [{ unit: REBELS, at: [400, 300], defeated: 3 }, ...more],
        [
          { unit: STORM, at: [x, 300], defeated: 3 },
          { unit: VADER, upgrades: ["terror"], at: vader },
        ],
      );
      return suppressionOf(playOn(fought(start, kind)), "p1.0");
    };
    expect(terrified("ranged", [420, 480])).toBe(1);
    expect(terrified("melee", [420, 480])).toBe(0);
    expect(terrified("ranged", [420, 480], [{ unit: LEIA, at: [420, 507] }])).toBe(0);
  });
});

describe("Force Choke", () => {
  const REBELS: Fielding = { unit: "rebel-troopers", at: [560, 300] };

  const VADER: Fielding = { unit: "darth-vader-dark-lord-of-the-sith", at: [300, 300] };

  it("[leg.wounds.outside-attack-no-defense] Force Choke deals one wound", () => {
    const choked = after(acts([{ ...VADER, upgrades: ["force-choke"] }], [{ ...REBELS, at: [400, 300] }]).state, [
      perform("force-choke"),
    ]);
    expect(engine.decision(choked)).toMatchObject({ kind: "wounds", context: { wounds: 1 } });
  });
});

describe("Force Choke, further", () => {
  const REBELS: Fielding = { unit: "rebel-troopers", at: [300, 430] };

  const LEIA: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [420, 300] };

  it("Force Choke wounds an enemy trooper unit at range 1 that is not a commander", () => {
    const start = actsAgainst([vaderWith("force-choke")], [LEIA, REBELS]);
    const asked = playOut(start, [perform("force-choke")]);
    expect(engine.decision(asked.state)).toMatchObject({ seat: "player-2", kind: "wounds" });
    const [, ...others] = left(asked.state, 2);
    expect(others).toHaveLength(3);
    const none = actsAgainst([vaderWith("force-choke")], [LEIA]);
    expectIllegal(engine.apply(none, perform("force-choke")), "leg.actions.free-card-action-cost");
  });
});
