import type { RuleIndex, Violation } from "@sw/tabletop";
import type { Locale } from "@sw/tabletop/text";
import type { TemplateResult } from "lit";
import { html, unsafeStatic } from "lit/static-html.js";

/** The properties that a board is given. */
export interface BoardSettings {
  readonly view: unknown;
  readonly options: readonly unknown[];
  readonly events: readonly unknown[];
  readonly locale: Locale;
  readonly theme: string;
  readonly rules: RuleIndex;
  readonly ruleHref: string;
  readonly refused: Violation | undefined;
  readonly players: Readonly<Record<string, { readonly who: string; readonly clock?: string }>>;
  readonly undoable: boolean;
  readonly choose: (action: unknown) => void;
  readonly undo: () => void;
}

/** Gives the keyboard focus to the board of a screen, unless another element of the page has it. */
export function focusBoard(screen: HTMLElement): void {
  if (document.activeElement === document.body) screen.querySelector<HTMLElement>(".game-board")?.focus();
}

/**
 * Draws the board of a game by its tag. An illegal action that somebody tries is sent too, because the answer says why
 * it is illegal.
 */
export function boardView(tag: string, board: BoardSettings): TemplateResult {
  const chosen = (event: Event): void => {
    if (event instanceof CustomEvent) board.choose(event.detail.action);
  };
  return html`<${unsafeStatic(tag)} class="game-board" tabindex="-1" .view=${board.view} .options=${board.options} .events=${board.events}
    .locale=${board.locale} .theme=${board.theme} .rules=${board.rules} .ruleHref=${board.ruleHref} .refused=${board.refused}
    .players=${board.players} .undoable=${board.undoable}
    @sw-choose=${chosen} @sw-ask=${chosen} @sw-undo=${() => board.undo()}></${unsafeStatic(tag)}>`;
}
