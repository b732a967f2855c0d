import { type Config, createGame, game, KEYWORDS, type State, type View } from "@sw/legion-core";
import type { ArmyList } from "@sw/legion-core/army";
import { catalogue } from "@sw/legion-core/catalogue";
import type { GameKeyword } from "@sw/legion-core/effects";
import { ARMIES, CIVIL_WAR, CLONE_WARS, SKIRMISH } from "@sw/legion-core/examples";
import { RULE_IDS } from "@sw/legion-core/rules";
import { components, truth } from "@sw/legion-core/testing";
import { uiIn } from "@sw/legion-core/ui";
import { at, expectOk, scripted } from "@sw/tabletop";
import { describeReport, runConformance } from "@sw/tabletop/conformance";
import { expect, it } from "vitest";
import { straysAfter } from "../moving/formation.ts";
import { anyArmy } from "./any-armies.ts";
import { FOLLOWING } from "./following.ts";

/** Five rounds take some three hundred decisions. */
const CAP = 3000;

const LONG = process.env["SW_LONG"] !== undefined;

/** Changed states after each game: some 80 in all, or over 33,000. */
const CHANGED: number = LONG ? 60 : 20;

/** Codes for what entries leave out without a word: no choice of this package may be refused by one. */
const GENERIC: readonly string[] = [
  "action-impossible",
  "no-standby",
  "no-such-courage",
  "not-a-nominee",
  "not-an-option",
  "not-orderable",
  "not-playable",
  "not-to-be-attacked",
  "not-to-be-chosen",
  "not-to-be-healed",
  "not-to-be-promoted",
  "not-usable-now",
];

/** Each force once as the first seat. */
const CONFIGS: readonly Config[] = [SKIRMISH, { ...SKIRMISH, armies: [SKIRMISH.armies[1], SKIRMISH.armies[0]] }];

/** Battle cards that the armies of the examples do not bring, with one of each faction. */
function otherCards(faction: string): ArmyList["battleDeck"] {
  return {
    primary: ["shifting-priorities", "outflank", "bunker-assault"],
    secondary: ["bring-them-to-heel", "destroy-enemy-base", "supply-run"],
    advantages: ["ordnance", "strafing-run", OF_FACTION[faction] ?? "garrison"],
  };
}

const OF_FACTION: Readonly<Record<string, string>> = {
  "galactic-empire": "black-ops",
  "rebel-alliance": "no-time-to-lose",
  "galactic-republic": "coordinated-strike",
  "separatist-alliance": "command-override",
};

/** A game in which both armies bring those. */
function withOtherCards({ table, armies: [one, other] }: Config): Config {
  const changed = (list: ArmyList): ArmyList => ({ ...list, battleDeck: otherCards(list.faction) });
  return { table, armies: [changed(one), changed(other)] };
}

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
  createGame(catalogue, {
    keywords: { ...KEYWORDS, precise: cannotAttack("precise"), sharpshooter: cannotAttack("sharpshooter") },
  }),
);

function cannotAttack(id: string): GameKeyword {
  const { permits = [], ...keyword } = KEYWORDS[id] ?? { id, rules: [] };
  return { ...keyword, permits: [...permits, "no-attacks"] };
}

/** Plays random games with every law at every `share`th step and at every kind of frame not seen yet, the cheap ones at every step, and looks whether units stand together. */
function keepsEveryLaw(configs: readonly Config[], games: number, share: number): void {
  const strays: string[] = [];
  const report = runConformance(watched(strays), {
    rules: RULE_IDS,
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

it("Random skirmishes keep every law of the contract", { timeout: 36_000_000 }, () => {
  keepsEveryLaw(CONFIGS, LONG ? 500 : 2, LONG ? 40 : 220);
});

/** Armies of 1000 points whose hands hide cards with Divulge and cards that are used from the hand. */
const HIDING: readonly Config[] = [
  { table: CLONE_WARS.table, armies: [ARMIES.kalani, ARMIES["lando-calrissian"]] },
  { table: CLONE_WARS.table, armies: [ARMIES["lando-calrissian"], ARMIES["moff-gideon"]] },
];

it("Random battles of larger armies keep every law of the contract, those of hidden hands among them", {
  timeout: 36_000_000,
}, () => {
  const battles = [CIVIL_WAR, CLONE_WARS];
  keepsEveryLaw(
    LONG ? [...battles, ...battles.map(withOtherCards), ...HIDING] : [withOtherCards(CIVIL_WAR), at(HIDING, 0)],
    LONG ? 120 : 2,
    LONG ? 100 : 600,
  );
});

/** Factions of the armies drawn for each battle, from the whole catalogue; in a long run alone. */
const DRAWN = [
  ["galactic-empire", "rebel-alliance"],
  ["galactic-republic", "separatist-alliance"],
  ["rebel-alliance", "galactic-republic"],
  ["separatist-alliance", "galactic-empire"],
] as const;
const BATTLES = LONG ? [...DRAWN, ...DRAWN].map((factions, place) => ({ factions, seed: `drawn ${place}` })) : [];

it.each(BATTLES)(
  "A battle with units of the whole catalogue keeps every law ($seed, $factions.0 and $factions.1)",
  {
    timeout: 36_000_000,
  },
  ({ factions: [one, other], seed }) => {
    const drawn = `${seed} ${process.env["SW_SEED"] ?? ""}`;
    const armies = [anyArmy(one, `${drawn} one`), anyArmy(other, `${drawn} other`)] as const;
    keepsEveryLaw([{ ...CIVIL_WAR, armies }], 1, 100);
  },
);
