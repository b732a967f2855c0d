import { type Config, configOf, createGame } from "@sw/rebellion-core";
import { catalogueFaults, defaultCatalogue, type Expansion, type ExpansionStart } from "@sw/rebellion-core/catalogue";
import { expectOk, pileCards, scripted } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/state/actions.ts";
import type { Event } from "../../../src/state/events.ts";
import type { State } from "../../../src/state/state.ts";
import { action } from "../../home-made/entries.ts";
import { explainedBy } from "./explained.ts";
import { asked, BOTH, boxWith, LISTED, legal, line, names, type Table, table } from "./set-up-table.ts";
import { EXPANDED, only } from "./table.ts";

/** Objective, then probe cards until three Rebel and five Imperial symbols have come; Coruscant is Imperial besides. */
const IMPERIAL = ["corellia", "coruscant", "mandalore", "mustafar", "mygeeto", "rodia"];
const PROBES = [
  "bothawui",
  "corellia",
  "alderaan",
  "mandalore",
  "kashyyyk",
  "naboo",
  "ryloth",
  "mustafar",
  "mygeeto",
  "rodia",
];

/** The expansion's list about to be placed, with base cards alone so that chance is asked about nothing else. */
function placing(changes: Partial<Config> = {}): Table {
  const draws = [
    { label: "draw:objective", answer: "crippling-blow" },
    ...PROBES.map((system) => ({ label: "draw:probe", answer: `probe:${system}` })),
  ];
  const missionSets = { rebel: "base", imperial: "base" } as const;
  return table({ ...LISTED, missionSets, ...changes }, draws, boxWith({}));
}

function at(system: string): Action {
  return { type: "choose-system", subject: system };
}

function put(unit: string, place: string): Action {
  return { type: "place", subject: unit, at: place };
}

function unitsAt({ box }: Table, { places }: State, id: string): Readonly<Record<string, number>> {
  const counts = places[box.places.get(id) ?? -1]?.units ?? [];
  return Object.fromEntries(box.units.flatMap(({ id: unit, index }) => (counts[index] ? [[unit, counts[index]]] : [])));
}

