import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { startMove } from "../../../moving/moves.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { askUnits, unchosen } from "../../../units/choosing.ts";
import { friendsAt } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { companyOf, sceneOf, statusOf } from "../../../units/positions.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { isInSomeArc } from "../../keywords/arcs.ts";
import { type BoonName, boonOnOrder } from "../choice-effects.ts";
import { asActivated, byCard, givenTo, ownUnits } from "../effects.ts";

const MARQUAND = { unit: "Major Marquand" } as const;

const SLOW = { speed: 1 } as const;

const GUNNER_INFANTRY = (): Command => ({
  id: "gunner-infantry",
  name: { en: "Gunner, Infantry!" },
  pips: 1,
  faction: "galactic-empire",
  requires: { unit: "Major Marquand" },
  orders: [{ count: 1, of: [{ unit: "Major Marquand" }] }],
  keywords: [{ id: "tactical", value: 1 }, { id: "suppressive" }],
});

const GUNNER_INFANTRY_ID = "gunner-infantry";

const GUNNER_INFANTRY_ENTRY = (): CommandCard => ({
  id: GUNNER_INFANTRY_ID,
  gift: { effect: { unitAmounts: [{ amount: "slowed", adds: 1 }] }, to: [] },
  moments: [
    givenTo(GUNNER_INFANTRY_ID, MARQUAND, { keywords: { tactical: 1, suppressive: 1 } }),
    ...asActivated(MARQUAND, (work, unit) => {
      const slowed = { unit, keyword: GUNNER_INFANTRY_ID, value: 1, until: "activation" } as const;
      beginOngoing(work, slowed, byCard(GUNNER_INFANTRY_ID));
    }),
  ],
});

const GUNNER_INFANTRY_TEXT: CardText = {
  id: "gunner-infantry",
  does: {
    en: "Major Marquand has Tactical 1 this round, and his weapons have Suppressive. In his activation his highest speed is 1 lower, but not below 1.",
    es: "Major Marquand tiene Táctica 1 esta ronda, y sus armas, Fuego de contención. En su activación, su Velocidad máxima se reduce en 1, hasta un mínimo de 1.",
  },
};

const SQUADRON_ON_ME = (): Command => ({
  id: "squadron-on-me",
  name: { en: "Squadron, On Me" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "Major Marquand" },
  orders: [{ count: 1, of: [{ unit: "Major Marquand" }] }],
  incomplete: true,
  doubts: ["Range read from icons; orders line partly unread."],
});

const SQUADRON_ON_ME_ID = "squadron-on-me";

const SQUADRON_ON_ME_ENTRY = (): CommandCard => ({
  id: SQUADRON_ON_ME_ID,
  moments: asActivated(MARQUAND, (work, unit) => askUnits(work, SQUADRON_ON_ME_ID, unit, squadron(work, unit).length)),
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
});

const SQUADRON_ON_ME_TEXT: CardText = {
  id: "squadron-on-me",
  does: {
    en: "When Major Marquand starts his activation this round, each other friendly vehicle at range 4 of him may pivot and then move at speed 1.",
    es: "Cuando Major Marquand empieza su activación de esta ronda, cada otro vehículo aliado a alcance 4 de él puede pivotar y después moverse a Velocidad 1.",
  },
};

const ARMORED_CAVALRY = (): Command => ({
  id: "armored-cavalry",
  name: { en: "Armored Cavalry" },
  pips: 3,
  faction: "galactic-empire",
  requires: { unit: "Major Marquand" },
  orders: [{ count: 3, of: [{ type: "vehicle" }] }],
});

const ARMORED_CAVALRY_ENTRY = (): CommandCard => ({
  id: "armored-cavalry",
  ...boonOnOrder("armored-cavalry", waysOf, true),
});

const ARMORED_CAVALRY_TEXT: CardText = {
  id: "armored-cavalry",
  does: {
    en: "Each ordered vehicle in Major Marquand's front arc, or not yet deployed, may gain 1 dodge token; in one of his side arcs, 1 aim token; in his rear arc it may move at speed 1. In several arcs its player chooses one of these.",
    es: "Cada vehículo que recibe una orden de la carta puede ganar 1 ficha de Esquiva si está en el arco frontal de Major Marquand o no se ha desplegado; 1 ficha de Ataque apuntado si está en uno de sus arcos laterales; o moverse a Velocidad 1 si está en su arco trasero. Si está en varios arcos, su jugador escoge uno de estos efectos.",
  },
  choices: {
    "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
    "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
    "move-slowly": { en: "move at speed 1", es: "moverse a Velocidad 1" },
    decline: { en: "nothing", es: "nada" },
  },
};

/** Command cards of Major Marquand. */
export const FIGURES: Cards<Command> = [GUNNER_INFANTRY, SQUADRON_ON_ME, ARMORED_CAVALRY];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [GUNNER_INFANTRY_ENTRY, SQUADRON_ON_ME_ENTRY, ARMORED_CAVALRY_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [GUNNER_INFANTRY_TEXT, SQUADRON_ON_ME_TEXT, ARMORED_CAVALRY_TEXT];

/** What a vehicle may do by where it stands to Marquand. */
function waysOf(look: Look, unit: number): readonly BoonName[] {
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

/** What a vehicle may do in the arcs of Marquand. */
const BY_ARC = { front: "gain-dodge", sides: "gain-aim", rear: "move-slowly" } as const;

/** The other vehicles around Marquand. */
function squadron(look: Look, unit: number): readonly number[] {
  return friendsAt(look, unit, 4).filter((one) => fitsAny(look, one, [{ type: "vehicle" }]));
}
