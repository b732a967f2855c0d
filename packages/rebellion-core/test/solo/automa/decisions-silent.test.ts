import { type Action, game, type State } from "@sw/rebellion-core";
import { automa } from "@sw/rebellion-core/solo";
import { begin, play, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { at, expectOk, type Json, seeded } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { ANSWERS } from "../../../src/solo/answers.ts";
import { boxFor } from "../../../src/testing/box.ts";
import { battle, dice } from "../../combat/cinematic/table.ts";
import { ALL } from "../table.ts";
import { EXPANDED } from "./decision-table.ts";
import { type Decided, decided, kept, reasonFor, TURN } from "./table.ts";

const IMPERIAL = { loyalty: "imperial" } as const;
const NABOO = 21;
const IMPERIAL_SIDE = 1;
const BOX = boxFor(scenario({ ...TURN, config: EXPANDED }).config);

/** The picks of a decision in order: the one made now, then those planned. */
function plan({ memory }: Decided): readonly unknown[] {
  const planned = typeof memory === "object" && memory !== null && "plan" in memory ? memory["plan"] : [];
  return Array.isArray(planned) ? planned : [];
}

describe("Questions of which the manual says nothing", () => {
  /** A Shield Bunker is to come to Kessel by the official answers, and none is left in the supply. */
  function wanting(elsewhere: NonNullable<Scenario["systems"]>): State {
    const gaining = begin({
      ...TURN,
      config: { ...EXPANDED, rulings: "faq" },
      systems: { kessel: IMPERIAL, ...elsewhere },
      effect: { card: "secret-facility", part: "held", system: "kessel" },
    });
    return play(gaining.state, [{ type: "take-unit", subject: "tie-fighter" }]).state;
  }
  const BUNKER = { ...IMPERIAL, units: { "shield-bunker": 1 } };

  test.each([
    ["garrison", { naboo: BUNKER, rodia: { ...IMPERIAL, units: { "shield-bunker": 2 } } }, "rodia"],
    [
      "no-rebels",
      {
        naboo: { ...IMPERIAL, units: { "shield-bunker": 1, "at-st": 1, "x-wing": 1 } },
        rodia: { ...IMPERIAL, units: { "shield-bunker": 2 } },
      },
      "rodia",
    ],
    [
      "strength",
      {
        naboo: { ...IMPERIAL, units: { "shield-bunker": 1, "at-at": 1 } },
        rodia: { ...IMPERIAL, units: { "shield-bunker": 2 } },
      },
      "naboo",
    ],
  ] as const)(
    "[solo.golden.rule] For a unit that a card gives but the supply lacks, the Empire destroys one chosen by the criterion %s",
    (by, systems, place) => {
      const decision = decided(wanting(systems));
      expect(decision.action).toEqual({ type: "destroy", subject: "shield-bunker", at: place });
      expect(reasonFor(decision, "freed-unit").criteria.at(-1)?.criterion).toBe(by);
    },
  );

  test("[solo.golden.rule] The Empire gains no unit if it would have to destroy the last ground unit of a system for it", () => {
    const decision = decided(wanting({ naboo: BUNKER, rodia: BUNKER, utapau: BUNKER }));
    expect(decision.action).toEqual({ type: "done" });
  });

  test("[solo.golden.rule] The weakest Imperial units are lost if there is too little transport in a destroyed system", () => {
    const units = { "assault-carrier": 1, "at-at": 1, "at-st": 3, "tie-fighter": 2 };
    const begun = begin({
      ...TURN,
      systems: { naboo: { destroyed: true, units } },
      frames: [{ kind: "overflow", side: 1, system: NABOO, picked: [] }],
    });
    const decision = decided(begun.state);
    expect(decision.action).toEqual({ type: "destroy", subject: "tie-fighter", at: "naboo" });
    expect(plan(decision)).toEqual(["destroy naboo tie-fighter"]);
  });

  test("[solo.golden.rule] A destroyed system loses an Assault Tank before a second AT-ST, although the tank is the last type that the game offers", () => {
    const units = { "assault-carrier": 1, "at-at": 3, "at-st": 2, "assault-tank": 1 };
    const frames = [{ kind: "overflow", side: 1, system: NABOO, picked: [] }] as const;
    const decision = decided(
      begin({ ...TURN, config: EXPANDED, systems: { naboo: { destroyed: true, units } }, frames }).state,
    );
    expect(decision.action).toEqual({ type: "destroy", subject: "at-st", at: "naboo" });
    expect(plan(decision)).toEqual(["destroy naboo assault-tank"]);
  });

  test("[solo.golden.rule] The Empire removes a target marker at the end of its turn if it can, and then ends the turn", () => {
    const spec: Scenario = {
      ...TURN,
      config: EXPANDED,
      systems: { naboo: { units: { stormtrooper: 1 } } },
      targets: [{ card: "rebel-cell", system: "naboo" }],
      objectivesInPlay: ["rebel-cell"],
    };
    const ending = scenario(spec);
    const frames = ending.frames.map((frame) =>
      frame.kind === "command" ? { ...frame, stage: "end" as const } : frame,
    );
    const decision = decided({ ...ending, frames });
    expect(decision.action).toEqual({ type: "remove-target", subject: "rebel-cell", system: "naboo" });
    expect(reasonFor(decision, "target-marker").rule).toBe("solo.golden.rule");
  });

  test("[rote.leader.pool-limit] The Empire with nine leaders in the pool loses the one with the fewest skills, then the lowest tactic values", () => {
    const nine = [
      "darth-vader",
      "emperor-palpatine",
      "grand-moff-tarkin",
      "general-tagge",
      "admiral-piett",
      "boba-fett",
      "colonel-yularen",
      "general-veers",
      "janus-greejatus",
    ];
    const leaders = Object.fromEntries(nine.map((leader) => [leader, "coruscant"]));
    const decision = decided({ ...TURN, config: EXPANDED, phase: "refresh", stage: "retrieve", leaders });
    expect(decision.action).toEqual({ type: "choose-leader", subject: "general-tagge" });
    expect(kept(reasonFor(decision, "spared-leader"))).toEqual({
      "least-skill-score": ["general-tagge", "general-veers"],
      "least-tactic-score": ["general-tagge"],
    });
  });

  test("[rote.leader.pool-limit] The Empire with ten leaders in the pool loses the two with the lowest scores, in whatever order it recruited them", () => {
    const ten = ["darth-vader", "emperor-palpatine", "grand-moff-tarkin", "general-tagge", "admiral-piett"];
    const late = ["boba-fett", "colonel-yularen", "soontir-fel", "janus-greejatus", "admiral-ozzel"];
    const leaders = Object.fromEntries([...ten, ...late].map((leader) => [leader, "coruscant"]));
    const spec: Scenario = { ...TURN, config: EXPANDED, phase: "refresh", stage: "retrieve", leaders };
    for (const face of [1, 8]) {
      const decision = decided(spec, face);
      expect([game.actionKey(decision.action), ...plan(decision)]).toEqual([
        "choose-leader general-tagge",
        "choose-leader admiral-ozzel",
      ]);
    }
  });

  test("[solo.combat.imperial-card-choices] The Shield Bunker with the least health left takes over the damage of other units", () => {
    const draws = [
      { label: "draw:imperial-ground-tactic", answer: "armored-position" },
      ...dice("--", "-"),
      ...dice("-", "-"),
    ];
    const wounds = {
      imperial: [
        { unit: "shield-bunker", markers: 1 },
        { unit: "at-at", markers: 3 },
      ],
    };
    const imperial = { "shield-bunker": 2, "at-at": 1 };
    const fight = {
      theater: "ground",
      rebel: { airspeeder: 1 },
      imperial,
      by: "imperial",
      config: { solo: {} },
    } as const;
    const begun = battle({ ...fight, combat: { wounds } }, draws).state;
    const decision = decided(begun);
    expect(decision.action).toMatchObject({ type: "damage", subject: "shield-bunker", markers: 1 });
    expect(kept(reasonFor(decision, "bearer"))).toEqual({
      saved: ["shield-bunker 0", "shield-bunker 1"],
      "least-health": ["shield-bunker 1"],
    });
  });
});

describe("Every question of an Imperial card", () => {
  const QUEUE: NonNullable<Scenario["imperial"]> = {
    queue: [{ "at-st": 2, stormtrooper: 1 }, { "star-destroyer": 1 }, { "at-at": 1 }],
  };
  const LEADERS: NonNullable<Scenario["leaders"]> = {
    "darth-vader": "naboo",
    "general-tagge": "naboo",
    "han-solo": "pool",
    chewbacca: { at: "naboo", ring: "captured" },
  };
  const FORCES = { "death-star": 1, "star-destroyer": 2, stormtrooper: 4, "tie-fighter": 2 };
  const REBELS = { "x-wing": 1, "rebel-trooper": 2, "ion-cannon": 1 };
  const SITUATION: Scenario = {
    ...TURN,
    config: { ...ALL, rulings: "faq" },
    systems: {
      naboo: { ...IMPERIAL, sabotaged: true, units: { ...FORCES, ...REBELS } },
      rodia: { ...IMPERIAL, units: { "star-destroyer": 1, stormtrooper: 2 } },
      mygeeto: { subjugated: true, units: { "at-st": 1 } },
      hoth: { units: { "rebel-trooper": 2 } },
    },
    probes: ["rodia", "mygeeto", "endor"],
  };

  /** The effect of a card under way on Naboo. */
  function underWay(id: string): State {
    const card = BOX.cardsById.get(id);
    const effect = { card: id, by: "imperial", system: "naboo", target: "chewbacca" } as const;
    if (card?.type !== "action") {
      const leaders = ["darth-vader", "general-tagge"];
      return begin({ ...SITUATION, leaders: LEADERS, imperial: QUEUE, effect: { ...effect, leaders } }).state;
    }
    const own = card.leaders.map((one) => at(BOX.leaders, one).id);
    const [leader] = own;
    const there = Object.fromEntries(own.map((one) => [one, "naboo"]));
    return begin({
      ...SITUATION,
      ...(card.entry.timing === "start-of-combat" && { combat: { system: "naboo", initiator: "imperial" } }),
      leaders: { ...LEADERS, ...there },
      imperial: { ...QUEUE, actionsUsed: [id] },
      effect: { ...effect, ...(leader !== undefined && { leader }) },
    }).state;
  }

  /** The kinds of questions that the effect of a card asks the Empire, which answers them by the die of a seed. */
  function askedBy(id: string): ReadonlySet<string> {
    const dice = seeded(`fast:${id}`);
    const kinds = new Set<string>();
    let state = underWay(id);
    let memory: Json = null;
    for (let asked = game.decision(state); asked !== undefined; asked = game.decision(state)) {
      if (!state.frames.some((frame) => frame.kind === "effect" && at(BOX.cards, frame.card).id === id)) break;
      let action: Action = at(game.legalActions(state), 0);
      if (asked.seat === "imperial") {
        kinds.add(asked.kind);
        ({ action, memory } = automa(game.view(state, "imperial"), memory, { chance: dice }));
      }
      ({ state } = expectOk(game.apply(state, action, { chance: dice })));
    }
    return kinds;
  }

  test("[solo.golden.rule] The automa has criteria for every question that an Imperial card of the box asks", () => {
    const cards = BOX.cards.filter(
      (card) =>
        (card.type === "action" || (card.type === "mission" && card.entry.mode !== "oppose")) &&
        card.side === IMPERIAL_SIDE,
    );
    const asked = new Set(cards.flatMap(({ id }) => [...askedBy(id)]));
    expect([...asked].filter((kind) => !(kind in ANSWERS))).toEqual([]);
    expect(asked.size).toBeGreaterThan(10);
  });
});
