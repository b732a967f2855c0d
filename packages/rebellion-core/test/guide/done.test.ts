import {
  adviceText,
  type CarriedOut,
  carriedOut,
  changesText,
  definitions,
  definitionsText,
  diceText,
  type GuideTable,
  leftText,
  parseQuestion,
  recorded,
  stepsText,
  strengthsText,
} from "@sw/rebellion-core/solo/guide";
import { LOCALES } from "@sw/rebellion-core/text";
import { expectOk } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { holesIn, idsIn } from "../text/holes.ts";
import { ask, read } from "./table.ts";

/** What becomes of a table when the Empire does what the guide says. */
function done(table: GuideTable, typed: string, ...rolls: readonly number[]): CarriedOut {
  const answer = ask(table, typed, ...rolls);
  if ("roll" in answer) throw new Error(`wants ${answer.roll.label}`);
  return expectOk(carriedOut(table, expectOk(parseQuestion(table, typed)), answer.advice));
}

/** The lines of what has changed, in English; in Spanish they have no holes either. */
function changes(before: GuideTable, after: GuideTable): readonly string[] {
  for (const locale of LOCALES) {
    const lines = changesText(before, after, { locale }).split("\n");
    expect(lines.flatMap((line) => [...holesIn(line), ...idsIn(line)])).toEqual([]);
  }
  return changesText(before, after, { locale: "en" }).split("\n");
}

describe("advice that is carried out", () => {
  test("[solo.guide.purpose] Recording an activation moves its leader and units, and notes systems that ground units rule out", () => {
    const before = read("round: 2", "pool: vader", "deck: 0", "sullust: empire e star-destroyer 3 stormtrooper");
    const { table, left } = done(before, "turn");
    expect(left).toEqual([]);
    expect(table).toMatchObject({ pool: [], troops: ["dagobah"], found: true });
    expect(table.places["dagobah"]).toMatchObject({
      units: { "star-destroyer": 1, stormtrooper: 2 },
      leaders: ["darth-vader"],
    });
    expect(table.moved).toEqual({ dagobah: { "star-destroyer": 1, stormtrooper: 2 } });
    expect(changes(before, table)).toContain("Sullust: loyal to the Empire; Empire: Stormtrooper.");
  });

  test("[solo.move.reinforce-instead] Recording a reinforcement adds the weakest other ground unit if all Stormtroopers are on the table", () => {
    const lines = ["round: 3", "base: hoth", "pool: vader", "kessel: e 30 stormtrooper", "mustafar: e star-destroyer"];
    expect(done(read(...lines), "turn", 1).table.places["mustafar"]?.units).toEqual({
      "at-st": 1,
      "star-destroyer": 1,
    });
  });

  test("[solo.move.arrive-empty] [solo.move.hidden.after-a-find] Recording a reinforcement at a possible base counts as a find", () => {
    const before = read("round: 3", "pool: vader", "deck: 0", "hoth: e star-destroyer");
    expect(done(before, "turn").table).toMatchObject({ troops: ["hoth"], found: true });
  });

  test("[solo.move.hidden.after-a-find] A possible base that a mission's unit rules out is a find, but not one that a card of the Assignment Phase rules out", () => {
    const before = read(
      "rules: rote",
      "round: 3",
      "actions: catch-them-by-surprise",
      "mustafar: e star-destroyer 3 trooper",
      "hoth: e ozzel",
    );
    expect(done(before, "effect deployment hoth", 1, 1).table).toMatchObject({ troops: ["hoth"], found: true });
    const surprised = done(before, "effect catch-them-by-surprise", 1, 1).table;
    expect(surprised).toMatchObject({ troops: ["dagobah"], found: false });
  });

  test("[solo.guide.purpose] Recording a mission moves its leader to the mission's system and removes a card from the Round Deck", () => {
    const before = read("round: 2", "pool: yularen vader", "deck: 2", "naboo: rebel r xwing leia");
    const { table } = done(before, "mission gather intel");
    expect(table).toMatchObject({ deck: 1, pool: ["darth-vader"] });
    expect(table.places["naboo"]?.leaders).toEqual(["colonel-yularen", "princess-leia"]);
    const unplayable = done(read("pool: tagge", "deck: 2"), "mission interrogation").table;
    expect(unplayable.deck).toBe(2);
  });

  test("[solo.var.unplayable.retry] [solo.refresh.retrieve-leaders] In that variation a mission that cannot be played yet reserves its leader until the end of the round", () => {
    const before = read("rules: reintentar-misiones", "round: 2", "deck: 2", "pool: vader veers", "naboo: rebel");
    const advice = ask(before, "mission interrogation");
    expect("advice" in advice && adviceText(advice.advice, { locale: "es" })).toContain(
      "Líder reservado, Darth Vader,",
    );
    const { table } = done(before, "mission interrogation");
    expect(table).toMatchObject({ deck: 1, pool: ["general-veers"], reserved: ["darth-vader"] });
    expect(expectOk(recorded(table, "refresh"))).toMatchObject({
      pool: ["darth-vader", "general-veers"],
      reserved: [],
    });
  });

  test("[solo.var.unplayable.second-try] The reserved leader goes when no other card is left in the Round Deck, or is free if the mission fails again", () => {
    const lines = ["rules: retry-unplayable-missions", "round: 2", "deck: 0", "pool: veers yularen"] as const;
    const before = read(...lines, "reservados: vader", "naboo: e stormtrooper captive leia");
    const { table } = done(before, "mission interrogation");
    expect(table).toMatchObject({ pool: ["colonel-yularen", "general-veers"], reserved: [] });
    expect(table.places["naboo"]?.leaders).toEqual(["darth-vader"]);
    const failed = done(read(...lines, "reserved: vader"), "mission interrogation").table;
    expect(failed).toMatchObject({ pool: ["colonel-yularen", "darth-vader", "general-veers"], reserved: [] });
  });

  test("[solo.guide.purpose] Recording a leader who opposes a mission or joins a combat moves the leader to its system", () => {
    const before = read("round: 2", "pool: yularen", "deck: 0", "mustafar: empire r leia trooper e stormtrooper");
    for (const question of ["oppose infiltration mustafar", "join mustafar"]) {
      const { table } = done(before, question, 8);
      expect(table.pool).toEqual([]);
      expect(table.places["mustafar"]?.leaders).toEqual(["colonel-yularen", "princess-leia"]);
    }
  });

  test("[solo.guide.purpose] Recording a recruit adds the leader to the pool and the card to the hand", () => {
    const { table } = done(read("round: 2"), "recruit good intel", 1);
    expect(table.pool).toContain("colonel-yularen");
    expect(table.actions).toEqual(["good-intel"]);
  });

  test("[solo.guide.purpose] Recording built units puts them on the queue; recording deployed units puts them on the board and slides the queue", () => {
    const before = read("round: 4", "coruscant: sabotaged", "corellia: empire", "ready: at-at", "queue 2: at-st");
    const built = done(before, "build").table;
    expect(built.queue[1]).toEqual({ "star-destroyer": 1, "tie-fighter": 1 });
    const { table } = done(built, "deploy");
    expect(table).toMatchObject({ ready: { "at-st": 1 }, queue: [built.queue[1], {}] });
    expect(table.places["corellia"]?.units).toEqual({ "at-at": 1 });
  });

  test("[solo.guide.purpose] Recording a card removes the units that it destroys, and names effects that the guide does not track", () => {
    const before = read("round: 3", "naboo: r mon-calamari xwing e death-star jerjerrod", "actions: fully-operational");
    const { table } = done(before, "effect fully-operational naboo");
    expect(table.places["naboo"]?.units).toEqual({ "death-star": 1, "x-wing": 1 });
    expect(table.actions).toEqual([]);
    const hits = done(
      read("round: 3", "naboo: r xwing corvette mon-calamari e 2 star-destroyer"),
      "hits naboo space h 0",
    );
    expect(leftText(hits.left, { locale: "en" })[0]).toMatch(/^The guide keeps none of this.*Corvette/);
    expect(leftText([], { locale: "en" })).toEqual([]);
  });

  test("[solo.refresh.retrieve-leaders] The end of a round returns all leaders to the pool and begins the next round", () => {
    const before = read("round: 3", "pool: tagge", "naboo: rebel r leia trooper e vader stormtrooper", "found: yes");
    const after = expectOk(recorded(before, "recuperar"));
    expect(after).toMatchObject({ round: 4, time: 4, deck: 4, pool: ["darth-vader", "general-tagge"], found: false });
    expect(after.rebelPool).toEqual(["general-rieekan", "jan-dodonna", "mon-mothma", "princess-leia"]);
    expect(after.places["naboo"]?.leaders).toEqual([]);
  });
});

