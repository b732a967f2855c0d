import { describe, expect, test } from "vitest";
import { violation } from "../../src/contract/result.ts";
import {
  askedIn,
  askedOf,
  countedNames,
  gameText,
  isGameSubject,
  joined,
  refusalText,
  type Tellers,
} from "../../src/text/index.ts";
import type { CounterTypes } from "../helpers/counter.ts";

describe("names in a list", () => {
  test.each([
    ["en", "and", ["Leia", "Han", "Chewbacca"], "Leia, Han and Chewbacca"],
    ["en", "or", ["Leia", "Han"], "Leia or Han"],
    ["en", "nor", ["Leia", "Han"], "Leia or Han"],
    ["es", "and", ["Leia", "Han"], "Leia y Han"],
    ["es", "and", ["Han", "Iden"], "Han e Iden"],
    ["es", "and", ["Han", "hijos"], "Han e hijos"],
    ["es", "and", ["agua", "hierro"], "agua y hierro"],
    ["es", "or", ["siete", "ocho"], "siete u ocho"],
    ["es", "or", ["Leia", "Han"], "Leia o Han"],
    ["es", "nor", ["Leia", "Han"], "Leia ni Han"],
    ["en", "and", ["Leia"], "Leia"],
    ["es", "and", [], ""],
  ] as const)("In %s %s joins %j to the list that is spoken", (locale, by, names, expected) => {
    expect(joined(names, by, locale)).toBe(expected);
  });

  test("Equal names are counted where the first of them stands", () => {
    expect(countedNames(["Trooper", "Shuttle", "Trooper"])).toEqual(["Trooper ×2", "Shuttle"]);
  });
});

describe("what every game has texts for", () => {
  const tell: Tellers<CounterTypes, string> = {
    event: (_event, reader) => `event for ${reader}`,
    action: (_action, reader) => `action for ${reader}`,
    decision: (_decision, reader) => `decision for ${reader}`,
    violation: ({ code }, reader) => `${code} for ${reader}`,
  };
  const refused = { violation: violation("a.rule", "too-late") };

  test("Each subject is told by the game's own text for it, with what the reader knows", () => {
    expect(gameText<CounterTypes, string>(refused, "Leia", tell)).toBe("too-late for Leia");
    const subjects: readonly object[] = [{ event: 1 }, { action: 1 }, { decision: 1 }];
    const texts = subjects.map((one) => isGameSubject<CounterTypes>(one) && gameText(one, "Leia", tell));
    expect(texts).toEqual(["event for Leia", "action for Leia", "decision for Leia"]);
  });

  test("A card is nothing that every game has texts for", () => {
    expect([isGameSubject({ card: "sabotage" }), isGameSubject(refused)]).toEqual([false, true]);
  });

  test("A refusal is a sentence with its rule in brackets, or the rule, the code and the figures without a text", () => {
    expect(refusalText(refused.violation, "that comes too late")).toBe("That comes too late (a.rule).");
    expect(refusalText(violation("a.rule", "odd", { left: 2 }), undefined)).toBe('a.rule: odd {"left":2}');
  });
});

describe("who reads a question", () => {
  const rest = { seat: "left", kind: "turn", rule: "a.rule", simultaneous: [] } as const;
  const whole = { ...rest, space: "finite", forced: false, context: null, yours: true } as const;
  const waiting = { ...rest, yours: false } as const;

  test("The decider reads the whole question, and so does a reader without a view", () => {
    expect(askedOf<CounterTypes>(whole, { viewer: "left", decision: whole })).toBe(whole);
    expect(askedOf<CounterTypes>(whole, undefined)).toBe(whole);
  });

  test("A reader who chooses in secret after the decider reads the question of their own view", () => {
    const secret = { ...whole, simultaneous: ["left", "right"] } as const;
    const own = { ...secret, seat: "right" } as const;
    expect(askedOf<CounterTypes>(secret, { viewer: "right", decision: own })).toBe(own);
    expect(askedOf<CounterTypes>(whole, { viewer: "right", decision: own })).toBeUndefined();
    expect(
      askedOf<CounterTypes>({ ...secret, kind: "turn", simultaneous: ["left"] }, { viewer: "right", decision: own }),
    ).toBeUndefined();
  });

  test("Everybody else reads only that somebody decides", () => {
    expect(askedOf<CounterTypes>(whole, { viewer: "right", decision: waiting })).toBeUndefined();
    expect(askedOf<CounterTypes>(waiting, undefined)).toBeUndefined();
  });

  test("A view tells what its viewer is asked, if anything", () => {
    expect(askedIn<CounterTypes>({ viewer: "left", decision: whole })).toBe(whole);
    expect(askedIn<CounterTypes>({ viewer: "right", decision: waiting })).toBeUndefined();
    expect(askedIn<CounterTypes>({ viewer: "left", decision: null })).toBeUndefined();
    expect(askedIn<CounterTypes>(undefined)).toBeUndefined();
  });
});
