import { random } from "@sw/bots";
import { configOf, game, SEATS, type Seat, type State } from "@sw/deckbuilder-core";
import { pieceId, scenario } from "@sw/deckbuilder-core/testing";
import { at, seeded } from "@sw/tabletop";
import pc from "picocolors";
import { describe, expect, test } from "vitest";
import { deckbuilderFace } from "../src/games/deckbuilder/face.ts";
import { LOCALES } from "../src/kit.ts";
import { everySeat } from "../src/playing/bots.ts";
import { menuOf } from "../src/playing/menu.ts";
import { running } from "../src/playing/run.ts";
import { chapterOf } from "../src/playing/story.ts";
import { terminalOf } from "../src/terminal/terminal.ts";
import { fakeIo } from "./helpers/fake-io.ts";

const plain = pc.createColors(false);
const faceIn = (locale: (typeof LOCALES)[number]): ReturnType<typeof deckbuilderFace> => deckbuilderFace(locale, plain);
const english = faceIn("en");

/** Every seventh state of a game in each mode, with the seat that decides. */
const positions: readonly (readonly [State, Seat])[] = (
  ["introductory", "full-galaxy", "secret-bases"] as const
).flatMap((mode, seed) =>
  [...running(game, { config: configOf({ mode, bribing: true }), seed, bots: everySeat(SEATS, random) })]
    .slice(0, 900)
    .flatMap(({ state }, index) => {
      const seat = game.decision(state)?.seat;
      return seat === undefined || index % 7 !== 0 ? [] : [[state, seat] as const];
    }),
);

/** Everything that a seat is shown at its decision. */
function sight(locale: (typeof LOCALES)[number], state: State, seat: Seat): readonly string[] {
  const face = faceIn(locale);
  const view = game.view(state, seat);
  const actions = game.legalActions(state);
  const menu = menuOf(face, view, actions, terminalOf(fakeIo(".")));
  const details = actions.flatMap((action) => face.details(action, view));
  return [...face.header(view), ...face.board(view), face.question(view), ...menu.lines, ...details];
}

describe.each(LOCALES)("in %s", (locale) => {
  test("Texts of the Deckbuilding Game never show raw values such as undefined or rule ids", () => {
    for (const [state, seat] of positions) {
      const lines = sight(locale, state, seat);
      for (const line of lines) expect(line).not.toMatch(/undefined|NaN|null|\[object|[{}]|dbg\.|[a-z]-[a-z]+-[a-z]+#/);
    }
  });

  test("Every choice of the Deckbuilding Game has a distinct line", () => {
    for (const [state, seat] of positions) {
      const view = game.view(state, seat);
      const lines = game.legalActions(state).map((action) => faceIn(locale).action(action, view));
      expect(new Set(lines).size).toBe(lines.length);
    }
  });
});

test("A seat of the Deckbuilding Game sees the same in states that differ only in what is hidden from it", () => {
  for (const [index, [state, seat]] of positions.entries()) {
    const other = game.determinize(game.view(state, seat), seeded(`other ${index}`));
    expect(sight("en", other, seat)).toEqual(sight("en", state, seat));
  }
});

test("Every choice that names a card shows the card's text", () => {
  for (const [state, seat] of positions) {
    const view = game.view(state, seat);
    for (const action of game.legalActions(state)) {
      const isNamed = ["play", "purchase", "bribe", "use", "commit", "resolve", "choose-base"].includes(action.type);
      if (isNamed) expect(english.details(action, view).length, action.type).toBeGreaterThan(2);
    }
  }
});

describe("the table of a scene", () => {
  const scene = scenario({
    active: "rebel",
    row: ["darth-vader", "lobot"],
    force: 2,
    rebel: { play: ["x-wing", "rebel-commando"], hand: ["luke-skywalker", "rebel-trooper", "rebel-trooper"] },
    empire: { play: ["star-destroyer"], hand: ["boba-fett"] },
  });
  const wing = pieceId(scene, "x-wing");
  const committed = game.apply(scene, { type: "commit", subject: wing, target: 0 });
  const state = committed.ok ? committed.value.state : scene;
  const lines = english.board(game.view(state, "rebel"));
  const text = lines.join("\n");

  test("A seat sees its own hand with texts and counts of equal cards, and not the other's", () => {
    expect(text).toMatch(
      /Hand\n(.*\n)*.*Luke Skywalker · Unique Rebel unit \(Jedi\) · Cost 8 .*While|Luke Skywalker .*destroy/,
    );
    expect(text).toMatch(/2 × Rebel Trooper/);
    expect(text).not.toContain("Boba Fett");
    expect(english.board(game.view(state, "empire")).join("\n")).toContain("Boba Fett");
  });

  test("The table shows which cards attack what, ships with their damage, and the Force", () => {
    expect(text).toMatch(new RegExp(`X-Wing #${wing} {2}attack 3, attacks Darth Vader`));
    expect(text).toMatch(/Star Destroyer #\d+ {2}attack 4, 0 of 7 damage/);
    expect(at(lines, 0)).toContain("dark · · · · · ● · light");
    expect(text).toMatch(/\[1\] Darth Vader .*Reward: /);
  });

  test("The table shows both sides' counts from the other side's view too", () => {
    const other = english.board(game.view(state, "empire"));
    expect(other.find((line) => line.startsWith("Rebellion"))).toMatch(/hand 3, deck \d+, discard \d+/);
    expect(other.find((line) => line.startsWith("Empire"))).toMatch(/\(you\) {2}0 of \d bases destroyed; hand 1/);
  });
});

test("The header shows a destroyed base, and damage", () => {
  const gone = scenario({ active: "empire", rebel: { base: null } });
  expect(english.header(game.view(gone, "spectator")).join("\n")).toMatch(/Rebellion {2}no base now/);
  const hit = scenario({ active: "empire", rebel: { base: { card: "hoth", damage: 7 } } });
  expect(english.header(game.view(hit, "spectator")).join("\n")).toContain("Hoth █████░░░░░ 7 of 14 damage");
});

test("Cards are found by any part of their name, in either language, with or without accents", () => {
  expect(english.lookUp("IMWE").join("\n")).toContain("Chirrut Îmwe");
  expect(faceIn("es").lookUp("lanzadera").join("\n")).toMatch(/Lanzadera imperial(.*\n)*.*Lanzadera de la Alianza/);
  expect(english.lookUp("zzz")).toEqual([]);
  expect(english.lookUp("")).toEqual([]);
});

test("The narration omits commitments, because their attack follows, and begins each turn with a heading", () => {
  const chapters = [...running(game, { config: configOf({ bases: 2 }), seed: 5, bots: everySeat(SEATS, random) })].map(
    (step) => ({ step, told: chapterOf(game, english, step) }),
  );
  for (const { step, told } of chapters) {
    const silent = step.events.filter(({ type }) => type === "card-committed").length;
    expect(told.lines).toHaveLength(step.events.length - silent);
  }
  expect(chapters.flatMap(({ told }) => told.lines)).toContain("── Turn 2, Rebellion");
});
