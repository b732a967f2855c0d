import type { CommandFile } from "../../written/commands.ts";
import * as anyMercenary from "./any-mercenary.ts";
import * as bobaFett from "./boba-fett.ts";
import * as bossk from "./bossk.ts";
import * as cadBane from "./cad-bane.ts";
import * as dinDjarin from "./din-djarin.ts";
import * as garSaxon from "./gar-saxon.ts";
import * as grogu from "./grogu.ts";
import * as hondoOhnaka from "./hondo-ohnaka.ts";
import * as igDroids from "./ig-droids.ts";
import * as maul from "./maul.ts";

/** Files of the mercenary command cards, except those of Maul. */
export const FILES: readonly CommandFile[] = [
  anyMercenary.CARDS,
  bobaFett.CARDS,
  bossk.CARDS,
  cadBane.CARDS,
  dinDjarin.CARDS,
  garSaxon.CARDS,
  grogu.CARDS,
  hondoOhnaka.CARDS,
  igDroids.CARDS,
];

/** Files of the command cards of Maul. A game numbers cards by their position, so these must stay last. */
export const LAST: readonly CommandFile[] = [maul.CARDS];
