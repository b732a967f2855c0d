import { type Cards, type CardText, inOrder, together } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import * as armament from "./armament.ts";
import * as crew from "./crew.ts";
import * as doctrine from "./doctrine.ts";
import * as gear from "./gear.ts";
import * as hardpoint from "./hardpoint.ts";
import * as heavyWeapon from "./heavy-weapon.ts";
import * as personnel from "./personnel.ts";
import * as pilot from "./pilot.ts";
import * as squadLeader from "./squad-leader.ts";
import * as training from "./training.ts";

/** The upgrade cards of the Galactic Republic, by type. */
export const figures = (): readonly Upgrade[] =>
  inOrder(
    [
      armament.FIGURES,
      crew.FIGURES,
      doctrine.FIGURES,
      gear.FIGURES,
      hardpoint.FIGURES,
      heavyWeapon.FIGURES,
      personnel.FIGURES,
      pilot.FIGURES,
      squadLeader.FIGURES,
      training.FIGURES,
    ],
    ({ type }) => type,
  );

/** What they do beyond their figures. */
export const ENTRIES: Cards<UpgradeCard> = /* @__PURE__ */ together([
  armament.ENTRIES,
  gear.ENTRIES,
  hardpoint.ENTRIES,
  heavyWeapon.ENTRIES,
  personnel.ENTRIES,
  pilot.ENTRIES,
  squadLeader.ENTRIES,
]);

/** That in words. */
export const TEXTS: readonly CardText[] = /* @__PURE__ */ together([
  armament.TEXTS,
  gear.TEXTS,
  hardpoint.TEXTS,
  heavyWeapon.TEXTS,
  personnel.TEXTS,
  pilot.TEXTS,
  squadLeader.TEXTS,
]);
