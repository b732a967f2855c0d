/** Which way imports may point: between packages, and between the rooms of a core. */

const SRC = "^packages/([^/]+)/src/";
const BUNDLED = "/node_modules/(@noble/hashes|@panzoom/panzoom|earcut|pure-rand)/";

/**
 * The rooms of a package from the bottom: what stands in a room imports from its own and from those before it, types
 * aside. A folder inside a room may have a place of its own; then it counts as a room for itself.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const FLOORS = {
  host: ["store", "desk", "host", "client", "postgres", "testing"],
  tabletop: [
    "contract",
    "documents",
    "chance",
    "engine",
    "piles",
    "referee",
    "deltas",
    "text",
    "ui",
    "conformance",
    "testing",
  ],
  "deckbuilder-core": [
    "rules",
    "language",
    "catalogue",
    "state",
    "cards",
    "conditions",
    "triggers",
    "galaxy",
    "attack",
    "effects",
    "turn",
    "setup",
    "engine",
    "views",
    "saves",
    "read",
    "evaluate",
    "text",
    "ui",
    "testing",
    "puzzles",
  ],
  "rebellion-core": [
    "rules",
    "language",
    "catalogue",
    "state",
    "units",
    "markers",
    "construction",
    "decks",
    "leaders",
    "base",
    "tracks",
    "galaxy",
    "conditions",
    "forces",
    "cards",
    "recruitment",
    "combat",
    "movement",
    "effects/ops",
    "effects/procedures",
    "effects",
    "missions",
    "rounds",
    "setup",
    "engine",
    "odds",
    "views",
    "saves",
    "read",
    "evaluate",
    "solo",
    "text",
    "ui",
    "testing",
    "puzzles",
    "guide",
  ],
  "legion-core": [
    "state/memo",
    "rules",
    "table",
    "draw",
    "catalogue",
    "army",
    "army/exchange",
    "attack/pools",
    "state",
    "units",
    "mission",
    "moving",
    "attack",
    "units/wounds",
    "cards/commands",
    "rounds",
    "units/frames",
    "moving/frames",
    "mission/frames",
    "attack/frames",
    "rounds/frames",
    "setup",
    "setup/frames",
    "cards/frames",
    "content/written",
    "content/keywords",
    "content/upgrades",
    "content/commands",
    "content/battle-cards",
    "content/battle-forces",
    "content/units",
    "content/exchange",
    "content/parts",
    "content/factions",
    "content",
    "effects",
    "odds",
    "engine",
    "views",
    "saves",
    "read",
    "evaluate",
    "text",
    "ui",
    "testing",
    "examples",
    "puzzles",
  ],
};

/**
 * For each room but the topmost, that its imports do not run up. One rule for a room: each import of the tree is held
 * against each rule, and one for each pair of rooms took longer than all the rest of the cruise.
 * @param {[name: string, rooms: readonly string[]]} floors
 * @returns {import("dependency-cruiser").IForbiddenRuleType[]}
 */
