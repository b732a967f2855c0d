import { addToBag, at, EMPTY_PILE, expectOk } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { expect, it } from "vitest";
import { configOf, game } from "../../src/index.ts";
import { effectOf } from "../../src/state/effect-frame.ts";
import type { GameFrame, MoveFrame } from "../../src/state/frames.ts";
import type { Chair } from "../../src/state/seats.ts";
import type { LeaderState, PlaceState, SideState, State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import { type Scenario, scenario } from "../../src/testing/index.ts";

/** A table in the Command Phase: both sides on the board, the base hidden on Dagobah, a captive, a ruin. */
const TABLE: Scenario = {
  base: { system: "dagobah" },
  systems: {
    sullust: { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 2 } },
    mandalore: { units: { stormtrooper: 1 } },
    kashyyyk: { loyalty: "rebel", units: { "rebel-trooper": 1 } },
    alderaan: { destroyed: true },
  },
  baseSpace: { "rebel-trooper": 2 },
  probes: ["hoth"],
  leaders: { "princess-leia": { at: "sullust", ring: "captured" }, "darth-vader": "sullust" },
  rebel: { assigned: [{ card: "sabotage", leaders: ["jan-dodonna"] }] },
};

const index = (id: string): number => BOX.places.get(id) ?? -1;
const unit = (id: string): number => BOX.units.findIndex((one) => one.id === id);

function withPlace(state: State, id: string, change: Partial<PlaceState>): State {
  return { ...state, places: state.places.map((one, place) => (place === index(id) ? { ...one, ...change } : one)) };
}

function withUnits(state: State, id: string, kind: string, by: number): State {
  const units = at(state.places, index(id)).units.map((count, one) => (one === unit(kind) ? count + by : count));
  return withPlace(state, id, { units });
}

function moved(state: State, kind: string, from: string, to: string): State {
  return withUnits(withUnits(state, from, kind, -1), to, kind, 1);
}

function withLeader(state: State, id: string, change: Partial<LeaderState>): State {
  const leader = BOX.leadersById.get(id)?.index;
  return { ...state, leaders: state.leaders.map((one, place) => (place === leader ? { ...one, ...change } : one)) };
}

function withSide(state: State, which: 0 | 1, change: (side: SideState) => Partial<SideState>): State {
  const [rebel, imperial] = state.sides;
  return which === 0
    ? { ...state, sides: [{ ...rebel, ...change(rebel) }, imperial] }
    : { ...state, sides: [rebel, { ...imperial, ...change(imperial) }] };
}

