import { game, type State } from "@sw/deckbuilder-core";
import { scenario } from "@sw/deckbuilder-core/testing";
import { at, expectOk, type Pile } from "@sw/tabletop";
import { expect, it } from "vitest";
import { MARK } from "../../src/codes.ts";
import type { GameFrame, Pending } from "../../src/frames/types.ts";
import type { Delayed } from "../../src/state.ts";

/** The Empire's turn: a hand that is half known, a unit in play. */
const TURN: State = scenario({
  empire: { hand: ["stormtrooper", "inquisitor"], shownHand: ["imperial-shuttle"], play: ["stormtrooper"] },
});

function withHand(state: State, change: (hand: Pile) => Pile): State {
  const [empire, rebel] = state.players;
  return { ...state, players: [{ ...empire, hand: change(empire.hand) }, rebel] };
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
  ["dbg.turn.any-order", "abilities that wait outside of a turn", (s) => ({ ...s, frames: [triggers({})] })],
  ["dbg.turn.any-order", "two turns at once", (s) => ({ ...s, frames: [...s.frames, ...s.frames] })],
  [
    "dbg.turn.any-order",
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

it.each(DEEDS)("[%s] a save with %s is not read, and the rule is named", (rule, _deed, change) => {
  expect(expectOk(game.parse.state(TURN))).toEqual(TURN);
  const tampered = change(TURN);
  expect(game.invariants(tampered).map((one) => one.rule)).toContain(rule);
  expect(game.parse.state(JSON.parse(JSON.stringify(tampered))).ok).toBe(false);
});

it("[dbg.ability.as-far-as-possible] a card that an ability follows is read with its mark, and not when the ability is gone", () => {
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
