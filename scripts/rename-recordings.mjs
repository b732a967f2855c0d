// Shows that the recordings of a game (kept documents and golden games) differ from those of another commit by nothing but the
// renamed words below: `node scripts/rename-recordings.mjs COMMIT [GAME...]`. It reads the old recordings from the commit, gives
// them today's words, and compares them with the files of this checkout. Exits with 1 where anything else differs.
//
// Recordings are made anew by `SW_KEEP=1` (kept documents) and `SW_GOLDEN=1` (golden games), see CONTRIBUTING.md.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

/**
 * @typedef {{ readonly keys: Readonly<Record<string, string>>, readonly frames: Readonly<Record<string, Readonly<Record<string, string>>>>,
 *   readonly types: Readonly<Record<string, string>> }} Renamed
 */

/**
 * What was renamed, by game: `keys` of any object, keys of a frame by its `kind`, and the `type` of actions and events. A key
 * or type that is not listed keeps its name.
 *
 * @type {Readonly<Record<string, Renamed>>}
 */
const RENAMED = {
  deckbuilder: {
    keys: { players: "sides" },
    frames: { "turn-start": { step: "stage" } },
    types: { option: "choose-option" },
  },
  legion: {
    keys: { players: "sides", player: "side" },
    frames: {
      setup: { step: "stage" },
      command: { step: "stage" },
      activation: { step: "stage" },
      move: { step: "stage" },
      attack: { step: "stage" },
      end: { step: "stage" },
    },
    types: {
      activated: "unit-activated",
      "blue-player": "blue-player-rolled",
      "card-tokens": "card-tokens-changed",
      choose: "choose-option",
      "command-stays": "command-kept",
      deployed: "unit-deployed",
      "game-over": "game-ended",
      healed: "unit-healed",
      "leader-stays": "leader-kept",
      moved: "unit-moved",
      nominated: "unit-nominated",
      "order-pool": "order-pool-changed",
      panicked: "unit-panicked",
      "pass-pool": "pass-pool-changed",
      priority: "priority-settled",
      promoted: "unit-promoted",
      restored: "unit-restored",
      rolled: "dice-rolled",
      wounded: "unit-wounded",
    },
  },
  rebellion: {
    keys: {},
    frames: { refresh: { step: "stage" } },
    types: { "attacks-second": "attack-order-reversed" },
  },
};

/**
 * Gives a value of an old recording today's words.
 *
 * @type {(value: unknown, words: Renamed) => unknown}
 */
const renamed = (value, words) => {
  if (Array.isArray(value)) return value.map((one) => renamed(one, words));
  if (value === null || typeof value !== "object") return value;
  const ofFrame = words.frames["kind" in value ? String(value.kind) : ""] ?? {};
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      ofFrame[key] ?? words.keys[key] ?? key,
      key === "type" ? (words.types[String(inner)] ?? inner) : renamed(inner, words),
    ]),
  );
};

/** @param {string[]} args */
const git = (...args) => execFileSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 28 });

/**
 * The documents of a kept file, one a line, without the hash of the last state that a replay ends with.
 *
 * @param {string} text
 */
const documentsIn = (text) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line, (key, value) => (key === "final" ? undefined : value)));

/**
 * The lines of a golden game without the hash of its last state.
 *
 * @param {string} text
 */
const told = (text) => text.split("\n").filter((line) => !line.startsWith("final "));

/**
 * @param {string} path
 * @param {string} before
 * @param {Renamed} words
 */
function isTheSame(path, before, words) {
  const after = readFileSync(path, "utf8");
  if (path.endsWith(".txt")) return isDeepStrictEqual(told(before), told(after));
  return isDeepStrictEqual(renamed(documentsIn(before), words), documentsIn(after));
}

const [commit = "HEAD", ...games] = process.argv.slice(2);
let differing = 0;
for (const [game, words] of Object.entries(RENAMED).filter(([name]) => games.length === 0 || games.includes(name))) {
  const tests = `packages/${game}-core/test`;
  const paths = git("ls-tree", "-r", "--name-only", commit, `${tests}/saves/kept`, `${tests}/golden/games`)
    .trim()
    .split("\n");
  for (const path of paths) {
    if (isTheSame(path, git("show", `${commit}:${path}`), words)) continue;
    differing += 1;
    process.stdout.write(`${path} differs by more than the renamed words\n`);
  }
  process.stdout.write(`${game}: ${paths.length} recordings compared\n`);
}
process.exit(differing === 0 ? 0 : 1);
