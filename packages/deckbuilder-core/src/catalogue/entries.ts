import type { BaseEntry, CardEntry, Deck, Faction } from "../language/language.ts";

/** The figures of a card: its id, names and copies, and what is not 0, none or false. */
export type CardFigures = Pick<CardEntry, "id" | "name" | "copies"> &
  Partial<Omit<CardEntry, "type" | "faction" | "deck">>;

/** A unit; what is left out is 0, none or false. */
export function unit(faction: Faction, deck: Deck, figures: CardFigures): CardEntry {
  return { ...NOTHING, type: "unit", faction, deck, ...figures };
}

/** A capital ship; what is left out is 0, none or false. */
export function capitalShip(faction: Faction, deck: Deck, figures: CardFigures & { hitPoints: number }): CardEntry {
  return { ...NOTHING, type: "capital-ship", faction, deck, ...figures };
}

/** A base; what is left out is none or false. */
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
