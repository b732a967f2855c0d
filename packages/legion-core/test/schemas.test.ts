import { game } from "@sw/legion-core";
import { ARMIES, BATTLEFIELD, SKIRMISH } from "@sw/legion-core/examples";
import { at } from "@sw/tabletop";
import { testSchemas } from "../../../scripts/lib/published-schemas.ts";

const [one, other] = [at(Object.values(ARMIES), 0), at(Object.values(ARMIES), 4)];

testSchemas(new URL("../schemas/", import.meta.url), [
  { game, config: SKIRMISH },
  { game, config: { table: BATTLEFIELD, armies: [one, other] } },
]);
