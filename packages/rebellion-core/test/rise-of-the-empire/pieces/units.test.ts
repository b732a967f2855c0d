import { createGame } from "@sw/rebellion-core";
import { expectOk } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, test } from "vitest";
import { canRetreat, whyNoneLeaves } from "../../../src/combat/retreat-options.ts";
import { engineOf } from "../../../src/engine/engine.ts";
import { type Action, actionKey } from "../../../src/state/actions.ts";
import { configOf } from "../../../src/state/config.ts";
import type { CombatFrame } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import { boxFor } from "../../../src/testing/box.ts";
import { laidOut, play, type UnitCounts } from "../../../src/testing/index.ts";
import { mission, withEntries } from "../../home-made/entries.ts";
import {
  asked,
  BOX,
  EXPANDED,
  expanded,
  fight,
  HERE,
  line,
  offers,
  only,
  refused,
  times,
  told,
  units,
} from "./table.ts";

const DONE: Action = { type: "done" };

function move(unit: string, from: string = HERE): Action {
  return { type: "move", subject: unit, from };
}

function retreat(leader: string, system: string): Action {
  return { type: "retreat", subject: leader, system };
}

/** A side's activation of Corellia, units of Alderaan being picked. */
function activating(side: "rebel" | "imperial", there: UnitCounts): State {
  const start = expanded({
    active: side,
    systems: { alderaan: { loyalty: side, units: there } },
    [side === "rebel" ? "imperial" : "rebel"]: { passed: true },
  });
  const leader = side === "rebel" ? "jan-dodonna" : "darth-vader";
  return line(start, [{ type: "activate", subject: leader, system: "corellia" }]);
}

describe("the figures of the expansion's units", () => {
  test.each([
    ["interdictor", "imperial", "capital-ship", 3, [0, 0, 2], "red 4", 4, "freely"],
    ["nebulon-b-frigate", "rebel", "capital-ship", 3, [0, 0, 2], "red 3", 3, "freely"],
    ["u-wing", "rebel", "fighter", 6, [0, 0, 1], "black 1", 1, "freely"],
    ["tie-striker", "imperial", "fighter", 6, [0, 0, 1], "black 1", 0, "carried"],
    ["assault-tank", "imperial", "vehicle", 6, [0, 0, 1], "red 1", 0, "carried"],
    ["shield-bunker", "imperial", "structure", 3, [0, 0, 0], "red 3", 0, "never"],
    ["rebel-vanguard", "rebel", "trooper", 6, [0, 0, 1], "black 1", 0, "carried"],
    ["golan-arms-turret", "rebel", "structure", 3, [0, 0, 2], "red 3", 0, "never"],
  ] as const)("The printed values of “%s” are correct", (id, faction, kind, count, dice, health, capacity, moves) => {
    const entry = BOX.unitsById.get(id)?.entry;
    expect(entry).toMatchObject({ faction, class: kind, count, transportCapacity: capacity });
    expect([entry?.attack.red, entry?.attack.black, entry?.attack.green ?? 0]).toEqual(dice);
    expect(`${entry?.health?.color} ${entry?.health?.value}`).toBe(health);
    expect(entry?.transportRestricted).toBe(moves === "carried");
    expect(entry?.immobile).toBe(moves === "never");
  });

  test("[rote.box.added-to-base] The expansion has eight types of unit with 36 miniatures, 18 for each side", () => {
    const base = new Set(boxFor(configOf()).units.map(({ id }) => id));
    const added = BOX.units.filter(({ id }) => !base.has(id));
    const count = (side: number): number =>
      added.reduce((sum, { side: of, entry }) => (of === side ? sum + entry.count : sum), 0);
    expect(added).toHaveLength(8);
    expect([count(0), count(1)]).toEqual([18, 18]);
  });

  test("[rote.unit.ship-classes] Ships with black health are fighters and ships with red health capital ships, so a U-wing can use Death Star Plans", () => {
    const ids = ["interdictor", "nebulon-b-frigate", "u-wing", "tie-striker"];
    for (const { id, entry } of BOX.units.filter((kind) => ids.includes(kind.id))) {
      expect(entry.class, id).toBe(entry.health?.color === "black" ? "fighter" : "capital-ship");
    }
    const after = (ship: string, draws: readonly string[]): string => {
      const there = { [ship]: 1, "death-star": 1 };
      const combat = { stage: "plans", round: 1 } as const;
      return asked(fight({ units: there, objectives: ["death-star-plans-ii"], combat }, draws).state);
    };
    expect(after("u-wing", [])).toBe("rebel: death-star-plans");
    expect(after("nebulon-b-frigate", [])).toBe("rebel: retreat");
  });

  test("[rote.unit.structures] All four structures are immobile ground units", () => {
    const structures = BOX.units.filter(({ entry }) => entry.class === "structure");
    expect(structures.map(({ id }) => id).sort()).toEqual([
      "golan-arms-turret",
      "ion-cannon",
      "shield-bunker",
      "shield-generator",
    ]);
    expect(structures.every(({ entry }) => entry.theater === "ground" && entry.immobile)).toBe(true);
    for (const unit of ["shield-bunker", "golan-arms-turret"]) {
      const side = unit === "shield-bunker" ? "imperial" : "rebel";
      const carrier = side === "rebel" ? "nebulon-b-frigate" : "interdictor";
      const picking = activating(side, {
        [carrier]: 1,
        [unit]: 1,
        [side === "rebel" ? "rebel-vanguard" : "assault-tank"]: 1,
      });
      refused(line(picking, [move(carrier, "alderaan")]), move(unit, "alderaan"), "reb.move.immobile");
    }
  });

  test("[rote.unit.structures-not-moved] A card that moves the opponent's units cannot move structures", () => {
    const order = mission({
      id: "odd-order",
      faction: "imperial",
      mode: "resolve",
      effect: [
        { op: "choose-system", by: "owner", where: [{ is: "remote" }] },
        {
          op: "move-units",
          faction: "rebel",
          from: "here",
          to: "chosen",
          filter: {},
          limit: null,
          lifted: ["adjacency", "transport", "own-leaders"],
        },
      ],
    });
    const catalogue = withEntries({ missions: [order] });
    const there = { "golan-arms-turret": 1, "rebel-trooper": 1, "rebel-vanguard": 1, "ion-cannon": 1 };
    const start = expanded({
      catalogue,
      active: "imperial",
      systems: { alderaan: { units: there } },
      imperial: { assigned: [{ card: "odd-order", leaders: ["emperor-palpatine"] }] },
    });
    const to = (system: string): Action => ({ type: "choose-system", subject: system });
    const { state } = play(start, [{ type: "reveal", subject: 0 }, to("alderaan"), to("hoth")], {
      game: expectOk(createGame(catalogue)),
    });
    const engine = engineOf(boxFor(state.config, catalogue));
    expect(engine.legalActions(state).map(actionKey)).toEqual([
      "move alderaan rebel-trooper",
      "move alderaan rebel-vanguard",
      "done",
    ]);
    expectIllegal(engine.apply(state, move("golan-arms-turret", "alderaan")), "reb.move.immobile");
  });
});

