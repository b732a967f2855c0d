import { describe, expect, test } from "vitest";
import { seeded } from "../src/chance.ts";
import { type Words, wordsOfSeed } from "../src/generator.ts";
import type { Frame } from "../src/machine.ts";
import { nearest, StackWork } from "../src/work.ts";
import { deepFrozen } from "./helpers/frozen.ts";

interface Count extends Frame {
  readonly kind: "count";
  readonly left: number;
}
interface Ask extends Frame {
  readonly kind: "ask";
  readonly about: string;
}
interface Half {
  readonly words: Words;
  readonly frames: readonly (Count | Ask)[];
  readonly outcome: { readonly winner: string } | null;
  readonly scores: readonly number[];
}

class HalfWork extends StackWork<Half, string> {
  constructor(state: Half) {
    super({ ...state }, undefined);
  }

  score(index: number, points: number): void {
    this.state.scores = this.replaced(this.state.scores, index, points);
  }
}

const count = (left: number): Count => ({ kind: "count", left });
const ask = (about: string): Ask => ({ kind: "ask", about });
const half = (frames: Half["frames"], more: Partial<Half> = {}): Half =>
  deepFrozen({ words: wordsOfSeed("half"), frames, outcome: null, scores: [1, 2, 3], ...more });

describe("a stack being written", () => {
  test("frames come and go on top, and the given state keeps its own", () => {
    const start = half([count(1)]);
    const work = new HalfWork(start);
    work.push(ask("one"));
    work.push(ask("two"));
    work.pop();
    work.setTop(count(5));
    expect(work.state.frames).toEqual([count(1), count(5)]);
    work.pop();
    work.pop();
    expect(work.state.frames).toEqual([]);
    expect(start.frames).toEqual([count(1)]);
  });

  test("amends the uppermost frame of a kind and leaves the stack as it is where nothing changes", () => {
    const start = half([count(1), count(2), ask("one")]);
    const work = new HalfWork(start);
    work.amend("count", (frame) => frame);
    expect(work.state.frames).toBe(start.frames);
    work.amend("count", ({ left }) => count(left + 10));
    expect(work.state.frames).toEqual([count(1), count(12), ask("one")]);
    const none = new HalfWork(half([count(1)]));
    none.amend("ask", () => ask("never"));
    expect(none.state.frames).toEqual([count(1)]);
  });

  test("after the end of the game nothing goes on the stack", () => {
    const work = new HalfWork(half([], { outcome: { winner: "red" } }));
    work.push(count(1));
    work.setTop(count(2));
    expect(work.state.frames).toEqual([]);
  });

  test("a game may copy what goes on the stack", () => {
    class Copying extends HalfWork {
      protected override kept(frame: Count | Ask): Count | Ask {
        return { ...frame };
      }
    }
    const frame = ask("one");
    const work = new Copying(half([count(1), count(2)]));
    work.setTop(frame);
    work.push(frame);
    work.amend("count", () => count(7));
    expect(work.state.frames).toEqual([count(7), frame, frame]);
    for (const one of work.state.frames) expect(one).not.toBe(frame);
  });

  test("lists are copied once and then written in place", () => {
    const start = half([]);
    const work = new HalfWork(start);
    work.score(0, 10);
    const { scores } = work.state;
    work.score(2, 30);
    expect(work.state.scores).toBe(scores);
    expect([scores, start.scores]).toEqual([
      [10, 2, 30],
      [1, 2, 3],
    ]);
  });

  test("ends as a step with its events and the words that come after", () => {
    const start = half([count(1)]);
    const still = new HalfWork(start);
    still.emit("moved");
    expect(still.finish()).toEqual({ state: start, events: ["moved"], revealed: false });
    const rolled = new HalfWork(start);
    rolled.die("d", 6, String);
    const chance = seeded("half");
    chance.die("d", 6, String);
    expect(rolled.finish()).toEqual({ state: { ...start, words: chance.words() }, events: [], revealed: true });
  });
});

test("the nearest frame of a kind is the uppermost", () => {
  const { frames } = half([count(1), ask("one"), count(2)]);
  expect([nearest({ frames }, "count"), nearest({ frames }, "ask")]).toEqual([count(2), ask("one")]);
  expect(nearest({ frames: [count(1)] as Half["frames"] }, "ask")).toBeUndefined();
});
