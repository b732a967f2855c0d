import { CIVIL_WAR, SKIRMISH } from "@sw/legion-core/examples";
import { testKept } from "../../../../scripts/lib/kept.ts";
import { game } from "../../src/index.ts";

testKept(new URL("kept/", import.meta.url), new URL("../../package.json", import.meta.url), {
  skirmish: { game, config: SKIRMISH, actions: 60 },
  "civil-war": { game, config: CIVIL_WAR, actions: 30 },
});
