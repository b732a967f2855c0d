import { steadyBot } from "@sw/bots/rebellion";
import { type Action, game, type State } from "@sw/rebellion-core";
import { reader } from "@sw/rebellion-core/read";
import { scenario } from "@sw/rebellion-core/testing";
import { expectOk, seeded } from "@sw/tabletop";
import { describe, expect, test } from "vitest";

function choice(state: State): Action {
  const seat = game.decision(state)?.seat ?? "rebel";
  const view = game.view(state, seat);
  return steadyBot(view, game.options(view), { chance: seeded("steady bots 0") });
}

function after(state: State, ...actions: readonly Action[]): State {
  return actions.reduce((before, action) => expectOk(game.apply(before, action)).state, state);
}

/** What the bot does while the same seat is asked questions of that kind. */
function choices(state: State, kind: string): readonly Action[] {
  const made: Action[] = [];
  for (let now = state; game.decision(now)?.kind === kind && made.length < 30; ) {
    const action = choice(now);
    made.push(action);
    now = after(now, action);
  }
  return made;
}

function kindOf(state: State): string | undefined {
  return game.decision(state)?.kind;
}

describe("set-up", () => {
  const begun = expectOk(game.setup({ players: 2, setup: "advanced", rulings: "book" }, 11)).state;
  const placed = (state: State): State => {
    let now = state;
    while (kindOf(now) !== "base") now = after(now, choice(now));
    return now;
  };
  const ready = placed(begun);
  const view = game.view(ready, "rebel");

  test("The steady Empire places units in every system it starts with, and the steady Rebels most units at the base", () => {
    const count = (id: string): number =>
      view.places.find((place) => place.id === id)?.units.reduce((sum, one) => sum + one.count, 0) ?? 0;
    const imperial = view.places.filter((place) => place.loyalty === "imperial" || place.subjugated);
    for (const { id } of imperial) expect(count(id), id).toBeGreaterThanOrEqual(4);
    expect(count("rebel-base")).toBeGreaterThanOrEqual(7);
    expect(count("rebel-base")).toBeLessThan(14);
  });

  test("The steady Rebels hide the base far from the Empire and from their own fleet", () => {
    const base = choice(ready);
    expect(base.type).toBe("choose-system");
    const place = view.places.find(({ id }) => base.type === "choose-system" && id === base.subject);
    expect(place?.units).toEqual([]);
    expect(place?.loyalty).not.toBe("imperial");
  });
});

describe("assigning", () => {
  test("The steady bot assigns leaders to missions whose icons they meet, and keeps some in the pool", () => {
    const state = scenario({
      phase: "assignment",
      systems: { naboo: { loyalty: "rebel" } },
      rebel: { missions: ["establish-trade-relations", "demolition"] },
    });
    const made = choices(state, "assign").filter(({ type }) => type === "assign");
    expect(made).toContainEqual({ type: "assign", mission: "establish-trade-relations", subject: "mon-mothma" });
    expect(made.some((action) => action.type === "assign" && action.mission === "demolition")).toBe(false);
    expect(made.length).toBeLessThan(4);
  });

  test("The steady bot assigns two leaders to a mission if one is not sufficient", () => {
    const state = scenario({
      phase: "assignment",
      systems: { kessel: { units: { stormtrooper: 1 } } },
      leaders: {
        "mon-mothma": "supply",
        "general-rieekan": "kessel",
        "luke-skywalker": "pool",
        "obi-wan-kenobi": "pool",
      },
      rebel: { missions: ["public-uprising", "incite-rebellion"] },
    });
    const first = choice(state);
    expect(first).toMatchObject({ type: "assign", mission: expect.stringMatching(/uprising|rebellion/) });
    const asked = after(state, first);
    expect(kindOf(asked)).toBe("second-leader");
    expect(choice(asked).type).toBe("choose-leader");
  });
});

