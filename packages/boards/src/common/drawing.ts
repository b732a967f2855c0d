import { html, nothing, type TemplateResult } from "lit";
import { unsafeSVG } from "lit/directives/unsafe-svg.js";

/**
 * Draws an icon in the colour of the surrounding text. Screen readers skip it, because the names of pieces include all
 * figures.
 */
export function icon(drawing: string, name = ""): TemplateResult {
  return html`<svg class="icon ${name}" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">${unsafeSVG(drawing)}</svg>`;
}

/** Draws an icon with its number. */
export function figure(drawing: string, name: string, value: number | string): TemplateResult {
  return html`<span class="figure ${name}">${icon(drawing)}<b>${value}</b></span>`;
}

/** Draws a button with an icon and no text. */
export function iconButton(drawing: string, label: string, press: () => void, isOff = false): TemplateResult {
  return html`<button type="button" class="tool" aria-label=${label} title=${label} ?disabled=${isOff} @click=${press}>
    ${icon(drawing)}
  </button>`;
}

/** Draws a key of the keyboard. */
export function keyCap(key: string): TemplateResult | typeof nothing {
  return key === "" ? nothing : html`<kbd aria-hidden="true">${key}</kbd>`;
}
