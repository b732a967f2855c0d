import type { GameTypes, Outcome, RuleIndex, Violation } from "@sw/tabletop";
import type { Locale } from "@sw/tabletop/text";
import type { TemplateResult } from "lit";

/** How a board is coloured. `auto` is dark or light as the system says. */
export type Theme = "dark" | "light" | "auto" | "contrast";

/** What a board needs of the types of a game. */
export interface BoardTypes extends GameTypes {
  View: BoardView<string>;
}

/**
 * A board as a page has it. It shows a view and offers its options; it knows no rules. It fires `sw-choose` with an action that was
 * chosen ({@link ChooseDetail}), `sw-ask` with one that somebody tried though it is not among the options ({@link AskDetail}), and
 * `sw-undo`. Set `view`, `options` and `events` together whenever something has happened.
 */
export interface Board<G extends BoardTypes> extends HTMLElement {
  /** What the seat at this board knows; nothing is drawn without one. */
  view: G["View"] | undefined;
  /** What the seat may answer now, with picks in any order: `game.options(view, { picks: "all" })`. */
  options: readonly G["Action"][];
  /** Everything that happened so far as this seat knows it, oldest first: what is new against the last list is told and shown. */
  events: readonly G["Event"][];
  /** The language of all texts; English where nothing is said. */
  locale: Locale;
  /** `dark` where nothing is said. */
  theme: Theme;
  /** The rule index of the game, `RULES` of its core: the box then shows a rule's own words. */
  rules: RuleIndex | undefined;
  /** Where a rule can be looked up, with `{rule}` in place of its id; no link where it is empty. */
  ruleHref: string;
  /** Why what was tried last may not be: the page's answer to `sw-ask`. */
  refused: Violation | undefined;
  /** Who sits where, with what is left of their time. */
  players: Readonly<Partial<Record<G["Seat"], PlayerNote>>> | undefined;
  /** The last step may be taken back. */
  undoable: boolean;
  /** Settles when all that was set is drawn. */
  readonly updateComplete: Promise<boolean>;
}

/**
 * A board in JSX: its properties, and listeners by the names that React 19 and Preact give them. Extend the `IntrinsicElements` of your
 * library with the tag name and this type.
 */
export type BoardAttributes<G extends BoardTypes> = Readonly<
  Partial<Omit<Board<G>, keyof HTMLElement | "updateComplete">>
> & {
  readonly id?: string;
  readonly class?: string;
  readonly className?: string;
  readonly slot?: string;
  readonly style?: unknown;
  readonly ref?: unknown;
  readonly key?: string | number;
  /** Pictures in the slots of pieces. */
  readonly children?: unknown;
  readonly "onsw-choose"?: (event: CustomEvent<ChooseDetail<G>>) => void;
  readonly "onsw-ask"?: (event: CustomEvent<AskDetail<G>>) => void;
  readonly "onsw-undo"?: (event: CustomEvent) => void;
};

/** What a board reads of any game's view by itself. */
export interface BoardView<Seat extends string> {
  readonly viewer: string;
  readonly decision: { readonly yours: boolean; readonly seat: Seat } | null;
  readonly outcome: Outcome<Seat> | null;
}

/** What `sw-choose` carries. */
export interface ChooseDetail<G extends GameTypes> {
  readonly action: G["Action"];
}

/** What `sw-ask` carries: an action that is not among the options, and the piece on which it was tried. */
export interface AskDetail<G extends GameTypes> {
  readonly action: G["Action"];
  readonly at: string;
}

/** Who sits at a place: "bot, steady", "Ana"; and what is left of their time as it is shown. */
export interface PlayerNote {
  readonly who: string;
  readonly clock?: string;
}

/** What the box at the side says of a piece. */
export interface PieceText {
  readonly title: string;
  readonly facts: string;
  readonly lines: readonly string[];
}

/** How a piece is drawn. */
export interface PieceFace {
  /** Its name with all its figures, for people who do not see it. */
  readonly name: string;
  /** Its part, for styles of a client. */
  readonly part: string;
  readonly body: TemplateResult;
  readonly classes?: string;
  /** Where it stands, on boards that place their pieces themselves. */
  readonly style?: string;
  /** What hangs on it and is pressed by itself. */
  readonly after?: TemplateResult | string;
}
