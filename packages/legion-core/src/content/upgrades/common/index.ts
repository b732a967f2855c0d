import { type Cards, type CardText, inOrder, together } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
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

/** The upgrade cards of no faction, by type. */
export const figures = (): readonly Upgrade[] =>
  inOrder(
    [
      armament.FIGURES,
      command.FIGURES,
      comms.FIGURES,
      crew.FIGURES,
      force.FIGURES,
      forceDark.FIGURES,
      forceLight.FIGURES,
      gear.FIGURES,
      generator.FIGURES,
      grenades.FIGURES,
      hardpoint.FIGURES,
      heavyWeapon.FIGURES,
      ordnance.FIGURES,
      programming.FIGURES,
      training.FIGURES,
      trainingAttacks.FIGURES,
    ],
    ({ type }) => type,
  );

/** What they do beyond their figures. */
export const ENTRIES: Cards<UpgradeCard> = /* @__PURE__ */ together([
  command.ENTRIES,
  comms.ENTRIES,
  crew.ENTRIES,
  force.ENTRIES,
  forceDark.ENTRIES,
  forceLight.ENTRIES,
  gear.ENTRIES,
  generator.ENTRIES,
  grenades.ENTRIES,
  heavyWeapon.ENTRIES,
  training.ENTRIES,
  trainingAttacks.ENTRIES,
]);

/** That in words. */
export const TEXTS: readonly CardText[] = /* @__PURE__ */ together([
  command.TEXTS,
  comms.TEXTS,
  crew.TEXTS,
  force.TEXTS,
  forceDark.TEXTS,
  forceLight.TEXTS,
  gear.TEXTS,
  generator.TEXTS,
  grenades.TEXTS,
  heavyWeapon.TEXTS,
  training.TEXTS,
  trainingAttacks.TEXTS,
]);
