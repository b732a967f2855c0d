/**
 * What the catalogue of Legion holds that is not played by now: keywords, upgrades that do more than their figures say,
 * command cards, battle cards and battle forces without an entry, and what has an entry and no text; of each how many, and
 * which, with the file where it stands. `--json` prints the ids alone, kind by kind; `--write` writes those without an entry
 * to `content/unplayed.ts`, by which rules of armies tell.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { loadSource } from "./lib/bundle.mjs";
import { places, unplayed, written } from "./lib/unplayed.mjs";
import { packages, root } from "./lib/workspace.mjs";

const legion = packages().find(({ short }) => short === "legion-core");
if (legion === undefined) throw new Error("there is no legion-core");

/**
 * What a source of the package exports.
 * @param {string} file
 */
const exportsOf = (file) => loadSource(join(legion.path, "src", file));

const { catalogue } = await exportsOf("content/catalogue.ts");
const { KEYWORDS } = await exportsOf("content/keyword-entries.ts");
const { KEYWORD_TEXTS } = await exportsOf("content/keyword-texts.ts");
const { UPGRADE_CARDS, COMMAND_CARDS, BATTLE_CARDS, BATTLE_FORCES } = await exportsOf("content/entries.ts");
const entries = { KEYWORDS, UPGRADE_CARDS, COMMAND_CARDS, BATTLE_CARDS, BATTLE_FORCES };
const { CARD_TEXTS } = await exportsOf("content/texts.ts");
const report = unplayed(
  /** @type {import("./lib/unplayed.mjs").Catalogue} */ (catalogue),
  /** @type {import("./lib/unplayed.mjs").Entries} */ (entries),
  /** @type {import("./lib/unplayed.mjs").Texts} */ ({ ...told(KEYWORD_TEXTS), ...told(CARD_TEXTS) }),
);

/**
 * The texts that say what something does.
 * @param {unknown} texts
 */
function told(texts) {
  const all = Object.entries(/** @type {Record<string, { does?: object }>} */ (texts));
  return Object.fromEntries(all.filter(([, { does }]) => does !== undefined));
}

if (process.argv.includes("--write")) {
  const [keywords, upgrades, commands, battle, forces] = report.map(({ missing }) => missing);
  const file = join(legion.path, "src", "content", "unplayed.ts");
  writeFileSync(
    file,
    written(readFileSync(file, "utf8"), {
      keywords: keywords ?? [],
      cards: [upgrades, commands, battle, forces].flatMap((ids) => ids ?? []),
    }),
  );
} else if (process.argv.includes("--json")) {
  console.log(JSON.stringify(Object.fromEntries(report.map(({ kind, missing }) => [kind, missing])), null, 2));
} else {
  const content = join(legion.path, "src", "content");
  const files = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const where = places(files.map((file) => [join(content, file), readFileSync(join(content, file), "utf8")]));
  for (const { kind, of, missing } of report) {
    console.log(`${kind}: ${missing.length} of ${of}`);
    for (const id of missing) console.log(`  ${id.padEnd(36)} ${relative(root, where.get(id) ?? "")}`);
  }
}
