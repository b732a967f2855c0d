import {
  type Chance,
  type Game,
  type GameTypes,
  type NameOf,
  type RecordedAnswer,
  recorded,
  seeded,
} from "@sw/tabletop";

/** What was played from a position on: each action, with the answers of chance where people chose the dice. */
export interface Tried {
  readonly action: unknown;
  readonly state: unknown;
  readonly events: readonly unknown[];
  /** Null where the game drew by itself. */
  readonly answers: readonly RecordedAnswer[] | null;
}

/** A die that somebody has to choose. */
export interface WantedDie {
  readonly label: string;
  readonly faces: readonly string[];
}

/** What comes of an action: a step, or a die that is to be chosen first. */
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

/** Tries an action. With `chosen` every die shows what people chose, in order; one more is asked for by its faces. */
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

/** Dice by choice; cards and all else as they come. */
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
