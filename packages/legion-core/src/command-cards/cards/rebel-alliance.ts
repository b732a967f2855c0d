import { nearest } from "@sw/tabletop";
import { friendsAt } from "../../keywords/friends.ts";
import { moveBan, startMove } from "../../moves.ts";
import { fitsAny, rankOf } from "../../ranks.ts";
import { gainTokens } from "../../unit-tokens.ts";
import { byCard, mayOnOrder } from "../effects.ts";
import { isOwn } from "../in-play.ts";
import type { CommandCard } from "../types.ts";

const BOMBARDMENT = "coordinated-bombardment";
const COVERING = "covering-fire";

/** A move that a card gives at a speed. */
const SLOW = { speed: 1 } as const;

/** Command cards of the Rebel Alliance. */
export const REBELS: readonly CommandCard[] = [
  {
    id: BOMBARDMENT,
    moments: [
      {
        moment: "activation-end",
        may: false,
        applies: (look, player, about) => isOwn(look, player, about) && fitsAny(look, about, [{ unit: "Leia Organa" }]),
        run(work, _player, unit) {
          if (unit !== null) work.push({ kind: "volley", unit, card: BOMBARDMENT, left: 3, attacked: [] });
        },
      },
    ],
  },
  {
    id: "no-time-for-sorrows",
    moments: [
      mayOnOrder(
        (look, unit) => moveBan(look, unit, "effect", SLOW) === undefined,
        (work, unit) => startMove(work, unit, "effect", SLOW),
      ),
    ],
  },
  {
    id: COVERING,
    moments: [
      {
        moment: "after-attack",
        may: false,
        applies(look, player, about) {
          const attack = nearest(look.state, "attack");
          if (!isOwn(look, player, about) || rankOf(look, about) !== "corps") return false;
          const ranged = attack?.attacker === about && attack.pools.some((pool) => pool.attack === "ranged");
          return ranged && friendsAt(look, about, 2).length > 0;
        },
        run(work, _player, unit) {
          if (unit !== null) work.push({ kind: "choice", source: COVERING, unit, value: 1, chosen: [] });
        },
      },
    ],
    choice: {
      rule: "leg.cards.command-use",
      most: 1,
      may: true,
      candidates: (look, { unit }) => friendsAt(look, unit, 2),
      take(work, _bearer, chosen) {
        for (const unit of chosen) gainTokens(work, unit, "dodge", 1, byCard(COVERING));
      },
    },
  },
];
