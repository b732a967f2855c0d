import { adviceText, advise, carriedOut, parseQuestion } from "@sw/rebellion-core/solo/guide";
import { expectOk } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { ask, read, told } from "./table.ts";

/** Rise of the Empire with cinematic combat, whose cards and units the questions are about. */
const BOX = ["rules: rote cinematic", "round: 3"];

describe("what the guide says of recruiting", () => {
  test("[solo.guide.purpose] The roll decides which leader of a recruit card joins: the first by name on 1 to 4", () => {
    const table = read(...BOX);
    expect(ask(table, "recruit proceeding")).toMatchObject({ roll: { label: "d8: recruit", sides: 8 } });
    expect(told(table, "recruit proceeding", 4)).toContain("Admiral Ozzel");
    expect(told(table, "recruit proceeding", 5)).toContain("Moff Jerjerrod");
  });

  const FULL = "pool: vader emperor tagge tarkin boba greejatus piett ozzel";

  test("[rote.leader.pool-limit] The guide names the leader with the lowest scores who is eliminated when a ninth joins the Imperial pool", () => {
    const table = read(...BOX, FULL);
    expect(ask(table, "recruit ready-for-action")).toMatchObject({ roll: { label: "d8: spared-leader" } });
    const answer = ask(table, "recruit ready-for-action", 1);
    const advice = "advice" in answer ? answer.advice : undefined;
    expect(advice?.room).toEqual({ eliminated: "admiral-ozzel" });
    expect(advice && adviceText(advice, { locale: "es" })).toContain(
      "supera su límite: sale de la partida Almirante Ozzel",
    );
    const after = advice && expectOk(carriedOut(table, expectOk(parseQuestion(table, "recruit ready")), advice)).table;
    expect(after?.pool).toHaveLength(8);
    expect(after?.pool).not.toContain("admiral-ozzel");
  });

  test("[rote.card.ambitions-of-power] The guide uses Ambitions of Power when a ninth leader joins the Imperial pool, and plays on with nine", () => {
    const table = read(...BOX, FULL, "actions: ambitions-of-power");
    const answer = ask(table, "recruit sweep-the-area");
    const advice = "advice" in answer ? answer.advice : undefined;
    expect(advice && adviceText(advice, { locale: "en" })).toContain("“Ambitions of Power” is used");
    const after = advice && expectOk(carriedOut(table, expectOk(parseQuestion(table, "recruit sweep")), advice)).table;
    expect(after).toMatchObject({ actions: ["sweep-the-area"] });
    expect(after?.pool).toHaveLength(9);
    expect(after && advise(after, { ask: "turn" }).ok).toBe(true);
  });

  test("[solo.guide.purpose] A recruit card whose leaders cannot join is refused", () => {
    const table = read(...BOX, "pool: ozzel jerjerrod");
    expect(advise(table, { ask: "recruit", card: "proceeding-as-planned" })).toMatchObject({
      ok: false,
      violation: { rule: "solo.refresh.recruit.empire", code: "guide-nobody" },
    });
  });
});

describe("what the guide says of cards", () => {
  test("[solo.guide.purpose] The decision row of an action card chooses the system of its leader", () => {
    const table = read("round: 3", "pool: boba", "actions: boba-fett-where", "corellia: empire", "mandalore: empire");
    expect(told(table, "effect boba-fett-where")).toBe("The Empire: Choose Corellia.");
  });

  test("[solo.guide.purpose] The decision row of a mission chooses which units it destroys", () => {
    const table = read("round: 3", "naboo: rebel r xwing corvette 2 rebel-trooper e vader");
    expect(told(table, "effect hunt-them-down naboo", 1)).toMatch(/^The Empire: Destroy /);
  });

  test("[solo.guide.purpose] A question about a start-of-combat card names the system of the combat", () => {
    const fully = read("round: 3", "naboo: r mon-calamari xwing e death-star jerjerrod");
    expect(told(fully, "effect fully-operational naboo")).toBe("The Empire: Destroy a Mon Calamari Cruiser in Naboo.");
  });
});

