import { at } from "../at.ts";
import { refuse, violation } from "../contract/result.ts";
import { generatorOf, type Seed, type UnforeseeableWords, type Words, wordsOfSeed } from "./generator.ts";

/** Returns the name of option `index` of a question. Only sources of chance that answer by name call it. */
export type NameOf = (index: number) => string;

/**
 * A source of chance. Every question has a label (`"draw:empire"`) that makes scripts and logs readable. Options are
 * numbered from 0, and their names are requested only when needed.
 */
export interface Chance {
  /** Rolls one fair die. Returns a number from 0 to sides - 1. */
  die(label: string, sides: number, nameOf: NameOf): number;
  /** Picks one of `count` equally likely options. Returns a number from 0 to count - 1. */
  pick(label: string, count: number, nameOf: NameOf): number;
  /** Puts `count` things in a fair random order. Returns a permutation of 0 to count - 1. */
  order(label: string, count: number, nameOf: NameOf): readonly number[];
}

/** A source of chance that draws from a generator. */
export interface SeededChance extends Chance {
  /**
   * Returns words from which a generator can continue. This source continues from them too. Words of ChaCha do not
   * reveal past draws.
   */
  words(): Words;
}

/** Creates a source of chance that continues from the given generator words. */
export function fromWords(words: Words): SeededChance {
  const generator = generatorOf(words);
  return {
    die: (_label, sides) => generator.below(sides),
    pick: (_label, count) => generator.below(count),
    order(_label, count) {
      const result = Array.from({ length: count }, (_, index) => index);
      for (let last = count - 1; last > 0; last--) {
        const other = generator.below(last + 1);
        const moved = at(result, last);
        result[last] = at(result, other);
        result[other] = moved;
      }
      return result;
    },
    words: () => generator.words(),
  };
}

/** Creates a source of chance from a seed: `fromWords(wordsOfSeed(seed))`. */
export function seeded(seed: Seed): SeededChance {
  return fromWords(wordsOfSeed(seed));
}

/**
 * Returns generator words for a made-up state. Asks chance for an unpredictable key byte by byte (`words`, thirty-two
 * times). For many simulated games from such a state, you can replace them with fast words.
 */
export function freshWords(chance: Chance): UnforeseeableWords {
  const byte = (): number => chance.pick("words", 256, String);
  const word = (): number => (byte() << 24) | (byte() << 16) | (byte() << 8) | byte();
  return [word(), word(), word(), word(), word(), word(), word(), word()];
}

/** Returns the answers with which {@link freshWords} returns these words. */
export function wordAnswers(words: Words): readonly ScriptedAnswer[] {
  return words.flatMap((word) =>
    [24, 16, 8, 0].map((shift) => ({ label: "words", answer: String((word >>> shift) & 255) })),
  );
}

/** Whether a value is a seed, not a source of chance. */
export function isSeed(chance: Seed | Chance): chance is Seed {
  return typeof chance !== "object";
}

/**
 * A scripted answer by name: a face, a card, or a list of names for an order. With a `label` it answers only that
 * question.
 */
export type ScriptedAnswer =
  | string
  | readonly string[]
  | { readonly label: string; readonly answer: string | readonly string[] };

/** A source of chance that answers from a script. */
export interface ScriptedChance extends Chance {
  /** Returns the answers not used yet; empty when the script is used up. */
  unused(): readonly ScriptedAnswer[];
}

/**
 * Creates a source of chance that answers by face and card name, in order. If the next answer does not fit the question
 * (wrong label, unknown name, or no answer left), the current transition fails with `tt.chance.script`.
 */
export function scripted(answers: readonly ScriptedAnswer[]): ScriptedChance {
  let next = 0;
  const take = (label: string): string | readonly string[] => {
    const answer = answers[next];
    if (answer === undefined) return mismatch(label, "script-used-up", []);
    next += 1;
    if (typeof answer === "string" || !("label" in answer)) return answer;
    return answer.label === label ? answer.answer : mismatch(label, "script-other-label", [answer.label]);
  };
  const one = (label: string, count: number, nameOf: NameOf): number => {
    const answer = take(label);
    for (let index = 0; index < count; index++) if (nameOf(index) === answer) return index;
    return mismatch(label, "script-no-such-option", [answer].flat());
  };
  return {
    die: one,
    pick: one,
    order(label, count, nameOf) {
      const names = [take(label)].flat();
      const free = new Set(Array.from({ length: count }, (_, index) => index));
      const result = names.map((name) => {
        for (const index of free) if (nameOf(index) === name && free.delete(index)) return index;
        return mismatch(label, "script-no-such-option", names);
      });
      return free.size === 0 ? result : mismatch(label, "script-order-incomplete", names);
    },
    unused: () => answers.slice(next),
  };
}

function mismatch(label: string, code: string, given: readonly string[]): never {
  return refuse(violation("tt.chance.script", code, { question: label, given }));
}

/** A question of chance with its answer by name, as logged by {@link recorded}. */
export interface RecordedAnswer {
  readonly label: string;
  readonly answer: string | readonly string[];
}

/**
 * Creates a source of chance that passes every question to `source` and logs its label and answer. `scripted(log)`
 * repeats the same answers.
 */
export function recorded(source: Chance): Chance & { readonly log: readonly RecordedAnswer[] } {
  const log: RecordedAnswer[] = [];
  const one = (kind: "die" | "pick") => (label: string, count: number, nameOf: NameOf) => {
    const index = source[kind](label, count, nameOf);
    log.push({ label, answer: nameOf(index) });
    return index;
  };
  return {
    die: one("die"),
    pick: one("pick"),
    order(label, count, nameOf) {
      const result = source.order(label, count, nameOf);
      log.push({ label, answer: result.map(nameOf) });
      return result;
    },
    log,
  };
}
