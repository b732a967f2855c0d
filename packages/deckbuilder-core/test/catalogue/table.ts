import {
  type Action,
  type AttackTarget,
  type CardRef,
  type DeckbuilderGame,
  type Event,
  game,
  type RuleId,
  type Seat,
  type State,
  type Viewer,
} from "@sw/deckbuilder-core";
import { type BaseEntry, type CardEntry, defaultCatalogue, type Zone } from "@sw/deckbuilder-core/catalogue";
import { expectIllegal, play, type Scenario, type SideSpec, scenario } from "@sw/deckbuilder-core/testing";
import { cardByCard, cardCount, type Hidden, shownCards } from "@sw/tabletop";
import { explained, told } from "../told.ts";

// What a player does, in short.
export const playing = (subject: CardRef): Action => ({ type: "play", subject });
export const buying = (subject: number | "outer-rim-pilots"): Action => ({ type: "purchase", subject });
export const using = (subject: number | "base"): Action => ({ type: "use", subject });
export const sending = (subject: number, target: AttackTarget = "base"): Action => ({
  type: "commit",
  subject,
  target,
});
export const attacking = (subject: AttackTarget = "base"): Action => ({ type: "attack", subject });
export const choosing = (subject: string): Action => ({ type: "choose-option", subject });
export const picking = (zone: Zone, subject: number | CardRef): Action => ({ type: "pick", zone, subject });
export const resolving = (subject = 0): Action => ({ type: "resolve", subject });
export const revealing = (subject: string): Action => ({ type: "choose-base", subject });
export const ACCEPT: Action = { type: "accept" };
export const DECLINE: Action = { type: "decline" };
export const DONE: Action = { type: "done" };
export const PASS: Action = { type: "pass" };
export const END: Action = { type: "end-turn" };

/** The state after a line of actions; chance gives exactly the cards named, by default it must not be asked at all. */
export function after(
  state: State,
  actions: readonly Action[],
  draws: readonly CardRef[] = [],
  of: DeckbuilderGame = game,
): State {
  return told(play(state, actions, { game: of, draws })).state;
}

/** What happened along a line of actions. */
export function eventsOf(
  state: State,
  actions: readonly Action[],
  draws: readonly CardRef[] = [],
  of: DeckbuilderGame = game,
): readonly Event[] {
  return told(play(state, actions, { game: of, draws })).events;
}

/** The state after the turn is over; cards are drawn as chance has it. */
export function ended(state: State, of: DeckbuilderGame = game): State {
  return told(play(state, [END], { game: of })).state;
}

/** Fails unless the rule forbids the action. */
export function refused(state: State, action: Action, rule: RuleId, of: DeckbuilderGame = game): void {
  explained(expectIllegal(of.apply(state, action), rule));
}

/** A situation in the Empire's turn; Bossk and Dengar come next from the galaxy deck. */
export function empireTurn(own: SideSpec = {}, rest: Scenario = {}): State {
  return scenario({ galaxyTop: ["bossk", "dengar"], ...rest, active: "empire", empire: own });
}

/** A situation in the Rebels' turn; Bossk and Dengar come next from the galaxy deck. */
export function rebelTurn(own: SideSpec = {}, rest: Scenario = {}): State {
  return scenario({ galaxyTop: ["bossk", "dengar"], ...rest, active: "rebel", rebel: own });
}

/**
 * The card in slot 0 of the row has just been defeated by a unit of the other side and its reward is offered; Bossk has
 * taken its place. The same attack with 1 attack less does nothing.
 */
export function defeated(card: string, target: number, own: SideSpec = {}, rest: Scenario = {}): State {
  const hunters = cardOf(card).faction === "empire" ? "rebel" : "empire";
  const [unit, id] = hunters === "rebel" ? ["temple-guardian", 101] : ["inquisitor", 1];
  const situation = (gained: number): State => {
    const side = { ...own, play: [{ card: unit, gained }] };
    const spec = { row: [card], ...rest };
    return hunters === "rebel" ? rebelTurn(side, spec) : empireTurn(side, spec);
  };
  const line = [sending(Number(id), 0), attacking(0)];
  if (row(after(situation(target - 1), line))[0] !== card) throw new Error(`${card} fell to ${target - 1} attack`);
  return after(situation(target), line);
}

/** A player has just revealed this base at the start of their turn, the second they have; Bossk and Dengar come next. */
export function revealed(base: string, own: SideSpec = {}, rest: Scenario = {}): State {
  const seat = baseOf(base).faction;
  const [lost, other] = seat === "empire" ? ["lothal", "endor"] : ["dantooine", "hoth"];
  const side = { ...own, base: null, bases: [base, other].map(String) };
  const foe: Seat = seat === "empire" ? "rebel" : "empire";
  const spec: Scenario = {
    galaxyTop: ["bossk", "dengar"],
    ...rest,
    config: { mode: "full-galaxy", bases: 3 },
    active: seat,
    at: "turn-start",
    [seat]: side,
    [foe]: { ...rest[foe], victory: [lost] },
  };
  return after(scenario(spec), [revealing(base)]);
}

