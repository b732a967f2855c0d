import { type Cards, type CardText, inOrder, together } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import * as armament from "./armament.ts";
import * as gear from "./gear.ts";
import * as heavyWeapon from "./heavy-weapon.ts";
import * as personnel from "./personnel.ts";
import * as pilot from "./pilot.ts";
import * as programming from "./programming.ts";
import * as training from "./training.ts";
import * as trainingEwoks from "./training-ewoks.ts";

/** The upgrade cards of the mercenaries, by type. */
export const figures = (): readonly Upgrade[] =>
  inOrder(
    [
      armament.FIGURES,
      gear.FIGURES,
      heavyWeapon.FIGURES,
      personnel.FIGURES,
      pilot.FIGURES,
      programming.FIGURES,
      training.FIGURES,
      trainingEwoks.FIGURES,
    ],
    ({ type }) => type,
  );

/** What they do beyond their figures. */
export const ENTRIES: Cards<UpgradeCard> = /* @__PURE__ */ together([
  armament.ENTRIES,
  personnel.ENTRIES,
  pilot.ENTRIES,
  programming.ENTRIES,
  training.ENTRIES,
  trainingEwoks.ENTRIES,
]);

/** That in words. */
export const TEXTS: readonly CardText[] = /* @__PURE__ */ together([
  armament.TEXTS,
  personnel.TEXTS,
  pilot.TEXTS,
  programming.TEXTS,
  training.TEXTS,
  trainingEwoks.TEXTS,
]);
