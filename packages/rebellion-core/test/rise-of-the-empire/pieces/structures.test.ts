import { createGame } from "@sw/rebellion-core";
import { defaultCatalogue } from "@sw/rebellion-core/catalogue";
import { expectOk, scripted } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, test } from "vitest";
import { engineOf } from "../../../src/engine/engine.ts";
import { type Action, actionKey } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { GameWork } from "../../../src/state/work.ts";
import { boxFor } from "../../../src/testing/box.ts";
import { begin, laidOut, play, type Scenario, type UnitCounts } from "../../../src/testing/index.ts";
import { unit } from "../../home-made/entries.ts";
import {
  asked,
  BOX,
  ENGINE,
  EXPANDED,
  expanded,
  fight,
  HERE,
  legal,
  line,
  offers,
  only,
  refused,
  through,
  units,
} from "./table.ts";

const DONE: Action = { type: "done" };

describe("lone structures", () => {
  test("[rote.unit.structure-rule] Golan Arms Turrets without other units survive against Imperial ground units as long as they roll dice, and another round is fought", () => {
    const there = { "golan-arms-turret": 1, stormtrooper: 1 };
    const { state, events } = fight({ units: there, there: [] }, [
      "blank",
      "blank",
      "blank",
      "blank",
      "direct-hit",
      "blank",
    ]);
    expect(only(events, "combat-round-started").map(({ round }) => round)).toEqual([1, 2]);
    expect(units(state, HERE)).toEqual({ "golan-arms-turret": 1 });
  });

  test("[rote.unit.structure-rule] [rote.unit.rolled-nothing] Structures of either side are destroyed if their owner rolled no dice", () => {
    const empire = fight({ units: { "shield-bunker": 2, "rebel-vanguard": 1 }, there: [] }, ["blank"]);
    expect(only(empire.events, "units-destroyed")).toMatchObject([
      { faction: "imperial", units: [{ unit: "shield-bunker", count: 2 }], rule: "rote.unit.structure-rule" },
    ]);
    const rebels = fight({ units: { "ion-cannon": 1, "assault-tank": 1 }, there: [] }, ["blank"]);
    expect(only(rebels.events, "units-destroyed")).toMatchObject([
      { faction: "rebel", units: [{ unit: "ion-cannon", count: 1 }], rule: "rote.unit.structure-rule" },
    ]);
  });

  test("[rote.unit.rolled-nothing] Dice rolled on the ground save the structures of either owner; dice rolled in space do not", () => {
    const bunker = fight({ units: { "shield-bunker": 1, stormtrooper: 1, "rebel-trooper": 2 }, there: [] }, [
      ...["hit", "blank", "blank"],
      ...["blank", "blank"],
    ]);
    expect(only(bunker.events, "combat-round-started").map(({ round }) => round)).toEqual([1, 2]);
    expect(only(bunker.events, "units-destroyed").map(({ units: [gone] }) => gone?.unit)).toEqual([
      "stormtrooper",
      "shield-bunker",
    ]);
    const cannon = fight({ units: { "x-wing": 1, "ion-cannon": 1, "tie-fighter": 1, "assault-tank": 1 }, there: [] }, [
      ...["hit", "blank"],
      "blank",
    ]);
    expect(only(cannon.events, "combat-round-started").map(({ round }) => round)).toEqual([1]);
    expect(units(cannon.state, HERE)).toEqual({ "x-wing": 1, "assault-tank": 1 });
  });

  test("[rote.unit.structure-rule] Structures of both sides are destroyed together, except a turret that rolled dice", () => {
    const both = fight({ units: { "shield-bunker": 1, "ion-cannon": 1 }, there: [] });
    expect(
      only(both.events, "units-destroyed")
        .map(({ faction }) => faction)
        .sort(),
    ).toEqual(["imperial", "rebel"]);
    const turret = fight({ units: { "shield-bunker": 1, "golan-arms-turret": 1 }, there: [] }, ["blank", "blank"]);
    expect(units(turret.state, HERE)).toEqual({ "golan-arms-turret": 1 });
  });

  test("[rote.unit.rolled-nothing] Dice rolled in an earlier round do not save structures", () => {
    const there = { "golan-arms-turret": 1, "ion-cannon": 1, "assault-tank": 1 };
    const first = fight({ units: there, there: [] }, ["blank", "blank", "blank", "direct-hit", "blank", "blank"]);
    expect(units(first.state, HERE)).toEqual({ "golan-arms-turret": 1, "ion-cannon": 1 });
    const spec = { "ion-cannon": 1, "assault-tank": 1 };
    const state = laidOut({ config: EXPANDED, systems: { [HERE]: { units: spec } }, combat: { system: HERE } });
    const withRolls = (rolled: readonly [boolean, boolean], stage: "round" | "next"): readonly number[] => {
      const [floor, combat] = state.frames;
      if (floor === undefined || combat?.kind !== "combat") throw new Error("no combat");
      const frames = [floor, { ...combat, round: 1, stage, rolled }];
      const { events } = expectOk(ENGINE.start(() => new GameWork(BOX, { ...state, frames }, scripted(["blank"]))));
      return only(events, "combat-round-started").map(({ round }) => round);
    };
    expect(withRolls([false, false], "next")).toEqual([]);
    expect(withRolls([true, false], "round")).toEqual([2]);
    expect(withRolls([true, false], "next")).toEqual([2]);
  });

  test("[reb.combat.structures-last] Only Rebel structures are destroyed at the end of a round in a game without the expansion, whether or not their owner rolled dice", () => {
    const { events } = begin(
      {
        systems: { [HERE]: { units: { "ion-cannon": 1, stormtrooper: 1 } } },
        combat: { system: HERE, stage: "round" },
      },
      { draws: ["blank"] },
    );
    expect(only(events, "units-destroyed")).toMatchObject([{ rule: "reb.combat.structures-last" }]);
  });
});

