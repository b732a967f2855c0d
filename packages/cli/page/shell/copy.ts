import { html, type TemplateResult } from "lit";
import { icon } from "./icons.ts";
import type { Words } from "./words.ts";

/** Draws a button that copies a text. */
export function copyButton(text: string, words: Words): TemplateResult {
  const copy = async ({ currentTarget: button }: Event): Promise<void> => {
    await navigator.clipboard.writeText(text);
    if (button instanceof HTMLElement) button.dataset["done"] = words.copied;
  };
  return html`<button type="button" class="button copy" @click=${copy}>${icon("copy")} ${words.copy}</button>`;
}
