import type { ArmyList } from "@sw/legion-core/army";
import type { Locale } from "@sw/tabletop/text";
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../shell/words.ts";
import { editedArmy, FIRST_ARMIES, OWN_ARMY, readOwn, readyArmies, readyArmy } from "./armies.ts";
import { emptyArmy } from "./army-editor.ts";
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
  const edited = chosen === OWN_ARMY ? editedArmy(typed) : undefined;
  const edit = (list: ArmyList): void => set({ [key]: OWN_ARMY, [`list${number}`]: JSON.stringify(list) });
  const choices = [...readyArmies(locale), [OWN_ARMY, words.ownArmy] as const];
  return html`<div class="army">
    <label>${words.army} ${number}
      <select name=${key} @change=${({ target }: Event) => target instanceof HTMLSelectElement && set({ [key]: target.value })}>
        ${choices.map(([value, label]) => html`<option value=${value} ?selected=${value === chosen}>${label}</option>`)}
      </select>
    </label>
    ${
      chosen === OWN_ARMY
        ? html`<details ?open=${edited === undefined}><summary>${words.ownArmyHint}</summary>
            <textarea rows="4" aria-label=${words.ownArmyHint} .value=${typed} @input=${({ target }: Event) => target instanceof HTMLTextAreaElement && set({ [`list${number}`]: target.value })}></textarea>
          </details>${typed.trim() === "" ? nothing : readNotes(typed, words, locale)}`
        : nothing
    }
    ${
      edited === undefined
        ? html`<button type="button" class="button edit-army" @click=${() => edit(readyArmy(chosen) ?? emptyArmy(FIRST_FACTION))}>${chosen === OWN_ARMY ? words.buildArmy : words.editArmy}</button>`
        : html`<army-editor .locale=${locale} .list=${edited} .changed=${edit}></army-editor>`
    }
  </div>`;
}

/** The faction with which an empty army begins. */
const FIRST_FACTION = "rebel-alliance";

/** Draws what was read from a list, with notes about parts that were interpreted differently. */
function readNotes(typed: string, words: Words, locale: Locale): TemplateResult {
  const read = readOwn(typed, locale);
  if (!read.ok) return html`<p class="fault">${read.why === "" ? words.unreadable : read.why}</p>`;
  return html`${read.points === null ? nothing : html`<p class="quiet">${words.points(read.points)}</p>`}
    <ul class="quiet">${read.notes.map((note) => html`<li>${note}</li>`)}</ul>`;
}
