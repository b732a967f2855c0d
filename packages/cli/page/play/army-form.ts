import type { Locale } from "@sw/tabletop/text";
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../shell/words.ts";
import { FIRST_ARMIES, OWN_ARMY, readOwn, readyArmies } from "./armies.ts";
import type { Values } from "./offers.ts";

/** The input for drawing the form of armies. */
interface ArmyForm {
  readonly words: Words;
  readonly locale: Locale;
  readonly values: Values;
  readonly set: (values: Values) => void;
}

/** Draws the form fields for the armies of both players of Legion. */
export function armyFields(form: ArmyForm): TemplateResult {
  return html`<div class="armies">${FIRST_ARMIES.map((first, at) => armyField(form, at + 1, first))}</div>`;
}

function armyField({ words, locale, values, set }: ArmyForm, number: number, first: string): TemplateResult {
  const key = `army${number}`;
  const chosen = values[key] ?? first;
  const typed = values[`list${number}`] ?? "";
  const choices = [...readyArmies(locale), [OWN_ARMY, words.ownArmy] as const];
  return html`<div class="army">
    <label>${words.army} ${number}
      <select name=${key} @change=${({ target }: Event) => target instanceof HTMLSelectElement && set({ [key]: target.value })}>
        ${choices.map(([value, label]) => html`<option value=${value} ?selected=${value === chosen}>${label}</option>`)}
      </select>
    </label>
    ${
      chosen === OWN_ARMY
        ? html`<label>${words.ownArmyHint}
            <textarea rows="5" .value=${typed} @input=${({ target }: Event) => target instanceof HTMLTextAreaElement && set({ [`list${number}`]: target.value })}></textarea>
          </label>${typed.trim() === "" ? nothing : readNotes(typed, words, locale)}`
        : nothing
    }
  </div>`;
}

/** Draws what was read from a list, with notes about parts that were interpreted differently. */
function readNotes(typed: string, words: Words, locale: Locale): TemplateResult {
  const read = readOwn(typed, locale);
  if (!read.ok) return html`<p class="fault">${read.why === "" ? words.unreadable : read.why}</p>`;
  return html`${read.points === null ? nothing : html`<p class="quiet">${words.points(read.points)}</p>`}
    <ul class="quiet">${read.notes.map((note) => html`<li>${note}</li>`)}</ul>`;
}
