import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Entry } from "../../src/catalogue/index.ts";
import { defaultCatalogue } from "../../src/content/catalogue.ts";
import { BATTLE_CARDS, BATTLE_FORCES, COMMAND_CARDS, UPGRADE_CARDS } from "../../src/content/entries.ts";
import { CARD_TEXTS } from "../../src/content/texts.ts";

const CONTENT = new URL("../../src/content/", import.meta.url);
const ROOMS = ["units", "upgrades", "commands", "battle-cards", "battle-forces"];
const PLAYED = { ...UPGRADE_CARDS, ...COMMAND_CARDS, ...BATTLE_CARDS, ...BATTLE_FORCES };

/** Cards whose ids stand in their files more than once. */
const WRITTEN_AGAIN: readonly string[] = [
  "experimental-droids",
  "idiots-array",
  "intercept-signals",
  "log-traps",
  "luminous-beings-are-we",
  "no-time-to-lose",
  "outflank",
  "ruthless-tactics",
  "ryder-azadi",
  "size-matters-not",
  "sneaky-scouting",
  "strike-team-leader",
  "tempest-force",
  "there-is-no-try",
];

interface Written {
  readonly does?: unknown;
  readonly en?: string;
}

interface CardFile {
  readonly source: string;
  readonly CARDS: { cards(): Readonly<Record<string, Written>> };
}

let files: readonly CardFile[] = [];

beforeAll(async () => {
  const paths = ROOMS.flatMap((room) =>
    readdirSync(new URL(`${room}/`, CONTENT), { recursive: true, encoding: "utf8" }).map((path) => `${room}/${path}`),
  ).filter((path) => path.endsWith(".ts"));
  const modules = await Promise.all(
    paths.map(async (path) => {
      const file = new URL(path, CONTENT);
      return { source: readFileSync(file, "utf8"), ...(await import(file.href)) };
    }),
  );
  files = modules.filter((one) => "CARDS" in one);
});

/** The cards of a file, each with its id. */
function cardsOf({ CARDS }: CardFile): readonly (readonly [string, Written])[] {
  return Object.entries(CARDS.cards());
}

describe("one card, one place", () => {
  it("Every card of the catalogue is in exactly one content file, and the files hold no other cards", () => {
    const all = Object.values(defaultCatalogue).flatMap((cards: readonly Entry[]) => cards.map(({ id }) => id));
    expect(
      files
        .flatMap(cardsOf)
        .map(([id]) => id)
        .sort(),
    ).toEqual([...all].sort());
  });

  it("Every effect written in a card file is registered for play, and no other effect is", () => {
    const played = files.flatMap(cardsOf).filter(([, { does }]) => does !== undefined);
    expect(played.map(([id]) => id).sort()).toEqual(Object.keys(PLAYED).sort());
  });

  it("The card texts of the library are exactly the texts in the card files", () => {
    const told = files.flatMap(cardsOf).filter(([, { en }]) => en !== undefined);
    expect(told.map(([id]) => id).sort()).toEqual(Object.keys(CARD_TEXTS).sort());
  });

  it("The id of a card appears once in its file, except for the listed cards", () => {
    const again = files.flatMap((file) =>
      cardsOf(file).flatMap(([id]) => {
        const times = file.source.match(new RegExp(`"${id}"|^ +${id}: \\{$`, "gm")) ?? [];
        return times.length === 1 ? [] : [id];
      }),
    );
    expect(again.sort()).toEqual(WRITTEN_AGAIN);
  });

  it("Every battle force of the catalogue is implemented and described in both languages", () => {
    const forces = defaultCatalogue.battleForces.map(({ id }) => id);
    expect(forces).toHaveLength(12);
    expect(forces.filter((id) => BATTLE_FORCES[id] === undefined)).toEqual([]);
    expect(forces.filter((id) => !CARD_TEXTS[id]?.does?.en || !CARD_TEXTS[id].does.es)).toEqual([]);
  });
});
