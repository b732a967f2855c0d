import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Cards, CardText } from "../../src/catalogue/cards.ts";
import type { Entry } from "../../src/catalogue/index.ts";
import { catalogue } from "../../src/content/catalogue.ts";
import { BATTLE_CARDS, BATTLE_FORCES, COMMAND_CARDS, UPGRADE_CARDS } from "../../src/content/entries.ts";
import { CARD_TEXTS } from "../../src/content/texts.ts";

const CONTENT = new URL("../../src/content/", import.meta.url);
const ROOMS = ["units", "upgrades", "commands", "battle-cards", "battle-forces"];
/** Tables, and what cards have in common. */
const NO_CARDS = /\/(index|[a-z-]*effects|pois|scanners)\.ts$/;
const PLAYED = { ...UPGRADE_CARDS, ...COMMAND_CARDS, ...BATTLE_CARDS, ...BATTLE_FORCES };

interface Written {
  readonly does?: unknown;
  readonly en?: string;
}

interface CardFile {
  readonly file: string;
  readonly CARDS?: { cards(): Readonly<Record<string, Written>> };
  readonly FIGURES?: Cards<Entry>;
  readonly ENTRIES?: Cards<{ readonly id: string }>;
  readonly TEXTS?: readonly CardText[];
}

let files: readonly CardFile[] = [];

beforeAll(async () => {
  const paths = ROOMS.flatMap((room) =>
    readdirSync(new URL(`${room}/`, CONTENT), { recursive: true, encoding: "utf8" }).map((path) => `${room}/${path}`),
  ).filter((path) => path.endsWith(".ts") && !NO_CARDS.test(path));
  files = await Promise.all(paths.map(async (file) => ({ file, ...(await import(new URL(file, CONTENT).href)) })));
});

/** The ids of cards that a file gives. */
function ids(cards: Cards<{ readonly id: string }> = []): readonly string[] {
  return cards.map((card) => card().id);
}

/** The ids of all cards of a file, and of those whose object has a field. */
function cardsOf({ CARDS, FIGURES, ENTRIES, TEXTS = [] }: CardFile): readonly (readonly [string, Written])[] {
  if (CARDS !== undefined) return Object.entries(CARDS.cards());
  const texts = TEXTS.map(({ id }) => id);
  return ids(FIGURES).map((id) => [
    id,
    { ...(ids(ENTRIES).includes(id) && { does: true }), ...(texts.includes(id) && { en: "told" }) },
  ]);
}

describe("one card, one place", () => {
  it("Every card of the catalogue stands in one file, and every card of a file in the catalogue", () => {
    const all = Object.values(catalogue).flatMap((cards: readonly Entry[]) => cards.map(({ id }) => id));
    expect(
      files
        .flatMap(cardsOf)
        .map(([id]) => id)
        .sort(),
    ).toEqual([...all].sort());
  });

  it("What a card does in its file is played, and what is played stands in the file of a card", () => {
    const played = files.flatMap(cardsOf).filter(([, { does }]) => does !== undefined);
    expect(played.map(([id]) => id).sort()).toEqual(Object.keys(PLAYED).sort());
  });

  it("The text of a card in its file is told, and what is told stands in the file of a card", () => {
    const told = files.flatMap(cardsOf).filter(([, { en }]) => en !== undefined);
    expect(told.map(([id]) => id).sort()).toEqual(Object.keys(CARD_TEXTS).sort());
  });

  it("Every battle force of the catalogue is played, and told in both languages", () => {
    const forces = catalogue.battleForces.map(({ id }) => id);
    expect(forces).toHaveLength(12);
    expect(forces.filter((id) => BATTLE_FORCES[id] === undefined)).toEqual([]);
    expect(forces.filter((id) => !CARD_TEXTS[id]?.does?.en || !CARD_TEXTS[id].does.es)).toEqual([]);
  });
});
