import { at } from "@sw/tabletop";
import { recover } from "../../../rounds/actions-list.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { friendsAt } from "../../../units/near.ts";
import { profileOf } from "../../../units/profiles.ts";
import { aboutOwn, give, givenOnOrder, givenTo, lend, onOrder, ordersAlong, pinning } from "./effects.ts";

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
          (one) => one !== null && profileOf(work, one).type === "wookiee-trooper",
        );
        if (wookiees) lend(work, unit, "agile", 1, IN_POSITION);
      }),
    ],
  },
  { id: "tactical-planning", moments: [pinning("tactical-planning", ["special-forces", "support"])] },
  {
    id: "general-skywalker",
    moments: [
      givenTo("general-skywalker", { unit: "Anakin Skywalker" }, { keywords: { inspire: 2 } }),
      givenOnOrder("general-skywalker", { tokens: ["aim"] }),
    ],
  },
  {
    id: UNPROGRAMMED,
    moments: [
      givenTo(UNPROGRAMMED, REX, { tokens: ["surge", "surge"], keywords: { inspire: 2 } }),
      aboutOwn("activation-start", REX, recover, true),
    ],
  },
];
