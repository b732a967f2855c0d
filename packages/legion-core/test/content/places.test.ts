import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Entry } from "../../src/catalogue/index.ts";
import { catalogue } from "../../src/content/catalogue.ts";
import { BATTLE_CARDS, BATTLE_FORCES, COMMAND_CARDS, UPGRADE_CARDS } from "../../src/content/entries.ts";
import { CARD_TEXTS } from "../../src/content/texts.ts";

const CONTENT = new URL("../../src/content/", import.meta.url);
const ROOMS = ["units", "upgrades", "commands", "battle-cards", "battle-forces"];
const PLAYED = { ...UPGRADE_CARDS, ...COMMAND_CARDS, ...BATTLE_CARDS, ...BATTLE_FORCES };

interface Written {
  readonly does?: unknown;
  readonly en?: string;
}

interface CardFile {
  readonly CARDS: { cards(): Readonly<Record<string, Written>> };
}

let files: readonly CardFile[] = [];

beforeAll(async () => {
  const paths = ROOMS.flatMap((room) =>
    readdirSync(new URL(`${room}/`, CONTENT), { recursive: true, encoding: "utf8" }).map((path) => `${room}/${path}`),
  ).filter((path) => path.endsWith(".ts"));
  const modules = await Promise.all(paths.map((file) => import(new URL(file, CONTENT).href)));
  files = modules.filter((one) => "CARDS" in one);
});

/** The cards of a file, each with its id. */
function cardsOf({ CARDS }: CardFile): readonly (readonly [string, Written])[] {
  return Object.entries(CARDS.cards());
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