describe("transport with units of the expansion", () => {
  test("[rote.unit.tie-striker] TIE Strikers can move only aboard other ships, and each uses one transport capacity", () => {
    const carried = { "tie-striker": 3, interdictor: 1, "assault-tank": 3 };
    const picking = activating("imperial", carried);
    refused(picking, move("tie-striker", "alderaan"), "reb.move.restriction-icon");
    const strikers = [1, 2, 3].map(() => move("tie-striker", "alderaan"));
    const moved = line(picking, [move("interdictor", "alderaan"), ...strikers, move("assault-tank", "alderaan")]);
    expect(units(moved, "corellia")).toEqual({ interdictor: 1, "tie-striker": 3, "assault-tank": 1 });
    expect(asked(moved)).not.toBe("imperial: move-units");
  });

  test("[rote.unit.u-wing] U-wings need no transport, and each carries one unit", () => {
    const picking = activating("rebel", { "u-wing": 2, "rebel-vanguard": 3 });
    refused(picking, move("rebel-vanguard", "alderaan"), "reb.move.restriction-icon");
    const fly = move("u-wing", "alderaan");
    const board = move("rebel-vanguard", "alderaan");
    expect(units(line(picking, [fly, board, { type: "done" }]), "corellia")).toEqual({
      "u-wing": 1,
      "rebel-vanguard": 1,
    });
    expect(units(line(picking, [fly, fly, board, board]), "corellia")).toEqual({ "u-wing": 2, "rebel-vanguard": 2 });
    expect(units(line(picking, [fly, DONE]), "corellia")).toEqual({ "u-wing": 1 });
  });

  test("A Nebulon-B Frigate carries three units", () => {
    const picking = activating("rebel", { "nebulon-b-frigate": 1, "rebel-vanguard": 4 });
    const board = [1, 2, 3].map(() => move("rebel-vanguard", "alderaan"));
    const moved = line(picking, [move("nebulon-b-frigate", "alderaan"), ...board]);
    expect(units(moved, "corellia")).toEqual({ "nebulon-b-frigate": 1, "rebel-vanguard": 3 });
    expect(asked(moved)).not.toBe("rebel: move-units");
  });

  test("[rote.unit.tie-striker] TIE Strikers may be left behind in a retreat, but U-wings may not", () => {
    const there = { "tie-striker": 2, interdictor: 1, "x-wing": 1, "u-wing": 2 };
    const start = fight({ units: there, combat: { stage: "retreat", round: 1 }, by: "imperial" }).state;
    const leaving = line(start, [retreat("general-tagge", "mustafar"), move("tie-striker"), DONE]);
    expect(units(leaving, "mustafar")).toEqual({ interdictor: 1, "tie-striker": 1 });
    expect(units(leaving, HERE)).toEqual({ "tie-striker": 1, "x-wing": 1, "u-wing": 2 });
    expect(asked(leaving)).toBe("rebel: retreat");
    const away = line(leaving, [retreat("jan-dodonna", "naboo")]);
    expect(units(away, "naboo")).toEqual({ "x-wing": 1, "u-wing": 2 });
  });
});

