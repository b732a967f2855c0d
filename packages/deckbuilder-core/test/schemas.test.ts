import { configOf, game } from "@sw/deckbuilder-core";
import { testSchemas } from "../../../scripts/lib/published-schemas.ts";

const CONFIGS = [configOf({ bribing: true }), configOf({ mode: "full-galaxy" }), configOf({ mode: "secret-bases" })];

testSchemas(
  new URL("../schemas/", import.meta.url),
  CONFIGS.map((config) => ({ game, config })),
);
