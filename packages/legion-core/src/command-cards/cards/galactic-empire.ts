import { at } from "@sw/tabletop";
import { statusOf } from "../../positions.ts";
import { profileOf } from "../../profiles.ts";
import { fitsAny } from "../../ranks.ts";
import { opponentOf } from "../../seats.ts";
import { isVehicle } from "../../unit-types.ts";
import {
  aboutOwn,
  byCard,
  give,
  isLent,
  lend,
  MARK,
  MAY_RECOVER,
  onOrder,
  ownUnits,
  returnOrder,
  untimed,
  volley,
} from "../effects.ts";
import { isOrderedByCard, isOwn } from "../in-play.ts";
import { enemiesAt } from "../nearby.ts";
import type { CommandCard } from "../types.ts";

const VADER = { unit: "Darth Vader" } as const;
const VEERS = { unit: "General Veers" } as const;
const EVASIVE = "evasive-maneuvers";
const EVIL = "master-of-evil";
const IMPLACABLE = "implacable";
const MOTIVATING = "new-ways-to-motivate-them";

/** Command cards of the Galactic Empire. */
export const EMPIRE: readonly CommandCard[] = [
  {
    id: "covert-observation",
    moments: [
      {
        moment: "order-issued",
        may: false,
        applies: (look, player, about) => isOrderedByCard(look, opponentOf(player), about),
        run(work, _player, about) {
          if (about !== null) give(work, about, "suppression", 1, "covert-observation");
        },
      },
    ],
  },
  {
    id: "we-need-reinforcements",
    moments: [onOrder((work, unit) => lend(work, unit, "disengage", 1, "we-need-reinforcements"))],
  },
  {
    id: "constantly-alert",
    moments: [
      onOrder((work, unit) => {
        const near = enemiesAt(work, unit, 1).length;
        if (near > 0) give(work, unit, "aim", near, "constantly-alert");
        else give(work, unit, "standby", 1, "constantly-alert");
      }),
    ],
  },
  {
    id: IMPLACABLE,
    gift: MARK,
    moments: [
      aboutOwn("activation-start", VADER, (work, unit) => {
        give(work, unit, "dodge", 1, IMPLACABLE);
        if (!isLent(work, unit, IMPLACABLE)) return;
        work.amend("activation", (frame) => ({ ...frame, actions: frame.actions - 1 }));
      }),
      {
        moment: "after-activation",
        may: true,
        applies: (look, player, about) =>
          isOwn(look, player, about) &&
          fitsAny(look, about, [VADER]) &&
          statusOf(at(look.state.units, about)) !== "defeated" &&
          !isLent(look, about, IMPLACABLE),
        run(work, player, unit) {
          if (unit === null) return;
          lend(work, unit, IMPLACABLE, 1, IMPLACABLE);
          returnOrder(work, player, unit, IMPLACABLE);
          work.push({ kind: "wounds", unit, left: 1, by: null, because: byCard(IMPLACABLE) });
        },
      },
    ],
  },
  { id: "maximum-firepower", moments: [volley("maximum-firepower", VEERS, 1)] },
  {
    id: EVASIVE,
    moments: [
      untimed((work, player) => {
        for (const unit of ownUnits(work, player, { type: "vehicle" })) lend(work, unit, "nimble", 1, EVASIVE);
      }),
      onOrder((work, unit) => give(work, unit, "dodge", 1, EVASIVE)),
    ],
  },
  {
    id: MOTIVATING,
    moments: [
      {
        moment: "activation-start",
        may: true,
        applies(look, player, about) {
          if (!isOwn(look, player, about) || fitsAny(look, about, [VADER])) return false;
          const isTrooper = !isVehicle(profileOf(look.box, look.state, about).type);
          return isTrooper && at(look.state.units, about).order === "faceup";
        },
        run(work, _player, unit) {
          if (unit === null) return;
          work.amend("activation", (frame) => ({ ...frame, actions: frame.actions + 1 }));
          work.push({ kind: "wounds", unit, left: 1, by: null, because: byCard(MOTIVATING) });
        },
      },
    ],
  },
  { id: "imperial-discipline", moments: [MAY_RECOVER] },
  {
    id: EVIL,
    moments: [
      untimed((work, player) => {
        for (const unit of ownUnits(work, player, VADER)) give(work, unit, "dodge", 1, EVIL);
      }),
      aboutOwn("activation-start", VADER, (work, unit) => {
        for (const enemy of enemiesAt(work, unit, 2)) give(work, enemy, "suppression", 3, EVIL);
      }),
    ],
  },
];
