import { defaultCatalogue, wholeCatalogue } from "@sw/rebellion-core/catalogue";
import type { Component } from "@sw/rebellion-core/text";
import type { Locale } from "../../kit.ts";

/** Returns every component whose name contains the given text, ignoring case and accents. */
export function componentsNamed(name: string, locale: Locale): readonly Component[] {
  const wanted = folded(name);
  if (wanted === "") return [];
  const { missions, actions, objectives, tactics, leaders, units, rings, systems } = wholeCatalogue(defaultCatalogue);
  const fits = (entry: { readonly name: { readonly en: string; readonly es?: string } }): boolean =>
    folded(entry.name[locale] ?? entry.name.en).includes(wanted);
  return [
    ...[...missions, ...actions, ...objectives, ...tactics].filter(fits).map(({ id }) => ({ card: id })),
    ...leaders.filter(fits).map(({ id }) => ({ leader: id })),
    ...units.filter(fits).map(({ id }) => ({ unit: id })),
    ...rings.filter(fits).map(({ id }) => ({ ring: id })),
    ...systems.filter(fits).map(({ id }) => ({ system: id })),
  ];
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
