import { type Chance, type ScriptedAnswer, scripted, seeded } from "../chance/chance.ts";
import type { Seed } from "../chance/generator.ts";

/** What chance answers. Neither given: it goes on from the words in the state. */
export interface DrawOptions {
  /** Its answers by face and card name, in order; must fit and be used up. */
  readonly draws?: readonly ScriptedAnswer[];
  /** Once `draws` are used up chance goes on from this seed; left out, a further question is refused (`tt.chance.script`). */
  readonly then?: Seed;
}

/** A script for chance: the names of cards, faces and whatever else is drawn, in the order in which they are asked for. */
export function draws(names: readonly string[]): readonly ScriptedAnswer[] {
  return names;
}

/** The same for dice alone: the faces that they show, one after the other. */
export function dice(faces: readonly string[]): readonly ScriptedAnswer[] {
  return faces;
}

/**
 * Runs what asks chance under a script of names, or without one. Throws if the script is not used up; `whereOf` then tells of
 * the result how far it came.
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

/** A script's answers, and those of another chance once there are no more. */
function followedBy(script: ReturnType<typeof scripted>, next: Chance): Chance {
  const now = (): Chance => (script.unused().length > 0 ? script : next);
  return {
    die: (label, sides, nameOf) => now().die(label, sides, nameOf),
    pick: (label, count, nameOf) => now().pick(label, count, nameOf),
    order: (label, count, nameOf) => now().order(label, count, nameOf),
  };
}
