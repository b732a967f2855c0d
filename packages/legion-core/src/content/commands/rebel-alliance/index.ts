import { type Cards, type CardText, inOrder, together, written } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
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

/** The command cards of the Rebel Alliance; a game numbers cards by their places, so Sabine Wren's stay the first. */
export const figures = (): readonly Command[] => [
  ...written([sabineWren.FIGURES]),
  ...inOrder(
    [
      ahsokaTano.FIGURES,
      anyUnit.FIGURES,
      brightTreeVillage.FIGURES,
      cassianAndor.FIGURES,
      chewbacca.FIGURES,
      echoBaseDefenders.FIGURES,
      hanSolo.FIGURES,
      jynErso.FIGURES,
      k2so.FIGURES,
      landoCalrissian.FIGURES,
      leiaOrgana.FIGURES,
      lukeSkywalker.FIGURES,
      rebelAgent.FIGURES,
      rebelOfficer.FIGURES,
      wicket.FIGURES,
    ],
    ({ pips }) => pips,
  ),
];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = /* @__PURE__ */ together([
  ahsokaTano.ENTRIES,
  anyUnit.ENTRIES,
  brightTreeVillage.ENTRIES,
  cassianAndor.ENTRIES,
  chewbacca.ENTRIES,
  echoBaseDefenders.ENTRIES,
  hanSolo.ENTRIES,
  jynErso.ENTRIES,
  k2so.ENTRIES,
  landoCalrissian.ENTRIES,
  leiaOrgana.ENTRIES,
  lukeSkywalker.ENTRIES,
  rebelAgent.ENTRIES,
  rebelOfficer.ENTRIES,
  sabineWren.ENTRIES,
  wicket.ENTRIES,
]);

/** That in words. */
export const TEXTS: readonly CardText[] = /* @__PURE__ */ together([
  ahsokaTano.TEXTS,
  anyUnit.TEXTS,
  brightTreeVillage.TEXTS,
  cassianAndor.TEXTS,
  chewbacca.TEXTS,
  echoBaseDefenders.TEXTS,
  hanSolo.TEXTS,
  jynErso.TEXTS,
  k2so.TEXTS,
  landoCalrissian.TEXTS,
  leiaOrgana.TEXTS,
  lukeSkywalker.TEXTS,
  rebelAgent.TEXTS,
  rebelOfficer.TEXTS,
  sabineWren.TEXTS,
  wicket.TEXTS,
]);
