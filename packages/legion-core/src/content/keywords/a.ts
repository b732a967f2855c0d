import { at, nearest } from "@sw/tabletop";
import { cancelHit } from "../../attack/pools/offers.ts";
import { usingUp } from "../../attack/pools/rules.ts";
import { adds, cardAction, defending, figure, must, on, permits } from "../../state/hooks/words.ts";
import type { UnitIndex } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { isMarked, markActivation } from "../../units/activation.ts";
import { askNamed } from "../../units/choosing.ts";
import { isFielded } from "../../units/conditions.ts";
import { alliesAt, friendsAt, inSight } from "../../units/near.ts";
import { statusOf } from "../../units/positions.ts";
import { fitsAny, rankOf } from "../../units/ranks.ts";
import { readUnit } from "../../units/reading.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { mayAtStart } from "./shared/activation-start.ts";
import { antiType } from "./shared/anti-type.ts";
import { chargesOf } from "./shared/charges.ts";
import { lay, laying } from "./shared/laid-tokens.ts";
import { afterStandardMove } from "./shared/standard-moves.ts";

/** The keywords that start with A. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  "advanced-targeting": {
    name: ["Advanced Targeting[: Unit Type X]", "Selección avanzada de blanco[: tipo de unidad X]"],
    en: "When the unit attacks an enemy of the named type, it may gain X aim tokens while it forms its pool; it may then form no other pool in this attack.",
    es: "Cuando la unidad ataca a un enemigo del tipo indicado, puede ganar X fichas de Ataque apuntado al reunir su reserva; en ese ataque no puede formar más reservas.",
    does: (keyword) => [
      on("declaring", {
        step: "weapons",
        rule: "leg.kw.advanced-targeting.gain",
        onlyPool: true,
        ways(look, { unit }, { defender, pools }) {
          const uses = readUnit(look, unit).given.uses.filter(({ id }) => id === keyword);
          const isNamed = defender !== null && uses.some(({ of = [] }) => fitsAny(look, defender, of));
          return isNamed && pools === 1 ? [""] : [];
        },
        take: (work, { unit, value }) =>
          gainTokens(work, unit, "aim", value, { rule: "leg.kw.advanced-targeting.gain", cause: keyword }),
      }),
    ],
  },
  agile: {
    name: ["Agile[ X]", "Paso ágil[ X]"],
    en: "Each time the unit makes a standard move as part of an action, it gains X dodge tokens. A climb or a pivot is no standard move.",
    es: "Cada vez que la unidad efectúa un movimiento normal como parte de una acción, gana X fichas de Esquiva. Escalar o pivotar no es un movimiento normal.",
    does: (keyword) => [afterStandardMove("dodge", { rule: "leg.kw.agile-x", cause: keyword })],
  },
  ai: {
    name: ["AI[: Action]", "IA[: acción]"],
    en: "On the battlefield, without a faceup order token and with no friendly commander at range 3 as its Perform Actions step begins, the unit must start with one of the listed actions, if it can perform one. Free actions do not count as that first action.",
    es: "Si la unidad está en el campo de batalla, sin ficha de Orden boca arriba y sin un comandante aliado a alcance 3 al empezar su paso Realizar acciones, su primera acción debe ser una de las indicadas, si puede realizar alguna. Las acciones gratuitas no cuentan como esa primera acción.",
    does: (keyword) => [
      must(
        "perform-actions-start",
        (look, { unit }, about) => about === unit && isLeftAlone(look, unit),
        (work, { unit }) => {
          const activation = nearest(work.state, "activation");
          if (activation?.unit === unit) markActivation(work, unit, bound(activation.actions));
        },
      ),
      on("first-action", {
        rule: "leg.kw.ai",
        // Free actions leave the number of actions alone, and so the unit bound.
        among: (look, { unit }, { marks, actions }) =>
          marks.includes(bound(actions))
            ? readUnit(look, unit).given.uses.flatMap((use) => (use.id === keyword ? (use.actions ?? []) : []))
            : null,
      }),
    ],
  },
  aid: {
    name: ["Aid[: Affiliation]", "Ayuda[: afiliación]"],
    en: "When the unit would gain an aim, dodge or surge token, another friendly unit of the named kind at range 2 and in line of sight may gain it instead. For each token passed on, this unit gains a suppression token.",
    es: "Cuando la unidad fuera a ganar una ficha de Ataque apuntado, Esquiva o Incremento, puede ganarla en su lugar otra unidad aliada de la clase indicada a alcance 2 y en línea de visión. Por cada ficha cedida, esta unidad gana una ficha de Acobardamiento.",
    does: (keyword) => [
      on("redirects", {
        rule: "leg.kw.aid",
        tokens: ["aim", "dodge", "surge"],
        candidates: (look, { unit }) => toAid(look, unit),
        pay: (work, { unit }, count) =>
          gainTokens(work, unit, "suppression", count, { rule: "leg.kw.aid", cause: keyword }),
      }),
    ],
  },
  "allies-of-convenience": {
    name: ["Allies of Convenience", "Aliados por conveniencia"],
    en: "The unit may issue orders to friendly Mercenary units whatever their affiliation. An army with such units may include one Mercenary unit more than usual.",
    es: "La unidad puede impartir órdenes a unidades de Mercenarios aliadas sea cual sea su afiliación. Un ejército con unidades así puede incluir una unidad de Mercenarios más de lo habitual.",
    does: () => [permits("orders-mercenaries")],
  },
  "anti-materiel": {
    name: ["Anti-Materiel[ X]", "Antimaterial[ X]"],
    en: "If the defender is a vehicle, X attack dice of this weapon are upgraded.",
    es: "Si el defensor es un vehículo, se mejoran X dados de ataque de esta arma.",
    choices: {
      "anti-materiel white-attack": {
        en: "Anti-Materiel: upgrade a white die",
        es: "Antimaterial: mejorar un dado blanco",
      },
      "anti-materiel black-attack": {
        en: "Anti-Materiel: upgrade a black die",
        es: "Antimaterial: mejorar un dado negro",
      },
    },
    does: (keyword) => antiType(keyword, "vehicles"),
  },
  "anti-personnel": {
    name: ["Anti-Personnel[ X]", "Antipersonal[ X]"],
    en: "If the defender is a trooper unit, X attack dice of this weapon are upgraded.",
    es: "Si el defensor es una unidad de infantería, se mejoran X dados de ataque de esta arma.",
    choices: {
      "anti-personnel white-attack": {
        en: "Anti-Personnel: upgrade a white die",
        es: "Antipersonal: mejorar un dado blanco",
      },
      "anti-personnel black-attack": {
        en: "Anti-Personnel: upgrade a black die",
        es: "Antipersonal: mejorar un dado negro",
      },
    },
    does: (keyword) => antiType(keyword, "troopers"),
  },
  "area-weapon": {
    name: ["Area Weapon", "Arma con área de efecto"],
    en: "The weapon makes a separate ranged attack against every unit, friendly or enemy, in line of sight and at its range, engaged or not. It is added to no attack pool of a unit and is always the only weapon of its own.",
    es: "El arma efectúa un ataque a distancia por separado contra cada unidad, aliada o enemiga, en línea de visión y a su alcance, esté trabada o no. No se añade a reservas de ataque de unidades y siempre es la única arma de la suya.",
    does: () => [],
  },
  arm: {
    name: ["Arm[ X: Charge Token Type]", "Armar[ X: tipo de carga]"],
    en: "Action: the unit places X charge tokens of the named type at range 1 and in line of sight of its leader. They lie flat and level on a surface and overlap no objective, advantage or other charge tokens.",
    es: "Acción: la unidad coloca X fichas de Carga del tipo indicado a alcance 1 y en línea de visión de su líder. Quedan planas y niveladas sobre una superficie, sin solaparse con fichas de Objetivo, de Ventaja ni con otras de Carga.",
    does: (keyword) => [
      cardAction(
        keyword,
        (look, { unit }) => isFielded(look, unit) && chargesOf(look, unit, keyword).length > 0,
        (work, { unit, value }) => lay(work, keyword, unit, value),
      ),
      on("choices", {
        place: laying({
          keyword,
          kind: "charge",
          rule: "leg.kw.arm-x.action",
          lies: "at",
          names: (look, unit) => chargesOf(look, unit, keyword).map(({ name }) => name),
        }),
      }),
    ],
  },
  armor: {
    name: ["Armor[ X]", "Blindaje[ X]"],
    en: "While defending, the unit may cancel up to X hits of the attack roll, or any number of them where no X is given. Criticals stay.",
    es: "Al defenderse, la unidad puede anular hasta X impactos de la tirada de ataque, o cuantos quiera si no se indica X. Los impactos críticos no se anulan.",
    withoutValue: ANY,
    does: (keyword) => [
      defending(
        adds("armored", 1),
        adds("cancel-hits", "value"),
        usingUp(
          "cancel-hits",
          { id: keyword, stage: "modify-attack-defender", side: "defender" },
          ({ hits }) => hits > 0,
          cancelHit,
        ),
      ),
    ],
  },
  arsenal: {
    name: ["Arsenal[ X]", "Arsenal[ X]"],
    en: "When pools are formed, each miniature of the unit may use up to X of its weapons, in one pool or in several. Each weapon still goes into one pool only.",
    es: "Al reunir las reservas de ataque, cada miniatura de la unidad puede usar hasta X de sus armas, en una o en varias reservas. Cada arma sigue aportando sus dados a una sola reserva.",
    does: () => [figure("weapons", "value"), figure("weapons", -1)],
  },
  associate: {
    name: ["Associate[: Unit Name]", "Asociación[: nombre de unidad]"],
    en: "If the army includes a unit of the given name, this unit does not count towards the maximum of its rank.",
    es: "Si el ejército incluye una unidad con el nombre indicado, esta unidad no cuenta para el máximo de su categoría.",
    does: () => [],
  },
  "ataru-mastery": {
    name: ["Ataru Mastery", "Dominio de Ataru"],
    en: "The unit may perform two attack actions in its activation. After an attack of its own it gains a dodge token, after one against it an aim token.",
    es: "La unidad puede efectuar dos acciones de ataque en su activación. Tras un ataque propio gana una ficha de Esquiva; tras uno contra ella, una ficha de Ataque apuntado.",
    does: () => [
      figure("attacks", 1),
      on("after-pool", {
        attacker: { token: "dodge", rule: "leg.kw.ataru-mastery.attack-token" },
        defender: { token: "aim", rule: "leg.kw.ataru-mastery.defense-token" },
      }),
    ],
  },
  "attack-run": {
    name: ["Attack Run", "Velocidad de ataque"],
    en: "At the start of its activation the unit may raise or lower its maximum speed by 1 until the end of that activation.",
    es: "Al comienzo de su activación, la unidad puede aumentar o reducir en 1 su Velocidad máxima hasta el final de esa activación.",
    choices: {
      "attack-run-faster": { en: "one speed faster", es: "una Velocidad más" },
      "attack-run-slower": { en: "one speed slower", es: "una Velocidad menos" },
    },
    does: (keyword) => [
      ...mayAtStart(
        (_, { unit }, about) => about === unit,
        (work, { unit }) => askNamed(work, keyword, "speed", unit),
      ),
      on("choices", {
        speed: {
          kind: "named",
          rule: "leg.kw.attack-run",
          candidates: () => [FASTER, SLOWER],
          take(work, { about }, chosen) {
            if (about !== null) markActivation(work, about, chosen);
          },
        },
      }),
      figure("speed-now", ({ state }, { unit }, { usual }) => {
        if (isMarked(state, unit, FASTER)) return usual + 1;
        return isMarked(state, unit, SLOWER) ? usual - 1 : usual;
      }),
    ],
  },
}));

/**
 * Returns the mark of an activation in which AI decides the first action, with the number of actions left before it.
 */
function bound(actions: number): string {
  return `ai ${actions}`;
}

/**
 * Whether a unit on the battlefield has no faceup order token and no friendly commander at range 3. A promoted unit is
 * such a commander itself (leg.range.at-self).
 */
function isLeftAlone(look: Look, unit: UnitIndex): boolean {
  const own = at(look.state.units, unit);
  if (statusOf(own) !== "deployed" || own.order === "faceup") return false;
  return alliesAt(look, unit, 3).every((friend) => rankOf(look, friend) !== "commander");
}

/** Lists the friendly units that Aid names, at range 2 and in line of sight. */
function toAid(look: Look, unit: UnitIndex): readonly number[] {
  const named = readUnit(look, unit)
    .given.uses.filter(({ id }) => id === "aid")
    .flatMap(({ of = [] }) => of);
  const fitting = friendsAt(look, unit, 2).filter((one) => fitsAny(look, one, named));
  return inSight(look, unit, fitting);
}

/** The value of Armor without a figure: more hits than any pool has. */
const ANY = 99;

/** The choices of Attack Run. The activation stores them as marks with the same names. */
const FASTER = "attack-run-faster";

const SLOWER = "attack-run-slower";
