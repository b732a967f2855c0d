import { at } from "@sw/tabletop";
import { recover } from "../../actions-list.ts";
import { friendsAt } from "../../keywords/friends.ts";
import { profileOf } from "../../profiles.ts";
import { aboutOwn, give, lend, onOrder, ordersAlong, ownUnits, untimed } from "../effects.ts";
import type { CommandCard } from "../types.ts";

const REX = { unit: "Clone Captain Rex" } as const;
const IN_POSITION = "get-in-position";
const UNPROGRAMMED = "were-not-programmed";

/** Command cards of the Galactic Republic. */
export const REPUBLIC: readonly CommandCard[] = [
  {
    id: "general-kenobi",
    moments: [onOrder((work, unit) => give(work, unit, "surge", friendsAt(work, unit, 1).length, "general-kenobi"))],
  },
  { id: "synchronized-offensive", ...ordersAlong("synchronized-offensive", { type: "clone-trooper" }) },
  {
    id: IN_POSITION,
    moments: [
      onOrder((work, unit) => {
        const { nominated } = work.state.players[at(work.state.units, unit).owner];
        const wookiees = [nominated, unit].every(
          (one) => one !== null && profileOf(work.box, work.state, one).type === "wookiee-trooper",
        );
        if (wookiees) lend(work, unit, "agile", 1, IN_POSITION);
      }),
    ],
  },
  {
    id: UNPROGRAMMED,
    moments: [
      untimed((work, player) => {
        for (const unit of ownUnits(work, player, REX)) {
          give(work, unit, "surge", 2, UNPROGRAMMED);
          lend(work, unit, "inspire", 2, UNPROGRAMMED);
        }
      }),
      aboutOwn("activation-start", REX, recover, true),
    ],
  },
];
