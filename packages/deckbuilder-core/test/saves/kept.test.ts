import { testKept } from "../../../../scripts/lib/kept.ts";
import { configOf, game } from "../../src/index.ts";

testKept(new URL("kept/", import.meta.url), new URL("../../package.json", import.meta.url), {
  introductory: { game, config: configOf(), actions: 90 },
  "secret-bases": { game, config: configOf({ mode: "secret-bases", bribing: true }), actions: 60 },
});
