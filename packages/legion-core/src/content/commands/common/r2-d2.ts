import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { both, dice } from "../../../catalogue/writing.ts";
import { moveBan, startMove } from "../../../moving/moves.ts";
import { type ActionEntry, actionOfKeyword } from "../../../rounds/actions-list.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import type { Player } from "../../../state/seats.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { afterAttack, mayActFreely } from "../attack-effects.ts";
import { aboutOwn, giveAll, givenTo, mayOnOrder, ownUnits } from "../effects.ts";

/** A move that a card gives at a speed. */
const SLOW = { speed: 1 } as const;

const R2_D2 = { unit: "R2-D2" } as const;

const BLAST_OFF = (): Command => ({
  id: "blast-off",
  name: { en: "Blast Off!" },
  pips: 1,
  requires: { unit: "R2-D2" },
  orders: [{ count: 1, of: [{ unit: "R2-D2" }] }],
  keywords: [{ id: "disengage" }, { id: "jump", value: 1 }],
});

const BLAST_OFF_ID = "blast-off";

const BLAST_OFF_ENTRY = (): CommandCard => ({
  id: BLAST_OFF_ID,
  gift: { effect: { unitAmounts: [{ amount: "speed", adds: 1 }] }, to: [R2_D2] },
  moments: [
    givenTo(BLAST_OFF_ID, R2_D2, { keywords: { disengage: 1, jump: 1 } }),
    aboutOwn("order-issued", R2_D2, (work, unit) =>
      giveAll(work, unit, { tokens: ["dodge", "suppression"] }, BLAST_OFF_ID),
    ),
  ],
});

const BLAST_OFF_TEXT: CardText = {
  id: "blast-off",
  does: {
    en: "This round R2-D2 has Disengage and Jump 1, and his speed is 1 higher. When he is issued an order, he gains 1 dodge token and 1 suppression token.",
    es: "Esta ronda R2-D2 tiene Separación y Salto 1, y su Velocidad aumenta en 1. Cuando recibe una orden, gana 1 ficha de Esquiva y 1 ficha de Acobardamiento.",
  },
};

const IMPROMPTU_IMMOLATION = (): Command => ({
  id: "impromptu-immolation",
  name: { en: "Impromptu Immolation" },
  pips: 2,
  requires: { unit: "R2-D2" },
  orders: [{ count: 1, of: [{ unit: "R2-D2" }] }],
  keywords: [{ id: "blast" }, { id: "spray" }, { id: "suppressive" }],
  weapons: [
    both("Impromptu Immolation", [1, 1], dice(0, 0, 2), [{ id: "blast" }, { id: "spray" }, { id: "suppressive" }]),
  ],
});

const IMPROMPTU_IMMOLATION_ENTRY = (): CommandCard => ({
  id: "impromptu-immolation",
  arms: [R2_D2],
  moments: [
    afterAttack(
      (look, unit) =>
        fitsAny(look, unit, [R2_D2]) && mayActFreely(look, unit) && moveBan(look, unit, "action") === undefined,
      (work, unit) => startMove(work, unit, "action"),
      true,
    ),
  ],
});

const IMPROMPTU_IMMOLATION_TEXT: CardText = {
  id: "impromptu-immolation",
  does: {
    en: "In his activation this round R2-D2 has the weapon of the card. After each of his attacks in it he may perform a free move action.",
    es: "En su activación de esta ronda, R2-D2 tiene el arma de la carta. Después de cada uno de sus ataques en ella puede realizar una acción de movimiento gratuita.",
  },
};

const SMOKE_SCREEN = (): Command => ({
  id: "smoke-screen",
  name: { en: "Smoke Screen" },
  pips: 3,
  requires: { unit: "R2-D2" },
  orders: [
    { count: 1, of: [{ unit: "R2-D2" }] },
    { count: 1, of: [{ type: "trooper" }] },
  ],
  keywords: [{ id: "smoke", value: 1 }],
});

const SMOKE_SCREEN_ID = "smoke-screen";

const SMOKE_SCREEN_ENTRY = (): CommandCard => ({
  id: SMOKE_SCREEN_ID,
  moments: [
    mayOnOrder(
      (look, unit) => !fitsAny(look, unit, [R2_D2]) && moveBan(look, unit, "effect", SLOW) === undefined,
      (work, unit) => startMove(work, unit, "effect", SLOW),
    ),
    {
      moment: "activation-phase-start",
      may: true,
      applies: (look, player) => smokers(look, player).length > 0,
      run(work, player) {
        for (const unit of smokers(work, player)) smoking(work).run(work, unit);
      },
    },
  ],
});

const SMOKE_SCREEN_TEXT: CardText = {
  id: "smoke-screen",
  does: {
    en: "The other ordered unit may make a speed-1 move. At the start of the Activation Phase R2-D2 may perform a free Smoke 1 action.",
    es: "La otra unidad que recibe una orden de la carta puede efectuar un movimiento de Velocidad 1. Al comienzo de la fase de Activación, R2-D2 puede realizar una acción gratuita de Humo 1.",
  },
};

/** Command cards of R2-D2. */
export const FIGURES: Cards<Command> = [BLAST_OFF, IMPROMPTU_IMMOLATION, SMOKE_SCREEN];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [BLAST_OFF_ENTRY, IMPROMPTU_IMMOLATION_ENTRY, SMOKE_SCREEN_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [BLAST_OFF_TEXT, IMPROMPTU_IMMOLATION_TEXT, SMOKE_SCREEN_TEXT];

/** R2-D2 on the battlefield, where alone he can lay smoke. */
function smokers(look: Look, player: Player): readonly number[] {
  return ownUnits(look, player, R2_D2).filter((unit) => smoking(look).fault(look, unit) === undefined);
}

/** His action of laying one smoke token. */
function smoking(look: Pick<Look, "box">): ActionEntry {
  return actionOfKeyword(look, "smoke", 1);
}
