/** What a catalogue of Legion holds without an entry that plays it, and without a text that tells it. */

/** @typedef {readonly { readonly id: string }[]} Uses */

/**
 * @typedef {{
 *   id: string, special?: true, keywords?: Uses, weapons?: readonly { readonly keywords: Uses }[],
 * }} Card
 */

/** @typedef {Record<string, object>} Table  entries by id */

/**
 * The cards by kind, as the subpath /catalogue exports them.
 * @typedef {Readonly<Record<
 *   "units" | "counterparts" | "upgrades" | "commands" | "primaryObjectives" | "secondaryObjectives" | "advantages" | "battleForces",
 *   readonly Card[]
 * >>} Catalogue
 */

/**
 * The tables of entries under the names of the main export.
 * @typedef {Readonly<Record<
 *   "KEYWORDS" | "UPGRADE_CARDS" | "COMMAND_CARDS" | "BATTLE_CARDS" | "BATTLE_FORCES", Table
 * >>} Entries
 */

/** @typedef {Table} Texts  what keywords and cards do in words, by id */

/**
 * Kind by kind how many there are, and the ids of those that are missing, sorted.
 * @param {Catalogue} catalogue
 * @param {Entries} entries
 * @param {Texts} texts
 * @returns {readonly { kind: string, of: number, missing: readonly string[] }[]}
 */
export function unplayed(catalogue, entries, texts) {
  const { units, counterparts, upgrades, commands, primaryObjectives, secondaryObjectives, advantages } = catalogue;
  const keywords = new Set([...units, ...counterparts, ...upgrades, ...commands].flatMap(keywordsOn));
  const battle = [...primaryObjectives, ...secondaryObjectives, ...advantages];
  return [
    counted("keywords without an entry", [...keywords], (id) => Object.hasOwn(entries.KEYWORDS, id)),
    counted("upgrades with rules of their own and no entry", ids(upgrades.filter(({ special }) => special)), (id) =>
      Object.hasOwn(entries.UPGRADE_CARDS, id),
    ),
    counted("command cards without an entry", ids(commands), (id) => Object.hasOwn(entries.COMMAND_CARDS, id)),
    counted("battle cards without an entry", ids(battle), (id) => Object.hasOwn(entries.BATTLE_CARDS, id)),
    counted("battle forces without an entry", ids(catalogue.battleForces), (id) =>
      Object.hasOwn(entries.BATTLE_FORCES, id),
    ),
    counted(
      "entries without a text",
      TABLES.flatMap((table) => Object.keys(entries[table])),
      (id) => Object.hasOwn(texts, id),
    ),
  ];
}

/** How a card begins in the file where it stands, and the text of a keyword. */
const BEGINS =
  /^(?:(?:export )?const [A-Z0-9_]+(?:: KeywordText)? = (?:\(\): [A-Z]\w+ => \()?\{\s*id: "([^"]+)"| {2,4}"?([a-z0-9-]+)"?: \{$)/gm;

/**
 * In which of some files each card and keyword stands, by its id.
 * @param {readonly (readonly [file: string, text: string])[]} files
 * @returns {ReadonlyMap<string, string>}
 */
export function places(files) {
  return new Map(
    files.flatMap(([file, text]) =>
      [...text.matchAll(BEGINS)].map(([, keyword, card = keyword ?? ""]) => [card, file]),
    ),
  );
}

/**
 * A source with these lists of ids in the place of its own.
 * @param {string} source
 * @param {Readonly<Record<string, readonly string[]>>} lists
 */
export function written(source, lists) {
  return Object.entries(lists).reduce(
    (text, [name, ids]) => text.replace(new RegExp(`^  ${name}: \\[[^\\]]*\\],$`, "m"), listed(name, ids)),
    source,
  );
}

/** As wide as a line of code may be. */
const WIDTH = 120;

/**
 * A list as the formatter has it: on one line if it fits, else an id a line.
 * @param {string} name
 * @param {readonly string[]} ids
 */
function listed(name, ids) {
  const line = `  ${name}: [${ids.map((id) => `"${id}"`).join(", ")}],`;
  return line.length <= WIDTH ? line : `  ${name}: [\n${ids.map((id) => `    "${id}",\n`).join("")}  ],`;
}

/** The tables of entries. */
const TABLES = /** @type {const} */ (["KEYWORDS", "UPGRADE_CARDS", "COMMAND_CARDS", "BATTLE_CARDS", "BATTLE_FORCES"]);

/**
 * @param {string} kind
 * @param {readonly string[]} all
 * @param {(id: string) => boolean} isThere
 */
function counted(kind, all, isThere) {
  return { kind, of: all.length, missing: all.filter((id) => !isThere(id)).sort() };
}

/** @param {readonly Card[]} cards */
function ids(cards) {
  return cards.map(({ id }) => id);
}

/** @param {Card} card */
function keywordsOn({ keywords = [], weapons = [] }) {
  return [...keywords, ...weapons.flatMap((weapon) => weapon.keywords)].map(({ id }) => id);
}
