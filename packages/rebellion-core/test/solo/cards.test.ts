import { type Action, type Config, type Event, game, type State } from "@sw/rebellion-core";
import { begin, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { at, expectOk, pileCards, pileSize, seeded } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { ALL, act, asks, BASE, empire, expectSound, PASS, seen, spotOf, unitsAt } from "./table.ts";

const CINEMATIC: Partial<Config> = { combat: "cinematic", solo: {} };
const REMOTE = ["dagobah", "dantooine", "dathomir", "endor", "hoth"];

/** A space battle at Kessel about to be fought, an effect lasting for it. */
function battle(
  config: Partial<Config>,
  effect: NonNullable<Scenario["modifiers"]>[number],
  more: Scenario = {},
): Scenario {
  return {
    config,
    active: "imperial",
    base: { system: "yavin" },
    systems: { kessel: { units: { "star-destroyer": 2, "x-wing": 3 } } },
    modifiers: [effect],
    combat: { system: "kessel" },
    ...more,
  };
}

const TRAP = {
  card: "its-a-trap",
  effect: { kind: "no-tactics", faction: "imperial", theater: "space" },
  until: "end-of-combat",
} as const;
const INTEL = {
  card: "good-intel",
  effect: { kind: "open-tactics", faction: "rebel" },
  until: "end-of-combat",
} as const;

/** What More Dangerous Than You Realize brings. */
const more = (theater: "space" | "ground") =>
  ({
    card: "more-dangerous-than-you-realize",
    effect: { kind: "more-tactics", faction: "imperial", theater, count: 3 },
    until: "end-of-combat",
  }) as const;
const HITS = ["hit", "hit", "hit", "hit", "special"];

/** A Rebel roll of an original combat at Kessel, where General Tagge leads. */
interface Roll {
  readonly round: number;
  readonly theater: "space" | "ground";
  readonly modifiers: NonNullable<Scenario["modifiers"]>;
  /** As many dice as are expected to be rolled again. */
  readonly rerolls: number;
  readonly faces?: readonly string[];
}

/** As many Rebel dice as are rolled again. */
function rerolled({ round, theater, modifiers, rerolls, faces = ["hit", "special"] }: Roll): number {
  const none = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ] as const;
  const attack = {
    kind: "attack",
    side: 0,
    theater: theater === "space" ? 0 : 1,
    stage: "roll",
    pool: [faces.length, 0],
  } as const;
  const begun = begin(
    {
      config: BASE,
      base: { system: "yavin" },
      active: "rebel",
      systems: { kessel: { units: { "star-destroyer": 2, "x-wing": 3, "at-st": 2, "rebel-trooper": 3 } } },
      leaders: { "general-tagge": "kessel" },
      modifiers,
      combat: { system: "kessel", round, stage: `${theater}-second` },
      frames: [{ ...attack, set: none, dice: none, card: -1, left: 0, last: -1, picked: [], noBlock: false }],
    },
    { draws: [...faces, ...Array.from({ length: rerolls }, () => "blank")] },
  );
  return begun.events.filter(({ type }) => type === "die-changed").length;
}

/** Which halves the Empire uses until nobody is asked about the cards any more; the Rebels use neither. */
function used(start: State, before: readonly Event[]): readonly string[] {
  let state = start;
  const events = [...before];
  const dice = seeded("fast:halves");
  for (let asked = game.decision(state); asked !== undefined; asked = game.decision(state)) {
    if (asked.kind === "cinematic-actions" || asked.kind === "retreat" || asked.kind === "assign-damage") break;
    const options = game.legalActions(state);
    const pass = options.find(({ type }) => type === "pass") ?? at(options, 0);
    const step = expectOk(game.apply(state, pass, { chance: dice }));
    ({ state } = step);
    events.push(...step.events);
  }
  return events.flatMap((one) =>
    one.type === "tactic-half-used" && one.faction === "imperial" ? [`${one.card} ${one.half}`] : [],
  );
}

/** The Rebels put down their first card; the Empire's card is the one that is said, if one is drawn. */
function turnedUp(start: State, card?: string, theater = "space"): readonly string[] {
  const first = game.legalActions(start)[0];
  if (first === undefined) throw new Error("nobody is asked");
  const draws = card === undefined ? [] : [{ label: `draw:imperial-${theater}-tactic`, answer: card }];
  const { events } = act(start, [first], draws);
  return events.flatMap((one) => (one.type === "tactic-played" && one.faction === "imperial" ? [one.card] : []));
}