describe("the Empire's turn", () => {
  const turn = "imperial" as const;

  test("The steady Empire attacks a revealed base with all units in reach", () => {
    const state = scenario({
      active: turn,
      base: { system: "dagobah", revealed: true },
      systems: {
        dagobah: { units: { "rebel-trooper": 2 } },
        naboo: { loyalty: "imperial", units: { "star-destroyer": 2, "tie-fighter": 4, stormtrooper: 4, "at-st": 1 } },
      },
    });
    const attack = choice(state);
    expect(attack).toMatchObject({ type: "activate", system: "dagobah" });
    const moved = choices(after(state, attack), "move-units");
    expect(moved.filter(({ type }) => type === "move")).toHaveLength(11);
  });

  test("The steady Empire sends a ship with a few troopers into an empty system while the base may be in many, and keeps enough units behind", () => {
    const state = scenario({
      active: turn,
      base: { system: "hoth" },
      systems: { sullust: { loyalty: "imperial", units: { "assault-carrier": 2, stormtrooper: 5 } } },
    });
    const settle = choice(state);
    expect(settle).toMatchObject({ type: "activate" });
    expect(choices(after(state, settle), "move-units")).toEqual([
      { type: "move", subject: "assault-carrier", from: "sullust" },
      { type: "move", subject: "stormtrooper", from: "sullust" },
      { type: "move", subject: "stormtrooper", from: "sullust" },
      { type: "done" },
    ]);
  });

  test("The steady Empire sends everything to search a system that is one of few left for the base", () => {
    const state = scenario({
      active: turn,
      base: { system: "hoth", among: ["hoth", "dagobah"] },
      systems: { sullust: { loyalty: "imperial", units: { "assault-carrier": 2, stormtrooper: 5 } } },
    });
    const search = choice(state);
    expect(search).toMatchObject({ type: "activate", system: "dagobah" });
    const moved = choices(after(state, search), "move-units");
    expect(moved.filter(({ type }) => type === "move")).toHaveLength(7);
  });

  test("The steady Empire gathers around a base that it has found", () => {
    const state = scenario({
      active: turn,
      base: { system: "dagobah", among: ["dagobah"] },
      systems: { geonosis: { units: { "star-destroyer": 1, stormtrooper: 3, "at-st": 1 } } },
    });
    const approach = choice(state);
    expect(approach).toMatchObject({ type: "activate" });
    const to = approach.type === "activate" ? approach.system : "";
    expect(reader.atlas.distance(to, "dagobah")).toBeLessThan(reader.atlas.distance("geonosis", "dagobah") ?? 0);
  });

  test("The steady Empire does not attack a found base that is too strong on the ground, though its ships would win", () => {
    const state = scenario({
      active: turn,
      base: { system: "dagobah", revealed: true },
      systems: {
        dagobah: { units: { "rebel-trooper": 6, airspeeder: 3, "x-wing": 1 } },
        naboo: { loyalty: "imperial", units: { "star-destroyer": 3, "tie-fighter": 4, stormtrooper: 2 } },
      },
    });
    expect(choice(state)).not.toMatchObject({ type: "activate", system: "dagobah" });
  });

  test("The steady Empire sends ships from the siege back to troops that have none", () => {
    const state = scenario({
      active: turn,
      base: { system: "dagobah", revealed: true },
      systems: {
        dagobah: { units: { airspeeder: 3, "rebel-trooper": 6, "assault-carrier": 3 } },
        naboo: { loyalty: "imperial", units: { stormtrooper: 6, "at-st": 2 } },
      },
    });
    const fetch = choice(state);
    expect(fetch).toMatchObject({ type: "activate", system: "naboo" });
    expect(choices(after(state, fetch), "move-units")).toEqual([
      { type: "move", subject: "assault-carrier", from: "dagobah" },
      { type: "move", subject: "assault-carrier", from: "dagobah" },
      { type: "done" },
    ]);
  });

  test("The steady Empire does not attack a stronger fleet", () => {
    const state = scenario({
      active: turn,
      systems: {
        naboo: {
          loyalty: "rebel",
          units: { "mon-calamari-cruiser": 3, "x-wing": 6, "rebel-trooper": 6, airspeeder: 3 },
        },
        utapau: { loyalty: "imperial", units: { "assault-carrier": 1, stormtrooper: 2 } },
      },
      leaders: { "grand-moff-tarkin": "utapau" },
    });
    expect(choice(state)).not.toMatchObject({ type: "activate", system: "naboo" });
  });
});

describe("the Rebels' turn", () => {
  test("The steady Rebels do not reveal the base, even at the end of a turn", () => {
    const state = scenario({ systems: { sullust: { loyalty: "imperial", units: { stormtrooper: 3 } } } });
    const done = after(state, { type: "activate", subject: "princess-leia", system: "hoth" });
    expect(kindOf(done)).toBe("turn-end");
    expect(choice(done)).toEqual({ type: "done" });
    expect(choice(state).type).not.toBe("reveal-base");
  });

  test("The steady Rebels play an objective when they can", () => {
    const units = { "rebel-trooper": 1 };
    const held = { loyalty: "rebel", units } as const;
    const systems = { naboo: held, utapau: held, ryloth: held, kashyyyk: held };
    const state = scenario({ phase: "refresh", systems, objectives: ["defend-the-people"] });
    expect(kindOf(state)).toBe("objective");
    expect(choice(state)).toEqual({ type: "play-objective", subject: "defend-the-people" });
  });
});