describe("the Interdictor", () => {
  test("[rote.unit.interdictor] Rebel units cannot retreat from a system with an Interdictor, and the Rebels are not asked", () => {
    const there = (ships: UnitCounts, draws: readonly string[]): ReturnType<typeof fight> => {
      const combat = { stage: "retreat", round: 1 } as const;
      return fight({ units: { "x-wing": 1, ...ships }, combat, there: ["jan-dodonna"] }, draws);
    };
    expect(asked(there({ "tie-fighter": 1 }, []).state)).toBe("rebel: retreat");
    const { state, events } = there({ interdictor: 1 }, ["blank", "direct-hit", "blank"]);
    expect(only(events, "combat-ended")).toHaveLength(1);
    expect(only(events, "retreated")).toEqual([]);
    expect(units(state, HERE)).toEqual({ interdictor: 1 });
  });

  test("[rote.unit.interdictor] Rebel units can retreat once the last Interdictor there has been destroyed, and Imperial units at any time", () => {
    const there = { "mon-calamari-cruiser": 2, interdictor: 1, "tie-fighter": 1 };
    const draws = [...times(4, "hit"), "blank", "blank", ...times(3, "blank")];
    const { state, events } = fight({ units: there }, draws);
    expect(only(events, "units-destroyed")).toMatchObject([{ units: [{ unit: "interdictor", count: 1 }] }]);
    expect(asked(state)).toBe("rebel: retreat");
    const two = fight({ units: { ...there, interdictor: 2 }, there: ["jan-dodonna"] }, [
      ...times(4, "hit"),
      ...times(2, "blank"),
    ]);
    expect(offers(two.state, "retreat")).toEqual([]);
    const empire = fight({ units: there, combat: { stage: "retreat", round: 1 }, by: "imperial" });
    expect(asked(empire.state)).toBe("imperial: retreat");
  });

  test("[rote.unit.interdictor-extra-retreat] A card that makes a retreat easier has no effect in a system with an Interdictor", () => {
    const may = (ships: UnitCounts): readonly [boolean, string | undefined] => {
      const state = laidOut({
        config: EXPANDED,
        systems: { [HERE]: { units: { "rebel-trooper": 2, ...ships } } },
        leaders: { "jan-dodonna": HERE },
        combat: { system: HERE, stage: "retreat", round: 1, freeTransport: [true, false] },
      });
      const combat = state.frames.find((frame): frame is CombatFrame => frame.kind === "combat");
      if (combat === undefined) throw new Error("no combat");
      return [canRetreat({ box: BOX, state }, combat, 0), whyNoneLeaves({ box: BOX, state }, combat, 0)?.rule];
    };
    expect(may({ stormtrooper: 2 })).toEqual([true, undefined]);
    expect(may({ stormtrooper: 2, interdictor: 1 })).toEqual([false, "rote.unit.interdictor"]);
  });

  test("[rote.unit.interdictor] Rebel Transports without other Rebel ships are destroyed if an Interdictor prevents their retreat", () => {
    const combat = { stage: "retreat", round: 1 } as const;
    const { state, events } = fight({ units: { "rebel-transport": 2, interdictor: 1 }, combat });
    expect(only(events, "units-destroyed")).toMatchObject([{ rule: "reb.combat.lone-transports" }]);
    expect(units(state, HERE)).toEqual({ interdictor: 1 });
  });

  test("[rote.unit.interdictor-entry] No resource icon builds an Interdictor", () => {
    expect(BOX.unitsById.get("interdictor")?.entry.buildIcon).toBeNull();
    const building = expanded({
      phase: "refresh",
      stage: "build",
      round: 5,
      time: 6,
      systems: { corellia: { loyalty: "imperial" } },
    });
    let now = building;
    let offered = 0;
    while (asked(now).endsWith(": build")) {
      expect(offers(now, "take-unit")).not.toContain("interdictor");
      refused(now, { type: "take-unit", subject: "interdictor" }, "reb.build.unit-matches-icon");
      const [first] = offers(now, "take-unit");
      now = told(now, [{ type: "take-unit", subject: first ?? "" }]).state;
      offered += 1;
    }
    expect(offered).toBeGreaterThan(0);
  });
});
