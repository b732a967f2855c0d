import { describe, expect, test } from "vitest";
import type { PlayTypes } from "../../src/contract/contract.ts";
import { notAsked, violation } from "../../src/contract/result.ts";
import { finiteKind, isSameAction, silentKind } from "../../src/engine/finite.ts";
import type { FrameKind } from "../../src/engine/machine.ts";
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
const guarded = finiteKind<DoorPlay, string[], Door>(asking, (_state, _frame, key, options) =>
  key === "bent"
    ? violation("door.bent", "is-bent", { key })
    : violation("door.key", "no-such-key", { key, keys: [...options] }),
);
const state = { keys: ["brass", "iron"] };
const knocking: Door = { kind: "door", stage: "knock" };

describe("a frame kind that says its options once", () => {
  test("A finite frame kind accepts exactly its options in the current state", () => {
    for (const key of state.keys) expect(guarded.check(state, knocking, key)).toBeUndefined();
    expect(guarded.check({ keys: ["brass"] }, knocking, "iron")).toEqual(
      violation("door.key", "no-such-key", { key: "iron", keys: ["brass"] }),
    );
  });

  test("A finite frame kind refuses with its most specific rule, and never refuses an option", () => {
    expect(guarded.check(state, knocking, "bent")).toEqual(violation("door.bent", "is-bent", { key: "bent" }));
    expect(guarded.check({ keys: ["bent"] }, knocking, "bent")).toBeUndefined();
  });
});

describe("two decisions told by their fields", () => {
  test("Two actions are equal if they have the same fields with the same values, in any order", () => {
    expect(isSameAction({ type: "take", subject: 1 }, { subject: 1, type: "take" })).toBe(true);
    expect(isSameAction({ type: "take", subject: 1 }, { type: "take", subject: "1" })).toBe(false);
    expect(isSameAction({ type: "take" }, { type: "take", subject: 1 })).toBe(false);
    expect(isSameAction({ type: "take", subject: 1 }, { type: "take" })).toBe(false);
  });

  test("An action that is not an object equals only itself", () => {
    expect([isSameAction("brass", "brass"), isSameAction("brass", "iron"), isSameAction(null, {})]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("A type of action that is not asked for is refused with a list of the expected ones", () => {
    expect(notAsked("door.ring", { type: "knock" }, ["ring"])).toEqual(
      violation("door.ring", "not-asked", { type: "knock", takes: ["ring"] }),
    );
  });
});

describe("a frame kind that asks nobody", () => {
  const closing = silentKind<DoorPlay, string[], Door>("door", (work, { stage }) => void work.push(stage));

  test("A silent frame kind runs its step and never asks", () => {
    const work: string[] = [];
    expect(closing.run(work, knocking)).toBe(false);
    expect(work).toEqual(["knock"]);
  });

  test("Asking a silent frame kind throws an error that names the kind", () => {
    expect(() => closing.question(state, knocking)).toThrow(new RangeError("door asks nothing"));
    expect(() => closing.options(state, knocking)).toThrow(RangeError);
  });
});

describe("a frame kind made of stages", () => {
  const door = stagedKind<DoorPlay, string[], Door>({ knock: guarded, open: { run: () => false } });

  test("A staged frame kind behaves as the current stage of its frame", () => {
    const work: string[] = [];
    expect([door.run(work, knocking), door.run(work, { ...knocking, stage: "open" })]).toEqual([true, false]);
    expect(door.options(state, knocking)).toEqual(["brass", "iron"]);
    expect(door.check(state, knocking, "wood")?.code).toBe("no-such-key");
    expect(door.question(state, knocking).kind).toBe("key");
    door.take(work, knocking, "iron");
    expect(work).toEqual(["iron"]);
  });

  test("A staged frame kind throws if it is asked in a stage that asks nothing", () => {
    const open: Door = { ...knocking, stage: "open" };
    expect(() => door.question(state, open)).toThrow("door open asks nobody");
  });
});
