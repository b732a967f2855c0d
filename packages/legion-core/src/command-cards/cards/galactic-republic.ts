import { recover } from "../../actions-list.ts";
import { friendsAt } from "../../keywords/friends.ts";
import { aboutOwn, give, lend, onOrder, ownUnits, untimed } from "../effects.ts";
import type { CommandCard } from "../types.ts";

const REX = { unit: "Clone Captain Rex" } as const;
const UNPROGRAMMED = "were-not-programmed";

/** Command cards of the Galactic Republic. */
export const REPUBLIC: readonly CommandCard[] = [
  {
    id: "general-kenobi",
    moments: [onOrder((work, unit) => give(work, unit, "surge", friendsAt(work, unit, 1).length, "general-kenobi"))],
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
