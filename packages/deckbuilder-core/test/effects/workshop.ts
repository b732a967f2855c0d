import {
  type Action,
  type CardRef,
  createGame,
  type DeckbuilderGame,
  type Event,
  game,
  type Seat,
  type State,
  type Viewer,
} from "@sw/deckbuilder-core";
import {
  type BaseEntry,
  type CardEntry,
  type Catalogue,
  catalogueFaults,
  defaultCatalogue,
} from "@sw/deckbuilder-core/catalogue";
import { play, type Scenario, type SideSpec, scenario } from "@sw/deckbuilder-core/testing";
import { expectOk } from "@sw/tabletop";
import { expect } from "vitest";
import { after, ended, eventsOf, open } from "../catalogue/table.ts";

/** A game with cards of one's own beside those of the box. */
export interface Workshop {
  readonly game: DeckbuilderGame;
  readonly catalogue: Catalogue;
  /** A situation in a player's turn, all bases in the box; Bossk and Dengar come next from the galaxy deck. */
  turn(seat: Seat, own?: SideSpec, rest?: Scenario): State;
  after(state: State, actions: readonly Action[], draws?: readonly CardRef[]): State;
  eventsOf(state: State, actions: readonly Action[], draws?: readonly CardRef[]): readonly Event[];
  ended(state: State): State;
  open(state: State): readonly string[];
}

/** A card of one's own: one neutral unit in the galaxy deck without figures, but for what is given. */
export function homeMade(id: string, rest: Partial<CardEntry>): CardEntry {
  const figures = { cost: 1, attack: 0, resources: 0, force: 0, target: null, hitPoints: null };
  const kind = { type: "unit", faction: "neutral", unique: false, traits: [], deck: "galaxy", copies: 1 } as const;
  return { id, name: { en: id, es: id }, ...kind, ...figures, ability: null, reward: null, unverified: [], ...rest };
}

/** A base of one's own with 20 hit points, but for what is given. */
export function homeBase(id: string, rest: Partial<BaseEntry>): BaseEntry {
  const kind = { type: "base", faction: "empire", startingBase: false, introductory: false } as const;
  return { id, name: { en: id, es: id }, ...kind, hitPoints: 20, ability: null, unverified: [], ...rest };
}

/** Makes the game; throws if the cards do not hold together. */
export function workshop(...entries: readonly (CardEntry | BaseEntry)[]): Workshop {
  const cards = entries.filter((entry) => entry.type !== "base");
  const bases = entries.filter((entry) => entry.type === "base");
  const catalogue = {
    cards: [...defaultCatalogue.cards, ...cards],
    bases: [...defaultCatalogue.bases, ...bases],
  };
  const own = expectOk(createGame(catalogue));
  const table = { galaxyTop: ["bossk", "dengar"], config: { mode: "full-galaxy", bases: 3 } } as const;
  return {
    game: own,
    catalogue,
    turn: (seat, side = {}, rest = {}) => scenario({ ...table, ...rest, catalogue, active: seat, [seat]: side }),
    after: (state, actions, draws = []) => after(state, actions, draws, own),
    eventsOf: (state, actions, draws = []) => eventsOf(state, actions, draws, own),
    ended: (state) => ended(state, own),
    open: (state) => open(state, own),
  };
}

/**
 * Plays two lines from two situations and checks that these viewers cannot tell them apart anywhere along the way, by
 * views and events.
 */
export function expectAlike(
  viewers: readonly Viewer[],
  one: readonly [State, readonly Action[]],
  other: readonly [State, readonly Action[]],
  of: DeckbuilderGame = game,
): void {
  const shown = ([start, line]: typeof one, viewer: Viewer): readonly unknown[] => {
    let state = start;
    const all: unknown[] = [of.view(state, viewer)];
    for (const action of line) {
      const step = play(state, [action], { game: of });
      state = step.state;
      all.push(
        of.view(state, viewer),
        step.events.map((event) => of.redact(event, viewer)),
      );
    }
    return all;
  };
  for (const viewer of viewers) expect(shown(one, viewer)).toEqual(shown(other, viewer));
}

/** The box with one card or base more. */
export function withEntry(entry: CardEntry | BaseEntry): Catalogue {
  const { cards, bases } = defaultCatalogue;
  return entry.type === "base" ? { cards, bases: [...bases, entry] } : { cards: [...cards, entry], bases };
}

/** What is wrong with one card or base beside those of the box: codes, with the name or word at fault. */
export function faultsOf(entry: CardEntry | BaseEntry): readonly string[] {
  const faults = catalogueFaults(withEntry(entry));
  for (const { rule, params } of faults) expect([rule, params["entry"]]).toEqual(["tt.catalogue.entry", entry.id]);
  return faults.map(({ code, params }) => ("about" in params ? `${code}: ${String(params["about"])}` : code));
}
