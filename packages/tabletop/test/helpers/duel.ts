import * as v from "valibot";
import { type Chance, isSeed, seeded } from "../../src/chance/chance.ts";
import { wordsOfSeed } from "../../src/chance/generator.ts";
import type { Game, Outcome, Spectator } from "../../src/contract/contract.ts";
import { ok, violation } from "../../src/contract/result.ts";
import { readInput } from "../../src/documents/parse.ts";
import { type Frame, type FrameKind, frameKind, machine } from "../../src/engine/machine.ts";
import { optionsFor } from "../../src/engine/options.ts";
import { decisionView } from "../../src/engine/turn.ts";
import { Work } from "../../src/engine/work.ts";
import { HIDDEN } from "../../src/piles/knowledge.ts";
import { addToBag, drawTop, EMPTY_PILE, pileCards, pileHas, shuffled, takeFromBag } from "../../src/piles/pile.ts";
import {
  BIT,
  type BySeat,
  DUEL_CARDS,
  DUEL_SEATS,
  type DuelAction,
  type DuelConfig,
  type DuelEvent,
  type DuelFrame,
  type DuelPlay,
  type DuelSeat,
  type DuelState,
} from "./duel-state.ts";
import { type DuelView, determinizeDuel, viewDuel } from "./duel-view.ts";

export interface DuelTypes extends DuelPlay {
  Config: DuelConfig;
  View: DuelView;
}

export type Duel = Game<DuelTypes>;

const MAX_STAKE = 3;
const HAND = 3;
const nobody = <Value>(value: Value): BySeat<Value> => ({ north: value, east: value, south: value });
const nameOf = (card: number): string => `card ${card}`;

class DuelWork extends Work<DuelEvent> {
  state: DuelState;
  constructor(state: DuelState, chance: Chance | undefined) {
    super(state.words, chance);
    this.state = state;
  }
  set(part: Partial<DuelState>): void {
    this.state = { ...this.state, ...part };
  }
  setFor<Key extends "hands" | "chosen" | "doubled">(key: Key, seat: DuelSeat, value: DuelState[Key][DuelSeat]): void {
    this.state = { ...this.state, [key]: { ...this.state[key], [seat]: value } };
  }
  draw(seat: DuelSeat): number {
    const { card, pile } = drawTop(this.state.deck, this, "draw", nameOf);
    this.set({ deck: pile });
    this.setFor("hands", seat, addToBag(this.state.hands[seat], card, BIT[seat]));
    return card;
  }
}

type Kind<Top extends Frame> = FrameKind<DuelPlay, DuelWork, Top>;

const prepare: Kind<DuelFrame> = {
  run: () => true,
  question: ({ stake }, { seat }) => ({ seat, kind: "prepare", rule: "duel.prepare", context: { stake } }),
  options({ stake, deck }) {
    const options: DuelAction[] = stake < MAX_STAKE ? [{ type: "raise" }] : [];
    if (deck.length > 0) options.push({ type: "draw" });
    return [...options, { type: "ready" }];
  },
  check(state, frame, action) {
    const fits = prepare.options(state, frame).some((option) => option.type === action.type);
    return fits ? undefined : violation("duel.prepare", "not-now", { type: action.type });
  },
  take(work, { seat }, { type }) {
    if (type === "raise") {
      work.set({ stake: work.state.stake + 1 });
      work.events.push({ type: "raised", seat });
    } else if (type === "draw") {
      work.events.push({ type: "drew", seat, card: work.draw(seat) }, { type: "noted", seat });
      work.set({ stack: [frameFor("choose", "north")] });
    } else {
      work.events.push({ type: "readied", seat });
      work.set({ stack: [frameFor("choose", "north")] });
    }
  },
};

