import { type Config, configOf, type Event, game, type State, type View } from "@sw/rebellion-core";
import { pileCards, pileSize, shownCards } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { boxFor } from "../../src/testing/box.ts";
import { type Begun, beginSolo, throughSetUp } from "./setup-table.ts";
import { ALL, BASE, expectSound } from "./table.ts";

const REMOTE = ["dagobah", "dantooine", "dathomir", "endor", "hoth", "ilum", "tatooine", "yavin"];
const YARDS = ["felucia", "kessel", "malastare", "alderaan"];

/** Base and expansion, as they begin and when the first round does; the Rebels place all at the base. */
const AT_BASE = (begun: Begun): Begun =>
  throughSetUp(begun, (options) => options.find((one) => one.type === "place" && one.at === "rebel-base"));
const BEGUN = { base: beginSolo(BASE, "solo-1"), rote: beginSolo(ALL, "solo-2") };
const READY = { base: AT_BASE(BEGUN.base), rote: AT_BASE(BEGUN.rote) };
const BOTH = ["base", "rote"] as const;

const view = (state: State): View => game.view(state, "rebel");
const ids = (state: State, codes: readonly number[]): readonly string[] => {
  const box = boxFor(state.config);
  return codes.map((code) => box.cards[code]?.id ?? "");
};
const imperial = ({ sides }: State) => sides[1];
const counts = (state: State): Record<string, number> => {
  const all: Record<string, number> = {};
  for (const { units } of view(state).places) for (const { unit, count } of units) all[unit] = (all[unit] ?? 0) + count;
  return all;
};
/** Systems where the Empire began, with the units of each. */
const imperialSystems = (state: State): readonly { id: string; units: Record<string, number> }[] =>
  view(state)
    .places.filter(({ loyalty, subjugated }) => loyalty === "imperial" || subjugated)
    .map(({ id, units }) => ({ id, units: Object.fromEntries(units.map(({ unit, count }) => [unit, count])) }));
const having = (state: State, unit: string): readonly string[] =>
  imperialSystems(state).flatMap(({ id, units }) => (units[unit] === undefined ? [] : [id]));

