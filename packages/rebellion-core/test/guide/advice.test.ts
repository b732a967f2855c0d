import { advise, carriedOut, parseQuestion, parseTable, recorded } from "@sw/rebellion-core/solo/guide";
import { expectOk } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { ask, read, told } from "./table.ts";

/** Vader waits, the base is known to be on Hoth, and one fleet with troops stands next to it. */
const ATTACK = ["round: 3", "base: hoth", "pool: vader", "deck: 1", "mustafar: empire e star-destroyer 3 stormtrooper"];

describe("what the Empire does on a real table", () => {
  test("[solo.guide.purpose] The guide answers a turn with the Empire's activation and all units that move, as the automa decides", () => {
    expect(told(read(...ATTACK), "turn")).toBe(
      "The Empire: Activate Hoth with Darth Vader; Move a Star Destroyer from Mustafar; Move a Stormtrooper from Mustafar ×2.",
    );
  });

  test("[solo.command.alternate] The guide answers with one turn of the Empire even if all starting leaders of the Rebels are on the board", () => {
    const table = read(
      ...["round: 3", "base: hoth", "pool: vader tagge", "deck: 0", "rodia: empire e star-destroyer 2 stormtrooper"],
      "naboo: r leia mothma rieekan dodonna",
    );
    expect(told(table, "turn")).toBe(
      "The Empire: Activate Naboo with Darth Vader; Move a Star Destroyer from Rodia; Move a Stormtrooper from Rodia.",
    );
  });

  test("[solo.move.hidden.after-a-find] After a find the guide sends a fleet to a neighboring system with a Rebel Cell marker", () => {
    const fleet = ["round: 3", "pool: vader", "deck: 0", "found: yes", "rodia: empire e star-destroyer 2 stormtrooper"];
    const cell = read("rules: rote", "cells: naboo", ...fleet);
    expect(told(cell, "turn")).toMatch(/^The Empire: Activate Naboo with Darth Vader;/);
    expect(told(expectOk(recorded(cell, "- cells: naboo")), "turn")).toMatch(/^The Empire: Activate Geonosis /);
    expect(parseTable("cells: naboo")).toMatchObject({ ok: false, violation: { params: { word: "naboo" } } });
  });

  test("[solo.guide.purpose] The Empire removes a Rebel Cell marker where it has units and the Rebels have none", () => {
    const table = read("rules: rote", "round: 3", "pool:", "deck: 0", "cells: ryloth", "ryloth: empire e stormtrooper");
    expect(told(table, "turn")).toContain("“Rebel Cell”");
    const answer = ask(table, "turn");
    if (!("advice" in answer)) throw new Error("a die is asked for");
    expect(expectOk(carriedOut(table, { ask: "turn" }, answer.advice)).table.cells).toEqual([]);
  });

  test("[solo.guide.purpose] [solo.guide.dice] The guide asks for a die roll by its label, and the result decides", () => {
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

  test("[solo.command.action-roll] The Empire reveals a mission of the Main Missions deck if the Round Deck is empty and no fleet can move", () => {
    const table = read("round: 3", "pool: vader tagge", "deck: 0", "kessel: empire e stormtrooper");
    expect(told(table, "turn")).toBe("The Empire: Reveal the next mission of the Main Missions deck.");
  });

  test("The Empire passes if it has no leader in the pool and no card in the Round Deck", () => {
    expect(told(read("pool:", "deck: 0"), "turn")).toBe("The Empire: Pass.");
  });

  test("[solo.guide.purpose] The guide answers a revealed mission with its leader and its system", () => {
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

  test("[solo.command.mission.second-leader] The guide names the only leader who can go on a mission with the second, and the system where nothing is to be chosen", () => {
    const lines = ["rules: rote", "round: 3", "pool: vader motti veers", "corellia: empire e trooper"] as const;
    expect(told(read(...lines, "deck: 2"), "mission interdictor")).toBe(
      "The Empire: Assign Admiral Motti to “Interdictor Development”; Assign General Veers to “Interdictor Development”; Choose Corellia.",
    );
    expect(told(read(...lines, "deck: 4"), "mission interdictor")).toBe(
      "The Empire: Assign Admiral Motti to “Interdictor Development”; Done; Choose Corellia.",
    );
  });

  test("[solo.guide.purpose] The guide puts a mission that cannot be played under its deck", () => {
    expect(told(read("pool: tagge", "deck: 2"), "mission interrogation")).toMatch(
      /cannot be played.*solo\.missions\.unplayable/,
    );
  });

  test("[solo.guide.purpose] The guide asks for a roll to decide whether a leader opposes a Rebel mission, then names the leader", () => {
    const table = read("round: 2", "pool: yularen vader", "deck: 0", "mustafar: empire r leia e stormtrooper");
    expect(told(table, "oppose infiltration mustafar")).toContain("5-8 a leader");
    expect(told(table, "oppose infiltration mustafar", 4)).toBe("The Empire: Pass.");
    expect(told(table, "oppose infiltration mustafar", 5)).toBe("The Empire: Choose Colonel Yularen.");
  });

  test("[solo.guide.purpose] The guide asks for a roll to decide whether a leader joins a combat, then names the leader", () => {
    const table = read(
      "round: 2",
      "pool: vader tagge",
      "deck: 0",
      "mustafar: r xwing leia e star-destroyer stormtrooper",
    );
    expect(told(table, "join mustafar", 8, 1)).toBe("The Empire: Choose Darth Vader.");
  });

  test("[solo.guide.purpose] The guide answers which units are ready with the systems in which they are deployed", () => {
    const table = read("round: 3", "ready: star-destroyer at-at", "corellia: empire", "coruscant: sabotaged");
    expect(told(table, "deploy", 1, 1)).toMatch(/^The Empire: Deploy .* in Corellia; Deploy .* in Corellia\.$/);
  });

  test("[solo.guide.purpose] The guide uses action cards of the Assignment Phase where they can be used", () => {
    const table = read("actions: public-support", "pool: greejatus", "corellia: empire");
    expect(told(table, "assignment", 1, 1)).toContain("“Public Support”");
  });

  test("The refusal of a question that the guide does not understand lists the questions that it does", () => {
    const refused = parseQuestion(read(), "attack");
    expect(refused).toMatchObject({ ok: false, violation: { code: "guide-word", params: { word: "attack" } } });
    expect(parseQuestion(read(), "oppose infiltration")).toMatchObject({ ok: false });
    expect(parseQuestion(read(), "join hohth")).toMatchObject({ ok: false, violation: { params: { word: "hohth" } } });
  });

  test("The guide refuses a question that does not arise at the table, and a table that is not possible", () => {
    const empty = read("deck: 0");
    const refused = advise(empty, { ask: "deploy" });
    expect(refused).toMatchObject({ ok: false, violation: { code: "guide-not-asked" } });
    const lost = read("naboo: destroyed r trooper");
    expect(advise(lost, { ask: "turn" })).toMatchObject({ ok: false, violation: { code: "units-beyond-transport" } });
  });

  test("The same table, question and rolls give the same answer, in whatever order the table was entered", () => {
    const table = read(...ATTACK);
    expect(ask(table, "turn")).toEqual(ask(read(...[...ATTACK].reverse()), "turn"));
  });
});
