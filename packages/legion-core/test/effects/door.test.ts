import { readdirSync, readFileSync } from "node:fs";
import * as tabletop from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import * as effects from "../../src/effects/index.ts";

const SRC = new URL("../../src/", import.meta.url);

/** Where entries stand, and what in these rooms is no entry but a table or a helper of entries. */
const ROOMS = ["keywords", "upgrades", "commands", "battle-cards", "battle-forces"].map((room) => `content/${room}`);
const NO_ENTRIES = /\/(index|[a-z-]*effects)\.ts$|content\/(keywords\/shared|battle-cards)\/[a-z-]+\.ts$/;

/** What figures and texts, which stand in the same files, are written with; `/catalogue` exports the shapes of cards. */
const FIGURES = /^(catalogue|content\/written)\//;

const IMPORT = /^import (type )?\{([^}]*)\} from "([^"]+)";/gm;

interface Imported {
  readonly entry: string;
  readonly from: string;
  readonly name: string;
  readonly isType: boolean;
}

const ENTRIES = ROOMS.flatMap((room) =>
  readdirSync(new URL(`${room}/`, SRC), { recursive: true, encoding: "utf8" }).map((file) => `${room}/${file}`),
).filter((file) => file.endsWith(".ts") && !NO_ENTRIES.test(file));

/** What an entry imports: from a file of the package by its path in it, or from a package by its name. */
function importsOf(entry: string): readonly Imported[] {
  const source = new URL(entry, SRC);
  return [...readFileSync(source, "utf8").matchAll(IMPORT)].flatMap(([, typeOnly, names = "", given = ""]) => {
    const from = given.startsWith(".") ? new URL(given, source).pathname.slice(SRC.pathname.length) : given;
    return names
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== "")
      .map((one) => {
        const isType = typeOnly !== undefined || one.startsWith("type ");
        return { entry, from, name: one.replace(/^type | as .*$/g, ""), isType };
      });
  });
}

/** What entries take from elsewhere; what one entry takes from another is that entry's own. */
const TAKEN = ENTRIES.flatMap(importsOf).filter(({ from }) => !ENTRIES.includes(from) && !FIGURES.test(from));

/** Types that the door exports by name, and files of which it exports all types. */
const DOOR = ["index", "shared"].map((file) => readFileSync(new URL(`effects/${file}.ts`, SRC), "utf8")).join("\n");
const TYPES = [...DOOR.matchAll(/^export type \{([^}]*)\}|\btype (\w+)/gm)].flatMap(([, names, name]) =>
  names === undefined ? [name] : names.split(",").map((one) => one.trim()),
);
const ALL_OF = [...DOOR.matchAll(/^export type \* from "\.\.\/([^"]+)"/gm)].map(([, file]) => file);

describe("the door for entries of one's own", () => {
  it("The entries of this package are found in their source files", () => {
    expect(ENTRIES).toContain("content/keywords/g.ts");
    expect(ENTRIES).toContain("content/commands/galactic-empire/darth-vader.ts");
    expect(TAKEN.length).toBeGreaterThan(100);
  });

  it("Every function that an entry of this package uses is exported from `effects` under the same name", async () => {
    const door: Readonly<Record<string, unknown>> = effects;
    for (const { entry, from, name, isType } of TAKEN) {
      if (isType) continue;
      if (from.startsWith("@")) {
        expect(from, entry).toBe("@sw/tabletop");
        expect(tabletop, entry).toHaveProperty(name);
      } else {
        const own: Readonly<Record<string, unknown>> = await import(new URL(from, SRC).href);
        expect(door, `${entry} uses ${name} of ${from}`).toHaveProperty(name);
        expect(door[name] === own[name], `${name} of ${from}`).toBe(true);
      }
    }
  });

  it("Every type that an entry of this package uses is exported from `effects`", () => {
    const missing = TAKEN.filter(({ from, isType }) => isType && !from.startsWith("@") && !ALL_OF.includes(from))
      .filter(({ name }) => !TYPES.includes(name))
      .map(({ entry, name }) => `${name}, used by ${entry}`);
    expect(missing).toEqual([]);
  });
});
