import { at } from "../../src/at.ts";
import { type Chance, isSeed, seeded } from "../../src/chance/chance.ts";
import { type Seed, wordsOfSeed } from "../../src/chance/generator.ts";
import type { Game, Outcome, Step } from "../../src/contract/contract.ts";
import { type Result, violation } from "../../src/contract/result.ts";
import { type Frame, type FrameKind, frameKind, type Machine, machine } from "../../src/engine/machine.ts";
import { optionsFor } from "../../src/engine/options.ts";
import { decisionView } from "../../src/engine/turn.ts";
import { EMPTY_PILE, shuffled } from "../../src/piles/pile.ts";
import { determinizeToy } from "./determinize.ts";
import { duelFrame } from "./duel.ts";
import { toyInvariants } from "./invariants.ts";
import { toyParsers } from "./parse.ts";
import { peekFrame } from "./peek.ts";
import { sortFrame } from "./sort.ts";
import {
  redactToy,
  TOY_CARDS,
  TOY_CATALOGUE,
  TOY_FORMAT,
  TOY_SEATS,
  type ToyAction,
  type ToyConfig,
  type ToyEvent,
  type ToyPlay,
  type ToySeat,
  type ToySide,
  type ToyState,
} from "./state.ts";
import { turnFrame } from "./turn.ts";
import { type ToyView, viewToy } from "./view.ts";
import { ToyWork } from "./work.ts";

/** The toy game's types in the contract. */
export interface ToyTypes extends ToyPlay {
  Config: ToyConfig;
  View: ToyView;
}

/** The toy game by its contract. */
export type ToyGame = Game<ToyTypes>;

/** Cards drawn by each seat before the first turn. */
const FIRST_HAND = 2;

const KINDS: Readonly<Record<string, FrameKind<ToyPlay, ToyWork, Frame>>> = {
  turn: turnFrame,
  peek: peekFrame,
  duel: duelFrame,
  sort: sortFrame,
};

const toyMachine: Machine<ToyPlay, ToyWork> = machine({
  look: (state) => state,
  stack: (state) => state.stack,
  underway: ({ state }) => state.stack,
  kind: (kind) => frameKind(KINDS, kind),
  begin: (state, chance) => new ToyWork(state, chance),
  between: (work) => work.state,
  finish: (work) => work.finish(),
  over: () => violation("toy.end.turns", "game-over"),
});

/** The healthy toy game: two seats, hidden hands, lazily drawn decks, a peek and a secret duel. */
export const healthyToy: ToyGame = {
  id: "toy",
  seats: TOY_SEATS,
  catalogueOf: () => TOY_CATALOGUE,
  setup,
  decision: toyMachine.decision,
  legalActions: toyMachine.legalActions,
  options: optionsFor<ToyTypes>({ ...toyMachine, determinize: determinizeToy }),
  actionKey: keyOf,
  apply: toyMachine.apply,
  why: toyMachine.why,
  whyNotAsked: toyMachine.whyNotAsked,
  outcome,
  view: (state, viewer) => viewToy(state, viewer, decisionView<ToyPlay>(toyMachine, state, viewer)),
  redact: redactToy,
  determinize: determinizeToy,
  invariants: toyInvariants,
  parse: toyParsers(toyMachine.isAtRest),
};

function keyOf(action: ToyAction): string {
  if (action.type === "unpick") return `unpick:${keyOf(action.pick)}`;
  return "subject" in action ? `${action.type}:${action.subject}` : action.type;
}

function setup(config: ToyConfig, chance: Seed | Chance): Result<Step<ToyState, ToyEvent>> {
  const words = isSeed(chance) ? wordsOfSeed(chance) : seeded("toy").words();
  const deck = shuffled(TOY_CARDS.flatMap((_, code) => new Array<number>(config.copies).fill(code)));
  const side: ToySide = { deck, hand: EMPTY_PILE, open: [], points: 0 };
  const stack = [{ kind: "turn", seat: at(TOY_SEATS, 0), acted: false }] as const;
  const state: ToyState = {
    format: TOY_FORMAT,
    game: "toy",
    catalogue: TOY_CATALOGUE,
    words,
    config,
    turn: 0,
    sides: [side, side],
    stack,
  };
  return toyMachine.start(() => {
    const work = new ToyWork(state, isSeed(chance) ? undefined : chance);
    for (const seat of TOY_SEATS) for (let drawn = 0; drawn < FIRST_HAND; drawn++) work.draw(seat);
    return work;
  });
}

function outcome({ stack, sides }: ToyState): Outcome<ToySeat> | undefined {
  if (stack.length > 0) return undefined;
  const lead = at(sides, 0).points - at(sides, 1).points;
  const winners: readonly ToySeat[] = lead === 0 ? [] : [lead > 0 ? "red" : "blue"];
  const reason = lead === 0 ? "equal-points" : "more-points";
  return { winners, reason, rule: "toy.end.turns", margin: { red: lead, blue: 0 - lead } };
}
