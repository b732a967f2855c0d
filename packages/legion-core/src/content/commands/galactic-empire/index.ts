import type { CommandFile } from "../../written/commands.ts";
import * as agentKallus from "./agent-kallus.ts";
import * as anyUnit from "./any-unit.ts";
import * as blizzardForce from "./blizzard-force.ts";
import * as darthVader from "./darth-vader.ts";
import * as directorOrsonKrennic from "./director-orson-krennic.ts";
import * as fifthBrother from "./fifth-brother.ts";
import * as generalVeers from "./general-veers.ts";
import * as grandAdmiralThrawn from "./grand-admiral-thrawn.ts";
import * as grandMoffTarkin from "./grand-moff-tarkin.ts";
import * as idenVersio from "./iden-versio.ts";
import * as imperialAgent from "./imperial-agent.ts";
import * as imperialOfficer from "./imperial-officer.ts";
import * as majorMarquand from "./major-marquand.ts";
import * as moffGideon from "./moff-gideon.ts";
import * as seventhSister from "./seventh-sister.ts";
import * as tempestForce from "./tempest-force.ts";

/** Files of the command cards of the Galactic Empire. */
export const FILES: readonly CommandFile[] = [
  agentKallus.CARDS,
  anyUnit.CARDS,
  blizzardForce.CARDS,
  darthVader.CARDS,
  directorOrsonKrennic.CARDS,
  fifthBrother.CARDS,
  generalVeers.CARDS,
  grandAdmiralThrawn.CARDS,
  grandMoffTarkin.CARDS,
  idenVersio.CARDS,
  imperialAgent.CARDS,
  imperialOfficer.CARDS,
  majorMarquand.CARDS,
  moffGideon.CARDS,
  seventhSister.CARDS,
  tempestForce.CARDS,
];