describe("the starting units of the expansion", () => {
  test("[rote.setup.units-list] Either the expansion's list of starting units replaces the base list for both sides, or the base list is used", () => {
    const base = placing({ startingUnits: "base" });
    expect(base.game.decision(base.first.state)?.context).toMatchObject({
      left: expect.arrayContaining([{ unit: "death-star", count: 1 }]),
    });
    expect(base.first.state.sides[1].queue[2].every((count) => count === 0)).toBe(true);
    const { startingUnits: _, ...rest } = defaultCatalogue.riseOfTheEmpire ?? {};
    const without = { ...defaultCatalogue, riseOfTheEmpire: rest as Expansion };
    const refused = expectOk(createGame(without)).setup(configOf(LISTED), "seed");
    explainedBy(expectIllegal(refused, "rote.setup.units-list"));
  });

  test("[rote.setup.units-queue] A Death Star starts on space 3 of the Imperial build queue", () => {
    const game = placing();
    const [one, two, three] = game.first.state.sides[1].queue;
    expect([one, two].flat().every((count) => count === 0)).toBe(true);
    expect(three?.[game.box.unitsById.get("death-star")?.index ?? -1]).toBe(1);
    expect(only(game.first.events, "units-queued")).toMatchObject([{ space: 3, rule: "rote.setup.units-queue" }]);
  });

  test("[rote.setup.units-remote] The Empire chooses a remote system for the Death Star Under Construction, which four TIE Fighters and a Stormtrooper accompany", () => {
    const game = placing();
    expect(asked(game, game.first.state)).toBe("imperial: station-system");
    expect(legal(game, game.first.state)).toEqual(
      ["dagobah", "dantooine", "dathomir", "endor", "hoth", "ilum", "tatooine", "yavin"].map(
        (id) => `choose-system ${id}`,
      ),
    );
    explainedBy(expectIllegal(game.game.apply(game.first.state, at("naboo")), "rote.setup.units-remote"));
    const { state } = line(game, at("hoth"));
    expect(unitsAt(game, state, "hoth")).toEqual({
      "death-star-under-construction": 1,
      "tie-fighter": 4,
      stormtrooper: 1,
    });
    const four = placing({ players: 4 });
    expect(asked(four, four.first.state)).toBe("imperial-admiral: station-system");
  });

  test("[rote.setup.units-remote-probe] The probe card of the Death Star Under Construction's system returns to the box, and the base cannot be there", () => {
    const game = placing();
    const { state, events } = line(game, at("hoth"));
    const card = game.box.cardsById.get("probe:hoth")?.code ?? -1;
    expect(state.probesBoxed).toContain(card);
    expect(pileCards(state.probeDeck)).not.toContain(card);
    expect(state.base.publicCandidates).not.toContain(game.box.places.get("hoth"));
    expect(only(events, "cards-moved").at(-1)).toMatchObject({ to: "box", rule: "rote.setup.units-remote-probe" });
    expect(game.game.invariants(state)).toEqual([]);
  });

  test("[rote.setup.units-imperial] The Empire distributes its list over Imperial systems and the Death Star Under Construction's system", () => {
    const game = placing();
    const { state } = line(game, at("hoth"));
    expect(asked(game, state)).toBe("imperial: starting-units");
    expect(game.game.decision(state)?.context).toMatchObject({
      left: [
        { unit: "assault-carrier", count: 3 },
        { unit: "star-destroyer", count: 3 },
        { unit: "tie-fighter", count: 8 },
        { unit: "stormtrooper", count: 12 },
        { unit: "at-st", count: 4 },
        { unit: "at-at", count: 1 },
        { unit: "tie-striker", count: 2 },
        { unit: "assault-tank", count: 2 },
      ],
    });
    const places = [...IMPERIAL, "hoth"].sort();
    expect(legal(game, state)).toEqual(places.map((place) => `place ${place} assault-carrier`));
    explainedBy(expectIllegal(game.game.apply(state, put("assault-carrier", "endor")), "rote.setup.units-imperial"));
    const carriers = [1, 2, 3].map(() => put("assault-carrier", "mygeeto"));
    const destroyers = [1, 2, 3].map(() => put("star-destroyer", "rodia"));
    const later = line(game, at("hoth"), ...carriers, ...destroyers);
    expect(unitsAt(game, later.state, "rodia")).toEqual({ "star-destroyer": 3 });
    expect(legal(game, later.state)).toEqual(places.map((place) => `place ${place} tie-fighter`));
  });

  test("[rote.setup.units-remote] Units that accompany the Death Star Under Construction cannot be taken back, but a TIE Fighter placed there later can", () => {
    const game = placing();
    const fighter = put("tie-fighter", "hoth");
    const { state } = line(game, at("hoth"));
    const back: Action = { type: "unpick", pick: { type: "place", subject: "tie-fighter", at: "hoth" } };
    explainedBy(expectIllegal(game.game.apply(state, back), "tt.decision.picks"));
    const five = expectOk(game.game.apply(state, fighter)).state;
    expect(unitsAt(game, five, "hoth")).toMatchObject({ "tie-fighter": 5 });
    expect(expectOk(game.game.apply(five, back)).state).toEqual(state);
  });

  test("[rote.setup.units-minimum] Every Imperial system receives a ground unit; the Death Star Under Construction's system already has its Stormtrooper", () => {
    const game = placing();
    let now = line(game, at("hoth")).state;
    while (asked(game, now) === "imperial: starting-units") {
      const actions = game.game.legalActions(now);
      const last = actions.at(-1);
      if (last === undefined) throw new Error("nothing to place");
      now = expectOk(game.game.apply(now, last)).state;
    }
    for (const system of IMPERIAL) {
      const ground = Object.keys(unitsAt(game, now, system)).filter((id) => game.box.unitsById.get(id)?.theater === 1);
      expect(ground.length, system).toBeGreaterThan(0);
    }
    const greedy = line(game, at("hoth")).state;
    let troops = greedy;
    while (game.game.legalActions(troops).some((one) => one.type === "place" && one.subject !== "at-at")) {
      const rodia = game.game.legalActions(troops).find((one) => one.type === "place" && one.at === "rodia");
      if (rodia === undefined) break;
      troops = expectOk(game.game.apply(troops, rodia)).state;
    }
    explainedBy(expectIllegal(game.game.apply(troops, put("assault-tank", "rodia")), "rote.setup.units-minimum"));
  });

  test("[rote.setup.units-rebel] The Rebels split their list between the base and one system without Imperial units, under the book rulings too", () => {
    for (const rulings of ["book", "faq"] as const) {
      const game = placing({ rulings });
      let now = line(game, at("hoth")).state;
      while (asked(game, now) === "imperial: starting-units") {
        const [one] = game.game.legalActions(now);
        if (one === undefined) throw new Error("nothing to place");
        now = expectOk(game.game.apply(now, one)).state;
      }
      expect(game.game.decision(now)?.context).toMatchObject({
        left: [
          { unit: "rebel-transport", count: 1 },
          { unit: "corellian-corvette", count: 1 },
          { unit: "u-wing", count: 1 },
          { unit: "x-wing", count: 1 },
          { unit: "y-wing", count: 1 },
          { unit: "rebel-trooper", count: 5 },
          { unit: "airspeeder", count: 2 },
          { unit: "rebel-vanguard", count: 1 },
        ],
      });
      const open = legal(game, now).map((key) => key.split(" ")[1]);
      expect(open).toEqual(expect.arrayContaining(["rebel-base", "naboo", "endor", "bespin"]));
      expect(open).not.toContain("hoth");
      const { state: there } = expectOk(game.game.apply(now, put("rebel-transport", "endor")));
      const next = expectOk(game.game.apply(there, put("corellian-corvette", "endor"))).state;
      explainedBy(expectIllegal(game.game.apply(next, put("u-wing", "naboo")), "rote.setup.units-rebel"));
      expect(legal(game, next)).toEqual(["place endor u-wing", "place rebel-base u-wing"]);
      const troopers = expectOk(game.game.apply(next, put("rebel-trooper", "rebel-base"))).state;
      expect(unitsAt(game, troopers, "rebel-base")).toEqual({ "rebel-trooper": 1 });
    }
  });
});

