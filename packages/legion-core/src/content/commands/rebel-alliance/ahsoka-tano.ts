import { at } from "@sw/tabletop";
import { mayMove, startMove } from "../../../moving/moves.ts";
import { recover } from "../../../rounds/actions-list.ts";
import { adds, attacking, figure, mayChoose, on } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { askUnits } from "../../../units/choosing.ts";
import { unitTokens } from "../../../units/conditions.ts";
import { friendsAt } from "../../../units/near.ts";
import { profileOf } from "../../../units/profiles.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { askBoon, boons } from "../choice-effects.ts";
import { asActivated, give, givenTo, onOrder, ownMay, ownUnits, whenActivated } from "../effects.ts";

/** The maximum number of dice that her dodge tokens add. */
const MOST_DICE = 3;

const SABINE = { unit: "Sabine Wren" } as const;

/** A speed-2 move that a card grants. */
const FAST = { speed: 2 } as const;

const AHSOKA = { unit: "Ahsoka Tano" } as const;

/** Command cards of Ahsoka Tano. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "rebel-alliance", requires: { unit: "Ahsoka Tano", title: "Fulcrum" } },
  () => ({
    "i-am-no-jedi": {
      name: "I Am No Jedi",
      pips: 1,
      orders: AHSOKA,
      keywords: ["agile 1"],
      en: "This round Ahsoka Tano has Agile 1 and adds 1 white die to her attack pools for each dodge token she has, 3 dice at most.",
      es: "Esta ronda, Ahsoka Tano tiene Paso ágil 1 y añade 1 dado blanco a sus reservas de ataque por cada ficha de Esquiva que tenga, hasta un máximo de 3 dados.",
      does: (card) => ({
        moments: [givenTo(card, AHSOKA, { keywords: { agile: 1 } })],
        gift: {
          effect: [
            attacking(adds("white-dice", "value")),
            figure("in-attack", ({ state }, { unit }) => Math.min(MOST_DICE, unitTokens(state, unit, "dodge"))),
          ],
          to: [AHSOKA],
        },
      }),
    },
    "family-reunion": {
      name: "Family Reunion",
      pips: 2,
      orders: [order(1, AHSOKA), order(1, SABINE)],
      keywords: ["teamwork"],
      en: "This round Ahsoka Tano has Teamwork: Sabine Wren. When either of the two starts her activation this round, the other may make a speed-2 move.",
      es: "Esta ronda, Ahsoka Tano tiene Trabajo en equipo: Sabine Wren. Cuando una de las dos empieza su activación de esta ronda, la otra puede efectuar un movimiento de Velocidad 2.",
      does: (card) => ({
        moments: whenActivated(
          (look, unit) => fitsAny(look, unit, [AHSOKA, SABINE]),
          (work, unit) => askUnits(work, card, unit),
        ),
        choice: mayChoose(
          "leg.cards.command-use",
          (look, unit) => sisters(look, unit).filter((one) => mayMove(look, one, "effect", FAST)),
          (work, unit) => startMove(work, unit, "effect", FAST),
        ),
        gift: { effect: [on("names", { teamwork: [SABINE] })], to: [AHSOKA], keywords: { teamwork: 1 } },
      }),
    },
    "swift-protector": {
      name: "Swift Protector",
      pips: 2,
      orders: AHSOKA,
      keywords: ["guardian 2"],
      en: "Ahsoka Tano has Guardian 2 this round. When another friendly trooper unit on small bases at range 1 of her is declared as the defender of an attack, it may gain 1 dodge token.",
      es: "Ahsoka Tano tiene Guardián 2 esta ronda. Cuando otra unidad de infantería aliada de peana pequeña a alcance 1 de ella es declarada defensora de un ataque, puede ganar 1 ficha de Esquiva.",
      does: (card) => ({
        moments: [
          givenTo(card, AHSOKA, { keywords: { guardian: 2 } }),
          ownMay(
            "declare-defender",
            (look, about, side) =>
              isSmallTrooper(look, about) &&
              ownUnits(look, side, AHSOKA).some((hers) => friendsAt(look, hers, 1).includes(about)),
            (work, unit) => give(work, unit, "dodge", 1, card),
          ),
        ],
      }),
    },
    "a-new-beginning": {
      name: "A New Beginning",
      pips: 3,
      orders: [order(1, AHSOKA), order(2)],
      keywords: ["inspire 2"],
      en: "Ahsoka Tano has Inspire 2 this round. Each ordered trooper unit on small bases gains 1 aim token or 1 dodge token. When Ahsoka starts her activation, she recovers.",
      es: "Ahsoka Tano tiene Inspirador 2 esta ronda. Cada unidad de infantería de peana pequeña que recibe una orden de la carta gana 1 ficha de Ataque apuntado o 1 ficha de Esquiva. Cuando Ahsoka empieza su activación, se recupera.",
      choices: {
        "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
        "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
      },
      does: (card) => ({
        moments: [
          givenTo(card, AHSOKA, { keywords: { inspire: 2 } }),
          onOrder((work, unit) => askBoon(work, card, unit)),
          ...asActivated(AHSOKA, recover),
        ],
        choices: {
          boon: boons(card, (look, unit) => (isSmallTrooper(look, unit) ? ["gain-aim", "gain-dodge"] : [])),
        },
      }),
    },
  }),
);

/** Whether a unit is a trooper unit on small bases. */
function isSmallTrooper(look: Look, unit: UnitIndex): boolean {
  const { type, base } = profileOf(look, unit);
  return !isVehicle(type) && base === "small";
}

/** Returns the other one of Ahsoka and Sabine, as a list of one or none. */
function sisters(look: Look, unit: UnitIndex): readonly number[] {
  const other = fitsAny(look, unit, [AHSOKA]) ? SABINE : AHSOKA;
  return ownUnits(look, at(look.state.units, unit).owner, other);
}
