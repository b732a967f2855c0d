import { type Config, type Event, game, type State } from "@sw/rebellion-core";
import { begin, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { type Chance, seeded } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { ALL, act, asks, BASE, expectSound, offered, seen } from "./table.ts";

/** Cinematic combat without the expansion's units, and the original rules with it. */
const CINEMATIC: Partial<Config> = { combat: "cinematic", solo: {} };
const ORIGINAL: Partial<Config> = { combat: "cinematic", solo: { originalCombat: true } };

/** A space battle at Kessel about to be fought. */
function battle(
  config: Partial<Config>,
  spec: Scenario = {},
  units: Record<string, number> = { "star-destroyer": 2, "x-wing": 3 },
): Scenario {
  return {
    config,
    active: "imperial",
    base: { system: "yavin" },
    systems: { kessel: { units } },
    combat: { system: "kessel" },
    ...spec,
  };
}

const played = (events: readonly Event[]): readonly string[] =>
  events.flatMap((one) => (one.type === "tactic-played" && one.faction === "imperial" ? [one.card] : []));
const halves = (events: readonly Event[]): readonly string[] =>
  events.flatMap((one) => (one.type === "tactic-half-used" && one.faction === "imperial" ? [one.half] : []));

/** The Rebels put down the first of their cards; which one the Empire draws is said. */
function round(start: State, card: string): ReturnType<typeof act> {
  const first = game.legalActions(start)[0];
  if (first === undefined) throw new Error("nobody is asked");
  expect(asks(start)).toBe("rebel: choose-tactic");
  let state = act(start, [first], [{ label: "draw:imperial-space-tactic", answer: card }]);
  // Neither half of the Rebel card, whatever it is.
  while (
    asks(state.state).startsWith("rebel: ") &&
    offered(state.state).includes("pass") &&
    asks(state.state) !== "rebel: retreat"
  ) {
    const next = act(state.state, [{ type: "pass" }]);
    state = { state: next.state, events: [...state.events, ...next.events] };
  }
  return state;
}

/** The cards among which the Empire's tactic card is drawn once the Rebels have put down theirs. */
function drawable(start: State): readonly string[] {
  const names: string[] = [];
  const dice = seeded("dice");
  const chance: Chance = {
    die: (label, sides, nameOf) => dice.die(label, sides, nameOf),
    order: (label, count, nameOf) => dice.order(label, count, nameOf),
    pick: (label, count, nameOf) => {
      if (label === "draw:imperial-space-tactic")
        names.push(...Array.from({ length: count }, (_, index) => nameOf(index)));
      return dice.pick(label, count, nameOf);
    },
  };
  const [first] = game.legalActions(start);
  if (first !== undefined) game.apply(start, first, { chance });
  return names.sort();
}

describe("Cinematic combats of a solo game", () => {
  it("[example: upper-or-lower] [solo.combat.cinematic] [solo.combat.imperial-card] The Empire's card is drawn at random; its upper half is used if its unit is there, and otherwise the lower half", () => {
    const start = scenario(battle(CINEMATIC));
    const carriers = scenario(battle(CINEMATIC, {}, { "assault-carrier": 2, "x-wing": 3 }));
    expect(game.decision(start)?.simultaneous).toEqual([]);
    const without = round(start, "reinforcements");
    expect(played(without.events)).toEqual(["reinforcements"]);
    expect(halves(without.events)).toEqual(["lower"]);
    expect(halves(round(carriers, "reinforcements").events)).toEqual(["upper"]);
    expectSound(without.state);
  });

  it("[solo.combat.imperial-card] The Empire uses the lower half if the upper half would have no effect", () => {
    const striker = battle({ ...ALL, startingUnits: "base" }, {}, { "tie-striker": 2, "x-wing": 3 });
    expect(halves(round(scenario(striker), "intercept").events)).toEqual(["lower"]);
    const troops = battle({ ...ALL, startingUnits: "base" }, {}, { "tie-striker": 2, "x-wing": 3, "rebel-trooper": 1 });
    expect(halves(round(scenario(troops), "intercept").events)).toEqual(["upper"]);
  });

  it("[solo.combat.imperial-card] The Empire's card cancels the Rebel card before it takes effect if the Rebels initiated the combat", () => {
    const troops = { "tie-striker": 2, stormtrooper: 2, "rebel-trooper": 2 };
    const start = scenario(battle({ ...ALL, startingUnits: "base" }, { active: "rebel" }, troops));
    const draw = { label: "draw:imperial-ground-tactic", answer: "air-superiority" };
    const blanks = Array.from({ length: 4 }, () => ({ label: "attack:black", answer: "blank" }));
    const { events } = act(start, [{ type: "play-tactic", subject: "take-cover", die: null }], [draw, ...blanks]);
    expect(events.map(({ type }) => type)).toContain("tactic-canceled");
    expect(halves(events)).toEqual(["upper"]);
  });

  it("[solo.combat.imperial-card] Under Good Intel the Empire draws only among cards whose units are in the battle", () => {
    const used = (faction: "rebel" | "imperial") =>
      [
        {
          effect: { kind: "open-tactics", faction },
          card: "good-intel-rote",
          until: "end-of-combat",
          system: "kessel",
        },
      ] as const;
    const drawn = (units: Record<string, number>, faction: "rebel" | "imperial"): readonly string[] =>
      drawable(scenario(battle({ ...ALL, startingUnits: "base" }, { modifiers: used(faction) }, units)));
    expect(drawn({ "tie-striker": 2, "star-destroyer": 1, "x-wing": 3 }, "rebel")).toEqual([
      "intercept",
      "tractor-beam",
    ]);
    const all = drawn({ "death-star-under-construction": 1, "x-wing": 3 }, "rebel");
    expect(all).toHaveLength(8);
    expect(drawn({ "star-destroyer": 2, "x-wing": 3 }, "imperial")).toEqual(all);
  });

  it("[solo.decision.more-dangerous-than-you-realize] More Dangerous Than You Realize makes the Empire draw and use three cards of the chosen theater and one of the other", () => {
    const fight = (theater: "space" | "ground") => {
      const modifiers = [
        {
          effect: { kind: "more-tactics", faction: "imperial", theater, count: 3 },
          card: "more-dangerous-than-you-realize",
          until: "end-of-combat",
        },
      ] as const;
      const start = scenario(
        battle(CINEMATIC, { modifiers }, { "star-destroyer": 2, "assault-carrier": 1, "x-wing": 3 }),
      );
      const [first] = game.legalActions(start);
      if (first === undefined) throw new Error("nobody is asked");
      const count = theater === "space" ? 3 : 1;
      const draws = ["swarm-tactics", "reinforcements", "tractor-beam"].slice(0, count);
      return act(
        start,
        [first],
        draws.map((answer) => ({ label: "draw:imperial-space-tactic", answer })),
      );
    };
    const [space, ground] = [fight("space"), fight("ground")];
    expect(played(space.events)).toEqual(["reinforcements", "swarm-tactics", "tractor-beam"]);
    // Upper halves come first. There is no leader to capture by the last card, and no ship with red health to damage.
    expect(halves(space.events)).toEqual(["upper", "lower", "neither"]);
    expect(played(ground.events)).toEqual(["swarm-tactics"]);
  });

  it("[solo.decision.more-dangerous-than-you-realize] [solo.golden.rule] The Empire first plays the card that cancels a Rebel card, even if it drew two others before", () => {
    const modifiers = [
      {
        effect: { kind: "more-tactics", faction: "imperial", theater: "ground", count: 3 },
        card: "more-dangerous-than-you-realize",
        until: "end-of-combat",
      },
    ] as const;
    const troops = { "tie-striker": 2, stormtrooper: 2, "rebel-trooper": 2 };
    const start = scenario(battle({ ...ALL, startingUnits: "base" }, { active: "rebel", modifiers }, troops));
    const drawn = ["support-of-the-501st", "overrun", "air-superiority"];
    const dice = seeded("dice");
    const chance: Chance = {
      die: (label, sides, nameOf) => dice.die(label, sides, nameOf),
      order: (label, count, nameOf) => dice.order(label, count, nameOf),
      pick: (label, count, nameOf) => {
        const wanted = label === "draw:imperial-ground-tactic" ? drawn.shift() : undefined;
        const found = Array.from({ length: count }, (_, index) => nameOf(index)).indexOf(wanted ?? "");
        return found < 0 ? dice.pick(label, count, nameOf) : found;
      },
    };
    const step = game.apply(start, { type: "play-tactic", subject: "take-cover", die: null }, { chance });
    const events = step.ok ? step.value.events : [];
    expect(played(events)[0]).toBe("air-superiority");
    expect(events.map(({ type }) => type)).toContain("tactic-canceled");
  });

  it("[solo.combat.return-card] The Empire's tactic card returns to its deck after the round, and the deck is shuffled", () => {
    const start = scenario(battle(CINEMATIC, {}, { "star-destroyer": 1, "x-wing": 1 }));
    let { state, events } = round(start, "reinforcements");
    const all = [...events];
    for (let steps = 0; steps < 40 && !all.some(({ type }) => type === "deck-shuffled"); steps++) {
      const options = game.legalActions(state);
      const action = options.find(({ type }) => type === "done" || type === "pass") ?? options[0];
      if (action === undefined) break;
      ({ state, events } = act(state, [action]));
      all.push(...events);
    }
    expect(all).toContainEqual(
      expect.objectContaining({ type: "deck-shuffled", deck: "space-tactic", rule: "solo.combat.return-card" }),
    );
    expect(state.advancedTactics?.discards[1]).toEqual([[], []]);
  });

  it("[solo.combat.retreat] Only the Rebels are asked to retreat, not the Empire", () => {
    const at = (config: Partial<Config>, stage: "retreat", answered: number): string =>
      asks(
        scenario({
          ...battle(config),
          leaders: { "darth-vader": "kessel", "jan-dodonna": "kessel" },
          combat: { system: "kessel", stage, answered, round: 1 },
        }),
      );
    const bound = scenario({
      ...battle(BASE),
      leaders: { "darth-vader": "kessel", "jan-dodonna": "kessel" },
      combat: { system: "kessel", stage: "retreat", answered: 1, round: 1 },
    });
    expect(game.whyNotAsked(bound, "imperial", "retreat")).toMatchObject({
      rule: "solo.combat.retreat",
      code: "no-retreat",
      params: { faction: "imperial" },
    });
    expect(at(BASE, "retreat", 0)).toBe("rebel: retreat");
    expect(at(BASE, "retreat", 1)).toBe("rebel: retreat");
    expect(at({}, "retreat", 0)).toBe("imperial: retreat");
  });
});

describe("The superlaser of a solo game", () => {
  const SITE = (loyalty: "rebel" | "imperial" | null, units: Record<string, number> = {}): Scenario => ({
    config: BASE,
    active: "imperial",
    base: { system: "yavin" },
    leaders: { "general-tagge": "pool" },
    solo: { round: ["superlaser-online"] },
    systems: { kessel: { loyalty, units: { "death-star": 1, ...units } } },
  });
  const fires = (spec: Scenario, card = "superlaser-online"): boolean => {
    const { events, state } = act(scenario(spec), [{ type: "play-mission" }]);
    const refused = events.some(
      (one) => one.type === "cards-moved" && one.to === "deck-bottom" && one.cards.some((moved) => moved.card === card),
    );
    expect(seen(state)).toBeDefined();
    return !refused;
  };

  it("[example: superlaser-targets] [solo.combat.death-star-use] The superlaser is used only on the base, a possible base, or systems with Rebel loyalty or Rebel ground units", () => {
    expect(fires(SITE(null))).toBe(false);
    expect(fires(SITE("imperial"))).toBe(false);
    expect(fires(SITE(null, { "x-wing": 1 }))).toBe(false);
    expect(fires(SITE("rebel"))).toBe(true);
    expect(fires(SITE(null, { "rebel-trooper": 1 }))).toBe(true);
    const remote = (id: string, probes: readonly string[] = []): Scenario => ({
      ...SITE(null),
      probes,
      systems: { [id]: { units: { "death-star": 1 } } },
    });
    expect(fires(remote("hoth"))).toBe(true);
    expect(fires(remote("hoth", ["hoth"]))).toBe(false);
    expect(fires({ ...remote("hoth"), base: { system: "yavin", revealed: true } })).toBe(false);
  });

  it("[solo.combat.death-star-use] Single Reactor Ignition is used only on a system that the superlaser may destroy", () => {
    const card = "single-reactor-ignition";
    const config = { solo: { originalCombat: true }, expansion: "rise-of-the-empire" } as const;
    const targets = [{ card: "secure-the-plans", system: "kessel" }];
    const site = (loyalty: "rebel" | null) => ({ ...SITE(loyalty), config, targets, solo: { round: [card] } });
    expect([fires(site("rebel"), card), fires(site(null), card)]).toEqual([true, false]);
  });
});

describe("Original combats of a solo game", () => {
  /** Units there, faces of dice that are rolled again, and what is left over of an earlier round. */
  interface Attack {
    readonly theater?: 0 | 1;
    readonly units?: Record<string, number>;
    /** Faces of black dice, behind those of the red ones. */
    readonly black?: readonly string[];
    readonly rerolls?: readonly string[];
    readonly carried?: readonly [number, number];
  }

  /** An attack of a side whose dice are about to be rolled. */
  const attack = (
    config: Partial<Config>,
    side: "rebel" | "imperial",
    faces: readonly string[],
    { units, black = [], rerolls = [], carried, theater = 0, ...more }: Scenario & Attack = {},
  ) =>
    begin(
      {
        ...battle(config, more, units),
        active: side,
        combat: {
          system: "kessel",
          round: 1,
          stage: theater === 0 ? "space-second" : "ground-second",
          ...(carried && { carried }),
        },
        frames: [
          {
            kind: "attack",
            side: side === "rebel" ? 0 : 1,
            theater,
            stage: "roll",
            pool: [faces.length, black.length],
            set: [
              [0, 0, 0, 0],
              [0, 0, 0, 0],
            ],
            dice: [
              [0, 0, 0, 0],
              [0, 0, 0, 0],
            ],
            card: -1,
            left: 0,
            last: -1,
            picked: [],
            noBlock: false,
          },
        ],
      },
      { draws: [...faces, ...black, ...rerolls] },
    );

  it("[solo.var.combat.original] [solo.var.combat.no-cards] The Empire plays neither advanced nor base tactic cards in original combats", () => {
    const start = scenario(battle(ORIGINAL));
    const first = game.legalActions(start)[0];
    if (first === undefined) throw new Error("nobody is asked");
    const { events } = act(start, [first]);
    expect(played(events)).toEqual([]);
    const base = begin(
      battle(BASE, {
        leaders: { "darth-vader": "kessel", "jan-dodonna": "kessel" },
        combat: { system: "kessel", stage: "draw" },
      }),
      {},
    );
    const drawn = base.events.flatMap((one) => (one.type === "cards-drawn" ? [one.faction] : []));
    expect(drawn).not.toContain("imperial");
    expect(drawn).toContain("rebel");
  });

  it("[solo.var.combat.special-as-hit] An Imperial special counts as a hit of its die's color in original combats", () => {
    const units = { "star-destroyer": 1, "corellian-corvette": 1, "mon-calamari-cruiser": 1 };
    const { state } = attack(BASE, "imperial", ["special", "blank"], { units });
    expect(asks(state)).toBe("imperial: assign-damage");
    expect(game.decision(state)?.context).toMatchObject({ die: { die: "red", face: "hit" } });
    const { state: black } = attack(BASE, "imperial", ["blank"], {
      units: { ...units, "x-wing": 1, "y-wing": 1 },
      black: ["special"],
    });
    expect(game.decision(black)?.context).toMatchObject({ die: { die: "black", face: "hit" } });
    expect(asks(attack({}, "imperial", ["special", "blank"], { units }).state)).toBe("imperial: combat-actions");
  });

  it("[example: forced-rerolls] [solo.var.combat.forced-reroll] [solo.var.combat.carry-over] The Rebels reroll direct hits, then hits, up to the Imperial leader's tactic value, and unused rerolls are kept", () => {
    // General Tagge has 1 in space.
    const leaders = { "general-tagge": "kessel" } as const;
    const once = attack(BASE, "rebel", ["hit", "direct-hit", "special"], { leaders, rerolls: ["blank"] });
    const rerolls = once.events.flatMap((one) => (one.type === "die-changed" ? [[one.from.face, one.to.face]] : []));
    expect(rerolls).toEqual([["direct-hit", "blank"]]);
    expect(asks(once.state)).toBe("rebel: combat-actions");
    expect(once.state.frames.find(({ kind }) => kind === "combat")).not.toHaveProperty("carried");
    const none = attack(BASE, "rebel", ["special"], { leaders });
    expect(none.state.frames.find(({ kind }) => kind === "combat")).toMatchObject({ carried: [1, 0] });
    const later = attack(BASE, "rebel", ["hit", "direct-hit", "special"], {
      leaders,
      rerolls: ["blank", "hit"],
      carried: [1, 0],
    });
    expect(later.events.filter(({ type }) => type === "die-changed")).toHaveLength(2);
    expectSound(none.state);
  });

  it("[solo.var.combat.forced-reroll] A black direct hit is rerolled before a red hit, and a red die before a black one with the same face", () => {
    const rerolled = (red: readonly string[], black: readonly string[]): readonly string[] => {
      const leaders = { "general-tagge": "kessel" } as const;
      const { events } = attack(BASE, "rebel", red, { leaders, black, rerolls: ["blank"] });
      return events.flatMap((one) => (one.type === "die-changed" ? [`${one.from.die} ${one.from.face}`] : []));
    };
    expect(rerolled(["hit"], ["direct-hit", "special"])).toEqual(["black direct-hit"]);
    expect(rerolled(["direct-hit"], ["direct-hit", "special"])).toEqual(["red direct-hit"]);
    expect(rerolled(["blank"], ["hit", "special"])).toEqual(["black hit"]);
  });

  it("[solo.var.combat.carry-over] Unused forced rerolls are kept only for their own theater", () => {
    // General Tagge has 1 in space and 2 on the ground.
    const leaders = { "general-tagge": "kessel" } as const;
    const carried = (theater: 0 | 1, before: readonly [number, number], ...faces: readonly string[]) => {
      const units = { "star-destroyer": 1, "at-at": 1, "x-wing": 1, airspeeder: 1 };
      const rerolls = faces.flatMap((face) => (face === "hit" ? ["blank"] : []));
      const { state } = attack(BASE, "rebel", faces, { units, leaders, rerolls, theater, carried: before });
      return state.frames.flatMap((frame) => (frame.kind === "combat" ? [frame.carried] : []));
    };
    expect(carried(0, [0, 1], "special")).toEqual([[1, 1]]);
    expect(carried(0, [1, 2], "special")).toEqual([[2, 2]]);
    expect(carried(1, [2, 1], "special")).toEqual([[2, 3]]);
    expect(carried(0, [1, 2], "hit", "special")).toEqual([[1, 2]]);
    expect(carried(0, [2, 1], "hit", "hit", "special")).toEqual([[1, 1]]);
  });
});
