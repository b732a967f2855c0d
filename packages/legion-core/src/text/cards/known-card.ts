import { keptBy } from "@sw/tabletop";
import type { Catalogue } from "../../catalogue/index.ts";
import { type CardOfKind, type Component, idOf } from "../component.ts";

/** A card together with its kind. */
export type KnownCard = {
  [Kind in keyof Catalogue]: { readonly kind: Kind; readonly card: Catalogue[Kind][number] };
}[keyof Catalogue];

/**
 * The cards with each id. There is only one, except for a few units that share their id with the upgrade that adds such
 * a miniature.
 */
const cardsById = /* @__PURE__ */ keptBy((catalogue: Catalogue): ReadonlyMap<string, readonly KnownCard[]> => {
  const byId = new Map<string, readonly KnownCard[]>();
  for (const known of allOf(catalogue)) byId.set(known.card.id, [...(byId.get(known.card.id) ?? []), known]);
  return byId;
});

function allOf(catalogue: Catalogue): readonly KnownCard[] {
  return [
    ...catalogue.units.map((card) => ({ kind: "units", card }) as const),
    ...catalogue.counterparts.map((card) => ({ kind: "counterparts", card }) as const),
    ...catalogue.upgrades.map((card) => ({ kind: "upgrades", card }) as const),
    ...catalogue.commands.map((card) => ({ kind: "commands", card }) as const),
    ...catalogue.primaryObjectives.map((card) => ({ kind: "primaryObjectives", card }) as const),
    ...catalogue.secondaryObjectives.map((card) => ({ kind: "secondaryObjectives", card }) as const),
    ...catalogue.advantages.map((card) => ({ kind: "advantages", card }) as const),
    ...catalogue.battleForces.map((card) => ({ kind: "battleForces", card }) as const),
  ];
}

/** The parts of the catalogue that hold the components of each kind of key. */
const PARTS: Readonly<Record<KeyOf<CardOfKind>, readonly (keyof Catalogue)[]>> = {
  unit: ["units", "counterparts"],
  upgrade: ["upgrades"],
  command: ["commands"],
  battle: ["primaryObjectives", "secondaryObjectives", "advantages"],
  battleForce: ["battleForces"],
};

type KeyOf<Union> = Union extends unknown ? keyof Union : never;

/** Returns a card of the catalogue with its kind, or undefined if there is no such card. */
export function cardOf(component: Component, catalogue: Catalogue): KnownCard | undefined {
  const cards = cardsById(catalogue).get(idOf(component)) ?? [];
  if ("card" in component) return cards[0];
  return cards.find(({ kind }) =>
    Object.entries(PARTS).some(([key, parts]) => key in component && parts.includes(kind)),
  );
}
