import { type CardCode, type Hash, rulesHash, type Telling } from "@sw/tabletop";
import { type CardIndex, cardIndex } from "../army/card-index.ts";
import type { Catalogue, Command, Entry } from "../catalogue/entries.ts";
import type { BattleCards } from "./hooks/battle-card.ts";
import type { BattleForceEntries } from "./hooks/battle-force.ts";
import type { CommandCards } from "./hooks/command-card.ts";
import type { GameKeyword, GameKeywords } from "./hooks/keyword.ts";
import { type PlayedKeywords, playedKeywords } from "./hooks/played.ts";
import type { Part } from "./hooks/steps.ts";
import { lentBy, type UpgradeCards } from "./hooks/upgrade-card.ts";
import { on } from "./hooks/words.ts";

/** The effects of keywords and cards. */
export interface GameEntries {
  readonly keywords: GameKeywords;
  /** Effects of battle cards by id. Cards without an entry are not implemented. */
  readonly battle: BattleCards;
  /** Effects of command cards by id. Cards without an entry are not implemented. */
  readonly commands: CommandCards;
  /**
   * Effects of upgrade cards beyond their keywords and weapons, by id. Without an entry such an effect is not
   * implemented.
   */
  readonly upgrades: UpgradeCards;
  /** Effects of battle forces in play by id. Armies of battle forces without an entry cannot be played. */
  readonly forces: BattleForceEntries;
}

/** A catalogue with the effects of its cards, as {@link compileBox} takes it. */
export interface GameContent extends GameEntries {
  readonly catalogue: Catalogue;
}

/** A catalogue and its keywords, compiled for play. */
export interface Box extends Omit<GameEntries, "keywords"> {
  readonly hash: Hash;
  readonly cards: CardIndex;
  /**
   * Keywords by id. Under the ids of command, upgrade and battle cards and of battle forces: the effects that these
   * give to units or the choices they require.
   */
  readonly keywords: PlayedKeywords;
}

/** Compiles a catalogue with the effects of its keywords, cards and battle forces. */
export function compileBox({ catalogue, keywords, battle, commands, upgrades, forces }: GameContent): Box {
  const ids = {
    keywords: Object.keys(keywords).sort(),
    battle: Object.keys(battle).sort(),
    commands: Object.keys(commands).sort(),
    upgrades: Object.keys(upgrades).sort(),
    forces: Object.keys(forces).sort(),
  };
  const all = {
    ...keywords,
    ...effectsOf(catalogue, commands),
    ...specialOf(catalogue, upgrades),
    ...givenByForces(catalogue, forces),
    ...lentByBattleCards(catalogue, battle),
  };
  const cards = cardIndex(catalogue);
  return {
    hash: rulesHash({ ...catalogue, played: ids }, tells),
    cards,
    keywords: playedKeywords(all),
    battle: { ...battle },
    commands: { ...commands },
    upgrades: { ...upgrades },
    forces: { ...forces },
  };
}

/** Kinds of entries that cards refer to by their printed names. */
const SPOKEN_OF: ReadonlySet<string> = new Set(["units", "counterparts"]);
/** Fields that are only text, wherever they are in an entry: doubts, remarks, and the effect in our words. */
const TOLD: ReadonlySet<string> = new Set(["incomplete", "doubts", "summary", "note"]);

/**
 * Tells which values of a catalogue may change without invalidating saved games: Spanish names, remarks, descriptions
 * that entries implement, and English names except those of units.
 */
const tells: Telling = (path, value) => {
  const [kind = "", key = ""] = path;
  const last = path[path.length - 1] ?? "";
  if (key === "name" && path.length === 2) return !SPOKEN_OF.has(kind);
  if (key === "name" && last === "es") return true;
  return TOLD.has(last) || (key === "rules" && path.length === 2 && Array.isArray(value));
};

/** Returns the effects that command cards give to units, and the choices they require. */
function effectsOf({ commands }: Catalogue, entries: CommandCards): GameKeywords {
  const further = commands.flatMap(({ id }) =>
    (entries[id]?.furtherGifts ?? []).map(({ effect }, place) => {
      const own = `${id} ${place + 2}`;
      return [own, { id: own, does: effect }] as const;
    }),
  );
  const own = asKeywords(commands, (id) => {
    const { gift, choice } = entries[id] ?? {};
    if (choice === undefined) return gift?.effect;
    return [...(gift?.effect ?? []), on("choice", choice)];
  });
  return { ...own, ...Object.fromEntries(further) };
}

/** Returns the effects of upgrade cards and what they lend to units. */
function specialOf({ upgrades }: Catalogue, entries: UpgradeCards): GameKeywords {
  const does = (id: string): readonly Part[] | undefined => entries[id]?.does;
  const lent = upgrades.flatMap(({ id }): GameKeyword[] =>
    (does(id) ?? []).flatMap((part) => (part.at === "lasting" ? [{ id: lentBy(id), does: part.does }] : [])),
  );
  return { ...asKeywords(upgrades, does), ...Object.fromEntries(lent.map((one) => [one.id, one])) };
}

/** Returns the effects that battle forces give to units. */
function givenByForces({ battleForces }: Catalogue, entries: BattleForceEntries): GameKeywords {
  return asKeywords(battleForces, (id) => entries[id]?.gift?.effect);
}

/** Returns the effects that battle cards lend to units. */
function lentByBattleCards(
  { primaryObjectives, secondaryObjectives, advantages }: Catalogue,
  entries: BattleCards,
): GameKeywords {
  return asKeywords([...primaryObjectives, ...secondaryObjectives, ...advantages], (id) => entries[id]?.lends);
}

/** Converts the effects of catalogue entries to keywords under the ids of the entries, skipping entries without any. */
function asKeywords(all: readonly Entry[], doesOf: (id: string) => readonly Part[] | undefined): GameKeywords {
  const effects: Record<string, GameKeyword> = {};
  for (const { id } of all) {
    const does = doesOf(id);
    if (does !== undefined) effects[id] = { id, does };
  }
  return effects;
}

/** Returns the id of a command card by its code. */
export function commandId(box: Box, card: CardCode): string {
  return commandOf(box, card).id;
}

/** Returns a command card by its code, which is its place in the catalogue. */
export function commandOf({ cards }: Box, card: CardCode): Command {
  const found = cards.catalogue.commands[card];
  if (found === undefined) throw new RangeError(`no command card ${card}`);
  return found;
}
