import { type Cards, type CardText, inOrder, together } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
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

/** The command cards of the Galactic Empire. */
export const figures = (): readonly Command[] =>
  inOrder(
    [
      agentKallus.FIGURES,
      anyUnit.FIGURES,
      blizzardForce.FIGURES,
      darthVader.FIGURES,
      directorOrsonKrennic.FIGURES,
      fifthBrother.FIGURES,
      generalVeers.FIGURES,
      grandAdmiralThrawn.FIGURES,
      grandMoffTarkin.FIGURES,
      idenVersio.FIGURES,
      imperialAgent.FIGURES,
      imperialOfficer.FIGURES,
      majorMarquand.FIGURES,
      moffGideon.FIGURES,
      seventhSister.FIGURES,
      tempestForce.FIGURES,
    ],
    ({ pips }) => pips,
  );

/** What they do. */
export const ENTRIES: Cards<CommandCard> = /* @__PURE__ */ together([
  agentKallus.ENTRIES,
  anyUnit.ENTRIES,
  blizzardForce.ENTRIES,
  darthVader.ENTRIES,
  directorOrsonKrennic.ENTRIES,
  fifthBrother.ENTRIES,
  generalVeers.ENTRIES,
  grandAdmiralThrawn.ENTRIES,
  grandMoffTarkin.ENTRIES,
  idenVersio.ENTRIES,
  imperialAgent.ENTRIES,
  imperialOfficer.ENTRIES,
  majorMarquand.ENTRIES,
  moffGideon.ENTRIES,
  seventhSister.ENTRIES,
  tempestForce.ENTRIES,
]);

/** That in words. */
export const TEXTS: readonly CardText[] = /* @__PURE__ */ together([
  agentKallus.TEXTS,
  anyUnit.TEXTS,
  blizzardForce.TEXTS,
  darthVader.TEXTS,
  directorOrsonKrennic.TEXTS,
  fifthBrother.TEXTS,
  generalVeers.TEXTS,
  grandAdmiralThrawn.TEXTS,
  grandMoffTarkin.TEXTS,
  idenVersio.TEXTS,
  imperialAgent.TEXTS,
  imperialOfficer.TEXTS,
  majorMarquand.TEXTS,
  moffGideon.TEXTS,
  seventhSister.TEXTS,
  tempestForce.TEXTS,
]);
