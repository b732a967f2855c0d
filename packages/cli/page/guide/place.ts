import type { GuidePlace, GuideTable } from "@sw/rebellion-core/solo/guide";
import { nameOf } from "@sw/rebellion-core/text";
import type { Locale } from "@sw/tabletop/text";
import { html, nothing, type TemplateResult } from "lit";
import { stepper, toggles } from "../shell/controls.ts";
import { sideMark } from "../shell/icons.ts";
import { segments } from "../shell/segments.ts";
import { BASE_SPACE, boxOf, counted, type Faction, placeAt, REGIONS, toggled, unitsOf } from "./table.ts";
import type { GuideWords } from "./words.ts";

/** The input for drawing places. */
export interface PlaceForm {
  readonly table: GuideTable;
  readonly locale: Locale;
  readonly text: GuideWords;
}

const FACTIONS: readonly Faction[] = ["rebel", "imperial"];

/** Draws every place with its contents, by region. The places in `picked` show their number. */
export function placesView(
  { table, locale, text }: PlaceForm,
  chosen: string | undefined,
  picked: readonly string[],
  choose: (id: string) => void,
): TemplateResult {
  const button = (id: string, name: string): TemplateResult => {
    const { loyalty, destroyed, sabotaged } = placeAt(table, id);
    const rebels = unitsOf(table, id, "rebel");
    const empire = unitsOf(table, id, "imperial");
    const at = picked.indexOf(id);
    const marks = [sabotaged ? text.sabotaged : "", destroyed ? text.destroyed : ""].filter((mark) => mark !== "");
    return html`<button type="button" class="place ${loyalty ?? ""}" data-place=${id} aria-pressed=${chosen === id || at >= 0 ? "true" : "false"} @click=${() => choose(id)}>
      <strong>${at >= 0 ? `${at + 1}. ` : ""}${name}</strong>
      ${loyalty === null ? nothing : html`<span class="hidden-text">${text.loyalties[loyalty]}</span>`}
      ${rebels + empire === 0 ? nothing : html`<small aria-label=${text.units(rebels, empire)}>${rebels === 0 ? nothing : html`${sideMark("rebel")} ${rebels}`} ${empire === 0 ? nothing : html`${sideMark("imperial")} ${empire}`}</small>`}
      ${marks.length === 0 ? nothing : html`<small>${marks.join(", ")}</small>`}
    </button>`;
  };
  return html`<section class="panel places"><h2>${text.places}</h2>
    <div class="regions">${REGIONS.map(
      ({ systems }) =>
        html`<div class="region">${systems.map(({ id }) => button(id, nameOf({ system: id }, { locale })))}</div>`,
    )}<div class="region">${button(BASE_SPACE, text.base)}</div></div></section>`;
}

/** Draws the editor for the contents of a place. */
export function placeEditor(
  form: PlaceForm,
  id: string,
  change: (change: Partial<GuidePlace>) => void,
): TemplateResult {
  const { table, locale, text } = form;
  const place = placeAt(table, id);
  const name = id === BASE_SPACE ? text.base : nameOf({ system: id }, { locale });
  const loyalties = (["none", "rebel", "imperial"] as const).map((value) => ({ value, label: text.loyalties[value] }));
  const set = (value: "none" | Faction): void => change({ loyalty: value === "none" ? null : value });
  const marks = (["sabotaged", "destroyed"] as const).map((mark) => [mark, text[mark]] as const);
  const held = marks.flatMap(([mark]) => (place[mark] ? [mark] : []));
  const toggleMark = (mark: string): void =>
    change(mark === "sabotaged" ? { sabotaged: !place.sabotaged } : { destroyed: !place.destroyed });
  return html`<section class="panel place-editor" aria-label=${name}><h2>${name}</h2>
    ${
      id === BASE_SPACE
        ? nothing
        : html`${segments("loyalty", text.loyalty, loyalties, place.loyalty ?? "none", set)}
          ${toggles("", marks, held, toggleMark)}`
    }
    <div class="sides">${FACTIONS.map((faction) => html`<div>${unitSteppers(form, place, faction, change)}${leaderToggles(form, place, faction, change)}</div>`)}</div>
  </section>`;
}

function unitSteppers(
  { table, locale, text }: PlaceForm,
  { units }: GuidePlace,
  faction: Faction,
  change: (change: Partial<GuidePlace>) => void,
): TemplateResult {
  const own = boxOf(table).units.filter((unit) => unit.faction === faction);
  return html`<h3>${sideMark(faction)} ${text.unitsOf[faction]}</h3>${own.map(({ id }) => {
    const name = nameOf({ unit: id }, { locale });
    return stepper({
      name,
      value: units[id] ?? 0,
      less: text.less(name),
      more: text.more(name),
      step: (by) => change({ units: counted(units, id, by) }),
    });
  })}`;
}

function leaderToggles(
  { table, locale, text }: PlaceForm,
  { leaders, captives, carbonite }: GuidePlace,
  faction: Faction,
  change: (change: Partial<GuidePlace>) => void,
): TemplateResult {
  const own = boxOf(table)
    .leaders.filter((leader) => leader.faction === faction)
    .map(({ id }) => [id, nameOf({ leader: id }, { locale })] as const);
  const here = toggles(text.leadersOf[faction], own, leaders, (id) => change({ leaders: toggled(leaders, id) }));
  if (faction === "imperial") return here;
  return html`${here}${toggles(text.captives, own, captives, (id) => change({ captives: toggled(captives, id) }))}
    ${toggles(text.carbonite, own, carbonite, (id) => change({ carbonite: toggled(carbonite, id) }))}`;
}
