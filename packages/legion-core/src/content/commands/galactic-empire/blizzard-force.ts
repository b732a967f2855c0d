import { figure } from "../../../state/hooks/words.ts";
import { fitsAny, rankOf } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { weapon } from "../../written/weapons.ts";
import { strike } from "../attack-effects.ts";
import { giveAll, onOrder } from "../effects.ts";

/** Command cards of the battle force Blizzard Force. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "galactic-empire", battleForce: "blizzard-force" },
  () => ({
    "unrelenting-fire": {
      name: "Unrelenting Fire",
      pips: 1,
      orders: [order(2)],
      en: "This round no enemy unit removes more than 1 suppression token in its Rally step.",
      es: "Esta ronda ninguna unidad enemiga retira más de 1 ficha de Acobardamiento al reagruparse.",
      does: () => ({
        gift: { effect: [figure("most-rallied", 1)], to: [], against: [{}] },
      }),
    },
    "overwhelming-barrage": {
      name: "Overwhelming Barrage",
      pips: 2,
      orders: [order(2)],
      keywords: ["blast", "beam", "critical", "immune-deflect", "suppressive"],
      weapons: [
        weapon(
          "Overwhelming Barrage",
          "4-infinite",
          "4b",
          "beam 1",
          "blast",
          "critical 3",
          "immune-deflect",
          "suppressive",
        ),
      ],
      en: "Once this round a friendly commander may attack with the weapon of the card when it ends its activation.",
      es: "Una vez en esta ronda, un comandante aliado puede atacar con el arma de la carta cuando termina su activación.",
      does: (card) => ({
        ...strike(card, (look, unit) => rankOf(look, unit) === "commander"),
      }),
    },
    "debark-for-ground-assault": {
      name: "Debark for Ground Assault",
      pips: 3,
      orders: [order(3)],
      keywords: ["spur", "suppressive"],
      en: "Each ordered corps trooper unit has Spur this round, and its weapons have Suppressive.",
      es: "Cada unidad de infantería de Tropa que recibe una orden de la carta tiene Espolear esta ronda, y sus armas, Fuego de contención.",
      does: (card) => ({
        moments: [
          onOrder((work, unit) => {
            if (fitsAny(work, unit, [{ rank: "corps", type: "trooper" }]))
              giveAll(work, unit, { keywords: { spur: 1, suppressive: 1 } }, card);
          }),
        ],
      }),
    },
  }),
);
