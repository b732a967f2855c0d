import { nearest } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { askUnits } from "../../../units/choosing.ts";
import { friendsAt } from "../../../units/near.ts";
import { rankOf } from "../../../units/ranks.ts";
import { friendGains, isOwn, lend, ownUnits, untimed } from "../effects.ts";

const SABOTAGED_COMMUNICATIONS = (): Command => ({
  id: "sabotaged-communications",
  name: { en: "Sabotaged Communications" },
  pips: 1,
  faction: "rebel-alliance",
  orders: [{ count: 1, of: [{ rank: "operative" }, { rank: "special-forces" }] }],
});

const SABOTAGED_COMMUNICATIONS_ENTRY = (): CommandCard => ({ id: "sabotaged-communications", mostAgainst: 1 });

const SABOTAGED_COMMUNICATIONS_TEXT: CardText = {
  id: "sabotaged-communications",
  does: {
    en: "This round the command card of the opponent gives 1 order at most.",
    es: "Esta ronda, la carta de Mando del adversario imparte 1 orden como máximo.",
  },
};

const TURNING_THE_TIDE = (): Command => ({
  id: "turning-the-tide",
  name: { en: "Turning the Tide" },
  pips: 2,
  faction: "rebel-alliance",
  orders: [{ count: 2, of: [{ rank: "support" }, { rank: "heavy" }] }],
  keywords: [{ id: "inspire", value: 2 }],
});

const TURNING_THE_TIDE_ID = "turning-the-tide";

const TURNING_THE_TIDE_ENTRY = (): CommandCard => ({
  id: TURNING_THE_TIDE_ID,
  moments: [
    untimed((work, player) => {
      const heavy = [...ownUnits(work, player, { rank: "support" }), ...ownUnits(work, player, { rank: "heavy" })];
      for (const unit of heavy) lend(work, unit, "inspire", 2, TURNING_THE_TIDE_ID);
    }),
  ],
});

const TURNING_THE_TIDE_TEXT: CardText = {
  id: "turning-the-tide",
  does: {
    en: "Friendly support and heavy units have Inspire 2 this round.",
    es: "Las unidades aliadas de Apoyo y Pesadas tienen Inspirador 2 esta ronda.",
  },
};

const COVERING_FIRE = (): Command => ({
  id: "covering-fire",
  name: { en: "Covering Fire" },
  pips: 3,
  faction: "rebel-alliance",
  orders: [{ count: 3, of: [{ rank: "corps" }] }],
});

const COVERING_FIRE_ID = "covering-fire";

const COVERING_FIRE_ENTRY = (): CommandCard => ({
  id: COVERING_FIRE_ID,
  moments: [
    {
      moment: "after-attack",
      may: false,
      applies(look, player, about) {
        if (!isOwn(look, player, about) || rankOf(look, about) !== "corps") return false;
        return hasShot(look, about) && friendsAt(look, about, 2).length > 0;
      },
      run(work, _player, unit) {
        if (unit !== null) askUnits(work, COVERING_FIRE_ID, unit);
      },
    },
  ],
  choice: friendGains(COVERING_FIRE_ID, "dodge"),
});

const COVERING_FIRE_TEXT: CardText = {
  id: "covering-fire",
  does: {
    en: "This round, after a friendly corps unit makes a ranged attack, another friendly unit at range 2 of it may gain 1 dodge token.",
    es: "Esta ronda, después de que una unidad aliada de Tropa efectúe un ataque a distancia, otra unidad aliada a alcance 2 de ella puede ganar 1 ficha de Esquiva.",
  },
};

/** Command cards of the Rebel Alliance that are tied to no unit. */
export const FIGURES: Cards<Command> = [SABOTAGED_COMMUNICATIONS, TURNING_THE_TIDE, COVERING_FIRE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  SABOTAGED_COMMUNICATIONS_ENTRY,
  TURNING_THE_TIDE_ENTRY,
  COVERING_FIRE_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [SABOTAGED_COMMUNICATIONS_TEXT, TURNING_THE_TIDE_TEXT, COVERING_FIRE_TEXT];

/** Whether the attack that is just past was a ranged one of a unit. */
function hasShot({ state }: Pick<Look, "state">, unit: number): boolean {
  const attack = nearest(state, "attack");
  return attack?.attacker === unit && attack.pools.some((pool) => pool.attack === "ranged");
}
