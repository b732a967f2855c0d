import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { generator } from "../generator-effects.ts";
import { BARRAGE_POOL, OVERCHARGE_POOL } from "../pool-effects.ts";

/** Generator upgrades without a faction. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "generator" }, () => ({
  "barrage-generator": {
    name: "Barrage Generator",
    cost: 3,
    exhaust: true,
    en: "While the unit forms a ranged pool with a weapon that has Fixed, it may exhaust the card to add 2 white dice to the pool, which gains Suppressive.",
    es: "Cuando la unidad reúne una reserva a distancia con un arma que tiene Arma fija, puede agotar la carta para añadir 2 dados blancos a la reserva, que gana Fuego de contención.",
    does: (card) => generator(card, [2, 0, 0], BARRAGE_POOL),
  },
  "overcharged-generator": {
    name: "Overcharged Generator",
    cost: 3,
    exhaust: true,
    en: "While the unit forms a ranged pool with a weapon that has Fixed, it may exhaust the card to add 1 black die to the pool, which gains Impact 1.",
    es: "Cuando la unidad reúne una reserva a distancia con un arma que tiene Arma fija, puede agotar la carta para añadir 1 dado negro a la reserva, que gana Antiblindaje 1.",
    does: (card) => generator(card, [0, 1, 0], OVERCHARGE_POOL),
  },
}));
