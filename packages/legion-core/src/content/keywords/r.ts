import { at } from "@sw/tabletop";
import type { Offer } from "../../attack/pools/keyword.ts";
import { altered, type Pool } from "../../attack/pools/pool.ts";
import { usingUp } from "../../attack/pools/rules.ts";
import { moveBan, startMove } from "../../moving/moves.ts";
import { type ActionEntry, actionFault, freeActionsOf, toPerform } from "../../rounds/actions-list.ts";
import { justPerformed, performingActions } from "../../rounds/performing.ts";
import { adds, attacking, figure, may, must, on, permits } from "../../state/hooks/words.ts";
import { type UnitIndex, unitId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { fallsOut, fallsOutBy } from "../../state/missed.ts";
import { isNotched, isVehicle } from "../../table/unit-types.ts";
import { isMarked, MOVED, MOVED_FULLY } from "../../units/activation.ts";
import { namedBy } from "../../units/card-keywords.ts";
import { askNamed } from "../../units/choosing.ts";
import { woundsOn } from "../../units/conditions.ts";
import { hasPermit } from "../../units/keywords.ts";
import { friendsAt, inSight } from "../../units/near.ts";
import { statusOf } from "../../units/positions.ts";
import { profileOf } from "../../units/profiles.ts";
import { fitsAny, rankOf } from "../../units/ranks.ts";
import { rollUnitDice } from "../../units/rolls.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { dealWounds } from "../../units/wounds/casualties.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { criticalFromHit } from "./shared/criticals.ts";
import { freeAttack, mayAttackFreely } from "./shared/free-attacks.ts";
import { healing, startHealing } from "./shared/healing.ts";
import { flipping } from "./shared/shields.ts";

/** The keywords that start with R. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  ram: {
    name: ["Ram[ X]", "Embestida[ X]"],
    en: "The attacker may change X results of its dice, blanks too, to criticals, if in this activation the unit has moved or, with a notched base, has made a full standard move at its highest speed.",
    es: "El atacante puede cambiar X resultados de sus dados, también caras vacías, por impactos críticos si en esta activación la unidad se ha movido o, con peana con muescas, ha efectuado un movimiento normal completo a su Velocidad máxima.",
    choices: {
      "ram blank": {
        en: "Ram: a blank becomes a critical",
        es: "Embestida: una cara vacía pasa a ser un impacto crítico",
      },
      "ram hit": { en: "Ram: a hit becomes a critical", es: "Embestida: un impacto pasa a ser un impacto crítico" },
    },
    does: () => [
      on("notes-moves", true),
      attacking(
        adds("results-to-critical", "value"),
        rammed(
          "ram blank",
          ({ blanks }) => blanks > 0,
          (pool) => altered(pool, { blanks: pool.blanks - 1, criticals: pool.criticals + 1 }),
        ),
        rammed("ram hit", ({ hits }) => hits > 0, criticalFromHit),
      ),
      figure("in-attack", (look, { unit, value }) => {
        const needed = isNotched(profileOf(look, unit).type) ? MOVED_FULLY : MOVED;
        return isMarked(look.state, unit, needed) ? value : 0;
      }),
    ],
  },
  ready: {
    name: ["Ready[ X]", "Preparación[ X]"],
    en: "After a standby action the unit gains X aim tokens.",
    es: "Tras una acción de Alerta, la unidad gana X fichas de Ataque apuntado.",
    does: (keyword) => [
      must(
        "after-action",
        ({ state }, { unit }, about) => about === unit && justPerformed(state, unit) === "standby",
        (work, { unit, value }) => gainTokens(work, unit, "aim", value, { rule: "leg.kw.ready-x", cause: keyword }),
      ),
    ],
  },
  recharge: {
    name: ["Recharge[ X]", "Recarga[ X]"],
    en: "When the unit recovers it may flip up to X inactive shield tokens to active.",
    es: "Cuando la unidad se recupera, puede dar la vuelta a hasta X fichas de Escudo inactivo para activarlas.",
    does: (keyword) => flipping(keyword, "leg.kw.recharge-x", "recovering"),
  },
  reconfigure: {
    name: ["Reconfigure", "Conversión"],
    en: "When the unit recovers, the card may be turned to its other side.",
    es: "Cuando la unidad se recupera, puede darse la vuelta a la carta.",
    does: (keyword) => [
      must(
        "recovering",
        (look, { unit }, about) => about === unit && reconfigurable(look, unit).length > 0,
        (work, { unit }) => {
          for (const card of reconfigurable(work, unit)) {
            work.push({ kind: "side", unit, card, rule: "leg.kw.reconfigure", cause: keyword });
          }
        },
      ),
    ],
  },
  regenerate: {
    name: ["Regenerate[ X]", "Regeneración[ X]"],
    en: "At the end of its activation the unit rolls a white defense die for each of its wound tokens, up to X dice. Each block or surge removes one wound token.",
    es: "Al final de su activación, la unidad tira un dado blanco de defensa por cada ficha de Herida que tenga, hasta X dados. Cada bloqueo o incremento quita una ficha de Herida.",
    does: (keyword) => [
      must(
        "activation-end",
        (_, { unit }, about) => about === unit,
        (work, { unit, value }) => {
          const dice = Math.min(value, woundsOn(work.state, unit));
          if (dice === 0) return;
          const faces = rollUnitDice(work, unit, "white-defense", dice, {
            rule: "leg.kw.regenerate-x",
            cause: keyword,
          });
          const healed = faces.filter((face) => face !== "blank").length;
          startHealing(work, keyword, unit, healed, null, unit);
        },
      ),
      on("heals", {
        rule: "leg.kw.regenerate-x",
        effect: "leg.kw.regenerate-x",
        tokens: ["wound"],
        restores: false,
        candidates: (_, { unit }) => [unit],
      }),
    ],
  },
  reinforcements: {
    name: ["Reinforcements", "Refuerzos"],
    en: "At the start of the End Phase of round 1 the unit may perform a free speed-1 move.",
    es: "Al comienzo de la fase Final de la ronda 1, la unidad puede efectuar un movimiento gratuito de Velocidad 1.",
    does: () => [
      may(
        "end-phase-start",
        (look, { unit }) =>
          look.state.round === 1 &&
          statusOf(at(look.state.units, unit)) === "deployed" &&
          moveBan(look, unit, "effect", { speed: 1 }) === undefined,
        (work, { unit }) => startMove(work, unit, "effect", { speed: 1 }),
      ),
    ],
  },
  relentless: {
    name: ["Relentless", "Imparable"],
    en: "After a move action the unit may perform a free attack action. That is its attack action for the turn.",
    es: "Tras una acción de movimiento, la unidad puede realizar una acción de ataque gratuita. Es su acción de ataque del turno.",
    does: (keyword) => [
      may(
        "after-move-action",
        (look, { unit }, about) => about === unit && mayAttackFreely(look, unit, null, null),
        (work, { unit }) => freeAttack(work, unit, keyword, "leg.kw.relentless", null, null),
      ),
    ],
  },
  reliable: {
    name: ["Reliable[ X]", "Fiable[ X]"],
    en: "As each Activation Phase begins, the unit gains X surge tokens.",
    es: "Al principio de cada fase de Activación, la unidad gana X fichas de Incremento.",
    does: (keyword) => [
      must(
        "activation-phase-start",
        () => true,
        (work, { unit, value }) =>
          gainTokens(work, unit, "surge", value, { rule: "leg.kw.reliable-x", cause: keyword }),
      ),
    ],
  },
  repair: {
    name: ["Repair[ X: Capacity Y]", "Reparación[ X: capacidad Y]"],
    en: "Card action, up to Y times in the game: choose a friendly vehicle or droid trooper unit at range 1 and in line of sight. Remove X wound, ion and vehicle damage tokens in all from it, or restore up to X of its miniatures that were defeated this round.",
    es: "Acción de carta, hasta Y veces en la partida: se elige una unidad aliada de vehículo o infantería droide a alcance 1 y en línea de visión. Se le quitan X fichas en total de Herida, Iones y Daño a vehículo, o se restauran hasta X miniaturas suyas derrotadas en esta ronda.",
    does: (keyword) => [
      ...healing(
        keyword,
        { use: "leg.kw.repair-x.use", effect: "leg.kw.repair-x.effect", capacity: "leg.kw.repair-x.capacity" },
        ["wound", "ion", "vehicle-damage"],
        isRepairable,
      ),
    ],
  },
  reposition: {
    name: ["Reposition", "Reposicionamiento"],
    en: "When the unit performs a standard move it may pivot, either before or after it.",
    es: "Cuando la unidad efectúa un movimiento normal, puede pivotar, ya sea antes o después de él.",
    does: () => [permits("pivots-along")],
  },
  retinue: {
    name: ["Retinue[: Unit/Unit Type]", "Comitiva[: unidad/tipo de unidad]"],
    en: "At the start of the Activation Phase the unit gains an aim or a dodge token if it is at range 2 of another friendly unit that the keyword names. Whatever its rank, it provides backup to these units.",
    es: "Al comienzo de la fase de Activación, la unidad gana una ficha de Ataque apuntado o de Esquiva si está a alcance 2 de otra unidad aliada de las indicadas por la cualidad. Sea cual sea su categoría, proporciona asistencia a esas unidades.",
    choices: {
      "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
      "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
    },
    does: (keyword) => [
      must(
        "activation-phase-start",
        (look, { unit }) => friendsAt(look, unit, RETINUE_REACH).some((friend) => accompanies(look, unit, friend)),
        (work, { unit }) => askNamed(work, keyword, "token", unit),
      ),
      on("choices", {
        token: {
          kind: "named",
          rule: "leg.kw.retinue.token",
          candidates: () => ["gain-aim", "gain-dodge"],
          take(work, { about }, chosen) {
            if (about === null) return;
            const token = chosen === "gain-aim" ? "aim" : "dodge";
            gainTokens(work, about, token, 1, { rule: "leg.kw.retinue.token", cause: keyword });
          },
        },
      }),
      on("backup", { gives: accompanies }),
    ],
  },
  ruthless: {
    name: ["Ruthless", "Despiadado"],
    en: "When another friendly corps trooper unit with a faceup order token activates at range 2 and in line of sight, that unit may suffer a wound to perform a free action.",
    es: "Cuando se activa a alcance 2 y en línea de visión otra unidad aliada de infantería de cuerpo con una ficha de Orden boca arriba, esa unidad puede sufrir una Herida para realizar una acción gratuita.",
    does: (keyword) => [
      may(
        "perform-actions-start",
        (look, { unit }, about) =>
          about !== null && isDriven(look, unit, about) && ruthlessActions(look, about).length > 0,
        (work, _bearer, about) => {
          if (about === null) return;
          // What lies on top comes first: the wound, then the action of who is left.
          askNamed(work, keyword, "action", about);
          dealWounds(work, about, 1, { rule: "leg.kw.ruthless", cause: keyword });
        },
      ),
      on("choices", {
        action: {
          kind: "named",
          rule: "leg.kw.ruthless",
          candidates: (look, { about }) => (about === null ? [] : ruthlessActions(look, about).map(toPerform)),
          take(work, { about }, chosen) {
            const entry =
              about === null ? undefined : ruthlessActions(work, about).find((one) => toPerform(one) === chosen);
            if (about === null || entry === undefined) return;
            const unit = unitId(work.state, about);
            const because = { rule: "leg.kw.ruthless", cause: keyword } as const;
            work.emit({ type: "action-performed", unit, action: entry.id, free: true, ...because });
            entry.run(work, about);
          },
        },
      }),
    ],
  },
}));

/** Creates an offer that turns a result of the dice in the pool into a critical. */
function rammed(id: string, fits: (pool: Pool) => boolean, change: (pool: Pool) => Pool): Offer {
  return usingUp(
    "results-to-critical",
    { id, blanks: true, stage: "modify-attack-attacker", side: "attacker" },
    fits,
    change,
  );
}

/** Lists the positions of a unit's double-sided cards that Reconfigure can flip. */
function reconfigurable(look: Look, unit: UnitIndex): readonly number[] {
  return profileOf(look, unit).upgrades.flatMap(({ doubleSided, keywords = [] }, place) =>
    doubleSided && keywords.some(({ id }) => id === "reconfigure") ? [place] : [],
  );
}

function isRepairable(look: Look, unit: UnitIndex): boolean {
  const { type } = profileOf(look, unit);
  if (!isVehicle(type) && type !== "droid-trooper") return fallsOut(look, unit, "unit-no-machine");
  return !hasPermit(look, unit, "not-repaired") || fallsOut(look, unit, "unit-not-repaired");
}

/** The range within which a unit must be of the units that its Retinue names. */
const RETINUE_REACH = 2;

/** Whether a friendly unit is one of those that the Retinue of a unit names. */
function accompanies(look: Look, unit: UnitIndex, friend: UnitIndex): boolean {
  return fitsAny(look, friend, namedBy(look, unit, "retinue") ?? []);
}

/**
 * Whether the activated unit is a friendly corps trooper unit with a faceup order, at range 2 and in sight of the unit
 * with Ruthless.
 */
function isDriven(look: Look, unit: UnitIndex, active: number): boolean {
  if (at(look.state.units, active).order !== "faceup") return false;
  if (isVehicle(profileOf(look, active).type) || rankOf(look, active) !== "corps") return false;
  return inSight(look, unit, friendsAt(look, unit, 2)).includes(active);
}

/** Lists the actions that Ruthless lets a unit perform as a free action now (leg.actions.free-action-once). */
function ruthlessActions(look: Look, unit: UnitIndex): readonly ActionEntry[] {
  const activation = performingActions(look.state, unit);
  if (activation === undefined) return [];
  return freeActionsOf(look, unit).filter((entry) => {
    const against = actionFault(look, activation, { ...entry, free: true, cost: 0 });
    return against === undefined || fallsOutBy(look, toPerform(entry), () => against);
  });
}
