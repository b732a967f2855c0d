import { type Config, configOf, createGame, type RebellionGame } from "@sw/rebellion-core";
import { type Catalogue, defaultCatalogue, type Expansion, type MissionEntry } from "@sw/rebellion-core/catalogue";
import { expectOk, pileCards, type ScriptedAnswer, type Step, scripted } from "@sw/tabletop";
import { type Action, actionKey } from "../../../src/state/actions.ts";
import type { Box } from "../../../src/state/box.ts";
import type { Event } from "../../../src/state/events.ts";
import type { State } from "../../../src/state/state.ts";
import { boxFor } from "../../../src/testing/box.ts";
import { mission, objective } from "../../home-made/entries.ts";
import { EXPANDED } from "./table.ts";

/** With the expansion and its starting units. */
export const LISTED: Partial<Config> = { ...EXPANDED, startingUnits: "expansion" };
/** The same, the mission sets being fixed. */
export const FIXED: Partial<Config> = { ...LISTED, missionSets: { rebel: "base", imperial: "rise-of-the-empire" } };

/** The default expansion with entries of one's own instead of its cards. */
export function boxWith(cards: Partial<Expansion>): Catalogue {
  const riseOfTheEmpire = defaultCatalogue.riseOfTheEmpire;
  if (riseOfTheEmpire === undefined) throw new Error("no expansion");
  const none = { missions: [], actions: [], objectives: [], rings: [] };
  return { ...defaultCatalogue, riseOfTheEmpire: { ...riseOfTheEmpire, ...none, ...cards } };
}

/** The sides. */
export const BOTH: readonly ["rebel", "imperial"] = ["rebel", "imperial"] as const;

/** Missions of both sets for either side, a Subversion in each, and two leader missions. */
export const MISSIONS: readonly MissionEntry[] = BOTH.flatMap((faction) => [
  mission({ id: `vader-${faction}`, faction, missionSet: "rise-of-the-empire", copies: 2 }),
  mission({ id: `subversion-${faction}-base`, faction, missionSet: "base" }),
  mission({ id: `subversion-${faction}-rote`, faction, missionSet: "rise-of-the-empire" }),
  mission({ id: `leader-${faction}`, faction, portrait: faction === "rebel" ? "han-solo" : "darth-vader" }),
]);
const OBJECTIVES = (["I", "II", "III"] as const).flatMap((level) =>
  [1, 2, 3, 4].map((number) => objective({ id: `odd-${level}-${number}`.toLowerCase(), level })),
);
/** The default box with missions of both sets and more objectives than the deck takes. */
export const CATALOGUE: Catalogue = boxWith({ missions: MISSIONS, objectives: OBJECTIVES });

/** A game set up as far as nobody must choose, with a catalogue of one's own. */
export interface Table {
  readonly game: RebellionGame;
  readonly box: Box;
  readonly catalogue: Catalogue;
  readonly first: Step<State, Event>;
}

/** A game of a catalogue, set up as far as nobody must choose. */
export function table(
  changes: Partial<Config>,
  chance: string | readonly ScriptedAnswer[] = "setup",
  catalogue: Catalogue = CATALOGUE,
): Table {
  const config = configOf(changes);
  const games = expectOk(createGame(catalogue, { players: config.players }));
  const script = typeof chance === "string" ? chance : scripted(chance);
  return { game: games, box: boxFor(config, catalogue), catalogue, first: expectOk(games.setup(config, script)) };
}

/** Does things one after the other. */
export function line({ game, first }: Table, ...actions: readonly Action[]): Step<State, Event> {
  let { state } = first;
  const events = [...first.events];
  for (const one of actions) {
    const step = expectOk(game.apply(state, one));
    state = step.state;
    events.push(...step.events);
  }
  return { state, events, revealed: false };
}

/** What is asked of whom. */
export function asked({ game }: Table, state: State): string {
  const decision = game.decision(state);
  return decision === undefined ? "over" : `${decision.seat}: ${decision.kind}`;
}

/** The keys of what may be done, in order. */
export function legal({ game }: Table, state: State): readonly string[] {
  return game.legalActions(state).map(actionKey);
}

/** Picks a card of the mission deck. */
export function take(card: string): Action {
  return { type: "take-card", subject: card };
}

/** The cards of a pile by name. */
export function names({ box }: Table, pile: State["probeDeck"]): readonly string[] {
  return pileCards(pile).map((code) => box.cards[code]?.id ?? "none");
}
