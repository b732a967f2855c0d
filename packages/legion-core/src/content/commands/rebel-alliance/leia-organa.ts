import type { UnitMatch } from "../../../catalogue/entries.ts";
import { issueOrder, mayBeOrdered } from "../../../rounds/orders.ts";
import { mustChoose, on, playerMust } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { askUnits } from "../../../units/choosing.ts";
import { friendsAt } from "../../../units/near.ts";
import { fitsAny, rankOf } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { weapon } from "../../written/weapons.ts";
import { aboutOwn, activating, byCard, MAY_MOVE, volley, withOrder } from "../effects.ts";

const EWOKS: UnitMatch = { affiliation: "ewoks" };

const REBELS: UnitMatch = { faction: "rebel-alliance" };

const LEIA = { unit: "Leia Organa" } as const;

/** Command cards of Leia Organa. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "rebel-alliance", requires: LEIA }, () => ({
  "coordinated-bombardment": {
    name: "Coordinated Bombardment",
    pips: 1,
    orders: LEIA,
    keywords: ["immune-deflect"],
    weapons: [weapon("Bombardment", "4-infinite", "2r", "immune-deflect")],
    en: "When Leia Organa ends her activation this round, she may make up to 3 attacks with the weapon of the card, each against a different unit.",
    es: "Cuando Leia Organa termina su activación de esta ronda, puede efectuar hasta 3 ataques con el arma de la carta, cada uno contra una unidad distinta.",
    does: (card) => ({
      moments: [volley(card, LEIA, 3)],
    }),
  },
  "a-beautiful-friendship": {
    name: "A Beautiful Friendship",
    pips: 2,
    orders: [order(1, LEIA), order(1, { unit: "Wicket" })],
    permanent: true,
    keywords: ["teamwork"],
    en: "It stays in play: Wicket has Teamwork: Leia Organa. When an Ewok commander issues orders, it also orders a Rebel unit at range 1; when a Rebel commander does, it also orders an Ewok unit at range 1.",
    es: "Permanece en juego: Wicket tiene Trabajo en equipo: Leia Organa. Cuando un comandante ewok imparte órdenes, también imparte una a una unidad rebelde a alcance 1; cuando lo hace un comandante rebelde, también imparte una a una unidad ewok a alcance 1.",
    does: (card) => ({
      gift: { effect: [on("names", { teamwork: [LEIA] })], to: [{ unit: "Wicket" }], keywords: { teamwork: 1 } },
      moments: [
        playerMust(
          "issue-orders",
          ({ state }, side) => state.sides[side].nominated !== null,
          (work, side) => {
            const { nominated } = work.state.sides[side];
            if (nominated !== null) askUnits(work, card, nominated);
          },
        ),
      ],
      choice: mustChoose("leg.cards.command-use", befriended, (work, unit) => issueOrder(work, unit, byCard(card))),
    }),
  },
  "no-time-for-sorrows": {
    name: "No Time for Sorrows",
    pips: 2,
    orders: [order(2, { type: "trooper" })],
    en: "Each ordered unit may make a speed-1 move at once.",
    es: "Cada unidad que recibe una orden de la carta puede efectuar de inmediato un movimiento de Velocidad 1.",
    does: () => ({ moments: [MAY_MOVE] }),
  },
  "somebody-has-to-save-our-skins": {
    name: "Somebody Has to Save Our Skins",
    pips: 3,
    orders: [order(1, LEIA), order(2)],
    en: "After Leia Organa's activation this round, a friendly unit at range 2 of her that has a faceup order token may be activated at once.",
    es: "Tras la activación de Leia Organa de esta ronda, una unidad aliada a alcance 2 de ella que tenga una ficha de Orden boca arriba puede activarse de inmediato.",
    does: (card) => ({
      moments: [aboutOwn("after-activation", LEIA, (work, unit) => askUnits(work, card, unit))],
      choice: activating((look, unit) => withOrder(look, friendsAt(look, unit, 2))),
    }),
  },
}));

/**
 * Lists the units at range 1 of a commander of which one is also ordered: Rebel units if the commander is an Ewok, Ewok
 * units if the commander is a Rebel.
 */
function befriended(look: Look, commander: number): readonly number[] {
  if (rankOf(look, commander) !== "commander") return [];
  const [match] =
    [
      [EWOKS, REBELS],
      [REBELS, EWOKS],
    ]
      .find(([own]) => own !== undefined && fitsAny(look, commander, [own]))
      ?.slice(1) ?? [];
  return match === undefined
    ? []
    : friendsAt(look, commander, 1).filter((unit) => mayBeOrdered(look, unit) && fitsAny(look, unit, [match]));
}
