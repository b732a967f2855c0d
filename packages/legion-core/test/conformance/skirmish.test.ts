import { type Config, createGame, game, KEYWORDS, type State, type View } from "@sw/legion-core";
import { defaultCatalogue } from "@sw/legion-core/catalogue";
import { type GameKeyword, permits } from "@sw/legion-core/effects";
import { ARMIES, CLONE_WARS, SKIRMISH } from "@sw/legion-core/examples";
import { RULES } from "@sw/legion-core/rules";
import { components, truth } from "@sw/legion-core/testing";
import { uiIn } from "@sw/legion-core/ui";
import { at, expectOk, scripted } from "@sw/tabletop";
import { describeReport, runConformance } from "@sw/tabletop/conformance";
import { expect, it } from "vitest";
import { straysAfter } from "../moving/formation.ts";
import { drawnBattle } from "./drawn.ts";
import { FOLLOWING } from "./following.ts";
import { GENERIC } from "./generic.ts";

/** Five rounds take some three hundred decisions. */
const CAP = 3000;

const LONG = process.env["SW_LONG"] !== undefined;

/** Changed states after each game: some 80 in all, or over 33,000. */
const CHANGED: number = LONG ? 60 : 20;

/** Each force once as the first seat. */
const CONFIGS: readonly Config[] = [SKIRMISH, { ...SKIRMISH, armies: [SKIRMISH.armies[1], SKIRMISH.armies[0]] }];

/** The game, of which every transition is looked at: what moved has to stand together (see {@link straysAfter}). */
function watched(strays: string[]): typeof game {
  return {
    ...game,
    apply(state, action, options) {
      const result = game.apply(state, action, options);
      if (result.ok) strays.push(...straysAfter(state, action, result.value));
      return result;
    },
  };
}

/** Units with Precise or Sharpshooter cannot attack. */
const PEACEFUL: typeof game = expectOk(
  createGame(defaultCatalogue, {
    keywords: { ...KEYWORDS, precise: cannotAttack("precise"), sharpshooter: cannotAttack("sharpshooter") },
  }),
);

function cannotAttack(id: string): GameKeyword {
  const keyword = KEYWORDS[id] ?? { id, does: [] };
  return { ...keyword, does: [...(keyword.does ?? []), permits("no-attacks")] };
}

/** Plays random games with every law at every `share`th step and at every kind of frame not seen yet, the cheap ones at every step, and looks whether units stand together. */
function keepsEveryLaw(configs: readonly Config[], games: number, share: number): void {
  const strays: string[] = [];
  const report = runConformance(watched(strays), {
    rules: RULES,
    configs,
    games,
    seed: `skirmish${process.env["SW_SEED"] ?? ""}`,
    cap: CAP,
    share,
    changed: CHANGED,
    words: (state: State) => state.words,
    components,
    truth: (state: State, view: View) => scripted(truth(state, view)),
    frameKind: (state: State) => state.frames.at(-1)?.kind ?? "over",
    following: FOLLOWING,
    screens: [uiIn("en"), uiIn("es")],
    generic: GENERIC,
    beside: PEACEFUL,
  });
  expect(report.failures, describeReport(report)).toEqual([]);
  expect(strays).toEqual([]);
  expect(report).toMatchObject({ games, decided: games, undecided: 0 });
}

it("Random skirmishes satisfy every law of the game contract", { timeout: 36_000_000 }, () => {
  keepsEveryLaw(CONFIGS, LONG ? 500 : 2, LONG ? 40 : 220);
});

/** Armies of 1000 points whose hands hide cards with Divulge and cards that are used from the hand. */
const HIDING: readonly Config[] = [
  { table: CLONE_WARS.table, armies: [ARMIES.kalani, ARMIES["lando-calrissian"]] },
  { table: CLONE_WARS.table, armies: [ARMIES["lando-calrissian"], ARMIES["moff-gideon"]] },
];

/** Battles of armies drawn from the whole catalogue. */
function drawnBattles(battles: number): readonly Config[] {
  return Array.from({ length: battles }, (_, place) =>
    drawnBattle(`laws ${place}${process.env["SW_SEED"] ?? ""}`, "standard"),
  );
}

it("Random battles of random legal armies with hidden hands satisfy every law of the game contract", {
  timeout: 36_000_000,
}, () => {
  keepsEveryLaw(
    [...drawnBattles(LONG ? 118 : 1), ...(LONG ? HIDING : [at(HIDING, 0)])],
    LONG ? 120 : 2,
    LONG ? 100 : 600,
  );
});