describe("opposition", () => {
  const asked = (card: string): State =>
    scenario({
      active: "imperial",
      systems: { naboo: { loyalty: "rebel" } },
      leaders: {
        "jan-dodonna": "supply",
        "princess-leia": "supply",
        "general-rieekan": "supply",
        "darth-vader": "naboo",
      },
      mission: { card, leaders: ["darth-vader"], system: "naboo", stage: "oppose", by: "imperial" },
    });

  test("The steady bot sends a leader only against missions that do harm", () => {
    expect(kindOf(asked("display-of-power"))).toBe("oppose");
    expect(choice(asked("display-of-power"))).toEqual({ type: "choose-leader", subject: "mon-mothma" });
    expect(choice(asked("hunt-them-down"))).toEqual({ type: "pass" });
  });
});

describe("combat", () => {
  const fight = (rebel: object, imperial: object, stage: "retreat" | "space-first"): State =>
    scenario({
      systems: { naboo: { units: { ...rebel, ...imperial } }, ryloth: { loyalty: "rebel", units: { "x-wing": 1 } } },
      leaders: { "princess-leia": "naboo" },
      combat: { system: "naboo", initiator: "rebel", round: 1, stage },
    });

  test("The steady bot retreats from a lost fight, and stays in an even one", () => {
    const transport = { "corellian-corvette": 1 };
    const lost = fight(transport, { "star-destroyer": 3 }, "retreat");
    expect(kindOf(lost)).toBe("retreat");
    expect(choice(lost)).toMatchObject({ type: "retreat", subject: "princess-leia" });
    expect(choice(fight({ "corellian-corvette": 3 }, { "assault-carrier": 2 }, "retreat"))).toEqual({ type: "pass" });
  });
});

describe("deploying", () => {
  test("The steady bot deploys all ready units", () => {
    const state = scenario({
      phase: "refresh",
      stage: "deploy",
      systems: { mustafar: { loyalty: "imperial" }, sullust: { loyalty: "imperial" } },
      imperial: { queue: [{ "star-destroyer": 1, stormtrooper: 2, "tie-fighter": 1 }] },
    });
    const made = choices(state, "deploy");
    expect(made.map((action) => (action.type === "deploy" ? action.subject : action.type))).toEqual([
      "star-destroyer",
      "tie-fighter",
      "stormtrooper",
      "stormtrooper",
    ]);
  });
});

describe("Rise of the Empire and cinematic combat", () => {
  const config = { expansion: "rise-of-the-empire", combat: "cinematic" } as const;

  test("The steady Empire reveals Subversion against a mission that would do harm", () => {
    const attempt = scenario({
      config,
      leaders: {
        "han-solo": "mission",
        "boba-fett": "mission",
        "emperor-palpatine": "coruscant",
        "grand-moff-tarkin": "coruscant",
        "general-tagge": "coruscant",
        "darth-vader": "coruscant",
      },
      systems: { naboo: { loyalty: "imperial", units: { stormtrooper: 2 } } },
      rebel: { assigned: [{ card: "sabotage-rote", leaders: ["han-solo"] }] },
      imperial: { assigned: [{ card: "subversion-imperial-rote", leaders: ["boba-fett"] }] },
    });
    const asked = after(attempt, { type: "reveal", subject: 0 }, { type: "choose-system", subject: "naboo" });
    expect(kindOf(asked)).toBe("oppose");
    expect(choice(asked)).toEqual({ type: "reveal", subject: 0 });
  });

  test("The steady bot chooses the advanced tactic card whose better half has the most effect with its units, and uses that half", () => {
    const battle = (airspeeder: number): State =>
      scenario({
        config,
        systems: { sullust: { units: { "rebel-trooper": 2, airspeeder, stormtrooper: 2, "at-st": 1 } } },
        combat: { system: "sullust", stage: "ground-first", round: 1, initiator: "rebel" },
      });
    const asked = battle(1);
    expect(kindOf(asked)).toBe("choose-tactic");
    const card = choice(asked);
    expect(card).toEqual({ type: "play-tactic", subject: "tow-cables", die: null });
    expect(choice(battle(0))).not.toEqual(card);
    const answered = after(asked, card, { type: "play-tactic", subject: "overrun", die: null });
    expect(kindOf(answered)).toBe("tactic-half");
    expect(choice(answered)).toEqual({ type: "choose-option", subject: 0 });
  });
});
