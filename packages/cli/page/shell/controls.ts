import { html, type TemplateResult } from "lit";

/** A choice in a list, with its label. */
export type Choice = readonly [value: string, label: string];

/** Draws a number with buttons for one less and one more. */
export function stepper({
  name,
  value,
  less,
  more,
  step,
}: {
  readonly name: string;
  readonly value: number;
  readonly less: string;
  readonly more: string;
  readonly step: (by: 1 | -1) => void;
}): TemplateResult {
  return html`<div class="stepper"><span>${name}</span>
    <button type="button" class="tool" aria-label=${less} title=${less} ?disabled=${value === 0} @click=${() => step(-1)}>−</button>
    <output aria-live="off">${value}</output>
    <button type="button" class="tool" aria-label=${more} title=${more} @click=${() => step(1)}>+</button></div>`;
}

/** Draws a group of buttons of which any number can be pressed. */
export function toggles(
  title: string,
  choices: readonly Choice[],
  held: readonly string[],
  toggle: (value: string) => void,
): TemplateResult {
  return html`<fieldset class="toggles"><legend>${title}</legend>${choices.map(
    ([value, label]) =>
      html`<button type="button" class="chip" aria-pressed=${held.includes(value) ? "true" : "false"} @click=${() => toggle(value)}>${label}</button>`,
  )}</fieldset>`;
}

/** Draws a select field for one choice of a list. */
export function picker(
  title: string,
  choices: readonly Choice[],
  chosen: string,
  choose: (value: string) => void,
): TemplateResult {
  const changed = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement) choose(target.value);
  };
  return html`<label class="picker">${title}
    <select @change=${changed}>${choices.map(([value, label]) => html`<option value=${value} ?selected=${value === chosen}>${label}</option>`)}</select></label>`;
}
