import { at } from "../at.ts";
import { refuse, violation } from "../contract/result.ts";
import { generatorOf, type Seed, type UnforeseeableWords, type Words, wordsOfSeed } from "./generator.ts";

/** Gives the name of option `index` of a question; called only by chances that work by name. */
export type NameOf = (index: number) => string;

/**
 * A source of chance. Every question carries a label (`"draw:empire"`), so that scripts and logs read like the table.
 * Options are numbered from 0; names are asked for only when needed.
 */
export interface Chance {
  /** One fair die: a number from 0 to sides - 1. */
  die(label: string, sides: number, nameOf: NameOf): number;
  /** One of `count` equally likely things: a number from 0 to count - 1. */
  pick(label: string, count: number, nameOf: NameOf): number;
  /** A fair order of `count` things: a permutation of 0 to count - 1. */
  order(label: string, count: number, nameOf: NameOf): readonly number[];
}

/** A chance drawn from words. */
export interface SeededChance extends Chance {
  /** Words to go on with; this chance goes on from them too. What was drawn cannot be told from words of ChaCha. */
  words(): Words;
}

/** A chance that goes on from the given words. */
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

/** A chance from a seed: `fromWords(wordsOfSeed(seed))`. */
export function seeded(seed: Seed): SeededChance {
  return fromWords(wordsOfSeed(seed));
}

/**
 * Words for a state that is made up: asks for the key of a generator that cannot be foreseen byte by byte (`words`,
 * thirty-two times). Who plays many games on from such a state may put fast words in their place.
 */
export function freshWords(chance: Chance): UnforeseeableWords {
  const byte = (): number => chance.pick("words", 256, String);
  const word = (): number => (byte() << 24) | (byte() << 16) | (byte() << 8) | byte();
  return [word(), word(), word(), word(), word(), word(), word(), word()];
}

/** The answers that make {@link freshWords} give these words. */
export function wordAnswers(words: Words): readonly ScriptedAnswer[] {
  return words.flatMap((word) =>
    [24, 16, 8, 0].map((shift) => ({ label: "words", answer: String((word >>> shift) & 255) })),
  );
}

/** Tells a seed from a chance. */
export function isSeed(chance: Seed | Chance): chance is Seed {
  return typeof chance !== "object";
}

/** An answer by name: a face or a card (a list of names for an order), or the same for one label only. */
export type ScriptedAnswer =
  | string
  | readonly string[]
  | { readonly label: string; readonly answer: string | readonly string[] };

/** A chance that answers from a script. */
export interface ScriptedChance extends Chance {
  /** Answers not yet used; empty once the script is used up. */
  unused(): readonly ScriptedAnswer[];
}

/**
 * Answers by face and card name, in order. A question that the next answer does not fit (wrong label, a name that is
 * not among the options, nothing left) makes the running transition fail with `tt.chance.script`.
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

/** One question of chance with its answer by name, as {@link recorded} logs it. */
export interface RecordedAnswer {
  readonly label: string;
  readonly answer: string | readonly string[];
}

/** Passes every question on to `source` and logs label and answer; `scripted(log)` gives the same answers again. */
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
