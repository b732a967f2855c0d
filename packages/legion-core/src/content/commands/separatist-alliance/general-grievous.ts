import { at, nearest } from "@sw/tabletop";
import { attackedBy } from "../../../attack/declared.ts";
import type { UnitChoice } from "../../../state/hooks/battle-card.ts";
import { adds, attacking, figure, on } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import type { TokenKind } from "../../../state/tokens.ts";
import { coverValue } from "../../../table/sight/cover-value.ts";
import { isTrooper, unitTokens } from "../../../units/conditions.ts";
import { friendsAt, inSight } from "../../../units/near.ts";
import { statusOf } from "../../../units/positions.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { loseTokens } from "../../../units/unit-tokens.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { weapon } from "../../written/weapons.ts";
import { asksAt } from "../choice-effects.ts";
import {
  byCard,
  give,
  givenOnOrder,
  givenTo,
  hasJustMoved,
  lend,
  onOrder,
  ownMust,
  ownNear,
  ownUnits,
  volley,
} from "../effects.ts";

const GRIEVOUS = { unit: "General Grievous" } as const;

const VEHICLE = { type: "vehicle" } as const;

/** The kinds of tokens that units lose when Grievous attacks them. */
const STRIPPED: readonly TokenKind[] = ["aim", "dodge", "surge", "standby"];

