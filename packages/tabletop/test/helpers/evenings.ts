import fc from "fast-check";
import { at } from "../../src/at.ts";
import type { Step } from "../../src/contract/contract.ts";
import { expectOk, type Result } from "../../src/contract/result.ts";
import { pileCards } from "../../src/piles/pile.ts";
import type { Sender } from "../../src/referee/index.ts";
import { duel } from "./duel.ts";
import {
  type BySeat,
  DUEL_SEATS,
  type DuelAction,
  type DuelConfig,
  type DuelEvent,
  type DuelSeat,
  type DuelState,
} from "./duel-state.ts";
import { deepFrozen } from "./frozen.ts";
import { APART, type DuelProgress, type DuelTable, openDuel, referee } from "./tables.ts";

/** A message as the server receives it. */
export interface Sent {
  readonly from: Sender;
  readonly message: unknown;
}
/** How someone behaves: what they send at a table, given what was sent last. */
type Habit = (table: DuelTable, last: Sent) => Sent;

export const seat: fc.Arbitrary<DuelSeat> = fc.constantFrom(...DUEL_SEATS);
const anyone: fc.Arbitrary<Sender> = fc.constantFrom("nora", "ed", "sue", "spectator", "stranger");
export const anyAction: fc.Arbitrary<DuelAction> = fc.oneof(
  fc.constantFrom("raise", "draw", "ready", "abandon", "seal", "double").map((type) => ({ type })),
  fc.integer({ min: 0, max: 6 }).map((card): DuelAction => ({ type: "choose", card })),
);
const config: fc.Arbitrary<DuelConfig> = fc.record({ rounds: fc.integer({ min: 1, max: 3 }), sealing: fc.boolean() });
const seating: fc.Arbitrary<BySeat<string>> = fc.constantFrom(
  APART,
  { north: "nora", east: "ed", south: "nora" },
  { north: "nora", east: "nora", south: "nora" },
);

/** The decider does something legal. */
const plays = fc.nat(9).map(
  (index): Habit =>
    (table) => {
      const legal = duel.legalActions(table.state);
      const decider = duel.decision(table.state)?.seat ?? "north";
      const action = legal[index % Math.max(1, legal.length)] ?? { type: "ready" };
      return { from: table.seats[decider], message: { type: "act", seat: decider, seq: table.seq, action } };
    },
);
/** Someone answers for some seat, perhaps in turn, perhaps with a card they hold, perhaps too late. */
const answers = fc
  .record({ seat, from: fc.option(anyone, { freq: 3 }), action: anyAction, behind: fc.constantFrom(0, 0, 0, 1, 2, -1) })
  .map(
    ({ seat, from, action, behind }): Habit =>
      (table) => {
        const message = { type: "act", seat, seq: table.seq - behind, action };
        return { from: from ?? table.seats[seat], message };
      },
  );
/** Someone who is asked, in turn or not yet, chooses a card of their own. */
const choosesEarly = fc.record({ nth: fc.nat(2), index: fc.nat(4) }).map(
  ({ nth, index }): Habit =>
    (table) => {
      const awaited = referee.awaited(table);
      const of = awaited[nth % Math.max(1, awaited.length)] ?? "north";
      const hand = pileCards(table.state.hands[of]);
      const action = { type: "choose", card: hand[index % Math.max(1, hand.length)] ?? 0 };
      return { from: table.seats[of], message: { type: "act", seat: of, seq: table.seq, action } };
    },
);
const undoes = fc.record({ seat, behind: fc.constantFrom(0, 0, 1) }).map(
  ({ seat, behind }): Habit =>
    (table) => {
      return { from: table.seats[seat], message: { type: "undo", seq: table.seq - behind } };
    },
);
const withdraws = fc.record({ seat, behind: fc.constantFrom(0, 0, 0, 1) }).map(
  ({ seat, behind }): Habit =>
    (table) => ({ from: table.seats[seat], message: { type: "withdraw", seat, seq: table.seq - behind } }),
);
const concedes = fc.record({ seat, from: anyone }).map(
  ({ seat, from }): Habit =>
    ({ seq }) => ({ from, message: { type: "concede", seat, seq } }),
);
const asks = anyone.map(
  (from): Habit =>
    () => ({ from, message: { type: "sync" } }),
);
const repeats = fc.constant<Habit>((_table, last) => last);
const talksNonsense = fc.record({ from: anyone, message: fc.oneof(fc.anything(), fc.jsonValue()) }).map(
  (sent): Habit =>
    () =>
      sent,
);
const spoils = fc
  .record({ field: fc.constantFrom("type", "seat", "seq", "action", "more"), value: fc.jsonValue() })
  .map(
    ({ field, value }): Habit =>
      (table) => {
        const sound = { type: "act", seat: "north", seq: table.seq, action: { type: "ready" } };
        return { from: table.seats.north, message: { ...sound, [field]: value } };
      },
  );

const habit: fc.Arbitrary<Habit> = fc.oneof(
  { weight: 12, arbitrary: plays },
  { weight: 8, arbitrary: choosesEarly },
  { weight: 4, arbitrary: answers },
  { weight: 4, arbitrary: undoes },
  { weight: 2, arbitrary: withdraws },
  { weight: 2, arbitrary: repeats },
  { weight: 1, arbitrary: asks },
  { weight: 1, arbitrary: talksNonsense },
  { weight: 1, arbitrary: spoils },
);
/** What happens at one table: who sits where, and what everybody sends. */
export interface Evening {
  readonly config: DuelConfig;
  readonly seating: BySeat<string>;
  readonly seed: string;
  readonly habits: readonly Habit[];
  /** How it is broken off, if it is. */
  readonly last: Habit | null;
}
export const evening: fc.Arbitrary<Evening> = fc.record({
  config,
  seating,
  seed: fc.string({ minLength: 1 }),
  habits: fc.array(habit, { maxLength: 40, size: "large" }),
  last: fc.option(concedes),
});

/** Sends everything an evening brings to a table; `look` sees each message with the tables around it. */
export function spend(
  { config, seating, seed, habits, last }: Evening,
  look: (before: DuelTable, sent: Sent, result: Result<DuelProgress>) => void,
): DuelTable {
  let table = openDuel(config, seating, seed);
  let sent: Sent = { from: "nora", message: { type: "sync" } };
  for (const next of last === null ? habits : [...habits, last]) {
    sent = next(table, sent);
    const result = referee.receive(deepFrozen(table), sent.from, sent.message);
    look(table, sent, result);
    if (result.ok) table = result.value.table;
  }
  return table;
}

/** The game as the accepted actions alone play it. */
export function playedDirectly({ config, seed, played }: DuelTable): readonly Step<DuelState, DuelEvent>[] {
  const steps = [expectOk(duel.setup(config, seed))];
  for (const { seat, action } of played) {
    steps.push(expectOk(duel.apply(at(steps, steps.length - 1).state, action, { by: seat })));
  }
  return steps;
}
