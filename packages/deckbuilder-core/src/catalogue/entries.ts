import type { BaseEntry, CardEntry, Deck, Faction } from "../language/language.ts";

/** The figures of a card: its id, names and copies, and every field that is not 0, null, empty or false. */
export type CardFigures = Pick<CardEntry, "id" | "name" | "copies"> &
  Partial<Omit<CardEntry, "type" | "faction" | "deck">>;

/** Creates a unit. Figures not given default to 0, null, empty or false. */
export function unit(faction: Faction, deck: Deck, figures: CardFigures): CardEntry {
  return { ...NOTHING, type: "unit", faction, deck, ...figures };
}

/** Creates a capital ship. Figures not given default to 0, null, empty or false. */
export function capitalShip(faction: Faction, deck: Deck, figures: CardFigures & { hitPoints: number }): CardEntry {
  return { ...NOTHING, type: "capital-ship", faction, deck, ...figures };
}

/** Creates a base. Fields not given default to null, empty or false. */
export function base(
  faction: BaseEntry["faction"],
  figures: Pick<BaseEntry, "id" | "name" | "hitPoints"> & Partial<BaseEntry>,
): BaseEntry {
  return { startingBase: false, introductory: false, ability: null, unverified: [], ...figures, type: "base", faction };
}

const NOTHING = {
  unique: false,
  traits: [],
  cost: 0,
  attack: 0,
  resources: 0,
  force: 0,
  target: null,
  hitPoints: null,
  ability: null,
  reward: null,
  unverified: [],
} as const;
