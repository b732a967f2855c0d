import { LENT } from "../../../attack/pools/offers.ts";
import { figure, on, permits } from "../../../state/hooks/words.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { givenOnOrder, givenTo } from "../effects.ts";
import { bringingBack } from "../hand-effects.ts";

const YODA = { unit: "Yoda" } as const;

/** Command cards of Yoda. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "galactic-republic", requires: YODA }, () => ({
  "size-matters-not": {
    name: "Size Matters Not",
    pips: 1,
    orders: YODA,
    keywords: ["jump 1", "charge", "disengage"],
    en: "This round Yoda has Jump 1, Charge and Disengage, his speed counts as 3, and in his activation he may use each of his card actions and free card actions twice. As the End Phase starts, There Is No Try goes back to the hand if it was discarded.",
    es: "Esta ronda, Yoda tiene Salto 1, Acometida y Separación, su velocidad se considera 3, y en su activación puede usar dos veces cada una de sus acciones de carta y acciones de carta gratuitas. Al comienzo de la fase Final, There Is No Try vuelve a la mano si estaba descartada.",
    does: (card) => ({
      moments: [
        givenTo(card, YODA, { keywords: { jump: 1, charge: 1, disengage: 1 } }),
        bringingBack(card, "there-is-no-try"),
      ],
      gift: {
        effect: [figure("fixed-speed", 3), permits("repeats-card-actions")],
        to: [YODA],
      },
    }),
  },
  "there-is-no-try": {
    name: "There Is No Try",
    pips: 2,
    orders: [order(1, YODA), order(1, { type: "trooper" })],
    keywords: ["outmaneuver", "relentless"],
    en: "Each ordered unit gains 1 dodge token and has Outmaneuver and Relentless this round. As the End Phase starts, Luminous Beings Are We goes back to the hand if it was discarded.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Esquiva y tiene Capacidad de maniobra e Imparable esta ronda. Al comienzo de la fase Final, Luminous Beings Are We vuelve a la mano si estaba descartada.",
    does: (card) => ({
      moments: [
        givenOnOrder(card, { tokens: ["dodge"], keywords: { outmaneuver: 1, relentless: 1 } }),
        bringingBack(card, "luminous-beings-are-we"),
      ],
    }),
  },
  "luminous-beings-are-we": {
    name: "Luminous Beings Are We",
    pips: 3,
    ordersEligible: true,
    en: "Yoda gains 2 aim, 2 dodge and 2 surge tokens. This round he cannot attack, and friendly units at range 3 may spend his aim, dodge and surge tokens as their own. As the End Phase starts, Size Matters Not goes back to the hand if it was discarded.",
    es: "Yoda gana 2 fichas de Ataque apuntado, 2 de Esquiva y 2 de Incremento. Esta ronda no puede atacar, y las unidades aliadas a alcance 3 pueden gastar sus fichas de Ataque apuntado, Esquiva e Incremento como si fueran propias. Al comienzo de la fase Final, Size Matters Not vuelve a la mano si estaba descartada.",
    does: (card) => ({
      moments: [
        givenTo(card, YODA, { tokens: ["aim", "aim", "dodge", "dodge", "surge", "surge"] }),
        bringingBack(card, "size-matters-not"),
      ],
      gift: {
        effect: [permits("no-attacks"), on("lends", { within: 3, guarding: true, kinds: () => LENT })],
        to: [YODA],
      },
    }),
  },
}));
