import type { UpgradeFile } from "../../written/upgrades.ts";
import * as armament from "./armament.ts";
import * as crew from "./crew.ts";
import * as doctrine from "./doctrine.ts";
import * as gear from "./gear.ts";
import * as hardpoint from "./hardpoint.ts";
import * as heavyWeapon from "./heavy-weapon.ts";
import * as personnel from "./personnel.ts";
import * as pilot from "./pilot.ts";
import * as squadLeader from "./squad-leader.ts";
import * as training from "./training.ts";

/** Files of the upgrade cards of the Galactic Republic. */
export const FILES: readonly UpgradeFile[] = [
  armament.CARDS,
  crew.CARDS,
  doctrine.CARDS,
  gear.CARDS,
  hardpoint.CARDS,
  heavyWeapon.CARDS,
  personnel.CARDS,
  pilot.CARDS,
  squadLeader.CARDS,
  training.CARDS,
];
