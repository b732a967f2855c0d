import { type Cards, type CardText, inOrder, together } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import * as maul from "./maul.ts";
import * as r2D2 from "./r2-d2.ts";
import * as standard from "./standard.ts";
import * as theBadBatch from "./the-bad-batch.ts";

/** The command cards of no faction. */
export const figures = (): readonly Command[] =>
  inOrder([maul.FIGURES, r2D2.FIGURES, standard.FIGURES, theBadBatch.FIGURES], ({ pips }) => pips);

/** What they do. */
export const ENTRIES: Cards<CommandCard> = /* @__PURE__ */ together([
  maul.ENTRIES,
  r2D2.ENTRIES,
  standard.ENTRIES,
  theBadBatch.ENTRIES,
]);

/** That in words. */
export const TEXTS: readonly CardText[] = /* @__PURE__ */ together([
  maul.TEXTS,
  r2D2.TEXTS,
  standard.TEXTS,
  theBadBatch.TEXTS,
]);
