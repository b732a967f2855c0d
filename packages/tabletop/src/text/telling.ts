import type { AskingTypes, Decision, DecisionView, PlayTypes, Spectator } from "../contract/contract.ts";
import type { Violation } from "../contract/result.ts";
import { type Line, type Slots, sentence } from "./locale.ts";

/** The events of the given types, for a game whose events have a `type`. */
export type EventsOf<Event extends { readonly type: string }, Type extends Event["type"]> = Extract<
  Event,
  { readonly type: Type }
>;

/** A text before formatting: a line, or its key in a table of lines, with the values for its slots. */
export type Told<Key = Line> = readonly [line: Key, slots?: Slots];

/** A decision as a game or a view contains it. */
export type AnyDecision<G extends AskingTypes> = Decision<G> | DecisionView<G>;

/** The subjects that every game has texts for. Each is an object with one key that says what it is. */
export type GameSubject<G extends PlayTypes> =
  | { readonly event: G["Event"] }
  | { readonly action: G["Action"] }
  | { readonly decision: AnyDecision<G> }
  | { readonly violation: Violation };

/** The functions that describe each subject for a reader. */
export interface Tellers<G extends PlayTypes, Knowledge> {
  /** Describes an event in one sentence. */
  event(event: G["Event"], knowledge: Knowledge): string;
  /** Describes an action in a few words, for a menu. */
  action(action: G["Action"], knowledge: Knowledge): string;
  /** Describes a question in one sentence. */
  decision(decision: AnyDecision<G>, knowledge: Knowledge): string;
  /** Describes a refusal in one sentence, with the id of its rule. */
  violation(violation: Violation, knowledge: Knowledge): string;
}

/** Whether a subject is one that every game has texts for, and not a card, a piece or another subject of one game. */
function isGameSubject<G extends PlayTypes, More extends object>(
  subject: GameSubject<G> | More,
): subject is GameSubject<G> {
  return "event" in subject || "action" in subject || "decision" in subject || "violation" in subject;
}

/**
 * Creates the text function of a game. It describes a subject with what `knowledgeOf` collects from the reader's
 * options. `more` describes the subjects that only this game has.
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

/** The parts of a view that decide how a text addresses its reader. */
export interface Reading<G extends AskingTypes> {
  readonly viewer: G["Seat"] | Spectator;
  readonly decision: DecisionView<G> | null;
}

/**
 * Returns the decision with its context if the reader is asked it, or if there is no view; otherwise undefined. For a
 * reader who chooses in secret after others, returns the decision of their own view.
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

/** Returns the decision that the reader of a view is asked, or undefined if there is none or no view. */
export function askedIn<G extends AskingTypes>(view: Reading<G> | undefined): Decision<G> | undefined {
  const decision = view?.decision;
  return decision?.yours ? decision : undefined;
}

/** The line that tells other readers who decides about what. */
export const WAITING: Line = { en: "{who} decides: {topic}", es: "decide {who}: {topic}" };

/** The text of a card or a piece in parts. None of it is copied from a printed card. */
export interface CardText {
  readonly name: string;
  /** The kind of card or piece: "Unique Rebel unit (Scoundrel)". */
  readonly kind: string;
  /** The figures in one line: "Cost 4 · Attack 5 · Target 4"; empty if there are none. */
  readonly figures: string;
  /** The rules text, line by line. */
  readonly rules: readonly string[];
}

/** Returns the text of a card or a piece as a block of lines. */
export function cardBlock({ name, kind, figures, rules }: CardText): string {
  return [name, kind, figures, ...rules].filter((line) => line !== "").join("\n");
}

/**
 * Returns a refusal as a sentence, with the id of its rule in brackets. Without a text for it returns the rule, its
 * code and its params.
 */
export function refusalText({ rule, code, params }: Violation, text: string | undefined): string {
  return text === undefined ? `${rule}: ${code} ${JSON.stringify(params)}` : sentence(`${text} (${rule})`);
}
