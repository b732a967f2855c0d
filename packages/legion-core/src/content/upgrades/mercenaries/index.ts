import type { UpgradeFile } from "../../written/upgrades.ts";
import * as armament from "./armament.ts";
import * as gear from "./gear.ts";
import * as heavyWeapon from "./heavy-weapon.ts";
import * as personnel from "./personnel.ts";
import * as pilot from "./pilot.ts";
import * as programming from "./programming.ts";
import * as training from "./training.ts";
import * as trainingEwoks from "./training-ewoks.ts";

/** Files of the upgrade cards of the mercenaries. */
export const FILES: readonly UpgradeFile[] = [
  armament.CARDS,
  gear.CARDS,
  heavyWeapon.CARDS,
  personnel.CARDS,
  pilot.CARDS,
  programming.CARDS,
  training.CARDS,
  trainingEwoks.CARDS,
];
