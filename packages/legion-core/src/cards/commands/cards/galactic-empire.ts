import { at } from "@sw/tabletop";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { opponentOf } from "../../../state/seats.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { enemiesAt } from "../../../units/near.ts";
import { statusOf } from "../../../units/positions.ts";
import { profileOf } from "../../../units/profiles.ts";
import { fitsAny } from "../../../units/ranks.ts";
import {
  aboutOwn,
  byCard,
  give,
  givenOnOrder,
  givenTo,
  isLent,
  isOrderedByCard,
  isOwn,
  lend,
  MARK,
  MAY_RECOVER,
  onOrder,
  ownUnits,
  pinning,
  returnOrder,
  untimed,
  volley,
} from "./effects.ts";

const VADER = { unit: "Darth Vader" } as const;
const VEERS = { unit: "General Veers" } as const;
const EVASIVE = "evasive-maneuvers";
const EVIL = "master-of-evil";
const IMPLACABLE = "implacable";
const LOOMING = "annihilation-looms";
const MOTIVATING = "new-ways-to-motivate-them";

/** The round from which Annihilation Looms weighs more. */
const LATE = 4;

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
          const isTrooper = !isVehicle(profileOf(look, about).type);
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
  { id: "pinned-down", moments: [pinning("pinned-down", ["support", "heavy"])] },
  { id: "imperial-discipline", moments: [MAY_RECOVER] },
  {
    id: "die-at-my-hand",
    moments: [
      givenTo("die-at-my-hand", { unit: "Moff Gideon" }, { tokens: ["aim", "dodge"], keywords: { relentless: 1 } }),
    ],
  },
  { id: "moment-of-consideration", moments: [givenOnOrder("moment-of-consideration", { tokens: ["standby"] })] },
  {
    id: "i-care-not-for-your-struggles",
    moments: [givenOnOrder("i-care-not-for-your-struggles", { keywords: { dauntless: 1 } })],
  },
  {
    id: LOOMING,
    moments: [
      untimed((work) => {
        const much = work.state.round < LATE ? 2 : 3;
        for (const unit of work.state.units.keys()) {
          const isThere = statusOf(at(work.state.units, unit)) === "deployed";
          if (isThere && !isVehicle(profileOf(work, unit).type)) {
            give(work, unit, "suppression", much, LOOMING);
          }
        }
      }),
    ],
  },
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
