/** What consumers do with the cores: how each is set up for a game, and what else is asked of them. */
import { join } from "node:path";
import { loadSource } from "../lib/bundle.mjs";
import { root } from "../lib/workspace.mjs";

const { SKIRMISH } = await loadSource(join(root, "packages", "legion-core", "src", "examples", "index.ts"));

/** @type {Readonly<Record<string, unknown>>} */
const CONFIGS = {
  "@sw/deckbuilder-core": { mode: "introductory", bases: 3, bribing: false },
  "@sw/rebellion-core": { players: 2, setup: "advanced", rulings: "book" },
  "@sw/legion-core": SKIRMISH,
};

/**
 * The cores among the packages, with their configurations; a game is the main export.
 * @param {readonly import("../lib/workspace.mjs").Package[]} packages
 */
export function cores(packages) {
  const games = packages.filter(({ manifest }) => manifest.exports !== undefined && "." in manifest.exports);
  const names = games.map(({ manifest }) => manifest.name).filter((name) => name.endsWith("-core"));
  return names.map((name) => {
    const config = CONFIGS[name];
    if (config === undefined) throw new Error(`say in publish-proof/cores.mjs how ${name} is set up`);
    return { name, config: JSON.stringify(config) };
  });
}

/** A table with an outline that is cut, and a sight line past it. */
const LAYOUT = {
  table: {
    terrain: [
      {
        id: "ruin",
        kind: "obstacle",
        cover: "heavy",
        parts: [
          {
            outline: polygon([30000, 20000], [50000, 20000], [40000, 30000], [30000, 60000]),
            top: 9000,
            movement: "open",
          },
        ],
      },
    ],
  },
  units: [unit("near", "blue", 20000), unit("far", "red", 70000)],
};

/** Functions of subpaths that need no game, with their arguments. */
const CALLS = [{ from: "@sw/legion-core/draw", name: "drawLayout", given: [LAYOUT, { sightFrom: "near" }] }];

/**
 * What is asked of the packages besides games, as a consumer writes it behind an import of `name` from `from`.
 * @param {readonly import("../lib/workspace.mjs").Package[]} packages
 */
export function calls(packages) {
  const names = packages.map(({ manifest }) => manifest.name);
  return CALLS.filter(({ from }) => names.some((name) => from.startsWith(`${name}/`))).map(({ from, name, given }) => {
    return { from, name, given: given.map((one) => JSON.stringify(one)).join(", ") };
  });
}

/** @param {readonly [x: number, y: number][]} corners */
function polygon(...corners) {
  return { kind: "polygon", corners: corners.map(([x, y]) => ({ x, y })) };
}

/**
 * @param {string} id
 * @param {string} side
 * @param {number} x
 */
function unit(id, side, x) {
  const leader = { id, base: "small", height: 4191, x, y: 45000, z: 0, heading: { x: 1, y: 0 } };
  return { id, side, type: "trooper", leader: id, miniatures: [leader] };
}