describe("Set-up of a solo game", () => {
  it("[solo.setup.base] A solo game uses the full set-up, and its views can be determinized", () => {
    for (const one of BOTH) {
      expectSound(BEGUN[one].state);
      expectSound(READY[one].state);
      expect(READY[one].state).toMatchObject({ phase: "assignment", round: 1 });
    }
    expect(game.setup(configOf({ ...BASE, setup: "first-game" }), 1)).toMatchObject({
      violation: { rule: "solo.setup.base" },
    });
  });

  it("[solo.scope.roles] [solo.setup.factions] Only the Rebels are asked during set-up, and the game has the seats of two players", () => {
    expect(game.setup(configOf(BASE), 1).ok).toBe(true);
    let { state } = BEGUN.rote;
    while (state.phase === "setup") {
      expect(game.decision(state)?.seat).toBe("rebel");
      const [first] = game.legalActions(state);
      if (first === undefined) throw new Error("nobody is asked");
      const step = game.apply(state, first);
      if (!step.ok) throw new Error(step.violation.code);
      state = step.value.state;
    }
    expect(game.parse.config({ ...configOf(ALL), players: 3 })).toMatchObject({ ok: false });
  });

  it("[solo.setup.no-base-tactics] Base tactic cards are used only in the variation with the original combat", () => {
    expect(game.setup(configOf({ solo: {} }), 1)).toMatchObject({ violation: { rule: "solo.setup.no-base-tactics" } });
    expect(game.setup(configOf({ solo: { originalCombat: false } }), 1).ok).toBe(false);
    expect(game.setup(configOf({ combat: "cinematic", solo: {} }), 1).ok).toBe(true);
  });

  it("[example: markers-at-start] [solo.setup.track] [solo.setup.reputation-option] The time marker starts on space 1 and the reputation marker on space 14, or on the configured space", () => {
    expect(READY.base.state).toMatchObject({ time: 1, reputation: 14 });
    expect(beginSolo({ solo: { originalCombat: true, reputationStart: 12 } }, 1).state.reputation).toBe(12);
    expect(game.parse.config({ ...configOf(BASE), solo: { reputationStart: 40 } }).ok).toBe(false);
  });

  it("[solo.setup.objectives.remove-heart] Heart of the Empire is removed from the game", () => {
    for (const one of BOTH) {
      expect(view(BEGUN[one].state).solo?.boxed).toContain("heart-of-the-empire");
      expect(view(BEGUN[one].state).hiddenObjectives).not.toContain("heart-of-the-empire");
    }
  });

  it("[solo.setup.objectives.base] The base box has 14 objectives left in a solo game, level I on top of II on top of III", () => {
    const { objectiveDeck, objectives } = READY.base.state;
    expect(pileSize(objectiveDeck) + pileSize(objectives)).toBe(14);
    expect(view(READY.base.state).objectiveDeck.map(({ backs }) => backs[0])).toEqual(["I", "II", "III"]);
  });

  it("[example: five-of-each] [solo.setup.objectives.rote] The objective deck of the expansion has five objectives of each level", () => {
    const { objectiveDeck, objectives } = BEGUN.rote.state;
    expect(pileSize(objectiveDeck) + pileSize(objectives)).toBe(15);
    expect(view(BEGUN.rote.state).objectiveDeck.map(({ backs }) => [backs[0], backs.length])).toEqual([
      ["I", 4],
      ["II", 5],
      ["III", 5],
    ]);
  });

  it("[solo.setup.action-decks] Each side's action deck holds its recruit action cards, not its starting ones", () => {
    const { sides } = BEGUN.base.state;
    for (const { actionDeck } of sides) {
      const box = boxFor(BEGUN.base.state.config);
      expect(pileCards(actionDeck).every((code) => box.cards[code]?.type === "action")).toBe(true);
      expect(ids(BEGUN.base.state, pileCards(actionDeck)).length).toBeGreaterThan(10);
    }
  });

  it("[solo.setup.leaders] [solo.setup.fifth-leader] The Empire starts with its four leaders and a fifth, whose card it holds face up", () => {
    for (const one of BOTH) {
      const { leaders, sides } = view(BEGUN[one].state);
      const pool = leaders.filter(({ at }) => at === "pool").map(({ id }) => id);
      const rebels = ["princess-leia", "mon-mothma", "general-rieekan", "jan-dodonna"];
      const empire = ["darth-vader", "emperor-palpatine", "grand-moff-tarkin", "general-tagge"];
      expect(pool).toEqual(expect.arrayContaining([...rebels, ...empire]));
      expect(pool).toHaveLength(9);
      const fifth = pool.find((id) => ![...rebels, ...empire].includes(id));
      const hand = shownCards(sides.imperial.actions[0]);
      expect(hand).toHaveLength(1);
      const card = boxFor(BEGUN[one].state.config).cardsById.get(hand[0] ?? "");
      expect(card?.type === "action" && card.entry.leaders).toContain(fifth);
    }
  });

  it("[solo.setup.tactics] All advanced tactic cards are in their decks at the start of the game", () => {
    expect(BEGUN.rote.state.advancedTactics).toEqual({
      discards: [
        [[], []],
        [[], []],
      ],
      removed: [],
    });
  });

  it("[solo.setup.rebel-missions] Subversion is removed from the Rebel missions of the set in use", () => {
    const { solo, sides } = view(READY.rote.state);
    expect(sides.rebel.hiddenMissions.join()).not.toContain("subversion");
    expect(solo?.boxed.filter((id) => id.startsWith("subversion-rebel"))).toHaveLength(1);
  });

  it("[solo.setup.imperial-starting-deck] [solo.missions.starting-deck] The four Imperial starting missions form a face-down deck", () => {
    for (const one of BOTH) {
      const { solo } = BEGUN[one].state;
      const all = [...pileCards(solo?.startingDeck ?? []), ...pileCards(solo?.roundDeck ?? [])];
      const starting = all.filter((code) => {
        const card = boxFor(BEGUN[one].state.config).cards[code];
        return card?.type === "mission" && card.entry.set === "starting";
      });
      expect([...ids(BEGUN[one].state, starting)].sort()).toEqual([
        "capture-rebel-operative",
        "gather-intel",
        "research-and-development",
        "rule-by-fear",
      ]);
      expect(solo?.startingDeck.every(({ knownTo, ordered }) => knownTo === 0 && !ordered)).toBe(true);
    }
  });

  it("[solo.setup.imperial-leader-missions] [solo.setup.projects] The main missions include one project of each type", () => {
    for (const [one, types] of [
      ["base", 5],
      ["rote", 7],
    ] as const) {
      const { state } = BEGUN[one];
      const main = [...pileCards(imperial(state).missionDeck), ...pileCards(state.solo?.roundDeck ?? [])];
      const entries = main.flatMap((code) => {
        const card = boxFor(state.config).cards[code];
        return card?.type === "mission" && card.entry.set !== "starting" ? [card.entry] : [];
      });
      const projects = entries.filter(({ set }) => set === "project").map(({ id }) => id);
      expect(new Set(projects).size).toBe(types);
      expect(projects).toHaveLength(types);
      expect(entries.filter(({ portrait }) => portrait !== undefined).length).toBeGreaterThan(10);
      expect(entries).toHaveLength(one === "base" ? 30 : 36);
    }
  });

  it("[solo.setup.imperial-set] [solo.missions.main-deck] A die chooses the Empire's mission set, without Subversion, unless the configuration fixes it", () => {
    const sets = [1, 2, 3, 4, 5, 6].map((seed) => setOf(beginSolo(ALL, seed).state));
    expect(new Set(sets)).toEqual(new Set(["base", "rise-of-the-empire"]));
    const fixed: Partial<Config> = { ...ALL, missionSets: { rebel: "base", imperial: "rise-of-the-empire" } };
    for (const seed of [1, 2, 3]) expect(setOf(beginSolo(fixed, seed).state)).toBe("rise-of-the-empire");
  });

  it("[example: first-round-deck] [solo.setup.first-round-deck] The first Round Deck has one starting mission and one main mission", () => {
    for (const one of BOTH) {
      expect(view(BEGUN[one].state).solo?.roundDeck).toMatchObject([{ backs: ["starting-mission", "mission"] }]);
    }
  });

  it("[solo.setup.remote-probes] [solo.scope.base-in-remote] No probe card of a remote system is revealed in set-up, and the base is in a remote system", () => {
    for (const one of BOTH) {
      const { state, events } = READY[one];
      const turned = events.flatMap((event) =>
        event.type === "cards-drawn" && event.deck === "probe" ? event.cards.map(({ card }) => card) : [],
      );
      for (const system of REMOTE) expect(turned).not.toContain(`probe:${system}`);
      expect([...view(state).base.publicCandidates].sort()).toEqual(REMOTE);
    }
  });

  it("[example: three-and-five] [solo.setup.loyalty] Three systems start Rebel, two subjugated, and three loyal to the Empire in addition to Coruscant", () => {
    const { places } = view(BEGUN.base.state);
    expect(places.filter(({ loyalty }) => loyalty === "rebel")).toHaveLength(3);
    expect(places.filter(({ subjugated }) => subjugated)).toHaveLength(2);
    expect(places.filter(({ loyalty }) => loyalty === "imperial").map(({ id }) => id)).toContain("coruscant");
    expect(places.filter(({ loyalty }) => loyalty === "imperial")).toHaveLength(4);
  });

  it("[solo.setup.units.imperial-base] The units of the base list are placed in six systems by the dice", () => {
    const { state } = BEGUN.base;
    expect(imperialSystems(state)).toHaveLength(6);
    for (const { units } of imperialSystems(state)) expect(units).toMatchObject({ "tie-fighter": 2, stormtrooper: 2 });
    expect(having(state, "star-destroyer")).toHaveLength(3);
    expect(having(state, "assault-carrier")).toHaveLength(3);
    expect([...having(state, "star-destroyer"), ...having(state, "assault-carrier")].sort()).toEqual(
      imperialSystems(state)
        .map(({ id }) => id)
        .sort(),
    );
    expect([...having(state, "at-at"), ...having(state, "at-st")]).toHaveLength(6);
    expect(counts(state)).toMatchObject({ "at-at": 1, "at-st": 5, "death-star": 1 });
  });

  it("[solo.setup.units.imperial-rote] The expansion's list places no additional fighters and no AT-AT in Coruscant", () => {
    const { state } = READY.rote;
    const capital = imperialSystems(state).find(({ id }) => id === "coruscant");
    expect(capital?.units).toMatchObject({ stormtrooper: 2 });
    expect(capital?.units).not.toHaveProperty("tie-fighter");
    expect(capital?.units).not.toHaveProperty("at-at");
    expect(counts(state)).toMatchObject({
      "tie-fighter": 12,
      "tie-striker": 2,
      stormtrooper: 13,
      "star-destroyer": 3,
      "assault-carrier": 3,
      "assault-tank": 2,
      "at-st": 4,
      "at-at": 1,
    });
    for (const { id, units } of imperialSystems(state)) {
      if (id === "coruscant" || YARDS.includes(id)) continue;
      expect((units["tie-fighter"] ?? 0) + (units["tie-striker"] ?? 0)).toBe(2);
    }
  });

  it("[solo.setup.units.dsuc] The Death Star Under Construction starts in one of four neutral systems, which is subjugated and whose probe card returns to the box", () => {
    for (const { state } of [READY.rote, AT_BASE(beginSolo(ALL, 8))]) {
      const [yard, ...others] = having(state, "death-star-under-construction");
      expect(others).toEqual([]);
      expect(YARDS).toContain(yard);
      expect(view(state).probesBoxed).toContain(`probe:${yard}`);
      const units = imperialSystems(state).find(({ id }) => id === yard)?.units;
      expect(units).toEqual({ "death-star-under-construction": 1, "tie-fighter": 4, stormtrooper: 1 });
      expect(view(state).sides.imperial.queue[2]).toEqual([{ unit: "death-star", count: 1 }]);
    }
  });

  it("[solo.setup.units.set-choice] [solo.setup.units.rebel-base] [solo.setup.units.rebel-rote] The Rebels place the starting units of the list in use", () => {
    expect(counts(READY.base.state)).toMatchObject({ "x-wing": 2, "y-wing": 2, "rebel-trooper": 6, airspeeder: 2 });
    expect(counts(READY.rote.state)).toMatchObject({
      "x-wing": 1,
      "u-wing": 1,
      "rebel-trooper": 5,
      "rebel-vanguard": 1,
    });
    const mixed = AT_BASE(beginSolo({ ...ALL, startingUnits: "base" }, 3)).state;
    expect(counts(mixed)).toMatchObject({ "rebel-trooper": 6, "at-st": 5 });
  });

  it("[solo.setup.units.rebel-may-coincide] The Rebels' starting system may be any system without Imperial units, even the remote system of the base", () => {
    const { state } = BEGUN.base;
    const systems = game.legalActions(state).flatMap((one) => (one.type === "place" ? [one.at] : []));
    expect(systems).toEqual(expect.arrayContaining([...REMOTE, "rebel-base"]));
    for (const { id } of imperialSystems(state)) expect(systems).not.toContain(id);
    const chosen = throughSetUp(BEGUN.base, (options) =>
      options.find(
        (one) =>
          (one.type === "place" && one.at === "hoth") || (one.type === "choose-system" && one.subject === "hoth"),
      ),
    );
    expect(view(chosen.state).base.system).toBe("hoth");
    expect(view(chosen.state).places.find(({ id }) => id === "hoth")?.units).not.toEqual([]);
  });

  it("[example: base-of-eight] [solo.setup.choose-base] After the base is chosen from eight systems, the probe deck has 18 populous and 7 remote cards, or 17 and 7 with the expansion's list", () => {
    for (const [one, size] of [
      ["base", 25],
      ["rote", 24],
    ] as const) {
      expect(pileSize(READY[one].state.probeDeck)).toBe(size);
      expect(READY[one].state.probeDeck).toHaveLength(1);
    }
  });

  it("[solo.setup.starting-actions] [solo.setup.rebel-hand] The Rebels start with two starting action cards, four starting missions, two drawn missions and an objective", () => {
    const { sides, objectives } = READY.base.state;
    expect(pileSize(sides[0].missions)).toBe(6);
    expect(pileSize(objectives)).toBe(1);
    const dealt = READY.base.events.filter((event) => event.rule === "reb.setup.s8-starting-actions");
    expect(dealt).toMatchObject([{ faction: "rebel", cards: [{}, {}] }]);
  });

  it("[solo.setup.projects] [solo.setup.imperial-starting-deck] The event of each deck shuffled in set-up cites its rule", () => {
    for (const one of BOTH) {
      const shuffled = BEGUN[one].events.filter(({ type }) => type === "deck-shuffled");
      expect(shuffled.filter((event) => event.type === "deck-shuffled" && event.deck !== "probe")).toEqual([
        shuffling("imperial-starting", "solo.setup.imperial-starting-deck"),
        shuffling("imperial-mission", "solo.setup.projects"),
        shuffling("project", "solo.setup.projects"),
        shuffling("round", "solo.setup.first-round-deck"),
      ]);
    }
  });

  it("[solo.setup.rebel-missions] [solo.setup.imperial-set] Subversion of either side moves from the mission deck to the box", () => {
    const boxed = READY.rote.events.filter((event) => event.type === "cards-moved" && event.to === "box");
    expect(boxed.map((event) => ("faction" in event ? [event.faction, event.rule] : []))).toEqual(
      expect.arrayContaining([
        ["imperial", "solo.setup.imperial-set"],
        ["rebel", "solo.setup.rebel-missions"],
      ]),
    );
    for (const [faction, deck] of [
      ["imperial", "imperial-mission"],
      ["rebel", "rebel-mission"],
    ] as const) {
      const gone = boxed.find(
        (event) => event.type === "cards-moved" && event.faction === faction && isSubversion(event),
      );
      expect(gone).toMatchObject({ deck, from: "deck", to: "box" });
    }
  });

  it("[solo.setup.units.imperial-base] [solo.setup.units.imperial-rote] [solo.setup.units.dsuc] The Empire's starting units follow the list in use", () => {
    const rules = (one: "base" | "rote"): readonly string[] =>
      READY[one].events.flatMap((event) =>
        event.type === "units-placed" && event.faction === "imperial" ? [event.rule] : [],
      );
    expect(rules("base")).toEqual(Array(6).fill("solo.setup.units.imperial-base"));
    expect(rules("rote")).toEqual([...Array(6).fill("solo.setup.units.imperial-rote"), "solo.setup.units.dsuc"]);
    const marked = READY.rote.events.filter((event) => event.rule === "solo.setup.units.dsuc").map(({ type }) => type);
    expect(marked).toContain("subjugation-placed");
  });

  it("[solo.missions.no-hand] The Empire has neither missions in hand nor assigned missions", () => {
    for (const one of BOTH) {
      expect(pileSize(imperial(READY[one].state).missions)).toBe(0);
      expect(imperial(READY[one].state).assigned).toEqual([]);
    }
  });
});

/** The set that the Empire plays, by what went back to the box. */
function setOf(state: State): string {
  const boxed = ids(state, state.solo?.boxed ?? []);
  expect(boxed.filter((id) => id.startsWith("subversion-imperial"))).toHaveLength(1);
  return boxed.includes("subversion-imperial-rote") ? "rise-of-the-empire" : "base";
}

function shuffling(deck: string, rule: string): Readonly<Record<string, unknown>> {
  return { type: "deck-shuffled", deck, discards: false, rule, cause: null };
}

function isSubversion(event: Event): boolean {
  return JSON.stringify(event).includes('"subversion-');
}
