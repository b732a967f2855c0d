import { random } from "@sw/bots";
import { steadyBot } from "@sw/bots/rebellion";
import type { Seat, State } from "@sw/rebellion-core";
import { game } from "@sw/rebellion-core";
import { scenario } from "@sw/rebellion-core/testing";
import { expectOk, seeded } from "@sw/tabletop";
import pc from "picocolors";
import { describe, expect, test } from "vitest";
import { rebellionFace } from "../../src/games/rebellion/face.ts";
import { LOCALES } from "../../src/kit.ts";
import { menuOf } from "../../src/playing/menu.ts";
import { chapterOf } from "../../src/playing/story.ts";
import { terminalOf } from "../../src/terminal/terminal.ts";
import { fakeIo } from "../helpers/fake-io.ts";
import { type Position, positionsOf } from "./positions.ts";

type Locale = (typeof LOCALES)[number];

const plain = pc.createColors(false);
const faceIn = (locale: Locale): ReturnType<typeof rebellionFace> => rebellionFace(locale, plain);
const english = faceIn("en");

const positions: readonly Position[] = [
  ...positionsOf(random, { setup: "first-game" }, 1, 40),
  ...positionsOf(steadyBot, {}, 2, 40),
  ...positionsOf(random, { players: 4, rulings: "faq" }, 3, 40),
];

/** Everything that a seat is shown at its decision. */
function sight(locale: Locale, { game: one }: Pick<Position, "game">, state: State, seat: Seat): readonly string[] {
  const face = faceIn(locale);
  const view = one.view(state, seat);
  const actions = one.legalActions(state);
  const menu = menuOf(face, view, actions, terminalOf(fakeIo(".")));
  const details = actions.slice(0, 12).flatMap((action) => face.details(action, view));
  return [...face.header(view), ...face.board(view), face.question(view), ...menu.lines, ...details];
}