const LOYAL = { mustafar: { loyalty: "imperial" } } as const;

/** The step in which the Empire deploys what is on space 1 of its queue. */
function deploying(queued: UnitCounts, more: Scenario = {}): State {
  return expanded({ phase: "refresh", stage: "deploy", round: 7, time: 8, ...more, imperial: { queue: [queued] } });
}

function deploy(unit: string, at: string): Action {
  return { type: "deploy", subject: unit, at };
}

/** Where units of a type may be deployed now. */
function placesFor(state: State, unit: string): readonly string[] {
  return offers(state, "deploy").flatMap((key) => (key.endsWith(` ${unit}`) ? [key.split(" ")[0] ?? ""] : []));
}

describe("deploying Shield Bunkers and beside them", () => {
  const hoth = { hoth: { units: { stormtrooper: 1 } } };

  test("[rote.unit.bunker-deployment] A Shield Bunker can be deployed with Imperial ground units in a remote system, but other units cannot", () => {
    const state = deploying({ "shield-bunker": 1, stormtrooper: 1 }, { systems: hoth });
    expect(placesFor(state, "shield-bunker")).toEqual(["coruscant", "hoth"]);
    expect(placesFor(state, "stormtrooper")).toEqual(["coruscant"]);
    refused(state, deploy("stormtrooper", "hoth"), "reb.deploy.remote-blocks");
    expect(units(line(state, [deploy("shield-bunker", "hoth")]), "hoth")).toEqual({
      stormtrooper: 1,
      "shield-bunker": 1,
    });
  });

  test("[rote.unit.bunker-deployment] A Shield Bunker can be deployed only in a system with an Imperial ground unit and without a Rebel unit or sabotage marker", () => {
    const systems = {
      hoth: { units: { "tie-fighter": 1, interdictor: 1 } },
      endor: { units: { stormtrooper: 1, "x-wing": 1 } },
      yavin: { units: { "assault-tank": 1 }, sabotaged: true },
    };
    const state = deploying({ "shield-bunker": 1 }, { systems });
    expect(placesFor(state, "shield-bunker")).toEqual(["coruscant"]);
    refused(state, deploy("shield-bunker", "hoth"), "rote.unit.bunker-deployment");
    refused(state, deploy("shield-bunker", "endor"), "rote.unit.bunker-deployment");
    refused(state, deploy("shield-bunker", "yavin"), "reb.deploy.sabotage-blocks");
    refused(state, deploy("shield-bunker", "naboo"), "rote.unit.bunker-deployment");
    refused(state, deploy("shield-bunker", "rebel-base"), "reb.deploy.where");
  });

  test("[rote.unit.bunker-reinforcement] Imperial units can be deployed in a remote system with a Shield Bunker as in a loyal one, unless a Rebel unit is there", () => {
    const systems = {
      hoth: { units: { "shield-bunker": 1 } },
      endor: { units: { "shield-bunker": 1, "y-wing": 1 } },
      yavin: { units: { "shield-bunker": 1 }, sabotaged: true },
    };
    const state = deploying({ interdictor: 1, stormtrooper: 1 }, { systems });
    expect(placesFor(state, "interdictor")).toEqual(["coruscant", "hoth"]);
    refused(state, deploy("interdictor", "endor"), "reb.deploy.enemy-blocks");
    refused(state, deploy("interdictor", "yavin"), "reb.deploy.sabotage-blocks");
    const filled = line(state, [deploy("interdictor", "hoth"), deploy("stormtrooper", "hoth")]);
    expect(units(filled, "hoth")).toEqual({ "shield-bunker": 1, interdictor: 1, stormtrooper: 1 });
    const loyal = { ...systems, mandalore: { loyalty: "rebel" } } as const;
    const rebels = deploying({}, { systems: loyal, rebel: { queue: [{ "x-wing": 1 }] } });
    refused(rebels, deploy("x-wing", "hoth"), "reb.deploy.remote-blocks");
  });

  test("[rote.unit.bunker-not-at-once] A Shield Bunker allows other units in its system only from the next deployment on", () => {
    const systems = { hoth: { units: { stormtrooper: 1 } }, endor: { units: { "shield-bunker": 1, stormtrooper: 1 } } };
    const state = deploying({ "shield-bunker": 2, "tie-striker": 1 }, { systems });
    expect(placesFor(state, "tie-striker")).toEqual(["coruscant", "endor"]);
    refused(state, deploy("tie-striker", "hoth"), "reb.deploy.remote-blocks");
    const later = line(state, [deploy("shield-bunker", "hoth"), DONE]);
    expect(units(later, "hoth")).toEqual({ stormtrooper: 1, "shield-bunker": 1 });
    const next = deploying({ "tie-striker": 1 }, { systems: { hoth: { units: { "shield-bunker": 1 } } } });
    expect(placesFor(next, "tie-striker")).toEqual(["coruscant", "hoth"]);
  });

  test("[rote.unit.bunker-not-at-once] A unit cannot be deployed with a Shield Bunker that arrives in the same deployment, whatever their order", () => {
    const riseOfTheEmpire = defaultCatalogue.riseOfTheEmpire;
    if (riseOfTheEmpire === undefined) throw new Error("no expansion");
    const last = unit({ id: "odd-tank", faction: "imperial", theater: "ground", class: "vehicle", buildIcon: null });
    const catalogue = {
      ...defaultCatalogue,
      riseOfTheEmpire: { ...riseOfTheEmpire, units: [...riseOfTheEmpire.units, last] },
    };
    const systems = { hoth: { units: { stormtrooper: 1 } }, endor: { units: { "shield-bunker": 1, stormtrooper: 1 } } };
    const start = deploying({ "shield-bunker": 2, "odd-tank": 1 }, { systems, catalogue });
    const line = [deploy("shield-bunker", "endor"), deploy("shield-bunker", "hoth")];
    const { state } = play(start, line, { game: expectOk(createGame(catalogue)) });
    const engine = engineOf(boxFor(state.config, catalogue));
    expect(engine.legalActions(state).map(actionKey)).toEqual([
      "deploy coruscant odd-tank",
      "deploy endor odd-tank",
      "done",
    ]);
    expectIllegal(engine.apply(state, deploy("odd-tank", "hoth")), "reb.deploy.remote-blocks");
  });

  test("[rote.unit.bunker-limit] At most two units are deployed in a remote system with a Shield Bunker, a Death Star included", () => {
    const systems = { hoth: { units: { "shield-bunker": 1, "death-star-under-construction": 1 } } };
    const state = deploying({ "death-star": 1, stormtrooper: 2 }, { systems: { ...systems, ...LOYAL } });
    const two = line(state, [deploy("death-star", "hoth"), deploy("stormtrooper", "hoth")]);
    expect(units(two, "hoth")).toEqual({ "shield-bunker": 1, "death-star": 1, stormtrooper: 1 });
    expect(legal(two)).not.toContain("deploy hoth stormtrooper");
    refused(two, deploy("stormtrooper", "hoth"), "reb.deploy.two-per-system");
  });

  test("[rote.unit.queue-to-remote] [rote.unit.queue-at-site] Oversee Project deploys in a remote system, and a Death Star only where a Death Star Under Construction is", () => {
    const at = (site: UnitCounts): State =>
      expanded({
        active: "imperial",
        systems: { hoth: { units: { stormtrooper: 1, ...site } } },
        imperial: {
          assigned: [{ card: "oversee-project", leaders: ["general-tagge"] }],
          queue: [{ interdictor: 1 }, { "death-star": 1, "tie-striker": 1 }],
        },
      });
    const reveal: readonly Action[] = [{ type: "reveal", subject: 0 }];
    const elsewhere = line(at({}), reveal);
    expect(offers(elsewhere, "advance")).toEqual(["1 interdictor", "2 tie-striker"]);
    refused(elsewhere, { type: "advance", subject: "death-star", space: 2 }, "reb.faq.oversee-project-death-star");
    const site = line(at({ "death-star-under-construction": 1 }), reveal);
    expect(offers(site, "advance")).toContain("2 death-star");
    const done = line(elsewhere, [{ type: "advance", subject: "interdictor", space: 1 }]);
    expect(units(done, "hoth")).toEqual({ stormtrooper: 1, interdictor: 1 });
  });
});

