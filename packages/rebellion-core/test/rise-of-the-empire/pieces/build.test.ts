import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/state/actions.ts";
import { unitsOfIcon } from "../../../src/state/box.ts";
import type { State } from "../../../src/state/state.ts";
import type { Scenario } from "../../../src/testing/index.ts";
import { asked, BOX, expanded, namedUnits, offers, refused, through, told } from "./table.ts";

/** The step in which both sides build. */
function building(more: Scenario): State {
  return expanded({ phase: "refresh", stage: "build", round: 7, time: 8, ...more });
}

function take(unit: string): Action {
  return { type: "take-unit", subject: unit };
}

/** The types of unit of a side that an icon of a theater and shape builds. */
function built(side: 0 | 1, theater: "space" | "ground", shape: "triangle" | "circle" | "square"): readonly string[] {
  return unitsOfIcon(BOX, side, { theater, shape })
    .map(({ id }) => id)
    .sort();
}

describe("building with the expansion", () => {
  test("[rote.build.table] Each resource icon builds the units of both boxes that show it", () => {
    expect(built(1, "space", "triangle")).toEqual(["tie-fighter", "tie-striker"]);
    expect(built(1, "ground", "triangle")).toEqual(["assault-tank", "stormtrooper"]);
    expect(built(1, "ground", "circle")).toEqual(["at-st", "shield-bunker"]);
    expect(built(1, "space", "circle")).toEqual(["assault-carrier"]);
    expect(built(1, "space", "square")).toEqual(["star-destroyer"]);
    expect(built(1, "ground", "square")).toEqual(["at-at"]);
    expect(built(0, "space", "triangle")).toEqual(["rebel-transport", "u-wing", "x-wing", "y-wing"]);
    expect(built(0, "space", "circle")).toEqual(["corellian-corvette", "nebulon-b-frigate"]);
    expect(built(0, "ground", "triangle")).toEqual(["rebel-trooper", "rebel-vanguard"]);
    expect(built(0, "ground", "circle")).toEqual(["airspeeder", "golan-arms-turret"]);
    expect(built(0, "space", "square")).toEqual(["mon-calamari-cruiser"]);
    expect(built(0, "ground", "square")).toEqual(["ion-cannon", "shield-generator"]);
  });

  test("[rote.build.icon-choice] A side that builds chooses between the units of both boxes, one for each icon", () => {
    const systems = { mandalore: { loyalty: "imperial" }, naboo: { loyalty: "rebel" } } as const;
    let now = building({ systems });
    const asks: string[] = [];
    while (asked(now).endsWith(": build")) {
      const units = offers(now, "take-unit");
      asks.push(`${asked(now)}: ${units.join(" ")}`);
      refused(now, take("interdictor"), "reb.build.unit-matches-icon");
      now = told(now, [take(units.at(-1) ?? "")]).state;
    }
    const troops = "imperial: build: stormtrooper assault-tank";
    expect(asks.filter((ask) => ask.startsWith("imperial"))).toEqual([
      troops,
      troops,
      "imperial: build: tie-fighter tie-striker",
    ]);
    expect(asks).toContain("rebel: build: rebel-trooper rebel-vanguard");
    const queue = namedUnits(now.sides[1].queue[0]);
    expect(queue).toEqual({ "assault-tank": 2, "tie-striker": 1 });
  });

  test("[rote.build.rebels-first] The Rebels choose all their units before the Empire does", () => {
    const systems = { mandalore: { loyalty: "imperial" } } as const;
    let now = building({ systems });
    expect(asked(now)).toBe("rebel: build");
    while (asked(now) === "rebel: build") now = told(now, [take(offers(now, "take-unit")[0] ?? "")]).state;
    expect(asked(now)).toBe("imperial: build");
    expect(asked(through(now, ["build"]))).not.toContain("build");
  });
});