describe.each(LOCALES)("in %s", (locale) => {
  test("Texts of Rebellion never show raw values such as undefined or rule ids", () => {
    for (const { state, seat, ...one } of positions) {
      for (const line of sight(locale, one, state, seat)) {
        expect(line).not.toMatch(
          /undefined|NaN|null|\[object|[{}]|reb\.|probe:|region-|\b[a-z]+-[a-z]+-[a-z]+-[a-z]+\b/,
        );
      }
    }
  });

  test("Every choice of Rebellion has a distinct line", () => {
    for (const { game: one, state, seat } of positions) {
      const view = one.view(state, seat);
      const lines = one.legalActions(state).map((action) => `${faceIn(locale).action(action, view)}`);
      expect(new Set(lines).size).toBe(lines.length);
      const brief = one.legalActions(state).flatMap((action) => {
        const text = faceIn(locale).brief?.(action, view);
        return text === undefined ? [] : [`${faceIn(locale).group(action)}: ${text}`];
      });
      expect(new Set(brief).size).toBe(brief.length);
    }
  });

  test("A waiting seat of Rebellion also sees a table, without any hint of the other's choices", () => {
    for (const { game: one, state, seat } of positions) {
      for (const other of [...one.seats, "spectator" as const]) {
        // Who chooses in secret at the same time is asked the same.
        const isAsked = one.decision(state)?.simultaneous.some((asked) => asked === other) === true;
        if (other === seat || isAsked) continue;
        const view = one.view(state, other);
        expect(faceIn(locale).board(view).length).toBeGreaterThan(10);
        expect(faceIn(locale).question(view)).not.toBe(faceIn(locale).question(one.view(state, seat)));
      }
    }
  });
});

test("A seat of Rebellion sees the same in states that differ only in what is hidden from it", () => {
  for (const [index, { state, seat, ...one }] of positions.entries()) {
    const other = one.game.determinize(one.game.view(state, seat), seeded(`other ${index}`));
    expect(sight("en", one, other, seat)).toEqual(sight("en", one, state, seat));
  }
});

describe("the table of a scene", () => {
  const state = scenario({
    base: { system: "dagobah" },
    systems: {
      naboo: { loyalty: "rebel", units: { "rebel-trooper": 2 } },
      sullust: {
        loyalty: "imperial",
        sabotaged: true,
        units: { "star-destroyer": 1, "tie-fighter": 3, stormtrooper: 2 },
      },
      kessel: { units: { stormtrooper: 1 } },
      alderaan: { destroyed: true },
    },
    baseSpace: { "x-wing": 2 },
    leaders: { "darth-vader": "sullust", "princess-leia": { at: "sullust", ring: "captured" } },
    rebel: { missions: ["hidden-fleet"], queue: [{ "x-wing": 1 }, {}, { "mon-calamari-cruiser": 1 }] },
    objectives: ["liberation"],
    time: 4,
  });
  const board = (seat: Seat | "spectator"): string => english.board(game.view(state, seat)).join("\n");

  test("The table shows markers, units, leaders and captured leaders by system, and groups empty systems in one line", () => {
    const text = board("rebel");
    expect(text).toContain("Naboo  loyal to the Rebellion · Rebellion 2 × Rebel Trooper");
    expect(text).toContain("Sullust  loyal to the Empire, sabotaged · Empire Star Destroyer, 3 × TIE Fighter,");
    expect(text).toContain("2 × Stormtrooper; leaders Darth Vader · captives Princess Leia");
    expect(text).toContain("Kessel  subjugated · Empire Stormtrooper");
    expect(text).toContain("Alderaan  destroyed");
    expect(text).toMatch(/neutral and empty: .*Utapau/);
    expect(text).toMatch(/remote and empty: .*Tatooine/);
  });

  test("The table shows the Rebels where the base is, and the others where it may be", () => {
    expect(board("rebel")).toMatch(
      /The Rebel base is hidden in Dagobah; as far as all can tell it may be in \d+ systems/,
    );
    expect(board("imperial")).toMatch(/The Rebel base is hidden in one of \d+: .*Dagobah/);
    expect(board("imperial")).not.toContain("hidden in Dagobah");
    expect(board("spectator")).not.toContain("hidden in Dagobah");
    expect(english.header(game.view(state, "imperial")).join("\n")).toMatch(/hidden in one of \d+\.$/m);
  });

  test("The table shows a seat its own hands with their texts, and no other hands", () => {
    expect(board("rebel")).toMatch(/Hidden Fleet · Logistics 1/);
    expect(board("rebel")).toMatch(/Liberation · Reputation 1/);
    expect(board("rebel")).toMatch(/Build queue {2}1: X-wing {3}2: – {3}3: Mon Calamari Cruiser/);
    for (const other of ["imperial", "spectator"] as const) {
      expect(board(other)).not.toMatch(/Hidden Fleet|Liberation/);
    }
  });

  test("The table shows the time track with both markers", () => {
    expect(english.header(game.view(state, "spectator"))[0]).toContain("▶");
    expect(english.header(game.view(state, "spectator"))[0]).toMatch(/turn of the Rebellion .*time 4, reputation 14$/);
  });
});

test("A combat is shown with its forces, damage, tactic cards and dice, and each hand only to its side", () => {
  const state = scenario({
    systems: { naboo: { units: { "x-wing": 3, "mon-calamari-cruiser": 1, "star-destroyer": 1, "tie-fighter": 2 } } },
    combat: {
      system: "naboo",
      initiator: "rebel",
      round: 1,
      stage: "space-first",
      tactics: { rebel: ["space-critical-hit"], imperial: ["space-outmaneuver"] },
      wounds: { rebel: [{ unit: "mon-calamari-cruiser", markers: 1 }] },
    },
  });
  const text = (seat: Seat): string => english.board(game.view(state, seat)).join("\n");
  expect(text("rebel")).toContain("Combat in Naboo, round 1");
  expect(text("rebel")).toContain("Mon Calamari Cruiser: 1 damage");
  expect(text("rebel")).toMatch(/tactic cards: space 1, ground 0 \(Critical Hit\)/);
  expect(text("rebel")).not.toContain("Outmaneuver");
  expect(text("imperial")).toMatch(/tactic cards: space 1, ground 0 \(Outmaneuver\)/);
  expect(text("rebel")).toMatch(/dice: Rebellion .*(hit|special|blank) \((red|black)\)/);
  expect(english.header(game.view(state, "spectator")).join("\n")).toContain("Combat in Naboo, round 1: ");
});

test("Components of Rebellion are found by any part of their name, in either language", () => {
  expect(english.lookUp("SKYWALKER").join("\n")).toMatch(/Son of Skywalker(.*\n)*.*Luke Skywalker/);
  expect(faceIn("es").lookUp("portacazas").join("\n")).toContain("Portacazas de asalto");
  expect(english.lookUp("hoth").join("\n")).toContain("Hoth");
  expect(english.lookUp("falcon").join("\n")).toMatch(/Millennium Falcon/);
  expect(english.lookUp("zzz")).toEqual([]);
  expect(english.lookUp("")).toEqual([]);
});

test("The narration of Rebellion begins with the galaxy, has a heading for every phase, and omits what is obvious", () => {
  let step = expectOk(game.setup({ players: 2, setup: "first-game", rulings: "book" }, 1));
  const lines = [...chapterOf(game, english, step).lines];
  for (let index = 0; index < 400 && step.state.round < 2; index++) {
    const seat = game.decision(step.state)?.seat ?? "rebel";
    const actions = game.legalActions(step.state);
    const action = steadyBot(game.view(step.state, seat), actions, { chance: seeded(index) });
    step = expectOk(game.apply(step.state, action));
    lines.push(...chapterOf(game, english, step).lines);
  }
  const headings = lines.filter((line) => line.startsWith("── "));
  expect(headings.slice(0, 4)).toEqual([
    "── Round 1, Assignment Phase",
    "── Round 1, Command Phase",
    "── Round 1, Refresh Phase",
    "── Round 2, Assignment Phase",
  ]);
  expect(lines.indexOf("Galaxy")).toBeLessThan(lines.indexOf("── Round 1, Assignment Phase"));
  expect(lines.join("\n")).toMatch(/The Rebellion hides its base in \w+/);
  expect(lines.join("\n")).not.toMatch(/goes from .* to the leader pool\.$|on space \d of its build queue\.$/m);
});

test("The winner of Rebellion is named together with how the game was won", () => {
  const margin = { rebel: -3, imperial: 3 } as Record<Seat, number>;
  const conquest = { winners: ["imperial" as const], reason: "conquest", rule: "reb.victory.imperial", margin };
  expect(english.outcome(conquest)).toBe(
    "Won by the Empire, which conquered the Rebel base 3 spaces too early for the Rebellion.",
  );
  const team = {
    ...conquest,
    margin: { "rebel-admiral": -6, "rebel-general": -6, "imperial-admiral": 6, "imperial-general": 6 },
  };
  expect(
    english.outcome({
      ...team,
      winners: ["imperial-admiral", "imperial-general"],
      margin: team.margin as Record<Seat, number>,
    }),
  ).toContain("3 spaces");
  expect(faceIn("es").outcome({ ...conquest, winners: ["rebel"], reason: "reputation" })).toContain("Gana la Rebelión");
});