/** What somebody might do to a save, and the rule that it goes against. */
const DEEDS: readonly (readonly [rule: string, deed: string, change: (state: State) => State])[] = [
  ["reb.limits.units", "more Star Destroyers than the box has", (s) => withUnits(s, "sullust", "star-destroyer", 30)],
  ["reb.loyalty.rebel-base-space", "loyalty at the base space", (s) => withPlace(s, "rebel-base", { loyalty: 0 })],
  [
    "reb.base.space-enter-leave",
    "a stormtrooper at the base space",
    (s) => moved(s, "stormtrooper", "sullust", "rebel-base"),
  ],
  [
    "reb.mission.step2-choose-system",
    "a mission that is opposed nowhere",
    (s) => {
      const card = BOX.cardsById.get("display-of-power")?.code ?? -1;
      const leader = BOX.leadersById.get("emperor-palpatine")?.index ?? -1;
      const mission = {
        kind: "mission",
        chair: 2,
        card,
        leaders: [leader],
        stage: "oppose",
        system: -1,
        target: -1,
        asked: 0,
        sent: -1,
        dice: [null, null],
        successes: [0, 0],
        result: "open",
        rescue: "none",
        combat: null,
        sources: [],
      } as const;
      return { ...s, frames: [...s.frames, mission] };
    },
  ],
  ["reb.remote-system.no-loyalty", "loyalty of a remote system", (s) => withPlace(s, "hoth", { loyalty: 1 })],
  ["reb.remote-system.no-subjugation", "a subjugated remote system", (s) => withPlace(s, "hoth", { subjugated: true })],
  ["reb.destroyed-system.no-loyalty", "loyalty of a destroyed system", (s) => withPlace(s, "alderaan", { loyalty: 0 })],
  [
    "reb.faq.destroyed-removes-sabotage",
    "a sabotaged ruin by the official answers",
    (s) => ({ ...withPlace(s, "alderaan", { sabotaged: true }), config: { ...s.config, rulings: "faq" } }),
  ],
  [
    "reb.move.by-activation",
    "more units picked to be destroyed than are there",
    (s) => {
      const picked = new Array<number>(40).fill(unit("stormtrooper"));
      return { ...s, frames: [...s.frames, { kind: "overflow", side: 1, system: index("sullust"), picked }] };
    },
  ],
  [
    "reb.mission.reveal-step-order",
    "what a Rebel mission put off, left to the Empire",
    (s) => ({
      ...s,
      delayed: [{ at: "end-of-command-phase", card: s.sides[0].assigned[0]?.card ?? 0, chair: 2, leaders: [] }],
    }),
  ],
  ["reb.loyalty.coruscant-imperial", "a Rebel Coruscant", (s) => withPlace(s, "coruscant", { loyalty: 0 })],
  [
    "reb.subjugation.neutral-gains-imperial",
    "a subjugated system of the Empire's own",
    (s) => withPlace(s, "sullust", { subjugated: true }),
  ],
  [
    "reb.subjugation.condition",
    "stormtroopers that subjugate nothing",
    (s) => withPlace(s, "mandalore", { subjugated: false }),
  ],
  ["reb.subjugation.removed", "nobody left to subjugate", (s) => moved(s, "stormtrooper", "mandalore", "sullust")],
  ["reb.round.game-round", "a phase on top of a phase", (s) => ({ ...s, frames: [...s.frames, ...s.frames] })],
  ["reb.round.game-round", "another phase", (s) => ({ ...s, phase: "refresh" })],
  ["reb.time.advance", "time beyond the track", (s) => ({ ...s, time: 17 })],
  ["reb.reputation.win", "markers that have met", (s) => ({ ...s, reputation: s.time })],
  [
    "reb.probe.meaning",
    "a base where the Empire knows there is none",
    (s) => ({
      ...s,
      base: { ...s.base, system: index("hoth") },
    }),
  ],
  [
    "reb.probe.secret",
    "an Empire that has forgotten a probe card",
    (s) => ({
      ...s,
      baseCandidates: [...s.baseCandidates, index("hoth")].sort((a, b) => a - b),
    }),
  ],
  ["reb.base.secret-choice", "no base", (s) => ({ ...s, base: { ...s.base, system: null } })],
  [
    "reb.base.reveal-move-units",
    "a revealed base with units at its space",
    (s) => ({
      ...s,
      base: {
        ...s.base,
        revealed: true,
        publicCandidates: [index("dagobah")],
        commonCandidates: [index("dagobah")],
      },
      baseCandidates: [index("dagobah")],
    }),
  ],
  [
    "reb.setup.s7-mission-deck",
    "a mission twice",
    (s) =>
      withSide(s, 0, ({ missions }) => ({
        missions: addToBag(missions, BOX.cardsById.get("hit-and-run")?.code ?? -1, 1),
      })),
  ],
  ["reb.probe.one-per-system", "a probe deck that has gone", (s) => ({ ...s, probeDeck: EMPTY_PILE })],
  ["reb.setup.s4-stack", "objectives that have gone", (s) => ({ ...s, objectiveDeck: EMPTY_PILE })],
  ["reb.action.action-decks", "action cards that have gone", (s) => withSide(s, 1, () => ({ actionDeck: EMPTY_PILE }))],
  [
    "reb.captured.by-cards",
    "a captured Vader",
    (s) =>
      withLeader(s, "darth-vader", { ring: at(s.leaders, BOX.leadersById.get("princess-leia")?.index ?? -1).ring }),
  ],
  ["reb.captured.no-pool", "a captive in the pool", (s) => withLeader(s, "princess-leia", { at: "pool" })],
  [
    "reb.base.space-not-a-system",
    "Vader at the base space",
    (s) => withLeader(s, "darth-vader", { at: index("rebel-base") }),
  ],
  ["reb.assignment.procedure", "a leader on no mission", (s) => withLeader(s, "mon-mothma", { at: "mission" })],
  [
    "reb.assignment.one-or-two",
    "a mission without leaders",
    (s) => withSide(s, 0, ({ assigned }) => ({ assigned: assigned.map((one) => ({ ...one, leaders: [] })) })),
  ],
  [
    "reb.setup.s5-action-decks",
    "a hand in a fixed order",
    (s) => ({ ...s, probes: s.probes.map((part) => ({ ...part, ordered: true })) }),
  ],
  [
    "reb.setup.s5-action-decks",
    "a hand in two parts known to the same side",
    (s) => ({ ...s, probes: [...s.probes, ...s.probes] }),
  ],
  [
    "reb.setup.s5-action-decks",
    "a shuffled deck that is not sorted",
    (s) => ({ ...s, probeDeck: s.probeDeck.map((part) => ({ ...part, cards: [...part.cards].reverse() })) }),
  ],
  [
    "reb.probe.secret",
    "a probe deck that the Empire has seen",
    (s) => ({ ...s, probeDeck: s.probeDeck.map((part) => ({ ...part, knownTo: 2 })) }),
  ],
  [
    "reb.base.reveal-on-ground",
    "a base that may be where stormtroopers would have found it",
    (s) => withCandidate(s, index("mandalore")),
  ],
  [
    "reb.recruit.draw-two",
    "a probe card put aside",
    (s) => withSide({ ...s, probes: EMPTY_PILE }, 1, () => ({ aside: s.probes })),
  ],
  [
    "reb.assignment.procedure",
    "a starting mission that all took for a project",
    (s) => withSide(s, 0, ({ assigned }) => ({ assigned: assigned.map((one) => ({ ...one, known: "project" })) })),
  ],
  [
    "reb.command.alternate",
    "a card that is asked for in nobody's turn",
    (s) => {
      const asked: GameFrame = { kind: "window", timing: "before-reveal", side: 0, asked: 0, system: -1 };
      const [floor] = s.frames;
      if (floor?.kind !== "command") throw new Error("no turn of the Command Phase");
      return { ...s, current: null, frames: [{ ...floor, revealing: 0 }, asked] };
    },
  ],
  [
    "reb.assignment.procedure",
    "a leader whose mission stands in an action card alone",
    (s) => {
      const leader = BOX.leadersById.get("jan-dodonna")?.index ?? -1;
      const card = BOX.cardsById.get("our-most-desperate-hour")?.code ?? -1;
      const effect = effectOf(card, "effect", { chair: 0, system: -1, leaders: [leader] });
      return { ...withSide(s, 0, () => ({ assigned: [] })), frames: [...s.frames, effect] };
    },
  ],
  ["reb.command.alternate", "a mission half turned up", (s) => withFloor(s, { revealing: 0 })],
  ["reb.combat.step-order", "a retreat outside of combats", (s) => withMove(s, { why: "retreat", picked: [] })],
  [
    "reb.move.by-activation",
    "more units picked to move than are there",
    (s) => withMove(s, { picked: [{ from: index("sullust"), unit: unit("stormtrooper"), count: 3 }] }),
  ],
  [
    "reb.mission.reveal-step-order",
    "a mission of the Rebels carried out by the Empire",
    (s) => ({ ...s, frames: [...s.frames, missionBy(s, 2)] }),
  ],
];

