import { game, type State } from "@sw/legion-core";
import { SKIRMISH } from "@sw/legion-core/examples";
import { expectOk, seeded } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { expect, it } from "vitest";
import type { Counts } from "../../src/attack/pools/faces.ts";
import type { GameFrame, PoolWeaponUse } from "../../src/state/frames.ts";
import type { BattlePile, MiniatureState, SideState, UnitState } from "../../src/state/state.ts";
import { withTokens } from "../../src/state/tokens.ts";

/** A game that has come to the activations of the second round. */
const STATE: State = (() => {
  const chance = seeded("saves");
  let { state } = expectOk(game.setup(SKIRMISH, "saves"));
  while (state.round < 2 || game.decision(state)?.kind !== "activate") {
    const legal = game.legalActions(state);
    const action = legal[chance.pick("action", legal.length, String)];
    if (action === undefined) throw new Error("the game is over");
    state = expectOk(game.apply(state, action)).state;
  }
  return state;
})();

/** A game that is being set up. */
const START: State = expectOk(game.setup(SKIRMISH, "saves")).state;

function withUnit(state: State, place: number, change: (unit: UnitState) => Partial<UnitState>): State {
  return { ...state, units: state.units.map((one, index) => (index === place ? { ...one, ...change(one) } : one)) };
}

function withMiniature(state: State, unit: number, place: number, change: Partial<MiniatureState>): State {
  return withUnit(state, unit, ({ miniatures }) => ({
    miniatures: miniatures.map((one, index) => (index === place ? { ...one, ...change } : one)),
  }));
}

function withPlayer(state: State, change: (own: SideState) => Partial<SideState>): State {
  const [one, other] = state.sides;
  return { ...state, sides: [{ ...one, ...change(one) }, other] };
}

/** The place of a unit by its card. */
function unitOf(card: string): number {
  return game.view(STATE, "spectator").units.findIndex(({ unit }) => unit === card);
}

/** Spot of a miniature that stands, for putting another one there. */
function spot(): Partial<MiniatureState> {
  const standing = STATE.units.flatMap(({ miniatures }) => miniatures).find(({ status }) => status === "standing");
  if (standing === undefined) throw new Error("nobody stands on the table");
  return standing;
}

/** Miniatures of a unit of the first army that stands nowhere yet, being placed as it deploys. */
function placing(left: readonly number[]): GameFrame {
  const unit = START.units.findIndex(({ miniatures, leader }) => miniatures.length > 2 && leader === 0);
  return { kind: "place", unit, enemies: [], left, rule: "leg.kw.prepared-position", cause: "prepared-position" };
}

