import { at } from "@sw/tabletop";
import { startMove } from "../../../moving/moves.ts";
import { figure } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { askUnits, unchosen } from "../../../units/choosing.ts";
import { friendsAt } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { companyOf, sceneOf, statusOf } from "../../../units/positions.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { isInSomeArc } from "../../keywords/shared/arcs.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { type BoonName, boonOnOrder } from "../choice-effects.ts";
import { asActivated, byCard, givenTo, ownUnits } from "../effects.ts";

const MARQUAND = { unit: "Major Marquand" } as const;

const SLOW = { speed: 1 } as const;

/** Command cards of Major Marquand. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "galactic-empire", requires: MARQUAND }, () => ({
  "gunner-infantry": {
    name: "Gunner, Infantry!",
    pips: 1,
    orders: MARQUAND,
    keywords: ["tactical 1", "suppressive"],
    en: "Major Marquand has Tactical 1 this round, and his weapons have Suppressive. In his activation his highest speed is 1 lower, but not below 1.",
    es: "Major Marquand tiene Táctica 1 esta ronda, y sus armas, Fuego de contención. En su activación, su Velocidad máxima se reduce en 1, hasta un mínimo de 1.",
    does: (card) => ({
      gift: { effect: [figure("slowed", 1)], to: [] },
      moments: [
        givenTo(card, MARQUAND, { keywords: { tactical: 1, suppressive: 1 } }),
        ...asActivated(MARQUAND, (work, unit) => {
          const slowed = { unit, keyword: card, value: 1, until: "activation" } as const;
          beginOngoing(work, slowed, byCard(card));
        }),
      ],
    }),
  },
  "squadron-on-me": {
    name: "Squadron, On Me",
    pips: 2,
    orders: MARQUAND,
    incomplete: true,
    doubts: ["Range read from icons; orders line partly unread."],
    en: "When Major Marquand starts his activation this round, each other friendly vehicle at range 4 of him may pivot and then move at speed 1.",
    es: "Cuando Major Marquand empieza su activación de esta ronda, cada otro vehículo aliado a alcance 4 de él puede pivotar y después moverse a Velocidad 1.",
    does: (card) => ({
      moments: asActivated(MARQUAND, (work, unit) => askUnits(work, card, unit, squadron(work, unit).length)),
      choice: {
        rule: "leg.cards.command-use",
        most: "value",
        may: true,
        candidates: (look, { unit }, chosen) => unchosen(squadron(look, unit), chosen),
        take(work, _bearer, chosen) {
          for (const vehicle of [...chosen].reverse()) {
            startMove(work, vehicle, "effect", { ...SLOW, optional: true });
            startMove(work, vehicle, "effect", { pivot: true, optional: true });
          }
        },
      },
    }),
  },
  "armored-cavalry": {
    name: "Armored Cavalry",
    pips: 3,
    orders: [order(3, { type: "vehicle" })],
    en: "Each ordered vehicle in Major Marquand's front arc, or not yet deployed, may gain 1 dodge token; in one of his side arcs, 1 aim token; in his rear arc it may move at speed 1. In several arcs its player chooses one of these.",
    es: "Cada vehículo que recibe una orden de la carta puede ganar 1 ficha de Esquiva si está en el arco frontal de Major Marquand o no se ha desplegado; 1 ficha de Ataque apuntado si está en uno de sus arcos laterales; o moverse a Velocidad 1 si está en su arco trasero. Si está en varios arcos, su jugador escoge uno de estos efectos.",
    choices: {
      "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
      "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
      "move-slowly": { en: "move at speed 1", es: "moverse a Velocidad 1" },
      decline: { en: "nothing", es: "nada" },
    },
    does: (card) => ({
      ...boonOnOrder(card, waysOf, true),
    }),
  },
}));

/** Lists the options of a vehicle by the arcs of Marquand that it is in. */
function waysOf(look: Look, unit: UnitIndex): readonly BoonName[] {
  const { units } = look.state;
  if (statusOf(at(units, unit)) === "undeployed") return ["gain-dodge"];
  const [marquand] = ownUnits(look, at(units, unit).owner, MARQUAND);
  if (marquand === undefined || marquand === unit) return [];
  const scene = sceneOf(look);
  const leader = companyOf(scene, look.state, marquand)?.leader;
  const figures = companyOf(scene, look.state, unit)?.figures;
  if (leader === undefined || figures === undefined) return [];
  const isIn = (arc: keyof typeof BY_ARC): boolean => figures.some((figure) => isInSomeArc(leader, figure, [arc]));
  return (["front", "sides", "rear"] as const).flatMap((arc) => (isIn(arc) ? [BY_ARC[arc]] : []));
}

/** The option of a vehicle in each arc of Marquand. */
const BY_ARC = { front: "gain-dodge", sides: "gain-aim", rear: "move-slowly" } as const;

/** Lists the other vehicles at range 4 of Marquand. */
function squadron(look: Look, unit: UnitIndex): readonly number[] {
  return friendsAt(look, unit, 4).filter((one) => fitsAny(look, one, [{ type: "vehicle" }]));
}
