import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { both, dice } from "../../../catalogue/writing.ts";

const THERMAL_DETONATOR = (): Upgrade => ({
  id: "thermal-detonator",
  name: { en: "Thermal Detonator" },
  type: "grenades",
  cost: 3,
  restriction: { any: [{ unit: "Rebel Agent" }, { unit: "Rebel Officer" }] },
  expend: true,
  weapons: [both("Thermal Detonator", [1, 1], dice(4, 0, 0), [{ id: "blast" }, { id: "impact", value: 4 }])],
});

/** Grenades upgrades of the Rebel Alliance. */
export const FIGURES: Cards<Upgrade> = [THERMAL_DETONATOR];
