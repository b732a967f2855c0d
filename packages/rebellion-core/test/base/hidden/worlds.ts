import {
  type Action,
  type Event,
  fourPlayerGame,
  game,
  type Players,
  type RebellionGame,
  type Seat,
  type State,
  threePlayerGame,
} from "@sw/rebellion-core";
import { at, type Pile, recorded, type SeededChance, type Step, scripted, seeded } from "@sw/tabletop";
import { boxFor } from "../../../src/testing/box.ts";

const GAME_FOR: Readonly<Record<Players, RebellionGame>> = { 2: game, 3: threePlayerGame, 4: fourPlayerGame };

/** The box that a state is played with. */
function boxOf({ config }: State): ReturnType<typeof boxFor> {
  return boxFor(config);
}

/** The game of a state. */
export function gameIn({ config }: State): RebellionGame {
  return GAME_FOR[config.players];
}

/** The Imperial people of a state's game. */
export function imperials(state: State): readonly Seat[] {
  return gameIn(state).seats.filter((seat) => seat.startsWith("imperial"));
}

/** True while the Empire has to guess. */
export function isHidden({ base }: State): boolean {
  return base.system !== null && !base.revealed;
}

/** The same state with the base elsewhere: its probe card and the one that lies there change places. */
export function withBase(state: State, system: number): State {
  const { base, probeDeck, sides } = state;
  if (base.system === null || base.system === system) return state;
  const [own, other] = [at(boxOf(state).probeOf, base.system), at(boxOf(state).probeOf, system)];
  const [rebel, imperial] = sides;
  return {
    ...state,
    base: { ...base, system },
    probeDeck: exchanged(probeDeck, other, own),
    sides: [{ ...rebel, aside: exchanged(rebel.aside, other, own) }, imperial],
    ...(state.held && { held: state.held.map((one) => (one.probe === other ? { ...one, probe: own } : one)) }),
  };
}

function exchanged(pile: Pile, from: number, to: number): Pile {
  return pile.map((part) => {
    const cards = part.cards.map((card) => (card === from ? to : card));
    return { ...part, cards: part.ordered ? cards : cards.sort((a, b) => a - b) };
  });
}

/** What an Imperial person has of a state: view with the prompt in it, what is legal, and why something is not. */
export function seenOf(state: State, seat: Seat, tried: readonly Action[]): string {
  const of = gameIn(state);
  const decides = of.decision(state)?.seat === seat;
  return JSON.stringify({
    view: of.view(state, seat),
    legal: decides ? of.legalActions(state) : [],
    violations: decides ? tried.map((action) => of.why(state, action) ?? null) : [],
  });
}

/** A step, and the answers of chance in it by name. */
export interface Told {
  readonly step: Step<State, Event>;
  readonly answers: ReturnType<typeof recorded>["log"];
}

/** Carries an action out. */
export function stepOf(state: State, action: Action, chance: SeededChance): Told {
  const log = recorded(chance);
  const result = gameIn(state).apply(state, action, { chance: log });
  if (!result.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(result.violation)}`);
  return { step: result.value, answers: log.log };
}

/**
 * What an Imperial person would be told if the base were elsewhere and everything else went the same way, the two probe cards having
 * changed places; undefined if it could not: the action is not legal there, or chance could not answer so.
 */
export function toldElsewhere(
  state: State,
  system: number,
  action: Action,
  told: Told,
  seat: Seat,
): string | undefined {
  const chance = scripted(told.answers.map((one) => ({ ...one, answer: renamed(state, system, one.answer) })));
  const result = gameIn(state).apply(withBase(state, system), sameAction(state, system, action), { chance });
  return result.ok && chance.unused().length === 0 ? toldOf(result.value, seat) : undefined;
}

/** The action with the probe cards exchanged that it may name: the Rebels pick some unseen. */
function sameAction(state: State, system: number, action: Action): Action {
  if (action.type !== "take-card" && action.type !== "put-card") return action;
  const subject = renamed(state, system, action.subject);
  return typeof subject === "string" ? { ...action, subject } : action;
}

/** An answer of chance with the names of the two probe cards exchanged. */
function renamed(state: State, system: number, answer: string | readonly string[]): string | readonly string[] {
  const [own, other] = [state.base.system ?? system, system].map((one) => `probe:${at(boxOf(state).placeIds, one)}`);
  const name = (id: string): string => (id === own ? (other ?? id) : id === other ? (own ?? id) : id);
  return typeof answer === "string" ? name(answer) : answer.map(name);
}

/** What an Imperial person has after a step: what was told, and the view; the candidates are looked at for themselves. */
export function toldOf({ state, events }: Step<State, Event>, seat: Seat): string {
  const of = gameIn(state);
  return JSON.stringify({ told: events.map((event) => of.redact(event, seat) ?? null), view: of.view(state, seat) });
}

/** A player who picks any legal action, but rarely gives the base away. */
export function anyPlayer(seed: string): (actions: readonly Action[]) => Action {
  const player = seeded(`${seed}#player`);
  const oneOf = (actions: readonly Action[]): Action => at(actions, player.pick("action", actions.length, String));
  return (actions) => {
    const others = actions.filter(({ type }) => type !== "reveal-base");
    return others.length === 0 || player.pick("reveal", RARELY, String) === 0 ? oneOf(actions) : oneOf(others);
  };
}

/** One in so many chances to reveal the base is taken. */
const RARELY = 30;
