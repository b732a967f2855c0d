import type { Locale } from "@sw/tabletop/text";
import { html, nothing, type TemplateResult } from "lit";
import type { PageGame } from "../games/game.ts";
import type { Words } from "../shell/words.ts";
import type { Seen } from "./line.ts";

/** Returns the events of a game, one sentence each. */
export function storyOf(game: PageGame, locale: Locale, steps: Seen["steps"]): readonly string[] {
  return steps
    .flatMap(({ events }) => events.map((event) => game.tell({ event }, locale)))
    .filter((line) => line !== "");
}

/** The largest number of decisions that are shown with their reasons. */
const MOST = 40;
/** The width of a window in which the reasons have room beside the board, in pixels. */
const WIDE = 1200;

/** Draws what an automatic player has decided and why, the latest first; nothing before it has decided anything. */
export function reasonsPanel(
  { game, locale, words }: { readonly game: PageGame; readonly locale: Locale; readonly words: Words },
  steps: Seen["steps"],
): TemplateResult | typeof nothing {
  const decided = steps.flatMap(({ events }) => events.filter((event) => game.isReasoned?.(event) === true));
  if (decided.length === 0) return nothing;
  const told = decided.slice(-MOST).reverse();
  return html`<details class="reasons" ?open=${innerWidth >= WIDE}>
    <summary>${words.reasons}</summary>
    <ol tabindex="0" aria-label=${words.reasons}>${told.map((event) => html`<li class="reason">${game.tell({ event }, locale)}</li>`)}</ol>
  </details>`;
}
