import { advise, parseQuestion } from "@sw/rebellion-core/solo/guide";
import { describe, expect, test } from "vitest";
import { ask, read, told } from "./table.ts";

/** Rise of the Empire with cinematic combat, whose cards and units the questions are about. */
const BOX = ["rules: rote cinematic", "round: 3"];

describe("what the guide says of recruiting", () => {
  test("[solo.guide.purpose] Who joins of a card that is turned up the die says, the first by name on 1 to 4", () => {
    const table = read(...BOX);
    expect(ask(table, "recruit proceeding")).toEqual({ roll: { label: "d8: recruit", sides: 8 } });
    expect(told(table, "recruit proceeding", 4)).toContain("Admiral Ozzel");
    expect(told(table, "recruit proceeding", 5)).toContain("Moff Jerjerrod");
  });

  test("[solo.guide.purpose] A card of which nobody can join is passed over", () => {
    const table = read(...BOX, "pool: ozzel jerjerrod");
    expect(advise(table, { ask: "recruit", card: "proceeding-as-planned" })).toMatchObject({
      ok: false,
      violation: { rule: "solo.refresh.recruit.empire", code: "guide-nobody" },
    });
  });
});

describe("what the guide says of cards", () => {
  test("[solo.guide.purpose] Where the leader of an action card goes its row says", () => {
    const table = read("round: 3", "pool: boba", "actions: boba-fett-where", "corellia: empire", "mandalore: empire");
    expect(told(table, "effect boba-fett-where")).toBe("The Empire: Choose Corellia.");
  });

  test("[solo.guide.purpose] Which units a mission destroys its row says", () => {
    const table = read("round: 3", "naboo: rebel r xwing corvette 2 rebel-trooper e vader");
    expect(told(table, "effect hunt-them-down naboo", 1)).toMatch(/^The Empire: Destroy /);
  });

  test("[solo.guide.purpose] A card of the start of a combat is asked about with the system of the combat", () => {
    const fully = read("round: 3", "naboo: r mon-calamari xwing e death-star jerjerrod");
    expect(told(fully, "effect fully-operational naboo")).toBe("The Empire: Destroy a Mon Calamari Cruiser in Naboo.");
  });
});

describe("what the guide says of the dice of a battle", () => {
  const FIGHT = "naboo: r xwing corvette mon-calamari e 2 star-destroyer vader";

  test("[solo.guide.purpose] Hits go to units as the automa assigns them; by the original rules specials are hits", () => {
    const table = read("round: 3", FIGHT);
    expect(told(table, "hits naboo space h 0")).toContain("Corvette");
    expect(told(table, "hits naboo space s 0")).toBe(told(table, "hits naboo space h 0"));
    const hurt = told(table, "hits naboo space h 0 mon-calamari 3");
    expect(hurt).toContain("Mon Calamari");
  });

  test("[solo.guide.purpose] In a cinematic battle blanks are rolled again, then specials save the Empire's own units", () => {
    const table = read(...BOX, FIGHT);
    expect(told(table, "roll naboo space hh- h")).toMatch(/blank/);
    expect(told(table, "roll naboo space hhs h star-destroyer 2")).toMatch(/Star Destroyer/);
    expect(told(table, "roll naboo space hh h")).toBe("The Empire: Done.");
  });

  test("A roll that cannot be read is refused with what would be right", () => {
    const table = read("round: 3", FIGHT);
    for (const [typed, word] of [
      ["hits naboo air h 0", "air"],
      ["hits naboo space x 0", "x"],
      ["hits naboo space h", "h"],
      ["hits naboo space h 0 xwing", "xwing"],
      ["hits naboo space h 0 xwing 0", "0"],
      ["effect", "effect"],
      ["effect a b c", "c"],
    ] as const) {
      expect(parseQuestion(table, typed)).toMatchObject({ ok: false, violation: { params: { word } } });
    }
  });
});
