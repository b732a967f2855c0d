import { at } from "@sw/tabletop";
import { putOnCard, tokensOnCard } from "../../../mission/stock.ts";
import { recover } from "../../../rounds/actions-list.ts";
import { skipRally } from "../../../rounds/rally.ts";
import { on, permits } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf, type Side } from "../../../state/seats.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { onlyItself } from "../../../units/choosing.ts";
import { unitTokens } from "../../../units/conditions.ts";
import { alliesAt, enemiesAt, friendsAt } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { profileOf } from "../../../units/profiles.ts";
import { dropTokens } from "../../../units/unit-tokens.ts";
import { startHealing } from "../../keywords/shared/healing.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { asActivated, byCard, give, ownUnits, untimed, whenActivated } from "../effects.ts";

const MAUL = { unit: "Maul" } as const;

/** The maximum number of wounds that Maul removes. */
const MOST_HEALED = 2;

/** Command cards of Maul. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "mercenary", requires: { unit: "Maul", title: "A Rival" } },
  () => ({
    "his-eminence": {
      name: "His Eminence",
      pips: 2,
      orders: [order(1, MAUL), order(1)],
      en: "Maul gains 1 dodge token; all other trooper units at range 1 of him gain 1 suppression token. This round friendly trooper units that activate at range 1 of him do without their Rally step and are neither suppressed nor panicked in that activation.",
      es: "Maul gana 1 ficha de Esquiva; todas las demás unidades de infantería a alcance 1 de él ganan 1 ficha de Acobardamiento. Esta ronda, las unidades de infantería aliadas que se activen a alcance 1 de él omiten su paso de Reagrupamiento y en esa activación no pueden estar acobardadas ni ser presas del pánico.",
      does: (card) => ({
        moments: [
          untimed((work, side) => {
            for (const unit of ownUnits(work, side, MAUL)) {
              give(work, unit, "dodge", 1, card);
              for (const one of [...friendsAt(work, unit, 1), ...enemiesAt(work, unit, 1)]) {
                if (!isVehicle(profileOf(work, one).type)) give(work, one, "suppression", 1, card);
              }
            }
          }),
          ...whenActivated(
            (look, about, side) => isBesideMaul(look, side, about),
            (work, unit) => {
              beginOngoing(work, { unit, keyword: card, value: 1, until: "activation" }, byCard(card));
              skipRally(work);
            },
          ),
        ],
        gift: { effect: [permits("never-suppressed"), permits("never-panics")], to: [] },
      }),
    },
    "seize-what-power-we-can": {
      name: "Seize What Power We Can",
      pips: 3,
      orders: [order(1, MAUL), order(2)],
      en: "There are 1 aim token and 3 surge tokens on this card. For each aim, dodge or surge token that an enemy unit at range 1 of Maul spends this round, one of its kind is put there too. Friendly mercenaries may spend these tokens as their own this round.",
      es: "Sobre esta carta hay 1 ficha de Ataque apuntado y 3 fichas de Incremento. Por cada ficha de Ataque apuntado, Esquiva o Incremento que gaste esta ronda una unidad enemiga a alcance 1 de Maul, se añade otra de su tipo. Esta ronda, los mercenarios aliados pueden gastar esas fichas como si fueran suyas.",
      does: (card) => ({
        stock: { to: [{ faction: "mercenary" }], freely: true },
        moments: [
          untimed((work, side) => {
            for (const [token, count] of [
              ["aim", 1],
              ["dodge", 0],
              ["surge", 3],
            ] as const) {
              putOnCard(work, side, card, token, count);
            }
          }),
        ],
        gift: {
          effect: [
            on("spent", (work, { unit }, { token, count }) => {
              const side = opponentOf(at(work.state.units, unit).owner);
              if (!ownUnits(work, side, MAUL).some((maul) => enemiesAt(work, maul, 1).includes(unit))) return;
              const there = tokensOnCard(work, side, card)[token];
              putOnCard(work, side, card, token, there + count);
            }),
          ],
          to: [],
          against: [{}],
        },
      }),
    },
    "witch-magick": {
      name: "Witch Magick",
      pips: 3,
      handPips: 1,
      orders: MAUL,
      en: "Maul removes up to 2 wound tokens and all his poison and immobilize tokens. When he starts his activation this round, he recovers.",
      es: "Maul retira hasta 2 fichas de Herida y todas sus fichas de Veneno e Inmovilización. Cuando empieza su activación de esta ronda, se recupera.",
      does: (card) => ({
        moments: [
          untimed((work, side) => {
            for (const unit of ownUnits(work, side, MAUL)) {
              for (const token of ["poison", "immobilize"] as const) {
                dropTokens(work, unit, token, unitTokens(work.state, unit, token), byCard(card));
              }
              startHealing(work, card, unit, MOST_HEALED, null, unit);
            }
          }),
          ...asActivated(MAUL, recover),
        ],
        gift: {
          effect: [
            on("heals", {
              rule: "leg.cards.command-use",
              effect: "leg.cards.command-use",
              tokens: ["wound"],
              restores: false,
              candidates: (look, { unit }) => onlyItself(look, unit),
            }),
          ],
          to: [],
        },
      }),
    },
  }),
);

/** Whether a unit is a trooper unit at range 1 of Maul, including Maul himself (leg.range.at-self). */
function isBesideMaul(look: Look, side: Side, unit: UnitIndex): boolean {
  if (isVehicle(profileOf(look, unit).type)) return false;
  return ownUnits(look, side, MAUL).some((maul) => alliesAt(look, maul, 1).includes(unit));
}
