/**
 * Rebellion on a screen, in English and Spanish: headings, long and short labels of actions, the pieces of each action,
 * the header of the table, a map, and the keys of pictures.
 *
 * @module
 */
import { isHidden } from "@sw/tabletop";
import type { Locale } from "@sw/tabletop/text";
import type { HeaderFact, Ui } from "@sw/tabletop/ui";
import type { RebellionTypes } from "../game.ts";
import type { Catalogue, Faction } from "../language/language.ts";
import { reader as defaultReader } from "../read/index.ts";
import { type Reader, readerOf } from "../read/reader.ts";
import type { Action } from "../state/actions.ts";
import { boxesOf } from "../state/boxes.ts";
import type { Seat } from "../state/seats.ts";
import { factionOf, sideOfSeat } from "../state/seats.ts";
import { type Component, describe, nameOf } from "../text/index.ts";
import type { View } from "../views/shapes.ts";
import { type ComponentRef, componentPictured } from "./pictures.ts";
import { subjectsOf } from "./subjects.ts";
import { LABELS, type Labels } from "./words.ts";

export { type MapSpot, mapSpotOf } from "./map.ts";
export { type ComponentRef, componentPictured, pictureOf, picturesOf } from "./pictures.ts";
export { subjectsOf } from "./subjects.ts";
export { LABELS, type Labels } from "./words.ts";

/** The {@link Ui} of Rebellion, with labels for the table. */
export interface RebellionUi extends Ui<RebellionTypes> {
  readonly labels: Labels;
}

/** The options of {@link uiIn}. */
export interface UiOptions {
  /** The catalogue that the game is played with. Defaults to that of this package. */
  readonly catalogue?: Catalogue;
  /** The readers of that catalogue. Defaults to new ones. */
  readonly reader?: Reader;
}

/** The tools for writing the lines of a screen. */
interface Pen {
  readonly words: Labels;
  readonly reader: Reader;
  readonly name: (component: Component) => string;
}

/** Creates the texts of a Rebellion screen in one language. */
export function uiIn(locale: Locale, { reader, ...options }: UiOptions = {}): RebellionUi {
  const words = LABELS[locale];
  const name = (component: Component): string => nameOf(component, { locale, ...options });
  const label = (action: Action, view: View): string => describe({ action }, { locale, view, ...options });
  const pen: Pen = { words, reader: reader ?? readerFor(options.catalogue), name };
  return {
    labels: words,
    title: words.title,
    seats: words.seats,
    players: words.players,
    question: (view) =>
      view.decision === null ? "" : describe({ decision: view.decision }, { locale, view, ...options }),
    heading: (action) => headingOf(pen, action),
    label,
    short: (action, view) => shortOf(pen, action, view) ?? label(action, view),
    subjects: subjectsOf,
    header: (view) => headerOf(pen, view),
    outcome({ winners, reason, margin }) {
      const [winner] = winners;
      if (winner === undefined) return "";
      const losers = Object.keys(margin).length - winners.length;
      return words.wins(factionOf(sideOfSeat(winner)), reason, margin[winner] / Math.max(1, losers));
    },
  };
}

/** Returns the readers of a catalogue. */
function readerFor(catalogue: Catalogue | undefined): Reader {
  return catalogue === undefined ? defaultReader : readerOf(boxesOf(catalogue));
}

/** Returns the cards and pieces of an action, as far as the view shows them, in the order of {@link subjectsOf}. */
export function componentsOf(action: Action, view: View): readonly ComponentRef[] {
  return subjectsOf(action, view).flatMap(({ picture }) =>
    picture === null ? [] : (componentPictured(picture) ?? []),
  );
}

/**
 * Returns the heading of an action: activations are grouped by leader and assignments by mission, because there are
 * dozens of them.
 */
function headingOf({ words, name }: Pen, action: Action): string {
  if (action.type === "activate") return words.activateWith(name({ leader: action.subject }));
  return action.type === "assign" ? words.assignTo(name({ card: action.mission })) : words.groups[action.type];
}

/** Returns the name that distinguishes an action from others of its type, or undefined if a name cannot. */
function shortOf({ name }: Pen, action: Action, view: View): string | undefined {
  if (action.type === "assign") return name({ leader: action.subject });
  if (action.type === "activate") return name({ system: action.system });
  if (action.type === "choose-system") return name({ system: action.subject });
  if (!("subject" in action) || typeof action.subject === "number" || NEEDS_MORE.has(action.type)) return undefined;
  const names = componentsOf(action, view).map(name);
  return names.length === 0 ? undefined : names.join(" → ");
}

/** The types of actions of which several can be about the same pieces. */
const NEEDS_MORE: ReadonlySet<Action["type"]> = new Set(["block", "damage", "play-tactic", "put-card"]);

function headerOf(pen: Pen, view: View): readonly HeaderFact<Seat>[] {
  const { words, reader, name } = pen;
  const { round, phase, decision, time, reputation } = view;
  const combat = reader.combat(view);
  const fact = (key: string, text: string): HeaderFact<Seat> => ({ key, seat: null, text });
  return [
    fact("round", words.round(round, phase)),
    ...(phase === "command" && decision !== null ? [fact("turn", words.turnOf(words.players[decision.seat]))] : []),
    fact("time", words.time(time, reputation)),
    fact("base", baseText(pen, view)),
    fact("rebel", sideText(pen, view, "rebel")),
    fact("imperial", sideText(pen, view, "imperial")),
    ...(combat === undefined ? [] : [fact("combat", words.combat(name({ system: combat.system }), combat.round))]),
  ];
}

function baseText({ words, reader, name }: Pen, view: View): string {
  const { system, revealed, publicCandidates, candidates } = reader.base(view);
  if (system === null) return words.baseUnchosen;
  if (isHidden(system)) {
    return words.baseAmong((isHidden(candidates) ? publicCandidates : candidates).length).replace(/:$/, ".");
  }
  const where = name({ system });
  return revealed ? words.baseRevealed(where) : words.baseAt(where, publicCandidates.length);
}

function sideText({ words, reader }: Pen, view: View, faction: Faction): string {
  const { loyal, subjugated, units, missions, actions, objectives, probes } = reader.side(view, faction);
  const cards = words.hand(missions.length, actions[0].length + actions[1].length);
  const more =
    faction === "rebel"
      ? words.objectives(objectives.length, view.objectivesPlayed.length)
      : words.probes(probes.length);
  const held = words.holdings(loyal.length, subjugated.length, units.space, units.ground);
  return `${words.sides[faction]}: ${held}; ${cards}, ${more}`;
}