function upward([name, rooms]) {
  const inner = (/** @type {string} */ room) => rooms.filter((other) => other.startsWith(`${room}/`));
  const files = (/** @type {string} */ room) => {
    const others = inner(room).map((other) => `${other.slice(room.length + 1)}/`);
    return others.length === 0 ? `${room}/` : `${room}/(?!${others.join("|")})`;
  };
  const within = (/** @type {readonly string[]} */ some) => `^packages/${name}/src/(?:${some.map(files).join("|")})`;
  return rooms.slice(0, -1).map((room, floor) => ({
    name: `no-way-up: ${name}, ${room}`,
    severity: /** @type {const} */ ("error"),
    from: { path: within([room]) },
    to: { path: within(rooms.slice(floor + 1)), dependencyTypesNot: [/** @type {const} */ ("type-only")] },
  }));
}

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Types may know each other: a keyword's hook takes the work whose box holds the keywords.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "tabletop-stands-alone",
      severity: "error",
      from: { path: "^packages/tabletop/src/" },
      to: { path: "^packages/(?!tabletop/)" },
    },
    {
      name: "dice-on-tabletop",
      severity: "error",
      from: { path: "^packages/dice/src/" },
      to: { path: "^packages/(?!dice/|tabletop/)" },
    },
    {
      name: "core-on-tabletop-and-dice",
      comment: "A core never imports another core, nor what stands above it.",
      severity: "error",
      from: { path: "^packages/([^/]+-core)/src/" },
      to: { path: "^packages/(?!$1/|tabletop/|dice/)" },
    },
    {
      name: "bots-on-tabletop",
      comment: "Bots play any game by its contract; what knows one game stands in its own file of games/.",
      severity: "error",
      from: { path: "^packages/bots/src/(?!games/)" },
      to: { path: "^packages/(?!bots/|tabletop/)" },
    },
    {
      name: "boards-each-on-its-core",
      comment: "What a board shares with others knows tabletop alone; the folder of a game knows one core.",
      severity: "error",
      from: { path: "^packages/boards/src/(common/|icons)" },
      to: { path: "^packages/(?!boards/|tabletop/)|^packages/boards/src/(?!common/|icons)" },
    },
    {
      name: "host-on-tabletop",
      comment: "A host runs any game by its contract.",
      severity: "error",
      from: { path: "^packages/host/src/" },
      to: { path: "^packages/(?!host/|tabletop/|bots/)" },
    },
    {
      name: "libraries-without-node",
      comment: "Everything but the command and the host runs in a browser, a worker, Node, Deno, Bun.",
      severity: "error",
      from: { path: "^packages/(?!cli/|host/)[^/]+/src/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "packages-by-name",
      comment:
        "Across packages by package name, inside a package by relative path. The rare positions of Rebellion's tests are also played on screen.",
      severity: "error",
      from: { path: "^packages/([^/]+)/" },
      to: {
        path: "^packages/(?!$1/)",
        pathNot: "^packages/rebellion-core/test/golden/rare\\.ts$",
        dependencyTypes: ["local"],
      },
    },
    {
      name: "packages-without-examples",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^examples/" },
    },
    {
      name: "examples-by-name",
      comment: "An example imports what a reader of it would install.",
      severity: "error",
      from: { path: "^examples/([^/]+)/" },
      to: { path: "^(packages|examples/(?!$1/))", dependencyTypes: ["local"] },
    },
    {
      name: "declared-dependencies",
      comment: "The build puts a copy of BUNDLED into the packages, whose THIRD-PARTY.md names it.",
      severity: "error",
      from: { path: SRC },
      to: {
        dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"],
        dependencyTypesNot: ["npm-peer"],
        pathNot: BUNDLED,
      },
    },
    {
      name: "sources-without-tests",
      severity: "error",
      from: { path: SRC },
      to: { path: "^packages/[^/]+/(test|bench)/" },
    },
    {
      name: "testing-only-for-tests",
      comment:
        "The subpaths for tests stand above everything else of their package; a guide describes a board as a test does, and the command loads boards that are described so.",
      severity: "error",
      from: {
        path: SRC,
        pathNot: "/src/(testing|conformance|guide|puzzles)/|^packages/cli/src/games/[^/]+/scenarios\\.ts",
      },
      to: { path: "^packages/[^/]+/src/(testing|conformance)/" },
    },
    {
      name: "catalogue-at-the-bottom",
      comment: "Content is data in the words of the effect language.",
      severity: "error",
      from: { path: "^packages/([^/]+-core)/src/catalogue/" },
      to: {
        path: "^packages/$1/src/(?!catalogue/|language/|table/unit-types\\.ts)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "table-without-cards",
      comment: "Whoever measures a table needs no card; whoever builds an army needs no table.",
      severity: "error",
      from: { path: "^packages/legion-core/src/(table|draw)/" },
      to: { path: "^packages/legion-core/src/(army|catalogue|content|attack|cards|odds)/" },
    },
    {
      name: "cards-without-frames",
      comment:
        "What a card does is written in moments and mutators, which lie below the frames that ask: who writes an entry needs no frame kind.",
      severity: "error",
      from: { path: "^packages/([^/]+-core)/src/(catalogue|content|cards/commands|effects/ops|effects/procedures)/" },
      to: { path: "^packages/$1/src/.*frames/" },
    },
    {
      name: "game-without-rules-and-texts",
      comment: "The rule index, the texts and what screens need of them are subpaths of their own; `RuleId` is a type.",
      severity: "error",
      from: { path: "^packages/(tabletop|[^/]+-core)/src/", pathNot: "/src/(text|ui|rules|testing|guide)/" },
      to: { path: "^packages/($1|tabletop)/src/(text|rules)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "game-on-top",
      comment:
        "Only the public entry, the door for custom catalogues, the game of one person, the texts and the testing tools stand above game.ts, types aside.",
      severity: "error",
      from: {
        path: "^packages/([^/]+-core)/src/",
        pathNot: "/src/(index\\.ts|game\\.ts|custom\\.ts|solo/|text/|testing/|puzzles/|guide/)",
      },
      to: { path: "^packages/$1/src/(game|index)\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    ...Object.entries(FLOORS).flatMap(upward),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(packages|examples)/[^/]+/dist" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      conditionNames: ["@sw/source", "import", "types", "node", "default"],
      exportsFields: ["exports"],
    },
    combinedDependencies: false,
  },
};
