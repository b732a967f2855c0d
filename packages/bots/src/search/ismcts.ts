import { at, type Chance, type Decision, type Game } from "@sw/tabletop";
import type { Choose, Thought } from "../bot.ts";
import { aimedAt } from "./aiming.ts";
import {
  type BotTypes,
  dreamChance,
  type Evaluate,
  imagined,
  type Playout,
  playedOut,
  resultFor,
  viewerOf,
} from "./imagining.ts";
import { bestAction, ranked } from "./thoughts.ts";
import { type Edge, edgeOf, meanOf, type Node, newNode } from "./tree.ts";

/** The budget of a search: a number of iterations, or a number of milliseconds on a clock. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number; readonly clock: () => number };

/** Limits how many options of a node are tried after a number of visits: `first + growth * sqrt(visits)`. */
export interface Widening {
  readonly first: number;
  readonly growth: number;
}

/** Options of {@link ismcts}. */
export interface IsmctsOptions<G extends BotTypes> {
  readonly evaluate: Evaluate<G>;
  readonly budget: Budget;
  /**
   * The weight of rarely tried options against successful ones, divided among all options of a decision. Defaults to 1.
   */
  readonly exploration?: number;
  /** Defaults to `{ first: 8, growth: 1 }`. */
  readonly widening?: Widening;
  /** The playout below the tree. Defaults to none, so that the leaf itself is evaluated. */
  readonly playout?: Playout<G>;
  /** Returns the options in the order in which they are first tried. Defaults to the order of the list. */
  readonly order?: (options: readonly G["Action"][], state: G["State"], chance: Chance) => readonly G["Action"][];
  /**
   * Whether the other seats learn only that a decision was made, not the choice. Defaults to simultaneous decisions.
   */
  readonly isSecret?: (decision: Decision<G>) => boolean;
}

/** The number of iterations between two reports of thoughts. */
const TELL_EVERY = 200;

/**
 * Creates a bot that uses information-set Monte Carlo tree search with one tree per seat. Each iteration deals the
 * hidden cards again, follows options with good results or few trials to the first new sequence, and evaluates the
 * position there. With a budget of iterations the choice depends only on view, options and chance; with a budget of
 * time also on the clock.
 */
export function ismcts<G extends BotTypes>(game: Game<G>, options: IsmctsOptions<G>): Choose<G> {
  return (view, listed, { chance, aim, isStopped, onThoughts }) => {
    if (listed.length === 1) return at(listed, 0);
    const seat = viewerOf(game, view);
    const { game: imagined, evaluate, playout } = aimedAt({ game, playout: undefined, ...options }, seat, aim);
    const search = new Search(imagined, { ...options, evaluate, ...(playout && { playout }) }, seat);
    const isSpent = spending(options.budget);
    let iterations = 0;
    const thoughts = (): readonly Thought<G["Action"]>[] => search.thoughts(listed);
    do {
      search.iterate(view, dreamChance(chance));
      iterations += 1;
      if (iterations % TELL_EVERY === 0) onThoughts?.(thoughts());
    } while (!isSpent(iterations) && isStopped?.() !== true);
    const last = thoughts();
    onThoughts?.(last);
    return bestAction(last);
  };
}

function spending(budget: Budget): (iterations: number) => boolean {
  if ("iterations" in budget) return (iterations) => iterations >= budget.iterations;
  const end = budget.clock() + budget.milliseconds;
  return () => budget.clock() >= end;
}

/** An edge that an iteration followed, with the seat that chose it. */
interface Passed<Seat> {
  readonly seat: Seat;
  readonly node: Node;
  readonly edge: Edge;
}

class Search<G extends BotTypes> {
  readonly #game: Game<G>;
  readonly #options: IsmctsOptions<G>;
  readonly #seat: G["Seat"];
  readonly #roots: ReadonlyMap<G["Seat"], Node>;

  constructor(game: Game<G>, options: IsmctsOptions<G>, seat: G["Seat"]) {
    this.#game = game;
    this.#options = options;
    this.#seat = seat;
    this.#roots = new Map(game.seats.map((one) => [one, newNode()]));
  }

