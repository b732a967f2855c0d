import {
  type Chance,
  type Game,
  type GameTypes,
  type NameOf,
  type RecordedAnswer,
  recorded,
  seeded,
} from "@sw/tabletop";

/** An action played from a position, with the answers of chance if people chose the dice. */
export interface Tried {
  readonly action: unknown;
  readonly state: unknown;
  readonly events: readonly unknown[];
  /** The answers of chance; null if the game drew them. */
  readonly answers: readonly RecordedAnswer[] | null;
}

/** A die whose face somebody must choose. */
export interface WantedDie {
  readonly label: string;
  readonly faces: readonly string[];
}

/** The result of trying an action: a step, or a die whose face must be chosen first. */
export type Outcome =
  | { readonly type: "step"; readonly tried: Tried }
  | { readonly type: "wanted"; readonly die: WantedDie };

class Wanted extends Error {
  readonly die: WantedDie;

  constructor(die: WantedDie) {
    super(die.label);
    this.die = die;
  }
}

/**
 * Tries an action. With `chosen`, dice show these faces in order, and the result asks for the next one if more are
 * needed.
 */
export function tryAction(
  game: Game<GameTypes>,
  state: unknown,
  action: unknown,
  chosen: readonly number[] | null,
): Outcome | undefined {
  const log = chosen === null ? null : recorded(dicedBy(chosen));
  try {
    const step = game.apply(state, action, log === null ? {} : { chance: log });
    if (!step.ok) return undefined;
    const { state: next, events } = step.value;
    return { type: "step", tried: { action, state: next, events, answers: log === null ? null : [...log.log] } };
  } catch (error) {
    if (error instanceof Wanted) return { type: "wanted", die: error.die };
    throw error;
  }
}

/** Creates a generator with chosen dice; cards and everything else are random. */
function dicedBy(chosen: readonly number[]): Chance {
  const others = seeded("what if");
  let next = 0;
  return {
    die(label, sides, nameOf: NameOf) {
      const face = chosen[next];
      next += 1;
      if (face === undefined) throw new Wanted({ label, faces: Array.from({ length: sides }, (_, at) => nameOf(at)) });
      return face;
    },
    pick: (label, count, nameOf) => others.pick(label, count, nameOf),
    order: (label, count, nameOf) => others.order(label, count, nameOf),
  };
}