describe("what an entry was understood as", () => {
  test("[solo.guide.purpose] An entry reports every changed place and number by name, and what follows from them", () => {
    const before = read();
    const entered = (line: string): readonly string[] => changes(before, expectOk(recorded(before, line)));
    expect(entered("kessel: e 2 trooper vader captive han")).toEqual([
      "Kessel: subjugated; Empire: Stormtrooper ×2, Darth Vader; captive: Han Solo.",
      "Imperial leader pool: Emperor Palpatine, General Tagge, Grand Moff Tarkin.",
    ]);
    expect(entered("ronda: 3")).toEqual([
      "Round 3.",
      "Cards left in the Round Deck: 3.",
      "Time 3, reputation 14: 11 apart.",
    ]);
    expect(entered("base: hoth")).toEqual(["The base is revealed: the Empire attacks.", "The base is in Hoth."]);
    expect(entered("+ queue 3: 2 at-at")).toEqual(["Build queue, space 3: AT-AT ×2."]);
    expect(changes(before, before)).toEqual(["Nothing changes."]);
    const moved = read("mustafar: e 2 star-destroyer", "moved mustafar: 2 star-destroyer");
    expect(changes(read("mustafar: e 2 star-destroyer"), moved)).toEqual([
      "Moved in this round, Mustafar: Star Destroyer ×2.",
    ]);
    expect(changes(moved, expectOk(recorded(moved, "moved mustafar:")))).toEqual(["No unit has moved in this round."]);
  });
});

describe("what is looked up", () => {
  test("[solo.setup.base] The guide lists the twelve set-up steps in order, in both languages and with every box", () => {
    for (const rules of ["", "rules: rote", "rules: rote cinematic"]) {
      for (const locale of LOCALES) {
        const lines = stepsText(read(rules), "setup", { locale }).split("\n");
        const numbers = lines.map((line) => Number(line.split(".")[0]));
        expect([...new Set(numbers)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
      }
    }
  });

  test("[solo.guide.popups] [solo.guide.dice] The guide explains strength values, definitions and both dice in both languages", () => {
    expect(strengthsText(read(), { locale: "en" }).split("\n")[3]).toMatch(/^4: .*Death Star/);
    expect(diceText({ d6: 2, d8: 7 }, { locale: "es" })).toBe("1d6: 2   1d8: 7");
    const spanish = definitionsText({ locale: "es" }).split("\n");
    expect(spanish).toHaveLength(Object.keys(definitions()).length);
    for (const line of spanish) expect(line).not.toMatch(/\b(the|with|of)\b/);
  });
});
