import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { FROM_SOURCES } from "../lib/bundle.mjs";
import { evaluated } from "../lib/evaluated.mjs";
import { parts } from "../lib/parts.mjs";
import { withTempFolder } from "../lib/stop.mjs";
import { root } from "../lib/workspace.mjs";

/**
 * A card of Legion is one object with its figures, its text and what it does. Bundles of one of the three hold nothing of the
 * others.
 */
const SRC = "packages/legion-core/src/";

/** Rooms in which games are played, and which texts and figures have no use for. */
const PLAY = [
  "rounds",
  "moving",
  "mission",
  "attack/frames",
  "units",
  "cards",
  "setup",
  "engine",
  "views",
  "table/sight",
];

/** What cards do, as files of cards have it. */
const DEEDS = /\bdoes: \(\w*\) =>/;

/** Words of the text of Implacable. */
const TEXT_OF_A_CARD = "he may then be activated once more";

/** @type {Map<string, Promise<{ code: string, files: readonly string[] }>>} */
const bundles = new Map();

/**
 * The code of a bundle, and the files of the package of which it holds something.
 * @param {string} source
 * @param {string} [what]  its exports that are asked for, all of them without it
 */
function bundled(source, what = "*") {
  const key = `${source} ${what}`;
  const known = bundles.get(key) ?? bundleOf(source, what);
  bundles.set(key, known);
  return known;
}

/**
 * @param {string} source
 * @param {string} what
 */
async function bundleOf(source, what) {
  const built = await build({
    ...FROM_SOURCES,
    absWorkingDir: root,
    stdin: { contents: `export ${what} from "./${source}"`, resolveDir: join(root, SRC) },
    metafile: true,
    minifySyntax: true,
    // As the package itself is built.
    plugins: [evaluated(/src\/text\/known\.ts$/), parts()],
    outfile: "bundle.mjs",
    write: false,
  });
  const [output] = Object.values(built.metafile.outputs);
  const files = Object.entries(output?.inputs ?? {}).flatMap(([file, { bytesInOutput }]) =>
    bytesInOutput > 0 && file.startsWith(SRC) ? [file.slice(SRC.length).replace(/\?\w+$/, "")] : [],
  );
  return { code: built.outputFiles[0]?.text ?? "", files };
}

/**
 * The files that stand in one of some rooms.
 * @param {readonly string[]} files
 * @param {readonly string[]} rooms
 */
function within(files, rooms) {
  return files.filter((file) => rooms.some((room) => file.startsWith(`${room}/`)));
}

test.each(["text/index.ts", "text/cards/index.ts", "content/catalogue.ts", "content/army.ts", "content/exchange.ts"])(
  "A bundle of %s holds nothing of what plays games, nor of what cards and keywords do",
  async (source) => {
    const { code, files } = await bundled(source);
    expect(within(files, PLAY)).toEqual([]);
    expect(code).not.toMatch(DEEDS);
  },
);

test.each(["content/catalogue.ts", "content/army.ts", "content/exchange.ts", "index.ts"])(
  "A bundle of %s holds nothing of the texts of cards and keywords",
  async (source) => {
    const { code, files } = await bundled(source);
    expect(within(files, ["text"])).toEqual([]);
    expect(code.includes(TEXT_OF_A_CARD)).toBe(false);
  },
);

test("A bundle of createGame, for a catalogue of one's own, holds what cards do and not their figures", async () => {
  const { code, files } = await bundled("index.ts", "{ createGame }");
  expect(code).toMatch(DEEDS);
  expect(files).not.toContain("content/written/weapons.ts");
  expect(within(files, ["content/units", "content/factions"])).toEqual([]);
});

test("A bundle of the texts of cards tells what keywords and cards do", async () => {
  const { code, files } = await bundled("text/cards/index.ts");
  expect(code.includes(TEXT_OF_A_CARD)).toBe(true);
  expect(code.includes("If the unit spends a dodge token while defending")).toBe(true);
  expect(files).toContain("content/commands/galactic-empire/darth-vader.ts");
});

test("A bundle of the texts of games holds the names of cards and what keywords do, and nothing of the catalogue", async () => {
  const { code, files } = await bundled("text/index.ts");
  expect(within(files, ["content", "catalogue"])).toEqual([]);
  expect(code.includes("Dark Lord of the Sith")).toBe(true);
  expect(code.includes("If the unit spends a dodge token while defending")).toBe(true);
});

test("A build refuses to write down a module that holds more than plain data", async () => {
  await withTempFolder(async (folder) => {
    const module = join(folder, "known.mjs");
    writeFileSync(module, "export const LAMP = { light: 3 };\nexport const TABLE = { lit: () => LAMP };\n");
    const asked = build({
      entryPoints: [module],
      plugins: [evaluated(/known\.mjs$/)],
      logLevel: "silent",
      write: false,
    });
    await expect(asked).rejects.toThrow(/TABLE is no plain data/);
  });
});
