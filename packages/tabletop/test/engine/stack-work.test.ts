import { describe, expect, test } from "vitest";
import { seeded } from "../../src/chance/chance.ts";
import { type Words, wordsOfSeed } from "../../src/chance/generator.ts";
import type { Frame } from "../../src/engine/machine.ts";
import { nearest, StackWork } from "../../src/engine/work.ts";
import { deepFrozen } from "../helpers/frozen.ts";

interface Count extends Frame {
  readonly kind: "count";
  readonly left: number;
}
interface Ask extends Frame {
  readonly kind: "ask";
  readonly about: string;
}
interface Round extends Frame {
  readonly kind: "day" | "night";
}
interface Half {
  readonly words: Words;
  readonly frames: readonly (Round | Count | Ask)[];
  readonly outcome: { readonly winner: string } | null;
  readonly scores: readonly number[];
}

class HalfWork extends StackWork<Half, string, Round> {
  constructor(state: Half) {
    super({ ...state }, undefined);
  }

  score(index: number, points: number): void {
    this.state.scores = this.replaced(this.state.scores, index, points);
  }
}

const count = (left: number): Count => ({ kind: "count", left });
const DAY: Round = { kind: "day" };
const NIGHT: Round = { kind: "night" };
const ask = (about: string): Ask => ({ kind: "ask", about });
const half = (frames: Half["frames"], more: Partial<Half> = {}): Half =>
  deepFrozen({ words: wordsOfSeed("half"), frames, outcome: null, scores: [1, 2, 3], ...more });

describe("a stack being written", () => {
  test("Frames are pushed and popped on top of the stack, and the given state is not modified", () => {
    const start = half([count(1)]);
    const work = new HalfWork(start);
    work.setTop(count(1), count(2));
    work.push(ask("one"));
    work.push(ask("two"));
    work.settle();
    work.pop(ask("two"));
    work.settle();
    work.setTop(ask("one"), ask("three"));
    expect(work.state.frames).toEqual([count(2), ask("three")]);
    work.pop(ask("three"));
    work.settle();
    work.pop(count(2));
    expect(work.state.frames).toEqual([]);
    expect(start.frames).toEqual([count(1)]);
  });

  test("Only the frame on top of the stack can be replaced or popped", () => {
    const work = new HalfWork(half([count(1), ask("one")]));
    expect(() => work.setTop(count(1), count(5))).toThrow(
      "a frame count is not the one that runs on top of the stack, but ask",
    );
    expect(() => work.pop(count(1))).toThrow(RangeError);
    expect(work.state.frames).toEqual([count(1), ask("one")]);
  });

  test("A frame beneath one that it pushed cannot be changed, and a popped frame cannot be changed either", () => {
    const work = new HalfWork(half([count(1)]));
    work.push(count(2));
    expect(() => work.setTop(count(1), count(5))).toThrow(RangeError);
    expect(() => work.pop(count(1))).toThrow(RangeError);
    work.settle();
    work.pop(count(2));
    expect(() => work.setTop(count(2), count(5))).toThrow(RangeError);
    expect(work.state.frames).toEqual([count(1)]);
    work.settle();
    work.setTop(count(1), count(5));
    expect(work.state.frames).toEqual([count(5)]);
  });

  test("A phase replaces the previous one, and throws while a frame is above that one", () => {
    const work = new HalfWork(half([]));
    work.enter(DAY);
    work.push(ask("one"));
    expect(() => work.enter(NIGHT)).toThrow("a phase night begins under a frame ask");
    work.settle();
    work.pop(ask("one"));
    work.enter(NIGHT);
    expect(work.state.frames).toEqual([NIGHT]);
    expect(() => work.setTop(NIGHT, DAY)).toThrow(RangeError);
  });

  test("The end of the game clears the stack", () => {
    const work = new HalfWork(half([DAY, count(1)]));
    work.end({ winner: "red" });
    expect(work.state).toMatchObject({ frames: [], outcome: { winner: "red" } });
  });

  test("Frames that were pushed one after another can be reversed", () => {
    const work = new HalfWork(half([count(1)]));
    for (const about of ["one", "two", "three"]) work.push(ask(about));
    work.turnAbove(1);
    expect(work.state.frames).toEqual([count(1), ask("three"), ask("two"), ask("one")]);
  });

  test("Amending changes the topmost frame of a kind, and keeps the stack if nothing changes", () => {
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

  test("Changing the running frame keeps fields that are not named, and changing any other frame throws", () => {
    const start = half([count(1), count(2)]);
    const work = new HalfWork(start);
    work.change(count(2), { left: 5 });
    expect(work.state.frames).toEqual([count(1), count(5)]);
    expect(start.frames).toEqual([count(1), count(2)]);
    expect(() => work.change(ask("one"), { about: "two" })).toThrow(RangeError);
    work.push(ask("one"));
    expect(() => work.change(count(5), { left: 6 })).toThrow(RangeError);
  });

  test("Changing the topmost frame of a kind keeps fields that are not named, and keeps the stack if nothing changes", () => {
    const start = half([count(1), count(2), ask("one")]);
    const work = new HalfWork(start);
    work.changeNearest("count", () => undefined);
    expect(work.state.frames).toBe(start.frames);
    work.changeNearest("count", ({ left }) => ({ left: left + 10 }));
    expect(work.state.frames).toEqual([count(1), count(12), ask("one")]);
    const none = new HalfWork(half([count(1)]));
    none.changeNearest("ask", () => ({ about: "never" }));
    expect(none.state.frames).toEqual([count(1)]);
  });

  test("No frame can be pushed after the end of the game", () => {
    const work = new HalfWork(half([], { outcome: { winner: "red" } }));
    work.push(count(1));
    work.setTop(count(1), count(2));
    work.change(count(1), { left: 2 });
    work.pop(count(1));
    work.enter(DAY);
    expect(work.state.frames).toEqual([]);
  });

  test("A game may copy the frames that it puts on the stack", () => {
    class Copying extends HalfWork {
      protected override kept(frame: Round | Count | Ask): Round | Count | Ask {
        return { ...frame };
      }
    }
    const frame = ask("one");
    const next = count(7);
    const work = new Copying(half([count(1), count(2)]));
    work.setTop(count(2), next);
    work.push(frame);
    work.amend("ask", () => frame);
    expect(work.state.frames).toEqual([count(1), next, frame]);
    for (const one of work.state.frames) expect([next, frame]).not.toContain(one);
    work.settle();
    work.pop(frame);
    work.settle();
    work.pop(next);
    work.settle();
    work.pop(count(1));
    work.enter(DAY);
    expect(work.state.frames[0]).not.toBe(DAY);
  });

  test("Lists of a state are copied once and then modified in place", () => {
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

  test("A transition finishes as a step with its events and the next generator state", () => {
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

test("The nearest frame of a kind is the topmost one of that kind", () => {
  const { frames } = half([count(1), ask("one"), count(2)]);
  expect([nearest({ frames }, "count"), nearest({ frames }, "ask")]).toEqual([count(2), ask("one")]);
  expect(nearest({ frames: [count(1)] as Half["frames"] }, "ask")).toBeUndefined();
});