describe("starting action cards of the expansion", () => {
  const immediate = (id: string, faction: "rebel" | "imperial") =>
    action({
      id,
      faction,
      set: "starting",
      timing: "immediate",
      leaders: [],
      effect: [{ op: "reputation", amount: faction === "rebel" ? 1 : -1 }],
    });
  const catalogue = boxWith({
    actions: BOTH.flatMap((faction) => [
      immediate(`odd-${faction}-1`, faction),
      immediate(`odd-${faction}-2`, faction),
    ]),
  });

  /** Set-up up to the base, with these starting actions dealt: the Rebels', then the Empire's. */
  function dealt(cards: readonly (readonly [string, string])[]): Line {
    const games = table({ ...EXPANDED, missionSets: { rebel: "base", imperial: "base" } }, "setup", catalogue);
    let now = games.first.state;
    const events: Event[] = [];
    while (asked(games, now).endsWith("starting-units")) {
      const [one] = games.game.legalActions(now);
      if (one === undefined) throw new Error("nothing to place");
      const script = cards.flatMap((two, side) =>
        two.map((answer) => ({ label: `draw:${side === 0 ? "rebel" : "imperial"}-starting-action`, answer })),
      );
      const isLast = Object.keys(lastUnit(games, now)).length === 1;
      const step = expectOk(games.game.apply(now, one, isLast ? { chance: scripted(script) } : {}));
      now = step.state;
      events.push(...step.events);
    }
    return { games, state: now, events };
  }
  interface Line {
    readonly games: Table;
    readonly state: State;
    readonly events: readonly Event[];
  }
  /** What is left to place, if it is the last unit of the Rebels. */
  function lastUnit({ game }: Table, state: State): Readonly<Record<string, unknown>> {
    const decision = game.decision(state);
    const context: Readonly<Record<string, unknown>> = decision?.context ?? {};
    const left = context["left"];
    const isLast = decision?.seat === "rebel" && Array.isArray(left) && left.length === 1 && left[0]?.count === 1;
    return isLast ? { last: true } : {};
  }

  test("[rote.setup.starting-actions] Starting action cards of the expansion are dealt with those of the base box", () => {
    const { games, state } = dealt([
      ["odd-rebel-1", "rebel-planning"],
      ["it-is-your-destiny", "brilliant-administrator"],
    ]);
    const { actionsBoxed, actionsUsed } = state.sides[0];
    expect(actionsUsed.map((code) => games.box.cards[code]?.id)).toEqual(["odd-rebel-1"]);
    expect(names(games, actionsBoxed)).toContain("odd-rebel-2");
    expect(names(games, state.sides[1].actionsBoxed)).toContain("odd-imperial-1");
  });

  test("[rote.setup.immediate-order] Immediate cards dealt in set-up are resolved at once, the Rebels' first", () => {
    const { games, state, events } = dealt([
      ["odd-rebel-1", "odd-rebel-2"],
      ["odd-imperial-1", "brilliant-administrator"],
    ]);
    expect(asked(games, state)).toBe("rebel: immediate");
    expect(only(events, "action-used")).toEqual([]);
    const step = expectOk(games.game.apply(state, { type: "use-action", subject: "odd-rebel-2", leader: null }));
    expect(only(step.events, "action-used").map(({ card }) => card)).toEqual([
      "odd-rebel-2",
      "odd-rebel-1",
      "odd-imperial-1",
    ]);
    expect(asked(games, step.state)).toBe("rebel: base");
  });
});

describe("catalogues with starting units of an expansion", () => {
  test.each<readonly [what: string, change: Partial<ExpansionStart>, fault: string]>([
    ["name an unknown unit", { rebel: [{ type: "tund", count: 1 }] }, "unknown-unit"],
    ["ask for more than the box holds", { queued: [{ type: "death-star", count: 3 }] }, "more-than-the-box-holds"],
    ["have too few ground units", { imperial: [{ type: "stormtrooper", count: 2 }] }, "too-few-ground-units"],
    ["have no station", { remote: [{ type: "tie-fighter", count: 1 }] }, "no-station"],
  ])("[tt.catalogue.entry] Starting units of an expansion that %s are rejected", (_what, change, code) => {
    const riseOfTheEmpire = defaultCatalogue.riseOfTheEmpire;
    if (riseOfTheEmpire?.startingUnits === undefined) throw new Error("no list");
    const startingUnits = { ...riseOfTheEmpire.startingUnits, ...change };
    const faults = catalogueFaults({ ...defaultCatalogue, riseOfTheEmpire: { ...riseOfTheEmpire, startingUnits } });
    expect(faults.map((fault) => fault.code)).toContain(code);
    for (const fault of faults) explainedBy(fault);
  });
});
