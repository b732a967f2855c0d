import { type Action, actionKey, configOf, createGame, type Players } from "@sw/rebellion-core";
import {
  type ActionEntry,
  type Catalogue,
  defaultCatalogue,
  type MissionEntry,
  type ObjectiveEntry,
} from "@sw/rebellion-core/catalogue";
import { type Chance, expectOk, seeded } from "@sw/tabletop";
import { expect, it } from "vitest";
import { actionFaults, missionFaults, objectiveFaults } from "../../src/language/check/cards.ts";
import { knownOf } from "../../src/language/check/known.ts";
import { Anything } from "./anything.ts";
import { withEntries } from "./entries.ts";

const CATALOGUES = process.env["SW_LONG"] === undefined ? 4 : 120;
const SEED = process.env["SW_SEED"] ?? "";
const GAMES = 2;
const CAP = 3000;
/** Views and saves are looked at so often. */
const SHARE = 24;
const KNOWN = knownOf(defaultCatalogue);

/** A box with cards made up at random, as many of a kind as the check lets pass. */
function madeUp(chance: Chance): Catalogue {
  const anything = new Anything(chance);
  const missions: MissionEntry[] = [];
  const actions: ActionEntry[] = [];
  while (missions.length < 24) {
    const one = anything.mission(`odd-${missions.length}`);
    if (missionFaults(one, KNOWN).length === 0) missions.push(one);
  }
  while (actions.length < 24) {
    const one = anything.action(`strange-${actions.length}`);
    if (actionFaults(one, KNOWN).length === 0) actions.push(one);
  }
  const objectives: ObjectiveEntry[] = [];
  while (objectives.length < 9) {
    const one = anything.objective(`curious-${objectives.length}`);
    if (objectiveFaults(one, KNOWN).length === 0) objectives.push(one);
  }
  return withEntries({ missions, actions, objectives });
}

/** Made-up cards are played more often than others. */
function pickFrom(options: readonly Action[], chance: Chance): Action {
  const odd = options.filter((one) => one.type === "reveal" || /(odd|strange|curious)-\d/.test(actionKey(one)));
  const preferred = odd.length > 0 && chance.pick("odd", 3, String) > 0 ? odd : options;
  const picked = preferred[chance.pick("action", preferred.length, String)];
  if (picked === undefined) throw new Error("nothing to choose from");
  return picked;
}

it.each(Array.from({ length: CATALOGUES }, (_, index) => index))(
  "[tt.catalogue.entry] A home-made catalogue without faults can be played: catalogue %i",
  (index) => {
    const chance = seeded(`anything ${SEED} ${index}`);
    const players = ([2, 3, 4, 2] as const)[index % 4] ?? 2;
    const catalogue = madeUp(chance);
    for (let name = 0; name < GAMES; name++) playOne(catalogue, players, name, chance);
  },
);

function playOne(catalogue: Catalogue, players: Players, name: number, chance: Chance): void {
  const game = expectOk(createGame(catalogue, { players }));
  let { state } = expectOk(game.setup(configOf({ players, rulings: name % 2 === 0 ? "book" : "faq" }), name));
  for (let steps = 1; steps < CAP; steps++) {
    const options = game.legalActions(state);
    if (options.length === 0) break;
    state = expectOk(game.apply(state, pickFrom(options, chance))).state;
    expect(game.invariants(state)).toEqual([]);
    if (steps % SHARE > 0) continue;
    expect(expectOk(game.parse.state(JSON.parse(JSON.stringify(state))))).toEqual(state);
    for (const viewer of [...game.seats, "spectator"] as const) {
      const view = game.view(state, viewer);
      expect(game.view(game.determinize(view, chance), viewer)).toEqual(view);
    }
  }
}
