import { type GuideTable, VARIATIONS, type Variation } from "@sw/rebellion-core/solo/guide";
import { nameOf } from "@sw/rebellion-core/text";
import { html, type TemplateResult } from "lit";
import { stepper, toggles } from "../shell/controls.ts";
import type { PlaceForm } from "./place.ts";
import { boxOf, counted, REGIONS, toggled } from "./table.ts";

type Change = (change: Partial<GuideTable>) => void;

/** Draws the editor for the tracks, cards and rules of the table. */
export function figuresEditor(form: PlaceForm, change: Change): TemplateResult {
  const { table, locale, text } = form;
  const { leaders, actions } = boxOf(table);
  const poolOf = (side: "imperial" | "rebel") =>
    leaders
      .filter(({ faction }) => faction === side)
      .map(({ id }) => [id, nameOf({ leader: id }, { locale })] as const);
  const figures = (["round", "time", "reputation", "deck"] as const).map((key) =>
    stepper({
      name: text[key],
      value: table[key],
      less: text.less(text[key]),
      more: text.more(text[key]),
      step: (by) => change({ [key]: table[key] + by }),
    }),
  );
  const hand = actions
    .filter(({ faction }) => faction === "imperial")
    .map(({ id }) => [id, nameOf({ card: id }, { locale })] as const);
  const systems = REGIONS.flatMap((region) => region.systems).filter(({ fixedLoyalty }) => !fixedLoyalty);
  const probes = systems.map(({ id }) => [id, nameOf({ system: id }, { locale })] as const);
  return html`<details class="panel" name="figures"><summary><h2>${text.figures}</h2></summary>
    <div class="figures-grid">${figures}</div>
    ${toggles("", [["found", text.found]], table.found ? ["found"] : [], () => change({ found: !table.found }))}
    ${toggles(text.pool, poolOf("imperial"), table.pool, (id) => change({ pool: toggled(table.pool, id) }))}
    ${toggles(text.rebelPool, poolOf("rebel"), table.rebelPool, (id) => change({ rebelPool: toggled(table.rebelPool, id) }))}
    ${toggles(text.actions, hand, table.actions, (id) => change({ actions: toggled(table.actions, id) }))}
    ${toggles(text.probes, probes, table.probes, (id) => change({ probes: toggled(table.probes, id) }))}
    ${queueEditor(form, change)}${rulesEditor(form, change)}
  </details>`;
}

function queueEditor({ table, locale, text }: PlaceForm, change: Change): TemplateResult {
  const { ready, queue } = table;
  const spaces = [ready, ...queue];
  const set = [
    (forces: GuideTable["ready"]) => change({ ready: forces }),
    (forces: GuideTable["ready"]) => change({ queue: [forces, queue[1]] }),
    (forces: GuideTable["ready"]) => change({ queue: [queue[0], forces] }),
  ];
  const units = boxOf(table).units.filter(({ faction }) => faction === "imperial");
  return html`${spaces.map(
    (forces, at) => html`<details class="queue"><summary>${text.queue[at]}</summary>
      <div class="figures-grid">${units.map(({ id }) => {
        const name = nameOf({ unit: id }, { locale });
        return stepper({
          name,
          value: forces[id] ?? 0,
          less: text.less(name),
          more: text.more(name),
          step: (by) => set[at]?.(counted(forces, id, by)),
        });
      })}</div></details>`,
  )}`;
}

function rulesEditor({ table, text }: PlaceForm, change: Change): TemplateResult {
  const { options } = table;
  const { expansion, cinematic, variations } = options;
  const isVariation = (id: string): id is Variation => VARIATIONS.some((one) => one === id);
  const toggle = (id: string): void => {
    if (id === "expansion") change({ options: { ...options, expansion: !expansion, cinematic: false } });
    else if (id === "cinematic") change({ options: { ...options, cinematic: !cinematic } });
    else if (isVariation(id)) {
      const { [id]: before, ...others } = variations;
      change({ options: { ...options, variations: before ? others : { ...others, [id]: true } } });
    }
  };
  const choices = [
    ["expansion", text.expansion] as const,
    ...(expansion ? [["cinematic", text.cinematic] as const] : []),
    ...VARIATIONS.map((id) => [id, text.variations[id]] as const),
  ];
  const held = [...(expansion ? ["expansion"] : []), ...(cinematic ? ["cinematic"] : []), ...Object.keys(variations)];
  return toggles(text.rules, choices, held, toggle);
}
