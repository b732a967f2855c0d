import type { Locale } from "@sw/tabletop/text";
import type { TemplateResult } from "lit";
import type { PieceFace } from "../common/shapes.ts";
import type { BoardWords } from "./words.ts";

/** The callback by which the board draws a piece with its state. */
export interface DrawPiece {
  readonly piece: (at: string, face: PieceFace) => TemplateResult;
}

/** The input for drawing a hand of command cards. */
export interface CommandPieces extends DrawPiece {
  readonly cards: readonly string[];
  /** The number of cards in this hand that are hidden from the viewer. */
  readonly hidden: number;
  readonly words: BoardWords;
  readonly locale: Locale;
}