/** Command cards of General Grievous. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "separatist-alliance", requires: GRIEVOUS },
  () => ({
    "ill-do-it-myself": {
      name: "I'll Do it Myself!",
      pips: 1,
      orders: GRIEVOUS,
      keywords: ["tactical 1"],
      en: "A friendly droid trooper unit at range 1 of General Grievous may suffer 1 wound; then he has Tactical 1 this round. When he attacks this round, units that he attacks first lose all their aim, dodge, surge and standby tokens.",
      es: "Una unidad de infantería droide aliada a alcance 1 de General Grievous puede sufrir 1 Herida; entonces él tiene Táctica 1 esta ronda. Cuando ataca esta ronda, las unidades atacadas pierden antes todas sus fichas de Ataque apuntado, Esquiva, Incremento y Alerta.",
      does: (card) => ({
        gift: {
          effect: [
            on("fights", (work, { unit }) => {
              for (const enemy of attackedBy(work.state, unit)) {
                for (const token of STRIPPED) {
                  loseTokens(work, enemy, token, unitTokens(work.state, enemy, token), byCard(card));
                }
              }
            }),
          ],
          to: [GRIEVOUS],
        },
        moments: [asksAt("determine-priority", card, "sacrifice", sacrifice(card))],
        choices: { sacrifice: sacrifice(card) },
      }),
    },
    "trained-in-your-jedi-arts": {
      name: "Trained In Your Jedi Arts",
      pips: 1,
      orders: GRIEVOUS,
      keywords: ["disengage", "suppressive", "versatile"],
      weapons: [weapon("Trophy Lightsabers", "melee 1-1", "1r 2b 1w", "suppressive", "versatile")],
      en: "General Grievous gains 1 dodge token and has Disengage this round. When he ends his activation, he may attack each enemy unit at range 1 and in line of sight with the weapon of the card.",
      es: "General Grievous gana 1 ficha de Esquiva y tiene Separación esta ronda. Cuando termina su activación, puede atacar con el arma de la carta a cada unidad enemiga a alcance 1 y en línea de visión.",
      does: (card) => ({
        moments: [
          givenTo(card, GRIEVOUS, { tokens: ["dodge"], keywords: { disengage: 1 } }),
          volley(card, GRIEVOUS, "each"),
        ],
      }),
    },
    "pincer-attack": {
      name: "Pincer Attack",
      pips: 2,
      orders: [order(2, VEHICLE)],
      en: "This round, units that a friendly vehicle attacks have no cover while they are at range 1 and in line of sight of another friendly vehicle.",
      es: "Esta ronda, las unidades atacadas por un vehículo aliado no tienen cobertura si están a alcance 1 y en línea de visión de otro vehículo aliado.",
      does: () => ({
        gift: {
          effect: [
            attacking(adds("reduce-cover", coverValue("heavy"))),
            figure("in-attack", (look, { unit, value }, { enemy }) => {
              const { owner } = at(look.state.units, unit);
              return ownNear(look, owner, VEHICLE, enemy, 1).some((one) => one !== unit) ? value : 0;
            }),
          ],
          to: [VEHICLE],
        },
      }),
    },
    "supreme-commander": {
      name: "Supreme Commander",
      pips: 2,
      orders: [order(2, { type: "trooper" })],
      keywords: ["ruthless"],
      en: "General Grievous has Ruthless this round. Each ordered unit, and each other friendly trooper unit at range 1 and in line of sight of one, gains 1 surge token.",
      es: "General Grievous tiene Despiadado esta ronda. Cada unidad que recibe una orden de la carta, y cada otra unidad de infantería aliada a alcance 1 y en línea de visión de una de ellas, gana 1 ficha de Incremento.",
      does: (card) => ({
        moments: [
          givenTo(card, GRIEVOUS, { keywords: { ruthless: 1 } }),
          onOrder((work, unit) => {
            const before = nearest(work.state, "orders")?.issued.filter((one) => one !== unit) ?? [];
            const driven = before.flatMap((one) => [one, ...troopersBeside(work, one)]);
            for (const one of [unit, ...troopersBeside(work, unit)]) {
              if (!driven.includes(one)) give(work, one, "surge", 1, card);
            }
          }),
        ],
      }),
    },
    "crush-them": {
      name: "Crush Them!",
      pips: 3,
      orders: [order(1, GRIEVOUS), order(2)],
      en: "Each ordered unit gains 1 surge token for each defeated enemy unit.",
      es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Incremento por cada unidad enemiga derrotada.",
      does: (card) => ({
        moments: [
          onOrder((work, unit) => {
            const { units } = work.state;
            const { owner } = at(units, unit);
            const fallen = units.filter((one) => one.owner !== owner && statusOf(one) === "defeated").length;
            give(work, unit, "surge", fallen, card);
          }),
        ],
      }),
    },
    "full-throttle": {
      name: "Full Throttle",
      pips: 3,
      orders: [order(1, GRIEVOUS), order(2, VEHICLE)],
      en: "Each ordered unit gains 1 dodge token. Each friendly vehicle gains 1 surge token after each of its moves this round.",
      es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Esquiva. Cada vehículo aliado gana 1 ficha de Incremento después de cada uno de sus movimientos de esta ronda.",
      does: (card) => ({
        moments: [
          givenOnOrder(card, { tokens: ["dodge"] }),
          ownMust(
            "after-action",
            (look, about) => fitsAny(look, about, [VEHICLE]) && hasJustMoved(look, about),
            (work, about) => give(work, about, "surge", 1, card),
          ),
        ],
      }),
    },
  }),
);

/** Creates the choice of a droid trooper unit that suffers a wound, which gives Grievous Tactical 1. */
const sacrifice = (card: string): UnitChoice => ({
  kind: "units",
  rule: "leg.cards.command-use",
  count: 1,
  may: true,
  candidates(look, { side }) {
    const near = ownUnits(look, side, GRIEVOUS).flatMap((unit) => friendsAt(look, unit, 1));
    const droids = ownUnits(look, side, { type: "droid-trooper" });
    return droids.filter((unit) => near.includes(unit) || fallsOut(look, unit, "not-beside-one", { needs: GRIEVOUS }));
  },
  take(work, { side }, chosen) {
    for (const grievous of ownUnits(work, side, GRIEVOUS)) lend(work, grievous, "tactical", 1, card);
    for (const unit of chosen) dealWounds(work, unit, 1, byCard(card));
  },
});

/** Lists the other friendly trooper units at range 1 and in sight of a unit. */
function troopersBeside(look: Look, unit: UnitIndex): readonly number[] {
  return inSight(look, unit, friendsAt(look, unit, 1)).filter((one) => isTrooper(look, one));
}
