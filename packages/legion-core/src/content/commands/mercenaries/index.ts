import { type Cards, type CardText, inOrder, together, written } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
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

/** The command cards of the mercenaries; a game numbers cards by their places, so Maul's stay the last. */
export const figures = (): readonly Command[] => [
  ...inOrder(
    [
      anyMercenary.FIGURES,
      bobaFett.FIGURES,
      bossk.FIGURES,
      cadBane.FIGURES,
      dinDjarin.FIGURES,
      garSaxon.FIGURES,
      grogu.FIGURES,
      hondoOhnaka.FIGURES,
      igDroids.FIGURES,
    ],
    ({ pips }) => pips,
  ),
  ...written([maul.FIGURES]),
];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = /* @__PURE__ */ together([
  anyMercenary.ENTRIES,
  bobaFett.ENTRIES,
  bossk.ENTRIES,
  cadBane.ENTRIES,
  dinDjarin.ENTRIES,
  garSaxon.ENTRIES,
  grogu.ENTRIES,
  hondoOhnaka.ENTRIES,
  igDroids.ENTRIES,
  maul.ENTRIES,
]);

/** That in words. */
export const TEXTS: readonly CardText[] = /* @__PURE__ */ together([
  anyMercenary.TEXTS,
  bobaFett.TEXTS,
  bossk.TEXTS,
  cadBane.TEXTS,
  dinDjarin.TEXTS,
  garSaxon.TEXTS,
  grogu.TEXTS,
  hondoOhnaka.TEXTS,
  igDroids.TEXTS,
  maul.TEXTS,
]);
