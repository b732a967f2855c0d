import type { AskingTypes, Decision, DecisionView, PlayTypes, Spectator } from "../contract/contract.ts";
import type { Violation } from "../contract/result.ts";
import { type Line, type Slots, sentence } from "./locale.ts";

/** The events of some types, of a game whose events have a `type`. */
export type EventsOf<Event extends { readonly type: string }, Type extends Event["type"]> = Extract<
  Event,
  { readonly type: Type }
>;

/** How something is told: a line, or its key in a table of lines, with the names and figures that fill its slots. */
export type Told<Key = Line> = readonly [line: Key, slots?: Slots];

/** A decision as a game gives it, or as a view holds it. */
export type AnyDecision<G extends AskingTypes> = Decision<G> | DecisionView<G>;

/** What every game has texts for: one thing, under the name of what it is. */
export type GameSubject<G extends PlayTypes> =
  | { readonly event: G["Event"] }
  | { readonly action: G["Action"] }
  | { readonly decision: AnyDecision<G> }
  | { readonly violation: Violation };

/** How a game tells each of these to a reader who knows something. */
export interface Tellers<G extends PlayTypes, Knowledge> {
  /** An event in one sentence. */
  event(event: G["Event"], knowledge: Knowledge): string;
  /** An action in a few words, for a menu. */
  action(action: G["Action"], knowledge: Knowledge): string;
  /** A question in one sentence. */
  decision(decision: AnyDecision<G>, knowledge: Knowledge): string;
  /** A refusal in one sentence, with the id of its rule. */
  violation(violation: Violation, knowledge: Knowledge): string;
}

/** Whether it is something that every game has texts for; else it is a card, a piece or what else a game has. */
function isGameSubject<G extends PlayTypes, More extends object>(
  subject: GameSubject<G> | More,
): subject is GameSubject<G> {
  return "event" in subject || "action" in subject || "decision" in subject || "violation" in subject;
}

/**
 * The texts of a game: a function that tells a subject by what `knowledgeOf` gathers of the reader's options. What else a game has
 * texts for, `more` tells.
 */
export function texts<G extends PlayTypes, Knowledge, Options, More extends object = never>(
  knowledgeOf: (options: Options) => Knowledge,
  tell: Tellers<G, Knowledge>,
  more?: (subject: More, knowledge: Knowledge) => string,
): (subject: GameSubject<G> | More, options: Options) => string {
  return (subject, options) => {
    const knowledge = knowledgeOf(options);
    if (!isGameSubject<G, More>(subject)) return more?.(subject, knowledge) ?? "";
    if ("event" in subject) return tell.event(subject.event, knowledge);
    if ("action" in subject) return tell.action(subject.action, knowledge);
    if ("decision" in subject) return tell.decision(subject.decision, knowledge);
    return tell.violation(subject.violation, knowledge);
  };
}

/** What a view must say for a text to be told to whoever has it. */
export interface Reading<G extends AskingTypes> {
  readonly viewer: G["Seat"] | Spectator;
  readonly decision: DecisionView<G> | null;
}

/**
 * The decision with its context where the reader is asked it, or no view says who reads; undefined for all others. A reader who
 * chooses in secret after others is asked the question of their own view.
 */
export function askedOf<G extends AskingTypes>(
  decision: AnyDecision<G>,
  view: Reading<G> | undefined,
): Decision<G> | undefined {
  if (view === undefined || view.viewer === decision.seat) return "context" in decision ? decision : undefined;
  const own = askedIn(view);
  const isOneRound = own?.kind === decision.kind && decision.simultaneous.includes(own.seat);
  return isOneRound ? own : undefined;
}

/** What the reader of a view is being asked; undefined if nothing, or without a view. */
export function askedIn<G extends AskingTypes>(view: Reading<G> | undefined): Decision<G> | undefined {
  const decision = view?.decision;
  return decision?.yours ? decision : undefined;
}

/** Who decides about what, told to everybody else. */
export const WAITING: Line = { en: "{who} decides: {topic}", es: "decide {who}: {topic}" };

/** A card or a piece by parts, none of them copied from a printed one. */
export interface CardText {
  readonly name: string;
  /** What kind of card or piece it is: "Unique Rebel unit (Scoundrel)". */
  readonly kind: string;
  /** Its figures in one line: "Cost 4 · Attack 5 · Target 4"; empty if it has none. */
  readonly figures: string;
  /** What it does, line by line. */
  readonly rules: readonly string[];
}

/** The text of a card or a piece as a block of lines. */
export function cardBlock({ name, kind, figures, rules }: CardText): string {
  return [name, kind, figures, ...rules].filter((line) => line !== "").join("\n");
}

/** A refusal as a sentence with the id of its rule in brackets; without a text for it the rule, its code and its figures. */
export function refusalText({ rule, code, params }: Violation, text: string | undefined): string {
  return text === undefined ? `${rule}: ${code} ${JSON.stringify(params)}` : sentence(`${text} (${rule})`);
}
