import { at } from "@sw/tabletop";
import { startMove } from "../../../moving/moves.ts";
import { recover } from "../../../rounds/actions-list.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import { askNamed, askUnits, unchosen } from "../../../units/choosing.ts";
import { loseTokens } from "../../../units/unit-tokens.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { DECLINE } from "../choice-effects.ts";
import { byCard, giveAll, onOrder, ownUnits } from "../effects.ts";

const JEDI_KNIGHT = { unit: "Jedi Knight" } as const;

const JEDI_KNIGHT_GENERAL = { unit: "Jedi Knight General" } as const;

/** Command cards of Jedi Knights. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "galactic-republic", requires: { any: [JEDI_KNIGHT, JEDI_KNIGHT_GENERAL] } },
  () => ({
    "flow-of-the-force": {
      name: "Flow of the Force",
      pips: 1,
      orders: [order(1, JEDI_KNIGHT, JEDI_KNIGHT_GENERAL)],
      en: "Each ordered unit may recover, then gains 1 aim token, 1 dodge token and 1 standby token.",
      es: "Cada unidad que recibe una orden de la carta puede recuperarse; después gana 1 ficha de Ataque apuntado, 1 ficha de Esquiva y 1 ficha de Alerta.",
      choices: { recover: { en: "recover", es: "recuperarse" }, decline: { en: "nothing", es: "nada" } },
      does: (card) => ({
        moments: [onOrder((work, unit) => askNamed(work, card, "recovery", unit))],
        choices: {
          recovery: {
            kind: "named",
            rule: "leg.cards.command-use",
            candidates: () => ["recover", DECLINE],
            take(work, { about }, chosen) {
              if (about === null) return;
              if (chosen === "recover") recover(work, about);
              giveAll(work, about, { tokens: ["aim", "dodge", "standby"] }, card);
            },
          },
        },
      }),
    },
    "affirmative-general": {
      name: "Affirmative, General!",
      pips: 3,
      orders: [order(3, { rank: "commander" }, { rank: "operative" }, { type: "clone-trooper" })],
      en: "Its commander may leave orders of the card ungiven. For each of them a different friendly clone trooper unit of the Republic without a faceup order token may make a speed-1 move and removes 1 suppression token.",
      es: "Su comandante puede dejar de impartir órdenes de la carta. Por cada una, una unidad de infantería clon de la República aliada distinta que no tenga una ficha de Orden boca arriba puede efectuar un movimiento de Velocidad 1 y retira 1 ficha de Acobardamiento.",
      does: (card) => ({
        withheld(work, side, orders) {
          const { nominated } = work.state.sides[side];
          if (nominated !== null) askUnits(work, card, nominated, orders);
        },
        choice: {
          rule: "leg.cards.command-use",
          most: "value",
          may: true,
          candidates: (look, { unit }, chosen) => unchosen(waitingClones(look, unit), chosen),
          take(work, _bearer, chosen) {
            for (const unit of chosen) loseTokens(work, unit, "suppression", 1, byCard(card));
            // What is put on the stack last comes first.
            for (const unit of [...chosen].reverse()) startMove(work, unit, "effect", { speed: 1, optional: true });
          },
        },
      }),
    },
  }),
);

/** Lists the clone trooper units of the Republic without a faceup order token. */
function waitingClones(look: Look, commander: number): readonly number[] {
  const { units } = look.state;
  return ownUnits(look, at(units, commander).owner, { type: "clone-trooper", faction: "galactic-republic" }).filter(
    (unit) => at(units, unit).order !== "faceup" || fallsOut(look, unit, "unit-with-order"),
  );
}
