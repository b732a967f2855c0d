import { at } from "@sw/tabletop";
import { statusOf } from "../../positions.ts";
import { give, onOrder } from "../effects.ts";
import type { CommandCard } from "../types.ts";

const GAINS = { "gain-dodge": "dodge", "gain-surge": "surge" } as const;

/** Command cards of the Separatist Alliance. */
export const SEPARATISTS: readonly CommandCard[] = [
  {
    id: "crush-them",
    moments: [
      onOrder((work, unit) => {
        const { units } = work.state;
        const { owner } = at(units, unit);
        const fallen = units.filter((one) => one.owner !== owner && statusOf(one) === "defeated").length;
        give(work, unit, "surge", fallen, "crush-them");
      }),
    ],
  },
  {
    id: "roger-roger",
    moments: [
      onOrder((work, unit) => {
        const { owner } = at(work.state.units, unit);
        work.push({ kind: "mission", card: "roger-roger", choice: "token", player: owner, about: unit, chosen: [] });
      }),
    ],
    choices: {
      token: {
        kind: "named",
        rule: "leg.cards.command-use",
        candidates: () => Object.keys(GAINS),
        take(work, { about }, chosen) {
          const token = Object.entries(GAINS).find(([name]) => name === chosen)?.[1];
          if (about !== null && token !== undefined) give(work, about, token, 1, "roger-roger");
        },
      },
    },
  },
];
