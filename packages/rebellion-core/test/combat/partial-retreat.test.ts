import { expectOk } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { game } from "../../src/index.ts";
import { type Action, actionKey } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { describe as describeIn } from "../../src/text/index.ts";
import { DONE, ENGINE, eventsOf, legal, refused, units } from "../looks.ts";
import { type Fight, fight, HERE, line, move, retreat, wounds } from "./table.ts";

const WALKERS: Fight = {
  rebel: { "rebel-trooper": 1, "x-wing": 1 },
  imperial: { "star-destroyer": 2, "at-at": 3, stormtrooper: 1 },
  by: "imperial",
  at: "retreat",
  combat: {
    round: 1,
    wounds: {
      imperial: [
        { unit: "at-at", markers: 1 },
        { unit: "at-at", markers: 2 },
        { unit: "star-destroyer", markers: 3 },
      ],
    },
  },
};

/** The Empire leads its units to Malastare. */
function leaving(spec: Fight = WALKERS): State {
  return line(fight(spec).state, [retreat("general-tagge", "malastare")]).state;
}

function walker(damage: number): Action {
  return { type: "move", subject: "at-at", from: HERE, damage };
}

/** The code of the refusal of an action. */
function codeOf(state: State, action: Action): string | undefined {
  refused(state, action, "reb.retreat.movement-rules");
  return ENGINE.why(state, action)?.code;
}

describe("a retreat that leaves some of several like units behind", () => {
  it("[reb.retreat.may-leave-ground] A retreat offers ground units of one type once for each amount of damage, and other units without naming damage", () => {
    expect(legal(leaving())).toEqual([
      `move ${HERE} stormtrooper`,
      `move ${HERE} 0 at-at`,
      `move ${HERE} 1 at-at`,
      `move ${HERE} 2 at-at`,
      "done",
    ]);
    const alike = { imperial: [1, 1].map((markers) => ({ unit: "at-at", markers })) } as const;
    const both = leaving({
      ...WALKERS,
      imperial: { "star-destroyer": 1, "at-at": 2 },
      combat: { round: 1, wounds: alike },
    });
    expect(legal(both)).toEqual([`move ${HERE} at-at`, "done"]);
    expect(wounds(line(both, [move("at-at"), DONE]).state)).toEqual(["at-at 1+0"]);
  });

  it("[reb.retreat.may-leave-ground] [reb.combat.end-remove-damage] Units that retreat take their own damage with them", () => {
    const left = (...picks: readonly number[]): readonly string[] =>
      wounds(line(leaving(), [...picks.map(walker), DONE]).state);
    expect(left()).toEqual(["at-at 1+0", "at-at 2+0"]);
    expect(left(0)).toEqual(["at-at 1+0", "at-at 2+0"]);
    expect(left(1)).toEqual(["at-at 2+0"]);
    expect(left(2)).toEqual(["at-at 1+0"]);
    expect(left(2, 1)).toEqual([]);
    const { state, events } = line(leaving(), [walker(2), DONE]);
    expect(units(state, "malastare")).toEqual({ "star-destroyer": 2, "at-at": 1 });
    expect(eventsOf(events, "damage-removed").map(({ unit, amount }) => [unit, amount])).toEqual([
      ["star-destroyer", 3],
      ["at-at", 2],
    ]);
  });

  it("Walkers that retreat can be picked in any order and taken back one by one", () => {
    const picked = line(leaving(), [walker(2), walker(0)]).state;
    expect(picked).toEqual(line(leaving(), [walker(0), walker(2)]).state);
    const all = ENGINE.legalActions(picked, { picks: "all" }).map(actionKey);
    expect(all).toEqual([
      `move ${HERE} stormtrooper`,
      `move ${HERE} 1 at-at`,
      "done",
      `unpick move ${HERE} 0 at-at`,
      `unpick move ${HERE} 2 at-at`,
    ]);
    const back = line(picked, [
      { type: "unpick", pick: { type: "move", subject: "at-at", from: HERE, damage: 0 } },
    ]).state;
    expect(back).toEqual(line(leaving(), [walker(2)]).state);
    expect(legal(back)).toEqual(["done"]);
  });

  it("A move in a retreat must name the damage of a unit if several of its type differ, and only damage that a unit there has", () => {
    const state = leaving();
    expect(codeOf(state, move("at-at"))).toBe("which-damage");
    expect(codeOf(state, walker(3))).toBe("no-such-unit");
    const once = line(state, [walker(2)]).state;
    expect(codeOf(once, walker(2))).toBe("no-such-unit");
    const trooper: Action = { type: "move", subject: "stormtrooper", from: HERE, damage: 0 };
    expect(codeOf(state, trooper)).toBe("no-such-unit");
  });

  it("A saved retreat with damaged units picked can be read back, and one with more of them than exist is rejected", () => {
    const state = line(leaving(), [walker(1)]).state;
    const saved = (damage: number): unknown => {
      const copy = JSON.parse(JSON.stringify(state));
      const frame = copy.frames.at(-1);
      frame.picked.at(-1).damage = damage;
      return copy;
    };
    expect(expectOk(game.parse.state(saved(1)))).toEqual(state);
    expect(game.parse.state(saved(3)).ok).toBe(false);
  });

  it("The options of a retreat name the damage of each unit in both languages", () => {
    const told = (damage: number, locale: "en" | "es"): string => describeIn({ action: walker(damage) }, { locale });
    expect([told(0, "en"), told(2, "en")]).toEqual([
      "Move an AT-AT (undamaged) from Sullust",
      "Move an AT-AT (2 damage markers) from Sullust",
    ]);
    expect([told(0, "es"), told(1, "es")]).toEqual([
      "Mover un AT-AT (sin daño) de Sullust",
      "Mover un AT-AT (1 ficha de Daño) de Sullust",
    ]);
  });
});
