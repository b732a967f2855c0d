import { describe, expect, test } from "vitest";
import { attempt, expectOk, fail, ok, refuse, violation, violationOf } from "../../src/contract/result.ts";

const cannotAfford = violation("dbg.purchase.cannot-afford", "too-few-resources", { need: 4, have: 2 });

describe("results", () => {
  test("A success has a value, and a failure a violation", () => {
    expect(ok([1])).toEqual({ ok: true, value: [1] });
    expect(fail(cannotAfford)).toEqual({ ok: false, violation: cannotAfford });
    expect(violation("a.b", "c")).toEqual({ rule: "a.b", code: "c", params: {} });
  });

  test("The shared empty params are frozen", () => {
    expect(Object.isFrozen(violation("a.b", "c").params)).toBe(true);
  });

  test("The function attempt returns the value of its body, and a refusal thrown at any depth as a failure", () => {
    const deep = (depth: number): number => (depth === 0 ? refuse(cannotAfford) : deep(depth - 1));
    expect(attempt(() => 7)).toEqual(ok(7));
    expect(attempt(() => deep(10))).toEqual(fail(cannotAfford));
  });

  test("The function attempt rethrows errors that are not refusals", () => {
    const bug = new RangeError("no item 3");
    const run = () =>
      attempt(() => {
        throw bug;
      });
    expect(run).toThrow(bug);
    expect(() => violationOf("text")).toThrow("text");
    expect(() => violationOf({ violation: cannotAfford })).toThrow();
  });

  test("A refusal of another loaded copy of the library is recognized", () => {
    expect(violationOf(Object.assign(new Error("from elsewhere"), { violation: cannotAfford }))).toEqual(cannotAfford);
  });

  test("The helper expectOk unwraps a success, and throws with the rule, code and params of a failure", () => {
    expect(expectOk(ok("x"))).toBe("x");
    expect(() => expectOk(fail(cannotAfford))).toThrow(
      'dbg.purchase.cannot-afford (too-few-resources) {"need":4,"have":2}',
    );
  });
});
