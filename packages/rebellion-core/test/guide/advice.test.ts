import { advise, parseQuestion } from "@sw/rebellion-core/solo/guide";
import { describe, expect, test } from "vitest";
import { ask, read, told } from "./table.ts";

/** Vader waits, the base is known to be on Hoth, and one fleet with troops stands next to it. */
const ATTACK = ["round: 3", "base: hoth", "pool: vader", "deck: 1", "mustafar: empire e star-destroyer 3 stormtrooper"];

describe("what the Empire does on a real table", () => {
  test("[solo.guide.purpose] A turn is answered with the activation and all that moves, as the automa decides it", () => {
    expect(told(read(...ATTACK), "turn")).toBe(
      "The Empire: Activate Hoth with Darth Vader; Move a Star Destroyer from Mustafar; Move a Stormtrooper from Mustafar ×2.",
    );
  });

  test("[solo.guide.purpose] [solo.guide.dice] The die that decides is asked for by its label, and its result decides", () => {
    const table = read("round: 3", "pool: vader tagge", "deck: 1", "mustafar: empire e star-destroyer 3 stormtrooper");
    expect(ask(table, "turn")).toMatchObject({ roll: { label: "d8: action", sides: 8 } });
    expect(told(table, "turn").split("\n")).toEqual([
      "Activate a system or play a mission?",
      "  1-4 activate a system",
      "  5-8 play a mission",
      "Result of the d8, or “roll”:",
    ]);
    expect(told(table, "turn", 5)).toBe("The Empire: Reveal the next mission of the Round Deck.");
    expect(told(table, "turn", 4, 1, 1, 1)).toMatch(/^The Empire: Activate /);
    for (const result of [0, -1, 1.5, 9]) {
      expect(advise(table, { ask: "turn" }, [result])).toMatchObject({
        ok: false,
        violation: { rule: "solo.guide.dice", code: "guide-roll", params: { result } },
      });
    }
    expect(advise(table, { ask: "turn" }, [8])).toMatchObject({ ok: true });
  });

  test("[solo.command.action-roll] The Empire with an empty Round Deck and no fleet that can move reveals a mission of the Main Missions deck", () => {
    const table = read("round: 3", "pool: vader tagge", "deck: 0", "kessel: empire e stormtrooper");
    expect(told(table, "turn")).toBe("The Empire: Reveal the next mission of the Main Missions deck.");
  });

  test("Nobody on the board leaves the Empire to pass", () => {
    expect(told(read("pool:", "deck: 0"), "turn")).toBe("The Empire: Pass.");
  });

  test("[solo.guide.purpose] A mission that is turned up is answered with its leader and its place", () => {
    const table = read(
      "round: 2",
      "pool: tagge yularen vader",
      "deck: 2",
      "corellia: rebel",
      "naboo: rebel r xwing leia",
    );
    const answer = told(table, "mission gather-intel", 1);
    expect(answer).toMatch(/^The Empire: Assign .* to “Gather Intel”.*; Choose (Corellia|Naboo)\.$/);
  });

  test("[solo.guide.purpose] A mission that cannot be played is said to go under its deck", () => {
    expect(told(read("pool: tagge", "deck: 2"), "mission interrogation")).toMatch(
      /cannot be played.*solo\.missions\.unplayable/,
    );
  });

  test("[solo.guide.purpose] Whether a leader opposes a Rebel mission is asked of the die, then answered with the leader", () => {
    const table = read("round: 2", "pool: yularen vader", "deck: 0", "mustafar: empire r leia e stormtrooper");
    expect(told(table, "oppose infiltration mustafar")).toContain("5-8 a leader");
    expect(told(table, "oppose infiltration mustafar", 4)).toBe("The Empire: Pass.");
    expect(told(table, "oppose infiltration mustafar", 5)).toBe("The Empire: Choose Colonel Yularen.");
  });

  test("[solo.guide.purpose] Whether a leader joins a combat is asked of the die, then answered with the leader", () => {
    const table = read(
      "round: 2",
      "pool: vader tagge",
      "deck: 0",
      "mustafar: r xwing leia e star-destroyer stormtrooper",
    );
    expect(told(table, "join mustafar", 8, 1)).toBe("The Empire: Choose Darth Vader.");
  });

  test("[solo.guide.purpose] What is ready is answered with the systems that it goes to", () => {
    const table = read("round: 3", "ready: star-destroyer at-at", "corellia: empire", "coruscant: sabotaged");
    expect(told(table, "deploy", 1, 1)).toMatch(/^The Empire: Deploy .* in Corellia; Deploy .* in Corellia\.$/);
  });

  test("[solo.guide.purpose] Action cards of the Assignment Phase are used where they can be", () => {
    const table = read("actions: public-support", "pool: greejatus", "corellia: empire");
    expect(told(table, "assignment", 1, 1)).toContain("“Public Support”");
  });

  test("A question that is not understood is refused with those that are", () => {
    const refused = parseQuestion(read(), "attack");
    expect(refused).toMatchObject({ ok: false, violation: { code: "guide-word", params: { word: "attack" } } });
    expect(parseQuestion(read(), "oppose infiltration")).toMatchObject({ ok: false });
    expect(parseQuestion(read(), "join hohth")).toMatchObject({ ok: false, violation: { params: { word: "hohth" } } });
  });

  test("A question that nobody asks as the table stands, and a table that cannot be, are refused", () => {
    const empty = read("deck: 0");
    const refused = advise(empty, { ask: "deploy" });
    expect(refused).toMatchObject({ ok: false, violation: { code: "guide-not-asked" } });
    const lost = read("naboo: destroyed r trooper");
    expect(advise(lost, { ask: "turn" })).toMatchObject({ ok: false, violation: { code: "units-beyond-transport" } });
  });

  test("The same table, question and rolls give the same answer, whatever lies where nobody sees it", () => {
    const table = read(...ATTACK);
    expect(ask(table, "turn")).toEqual(ask(read(...[...ATTACK].reverse()), "turn"));
  });
});
