import { pileCards } from "@sw/tabletop";
import { defaultCatalogue } from "../../../src/content/catalogue.ts";
import { game } from "../../../src/index.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { play, type SideSpec, scenario, type UnitSpec } from "../../../src/testing/index.ts";

export const chooseCard = (subject: string): Action => ({ type: "choose-command", subject });
export const order = (subject: string): Action => ({ type: "order", subject });
export const activate = (subject: string): Action => ({ type: "activate", subject });
export const perform = (subject: string): Action => ({ type: "perform", subject });
export const declare = (subject: string): Action => ({ type: "declare", subject });
export const unitChosen = (subject: string): Action => ({ type: "choose-unit", subject });
export const effect = (subject: number): Action => ({ type: "effect", subject });
export const DONE: Action = { type: "done" };
export const PASS: Action = { type: "pass" };

/** A unit far enough away not to matter. */
export const LOST: UnitSpec = { unit: "stormtroopers", at: [1700, 850] };

/** One far enough away not to matter. */
export const FAR: SideSpec = { units: [{ unit: "rebel-troopers", at: [1700, 800] }] };

/**
 * The Command Phase in which the first player plays a card and gives its orders; the other plays one too, or has no card and
 * so no priority.
 */
export function playing(
  card: string,
  mine: SideSpec,
  theirs: SideSpec = FAR,
  ...actions: readonly Action[]
): ReturnType<typeof play> {
  const hand = { hand: [] };
  const phase = scenario({
    phase: "command",
    "player-1": { hand: [card], ...mine },
    "player-2": { ...hand, ...theirs },
  });
  return play(phase, [chooseCard(card), ...actions]);
}

/** The tokens that a unit has. */
export function tokensOf(state: State, unit: string): Readonly<Record<string, number>> {
  const tokens: Readonly<Record<string, number>> =
    game.view(state, "player-1").units.find(({ id }) => id === unit)?.tokens ?? {};
  return Object.fromEntries(Object.entries(tokens).filter(([, count]) => count > 0));
}

/** What may be done now, by key. */
export function offered(state: State): readonly string[] {
  return game.legalActions(state).map(game.actionKey);
}

/** The command cards in the hand of a player. */
export function handOf({ sides: players }: State, side: 0 | 1): readonly string[] {
  return pileCards(players[side].hand).map((card) => defaultCatalogue.commands[card]?.id ?? "");
}

/** One of the named things that a card offers. */
export const pick = (subject: string): Action => ({ type: "choose-option", subject });

/** Keywords that units have for a while, as "unit keyword value until". */
export function lent({ ongoing }: State): readonly string[] {
  return ongoing.map(({ unit, keyword, value, until }) => `${unit} ${keyword} ${value} ${until}`);
}

/** Actions by their keys, as a script: the answers to what is asked, one after the other. */
export function answers(state: State, ...keys: readonly string[]): State {
  return keys.reduce((now, key) => {
    const action = game.legalActions(now).find((one) => game.actionKey(one) === key);
    if (action === undefined) throw new RangeError(`${key} is not among ${offered(now).join(", ")}`);
    return play(now, [action]).state;
  }, state);
}

/** The Activation Phase of a round in which the first player has revealed a card, if any: one of the units acts. */
export function acting(card: string | undefined, activating: string, mine: SideSpec, theirs: SideSpec = FAR): State {
  return scenario({
    activating,
    "player-1": { hand: [], ...(card === undefined ? {} : { revealed: card }), ...mine },
    "player-2": { hand: [], ...theirs },
  });
}

/** Goes on with an attack as long as it asks, using no more than must be. */
export function playOn(state: State): State {
  let now = state;
  while (game.decision(now)?.kind === "pool") now = play(now, [game.legalActions(now).at(-1) ?? PASS]).state;
  return now;
}

/** The suppression tokens of a unit. */
export function suppressionOf(state: State, unit: string): number {
  return tokensOf(state, unit)["suppression"] ?? 0;
}

/** An attack action with the first defender and weapons that are offered, until its pools stand. */
export function attacking(state: State): State {
  let now = play(state, [perform("attack")]).state;
  while (game.decision(now)?.kind === "attack") now = play(now, [game.legalActions(now)[0] ?? DONE]).state;
  return now;
}

/** Two sides near each other, and the card that the first player has revealed. */
export interface Fight {
  readonly revealed: string;
  readonly mine: SideSpec["units"] & {};
  readonly theirs: SideSpec["units"] & {};
  readonly activating?: string;
  readonly faction?: NonNullable<SideSpec["faction"]>;
}

/** A unit of the first player in the middle of its activation, with a card in play. */
export function fight({ revealed, mine, theirs, activating = "p1.0", ...side }: Fight): State {
  return scenario({
    activating,
    "player-1": { units: mine, hand: [], revealed, ...side },
    "player-2": { units: [...theirs, LOST], hand: [] },
  });
}

/** A unit of the first player in the middle of its activation, with a card in play. */
export function active(
  revealed: string,
  mine: readonly UnitSpec[],
  theirs: readonly UnitSpec[] = [],
  own: SideSpec = {},
): State {
  return scenario({
    activating: "p1.0",
    "player-1": { units: mine, hand: [], revealed, ...own },
    "player-2": { units: [...theirs, LOST], hand: [] },
  });
}

/** Chooses the first move on offer, again and again while moves are asked for. */
export function moved(state: State): State {
  const [first] = game.legalActions(state).filter(({ type }) => type === "move");
  return game.decision(state)?.kind === "move" && first !== undefined ? play(state, [first]).state : state;
}

/** The attack dice of the first roll of a line, by colour. */
export function thrown(state: State, ...actions: readonly Action[]): Readonly<Record<string, number>> {
  const { events } = play(state, actions);
  const [dice = []] = events.flatMap((event) =>
    event.type === "dice-rolled" && event.rule === "leg.roll-attack.roll" ? [event.dice] : [],
  );
  const colours = dice.map((die) => die.split("-")[0] ?? "");
  return Object.fromEntries(colours.map((colour) => [colour, colours.filter((one) => one === colour).length]));
}

/** The ids of the units that may be chosen now. */
export function eligible(state: State): readonly string[] {
  return offered(state).flatMap((key) => (key.startsWith("choose-unit ") ? [key.slice("choose-unit ".length)] : []));
}

/** The speeds of the moves that are legal now. */
export function speeds(state: State): readonly number[] {
  const tools = game
    .legalActions(state)
    .flatMap((action) => (action.type === "move" && "tool" in action.move ? [action.move.tool.speed] : []));
  return [...new Set(tools)].sort();
}

/** The id of the unit with an English name; any other text as it is. */
export function called(name: string): string {
  return defaultCatalogue.units.find((card) => card.name.en === name)?.id ?? name;
}
