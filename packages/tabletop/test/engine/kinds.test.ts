import { describe, expect, test } from "vitest";
import type { PlayTypes } from "../../src/contract/contract.ts";
import { type Violation, violation } from "../../src/contract/result.ts";
import { type FrameKind, finiteKind } from "../../src/engine/machine.ts";
import { stagedKind } from "../../src/engine/staged.ts";

interface Door {
  readonly kind: "door";
  readonly stage: "knock" | "open";
}
interface DoorPlay extends PlayTypes {
  State: { readonly keys: readonly string[] };
  Action: string;
  Event: never;
  Seat: "guest";
  Asked: { readonly kind: "key"; readonly context: null };
}
type DoorKind = FrameKind<DoorPlay, string[], Door>;

const asking: Omit<DoorKind, "check"> = {
  run: () => true,
  question: () => ({ seat: "guest", kind: "key", rule: "door.key", context: null }),
  options: ({ keys }) => [...keys],
  take: (work, _frame, key) => void work.push(key),
};
const guarded = finiteKind<DoorPlay, string[], Door>(asking, {
  isSame: (one, other) => one === other,
  refusal: (_state, _frame, key): Violation | undefined =>
    key === "bent" ? violation("door.bent", "is-bent", { key }) : undefined,
  notOffered: (_state, _frame, key, options) => violation("door.key", "no-such-key", { key, keys: [...options] }),
});
const state = { keys: ["brass", "iron"] };
const knocking: Door = { kind: "door", stage: "knock" };

describe("a frame kind that says its options once", () => {
  test("A finite frame kind passes exactly its options, as the state has them", () => {
    for (const key of state.keys) expect(guarded.check(state, knocking, key)).toBeUndefined();
    expect(guarded.check({ keys: ["brass"] }, knocking, "iron")).toEqual(
      violation("door.key", "no-such-key", { key: "iron", keys: ["brass"] }),
    );
  });

  test("A finite frame kind refuses by the most telling rule, and never what is an option", () => {
    expect(guarded.check(state, knocking, "bent")).toEqual(violation("door.bent", "is-bent", { key: "bent" }));
    expect(guarded.check({ keys: ["bent"] }, knocking, "bent")).toBeUndefined();
  });
});

describe("a frame kind made of stages", () => {
  const door = stagedKind<DoorPlay, string[], Door>({ knock: guarded, open: { run: () => false } });

  test("A staged frame kind does what the stage does that its frame has come to", () => {
    const work: string[] = [];
    expect([door.run(work, knocking), door.run(work, { ...knocking, stage: "open" })]).toEqual([true, false]);
    expect(door.options(state, knocking)).toEqual(["brass", "iron"]);
    expect(door.check(state, knocking, "wood")?.code).toBe("no-such-key");
    expect(door.question(state, knocking).kind).toBe("key");
    door.take(work, knocking, "iron");
    expect(work).toEqual(["iron"]);
  });

  test("A staged frame kind asks nobody in a stage that goes on by itself: asking there is a bug", () => {
    const open: Door = { ...knocking, stage: "open" };
    expect(() => door.question(state, open)).toThrow("door open asks nobody");
  });
});
