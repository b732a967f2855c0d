import { defineConfig } from "tsup";

export default defineConfig({
  entry: [
    "src/index.ts",
    "src/table/index.ts",
    "src/draw/index.ts",
    "src/army/index.ts",
    "src/catalogue/index.ts",
    "src/catalogue/common/index.ts",
    "src/catalogue/galactic-empire/index.ts",
    "src/catalogue/rebel-alliance/index.ts",
    "src/catalogue/galactic-republic/index.ts",
    "src/catalogue/separatist-alliance/index.ts",
    "src/catalogue/mercenaries/index.ts",
    "src/odds/index.ts",
    "src/rules/index.ts",
    "src/text/index.ts",
    "src/examples/index.ts",
    "src/testing/index.ts",
  ],
  format: ["esm", "cjs"],
  dts: true,
  platform: "neutral",
  target: "es2022",
  clean: true,
  sourcemap: false,
  silent: true,
});
