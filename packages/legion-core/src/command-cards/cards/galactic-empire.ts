import { opponentOf } from "../../seats.ts";
import { gainTokens } from "../../unit-tokens.ts";
import { byCard, lend, onOrder } from "../effects.ts";
import { isOrderedByCard } from "../in-play.ts";
import { enemiesAt } from "../nearby.ts";
import type { CommandCard } from "../types.ts";

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
          if (about !== null) gainTokens(work, about, "suppression", 1, byCard("covert-observation"));
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
        const because = byCard("constantly-alert");
        if (near > 0) gainTokens(work, unit, "aim", near, because);
        else gainTokens(work, unit, "standby", 1, because);
      }),
    ],
  },
];
