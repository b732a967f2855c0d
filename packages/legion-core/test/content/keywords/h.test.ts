import { describe, expect, it } from "vitest";
import { add, attackOf, DONE, HERE, THERE } from "../../attack/on-table/scenes.ts";
import { eventsOf, type Fielding, play } from "../../helpers.ts";
import { poolOf } from "./helpers.ts";

describe("Hold the Line", () => {
  const riot = (unit: Fielding["unit"] = "stormtrooper-riot-squad"): Fielding => ({ unit, at: HERE });
  const brawlers: Fielding = { unit: "rebel-troopers", at: [300, 357], tokens: { dodge: 1 } };

  it("[leg.kw.hold-the-line] A unit with Hold the Line that is engaged makes its surges hits in melee", () => {
    const start = attackOf([riot()], [brawlers]);
    const rolled = play(start, [add(0, 0, "melee"), DONE], ["attack-surge"]).state;
    expect(poolOf(rolled)).toMatchObject({ hits: 1, blanks: 0 });
  });

  it("[leg.kw.hold-the-line] A unit with Hold the Line that is not engaged keeps the chart of its card", () => {
    const apart = { ...brawlers, at: THERE };
    const start = attackOf([riot()], [apart]);
    const rolled = play(start, [add(0, 1), DONE], ["attack-surge"]).state;
    expect(poolOf(rolled)).toMatchObject({ hits: 0, blanks: 1 });
  });

  it("[leg.kw.hold-the-line] A defender with Hold the Line makes its surges blocks in melee alone", () => {
    const squad: Fielding = { unit: "stormtrooper-riot-squad", at: [300, 357] };
    const wounds = (target: Fielding, kind: "melee" | "ranged") => {
      const start = attackOf([{ unit: "stormtroopers", at: HERE }], [target]);
      const step = play(start, [add(0, kind === "melee" ? 0 : 1, kind), DONE], ["hit", "defense-surge"]);
      return eventsOf(step, "pool-resolved").map((event) => event.wounds);
    };
    expect(wounds(squad, "melee")).toEqual([0]);
    expect(wounds({ ...squad, at: THERE }, "ranged")).toEqual([1]);
  });
});
