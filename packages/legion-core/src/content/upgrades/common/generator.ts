import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { generator } from "../generator-effects.ts";
import { BARRAGE_POOL, OVERCHARGE_POOL } from "../pool-effects.ts";

const BARRAGE_GENERATOR = (): Upgrade => ({
  id: "barrage-generator",
  name: { en: "Barrage Generator" },
  type: "generator",
  cost: 3,
  exhaust: true,
  special: true,
});

const BARRAGE_GENERATOR_ENTRY = (): UpgradeCard => generator("barrage-generator", [2, 0, 0], BARRAGE_POOL);

const BARRAGE_GENERATOR_TEXT: CardText = {
  id: "barrage-generator",
  does: {
    en: "While the unit forms a ranged pool with a weapon that has Fixed, it may exhaust the card to add 2 white dice to the pool, which gains Suppressive.",
    es: "Cuando la unidad reúne una reserva a distancia con un arma que tiene Arma fija, puede agotar la carta para añadir 2 dados blancos a la reserva, que gana Fuego de contención.",
  },
};

const OVERCHARGED_GENERATOR = (): Upgrade => ({
  id: "overcharged-generator",
  name: { en: "Overcharged Generator" },
  type: "generator",
  cost: 3,
  exhaust: true,
  special: true,
});

const OVERCHARGED_GENERATOR_ENTRY = (): UpgradeCard => generator("overcharged-generator", [0, 1, 0], OVERCHARGE_POOL);

const OVERCHARGED_GENERATOR_TEXT: CardText = {
  id: "overcharged-generator",
  does: {
    en: "While the unit forms a ranged pool with a weapon that has Fixed, it may exhaust the card to add 1 black die to the pool, which gains Impact 1.",
    es: "Cuando la unidad reúne una reserva a distancia con un arma que tiene Arma fija, puede agotar la carta para añadir 1 dado negro a la reserva, que gana Antiblindaje 1.",
  },
};

/** Generator upgrades of no faction. */
export const FIGURES: Cards<Upgrade> = [BARRAGE_GENERATOR, OVERCHARGED_GENERATOR];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [BARRAGE_GENERATOR_ENTRY, OVERCHARGED_GENERATOR_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [BARRAGE_GENERATOR_TEXT, OVERCHARGED_GENERATOR_TEXT];
