import type { UpgradeFile } from "../../written/upgrades.ts";
import * as armament from "./armament.ts";
import * as doctrine from "./doctrine.ts";
import * as gear from "./gear.ts";
import * as hardpoint from "./hardpoint.ts";
import * as heavyWeapon from "./heavy-weapon.ts";
import * as personnel from "./personnel.ts";
import * as pilot from "./pilot.ts";
import * as programming from "./programming.ts";

/** Files of the upgrade cards of the Separatist Alliance. */
export const FILES: readonly UpgradeFile[] = [
  armament.CARDS,
  doctrine.CARDS,
  gear.CARDS,
  hardpoint.CARDS,
  heavyWeapon.CARDS,
  personnel.CARDS,
  pilot.CARDS,
  programming.CARDS,
];