describe("Cards of combats in a solo game", () => {
  it("[solo.decision.its-a-trap] It's a Trap prevents the Empire from playing a card in the first space battle, and not in later rounds", () => {
    expect(turnedUp(scenario(battle(CINEMATIC, TRAP)))).toEqual([]);
    const later = scenario(battle(CINEMATIC, TRAP, { combat: { system: "kessel", round: 2 } }));
    expect(turnedUp(later, "reinforcements")).toEqual(["reinforcements"]);
  });

  it("[solo.decision.its-a-trap] It's a Trap does not affect the Empire's card in the first ground battle", () => {
    const troops = { kessel: { units: { "at-st": 2, "rebel-trooper": 3 } } };
    const start = scenario(battle(CINEMATIC, TRAP, { systems: troops }));
    expect(turnedUp(start, "overrun", "ground")).toEqual(["overrun"]);
  });

  it("[solo.decision.its-a-trap] In original combats It's a Trap prevents forced rerolls of Rebel dice in the first space battle, and not later", () => {
    const rolled = (round: number, modifiers?: Scenario["modifiers"]): number => {
      const rerolls = modifiers === undefined && round === 1 ? 0 : 1;
      return rerolled({ round, rerolls, theater: "space", modifiers: modifiers ?? [TRAP] });
    };
    expect(rolled(1)).toBe(0);
    expect(rolled(2)).toBe(1);
    expect(rolled(1, [])).toBe(1);
    expect(rerolled({ round: 1, rerolls: 1, theater: "ground", modifiers: [TRAP] })).toBe(1);
  });

  it.each([
    ["space", 4],
    ["ground", 1],
  ] as const)(
    "[solo.decision.more-dangerous-than-you-realize] In original combats General Tagge's tactic value in %s is 3 higher when More Dangerous Than You Realize is used for that theater",
    (theater, rerolls) => {
      expect(rerolled({ round: 1, rerolls, theater: "space", modifiers: [more(theater)], faces: HITS })).toBe(rerolls);
    },
  );

  it("[solo.decision.more-dangerous-than-you-realize] More Dangerous Than You Realize gives the Empire more cards of the theater that the die chooses, for this combat, instead of a hand", () => {
    const using: Scenario = {
      ...battle(CINEMATIC, TRAP, { leaders: { "general-tagge": "kessel" } }),
      modifiers: [],
      imperial: { actionsUsed: ["more-dangerous-than-you-realize"] },
      effect: { card: "more-dangerous-than-you-realize", system: "kessel", leader: "general-tagge" },
    };
    const { state } = act(scenario(using), [{ type: "choose-option", subject: 1 }]);
    expect(state.modifiers.map(({ effect, until }) => ({ ...effect, until }))).toEqual([
      { ...more("ground").effect, until: "end-of-combat" },
    ]);
    expectSound(state);
  });

  it("[example: three-more-tactics] [solo.decision.more-dangerous-than-you-realize] The automa first uses the one of three drawn cards that cancels, and the others are used even if it is canceled", () => {
    const units = { interdictor: 1, "star-destroyer": 2, "corellian-corvette": 2, "x-wing": 2 };
    const leaders = { "jan-dodonna": "kessel" };
    const start = scenario(battle(ALL, more("space"), { systems: { kessel: { units } }, leaders }));
    const drawn = ["swarm-tactics", "tractor-beam", "entrapment"];
    const { state, events } = act(
      start,
      [at(game.legalActions(start), 0)],
      drawn.map((answer) => ({ label: "draw:imperial-space-tactic", answer })),
    );
    const played = events.flatMap((one) =>
      one.type === "tactic-played" && one.faction === "imperial" ? [one.card] : [],
    );
    expect(played[0]).toBe("entrapment");
    expect(new Set(played)).toEqual(new Set(drawn));
    expect(events.filter(({ type }) => type === "tactic-canceled")).toHaveLength(1);
    expectSound(state);
    const halves = used(state, events);
    expect(halves).toEqual(["entrapment upper", "tractor-beam upper", "swarm-tactics lower"]);
  });

  it("[solo.decision.good-intel] Under Good Intel the Empire draws only among cards whose units are in the battle", () => {
    const start = scenario(battle(CINEMATIC, INTEL));
    expect(turnedUp(start, "tractor-beam")).toEqual(["tractor-beam"]);
    expect(() => turnedUp(start, "swarm-tactics")).toThrow();
    expect(turnedUp(scenario({ ...battle(CINEMATIC, INTEL), modifiers: [] }), "swarm-tactics")).toEqual([
      "swarm-tactics",
    ]);
  });

  it("[solo.decision.good-intel] [solo.combat.imperial-card] Under Good Intel the Empire draws from its whole deck if no card shows a unit in the battle", () => {
    const units = { "death-star-under-construction": 1, "x-wing": 3 };
    const start = scenario(battle(CINEMATIC, INTEL, { systems: { kessel: { units } } }));
    expect(turnedUp(start, "tractor-beam")).toEqual(["tractor-beam"]);
    expect(turnedUp(start, "swarm-tactics")).toEqual(["swarm-tactics"]);
  });

  it("[solo.combat.imperial-card] The Empire uses an upper half if any part of it has an effect", () => {
    const half = (
      theater: "space" | "ground",
      card: string,
      units: Record<string, number>,
      blanks = 0,
    ): readonly string[] => {
      const barred = { ...TRAP, effect: { kind: "no-tactics", faction: "rebel", theater } } as const;
      const missed = { label: "attack:black", answer: "blank" };
      const draws = [
        { label: `draw:imperial-${theater}-tactic`, answer: card },
        ...Array<typeof missed>(blanks).fill(missed),
      ];
      const spec = battle({ ...ALL, startingUnits: "base" }, barred, {
        systems: { kessel: { units } },
        leaders: { "jan-dodonna": "kessel" },
      });
      const { events } = begin(spec, { draws });
      return events.flatMap((one) => (one.type === "tactic-half-used" ? [`${one.card} ${one.half}`] : []));
    };
    // The Rebels play no card that could be canceled: another card is played by the one, the other does nothing else.
    expect(half("space", "entrapment", { interdictor: 1, "x-wing": 2 })).toEqual(["entrapment upper"]);
    const troops = { "tie-striker": 1, stormtrooper: 2, "rebel-trooper": 1 };
    expect(half("ground", "air-superiority", troops, 3)).toEqual(["air-superiority lower"]);
  });

  it("[solo.decision.good-intel] Under Good Intel the Rebels draw one base card per theater, whichever leader they have", () => {
    const drawn = (modifiers: Scenario["modifiers"]): readonly number[] =>
      begin({
        ...battle(BASE, INTEL, {
          leaders: { "admiral-ackbar": "kessel" },
          combat: { system: "kessel", stage: "draw" },
        }),
        ...(modifiers && { modifiers }),
      }).events.flatMap((one) => (one.type === "cards-drawn" ? [one.cards.length] : []));
    expect(drawn(undefined)).toEqual([1]);
    expect(drawn([])).toEqual([3]);
  });
});