/** The state with one more system that everybody takes for a possible base. */
function withCandidate(state: State, system: number): State {
  const among = (list: readonly number[]): readonly number[] => [...list, system].sort((a, b) => a - b);
  const { publicCandidates, commonCandidates } = state.base;
  const base = {
    ...state.base,
    publicCandidates: among(publicCandidates),
    commonCandidates: among(commonCandidates),
  };
  return { ...state, base, baseCandidates: among(state.baseCandidates) };
}

/** The state with another Command Phase. */
function withFloor(state: State, change: Partial<Extract<GameFrame, { kind: "command" }>>): State {
  return {
    ...state,
    frames: state.frames.map((frame) => (frame.kind === "command" ? { ...frame, ...change } : frame)),
  };
}

/** The state while the Empire moves units from Sullust to Mandalore. */
function withMove(state: State, change: Partial<MoveFrame>): State {
  const [from, to] = [index("sullust"), index("mandalore")];
  const leader = BOX.leadersById.get("darth-vader")?.index ?? -1;
  const about = {
    why: "activation",
    chair: 2,
    side: 1,
    from: [from],
    to,
    step: null,
    picked: [],
    captives: [],
  } as const;
  return {
    ...withFloor(state, { stage: "end" }),
    frames: [
      ...state.frames,
      { kind: "activation", chair: 2, leader, system: to, stage: "combat", sources: [] },
      { kind: "move", ...about, ...change },
    ],
  };
}

