import type { CommandFile } from "../../written/commands.ts";
import * as anyUnit from "./any-unit.ts";
import * as asajjVentress from "./asajj-ventress.ts";
import * as countDooku from "./count-dooku.ts";
import * as generalGrievous from "./general-grievous.ts";
import * as poggleTheLesser from "./poggle-the-lesser.ts";
import * as separatistInvasion from "./separatist-invasion.ts";
import * as sunFac from "./sun-fac.ts";
import * as superTacticalCommandDroid from "./super-tactical-command-droid.ts";
import * as superTacticalDroids from "./super-tactical-droids.ts";

/** Files of the command cards of the Separatist Alliance. */
export const FILES: readonly CommandFile[] = [
  anyUnit.CARDS,
  asajjVentress.CARDS,
  countDooku.CARDS,
  generalGrievous.CARDS,
  poggleTheLesser.CARDS,
  separatistInvasion.CARDS,
  sunFac.CARDS,
  superTacticalCommandDroid.CARDS,
  superTacticalDroids.CARDS,
];
