import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromWords, recorded, scripted, seeded } from "../../src/chance/chance.ts";
import { wordsOfSeed } from "../../src/chance/generator.ts";
import { Work } from "../../src/engine/work.ts";

const WORDS = wordsOfSeed("work");
const face = (index: number): string => String(index + 1);

describe("Work", () => {
  test("A transition that uses no chance reveals nothing and keeps its generator state", () => {
    const work = new Work<string>(WORDS, undefined);
    work.events.push("moved");
    expect([work.revealed, work.wordsAfter(), work.events]).toEqual([false, WORDS, ["moved"]]);
  });

  test("A transition draws from the generator state it was given and stores the next one", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }), (seed, counts) => {
        const work = new Work<never>(wordsOfSeed(seed), undefined);
        const chance = seeded(seed);
        for (const count of counts) {
          expect(work.die("d", count, face)).toBe(chance.die("d", count, face));
          expect(work.pick("p", count, face)).toBe(chance.pick("p", count, face));
          expect(work.order("o", count, face)).toEqual(chance.order("o", count, face));
        }
        expect(work.wordsAfter()).toEqual(chance.words());
        expect(fromWords(work.wordsAfter()).die("d", 6, face)).toBe(chance.die("d", 6, face));
      }),
    );
  });

  test.each(["die", "pick", "order"] as const)("Using chance in a transition by %s counts as revealing", (kind) => {
    const work = new Work<never>(WORDS, undefined);
    work[kind]("label", 3, face);
    expect(work.revealed).toBe(true);
  });

  test("A given chance answers a transition with label and names, and the generator state does not change", () => {
    const given = recorded(scripted(["4", "2", ["3", "1", "2"]]));
    const work = new Work<never>(WORDS, given);
    expect([work.die("roll", 6, face), work.pick("card", 3, face), work.order("queue", 3, face)]).toEqual([
      3,
      1,
      [2, 0, 1],
    ]);
    expect(given.log.map(({ label }) => label)).toEqual(["roll", "card", "queue"]);
    expect([work.revealed, work.wordsAfter()]).toEqual([true, WORDS]);
  });

  test("A transition owns only the objects that it created, not equal ones", () => {
    const work = new Work<never>(WORDS, undefined);
    const made = work.owned({ cards: [1] });
    expect([work.owns(made), work.owns({ cards: [1] }), new Work<never>(WORDS, undefined).owns(made)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
