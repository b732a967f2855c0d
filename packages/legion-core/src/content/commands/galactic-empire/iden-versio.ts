import { at } from "@sw/tabletop";
import { recover } from "../../../rounds/actions-list.ts";
import { figure, freeCardAction, mustChoose } from "../../../state/hooks/words.ts";
import { miniatureId, type UnitIndex, undefeated, unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import { opponentOf } from "../../../state/seats.ts";
import { isUnitAtRange, measured } from "../../../table/range.ts";
import { seesUnit } from "../../../table/sight/seen.ts";
import { askUnits } from "../../../units/choosing.ts";
import { hasFacedownOrder, isTrooper } from "../../../units/conditions.ts";
import { isFarOff } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { companyOf, sceneOf } from "../../../units/positions.ts";
import { profileOf } from "../../../units/profiles.ts";
import { fitsAny, rankOf } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { weapon } from "../../written/weapons.ts";
import { aboutOwn, asActivated, byCard, give, giveAll, givenTo, turnOrder, whenActivated } from "../effects.ts";

const IDEN = { unit: "Iden Versio" } as const;

/** The amount by which a unit is slowed. A unit keeps at least speed 1, so this leaves speed 1 at any speed. */
const LONGEST = 3;

/** Command cards of Iden Versio. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "galactic-empire", requires: IDEN }, () => ({
  "pulse-scan": {
    name: "Pulse Scan",
    pips: 1,
    orders: IDEN,
    keywords: ["sharpshooter 2"],
    en: "Iden Versio gains 1 aim token and has Sharpshooter 2 this round. When she ends her activation, she gains 1 dodge token and 1 standby token.",
    es: "Iden Versio gana 1 ficha de Ataque apuntado y tiene Tirador de primera 2 esta ronda. Cuando termina su activación, gana 1 ficha de Esquiva y 1 ficha de Alerta.",
    does: (card) => ({
      moments: [
        givenTo(card, IDEN, { tokens: ["aim"], keywords: { sharpshooter: 2 } }),
        aboutOwn("activation-end", IDEN, (work, unit) => giveAll(work, unit, { tokens: ["dodge", "standby"] }, card)),
      ],
    }),
  },
  "concussive-blast": {
    name: "Concussive Blast",
    pips: 2,
    orders: IDEN,
    keywords: ["blast", "scatter", "suppressive"],
    weapons: [weapon("Grenade Launcher", "1-2", "5r", "blast", "scatter", "suppressive")],
    en: "When Iden Versio starts her activation this round, she recovers; in that activation she has the weapon of the card.",
    es: "Cuando Iden Versio empieza su activación de esta ronda, se recupera; en esa activación tiene el arma de la carta.",
    does: () => ({
      arms: [IDEN],
      moments: asActivated(IDEN, recover),
    }),
  },
  incapacitate: {
    name: "Incapacitate",
    pips: 2,
    orders: IDEN,
    en: "This round Iden Versio may perform a free action: an enemy trooper unit at range 1 and in line of sight of her seeker droid gains 3 suppression tokens. If it is a corps unit that has not been activated, its order token is turned facedown, or one from its order pool is laid facedown beside it.",
    es: "Esta ronda, Iden Versio puede realizar una acción gratuita: una unidad de infantería enemiga a alcance 1 y en línea de visión de su droide buscador gana 3 fichas de Acobardamiento. Si es una unidad de Tropa que no se ha activado, su ficha de Orden se pone boca abajo, o se coloca boca abajo junto a ella una de su reserva de órdenes.",
    does: (card) => ({
      gift: {
        effect: [
          freeCardAction(
            card,
            (look, { unit }) => nearSeeker(look, unit).length > 0,
            (work, { unit }) => askUnits(work, card, unit),
          ),
        ],
        to: [IDEN],
      },
      choice: mustChoose("leg.cards.command-use", nearSeeker, (work, enemy) => {
        give(work, enemy, "suppression", 3, card);
        if (!hasFacedownOrder(work.state, enemy) && rankOf(work, enemy) === "corps") turnOrder(work, enemy, card);
      }),
    }),
  },
  "tactical-strike": {
    name: "Tactical Strike",
    pips: 3,
    orders: [order(1, IDEN), order(2, { type: "trooper" })],
    keywords: ["steady", "tactical 1"],
    en: "This round, when Iden Versio or a friendly special forces unit with a faceup order token starts its activation, it may lower its highest speed to 1 for this activation to have Steady and Tactical 1 in it.",
    es: "Esta ronda, cuando Iden Versio o una unidad aliada de Fuerzas especiales con una ficha de Orden boca arriba empieza su activación, puede reducir a 1 su Velocidad máxima durante esa activación para tener en ella Disparo en movimiento y Táctica 1.",
    does: (card) => ({
      gift: { effect: [figure("slowed", LONGEST)], to: [] },
      moments: whenActivated(
        (look, unit) =>
          fitsAny(look, unit, [IDEN, { rank: "special-forces" }]) && at(look.state.units, unit).order === "faceup",
        (work, unit) => {
          for (const keyword of ["steady", "tactical", card])
            beginOngoing(work, { unit, keyword, value: 1, until: "activation" }, byCard(card));
        },
        true,
      ),
    }),
  },
}));

/** Lists the enemy trooper units at range 1 and in line of sight of a unit's seeker droid. Empty without the droid. */
function nearSeeker(look: Look, unit: UnitIndex): readonly number[] {
  const { miniatures, fielded } = profileOf(look, unit);
  const { id: seeker } = fielded.counterpart ?? {};
  if (seeker === undefined) return [];
  const scene = sceneOf(look);
  const place = miniatures.findIndex(({ card }) => card === seeker);
  const droid = miniatureId(look.state, unit, place);
  const figure = companyOf(scene, look.state, unit)?.figures.find(({ id }) => id === droid);
  if (figure === undefined) return [];
  const from = unitId(look.state, unit);
  return undefeated(look.state, opponentOf(at(look.state.units, unit).owner)).filter((enemy) => {
    if (!isTrooper(look, enemy)) return false;
    const company = companyOf(scene, look.state, enemy);
    if (company === undefined || !isUnitAtRange(scene.table, measured(figure), company, 1))
      return isFarOff(look, enemy, from, 1);
    return seesUnit(scene, figure, company) || fallsOut(look, enemy, "unit-out-of-sight", { from });
  });
}
