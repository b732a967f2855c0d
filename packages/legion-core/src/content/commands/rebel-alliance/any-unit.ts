import { nearest } from "@sw/tabletop";
import { playerMust } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { askUnits } from "../../../units/choosing.ts";
import { friendsAt } from "../../../units/near.ts";
import { rankOf } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { friendGains, isOwn, lend, ownUnits, untimed } from "../effects.ts";

/** Command cards of the Rebel Alliance that are not tied to a unit. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "rebel-alliance" }, () => ({
  "sabotaged-communications": {
    name: "Sabotaged Communications",
    pips: 1,
    orders: [order(1, { rank: "operative" }, { rank: "special-forces" })],
    en: "This round the command card of the opponent gives 1 order at most.",
    es: "Esta ronda, la carta de Mando del adversario imparte 1 orden como máximo.",
    does: () => ({ mostAgainst: 1 }),
  },
  "turning-the-tide": {
    name: "Turning the Tide",
    pips: 2,
    orders: [order(2, { rank: "support" }, { rank: "heavy" })],
    keywords: ["inspire 2"],
    en: "Friendly support and heavy units have Inspire 2 this round.",
    es: "Las unidades aliadas de Apoyo y Pesadas tienen Inspirador 2 esta ronda.",
    does: (card) => ({
      moments: [
        untimed((work, side) => {
          const heavy = [...ownUnits(work, side, { rank: "support" }), ...ownUnits(work, side, { rank: "heavy" })];
          for (const unit of heavy) lend(work, unit, "inspire", 2, card);
        }),
      ],
    }),
  },
  "covering-fire": {
    name: "Covering Fire",
    pips: 3,
    orders: [order(3, { rank: "corps" })],
    en: "This round, after a friendly corps unit makes a ranged attack, another friendly unit at range 2 of it may gain 1 dodge token.",
    es: "Esta ronda, después de que una unidad aliada de Tropa efectúe un ataque a distancia, otra unidad aliada a alcance 2 de ella puede ganar 1 ficha de Esquiva.",
    does: (card) => ({
      moments: [
        playerMust(
          "after-attack",
          (look, side, about) => {
            if (!isOwn(look, side, about) || rankOf(look, about) !== "corps") return false;
            return hasShot(look, about) && friendsAt(look, about, 2).length > 0;
          },
          (work, _player, unit) => {
            if (unit !== null) askUnits(work, card, unit);
          },
        ),
      ],
      choice: friendGains(card, "dodge"),
    }),
  },
}));

/** Whether the last attack was a ranged attack of the unit. */
function hasShot({ state }: Pick<Look, "state">, unit: UnitIndex): boolean {
  const attack = nearest(state, "attack");
  return attack?.attacker === unit && attack.pools.some((pool) => pool.attack === "ranged");
}
