import { type Action, actionKey, game, type State } from "@sw/rebellion-core";
import { play, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { describe, expect, test } from "vitest";
import { planIn } from "../../../src/solo/memory.ts";
import { battle, dice } from "../../combat/cinematic/table.ts";
import { EXPANDED } from "./decision-table.ts";
import { decided, TURN } from "./table.ts";

type Forces = Readonly<Record<string, number>>;

/** Damaged units, each as `"at-at 2"`. */
function hurt(units: readonly string[]): readonly { readonly unit: string; readonly markers: number }[] {
  return units.map((one) => {
    const [unit = "", markers] = one.split(" ");
    return { unit, markers: Number(markers) };
  });
}

/** What the Empire is asked, and the unit with its damage that it chooses, or `done`. */
function chosen(state: State): string {
  const { action } = decided(state);
  const told =
    action.type === "block" || action.type === "damage"
      ? `${action.subject} ${action.markers + action.assigned}`
      : actionKey(action);
  return `${game.decision(state)?.kind}: ${told}`;
}

/** The Empire's choices one after the other, until it is asked something else. */
function choices(start: State): readonly string[] {
  const kinds = ["redirect-to", "redirect-damage", "remove-damage"];
  const all: string[] = [];
  let state = start;
  while (kinds.includes(game.decision(state)?.kind ?? "")) {
    all.push(chosen(state));
    const { action } = decided(state);
    if (action.type === "done") break;
    ({ state } = play(state, [action]));
  }
  return all;
}

describe("The damage that Armored Position moves to a Shield Bunker", () => {
  const DICE: Readonly<Record<string, readonly [red: string, black: string]>> = {
    "at-at": ["--", "-"],
    "at-st": ["-", "-"],
  };

  /** The Empire has rolled blanks on the ground against a structure, which rolls nothing; now damage can be moved. */
  function position(imperial: Forces, ...units: readonly string[]): State {
    const rolled = Object.entries(imperial).flatMap(([unit, count]) =>
      Array.from({ length: count }, () => DICE[unit] ?? ["", ""]),
    );
    const [red, black] = [0, 1].map((color) => rolled.map((own) => own[color] ?? "").join(""));
    return battle(
      {
        theater: "ground",
        rebel: { "shield-generator": 1 },
        imperial,
        by: "imperial",
        config: { solo: {} },
        combat: { wounds: { imperial: hurt(units) } },
      },
      [{ label: "draw:imperial-ground-tactic", answer: "armored-position" }, ...dice(red ?? "", black ?? "")],
    ).state;
  }

  test("[solo.combat.imperial-card-choices] Armored Position moves no damage of a unit that survives anyway", () => {
    expect(chosen(position({ "at-at": 1, "shield-bunker": 1 }, "at-at 2"))).toBe("redirect-damage: done");
    expect(chosen(position({ "at-at": 1, "shield-bunker": 2 }, "at-at 2", "shield-bunker 1"))).toBe(
      "redirect-to: done",
    );
  });

  test("[solo.combat.imperial-card-choices] Armored Position moves as much damage as saves a lost unit, and no more", () => {
    expect(choices(position({ "at-at": 1, "shield-bunker": 1 }, "at-at 4"))).toEqual([
      "redirect-damage: at-at 4",
      "redirect-damage: at-at 3",
      "redirect-damage: done",
    ]);
    expect(chosen(position({ "at-at": 1, "shield-bunker": 1 }, "at-at 6"))).toBe("redirect-damage: done");
  });

  test("[solo.combat.imperial-card-choices] A Shield Bunker is lost for a unit of higher strength value, but not for one of the same", () => {
    expect(chosen(position({ "at-st": 1, "shield-bunker": 1 }, "at-st 2", "shield-bunker 2"))).toBe(
      "redirect-damage: done",
    );
    expect(chosen(position({ "at-st": 1, "shield-bunker": 1 }, "at-st 2", "shield-bunker 1"))).toBe(
      "redirect-damage: at-st 2",
    );
    expect(chosen(position({ "at-at": 1, "shield-bunker": 1 }, "at-at 3", "shield-bunker 2"))).toBe(
      "redirect-damage: at-at 3",
    );
  });

  test("[solo.combat.imperial-card-choices] A Shield Bunker that is lost anyway takes all the damage that it can", () => {
    expect(
      choices(position({ "at-at": 1, "at-st": 1, "shield-bunker": 1 }, "at-at 2", "at-st 1", "shield-bunker 3")),
    ).toEqual(["redirect-damage: at-at 2", "redirect-damage: at-at 1", "redirect-damage: at-st 1"]);
  });

  test("[solo.combat.imperial-card-choices] One of two lost Shield Bunkers takes the damage of the other before a third bunker would be lost for both", () => {
    const bunkers = ["shield-bunker 3", "shield-bunker 3", "shield-bunker 2"];
    const state = position({ "at-st": 1, "shield-bunker": 3 }, ...bunkers);
    expect(chosen(state)).toBe("redirect-to: shield-bunker 3");
  });

  test("[solo.combat.imperial-card-choices] The Shield Bunker that survives the damage takes it, even if another has less health left", () => {
    const state = position({ "at-st": 1, "shield-bunker": 2 }, "at-st 2", "shield-bunker 2");
    expect(choices(state)).toEqual([
      "redirect-to: shield-bunker 0",
      "redirect-damage: at-st 2",
      "redirect-damage: done",
    ]);
  });
});

describe("The damage that the Empire removes from its ships", () => {
  const DICE: Readonly<Record<string, number>> = {
    "star-destroyer": 2,
    "super-star-destroyer": 3,
    "assault-carrier": 1,
  };

  const BLACK: Readonly<Record<string, number>> = { "super-star-destroyer": 2 };

  /** The Empire rolls this many red specials in space, and only hits beside them. */
  function rolled(specials: number, imperial: Forces, ...units: readonly string[]): string {
    const red = Object.entries(imperial).reduce((sum, [unit, count]) => sum + count * (DICE[unit] ?? 0), 0);
    const black = Object.entries(imperial).reduce((sum, [unit, count]) => sum + count * (BLACK[unit] ?? 1), 0);
    const state = battle(
      {
        rebel: { "mon-calamari-cruiser": 1 },
        imperial,
        by: "imperial",
        there: ["general-tagge"],
        config: { solo: {} },
        combat: { wounds: { imperial: hurt(units) } },
      },
      [
        { label: "draw:imperial-space-tactic", answer: "overwhelming-presence" },
        ...dice("s".repeat(specials) + "h".repeat(Math.min(5, red) - specials), "h".repeat(Math.min(5, black))),
      ],
    ).state;
    return chosen(state);
  }

  test("[solo.combat.specials] A special that saves no unit removes damage from the one with most damage, even if another is stronger", () => {
    const ships = { "super-star-destroyer": 1, "star-destroyer": 1 };
    expect(rolled(1, ships, "super-star-destroyer 1", "star-destroyer 2")).toBe("cinematic-actions: star-destroyer 2");
  });

  test("[solo.combat.specials] A special is not spent on a unit that the specials cannot save, but on one that survives", () => {
    const ships = { "star-destroyer": 2 };
    expect(rolled(1, ships, "star-destroyer 6", "star-destroyer 1")).toBe("cinematic-actions: star-destroyer 1");
    expect(rolled(3, ships, "star-destroyer 6", "star-destroyer 1")).toBe("cinematic-actions: star-destroyer 6");
  });

  test("[solo.combat.specials] Two specials save the stronger ship that needs both before a weaker one that needs one", () => {
    const ships = { "star-destroyer": 1, "assault-carrier": 1 };
    expect(rolled(2, ships, "star-destroyer 5", "assault-carrier 2")).toBe("cinematic-actions: star-destroyer 5");
    expect(rolled(1, ships, "star-destroyer 5", "assault-carrier 2")).toBe("cinematic-actions: assault-carrier 2");
  });

  test("[solo.combat.specials] Two specials save two weaker ships rather than one stronger ship that needs both", () => {
    const ships = { "star-destroyer": 1, "assault-carrier": 2 };
    expect(rolled(2, ships, "star-destroyer 5", "assault-carrier 2", "assault-carrier 2")).toBe(
      "cinematic-actions: assault-carrier 2",
    );
  });

  test("[solo.combat.rerolls] A special that could only remove damage from a unit lost anyway is rerolled", () => {
    expect(rolled(1, { "star-destroyer": 1 }, "star-destroyer 6")).toBe("cinematic-actions: pick-die red special");
    expect(rolled(1, { "star-destroyer": 1 }, "star-destroyer 4")).toBe("cinematic-actions: star-destroyer 4");
  });

  test("[solo.combat.specials] Energy Shield saves the ship that its two points can save, and then removes most damage", () => {
    const state = battle(
      {
        rebel: { "x-wing": 1 },
        imperial: { "star-destroyer": 2, "assault-carrier": 1, "shield-bunker": 1 },
        by: "imperial",
        config: { solo: {} },
        combat: {
          wounds: { imperial: hurt(["star-destroyer 6", "star-destroyer 1", "assault-carrier 2"]) },
        },
      },
      [{ label: "draw:imperial-space-tactic", answer: "energy-shield" }, ...dice("hhhhh", "---"), ...dice("", "-")],
    ).state;
    expect(choices(state)).toEqual(["remove-damage: assault-carrier 2", "remove-damage: star-destroyer 1"]);
  });
});

describe("The units that cards move out of the base or to a scout", () => {
  /** The picks of a decision in order. */
  function picks(state: State | Scenario): readonly string[] {
    const { action, memory } = decided(state);
    return [actionKey(action), ...planIn(memory, "move-units")].filter((key) => key !== "done");
  }

  const baited = (baseSpace: Forces): readonly string[] =>
    picks({
      ...TURN,
      config: EXPANDED,
      systems: { mustafar: { loyalty: "imperial", units: { stormtrooper: 1 } } },
      baseSpace,
      effect: {
        card: "were-the-bait",
        by: "imperial",
        system: "mustafar",
        leaders: ["darth-vader"],
        target: "han-solo",
      },
    });

  test("[solo.decision.were-the-bait] Structures of the base count for the theater with more units, although We're the Bait cannot move them", () => {
    const base = { "x-wing": 2, "rebel-trooper": 1, "ion-cannon": 1, "shield-generator": 1 };
    expect(baited(base).map((key) => key.split(" ").at(-1))).toEqual(["rebel-trooper"]);
    expect(baited({ "x-wing": 2, "rebel-trooper": 1 }).map((key) => key.split(" ").at(-1))).toEqual([
      "x-wing",
      "x-wing",
    ]);
  });

  test("[solo.decision.were-the-bait] [solo.decision.order] We're the Bait takes ships if the theater with more units has only structures", () => {
    expect(baited({ "x-wing": 2, "ion-cannon": 1, "shield-generator": 2 })).toHaveLength(2);
  });

  test("[solo.decision.scouting-mission] TIE Fighters above Rebel troops are moved only if there are no others", () => {
    const spec: Scenario = {
      ...TURN,
      base: { system: "hoth", revealed: true },
      systems: {
        mygeeto: { loyalty: "imperial", units: { "tie-fighter": 2, "rebel-trooper": 1 } },
        corellia: { loyalty: "imperial", units: { "tie-fighter": 4 } },
      },
      leaders: { "soontir-fel": "pool" },
      effect: { card: "scouting-mission", leader: "soontir-fel" },
    };
    const hoth: Action = { type: "choose-system", subject: "hoth" };
    const moved = picks(play(scenario(spec), [hoth]).state);
    expect(moved).toHaveLength(4);
    expect(moved.join(" ")).not.toContain("mygeeto");
  });
});