/** What somebody might do to a save, and the rule that it goes against. */
const DEEDS: readonly (readonly [rule: string, deed: string, change: (state: State) => State])[] = [
  ["leg.army.contents", "one unit missing", (s) => ({ ...s, units: s.units.slice(1) })],
  ["leg.units.leader", "a defeated leader", (s) => withMiniature(s, 1, 0, { status: "defeated" })],
  ["leg.wounds.defeat-threshold", "a miniature with too many wounds", (s) => withMiniature(s, 1, 1, { wounds: 1 })],
  ["leg.standby.max-one", "two standby tokens", (s) => withUnit(s, 1, () => ({ tokens: standbys(s) }))],
  [
    "leg.suppression.vehicles-immune",
    "suppressed speeder bikes",
    (s) =>
      withUnit(s, unitOf("74-z-speeder-bikes"), ({ tokens }) => ({ tokens: withTokens(tokens, "suppression", 1) })),
  ],
  [
    "leg.order-pool.create",
    "more tokens in the pool than units",
    (s) => withPlayer(s, ({ orderPool }) => ({ orderPool: { ...orderPool, heavy: 9 } })),
  ],
  ["leg.objective.claim-effect", "a token held by a defeated unit", (s) => heldByDead(s)],
  ["leg.objective.claim-effect", "a missing token", (s) => withUnit(s, 1, () => ({ holds: [99] }))],
  ["leg.round.count", "nothing left to do", (s) => ({ ...s, frames: [] })],
  ["leg.round.phases", "another phase", (s) => ({ ...s, phase: "end" })],
  ["leg.round.phases", "a phase on top of a phase", (s) => ({ ...s, frames: [...s.frames, ...s.frames] })],
  ["leg.round.phases", "no phase below what is half done", (s) => ({ ...s, frames: [{ kind: "leader", unit: 1 }] })],
  ["leg.round.phases", "an unknown unit", (s) => ({ ...s, frames: [...s.frames, { kind: "leader", unit: 99 }] })],
  [
    "leg.command-hand.size",
    "another command card",
    (s) => withPlayer(s, ({ discard }) => ({ discard: [...discard, 0] })),
  ],
  [
    "leg.command.select-secret",
    "a selected card that is not in the hand",
    (s) => withPlayer(s, ({ discard }) => ({ chosen: discard[0] ?? null })),
  ],
  [
    "leg.info.hand-secret",
    "a hand that only the opponent knows",
    (s) => withPlayer(s, ({ hand }) => ({ hand: hand.map((part) => ({ ...part, knownTo: 2 })) })),
  ],
  [
    "leg.info.hand-secret",
    "a hand in a fixed order",
    (s) => withPlayer(s, ({ hand }) => ({ hand: hand.map((part) => ({ ...part, ordered: true })) })),
  ],
  [
    "leg.info.hand-secret",
    "a hand that is not sorted",
    (s) => withPlayer(s, ({ hand }) => ({ hand: hand.map((part) => ({ ...part, cards: [...part.cards].reverse() })) })),
  ],
  [
    "leg.info.hand-secret",
    "a deck of battle cards in a fixed order",
    (s) => withPlayer(s, ({ decks }) => ({ decks: { ...decks, secondary: inOrder(decks.secondary) } })),
  ],
  [
    "leg.activation.steps",
    "the activation of a unit without an order",
    (s) => ({ ...withUnit(s, 0, () => ({ order: "facedown" })), frames: [...s.frames, activation(0)] }),
  ],
  [
    "leg.activation.unit-steps",
    "a unit that is activated in the middle of its own activation",
    (s) => {
      const twice = { ...activation(0), drawn: true } as GameFrame;
      return { ...withUnit(s, 0, () => ({ order: "none" })), frames: [...s.frames, twice, twice] };
    },
  ],
  [
    "leg.command.select-secret",
    "a card revealed while players select cards",
    (s) => ({ ...s, phase: "command", frames: [{ kind: "command", stage: "choose", turn: 0 }] }),
  ],
  [
    "leg.command.select-secret",
    "a commander nominated during set-up",
    () => withPlayer(START, () => ({ nominated: 0 })),
  ],
  [
    "leg.order-pool.create",
    "order tokens in a pool while orders are issued",
    (s) => ({
      ...withPlayer(s, () => ({ revealed: null, nominated: null })),
      phase: "command",
      frames: [{ kind: "command", stage: "orders", turn: 0 }],
    }),
  ],
  ["leg.round.phases", "the activation of an unknown unit", (s) => ({ ...s, frames: [...s.frames, activation(99)] })],
  [
    "leg.attack.sequence",
    "orders in the Activation Phase",
    (s) => ({ ...s, frames: [...s.frames, { kind: "orders", side: 0, issued: [] }] }),
  ],
  [
    "leg.pool.place-dice",
    "an attack pool with more weapons than dice",
    (s) => ({ ...s, frames: [...s.frames, attack([{ miniature: 0, weapon: 0 }], [])] }),
  ],
  [
    "leg.pool.place-dice",
    "a weapon that its miniature does not have",
    (s) => ({ ...s, frames: [...s.frames, attack([{ miniature: 0, weapon: 99 }], [[1, 0, 0]])] }),
  ],
  ["leg.battle-deck.size", "a mission without its card", (s) => ({ ...s, mission: { ...s.mission, primary: null } })],
  [
    "leg.units.leader",
    "miniatures placed around a missing leader",
    () => ({ ...START, frames: [...START.frames, placing([1, 2])] }),
  ],
  [
    "leg.units.leader",
    "a miniature to be placed that its unit does not have",
    () => ({ ...START, frames: [...START.frames, placing([0, 99])] }),
  ],
  [
    "leg.mission.sides",
    "objectives placed before the players have edges",
    () => ({ ...START, frames: [{ kind: "setup", stage: "objectives", turn: 0, first: 0, done: [] }] }),
  ],
  ["leg.mission.sides", "both players at one edge", (s) => withPlayer(s, () => ({ edge: s.sides[1].edge }))],
  ["leg.setup.players-colours", "no blue player", (s) => ({ ...s, blue: null })],
  [
    "leg.overlap.mini-not-on-mini",
    "two miniatures in one place",
    (s) => withMiniature(s, s.units.length - 1, 1, { ...spot(), status: "standing" }),
  ],
  [
    "leg.setup.battlefield-size",
    "a token beyond the edge",
    (s) => ({ ...s, tokens: s.tokens.map((one) => ({ ...one, x: s.config.table.battlefield?.length ?? 0, y: -1 })) }),
  ],
  [
    "leg.keywords.full-text-in-glossary",
    "an unknown keyword",
    (s) => ({ ...s, ongoing: [{ unit: 0, keyword: "nobodys", value: 1, until: "round" }] }),
  ],
  [
    "leg.round.phases",
    "a keyword used against an unknown unit",
    (s) => ({ ...s, ongoing: [{ unit: 0, keyword: "distract", value: 0, until: "round", about: 99 }] }),
  ],
];

