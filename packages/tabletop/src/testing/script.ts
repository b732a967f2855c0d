import { type Chance, type ScriptedAnswer, scripted, seeded } from "../chance/chance.ts";
import type { Seed } from "../chance/generator.ts";

/** The answers of chance. By default they come from the generator words in the state. */
export interface DrawOptions {
  /** Answers by face and card name, in order. They must fit the questions and be used up. Defaults to none. */
  readonly draws?: readonly ScriptedAnswer[];
  /**
   * The seed from which chance continues when `draws` are used up. Without it a further question is refused
   * (`tt.chance.script`).
   */
  readonly then?: Seed;
}

/** Creates a script for chance: the names of cards, faces and other draws, in the order of the questions. */
export function draws(names: readonly string[]): readonly ScriptedAnswer[] {
  return names;
}

/** Creates a script for dice: the faces that they show, in order. */
export function dice(faces: readonly string[]): readonly ScriptedAnswer[] {
  return faces;
}

/**
 * Runs a function with a script of names for chance, or without one. Throws if the script is not used up; `whereOf`
 * then describes how far the result came.
 */
export function withDraws<T>(
  { draws, then }: DrawOptions,
  run: (chance: Chance | undefined) => T,
  whereOf?: (result: T) => string,
): T {
  if (draws === undefined && then === undefined) return run(undefined);
  const script = scripted(draws ?? []);
  const result = run(then === undefined ? script : followedBy(script, seeded(then)));
  const unused = script.unused();
  if (unused.length > 0) {
    const where = whereOf === undefined ? "" : `; ${whereOf(result)}`;
    throw new Error(`the script is not used up: ${JSON.stringify(unused)} left${where}`);
  }
  return result;
}

/** Returns a source of chance that answers from the script, and from another source when the script is used up. */
function followedBy(script: ReturnType<typeof scripted>, next: Chance): Chance {
  const now = (): Chance => (script.unused().length > 0 ? script : next);
  return {
    die: (label, sides, nameOf) => now().die(label, sides, nameOf),
    pick: (label, count, nameOf) => now().pick(label, count, nameOf),
    order: (label, count, nameOf) => now().order(label, count, nameOf),
  };
}
