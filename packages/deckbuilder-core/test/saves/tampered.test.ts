import { game, type State } from "@sw/deckbuilder-core";
import { expectIllegal, scenario } from "@sw/deckbuilder-core/testing";
import { at, expectOk, type Pile } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { MARK } from "../../src/state/codes.ts";
import type { GameFrame, Pending } from "../../src/state/frames.ts";
import { type Delayed, type Piece, SPENT } from "../../src/state/state.ts";

/** The Empire's turn: a hand that is half known, a unit in play. */
const TURN: State = scenario({
  empire: { hand: ["stormtrooper", "inquisitor"], shownHand: ["imperial-shuttle"], play: ["stormtrooper"] },
});

function withHand(state: State, change: (hand: Pile) => Pile): State {
  const [empire, rebel] = state.sides;
  return { ...state, sides: [{ ...empire, hand: change(empire.hand) }, rebel] };
}

const put: Delayed = { at: "end-of-turn", card: 0, pc: 0, self: 0, bound: [], triggering: 0 };
const waiting: Pending = { card: 0, self: 0, pc: 0, mandatory: false, bound: [], triggering: 0, target: 0 };
const triggers = (one: Partial<Pending>): GameFrame => ({
  kind: "triggers",
  pending: [{ ...waiting, ...one }],
  release: 0,
});

/** What somebody might do to a save, and the rule that it goes against. */
const DEEDS: readonly (readonly [rule: string, deed: string, change: (state: State) => State])[] = [
  [
    "dbg.look.secret",
    "a hand in a fixed order",
    (s) => withHand(s, (hand) => hand.map((part) => ({ ...part, ordered: true }))),
  ],
  [
    "dbg.look.secret",
    "a hand that is not sorted",
    (s) => withHand(s, (hand) => hand.map((part) => ({ ...part, cards: [...part.cards].reverse() }))),
  ],
  [
    "dbg.look.secret",
    "a hand that its owner does not know",
    (s) => withHand(s, (hand) => hand.map((part) => ({ ...part, knownTo: part.knownTo - 1 }))),
  ],
  ["dbg.look.secret", "a hand whose parts do not rise", (s) => withHand(s, (hand) => [...hand].reverse())],
  [
    "dbg.look.secret",
    "a shuffled deck that is not sorted",
    (s) => ({ ...s, galaxyDeck: s.galaxyDeck.map((part) => ({ ...part, cards: [...part.cards].reverse() })) }),
  ],
  ["dbg.turn.actions", "abilities that wait outside of a turn", (s) => ({ ...s, frames: [triggers({})] })],
  ["dbg.turn.actions", "two turns at once", (s) => ({ ...s, frames: [...s.frames, ...s.frames] })],
  [
    "dbg.turn.actions",
    "bases chosen in the middle of the game",
    (s) => ({ ...s, frames: [{ kind: "secret-bases", seat: 0 }] }),
  ],
  ["dbg.turn.any-order", "something put off by a card that puts nothing off", (s) => ({ ...s, delayed: [put] })],
  [
    "dbg.turn.any-order",
    "a put-off part that goes on elsewhere",
    (s) => ({ ...s, frames: [...s.frames, triggers({ mandatory: true, pc: 1 })] }),
  ],
  [
    "dbg.turn.any-order",
    "a triggered ability of a card without one",
    (s) => ({ ...s, frames: [...s.frames, triggers({})] }),
  ],
  [
    "dbg.ability.as-far-as-possible",
    "a mark that nothing takes off",
    (s) => ({ ...s, nextMark: 1, row: s.row.map((code, slot) => (slot === 0 && code !== null ? code + MARK : code)) }),
  ],
];

it.each(DEEDS)("[%s] A save with %s is rejected by that rule", (rule, _deed, change) => {
  expect(expectOk(game.parse.state(TURN))).toEqual(TURN);
  const tampered = change(TURN);
  expect(game.invariants(tampered).map((one) => one.rule)).toContain(rule);
  expect(game.parse.state(JSON.parse(JSON.stringify(tampered))).ok).toBe(false);
});

it("[dbg.ability.as-far-as-possible] A save with a marked card is accepted while an ability refers to it, and rejected otherwise", () => {
  const [floor] = TURN.frames;
  const row = TURN.row.map((code, slot) => (slot === 0 && code !== null ? code + MARK : code));
  const followed: State = {
    ...TURN,
    nextMark: 1,
    row,
    frames: [at(TURN.frames, 0), { kind: "triggers", pending: [], release: 1 }],
  };
  expect(game.invariants(followed)).toEqual([]);
  expect(game.invariants({ ...followed, frames: floor === undefined ? [] : [floor] })).toHaveLength(1);
});

it("[tt.format.version] A state of format 1, whose pieces used names for their numbers, is rejected for its format", () => {
  const piece = { id: 1, card: 0, used: false, gained: 0, damage: 0, commitment: null };
  const [empire, rebel] = TURN.sides;
  const old = { ...TURN, format: 1, players: [{ ...empire, play: [piece] }, rebel] };
  const refused = expectIllegal(game.parse.state(old), "tt.format.version");
  expect(refused.params).toEqual({ format: 1, reads: 2 });
});

describe("a piece in a state is six whole numbers: id, card, damage, used (0 or 1), gained attack, commitment (-1 to 7)", () => {
  const [[id, card]] = TURN.sides[0].play as readonly [Piece];
  const read = (piece: unknown): boolean => {
    const [empire, rebel] = TURN.sides;
    return game.parse.state({ ...TURN, sides: [{ ...empire, play: [piece] }, rebel] }).ok;
  };

  it.each([
    ["uncommitted", [id, card, 0, 0, 0, -1]],
    ["used, with attack gained and committed to the last slot", [id, card, 0, 1, 2, 5]],
    ["with its attack over", [id, card, 0, 0, 0, SPENT]],
  ])("A save with a piece that is %s is accepted", (_, piece) => {
    expect(read(piece)).toBe(true);
  });

  it.each([
    ["with a number too few", [id, card, 0, 0, 0]],
    ["with a number too many", [id, card, 0, 0, 0, -1, 0]],
    ["used twice", [id, card, 0, 2, 0, -1]],
    ["with less attack than printed", [id, card, 0, 0, -1, -1]],
    ["committed to nothing there is", [id, card, 0, 0, 0, 8]],
    ["committed to a slot left of the first", [id, card, 0, 0, 0, -2]],
    ["with a hole", [id, card, null, 0, 0, -1]],
    ["in half", [id, card, 0.5, 0, 0, -1]],
  ])("A save with a piece that is one %s is rejected", (_, piece) => {
    expect(read(piece)).toBe(false);
  });
});