/** The game at its very end: of the second army a bearer of an asset alone is left, and that is defeated. */
function wipedOut(): State {
  const bearer = STATE.units.findIndex(({ owner }) => owner === 1);
  const { miniatures = [] } = STATE.units[bearer] ?? {};
  const asset = { kind: "asset", name: "scanner", owner: 1, x: 0, y: 0, z: 0, holder: bearer, removed: false } as const;
  const others = STATE.units.map((unit, place): UnitState => {
    if (place === bearer) return { ...unit, holds: [...unit.holds, STATE.tokens.length] };
    if (unit.owner === 0) return { ...unit, holds: [] };
    return {
      ...unit,
      order: "none",
      holds: [],
      miniatures: unit.miniatures.map((one) => ({ ...one, status: "defeated" })),
    };
  });
  const because = { rule: "leg.tokens.ion-poison-immobilize-shield", cause: "poison" } as const;
  const frames = [...STATE.frames, { kind: "wounds", unit: bearer, left: 99, by: null, because } as const];
  const tokens = [...STATE.tokens.map((one) => ({ ...one, holder: null })), asset];
  let state: State = { ...STATE, units: others, tokens, frames };
  for (const _ of miniatures) {
    const [action] = game.legalActions(state);
    if (action !== undefined) state = expectOk(game.apply(state, action)).state;
  }
  return state;
}

it("[leg.win.last-standing] A save of a game that ended with the defeat of the last unit, which held a token, can be loaded", () => {
  const over = wipedOut();
  expect(over).toMatchObject({ outcome: { winners: ["player-1"], rule: "leg.win.last-standing" } });
  expect(game.invariants(over)).toEqual([]);
  expect(expectOk(game.parse.state(JSON.parse(JSON.stringify(over))))).toEqual(over);
});

function heldByDead(state: State): State {
  const asset = { kind: "asset", name: "scanner", owner: 0, x: 0, y: 0, z: 0, holder: 1, removed: false } as const;
  const fallen = withUnit(state, 1, ({ miniatures }) => ({
    holds: [state.tokens.length],
    order: "none",
    miniatures: miniatures.map((one) => ({ ...one, status: "defeated" })),
  }));
  return { ...fallen, tokens: [...state.tokens, asset] };
}

function inOrder({ deck, discard }: BattlePile): BattlePile {
  return { deck: deck.map((part) => ({ ...part, ordered: true })), discard };
}

