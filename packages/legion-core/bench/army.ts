import { calling, type Row } from "../../../scripts/lib/bench-row.ts";
import { army } from "../src/content/army.ts";
import { ARMIES } from "../src/examples/index.ts";

/** A full army of 988 points, with hand and deck. */
const EMPIRE = ARMIES["darth-vader"];

/** Measures the check of a full army and the list of possible additions. */
export function armyRows(): readonly Row[] {
  return [
    calling({ name: "army.check of a full army", unit: "ms", target: 1, call: () => army.check(EMPIRE) }),
    calling({ name: "army.options of a full army", unit: "ms", target: null, call: () => army.options(EMPIRE) }),
  ];
}