describe("what the guide says of the dice of a battle", () => {
  const FIGHT = "naboo: r xwing corvette mon-calamari e 2 star-destroyer vader";

  test("[solo.guide.purpose] The guide assigns hits to units as the automa does; specials count as hits under the original rules", () => {
    const table = read("round: 3", FIGHT);
    expect(told(table, "hits naboo space h 0")).toContain("Corvette");
    expect(told(table, "hits naboo space s 0")).toBe(told(table, "hits naboo space h 0"));
    const hurt = told(table, "hits naboo space h 0 mon-calamari 3");
    expect(hurt).toContain("Mon Calamari");
  });

  test("[solo.guide.purpose] [rote.dice.on-top] The guide takes green dice of the expansion behind the black ones: it rerolls their blanks and assigns their direct hits", () => {
    const table = read(...BOX, "naboo: r mon-calamari corvette e 2 tie-striker interdictor vader");
    expect(told(table, "roll naboo space 0 0 dd-")).toMatch(/green.*blank|blank.*green/i);
    expect(told(table, "roll naboo space 0 0 dd")).toBe("The Empire: Done.");
    expect(told(table, "impactos naboo espacio 0 0 d mon-calamari 3")).toContain("Mon Calamari");
    expect(() => ask(read("round: 3", FIGHT), "hits naboo space h 0 d")).toThrow(/guide-word/);
  });

  test("[solo.guide.purpose] In a cinematic battle the guide rerolls blanks, then uses specials to save the Empire's own units", () => {
    const table = read(...BOX, FIGHT);
    expect(told(table, "roll naboo space hh- h")).toMatch(/blank/);
    expect(told(table, "roll naboo space hhs h star-destroyer 2")).toMatch(/Star Destroyer/);
    expect(told(table, "roll naboo space hh h")).toBe("The Empire: Done.");
  });

  test("[solo.guide.purpose] The guide also reports hits that only one unit can take, and hits that no unit can take", () => {
    const rolled = (rebels: string, typed: string): readonly string[] => {
      const answer = ask(read("round: 3", `naboo: r ${rebels} e 2 star-destroyer vader`), typed);
      if ("roll" in answer) throw new Error("a die is asked for");
      return adviceText(answer.advice, { locale: "en" }).split("\n");
    };
    const hit = "An X-wing is assigned 1 damage from a black hit.";
    expect(rolled("xwing corvette", "hits naboo space h h")).toEqual([
      "A Corellian Corvette is assigned 1 damage from a red hit.",
      hit,
    ]);
    expect(rolled("xwing corvette", "hits naboo space 0 hh")).toEqual([hit, hit]);
    expect(rolled("corvette", "hits naboo space 0 h")).toEqual([
      "The Empire loses 1 black hit: no unit can take the damage.",
    ]);
    const chosen = rolled("xwing corvette mon-calamari", "hits naboo space h h");
    expect(chosen.slice(0, 2)).toEqual(["The Empire: Assign damage to a Corellian Corvette.", hit]);
  });

  test("[solo.guide.purpose] A roll without hits asks nothing", () => {
    const table = read("round: 3", FIGHT);
    expect(advise(table, expectOk(parseQuestion(table, "hits naboo space - -")))).toMatchObject({
      ok: false,
      violation: {
        rule: "solo.guide.purpose",
        code: "guide-not-asked",
        params: { ask: { en: "hits", es: "impactos" } },
      },
    });
  });

  test("[solo.guide.purpose] A roll on the ground hits ground units, and a direct hit goes to any health color", () => {
    const ground = "naboo: r airspeeder rebel-trooper xwing e 2 at-at vader";
    for (const rules of [["round: 3"], BOX]) {
      const table = read(...rules, ground);
      expect(told(table, "hits naboo ground 0 h")).toMatch(/Rebel Trooper/);
      expect(told(table, "hits naboo ground h 0")).toMatch(/Airspeeder/);
      expect(told(table, "hits naboo ground d 0")).toMatch(/Rebel Trooper/);
    }
  });

  test("[solo.guide.purpose] On the ground specials save ground units in a cinematic battle, and count as hits under the original rules", () => {
    const ground = "naboo: r airspeeder rebel-trooper e 2 at-at vader";
    expect(told(read(...BOX, ground), "roll naboo ground s h at-at 2")).toMatch(/AT-AT/);
    expect(told(read(...BOX, ground), "roll naboo ground h- h")).toMatch(/blank/);
    expect(told(read("round: 3", ground), "hits naboo ground 0 s")).toMatch(/Rebel Trooper/);
  });

  test("The refusal of a roll that cannot be read says what would be right", () => {
    const table = read("round: 3", FIGHT);
    for (const [typed, word] of [
      ["hits naboo air h 0", "air"],
      ["hits naboo space x 0", "x"],
      ["hits naboo space h", "h"],
      ["hits naboo space h 0 xwing", "xwing"],
      ["hits naboo space h 0 xwing 0", "0"],
      ["effect", "effect"],
      ["effect zz b c", "zz"],
    ] as const) {
      expect(parseQuestion(table, typed)).toMatchObject({ ok: false, violation: { params: { word } } });
    }
  });
});
