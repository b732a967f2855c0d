import { describe, expect, it } from "vitest";
import { type Scenario, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { eventsOf, offered } from "../../helpers/reading.ts";
import { battle, follow } from "../../helpers/script.ts";
import { EAST } from "../../helpers/table.ts";
import { block } from "../../helpers/terrain.ts";

// Cover on the table: what stands between the attacking leader and the defenders, and what does not count.

const VEERS: UnitSpec = { unit: "general-veers-master-tactician", at: [300, 300] };
const LEIA: UnitSpec = { unit: "leia-organa-fearless-and-inventive", at: [300, 700] };

/** The cover that a unit finds when General Veers shoots at it; he is a Sharpshooter 1, so a Stormtrooper does it here. */
function coverOf(
  target: UnitSpec,
  more: Partial<Scenario> = {},
  attacker: UnitSpec = { unit: "imperial-officer-ruthless-efficiency", at: [300, 450] },
  between: readonly UnitSpec[] = [],
): string | undefined {
  const start = scenario({
    activating: "p1.0",
    "player-1": {
      units: [
        attacker,
        ...between.filter(({ unit }) => unit.startsWith("at-st")),
        { unit: "stormtroopers", at: [1700, 100] },
      ],
      hand: [],
    },
    "player-2": {
      units: [
        target,
        ...between.filter(({ unit }) => !unit.startsWith("at-st")),
        { unit: "rebel-veterans", at: [1700, 850] },
      ],
      hand: [],
    },
    ...more,
  });
  const asked = follow(start, "perform attack");
  const declared = offered(asked.state).includes("declare p2.0") ? follow(asked.state, "declare p2.0") : asked;
  return eventsOf({ events: [...asked.events, ...declared.events] }, "cover-found")[0]?.cover;
}

describe("terrain between", () => {
  it("[leg.obscured.leader-contact-exempt] A crate at half-range of the defender gives cover, but not one in contact with the attacking leader or farther away", () => {
    const crate = (y: number) => ({
      table: { terrain: [block("crate", [240, y, 120, 8], 25, { kind: "scatter", cover: "heavy" })] },
    });
    expect([coverOf(LEIA, crate(650)), coverOf(LEIA, crate(540)), coverOf(LEIA, crate(463.6))]).toEqual([
      "heavy",
      "none",
      "none",
    ]);
  });

  it("[leg.cover.half-obscured] A unit has cover if two of its four miniatures are behind a crate, but not if only one is", () => {
    const troops = (x: number): UnitSpec => ({
      unit: "rebel-troopers",
      at: [300, 700],
      others: [
        [330, 700],
        [x, 700],
        [x + 30, 700],
      ],
    });
    const crate = { table: { terrain: [block("crate", [345, 655, 120, 8], 30, { kind: "scatter", cover: "light" })] } };
    expect([
      coverOf(troops(375), crate),
      coverOf(
        {
          ...troops(375),
          others: [
            [330, 700],
            [270, 700],
            [400, 700],
          ],
        },
        crate,
      ),
    ]).toEqual(["light", "none"]);
  });

  it("[leg.cover.any-heavy] One miniature behind heavy cover gives the unit heavy cover, if at least half of the unit is obscured", () => {
    const troops: UnitSpec = {
      unit: "rebel-troopers",
      at: [300, 700],
      others: [
        [330, 700],
        [375, 700],
        [430, 700],
      ],
    };
    const terrain = [
      block("bush", [350, 655, 50, 8], 30, { kind: "scatter", cover: "light" }),
      block("wall", [410, 655, 60, 8], 30, { kind: "scatter", cover: "heavy" }),
    ];
    expect([
      coverOf(troops, { table: { terrain } }),
      coverOf(troops, { table: { terrain: terrain.slice(1) } }),
    ]).toEqual(["heavy", "none"]);
  });

  it("[leg.objective.poi-as-area-terrain] A point of interest in front of a unit gives it heavy cover, but an asset gives none", () => {
    const token = (kind: "poi" | "asset", name: string) =>
      ({
        mission: { primary: "close-the-pocket", secondary: "destroy-enemy-base" },
        tokens: [{ kind, name, at: [300, 640] }],
      }) as const;
    expect([coverOf(LEIA, token("poi", "stockpile")), coverOf(LEIA, token("asset", "bomb"))]).toEqual([
      "heavy",
      "none",
    ]);
  });
});

describe("vehicles between", () => {
  const between = (unit: string, x: number): readonly UnitSpec[] => [{ unit, at: [x, 600], heading: EAST }];

  it("[leg.type.ground-as-heavy-area] A ground vehicle that partly hides the defender gives heavy cover, but a repulsor vehicle gives none", () => {
    expect(coverOf(LEIA, {}, undefined, between("at-rt-rebel-alliance", 330))).toBe("heavy");
    expect(coverOf(LEIA, {}, undefined, between("x-34-landspeeder", 340))).toBe("none");
  });

  it("[leg.kw.hover.ground] A speeder truck with Hover: Ground blocks line of sight to units behind it, like a ground vehicle", () => {
    const hidden = (unit: string) => {
      const start = battle(
        [VEERS],
        [
          { ...LEIA, at: [300, 640] },
          { unit, at: [300, 480], heading: EAST },
        ],
      );
      const asked = follow(start, "perform attack");
      return offered(asked.state).includes("declare p2.0");
    };
    expect([hidden("a-a5-speeder-truck-rebel-alliance"), hidden("x-34-landspeeder")]).toEqual([false, true]);
  });
});
