import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf, type Side } from "../../../state/seats.ts";
import { isFielded } from "../../../units/conditions.ts";
import { alliesAt } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { askCard, choosing } from "../choice-effects.ts";
import { give, givenOnOrder, lend, ownUnits, untimed } from "../effects.ts";

const GAR = { unit: "Gar Saxon" } as const;

/** Command cards of Gar Saxon. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "mercenary", requires: GAR }, () => ({
  "marked-for-elimination": {
    name: "Marked For Elimination",
    pips: 1,
    orders: GAR,
    en: "Gar Saxon gains 2 aim tokens. An enemy commander or operative on the battlefield, as his player chooses, gains 4 observation tokens and 2 suppression tokens.",
    es: "Gar Saxon gana 2 fichas de Ataque apuntado. Una unidad enemiga de Comandante o Agente que esté en el campo de batalla, a elección de su jugador, gana 4 fichas de Observación y 2 fichas de Acobardamiento.",
    does: (card) => ({
      moments: [
        untimed((work, side) => {
          for (const unit of ownUnits(work, side, GAR)) give(work, unit, "aim", 2, card);
          askCard(work, card, "enemy", side, null);
        }),
      ],
      choices: {
        enemy: choosing(
          1,
          (look, side) => leaders(look, opponentOf(side)),
          (work, chosen) => {
            for (const unit of chosen) {
              give(work, unit, "observation", 4, card);
              give(work, unit, "suppression", 2, card);
            }
          },
          false,
        ),
      },
    }),
  },
  "fight-another-day": {
    name: "Fight Another Day",
    pips: 2,
    orders: [order(1, GAR), order(2, { type: "trooper" })],
    keywords: ["outmaneuver"],
    en: "Gar Saxon issues orders only to units at range 1. Each ordered unit gains 1 dodge token. Gar Saxon and friendly special forces units have Outmaneuver this round.",
    es: "Gar Saxon solo imparte órdenes a unidades a alcance 1. Cada unidad que recibe una orden de la carta gana 1 ficha de Esquiva. Gar Saxon y las unidades aliadas de Fuerzas especiales tienen Capacidad de maniobra esta ronda.",
    does: (card) => ({
      mayOrder: (look, side, unit) => ownUnits(look, side, GAR).some((gar) => alliesAt(look, gar, 1).includes(unit)),
      moments: [
        givenOnOrder(card, { tokens: ["dodge"] }),
        untimed((work, side) => {
          for (const unit of hisCompany(work, side)) lend(work, unit, "outmaneuver", 1, card);
        }),
      ],
    }),
  },
  "victory-or-death": {
    name: "Victory or Death!",
    pips: 3,
    orders: [order(1, GAR), order(2, { type: "trooper" })],
    keywords: ["outmaneuver"],
    en: "Each ordered unit gains 1 aim token. Gar Saxon and friendly special forces units have Indomitable this round.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Ataque apuntado. Gar Saxon y las unidades aliadas de Fuerzas especiales tienen Indómito esta ronda.",
    does: (card) => ({
      moments: [
        givenOnOrder(card, { tokens: ["aim"] }),
        untimed((work, side) => {
          for (const unit of hisCompany(work, side)) lend(work, unit, "indomitable", 1, card);
        }),
      ],
    }),
  },
}));

/** Lists a player's commanders and operatives on the battlefield. */
function leaders(look: Look, side: Side): readonly number[] {
  return undefeated(look.state, side).filter(
    (unit) => isFielded(look, unit) && fitsAny(look, unit, [{ rank: "commander" }, { rank: "operative" }]),
  );
}

/** Lists Gar Saxon and the player's special forces units. */
function hisCompany(look: Look, side: Side): readonly number[] {
  return undefeated(look.state, side).filter((unit) => fitsAny(look, unit, [GAR, { rank: "special-forces" }]));
}
