import type { UpgradeFile } from "../../written/upgrades.ts";
import * as armament from "./armament.ts";
import * as command from "./command.ts";
import * as comms from "./comms.ts";
import * as crew from "./crew.ts";
import * as force from "./force.ts";
import * as forceDark from "./force-dark.ts";
import * as forceLight from "./force-light.ts";
import * as gear from "./gear.ts";
import * as generator from "./generator.ts";
import * as grenades from "./grenades.ts";
import * as hardpoint from "./hardpoint.ts";
import * as heavyWeapon from "./heavy-weapon.ts";
import * as ordnance from "./ordnance.ts";
import * as programming from "./programming.ts";
import * as training from "./training.ts";
import * as trainingAttacks from "./training-attacks.ts";

/** Files of the upgrade cards without a faction. */
export const FILES: readonly UpgradeFile[] = [
  armament.CARDS,
  command.CARDS,
  comms.CARDS,
  crew.CARDS,
  force.CARDS,
  forceDark.CARDS,
  forceLight.CARDS,
  gear.CARDS,
  generator.CARDS,
  grenades.CARDS,
  hardpoint.CARDS,
  heavyWeapon.CARDS,
  ordnance.CARDS,
  programming.CARDS,
  training.CARDS,
  trainingAttacks.CARDS,
];
