import { type Cards, type CardText, inOrder, together } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import * as anyUnit from "./any-unit.ts";
import * as asajjVentress from "./asajj-ventress.ts";
import * as countDooku from "./count-dooku.ts";
import * as generalGrievous from "./general-grievous.ts";
import * as poggleTheLesser from "./poggle-the-lesser.ts";
import * as separatistInvasion from "./separatist-invasion.ts";
import * as sunFac from "./sun-fac.ts";
import * as superTacticalCommandDroid from "./super-tactical-command-droid.ts";
import * as superTacticalDroids from "./super-tactical-droids.ts";

/** The command cards of the Separatist Alliance. */
export const figures = (): readonly Command[] =>
  inOrder(
    [
      anyUnit.FIGURES,
      asajjVentress.FIGURES,
      countDooku.FIGURES,
      generalGrievous.FIGURES,
      poggleTheLesser.FIGURES,
      separatistInvasion.FIGURES,
      sunFac.FIGURES,
      superTacticalCommandDroid.FIGURES,
      superTacticalDroids.FIGURES,
    ],
    ({ pips }) => pips,
  );

/** What they do. */
export const ENTRIES: Cards<CommandCard> = /* @__PURE__ */ together([
  anyUnit.ENTRIES,
  asajjVentress.ENTRIES,
  countDooku.ENTRIES,
  generalGrievous.ENTRIES,
  poggleTheLesser.ENTRIES,
  separatistInvasion.ENTRIES,
  sunFac.ENTRIES,
  superTacticalCommandDroid.ENTRIES,
  superTacticalDroids.ENTRIES,
]);

/** That in words. */
export const TEXTS: readonly CardText[] = /* @__PURE__ */ together([
  anyUnit.TEXTS,
  asajjVentress.TEXTS,
  countDooku.TEXTS,
  generalGrievous.TEXTS,
  poggleTheLesser.TEXTS,
  separatistInvasion.TEXTS,
  sunFac.TEXTS,
  superTacticalCommandDroid.TEXTS,
  superTacticalDroids.TEXTS,
]);
