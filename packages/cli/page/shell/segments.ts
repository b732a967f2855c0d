import { html, type TemplateResult } from "lit";

/** One of several answers of which exactly one is selected. */
export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: TemplateResult | string;
}

/** Draws a row of radio buttons. Each row needs a name that is unique on its page. */
export function segments<Value extends string>(
  name: string,
  title: string,
  choices: readonly Segment<Value>[],
  chosen: Value,
  choose: (value: Value) => void,
): TemplateResult {
  return html`<fieldset class="segments">
    <legend class="hidden-text">${title}</legend>
    ${choices.map(
      ({ value, label }) => html`<label>
        <input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(value)}>
        <span>${label}</span>
      </label>`,
    )}
  </fieldset>`;
}
