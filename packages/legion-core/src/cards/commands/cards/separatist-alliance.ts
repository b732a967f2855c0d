import { at } from "@sw/tabletop";
import { hasDefender } from "../../../attack/eligible.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import type { Player } from "../../../state/seats.ts";
import { keywordsOf } from "../../../units/keywords.ts";
import { statusOf } from "../../../units/positions.ts";
import { rankOf } from "../../../units/ranks.ts";
import { give, givenOnOrder, isLent, isOwn, lend, MARK, MAY_MOVE, onOrder, ordersAlong } from "./effects.ts";

const ORBITAL = "orbital-strike";
const GAINS = { "gain-dodge": "dodge", "gain-surge": "surge" } as const;

/** Command cards of the Separatist Alliance. */
export const SEPARATISTS: readonly CommandCard[] = [
  {
    id: ORBITAL,
    gift: MARK,
    moments: [
      {
        moment: "activation-end",
        may: true,
        applies: (look, player, about) => isOwn(look, player, about) && mayStrike(look, player, about),
        run(work, _player, unit) {
          if (unit === null) return;
          lend(work, unit, ORBITAL, 1, ORBITAL);
          work.push({ kind: "volley", unit, card: ORBITAL, left: 1, attacked: [] });
        },
      },
    ],
  },
  { id: "mechanized-incursion", ...ordersAlong("mechanized-incursion", { type: "droid-trooper" }) },
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
  { id: "ai-coordination", moments: [givenOnOrder("ai-coordination", { tokens: ["standby"] })] },
  { id: "unstoppable-advance", moments: [MAY_MOVE] },
  {
    id: "preservation-protocols",
    moments: [givenOnOrder("preservation-protocols", { tokens: ["dodge"], keywords: { disengage: 1, impervious: 1 } })],
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

/** Whether a commander can attack with the card, which nobody has done this round. */
function mayStrike(look: Look, player: Player, unit: number): boolean {
  const leads = rankOf(look, unit) === "commander" || keywordsOf(look, unit)["field-commander"] !== undefined;
  if (!leads || undefeated(look.state, player).some((one) => isLent(look, one, ORBITAL))) return false;
  return hasDefender(look, { attacker: unit, only: null, with: null, reason: ORBITAL, pools: [] });
}
