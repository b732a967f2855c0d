import { at } from "@sw/tabletop";
import type { HealHook } from "../../../state/hooks/keyword.ts";
import { adds, attacking, figure, on } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { onlyItself } from "../../../units/choosing.ts";
import { unitTokens } from "../../../units/conditions.ts";
import { keywordsOf } from "../../../units/keywords.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { loseTokens } from "../../../units/unit-tokens.ts";
import { restorable } from "../../../units/wounds/healing.ts";
import { startHealing } from "../../keywords/shared/healing.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import {
  byCard,
  giveAll,
  lend,
  mayOnOrder,
  ownNear,
  ownUnits,
  returnOrder,
  untimed,
  whenActivated,
  withOrder,
} from "../effects.ts";

const POGGLE = { unit: "Poggle the Lesser" } as const;

const SUN_FAC = { unit: "Sun Fac" } as const;

const WARRIORS = { unit: "Geonosian Warriors" } as const;

/** Restores a defeated miniature, no matter in which round it was defeated. */
const MENDING: HealHook = {
  rule: "leg.cards.command-use",
  effect: "leg.cards.command-use",
  tokens: [],
  restores: "of-any-round",
  candidates: (look, { unit }) => onlyItself(look, unit),
};

/** Command cards of Poggle the Lesser. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "separatist-alliance", requires: POGGLE },
  () => ({
    "let-the-executions-begin": {
      name: "Let the Executions Begin!",
      pips: 1,
      orders: POGGLE,
      keywords: ["fire-support"],
      en: "This round, while a friendly corps trooper unit attacks a unit at range 2 and in line of sight of Poggle the Lesser, it converts attack surges to criticals.",
      es: "Esta ronda, cuando una unidad de infantería de Tropa aliada ataca a una unidad a alcance 2 y en línea de visión de Poggle the Lesser, convierte los incrementos de ataque en impactos críticos.",
      does: () => ({
        gift: {
          effect: [
            attacking(adds("chart-to-critical", 1)),
            figure("in-attack", (look, { unit, value }, { enemy }) =>
              ownNear(look, at(look.state.units, unit).owner, POGGLE, enemy, 2).length > 0 ? value : 0,
            ),
          ],
          to: [{ rank: "corps", type: "trooper" }],
        },
      }),
    },
    "we-serve-the-queen": {
      name: "We Serve the Queen",
      pips: 2,
      orders: [order(1)],
      keywords: ["direct", "coordinate"],
      en: "This round Sun Fac loses Direct, and he and friendly Geonosian Warriors units have Coordinate: Geonosian Warriors. Each Geonosian Warriors unit that starts its activation with a faceup order token gains 1 aim token and 1 dodge token.",
      es: "Esta ronda, Sun Fac pierde Dirigir, y él y las unidades de Geonosian Warriors aliadas tienen Coordinación: Geonosian Warriors. Cada unidad de Geonosian Warriors que empieza su activación con una ficha de Orden boca arriba gana 1 ficha de Ataque apuntado y 1 ficha de Esquiva.",
      does: (card) => ({
        gift: { effect: [on("names", { coordinate: [WARRIORS] })], to: [SUN_FAC, WARRIORS] },
        moments: [
          untimed((work, side) => {
            for (const unit of [...ownUnits(work, side, SUN_FAC), ...ownUnits(work, side, WARRIORS)])
              lend(work, unit, "coordinate", 1, card);
            for (const unit of ownUnits(work, side, SUN_FAC)) {
              const { direct = 0 } = keywordsOf(work, unit);
              if (direct > 0) lend(work, unit, "direct", -direct, card);
            }
          }),
          ...whenActivated(
            (look, unit) => fitsAny(look, unit, [WARRIORS]) && withOrder(look, [unit]).length > 0,
            (work, unit) => giveAll(work, unit, { tokens: ["aim", "dodge"] }, card),
          ),
        ],
      }),
    },
    "we-make-weapons": {
      name: "We Make Weapons",
      pips: 4,
      handPips: 3,
      orders: [order(4, { type: "droid-trooper" })],
      en: "It counts as a card of 3 pips in a command hand. Each corps droid trooper unit that it orders may give its order token back to the order pool; then 1 of its defeated miniatures may come back, and it loses 1 suppression token.",
      es: "Cuenta como una carta de 3 puntos en la mano de Mando. Cada unidad de infantería droide de Tropa que recibe una orden de la carta puede devolver su ficha de Orden a la reserva de órdenes; entonces puede volver 1 de sus miniaturas derrotadas, y pierde 1 ficha de Acobardamiento.",
      does: (card) => ({
        moments: [
          mayOnOrder(
            (look, unit) => fitsAny(look, unit, [{ type: "droid-trooper", rank: "corps" }]) && isToBeMended(look, unit),
            (work, unit) => {
              const { owner } = at(work.state.units, unit);
              returnOrder(work, owner, unit, card);
              loseTokens(work, unit, "suppression", 1, byCard(card));
              startHealing(work, card, unit, 1, null, unit);
            },
          ),
        ],
        gift: { effect: [on("heals", MENDING)], to: [] },
      }),
    },
  }),
);

/** Whether a unit would gain something: it has suppression, or a miniature that can be restored. */
function isToBeMended(look: Look, unit: UnitIndex): boolean {
  return unitTokens(look.state, unit, "suppression") > 0 || restorable(look, unit, "of-any-round").length > 0;
}
