import { rmSync } from "node:fs";
import { defineConfig, type Options } from "tsup";
import { evaluated } from "../../scripts/lib/evaluated.mjs";
import { parts } from "../../scripts/lib/parts.mjs";

// Once for both builds, which write at the same time.
rmSync("dist", { recursive: true, force: true });

const common: Options = {
  format: ["esm"],
  // The names that texts need come out of the catalogue once, here, so that texts go without it; and whoever reads figures,
  // deeds or texts of cards gets these alone.
  esbuildPlugins: [evaluated(/src\/text\/known\.ts$/), parts()],
  platform: "neutral",
  target: "es2022",
  sourcemap: false,
  silent: true,
};

/** What plays: what several of these share, they share when loaded, too. */
const playing: Options = {
  ...common,
  entry: {
    index: "src/index.ts",
    "table/index": "src/table/index.ts",
    "draw/index": "src/draw/index.ts",
    "effects/index": "src/effects/index.ts",
    "odds/index": "src/odds/index.ts",
    "read/index": "src/read/index.ts",
    "evaluate/index": "src/evaluate/index.ts",
    "rules/index": "src/rules/index.ts",
    "text/index": "src/text/index.ts",
    "ui/index": "src/ui/index.ts",
    "examples/index": "src/examples/index.ts",
    "testing/index": "src/testing/index.ts",
    "puzzles/index": "src/puzzles/index.ts",
  },
};

/**
 * Cards as data, apart. The figures of a card, what it does and its text stand in one file, and a file that two entries share
 * is loaded whole: apart, these load figures without what cards do, and a game loads no texts, in a quarter of the files.
 */
const data: Options = {
  ...common,
  entry: {
    "army/index": "src/content/army.ts",
    "army/exchange/index": "src/content/exchange.ts",
    "catalogue/index": "src/content/catalogue.ts",
    "catalogue/common/index": "src/content/factions/common.ts",
    "catalogue/galactic-empire/index": "src/content/factions/galactic-empire.ts",
    "catalogue/rebel-alliance/index": "src/content/factions/rebel-alliance.ts",
    "catalogue/galactic-republic/index": "src/content/factions/galactic-republic.ts",
    "catalogue/separatist-alliance/index": "src/content/factions/separatist-alliance.ts",
    "catalogue/mercenaries/index": "src/content/factions/mercenaries.ts",
    "text/cards/index": "src/text/cards/index.ts",
  },
};

export default defineConfig([playing, data]);
