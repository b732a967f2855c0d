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

interface CardFile {
  readonly file: string;
  readonly FIGURES: Cards<Entry>;
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

describe("one card, one place", () => {
  it("Every card of the catalogue stands in one file, and every card of a file in the catalogue", () => {
    const written = files.flatMap(({ FIGURES }) => ids(FIGURES));
    const all = Object.values(catalogue).flatMap((cards: readonly Entry[]) => cards.map(({ id }) => id));
    expect([...written].sort()).toEqual([...all].sort());
  });

  it("What a card does stands in the file of its figures, and is played", () => {
    for (const { file, FIGURES, ENTRIES } of files) {
      for (const id of ids(ENTRIES)) {
        expect(ids(FIGURES), file).toContain(id);
        expect(PLAYED, file).toHaveProperty([id]);
      }
    }
    const played = files.flatMap(({ ENTRIES }) => ids(ENTRIES));
    expect([...played].sort()).toEqual(Object.keys(PLAYED).sort());
  });

  it("The text of a card stands in the file of its figures, and is told", () => {
    for (const { file, FIGURES, TEXTS = [] } of files) {
      for (const text of TEXTS) {
        expect(ids(FIGURES), file).toContain(text.id);
        expect(CARD_TEXTS[text.id], file).toBe(text);
      }
    }
    expect(files.flatMap(({ TEXTS = [] }) => TEXTS)).toHaveLength(Object.keys(CARD_TEXTS).length);
  });

  it("Every battle force of the catalogue is played, and told in both languages", () => {
    const forces = catalogue.battleForces.map(({ id }) => id);
    expect(forces).toHaveLength(12);
    expect(forces.filter((id) => BATTLE_FORCES[id] === undefined)).toEqual([]);
    expect(forces.filter((id) => !CARD_TEXTS[id]?.does?.en || !CARD_TEXTS[id].does.es)).toEqual([]);
  });
});
