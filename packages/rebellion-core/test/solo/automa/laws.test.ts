import { actionKey, type Config, configOf, game, type State } from "@sw/rebellion-core";
import { automa, createSoloGame } from "@sw/rebellion-core/solo";
import { at, type Chance, expectOk, type Json, seeded } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { automaOf } from "../../../src/solo/automa.ts";
import { defaultBoxes } from "../../../src/state/default-boxes.ts";
import { ALL, BASE } from "../table.ts";
import { expectSane, playGame, type Sat, SHARE } from "./games.ts";

const LONG = process.env["SW_LONG"] !== undefined;

/** Games of each configuration against Rebels at random: 300 in all of a long run. */
const GAMES = LONG ? 30 : 1;

/** What may be chosen for a game, each by a switch. */
const SWITCHES = [
  "expansion",
  "cinematic",
  "missionsFirst",
  "randomAssignmentActions",
  "randomMovement",
  "deployPriorityPbr",
  "retryUnplayableMissions",
  "originalCombat",
  "answers",
] as const;

/** Switches on (1) and off (0), in their order: every two of them meet in every way that the rules allow. */
const MIXED = [
  "111111111",
  "110000000",
  "000000011",
  "001111010",
  "010101010",
  "011010101",
  "101001110",
  "100110011",
  "110011100",
  "011100001",
] as const;

function configOfRow(row: string): Partial<Config> {
  const isOn = (one: (typeof SWITCHES)[number]): boolean => row[SWITCHES.indexOf(one)] === "1";
  const solo = Object.fromEntries(
    SWITCHES.slice(2, 8)
      .filter(isOn)
      .map((one) => [one, true]),
  );
  return {
    solo,
    ...(isOn("expansion") && { expansion: "rise-of-the-empire", startingUnits: "expansion" }),
    ...(isOn("cinematic") && { combat: "cinematic" }),
    ...(isOn("answers") && { rulings: "faq" }),
  };
}

/** A game that is carried on by hand, and what the automa gave last. */
interface Told {
  readonly state: State;
  readonly memory: Json;
}

/** Lets the automa answer all that the Empire is asked. */
function answered(told: Told, chance: Chance): Told {
  let { state, memory } = told;
  while (game.decision(state)?.seat === "imperial") {
    const decided = automa(game.view(state, "imperial"), memory, { chance });
    ({ memory } = decided);
    ({ state } = expectOk(game.apply(state, decided.action, { chance })));
  }
  return { state, memory };
}

describe("Whole games of the automa against Rebels at random", () => {
  it("The tested configurations combine every two options of a solo game in every allowed way", () => {
    for (const [place, one] of SWITCHES.entries()) {
      for (const [further, other] of SWITCHES.slice(place + 1).entries()) {
        const met = new Set(MIXED.map((row) => `${row[place]}${row[place + 1 + further]}`));
        const isBarred = one === "cinematic" && other === "originalCombat";
        expect([...met].sort(), `${one} with ${other}`).toEqual(
          ["00", "01", "10", "11"].filter((pair) => !isBarred || pair !== "00"),
        );
      }
    }
  });

  it.each(MIXED)(
    "Games with the options %s end, actions are legal, reasons leave one candidate, and decisions are repeatable",
    (row) => {
      for (let name = 0; name < GAMES; name++) {
        expect(playGame(configOfRow(row), `${row} ${name}`, expectSane).outcome).not.toBeNull();
      }
    },
  );

  /** The automa, with what it cannot see dealt otherwise. */
  const elsewhere = automaOf(defaultBoxes, {
    ...game,
    determinize: (view) => game.determinize(view, seeded("fast:dealt otherwise")),
  });

  /** Another state with the same view is decided alike, and what the automa cannot see is dealt for nothing. */
  function expectBlind({ state, view, memory, decided, dice }: Sat): void {
    const other = game.determinize(view, seeded(`fast:swapped ${state.words.length}`));
    expect(game.view(other, "imperial")).toEqual(view);
    expect(game.legalActions(other).map(actionKey)).toEqual(game.legalActions(state).map(actionKey));
    expect(elsewhere(game.view(other, "imperial"), memory, { chance: dice() })).toEqual(decided);
  }

  it("A solo game makes each decision as the automa does from the Empire's view and the automa's memory", () => {
    const solo = expectOk(createSoloGame());
    const [by, apart] = [seeded("fast:alike"), seeded("fast:alike")];
    const rebels = seeded("fast:alike rebels");
    let state = expectOk(solo.setup(configOf(ALL), by)).state;
    let told: Told = { state: expectOk(game.setup(configOf(ALL), apart)).state, memory: null };
    for (let step = 0; step < 25; step++) {
      told = answered(told, apart);
      expect(told.memory).toEqual(state.solo?.memory);
      expect({ ...told.state, solo: state.solo }).toEqual({ ...state, solo: state.solo });
      const options = solo.legalActions(state);
      if (options.length === 0) break;
      const action = at(options, rebels.pick("rebel", options.length, String));
      state = expectOk(solo.apply(state, action, { chance: by })).state;
      told = { ...told, state: expectOk(game.apply(told.state, action, { chance: apart })).state };
    }
  });

  it.each([
    ["the base box", BASE],
    ["all of the expansion", ALL],
  ])(
    "[solo.scope.roles] Swapping the true base and other hidden cards under the same view of %s changes no action and no reason",
    (name, config) => {
      let swapped = 0;
      for (let game = 0; game < GAMES; game++) {
        playGame(config, `blind ${name} ${game}`, (sat) => {
          if (sat.step % SHARE > 0) return;
          expectBlind(sat);
          swapped += 1;
        });
      }
      expect(swapped).toBeGreaterThan(1);
    },
  );
});