  iterate(view: G["View"], chance: Chance): void {
    const game = this.#game;
    const places = new Map(this.#roots);
    const passed: Passed<G["Seat"]>[] = [];
    const root = game.determinize(view, chance);
    const { playout, evaluate } = this.#options;
    let state = root;
    for (let isNew = false; !isNew; ) {
      const decision = game.decision(state);
      if (decision === undefined || playout?.isEnd?.(state, root) === true) break;
      const listed = game.legalActions(state);
      const node = places.get(decision.seat) ?? newNode();
      const { action, edge } = this.#selected(node, listed, state, chance);
      passed.push({ seat: decision.seat, node, edge });
      // A forced move tells nothing: the iteration goes on to the first sequence that is new because somebody chose it.
      isNew = edge.visits === 0 && listed.length > 1;
      this.#descend(places, decision, game.actionKey(action), edge);
      state = imagined(game, state, action, chance);
    }
    if (playout !== undefined) state = playedOut(game, state, chance, playout, root);
    this.#learn(passed, (seat) => resultFor(game, state, seat, evaluate));
  }

  /**
   * Moves every seat to its next node in its own tree after an action. Seats that cannot see the action stay at their
   * node.
   */
  #descend(places: Map<G["Seat"], Node>, decision: Decision<G>, key: string, edge: Edge): void {
    const { isSecret = ({ simultaneous }) => simultaneous.length > 0 } = this.#options;
    const secret = isSecret(decision);
    for (const [seat, place] of places) {
      if (seat === decision.seat) places.set(seat, edge.node);
      else if (!secret) places.set(seat, edgeOf(place, key).node);
    }
  }

  /**
   * Returns the option to follow: an untried one while the node may grow, otherwise the best by its mean and how rarely
   * it was tried.
   */
  #selected(
    node: Node,
    listed: readonly G["Action"][],
    state: G["State"],
    chance: Chance,
  ): { readonly action: G["Action"]; readonly edge: Edge } {
    const { widening = { first: 8, growth: 1 }, order } = this.#options;
    const known = listed.map((action) => ({ action, edge: node.edges.get(this.#game.actionKey(action)) }));
    const tried = known.flatMap(({ action, edge }) => (edge === undefined ? [] : [{ action, edge }]));
    for (const { edge } of tried) edge.offered += 1;
    const open = Math.floor(widening.first + widening.growth * Math.sqrt(node.visits));
    if (tried.length < listed.length && tried.length < open) {
      const untried = known.flatMap(({ action, edge }) => (edge === undefined ? [action] : []));
      const action =
        order === undefined
          ? at(untried, chance.pick("untried", untried.length, String))
          : at(order(untried, state, chance), 0);
      const edge = edgeOf(node, this.#game.actionKey(action));
      edge.offered += 1;
      return { action, edge };
    }
    return this.#best(tried, listed.length);
  }

  #best(
    tried: readonly { readonly action: G["Action"]; readonly edge: Edge }[],
    options: number,
  ): {
    readonly action: G["Action"];
    readonly edge: Edge;
  } {
    const { exploration = 1 } = this.#options;
    const weight = exploration / options;
    let best = at(tried, 0);
    let most = Number.NEGATIVE_INFINITY;
    for (const one of tried) {
      const { visits, offered } = one.edge;
      const bound =
        visits === 0 ? Number.POSITIVE_INFINITY : meanOf(one.edge) + (weight * Math.sqrt(offered)) / (1 + visits);
      if (bound > most) {
        most = bound;
        best = one;
      }
    }
    return best;
  }

  #learn(passed: readonly Passed<G["Seat"]>[], valueFor: (seat: G["Seat"]) => number): void {
    const values = new Map<G["Seat"], number>();
    for (const { seat, node, edge } of passed) {
      const value = values.get(seat) ?? valueFor(seat);
      values.set(seat, value);
      node.visits += 1;
      edge.visits += 1;
      edge.total += value;
    }
  }

  thoughts(listed: readonly G["Action"][]): readonly Thought<G["Action"]>[] {
    const root = this.#roots.get(this.#seat);
    return ranked(
      listed.map((action) => {
        const edge = root?.edges.get(this.#game.actionKey(action));
        return { action, visits: edge?.visits ?? 0, value: edge === undefined ? 0.5 : meanOf(edge) };
      }),
    );
  }
}