describe("Cards about probe cards in a solo game", () => {
  it("[example: four-of-all] [solo.decision.plant-false-lead] Plant False Lead takes four random probe cards of all that the Empire holds, or all if it holds four or fewer", () => {
    const planted = (probes: readonly string[]): State =>
      begin({
        config: BASE,
        active: "rebel",
        base: { system: "yavin" },
        probes,
        solo: { garrisoned: [] },
        effect: { card: "plant-false-lead", by: "rebel" },
      }).state;
    const five = planted([...REMOTE.slice(0, 4), "naboo"]);
    expect(pileSize(five.sides[0].aside)).toBe(4);
    expect(pileSize(five.probes)).toBe(1);
    expectSound(five);
    expect(pileSize(planted(REMOTE.slice(0, 3)).sides[0].aside)).toBe(3);
  });

  /** Probe cards that the effect of an Imperial card gives the Empire, in a state that holds together. */
  function gained(spec: Scenario, ...actions: readonly Action[]): readonly string[] {
    const begun = begin({ config: BASE, active: "imperial", ...spec });
    const { state, events } = act(begun.state, actions);
    expectSound(state);
    return [...begun.events, ...events]
      .flatMap((one) =>
        one.type === "cards-moved" && one.to === "hand" ? one.cards.map(({ card }) => String(card)) : [],
      )
      .map((card) => card.replace("probe:", ""))
      .sort();
  }
  const BUT_REGION_5 = ["dagobah", "dathomir", "endor", "hoth", "tatooine", "yavin"];

  it.each([
    ["without the base gives the cards of its own remote systems", "yavin", ["dantooine", "ilum"]],
    ["with the base gives those of all other regions", "dantooine", BUT_REGION_5],
  ] as const)("[solo.decision.local-rumors] Local Rumors in a region %s", (_what, base, cards) => {
    const rumors = gained({
      base: { system: base },
      systems: { "ord-mantell": { units: { stormtrooper: 1 } } },
      leaders: { "colonel-yularen": "ord-mantell" },
      imperial: { actionsUsed: ["local-rumors"] },
      effect: { card: "local-rumors", by: "imperial", system: "ord-mantell", leader: "colonel-yularen", pc: 1 },
    });
    expect(rumors).toEqual(cards);
  });

  it("[solo.decision.homing-beacon] Homing Beacon shows the base's region and gives the Empire the probe cards of all other regions", () => {
    const beacon: Scenario = {
      base: { system: "ilum" },
      systems: { kessel: { units: { stormtrooper: 1 } } },
      leaders: { "han-solo": { at: "kessel", ring: "captured" } },
      effect: {
        card: "homing-beacon",
        by: "imperial",
        system: "kessel",
        leaders: ["general-tagge"],
        target: "han-solo",
      },
    };
    expect(gained(beacon, { type: "choose-system", subject: "mygeeto" })).toEqual(BUT_REGION_5);
  });

  it.each(["superlaser-online", "single-reactor-ignition"])(
    "[solo.def.pbr] After %s a possible base where it was used is ruled out, and the Empire gets its probe card",
    (card) => {
      const spared: Scenario = {
        config: ALL,
        base: { system: "ilum" },
        systems: { hoth: { units: { "death-star": 1 } } },
        effect: { card, by: "imperial", system: "hoth", leaders: ["general-tagge"] },
      };
      expect(gained(spared)).toEqual(["hoth"]);
      expect(gained({ ...spared, probes: ["hoth"] })).toEqual([]);
    },
  );

  it("[example: objective-lost] [solo.decision.interrogation] Interrogation discards a random objective of the Rebel hand, and shows no others", () => {
    const asked = (objectives: readonly string[], draws: readonly string[]) =>
      begin(
        {
          config: BASE,
          active: "imperial",
          base: { system: "ilum" },
          objectives,
          systems: { kessel: { units: { stormtrooper: 1 } } },
          leaders: { "han-solo": { at: "kessel", ring: "captured" } },
          effect: {
            card: "interrogation",
            by: "imperial",
            system: "kessel",
            leaders: ["general-tagge"],
            target: "han-solo",
          },
        },
        { draws },
      );
    const { state, events } = asked(["rebel-assault", "crippling-blow"], ["rebel-assault"]);
    expect(events.filter(({ type }) => type === "hand-shown" || type === "objective-discarded")).toEqual([
      expect.objectContaining({ card: "rebel-assault", rule: "solo.decision.interrogation" }),
    ]);
    expect(pileSize(state.objectives)).toBe(1);
    expectSound(state);
    expect(asked([], []).events.some(({ type }) => type === "objective-discarded")).toBe(false);
  });

  /** The Command Phase ends, with Sweep the Area used before. */
  function swept(spec: Scenario, draw?: string): State {
    const start = empire({
      config: ALL,
      base: { system: "yavin" },
      rebel: { passed: true },
      held: [{ card: "sweep-the-area", probe: "naboo" }],
      imperial: { actionsUsed: ["sweep-the-area"] },
      ...spec,
    });
    return act(start, [PASS], draw === undefined ? undefined : [{ label: "take:probe", answer: draw }]).state;
  }

  it("[solo.decision.sweep-the-area] Sweep the Area holds a probe card of a system with a Rebel leader, at random if there are several", () => {
    const systems = { kessel: { units: { stormtrooper: 1 } } };
    const leaders = { "han-solo": "rodia", chewbacca: "rodia", "mon-mothma": "utapau" } as const;
    const state = swept({ systems, leaders, probes: ["rodia", "utapau", "corellia"] }, "probe:rodia");
    expect(asks(state)).toBe("imperial: capture-leader");
    expect(state.held).toBeUndefined();
    expect(pileCards(state.probes)).toHaveLength(4);
    expectSound(state);
    const { state: captured } = act(state, [{ type: "choose-leader", subject: "han-solo" }]);
    expect(spotOf(captured, "han-solo")).toBe("kessel");
  });

  it("[example: captured-on-the-spot] [solo.decision.sweep-the-area] Sweep the Area waits for the next round if no probe card shows a system with a Rebel leader", () => {
    const state = swept({ leaders: { "han-solo": "rodia" }, probes: ["utapau"] });
    expect(state.phase).not.toBe("command");
    expect(state.held).toHaveLength(1);
  });

  it("[solo.decision.secret-facility] Secret Facility is used at once in a system with a Death Star, chosen by the die if there are several", () => {
    const spec: Scenario = {
      config: ALL,
      active: "imperial",
      base: { system: "yavin" },
      systems: { rodia: { loyalty: "imperial", units: { "death-star": 1 } } },
      effect: { card: "secret-facility", by: "imperial" },
    };
    const { state } = begin(spec);
    expect(asks(state)).toBe("imperial: gain-unit");
    const unit = game.legalActions(state)[0];
    if (unit === undefined) throw new Error("no unit can be gained");
    const gained = act(state, [unit]).state;
    expect(unitsAt(gained, "rodia")).toMatchObject({ "death-star": 1, "shield-bunker": 1 });
    expect(seen(gained)).toBeDefined();
    const site = { units: { "death-star-under-construction": 1 } };
    const two = begin({ ...spec, systems: { ...spec.systems, hoth: site } }, { draws: ["8"] }).state;
    expect(game.decision(two)?.context).toMatchObject({ place: "rodia" });
  });
});
