import type { CommandFile } from "../../written/commands.ts";
import * as ahsokaTano from "./ahsoka-tano.ts";
import * as anyUnit from "./any-unit.ts";
import * as brightTreeVillage from "./bright-tree-village.ts";
import * as cassianAndor from "./cassian-andor.ts";
import * as chewbacca from "./chewbacca.ts";
import * as echoBaseDefenders from "./echo-base-defenders.ts";
import * as hanSolo from "./han-solo.ts";
import * as jynErso from "./jyn-erso.ts";
import * as k2so from "./k-2so.ts";
import * as landoCalrissian from "./lando-calrissian.ts";
import * as leiaOrgana from "./leia-organa.ts";
import * as lukeSkywalker from "./luke-skywalker.ts";
import * as rebelAgent from "./rebel-agent.ts";
import * as rebelOfficer from "./rebel-officer.ts";
import * as sabineWren from "./sabine-wren.ts";
import * as wicket from "./wicket.ts";

/**
 * Files of the command cards of Sabine Wren. A game numbers cards by their position, so these must stay first in the
 * faction.
 */
export const FIRST: readonly CommandFile[] = [sabineWren.CARDS];

/** Files of the other command cards of the Rebel Alliance. */
export const FILES: readonly CommandFile[] = [
  ahsokaTano.CARDS,
  anyUnit.CARDS,
  brightTreeVillage.CARDS,
  cassianAndor.CARDS,
  chewbacca.CARDS,
  echoBaseDefenders.CARDS,
  hanSolo.CARDS,
  jynErso.CARDS,
  k2so.CARDS,
  landoCalrissian.CARDS,
  leiaOrgana.CARDS,
  lukeSkywalker.CARDS,
  rebelAgent.CARDS,
  rebelOfficer.CARDS,
  wicket.CARDS,
];