describe("stations behind a Shield Bunker", () => {
  test("[rote.unit.bunker-protects] Damage cannot be assigned to a Death Star Under Construction protected by a Shield Bunker", () => {
    const there = { "x-wing": 1, "death-star-under-construction": 1, "tie-fighter": 1 };
    const open = fight({ units: there }, ["hit"]);
    expect(offers(open.state, "damage")).toEqual(["0 0 death-star-under-construction", "0 0 tie-fighter"]);
    const shielded = fight({ units: { ...there, "shield-bunker": 1 } }, ["hit", "blank"]);
    expect(only(shielded.events, "units-destroyed")).toMatchObject([{ units: [{ unit: "tie-fighter", count: 1 }] }]);
  });

  test("[rote.unit.bunker-protects] [rote.unit.dsuc-last] A Death Star Under Construction without other units is destroyed at the end of a round, unless a Shield Bunker protects it", () => {
    const combat = { stage: "next", round: 1 } as const;
    const queue = [{}, {}, { "death-star": 1 }];
    const there = { "x-wing": 1, "death-star-under-construction": 1 };
    const open = fight({ units: there, combat, imperial: { queue } });
    expect(only(open.events, "units-destroyed").map(({ rule }) => rule)).toEqual([
      "reb.combat.dsuc-last",
      "reb.death-star.dsuc-destroyed-queue",
    ]);
    const shielded = fight({ units: { ...there, "shield-bunker": 1 }, combat, imperial: { queue } }, ["hit"]);
    expect(only(shielded.events, "units-destroyed")).toEqual([]);
    expect(asked(shielded.state)).toBe("rebel: retreat");
  });

  test("[rote.unit.bunker-protects] A card that destroys the units of its system does not destroy a station protected by a Shield Bunker", () => {
    const destroyable = (more: UnitCounts): readonly string[] => {
      const there = { "death-star-under-construction": 1, "tie-fighter": 1, stormtrooper: 1, ...more };
      const effect = { card: "wookiee-uprising", system: "kashyyyk", pc: 1, leaders: [] } as const;
      return offers(expanded({ systems: { kashyyyk: { units: there } }, effect }), "destroy");
    };
    expect(destroyable({})).toContain("kashyyyk death-star-under-construction");
    expect(destroyable({ "shield-bunker": 1 })).toEqual([
      "kashyyyk tie-fighter",
      "kashyyyk stormtrooper",
      "kashyyyk shield-bunker",
    ]);
  });

  test("[rote.unit.bunker-protects] The Empire cannot destroy its own station protected by a Shield Bunker to build another", () => {
    const systems = {
      mygeeto: { loyalty: "imperial", units: { "at-at": 4 } },
      hoth: { units: { "death-star": 1, "shield-bunker": 1 } },
      endor: { units: { "death-star": 1 } },
    } as const;
    const state = through(expanded({ phase: "refresh", stage: "build", round: 7, time: 8, systems }), ["build"]);
    expect(asked(state)).toBe("imperial: free-units");
    expect(offers(state, "destroy")).toContain("endor death-star");
    refused(state, { type: "destroy", subject: "death-star", at: "hoth" }, "rote.unit.bunker-protects");
  });

  test("[rote.unit.bunker-plans] Death Star Plans cannot be revealed against a station protected by a Shield Bunker", () => {
    const after = (more: UnitCounts): string => {
      const there = { "x-wing": 1, "tie-fighter": 1, "death-star": 1, ...more };
      const combat = { stage: "plans", round: 1 } as const;
      return asked(fight({ units: there, objectives: ["death-star-plans-ii"], combat }).state);
    };
    expect(after({})).toBe("rebel: death-star-plans");
    expect(after({ "shield-bunker": 1 })).toBe("rebel: retreat");
  });

  /** Ships before a Death Star Under Construction behind a Shield Bunker, at the end of a round. */
  function silent(rulings: "book" | "faq", there: readonly string[], more: UnitCounts = {}): ReturnType<typeof fight> {
    const ships = { "x-wing": 1, "death-star-under-construction": 1, "shield-bunker": 1, ...more };
    return fight({ units: ships, there, config: { rulings }, combat: { stage: "retreat", round: 1 } });
  }

  test("[rote.unit.bunker-stalemate] Ships that no leader can lead away from a station protected by a Shield Bunker are destroyed, and the combat ends", () => {
    for (const rulings of ["book", "faq"] as const) {
      const { events } = silent(rulings, ["general-tagge"]);
      expect(only(events, "units-destroyed")).toMatchObject([{ faction: "rebel", rule: "rote.unit.bunker-stalemate" }]);
      expect(only(events, "combat-ended")).toHaveLength(1);
    }
  });

  test("[rote.unit.bunker-stalemate] Ships that a leader could lead away from the station must leave under the FAQ rulings and may stay under the book rulings", () => {
    const faq = silent("faq", ["jan-dodonna"]).state;
    expect(legal(faq)).not.toContain("pass");
    refused(faq, { type: "pass" }, "rote.unit.bunker-stalemate");
    expect(legal(silent("book", ["jan-dodonna"]).state)).toContain("pass");
  });

  test("[rote.unit.bunker-stalemate] Ships need not leave the station if a ground battle goes on or an Imperial ship still rolls dice", () => {
    for (const more of [{ "rebel-trooper": 1 }, { "tie-striker": 1 }, { "death-star": 1 }]) {
      expect(legal(silent("faq", ["jan-dodonna"], more).state)).toContain("pass");
    }
  });
});
