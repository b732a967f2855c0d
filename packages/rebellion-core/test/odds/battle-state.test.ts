import { at, EMPTY_PILE, expectOk, scripted } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { battleState } from "../../src/odds/battle.ts";
import { type BattlePolicy, type BattleSetup, battle, resolveBattle } from "../../src/odds/index.ts";
import { configOf } from "../../src/state/config.ts";
import { STATE_FORMAT, type State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import { laidOut, type UnitCounts } from "../../src/testing/index.ts";
import { combat, dice, drawn, HERE, hand } from "../combat/table.ts";

const SIDES: BattleSetup = {
  rebel: { units: { "x-wing": 1, "rebel-trooper": 2 } },
  imperial: { units: { "tie-fighter": 2 } },
  attacker: "rebel",
};

function begun(setup: Partial<BattleSetup> = {}): State {
  return expectOk(battleState(BOX, { ...SIDES, ...setup }));
}

function counts(units: UnitCounts): readonly number[] {
  return BOX.units.map(({ id }) => units[id] ?? 0);
}

function place(id: string): number {
  return BOX.places.get(id) ?? -1;
}

const NEUTRAL = { loyalty: null, subjugated: false, sabotaged: false, destroyed: false, units: BOX.noUnits };
const NO_CARDS = {
  missions: EMPTY_PILE,
  missionDeck: EMPTY_PILE,
  missionDiscard: [],
  assigned: [],
  actions: [EMPTY_PILE, EMPTY_PILE],
  actionDeck: EMPTY_PILE,
  actionsUsed: [],
  actionsBoxed: EMPTY_PILE,
  aside: EMPTY_PILE,
  queue: [BOX.noUnits, BOX.noUnits, BOX.noUnits],
  passed: [false, false],
};

describe("the state in which a battle begins", () => {
  it("The initial state of a battle has units of both sides in one system, and nothing else on the board", () => {
    const { frames, places, leaders, words, ...rest } = begun();
    expect(rest).toEqual({
      format: STATE_FORMAT,
      game: "rebellion",
      catalogue: BOX.hash,
      config: configOf({ rulings: "book" }),
      round: 1,
      phase: "command",
      current: 0,
      time: 1,
      reputation: BOX.catalogue.board.reputationStart,
      sides: [NO_CARDS, NO_CARDS],
      base: { system: null, revealed: false, publicCandidates: [], planted: false, commonCandidates: [] },
      baseCandidates: [],
      probeDeck: EMPTY_PILE,
      probes: EMPTY_PILE,
      probesBoxed: [],
      projectDeck: EMPTY_PILE,
      projectDiscard: [],
      objectives: EMPTY_PILE,
      objectiveDeck: EMPTY_PILE,
      objectivesPlayed: [],
      rerollUsed: false,
      modifiers: [],
      delayed: [],
      outcome: null,
    });
    expect(words).toHaveLength(8);
    expect(new Set(words).size).toBe(8);
    const here = { ...NEUTRAL, units: counts({ "x-wing": 1, "rebel-trooper": 2, "tie-fighter": 2 }) };
    expect(places).toEqual(places.map((_, index) => (index === place(HERE) ? here : NEUTRAL)));
    expect(leaders).toEqual(BOX.leaders.map(() => ({ at: "supply", ring: null, detained: false })));
    expect(frames[0]).toEqual({ kind: "command", turn: 0, stage: "end", revealing: -1 });
    expect(frames).toHaveLength(2);
  });

  it("[reb.combat.trigger] The initial state of a battle has a new combat without wins, damage, losses, barred cards or other progress", () => {
    const state = begun({ sources: ["naboo", "bespin"], tactics: "given" });
    const laid = laidOut({
      active: "rebel",
      systems: { [HERE]: { units: { "x-wing": 1, "rebel-trooper": 2, "tie-fighter": 2 } } },
      combat: { system: HERE, stage: "round" },
    });
    expect(combat(state)).toEqual({
      ...combat(laid),
      sources: [place("naboo"), place("bespin")],
      attended: [],
      tactics: {
        decks: combat(laid).tactics.decks,
        discards: [[], []],
        hands: [
          [[], []],
          [[], []],
        ],
      },
    });
    expect(combat(state)).toMatchObject({
      kind: "combat",
      system: place(HERE),
      chair: 0,
      round: 0,
      stage: "round",
      present: [
        [true, true],
        [true, false],
      ],
      won: [null, null],
      subjugated: false,
    });
    expect(combat(begun({ attacker: "imperial" })).chair).toBe(2);
  });

  it("The initial state of a battle has the given system, whether it is destroyed, and the given neighbors", () => {
    const { places } = begun({
      system: "kashyyyk",
      destroyed: true,
      neighbors: { alderaan: { loyalty: "rebel", units: { "tie-fighter": 1 } }, mandalore: {} },
    });
    expect(at(places, place("kashyyyk"))).toMatchObject({
      destroyed: true,
      units: counts({ "x-wing": 1, "rebel-trooper": 2, "tie-fighter": 2 }),
    });
    expect(at(places, place("alderaan"))).toEqual({ ...NEUTRAL, loyalty: 0, units: counts({ "tie-fighter": 1 }) });
    expect(at(places, place("mandalore"))).toEqual(NEUTRAL);
    expect(at(places, place(HERE))).toEqual(NEUTRAL);
  });

  it("Leaders given for a battle are in the system and count as present from the beginning", () => {
    const state = begun({
      rebel: { ...SIDES.rebel, leaders: ["jan-dodonna"] },
      imperial: { ...SIDES.imperial, leaders: ["darth-vader"] },
    });
    const there = ["jan-dodonna", "darth-vader"].map((id) => BOX.leadersById.get(id)?.index ?? -1);
    for (const [index, leader] of state.leaders.entries()) {
      const where = there.includes(index) ? place(HERE) : "supply";
      expect(leader).toEqual({ at: where, ring: null, detained: false });
    }
    expect(combat(state).attended).toEqual(there.sort((a, b) => a - b));
  });

  it("[reb.action.start-of-combat-duration] Action cards given for a battle have their effect for the whole combat", () => {
    const state = begun({ actions: ["its-a-trap", "point-blank-assault"] });
    const common = { until: "end-of-combat", system: place(HERE), leader: -1 };
    expect(state.modifiers).toEqual([
      {
        ...common,
        effect: { kind: "no-tactics", faction: "imperial", theater: "space" },
        card: BOX.cardsById.get("its-a-trap")?.code,
      },
      {
        ...common,
        effect: { kind: "less-health", amount: 1 },
        card: BOX.cardsById.get("point-blank-assault")?.code,
      },
    ]);
  });

  it("[reb.tactic.two-decks] A battle has no tactic cards, the given hands with the other cards in the decks, or cards to be drawn, as requested", () => {
    const decks = (setup: Partial<BattleSetup>): readonly number[] =>
      combat(begun(setup)).tactics.decks.map((deck) => deck.reduce((sum, { cards }) => sum + cards.length, 0));
    expect(decks({})).toEqual([0, 0]);
    const whole = decks({ tactics: "given" });
    expect(whole).toEqual([15, 15]);
    const rebel = { ...SIDES.rebel, tactics: ["space-no-escape", "ground-dig-in"] };
    const imperial = { ...SIDES.imperial, tactics: ["ground-dig-in"] };
    expect(decks({ rebel })).toEqual([14, 14]);
    expect(decks({ imperial })).toEqual([15, 14]);
    expect(decks({ rebel, imperial })).toEqual([14, 13]);
    expect(decks({ rebel, tactics: "none" })).toEqual([0, 0]);
    const state = begun({ rebel, imperial });
    expect(hand(state, "rebel")).toEqual(["ground-dig-in", "space-no-escape"]);
    expect(hand(state, "imperial")).toEqual(["ground-dig-in"]);
    expect(combat(state).tactics.hands.map((piles) => piles.map((pile) => pile.map(({ knownTo }) => knownTo)))).toEqual(
      [
        [[1], [1]],
        [[], [2]],
      ],
    );
    expect(combat(state).stage).toBe("round");
    expect(combat(begun({ tactics: "drawn" })).stage).toBe("draw");
    expect(decks({ tactics: "drawn" })).toEqual(whole);
  });

  it("[reb.limits.units] A battle accepts any number of units of a type, from none to all in the box", () => {
    const all = BOX.unitsById.get("x-wing")?.entry.count ?? 0;
    for (const count of [0, all]) {
      expect(at(begun({ rebel: { units: { "x-wing": count } } }).places, place(HERE)).units).toEqual(
        counts({ "x-wing": count, "tie-fighter": 2 }),
      );
    }
  });

  it("A battle that names a component not in the box is rejected with its kind", () => {
    const refusal = (setup: Partial<BattleSetup>, rule: string): unknown => {
      const { code, params } = expectIllegal(battleState(BOX, { ...SIDES, ...setup }), rule);
      return [code, params];
    };
    const own = (side: Partial<BattleSetup["rebel"]>): Partial<BattleSetup> => ({ rebel: { ...SIDES.rebel, ...side } });
    for (const system of ["rebel-base", "nowhere"]) {
      expect(refusal({ system }, "reb.system.parts")).toEqual(["unknown-system", { system }]);
      expect(refusal({ sources: [system] }, "reb.system.parts")).toEqual(["unknown-system", { system }]);
    }
    for (const setup of [{ neighbors: { kashyyyk: {} } }, { sources: ["kashyyyk"] }]) {
      expect(refusal(setup, "reb.move.adjacency")).toEqual([
        "not-adjacent",
        { from: "kashyyyk", to: HERE, systems: BOX.systems[place(HERE)]?.neighbors.map((one) => BOX.placeIds[one]) },
      ]);
    }
    for (const unit of ["tie-fighter", "nothing"]) {
      expect(refusal(own({ units: { [unit]: 1 } }), "reb.unit.definition")).toEqual(["unknown-unit", { unit }]);
    }
    for (const count of [-1, 9, 0.5]) {
      expect(refusal(own({ units: { "x-wing": count } }), "reb.limits.units")).toEqual([
        "not-in-the-box",
        { unit: "x-wing", count, most: 8 },
      ]);
    }
    for (const leader of ["darth-vader", "nobody"]) {
      expect(refusal(own({ leaders: [leader] }), "reb.leader.roles")).toEqual(["unknown-leader", { leader }]);
    }
    for (const action of ["fully-operational", "rescue-mission", "nothing"]) {
      expect(refusal({ actions: [action] }, "reb.action.timing-start-of-combat")).toEqual([
        "unknown-action",
        { action },
      ]);
    }
    for (const tactic of ["its-a-trap", "nothing"]) {
      expect(refusal(own({ tactics: [tactic] }), "reb.tactic.two-decks")).toEqual(["unknown-tactic", { tactic }]);
    }
    const tactics = ["space-no-escape", "space-no-escape"];
    expect(refusal(own({ tactics }), "reb.tactic.two-decks")).toEqual(["not-in-the-box", { tactic: tactics[0] }]);
  });
});

describe("a battle played out", () => {
  const LOST = [...dice("", "h"), ...dice("", "h-")];

  it("The result of a battle has the side that holds the system, the losses, and the retreats, of which this one has none", () => {
    const { events, ...result } = expectOk(resolveBattle(SIDES, scripted(LOST)));
    expect(result).toEqual({
      holder: null,
      won: { space: "imperial", ground: null },
      rounds: 1,
      lost: { "x-wing": 1, "tie-fighter": 1 },
      retreated: [],
      undecided: false,
    });
    expect(events.map(({ type }) => type)).not.toContain("retreated");
  });

  it("The result of a battle names only the side that has retreated", () => {
    const setup: BattleSetup = {
      rebel: { units: { "corellian-corvette": 1 }, leaders: ["jan-dodonna"] },
      imperial: { units: { "assault-carrier": 1 }, leaders: ["general-tagge"] },
      attacker: "imperial",
    };
    const blanks = [...dice("-", "-"), ...dice("-", "-")];
    const leaves: BattlePolicy = (position) => at(position.options(), 0);
    for (const faction of ["rebel", "imperial"] as const) {
      const { retreated, holder } = expectOk(resolveBattle(setup, scripted(blanks), { [faction]: leaves }));
      expect(retreated).toEqual([faction]);
      expect(holder).toBe(faction === "rebel" ? "imperial" : "rebel");
    }
  });

  it("The policy of the attacked side chooses blocks, their costs and their targets, and the attacker's policy chooses everything else", () => {
    const asked: string[] = [];
    const noting =
      (faction: string): BattlePolicy =>
      (position) => {
        const options = position.options();
        const played = options.find(({ type }) => type === "play-tactic");
        const chosen = played ?? at(options, 0);
        asked.push(`${faction} ${chosen.type}`);
        expect(position.faction).toBe(faction);
        return chosen;
      };
    const setup: BattleSetup = {
      rebel: { units: { "mon-calamari-cruiser": 1 } },
      imperial: { units: { "star-destroyer": 2 }, tactics: ["space-outmaneuver", "space-no-escape"] },
      attacker: "rebel",
    };
    const policies = { rebel: noting("rebel"), imperial: noting("imperial") };
    const { lost } = expectOk(resolveBattle(setup, scripted([...dice("hh", "-"), ...dice("hhhh", "--")]), policies));
    expect(new Set(asked)).toEqual(new Set(["rebel damage", "imperial play-tactic", "imperial block"]));
    expect(lost).toEqual({ "mon-calamari-cruiser": 1 });
  });

  it("A battle draws tactic cards from full decks if cards are to be drawn", () => {
    const setup: BattleSetup = { ...SIDES, rebel: { ...SIDES.rebel, leaders: ["jan-dodonna"] }, tactics: "drawn" };
    const draws = [...drawn("space-no-escape", "space-outmaneuver"), ...dice("", "-"), ...dice("", "--")];
    const { state } = expectOk(battle(setup, scripted(draws)));
    expect(hand(state, "rebel")).toEqual(["space-no-escape", "space-outmaneuver"]);
  });
});
