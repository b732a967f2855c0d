import type { Locale } from "@sw/tabletop/text";
import type { TemplateResult } from "lit";
import type { PieceFace } from "../common/shapes.ts";
import type { BoardWords } from "./words.ts";

/** How pieces are drawn: by the board, which knows their states. */
export interface DrawPiece {
  readonly piece: (at: string, face: PieceFace) => TemplateResult;
}

/** The cards of a hand. */
export interface CommandPieces extends DrawPiece {
  readonly cards: readonly string[];
  /** How many more cards the viewer does not see. */
  readonly hidden: number;
  readonly words: BoardWords;
  readonly locale: Locale;
}
