import { addToBag, at, pileCards, shuffled } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { game } from "../../src/index.ts";
import { NO_LEADER, NO_MISSION } from "../../src/state/codes.ts";
import type { GameFrame } from "../../src/state/frames.ts";
import { ADMIRAL, chairOf, IMPERIAL, IMPERIAL_BIT, PUBLIC } from "../../src/state/seats.ts";
import type { SoloState } from "../../src/state/solo.ts";
import type { State } from "../../src/state/state.ts";
import { boxFor } from "../../src/testing/box.ts";
import { type Scenario, scenario } from "../../src/testing/index.ts";
import { ALL, BASE, expectSound } from "../solo/table.ts";

/** Round 3 of a solo game: cards in the Round Deck and aside, one kept for a second try, troops in a remote system. */
const TABLE: Scenario = {
  config: { ...ALL, solo: { retryUnplayableMissions: true, originalCombat: true } },
  round: 3,
  active: "imperial",
  base: { system: "yavin" },
  probes: ["hoth", "ilum", "naboo"],
  systems: { ilum: { units: { stormtrooper: 1 } }, sullust: { loyalty: "imperial", units: { stormtrooper: 2 } } },
  leaders: { "general-tagge": "mission" },
  imperial: { actions: ["local-rumors"] },
  solo: {
    round: ["rule-by-fear", "hunt-them-down", "construct-factory"],
    roundProjects: 1,
    projects: ["oversee-project"],
    startingUsed: ["research-and-development"],
    reserved: [{ card: "detained", leader: "general-tagge" }],
    garrisoned: ["ilum"],
    moved: { sullust: { stormtrooper: 1 } },
  },
};

const BOX = boxFor(scenario(TABLE).config);
const card = (id: string): number => BOX.cardsById.get(id)?.code ?? -1;
const probe = (id: string): number => at(BOX.probeOf, BOX.places.get(id) ?? -1);
const index = (id: string): number => BOX.places.get(id) ?? -1;
const none = (units: readonly number[]): readonly number[] => units.map(() => 0);

function solo(state: State, change: (solo: SoloState) => Partial<SoloState>): State {
  if (state.solo === undefined) throw new Error("no solo game");
  return { ...state, solo: { ...state.solo, ...change(state.solo) } };
}

/** The Imperial hand of probe cards with one of them known to others. */
function known(state: State, id: string, knownTo: number): State {
  const probes = state.probes
    .map((part) => ({ ...part, cards: part.cards.filter((code) => code !== probe(id)) }))
    .filter(({ cards }) => cards.length > 0);
  return { ...state, probes: addToBag(probes, probe(id), knownTo) };
}

const REBELS_ASSIGN: GameFrame = {
  kind: "assignment",
  chair: 0,
  last: NO_LEADER,
  open: NO_MISSION,
  veto: NO_MISSION,
  vetoes: 0,
  done: 0,
};

