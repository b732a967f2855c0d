import { type Config, game, type State } from "@sw/rebellion-core";
import { begin, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { pileCards, pileSize } from "@sw/tabletop";
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
    turn: "imperial",
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

/** The Rebels put down their first card; the Empire's card is the one that is said, if one is drawn. */
function turnedUp(start: State, card?: string): readonly string[] {
  const first = game.legalActions(start)[0];
  if (first === undefined) throw new Error("nobody is asked");
  const draws = card === undefined ? [] : [{ label: "draw:imperial-space-tactic", answer: card }];
  const { events } = act(start, [first], draws);
  return events.flatMap((one) => (one.type === "tactic-played" && one.faction === "imperial" ? [one.card] : []));
}

describe("Cards of combats in a solo game", () => {
  it("[solo.decision.its-a-trap] It's a Trap leaves the Empire without a card in the first round, and in no later one", () => {
    expect(turnedUp(scenario(battle(CINEMATIC, TRAP)))).toEqual([]);
    const later = scenario(battle(CINEMATIC, TRAP, { combat: { system: "kessel", round: 2 } }));
    expect(turnedUp(later, "reinforcements")).toEqual(["reinforcements"]);
  });

  it("[solo.decision.its-a-trap] In original combats it leaves the Rebels' hits of the first round alone", () => {
    const rolled = (round: number, modifiers: Scenario["modifiers"]) =>
      begin(
        {
          ...battle(BASE, TRAP, {
            turn: "rebel",
            leaders: { "general-tagge": "kessel" },
            combat: { system: "kessel", round, stage: "space-second" },
          }),
          ...(modifiers && { modifiers }),
          frames: [
            {
              kind: "attack",
              side: 0,
              theater: 0,
              stage: "roll",
              pool: [2, 0],
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
        { draws: ["hit", "special", ...(modifiers === undefined && round === 1 ? [] : ["blank"])] },
      ).events.filter(({ type }) => type === "die-changed").length;
    expect(rolled(1, undefined)).toBe(0);
    expect(rolled(2, undefined)).toBe(1);
    expect(rolled(1, [])).toBe(1);
  });

  it("[solo.decision.good-intel] The Empire draws among the cards whose units are there while Good Intel holds", () => {
    const start = scenario(battle(CINEMATIC, INTEL));
    expect(turnedUp(start, "tractor-beam")).toEqual(["tractor-beam"]);
    expect(() => turnedUp(start, "swarm-tactics")).toThrow();
    expect(turnedUp(scenario({ ...battle(CINEMATIC, INTEL), modifiers: [] }), "swarm-tactics")).toEqual([
      "swarm-tactics",
    ]);
  });

  it("[solo.decision.good-intel] The Rebels draw one base card per theater under Good Intel, whoever leads them", () => {
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
  it("[solo.decision.plant-false-lead] Plant False Lead takes four by chance of all that the Empire holds, however gained; of four or fewer all", () => {
    const planted = (probes: readonly string[]): State =>
      begin({
        config: BASE,
        turn: "rebel",
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

  it("[solo.decision.sweep-the-area] Sweep the Area turns up a probe card of a system with a Rebel leader, by chance of several", () => {
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

  it("[solo.decision.sweep-the-area] Where no probe card shows a Rebel leader the card waits for the next round", () => {
    const state = swept({ leaders: { "han-solo": "rodia" }, probes: ["utapau"] });
    expect(state.phase).not.toBe("command");
    expect(state.held).toHaveLength(1);
  });

  it("[solo.decision.secret-facility] Secret Facility is played at once at a Death Star, by the die at one of several", () => {
    const spec: Scenario = {
      config: ALL,
      turn: "imperial",
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
