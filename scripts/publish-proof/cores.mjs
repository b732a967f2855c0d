/** How each core is set up for the game that consumers play. */

/** @type {Readonly<Record<string, unknown>>} */
const CONFIGS = {
  "@sw/deckbuilder-core": { mode: "introductory", bases: 3, bribing: false },
  "@sw/rebellion-core": { players: 2, setup: "advanced", rulings: "book" },
};

/**
 * The cores among the packages that are a game, with their configurations; what has no main export is none yet.
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
