import { describe, expect, it } from "vitest";
import { scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { DONE, faces, gun } from "../../../helpers/actions.ts";
import { dealt, offered } from "../../../helpers/reading.ts";
import { BYSTANDERS, battle, follow } from "../../../helpers/script.ts";

describe("Armor", () => {
  it("[leg.kw.armor-x] [leg.kw.unconcerned.cover] Dark Troopers cancel three of four hits but no critical, and roll no cover dice", () => {
    const start = scenario({
      activating: "p2.0",
      active: "player-2",
      "player-1": { units: [{ unit: "imperial-dark-troopers", at: [300, 550] }, BYSTANDERS[0]], hand: [] },
      "player-2": { units: [{ unit: "rebel-troopers", at: [300, 300] }, BYSTANDERS[1]], hand: [] },
    });
    const shot = follow(
      start,
      "perform attack",
      ...[0, 1, 2, 3].map((place) => gun(`p2.0.${place}`, 1)),
      faces(4, "hit"),
    );
    expect(offered(shot.state)).toContain("choose-option armor");
    const cancelled = follow(shot.state, "choose-option armor", "choose-option armor", "choose-option armor", [
      "blank",
    ]);
    expect(dealt(cancelled)).toEqual([1]);
  });

  it("[leg.kw.armor-x] [leg.kw.impact-x] [leg.kw.primitive] Ewok slings change all criticals to hits against Armor, which cancels them", () => {
    const ewoks: UnitSpec = { unit: "ewok-slingers", at: [300, 300] };
    const start = battle([ewoks], [{ unit: "range-troopers", at: [300, 550] }], {
      "player-1": {
        units: [ewoks, { unit: "wicket-hero-of-bright-tree", at: [1700, 100] }],
        hand: [],
        faction: "rebel-alliance",
      },
      "player-2": {
        units: [
          { unit: "range-troopers", at: [300, 550] },
          { unit: "stormtroopers", at: [1700, 850] },
        ],
        hand: [],
      },
    });
    const shot = follow(start, "perform attack", gun("p1.0.0", 1), DONE, ["critical"]);
    expect(offered(shot.state)).toEqual(["choose-option armor", "pass"]);
    expect(dealt(follow(shot.state, "choose-option armor"))).toEqual([0]);
  });
});
