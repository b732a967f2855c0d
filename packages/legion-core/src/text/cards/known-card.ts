import type { Catalogue } from "../../catalogue/index.ts";
import { defaultCatalogue } from "../../content/catalogue.ts";

/** A card with the kind that it is of. */
export type KnownCard = {
  [Kind in keyof Catalogue]: { readonly kind: Kind; readonly card: Catalogue[Kind][number] };
}[keyof Catalogue];

const ALL: readonly KnownCard[] = [
  ...defaultCatalogue.units.map((card) => ({ kind: "units", card }) as const),
  ...defaultCatalogue.counterparts.map((card) => ({ kind: "counterparts", card }) as const),
  ...defaultCatalogue.upgrades.map((card) => ({ kind: "upgrades", card }) as const),
  ...defaultCatalogue.commands.map((card) => ({ kind: "commands", card }) as const),
  ...defaultCatalogue.primaryObjectives.map((card) => ({ kind: "primaryObjectives", card }) as const),
  ...defaultCatalogue.secondaryObjectives.map((card) => ({ kind: "secondaryObjectives", card }) as const),
  ...defaultCatalogue.advantages.map((card) => ({ kind: "advantages", card }) as const),
  ...defaultCatalogue.battleForces.map((card) => ({ kind: "battleForces", card }) as const),
];

/** The cards of each id: one, but for the few units that share theirs with the upgrade that adds such a miniature. */
const CARDS: ReadonlyMap<string, readonly KnownCard[]> = ALL.reduce(
  (byId, known) => byId.set(known.card.id, [...(byId.get(known.card.id) ?? []), known]),
  new Map<string, readonly KnownCard[]>(),
);

/**
 * A card of the catalogue with the kind that it is of; undefined where there is no such card. Of a unit and an upgrade with the
 * same id the unit, unless the kind is said.
 */
export function cardOf(id: string, kind?: KnownCard["kind"]): KnownCard | undefined {
  const cards = CARDS.get(id) ?? [];
  return kind === undefined ? cards[0] : cards.find((known) => known.kind === kind);
}