const choose: Kind<DuelFrame> = {
  run: () => true,
  question: ({ hands }, { seat }) => {
    const context = { hand: pileCards(hands[seat]) };
    return { seat, kind: "choose", rule: "duel.choose", context, simultaneous: DUEL_SEATS };
  },
  options({ hands }, { seat, chosen }) {
    if (chosen) return [{ type: "seal" }, { type: "double" }];
    const cards = [...new Set(pileCards(hands[seat]))].sort((a, b) => a - b);
    const options: DuelAction[] = cards.map((card) => ({ type: "choose", card }));
    return seat === "north" ? [...options, { type: "abandon" }] : options;
  },
  check({ hands }, { seat, chosen }, action) {
    if (chosen !== (action.type === "seal" || action.type === "double")) return violation("duel.choose", "not-now");
    if (action.type === "abandon" && seat === "north") return undefined;
    if (chosen || (action.type === "choose" && pileHas(hands[seat], action.card))) return undefined;
    return violation("duel.choose.hand", "not-in-hand");
  },
  take(work, frame, action) {
    const { seat } = frame;
    if (action.type === "abandon") {
      work.events.push({ type: "abandoned", seat });
      return nextRound(work);
    }
    if (action.type === "choose") {
      const { card, pile } = takeFromBag(work.state.hands[seat], action.card) ?? { card: 0, pile: EMPTY_PILE };
      work.setFor("hands", seat, pile);
      work.setFor("chosen", seat, card);
      work.events.push({ type: "chose", seat, card });
      if (work.state.sealing) return work.set({ stack: [{ ...frame, chosen: true }] });
    } else {
      const doubled = action.type === "double";
      work.setFor("doubled", seat, doubled);
      work.events.push({ type: "sealed", seat, doubled });
    }
    const next = DUEL_SEATS[DUEL_SEATS.indexOf(seat) + 1];
    if (next === undefined) unveil(work);
    else work.set({ stack: [frameFor("choose", next)] });
  },
};

function frameFor(kind: DuelFrame["kind"], seat: DuelSeat): DuelFrame {
  return { kind, seat, chosen: false };
}

function unveil(work: DuelWork): void {
  const { chosen, doubled, score, stake, discard } = work.state;
  const cards = { north: chosen.north ?? 0, east: chosen.east ?? 0, south: chosen.south ?? 0 };
  const highest = DUEL_SEATS.filter((seat) =>
    DUEL_SEATS.every((other) => other === seat || cards[other] < cards[seat]),
  );
  const winner = highest[0] ?? null;
  if (winner !== null) work.set({ score: { ...score, [winner]: score[winner] + stake * (doubled[winner] ? 2 : 1) } });
  work.set({ discard: [...discard, ...Object.values(cards)] });
  work.events.push({ type: "unveiled", cards, winner });
  work.revealed = true;
  nextRound(work);
}

function nextRound(work: DuelWork): void {
  const round = work.state.round + 1;
  const lead = DUEL_SEATS[round % DUEL_SEATS.length] ?? "north";
  const stack = round < work.state.rounds ? [frameFor("prepare", lead)] : [];
  work.set({ round, stake: 1, chosen: nobody(null), doubled: nobody(false), stack });
}

const duelMachine = machine<DuelPlay, DuelWork>({
  look: (state) => state,
  stack: ({ stack }) => stack,
  underway: ({ state }) => state.stack,
  kind: (kind) => frameKind<Kind<Frame>>({ prepare, choose }, kind),
  begin: (state, chance) => new DuelWork(state, chance),
  between: (work) => work.state,
  finish: (work) => ({
    state: { ...work.state, words: work.wordsAfter() },
    events: work.events,
    revealed: work.revealed,
  }),
  over: () => violation("duel.end", "over"),
});

function redact(event: DuelEvent, to: DuelSeat | Spectator): DuelEvent | undefined {
  if (event.type === "unveiled" || event.seat === to) return event;
  if (event.type === "noted") return undefined;
  if ("card" in event) return { ...event, card: HIDDEN };
  return event.type === "sealed" ? { ...event, doubled: HIDDEN } : event;
}

