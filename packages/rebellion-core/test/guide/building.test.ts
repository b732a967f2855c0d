import { game, type State } from "@sw/rebellion-core";
import { automa } from "@sw/rebellion-core/solo";
import { adviceText, advise, type GuideTable, recorded } from "@sw/rebellion-core/solo/guide";
import { expectOk, type Json, scripted } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { situationOf } from "../../src/guide/situation.ts";
import { boxFor } from "../../src/testing/box.ts";
import { ask, read, told } from "./table.ts";

/** Round 4 brings building; Coruscant does not build. */
const ROUND = ["round: 4", "coruscant: sabotaged"];
const EXPANDED = ["rules: rote", ...ROUND];

/** What a table builds with these dice, as `space: unit (system)`. */
function built(table: GuideTable, ...rolls: readonly number[]): readonly string[] {
  const answer = ask(table, "build", ...rolls);
  if ("roll" in answer) throw new Error(`wants ${answer.roll.label}`);
  return (answer.advice.built ?? []).map(({ space, unit, system }) => `${space}: ${unit} (${system})`);
}

/** Units on the Imperial queue, by space. */
function queueOf({ config, sides }: State): readonly (readonly string[])[] {
  const { units } = boxFor(config);
  return sides[1].queue.map((space) => units.flatMap(({ id, index }) => Array(space[index] ?? 0).fill(id)));
}

/** What the game itself puts on the queue where the automa decides with the same dice, all of which it uses. */
function builtInGame(table: GuideTable, rolls: readonly number[]): readonly (readonly string[])[] {
  let { state } = expectOk(situationOf(table, { phase: "refresh", stage: "build" }));
  const chance = scripted(rolls.map(String));
  let memory: Json = null;
  for (;;) {
    const asked = game.decision(state);
    if (asked?.kind !== "build" || asked.seat !== "imperial") break;
    const decided = automa(game.view(state, "imperial"), memory, { chance });
    ({ memory } = decided);
    ({ state } = expectOk(game.apply(state, decided.action)));
  }
  expect(chance.unused()).toEqual([]);
  return queueOf(state);
}

describe("what the guide says of building", () => {
  test("[solo.guide.purpose] Every icon of the Imperial systems builds on the system's space of the queue, and no roll is asked if only one type can be built", () => {
    const table = read(...ROUND, "corellia: empire", "sullust: empire");
    expect(built(table)).toEqual([
      "3: tie-fighter (corellia)",
      "3: star-destroyer (corellia)",
      "2: stormtrooper (sullust)",
      "2: at-at (sullust)",
    ]);
    expect(told(table, "build")).toBe("The Empire builds:");
  });

  test("[solo.guide.purpose] [solo.refresh.build.choice] An icon that builds either of two types asks for a roll; 1 to 4 builds the first by name", () => {
    const table = read(...EXPANDED, "corellia: empire");
    expect(ask(table, "build")).toMatchObject({ roll: { label: "d8: built-unit", sides: 8 } });
    expect(built(table, 4)).toEqual(["3: tie-fighter (corellia)", "3: star-destroyer (corellia)"]);
    expect(built(table, 5)[0]).toBe("3: tie-striker (corellia)");
    const answer = ask(table, "build", 5);
    const text = "advice" in answer ? adviceText(answer.advice, { locale: "es" }) : "";
    expect(text.split("\n").slice(0, 3)).toEqual([
      "El Imperio construye:",
      expect.stringMatching(/^ {2}en la casilla 3: .*\(Corellia\); .*\(Corellia\)$/),
      expect.stringMatching(/^ {2}Corellia: ¿qué unidad se construye\? /),
    ]);
  });

  test("[solo.guide.purpose] Subjugated systems build by their left icon, and sabotaged systems and those with Rebel units build nothing", () => {
    expect(built(read(...ROUND, "sullust: e stormtrooper"))).toEqual(["2: stormtrooper (sullust)"]);
    expect(built(read(...ROUND, "sullust: empire sabotaged", "corellia: empire r rebel-trooper"))).toEqual([]);
    expect(told(read(...ROUND), "build")).toBe("The Empire builds nothing.");
  });

  test("[solo.refresh.build.choice] Units that have all been placed on the board or the queue are not built", () => {
    const all = read(...EXPANDED, "corellia: empire e 6 tie-striker");
    expect(built(all)).toEqual(["3: tie-fighter (corellia)", "3: star-destroyer (corellia)"]);
    const queued = read(
      ...EXPANDED,
      "corellia: empire e 4 tie-striker",
      "queue 2: tie-striker",
      "queue 3: tie-striker",
    );
    expect(built(queued)).toEqual(built(all));
  });

  test("[solo.refresh.build.bunker] A Shield Bunker is built only if a Death Star is on a higher space of the queue", () => {
    const yard = ["felucia: e death-star-under-construction", "saleucami: empire"];
    const bunkers = (...more: readonly string[]) =>
      [1, 3, 5, 7].flatMap((roll) => {
        const answer = ask(read(...EXPANDED, ...yard, ...more), "build", roll);
        return "advice" in answer ? (answer.advice.built ?? []).filter(({ unit }) => unit === "shield-bunker") : [];
      });
    expect(bunkers("queue 3: death-star").length).toBeGreaterThan(0);
    expect(bunkers("ready: death-star")).toEqual([]);
    expect(bunkers()).toEqual([]);
  });

  test("[solo.guide.purpose] The guide refuses to build in a round whose time space has no build icon", () => {
    expect(advise(read("round: 3", "corellia: empire"), { ask: "build" })).toMatchObject({
      ok: false,
      violation: { rule: "reb.build.trigger", code: "guide-no-building" },
    });
  });

  test("[solo.guide.purpose] [solo.refresh.build.choice] The guide builds the same units as the game with the same rolls", () => {
    const lines = ["corellia: empire", "mandalore: empire", "mustafar: e stormtrooper", "saleucami: empire"];
    const table = read(...EXPANDED, ...lines, "ready: at-st", "queue 2: at-at");
    for (const rolls of [
      [1, 8, 3, 7],
      [8, 1, 6, 2],
    ]) {
      const [used, answer] = [1, 2, 3, 4]
        .map((count) => [rolls.slice(0, count), ask(table, "build", ...rolls.slice(0, count))] as const)
        .find(([, one]) => "advice" in one) ?? [[], ask(table, "build", ...rolls)];
      const after = [["at-st"], ["at-at"], []].map((before, index) => [
        ...before,
        ...("advice" in answer ? (answer.advice.built ?? []) : [])
          .filter(({ space }) => space === index + 1)
          .map(({ unit }) => unit),
      ]);
      const sorted = (spaces: readonly (readonly string[])[]) => spaces.map((space) => [...space].sort());
      expect(sorted(builtInGame(table, used))).toEqual(sorted(after));
    }
  });

  test("[solo.guide.purpose] Built units are recorded on their spaces of the queue, which slides once the ready units are deployed", () => {
    const steps = ["+ queue 3: star-destroyer", "+ queue 2: 2 at-at", "- queue 2: at-at", "+ ready: stormtrooper"];
    const before = steps.reduce((table, line) => expectOk(recorded(table, line)), read("ready: tie-fighter"));
    expect(before).toMatchObject({
      ready: { stormtrooper: 1, "tie-fighter": 1 },
      queue: [{ "at-at": 1 }, { "star-destroyer": 1 }],
    });
    const after = expectOk(recorded(before, "slide"));
    expect(after).toMatchObject({ ready: { "at-at": 1 }, queue: [{ "star-destroyer": 1 }, {}] });
  });
});
