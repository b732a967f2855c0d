import type { GameTypes, Outcome, RuleIndex, Violation } from "@sw/tabletop";
import type { Locale } from "@sw/tabletop/text";
import type { TemplateResult } from "lit";

/** The colours of a board. `auto` follows the system's dark or light setting. */
export type Theme = "dark" | "light" | "auto" | "contrast";

/** The types of a game that a board needs. */
export interface BoardTypes extends GameTypes {
  View: BoardView<string>;
}

/**
 * A board as an element of a page. It draws a view and offers the options, and knows no rules. It fires `sw-choose` for
 * a chosen action ({@link ChooseDetail}), `sw-ask` for an action that is tried but not among the options ({@link
 * AskDetail}), and `sw-undo`. Set `view`, `options` and `events` together after each change.
 */
export interface Board<G extends BoardTypes> extends HTMLElement {
  /** The view of the seat at this board. Nothing is drawn while it is undefined. */
  view: G["View"] | undefined;
  /** The legal answers of this seat, with picks in any order: `game.options(view, { picks: "all" })`. */
  options: readonly G["Action"][];
  /**
   * All events that this seat has seen, oldest first. Events missing in the previous list are announced and
   * highlighted.
   */
  events: readonly G["Event"][];
  /** The language of all texts. Defaults to English. */
  locale: Locale;
  /** The colours of the board. Defaults to `dark`. */
  theme: Theme;
  /**
   * The rule index of the game (`RULES` of its core). With it, the box of a refusal also shows the text of the rule.
   */
  rules: RuleIndex | undefined;
  /**
   * The address where a rule can be looked up, with `{rule}` in place of its id. Defaults to an empty string, which
   * draws no link.
   */
  ruleHref: string;
  /** Why the action tried last is illegal: the page's answer to `sw-ask`. */
  refused: Violation | undefined;
  /** The name and remaining time of the player at each seat. */
  players: Readonly<Partial<Record<G["Seat"], PlayerNote>>> | undefined;
  /** Whether the last step can be undone. */
  undoable: boolean;
  /** Resolves when every property that was set has been drawn. */
  readonly updateComplete: Promise<boolean>;
}

/**
 * The attributes of a board in JSX: its properties, and its listeners as React 19 and Preact name them. Use this type
 * for the tag name in the `IntrinsicElements` of your library.
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
  /** Pictures for the slots of pieces. */
  readonly children?: unknown;
  readonly "onsw-choose"?: (event: CustomEvent<ChooseDetail<G>>) => void;
  readonly "onsw-ask"?: (event: CustomEvent<AskDetail<G>>) => void;
  readonly "onsw-undo"?: (event: CustomEvent) => void;
};

/** The part of a view that boards of all games read. */
export interface BoardView<Seat extends string> {
  readonly viewer: string;
  readonly decision: { readonly yours: boolean; readonly seat: Seat } | null;
  readonly outcome: Outcome<Seat> | null;
}

/** The `detail` of a `sw-choose` event. */
export interface ChooseDetail<G extends GameTypes> {
  readonly action: G["Action"];
}

/** The `detail` of a `sw-ask` event: an action that is not among the options, and the piece on which it was tried. */
export interface AskDetail<G extends GameTypes> {
  readonly action: G["Action"];
  readonly at: string;
}

/** The player at a seat, such as "bot, steady" or "Ana", and the remaining time as text. */
export interface PlayerNote {
  readonly who: string;
  readonly clock?: string;
}

/** The text about a piece that the side panel shows. */
export interface PieceText {
  readonly title: string;
  readonly facts: string;
  readonly lines: readonly string[];
}

/** The drawing of a piece, with its accessible name and styles. */
export interface PieceFace {
  /** The name of the piece with all its figures, for screen readers. */
  readonly name: string;
  /** The name of its `part`, for styles of the page. */
  readonly part: string;
  readonly body: TemplateResult;
  readonly classes?: string;
  /** The position as a style, on boards that place their pieces themselves. */
  readonly style?: string;
  /** A control attached to the piece that is pressed separately. */
  readonly after?: TemplateResult | string;
}