function outcome(state: DuelState): Outcome<DuelSeat> | undefined {
  if (state.stack.length > 0) return undefined;
  const { north, east, south } = state.score;
  const most = Math.max(north, east, south);
  const margin = { north: 2 * north - east - south, east: 2 * east - north - south, south: 2 * south - north - east };
  const winners = DUEL_SEATS.filter((seat) => state.score[seat] === most);
  return { winners, reason: "score", rule: "duel.end", margin };
}

const whole = v.pipe(v.number(), v.safeInteger());
const bySeat = <T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, BySeat<T>> =>
  v.strictObject({ north: schema, east: schema, south: schema });
const pile = v.array(v.strictObject({ cards: v.array(whole), ordered: v.boolean(), knownTo: whole }));
const readers = {
  config: v.strictObject({ rounds: v.pipe(whole, v.minValue(1), v.maxValue(3)), sealing: v.boolean() }),
  action: v.variant("type", [
    v.strictObject({ type: v.picklist(["raise", "draw", "ready", "abandon", "seal", "double"]) }),
    v.strictObject({ type: v.literal("choose"), card: whole }),
  ]),
  state: v.strictObject({
    words: v.tuple([whole, whole, whole, whole]),
    rounds: whole,
    sealing: v.boolean(),
    round: whole,
    stake: whole,
    deck: pile,
    hands: bySeat(pile),
    chosen: bySeat(v.nullable(whole)),
    doubled: bySeat(v.boolean()),
    discard: v.array(whole),
    score: bySeat(whole),
    stack: v.array(
      v.strictObject({ kind: v.picklist(["prepare", "choose"]), seat: v.picklist(DUEL_SEATS), chosen: v.boolean() }),
    ),
  }),
};

const determinize: Duel["determinize"] = (view, chance) =>
  determinizeDuel(view, chance, seeded("determinized").words());
const options = optionsFor<DuelTypes>({ ...duelMachine, determinize });

/** The duel; its rules are told in duel-state.ts. */
export const duel: Duel = {
  id: "duel",
  seats: DUEL_SEATS,
  catalogueOf: () => "d0",
  setup({ rounds, sealing }, chance) {
    const start: DuelState = {
      words: wordsOfSeed(isSeed(chance) ? chance : "scripted"),
      rounds,
      sealing,
      round: 0,
      stake: 1,
      deck: shuffled(DUEL_CARDS),
      hands: nobody(EMPTY_PILE),
      chosen: nobody(null),
      doubled: nobody(false),
      discard: [],
      score: nobody(0),
      stack: [frameFor("prepare", "north")],
    };
    const work = new DuelWork(start, isSeed(chance) ? undefined : chance);
    for (const seat of DUEL_SEATS) {
      for (let card = 0; card < HAND; card++) work.events.push({ type: "drew", seat, card: work.draw(seat) });
    }
    return ok({ state: { ...work.state, words: work.wordsAfter() }, events: work.events, revealed: true });
  },
  decision: duelMachine.decision,
  legalActions: duelMachine.legalActions,
  options: (view) => options({ ...view, viewer: view.seat }),
  apply: duelMachine.apply,
  whyNotAsked: duelMachine.whyNotAsked,
  why: duelMachine.why,
  actionKey: (action) => (action.type === "choose" ? `choose:${action.card}` : action.type),
  outcome,
  view: (state, seat) => viewDuel(state, seat, decisionView<DuelPlay>(duelMachine, state, seat)),
  redact,
  determinize,
  invariants(state) {
    const { deck, hands, chosen, discard } = state;
    const held = [deck, hands.north, hands.east, hands.south].flatMap(pileCards);
    const cards = [...held, ...DUEL_SEATS.flatMap((seat) => chosen[seat] ?? []), ...discard].sort((a, b) => a - b);
    return cards.join() === DUEL_CARDS.join() ? [] : [violation("duel.cards", "not-conserved", { cards })];
  },
  parse: {
    config: (input) => readInput(readers.config, input),
    action: (input) => readInput(readers.action, input),
    state: (input) => readInput(readers.state, input),
  },
};
