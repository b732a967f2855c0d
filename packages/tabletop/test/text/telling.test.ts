import { describe, expect, test } from "vitest";
import { violation } from "../../src/contract/result.ts";
import {
  askedIn,
  askedOf,
  countedNames,
  type GameSubject,
  joined,
  listed,
  localName,
  quoted,
  refusalText,
  say,
  type Tellers,
  texts,
} from "../../src/text/index.ts";
import type { CounterTypes } from "../helpers/counter.ts";

describe("a line in a language", () => {
  const spanish = { locale: "es" } as const;

  test("A line is written in the reader's language, with its slots filled", () => {
    const line = { en: "{count} cards", es: "{count} cartas" };
    expect([say(spanish, line, { count: "2" }), say({ locale: "en" }, line)]).toEqual(["2 cartas", "{count} cards"]);
  });

  test("A name without a Spanish translation is written in English", () => {
    const names = [{ en: "Hoth" }, { en: "The Empire", es: "El Imperio" }];
    expect(names.map((name) => localName(spanish, name))).toEqual(["Hoth", "El Imperio"]);
  });

  test("Titles and lists use the punctuation of the language", () => {
    expect([quoted(spanish, "Hoth"), quoted({ locale: "en" }, "Hoth")]).toEqual(["«Hoth»", "“Hoth”"]);
    expect(listed(spanish, ["Leia", "Han", "Iden"])).toBe("Leia, Han e Iden");
  });
});

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
  ] as const)("In %s %s joins %j in a list with the correct form", (locale, by, names, expected) => {
    expect(joined(names, by, locale)).toBe(expected);
  });

  test("Equal names are counted at the place of the first one", () => {
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

  const describeAll = texts<CounterTypes, string, { reader: string }, { readonly card: string }>(
    ({ reader }) => reader,
    tell,
    ({ card }, reader) => `${card} for ${reader}`,
  );
  const toLeia = { reader: "Leia" };

  test("Each subject is described by the game's own text, with what the reader knows", () => {
    expect(describeAll(refused, toLeia)).toBe("too-late for Leia");
    const [seat, kind] = ["left", "turn"] as const;
    const subjects: readonly GameSubject<CounterTypes>[] = [
      { event: { type: "added", seat, amount: 1 } },
      { action: { type: "roll" } },
      { decision: { seat, kind, rule: "a.rule", simultaneous: [], yours: false } },
    ];
    const told = subjects.map((one) => describeAll(one, toLeia));
    expect(told).toEqual(["event for Leia", "action for Leia", "decision for Leia"]);
  });

  test("A subject that only one game has, such as a card, is described by the game's additional text", () => {
    expect(describeAll({ card: "sabotage" }, toLeia)).toBe("sabotage for Leia");
  });

  test("A refusal is a sentence with its rule in brackets, or rule, code and params if it has no text", () => {
    expect(refusalText(refused.violation, "that comes too late")).toBe("That comes too late (a.rule).");
    expect(refusalText(violation("a.rule", "odd", { left: 2 }), undefined)).toBe('a.rule: odd {"left":2}');
  });
});

describe("who reads a question", () => {
  const rest = { seat: "left", kind: "turn", rule: "a.rule", simultaneous: [] } as const;
  const whole = { ...rest, space: "finite", forced: false, context: null, yours: true } as const;
  const waiting = { ...rest, yours: false } as const;

  test("The deciding seat reads the whole question, and so does a reader without a view", () => {
    expect(askedOf<CounterTypes>(whole, { viewer: "left", decision: whole })).toBe(whole);
    expect(askedOf<CounterTypes>(whole, undefined)).toBe(whole);
  });

  test("A seat that chooses in secret after the deciding seat reads the question of its own view", () => {
    const secret = { ...whole, simultaneous: ["left", "right"] } as const;
    const own = { ...secret, seat: "right" } as const;
    expect(askedOf<CounterTypes>(secret, { viewer: "right", decision: own })).toBe(own);
    expect(askedOf<CounterTypes>(whole, { viewer: "right", decision: own })).toBeUndefined();
    expect(
      askedOf<CounterTypes>({ ...secret, kind: "turn", simultaneous: ["left"] }, { viewer: "right", decision: own }),
    ).toBeUndefined();
  });

  test("Other readers only read that a seat decides", () => {
    expect(askedOf<CounterTypes>(whole, { viewer: "right", decision: waiting })).toBeUndefined();
    expect(askedOf<CounterTypes>(waiting, undefined)).toBeUndefined();
  });

  test("A view gives the decision that its viewer is asked, or undefined if there is none", () => {
    expect(askedIn<CounterTypes>({ viewer: "left", decision: whole })).toBe(whole);
    expect(askedIn<CounterTypes>({ viewer: "right", decision: waiting })).toBeUndefined();
    expect(askedIn<CounterTypes>({ viewer: "left", decision: null })).toBeUndefined();
    expect(askedIn<CounterTypes>(undefined)).toBeUndefined();
  });
});