/** Names of the actions open now. */
export function open(state: State, of: DeckbuilderGame = game): readonly string[] {
  return of.legalActions(state).map((action) => of.actionKey(action));
}

/** A player's hand, as the player sees it, sorted by name. */
export function hand(state: State, seat: Seat, of: DeckbuilderGame = game): readonly CardRef[] {
  return shownCards(of.view(state, seat).sides[seat].hand).slice().sort();
}

/** A player's discard pile, top card last. */
export function discardPile(state: State, seat: Seat, of: DeckbuilderGame = game): readonly CardRef[] {
  return of.view(state, "spectator").sides[seat].discard;
}

/** The galaxy discard pile, top card last. */
export function galaxyDiscard(state: State, of: DeckbuilderGame = game): readonly CardRef[] {
  return of.view(state, "spectator").galaxyDiscard;
}

/** Cards in play on a side, by id. */
export function inPlay(state: State, seat: Seat, of: DeckbuilderGame = game): readonly CardRef[] {
  return of.view(state, "spectator").sides[seat].play.map(({ card }) => card);
}

/** Attack of the pieces on a side now, by id. */
export function attacks(state: State, seat: Seat, of: DeckbuilderGame = game): readonly number[] {
  return of.view(state, "spectator").sides[seat].play.map(({ attack }) => attack);
}

/** Damage on the pieces on a side, by id. */
export function damages(state: State, seat: Seat, of: DeckbuilderGame = game): readonly number[] {
  return of.view(state, "spectator").sides[seat].play.map((piece) => piece.damage);
}

/** The galaxy row. */
export function row(state: State, of: DeckbuilderGame = game): readonly (CardRef | null)[] {
  return of.view(state, "spectator").row;
}

/** Cards out of the game. */
export function exiled(state: State, of: DeckbuilderGame = game): readonly CardRef[] {
  return of.view(state, "spectator").exiled;
}

/** Damage on a player's base; null without one. */
export function damage(state: State, seat: Seat, of: DeckbuilderGame = game): number | null {
  return of.view(state, "spectator").sides[seat].base?.damage ?? null;
}

/** What a viewer knows of the top of a deck: the cards, as far as they lie in a known order, `HIDDEN` for those unseen. */
export function deckTop(
  state: State,
  deck: Seat | "galaxy",
  viewer: Viewer,
  of: DeckbuilderGame = game,
): readonly (CardRef | Hidden)[] {
  const view = of.view(state, viewer);
  const pile = deck === "galaxy" ? view.galaxyDeck : view.sides[deck].deck;
  return cardByCard(pile.filter(({ ordered }) => ordered));
}

/** How many cards a player's deck holds. */
export function deckSize(state: State, deck: Seat | "galaxy", of: DeckbuilderGame = game): number {
  const view = of.view(state, "spectator");
  const pile = deck === "galaxy" ? view.galaxyDeck : view.sides[deck].deck;
  return cardCount(pile);
}

/** What is printed on a card: names (the Spanish one is null while no source confirms it), copies and figures. */
export type Figures = readonly [
  id: string,
  en: string,
  es: string | null,
  copies: number,
  cost: number,
  attack: number,
  resources: number,
  force: number,
  target: number | null,
  hitPoints: number | null,
  traits: string,
];

/** The figures of the catalogue's cards of one faction and kind. */
export function figures(of: Partial<Pick<CardEntry, "faction" | "type" | "unique" | "deck">>): readonly Figures[] {
  const wanted = Object.entries({ deck: "galaxy", ...of });
  const cards = defaultCatalogue.cards.filter((card) => wanted.every(([key, value]) => Object(card)[key] === value));
  return cards.map(({ id, name, copies, cost, attack, resources, force, target, hitPoints, traits, unverified }) => {
    const es = unverified.includes("name.es") ? null : name.es;
    return [id, name.en, es, copies, cost, attack, resources, force, target, hitPoints, traits.join(" ")];
  });
}

/** What is printed on the bases of a faction: id, names, hit points, and in which decks they are. */
export function printedBases(faction: BaseEntry["faction"]): readonly (readonly (string | number)[])[] {
  const bases = defaultCatalogue.bases.filter((base) => base.faction === faction);
  return bases.map(({ id, name, hitPoints, startingBase, introductory }) => {
    return [id, name.en, name.es, hitPoints, startingBase ? "starting" : "", introductory ? "introductory" : ""];
  });
}

function cardOf(id: string): CardEntry {
  const card = defaultCatalogue.cards.find((entry) => entry.id === id);
  if (card === undefined) throw new Error(`no card is called ${id}`);
  return card;
}

function baseOf(id: string): BaseEntry {
  const base = defaultCatalogue.bases.find((entry) => entry.id === id);
  if (base === undefined) throw new Error(`no base is called ${id}`);
  return base;
}