/** What somebody might do to a save of a solo game, and the rule that it goes against. */
const DEEDS: readonly (readonly [rule: string, deed: string, change: (state: State) => State])[] = [
  ["solo.scope.roles", "no solo part", ({ solo: _, ...state }) => state],
  [
    "solo.missions.face-down",
    "a Round Deck that the Rebels alone know",
    (s) => solo(s, ({ roundDeck }) => ({ roundDeck: roundDeck.map((part) => ({ ...part, knownTo: 1 })) })),
  ],
  [
    "solo.missions.face-down",
    "a project deck that the Empire alone knows",
    ({ projectDeck, ...s }) => ({ ...s, projectDeck: projectDeck.map((part) => ({ ...part, knownTo: 2 })) }),
  ],
  [
    "solo.missions.projects-aside",
    "more projects in the Round Deck than lie there",
    (s) => solo(s, () => ({ roundProjects: 2 })),
  ],
  [
    "reb.setup.s7-mission-deck",
    "a card of the Round Deck gone",
    (s) => solo(s, ({ roundDeck }) => ({ roundDeck: roundDeck.slice(1) })),
  ],
  [
    "reb.setup.s7-mission-deck",
    "a project made that no box holds",
    (s) => solo(s, ({ projects }) => ({ projects: addToBag(projects, at(pileCards(projects), 0), 0) })),
  ],
  [
    "reb.limits.cards-reshuffle",
    "a starting mission among the projects laid aside",
    (s) =>
      solo(s, ({ projects, startingUsed }) => ({
        projects: addToBag(projects, at(startingUsed, 0), 0),
        startingUsed: startingUsed.slice(1),
      })),
  ],
  [
    "solo.missions.no-hand",
    "a mission in the Imperial hand",
    (s) => {
      const [rebel, imperial] = s.sides;
      const [taken = -1, ...rest] = pileCards(imperial.missionDeck);
      const missions = addToBag(imperial.missions, taken, 2);
      return { ...s, sides: [rebel, { ...imperial, missions, missionDeck: shuffled(rest) }] };
    },
  ],
  ["solo.var.unplayable.retry", "a leader reserved for nothing", (s) => solo(s, () => ({ reserved: [] }))],
  [
    "solo.move.take-probe-card",
    "a remote system held without its card",
    (s) => solo(s, ({ garrisoned }) => ({ garrisoned: [...garrisoned, index("endor")].sort((a, b) => a - b) })),
  ],
  [
    "solo.command.activate.once",
    "more units moved than are there",
    (s) =>
      solo(s, ({ moved }) => ({ moved: moved.map((one) => ({ ...one, units: one.units.map((count) => count * 3) })) })),
  ],
  [
    "solo.command.activate.once",
    "nothing moved somewhere",
    (s) => solo(s, ({ moved }) => ({ moved: moved.map((one) => ({ ...one, units: none(one.units) })) })),
  ],
  ["solo.refresh.probes", "the probe card of Hoth facedown in the Imperial hand", (s) => known(s, "hoth", 2)],
  [
    "solo.refresh.recruit.empire",
    "an action card facedown in the Imperial hand",
    (s) => {
      const [rebel, imperial] = s.sides;
      const [held, ...others] = imperial.actions;
      const hidden = held.map((part) => ({ ...part, knownTo: IMPERIAL_BIT }));
      return { ...s, sides: [rebel, { ...imperial, actions: [hidden, ...others] }] };
    },
  ],
  [
    "solo.scope.base-in-remote",
    "the base in Alderaan",
    (s) => ({ ...s, base: { ...s.base, system: index("alderaan") } }),
  ],
  [
    "solo.base.remove-gather-intel",
    "Gather Intel aside while the base is hidden",
    (s) =>
      solo(s, ({ startingDeck }) => ({
        startingDeck: shuffled(pileCards(startingDeck).filter((code) => code !== card("gather-intel"))),
        startingOut: [card("gather-intel")],
      })),
  ],
  [
    "solo.base.remove-gather-intel",
    "Gather Intel in its deck while the base is revealed",
    (s) => ({ ...s, base: { ...s.base, revealed: true } }),
  ],
  [
    "solo.setup.objectives.remove-heart",
    "Heart of the Empire back in the deck",
    (s) => {
      const heart = card("heart-of-the-empire");
      const deck = solo(s, ({ boxed }) => ({ boxed: boxed.filter((code) => code !== heart) }));
      return { ...deck, objectiveDeck: [{ cards: [heart], ordered: true, knownTo: PUBLIC }, ...s.objectiveDeck] };
    },
  ],
  [
    "solo.refresh.build.bunker",
    "a Shield Bunker built without the expansion",
    () => solo(scenario({ config: BASE }), () => ({ bunkerBuilt: true })),
  ],
  [
    "solo.refresh.discard-missions",
    "a Round Deck left over when the Empire launches probe droids",
    (s) => ({ ...s, phase: "refresh", frames: [{ kind: "refresh", stage: "probes" }] }),
  ],
  [
    "solo.refresh.discard-missions",
    "the last round's deck still there while the Rebels assign leaders",
    (s) => ({ ...s, phase: "assignment", frames: [REBELS_ASSIGN] }),
  ],
];

/** Rounds whose deck lies there by right: until its missions go back, and in the first round from the set-up on. */
const RIGHTFUL: readonly (readonly [deed: string, change: (state: State) => State])[] = [
  [
    "when leaders are retrieved in the Refresh Phase",
    (s) => ({ ...s, phase: "refresh", frames: [{ kind: "refresh", stage: "retrieve" }] }),
  ],
  [
    "when the objective is drawn in the Refresh Phase",
    (s) => ({ ...s, phase: "refresh", frames: [{ kind: "refresh", stage: "objective" }] }),
  ],
  [
    "while the Rebels assign leaders in the first round",
    (s) => ({ ...s, round: 1, phase: "assignment", frames: [REBELS_ASSIGN] }),
  ],
  [
    "while the Empire assigns leaders",
    (s) => ({ ...s, phase: "assignment", frames: [{ ...REBELS_ASSIGN, chair: chairOf(s.config, IMPERIAL, ADMIRAL) }] }),
  ],
];

describe("A tampered save of a solo game", () => {
  const state = scenario(TABLE);

  it("The save before tampering is valid", () => {
    expectSound(state);
  });

  it.each(DEEDS)("[%s] A save with %s is rejected by that rule", (rule, _deed, change) => {
    const tampered = change(state);
    expect(game.invariants(tampered).map((one) => one.rule)).toContain(rule);
    expect(game.parse.state(tampered).ok).toBe(false);
  });

  it.each(RIGHTFUL)("[solo.refresh.discard-missions] A save may have a Round Deck %s", (_moment, change) => {
    expect(game.invariants(change(state)).map(({ rule }) => rule)).not.toContain("solo.refresh.discard-missions");
  });

  it("[solo.var.combat.no-cards] A save with a base tactic card in the Imperial hand of a combat is rejected", () => {
    const combat = scenario({
      config: BASE,
      systems: { naboo: { units: { "star-destroyer": 1, "x-wing": 1 } } },
      leaders: { "darth-vader": "naboo", "princess-leia": "naboo" },
      combat: { system: "naboo", initiator: "rebel", stage: "space-first", round: 1 },
    });
    const frames = combat.frames.map((frame) => {
      if (frame.kind !== "combat") return frame;
      const { decks, hands } = frame.tactics;
      const [taken = -1, ...rest] = pileCards(decks[0]);
      const imperial = [addToBag(hands[1][0], taken, 2), hands[1][1]] as const;
      const tactics = {
        ...frame.tactics,
        decks: [shuffled(rest), decks[1]] as const,
        hands: [hands[0], imperial] as const,
      };
      return { ...frame, tactics };
    });
    expect(game.invariants(combat)).toEqual([]);
    expect(game.invariants({ ...combat, frames }).map(({ rule }) => rule)).toContain("solo.var.combat.no-cards");
  });
});
