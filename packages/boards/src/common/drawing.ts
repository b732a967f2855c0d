import { html, nothing, type TemplateResult } from "lit";
import { unsafeSVG } from "lit/directives/unsafe-svg.js";

/** A drawing of the module of icons, in the colour of the text round it. Hidden from screen readers: figures stand in names. */
export function icon(drawing: string, name = ""): TemplateResult {
  return html`<svg class="icon ${name}" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">${unsafeSVG(drawing)}</svg>`;
}

/** An icon and its figure. */
export function figure(drawing: string, name: string, value: number | string): TemplateResult {
  return html`<span class="figure ${name}">${icon(drawing)}<b>${value}</b></span>`;
}

/** A button that shows an icon and no words. */
export function iconButton(drawing: string, label: string, press: () => void, isOff = false): TemplateResult {
  return html`<button type="button" class="tool" aria-label=${label} title=${label} ?disabled=${isOff} @click=${press}>
    ${icon(drawing)}
  </button>`;
}

/** A key as it stands on a keyboard. */
export function keyCap(key: string): TemplateResult | typeof nothing {
  return key === "" ? nothing : html`<kbd aria-hidden="true">${key}</kbd>`;
}