function activation(unit: number): GameFrame {
  const about = { actions: 2, done: [], marks: [], panicked: false, drawn: false };
  return { kind: "activation", unit: Math.max(0, unit), stage: "actions", ...about };
}

/** An attack of the first unit on the last one, with these weapons and dice in its pool. */
function attack(weapons: readonly PoolWeaponUse[], dice: readonly Counts[]): GameFrame {
  const pool = { defender: STATE.units.length - 1, attack: null, weapons, dice, resolved: false, again: null };
  const about = { reason: "attack", only: null, with: null };
  return { kind: "attack", attacker: 0, stage: "weapons", ...about, pools: [pool] };
}

function standbys(state: State): UnitState["tokens"] {
  return withTokens(state.units[1]?.tokens ?? [], "standby", 2);
}

it("A saved game is parsed back unchanged", () => {
  const saved = JSON.parse(JSON.stringify(STATE));
  expect(expectOk(game.parse.state(saved))).toEqual(STATE);
  expect(game.invariants(STATE)).toEqual([]);
});

for (const [rule, deed, change] of DEEDS) {
  it(`A save with ${deed} is refused: ${rule}`, () => {
    const tampered = change(STATE);
    expect(game.invariants(tampered).map((broken) => broken.rule)).toContain(rule);
    expect(game.parse.state(JSON.parse(JSON.stringify(tampered))).ok).toBe(false);
  });
}

it("A save is refused if it has another format or catalogue, an illegal army, or no pending decision", () => {
  expectIllegal(game.parse.state({ ...STATE, format: 99 }), "tt.format.version");
  expectIllegal(game.parse.state({ ...STATE, catalogue: "other" }), "tt.catalogue.hash");
  expectIllegal(game.parse.state({ ...STATE, points: 1 }), "tt.input.shape");
  const [one, other] = STATE.config.armies;
  const config = { ...STATE.config, armies: [{ ...one, units: one.units.slice(1) }, other] };
  expect(game.parse.state({ ...STATE, config })).toMatchObject({ violation: { params: { seat: "player-1" } } });
  const over: State = withPlayer({ ...STATE, frames: STATE.frames.slice(0, 1) }, (own) => own);
  const idle = { ...over, units: over.units.map((unit) => ({ ...unit, order: "facedown" as const })) };
  const pools = idle.sides.map((own) => ({ ...own, orderPool: emptied(own.orderPool) }));
  expect(game.parse.state({ ...idle, sides: pools })).toMatchObject({ violation: { code: "not-at-rest" } });
});

function emptied(pool: SideState["orderPool"]): SideState["orderPool"] {
  return Object.fromEntries(Object.keys(pool).map((rank) => [rank, 0])) as SideState["orderPool"];
}

it("A save in an unknown step, which would loop forever, is refused at once", () => {
  const frames = [{ kind: "command", stage: "resolve", turn: 0 }];
  expectIllegal(game.parse.state({ ...STATE, phase: "command", frames }), "tt.input.shape");
});

it("The followers of a move are refused as a list, also as an empty one", () => {
  const tool = { speed: 1, first: { x: 0, y: 1 }, second: { x: 0, y: 1 } };
  const moved = (followers: unknown) =>
    game.parse.action({ type: "move", move: { type: "standard", tool, to: { x: 0, y: 0, z: 0 }, followers } });
  expect(moved({}).ok).toBe(true);
  expectIllegal(moved([]), "tt.input.shape");
});

it("The parser of saves refuses hostile input without throwing", () => {
  for (const input of [null, 1, "x", [], {}, JSON.parse('{"__proto__": 1}'), { ...STATE, units: STATE }]) {
    expect(game.parse.state(input).ok).toBe(false);
    expect(game.parse.action(input).ok).toBe(false);
    expect(game.parse.config(input).ok).toBe(false);
  }
  expect(
    game.parse.action({ type: "move", move: { type: "pivot", heading: { x: 0, y: 0 }, followers: "auto" } }).ok,
  ).toBe(false);
});