/** The mission in the row being carried out by a chair. */
function missionBy(state: State, chair: Chair): GameFrame {
  const [mission] = state.sides[0].assigned;
  return {
    kind: "mission",
    chair,
    card: mission?.card ?? -1,
    leaders: mission?.leaders ?? [],
    stage: "choose",
    system: -1,
    target: -1,
    asked: 0,
    sent: -1,
    dice: [null, null],
    successes: [0, 0],
    result: "open",
    rescue: "none",
    combat: null,
    sources: [],
  };
}

it.each(DEEDS)("[%s] A save with %s is rejected by that rule", (rule, _deed, change) => {
  const state = scenario(TABLE);
  expect(game.parse.state(state).ok).toBe(true);
  const tampered = change(state);
  expect(game.invariants(tampered).map((one) => one.rule)).toContain(rule);
  const { ok } = game.parse.state(tampered);
  expect(ok).toBe(false);
});

it("[reb.subjugation.removed] A save of a set-up with a system subjugated without Imperial ground units is rejected", () => {
  let state = expectOk(game.setup({ players: 2, setup: "advanced", rulings: "book" }, "set-up")).state;
  for (let placed = 0; placed < 2; placed++) {
    const neutral = state.places.findIndex(({ loyalty }, place) => loyalty === null && isFree(state, place));
    const places = state.places.map((one, place) => (place === neutral ? { ...one, subjugated: true } : one));
    expectIllegal(game.parse.state({ ...state, places }), "reb.subjugation.removed");
    while (state.frames[0]?.kind === "setup" && state.frames[0].stage === "imperial-units") {
      state = expectOk(game.apply(state, at(game.legalActions(state), 0))).state;
    }
  }
});

it.each<[what: string, change: Partial<PlaceState>]>([
  ["loyal", { loyalty: 1 }],
  ["subjugated", { subjugated: true }],
  ["sabotaged", { sabotaged: true }],
  ["destroyed", { destroyed: true }],
])(
  "[rote.setup.mission-sets-secret] A save in which a system is %s before the mission sets are picked is rejected",
  (_what, change) => {
    const { state } = expectOk(
      game.setup(configOf({ expansion: "rise-of-the-empire", missionSets: "secret" }), "sets"),
    );
    expect(game.parse.state(state).ok).toBe(true);
    const laid = withPlace(state, "kessel", change);
    expect(game.invariants(laid).map((one) => one.rule)).toContain("rote.setup.mission-sets-secret");
    expect(game.parse.state(laid).ok).toBe(false);
  },
);

/** A populous system that the set-up has left to nobody. */
function isFree({ places, base }: State, place: number): boolean {
  const { subjugated, units } = at(places, place);
  return (
    !subjugated &&
    BOX.systems[place]?.populous === true &&
    base.publicCandidates.includes(place) &&
    units.every((count) => count === 0)
  );
}

it.each<[whose: string, rule: string, change: (state: State) => State]>([
  ["of the Rebels", "rote.card.held-probe", (s) => withHeld(s, 0)],
  ["of a chair that two players do not have", "reb.team.two-per-team", (s) => withHeld(s, 3)],
  ["of an Empire that has not used it", "rote.card.held-probe", (s) => withSide(s, 1, () => ({ actionsUsed: [] }))],
])("[rote.card.held-probe] A save with a probe card under Sweep the Area %s is rejected", (_whose, rule, change) => {
  const state = scenario({
    config: { expansion: "rise-of-the-empire" },
    base: { system: "ilum" },
    held: [{ card: "sweep-the-area", probe: "utapau" }],
    imperial: { actionsUsed: ["sweep-the-area"] },
  });
  expect(game.parse.state(state).ok).toBe(true);
  expect(game.invariants(change(state)).map((one) => one.rule)).toContain(rule);
  expect(game.parse.state(change(state)).ok).toBe(false);
});

function withHeld(state: State, chair: Chair): State {
  return { ...state, held: (state.held ?? []).map((one) => ({ ...one, chair })) };
}

it("A save of another game, format or box is rejected", () => {
  const state = scenario(TABLE);
  expectIllegal(game.parse.state({ ...state, format: state.format + 1 }), "tt.format.version");
  expectIllegal(game.parse.state({ ...state, catalogue: "0".repeat(state.catalogue.length) }), "tt.catalogue.hash");
  expectIllegal(game.parse.state({ ...state, game: "chess" }), "tt.input.shape");
});
