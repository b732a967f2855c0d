import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import type { Player } from "../../../state/seats.ts";
import { askUnits } from "../../../units/choosing.ts";
import { enemiesAt } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";
import {
  give,
  givenTo,
  hasJustMoved,
  isLent,
  isOwn,
  lend,
  MARK,
  onOrder,
  rollForWounds,
  withOrder,
} from "../effects.ts";

const DRIVE_THEM_OUT = (): Command => ({
  id: "drive-them-out",
  name: { en: "Drive Them Out" },
  pips: 1,
  faction: "galactic-empire",
  battleForce: "tempest-force",
  orders: [{ count: 1, of: [{ type: "vehicle" }] }],
  keywords: [{ id: "demoralize", value: 1 }],
  incomplete: true,
  doubts: ["Distance and dice faces read from icons."],
});

const DRIVE_THEM_OUT_ID = "drive-them-out";

const DRIVE_THEM_OUT_ENTRY = (): CommandCard => ({
  id: DRIVE_THEM_OUT_ID,
  gift: MARK,
  moments: [
    givenTo(DRIVE_THEM_OUT_ID, { type: "vehicle" }, { keywords: { demoralize: 1 } }),
    {
      moment: "after-action",
      may: false,
      applies: (look, player, about) => isOwn(look, player, about) && drivesOut(look, player, about),
      run(work, _player, unit) {
        if (unit === null) return;
        lend(work, unit, DRIVE_THEM_OUT_ID, 1, DRIVE_THEM_OUT_ID);
        askUnits(work, DRIVE_THEM_OUT_ID, unit);
      },
    },
  ],
  choice: {
    rule: "leg.cards.command-use",
    most: 1,
    may: false,
    candidates: (look, { unit }) => enemiesAt(look, unit, "half"),
    take(work, _bearer, chosen) {
      for (const enemy of chosen) rollForWounds(work, enemy, DRIVE_THEM_OUT_ID);
    },
  },
});

const DRIVE_THEM_OUT_TEXT: CardText = {
  id: "drive-them-out",
  does: {
    en: "Friendly vehicles have Demoralize 1 this round. The first time that a friendly vehicle with a faceup order token ends a move with enemy units at half-range, one of these rolls a white defense die for each of its miniatures and suffers 1 wound for each block or surge.",
    es: "Los vehículos aliados tienen Desmoralizar 1 esta ronda. La primera vez que un vehículo aliado con una ficha de Orden boca arriba termina un movimiento con unidades enemigas a medio alcance, una de ellas tira un dado blanco de defensa por cada una de sus miniaturas y sufre 1 Herida por cada bloqueo o incremento.",
  },
};

const WE_NEED_REINFORCEMENTS = (): Command => ({
  id: "we-need-reinforcements",
  name: { en: "We Need Reinforcements" },
  pips: 2,
  faction: "galactic-empire",
  battleForce: "tempest-force",
  orders: [{ count: 2, of: [{ type: "trooper" }] }],
  keywords: [{ id: "disengage" }],
});

const WE_NEED_REINFORCEMENTS_ENTRY = (): CommandCard => ({
  id: "we-need-reinforcements",
  moments: [onOrder((work, unit) => lend(work, unit, "disengage", 1, "we-need-reinforcements"))],
});

const WE_NEED_REINFORCEMENTS_TEXT: CardText = {
  id: "we-need-reinforcements",
  does: {
    en: "Each ordered unit has Disengage this round.",
    es: "Cada unidad que recibe una orden de la carta tiene Separación esta ronda.",
  },
};

const CONSTANTLY_ALERT = (): Command => ({
  id: "constantly-alert",
  name: { en: "Constantly Alert" },
  pips: 3,
  faction: "galactic-empire",
  battleForce: "tempest-force",
  orders: [{ count: 3, of: [{}] }],
});

const CONSTANTLY_ALERT_ENTRY = (): CommandCard => ({
  id: "constantly-alert",
  moments: [
    onOrder((work, unit) => {
      const near = enemiesAt(work, unit, 1).length;
      if (near > 0) give(work, unit, "aim", near, "constantly-alert");
      else give(work, unit, "standby", 1, "constantly-alert");
    }),
  ],
});

const CONSTANTLY_ALERT_TEXT: CardText = {
  id: "constantly-alert",
  does: {
    en: "Each ordered unit gains 1 aim token for each enemy unit at range 1, or 1 standby token if there is none.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Ataque apuntado por cada unidad enemiga a alcance 1, o 1 ficha de Alerta si no hay ninguna.",
  },
};

/** Command cards of armies of Tempest Force. */
export const FIGURES: Cards<Command> = [DRIVE_THEM_OUT, WE_NEED_REINFORCEMENTS, CONSTANTLY_ALERT];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [DRIVE_THEM_OUT_ENTRY, WE_NEED_REINFORCEMENTS_ENTRY, CONSTANTLY_ALERT_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [DRIVE_THEM_OUT_TEXT, WE_NEED_REINFORCEMENTS_TEXT, CONSTANTLY_ALERT_TEXT];

/** Whether a vehicle has come near enough to enemies, as none has this round. */
function drivesOut(look: Look, player: Player, unit: number): boolean {
  if (!fitsAny(look, unit, [{ type: "vehicle" }]) || withOrder(look, [unit]).length === 0) return false;
  if (undefeated(look.state, player).some((one) => isLent(look, one, DRIVE_THEM_OUT_ID))) return false;
  return hasJustMoved(look, unit) && enemiesAt(look, unit, "half").length > 0;
}
