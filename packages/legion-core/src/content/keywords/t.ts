import { at, nearest } from "@sw/tabletop";
import { countOf, setCount } from "../../mission/points.ts";
import { isFlanking } from "../../mission/territory.ts";
import { moveBan, startMove } from "../../moving/moves.ts";
import { issueOrder, mayBeOrdered } from "../../rounds/orders.ts";
import { may, mayChoose, must, on } from "../../state/hooks/words.ts";
import { type UnitIndex, undefeated, unitId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { fallsOut } from "../../state/missed.ts";
import { namedBy } from "../../units/card-keywords.ts";
import { askNamed, asks } from "../../units/choosing.ts";
import { isTrooper } from "../../units/conditions.ts";
import { hasPermit, keywordsOf, lentNames } from "../../units/keywords.ts";
import { enemiesAt, friendsAt } from "../../units/near.ts";
import { beginOngoing } from "../../units/ongoing.ts";
import { statusOf } from "../../units/positions.ts";
import { fitsAny, isOfRank } from "../../units/ranks.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { forFriends } from "./shared/for-friends.ts";
import { freeAttack, mayAttackAnytime } from "./shared/free-attacks.ts";
import { healing, isTreatable } from "./shared/healing.ts";
import { afterStandardMove } from "./shared/standard-moves.ts";
import { whenOrdered } from "./shared/when-ordered.ts";

/** The keywords that start with T. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  tactical: {
    name: ["Tactical[ X]", "Táctica[ X]"],
    en: "Each time the unit makes a standard move as part of an action, it gains X aim tokens. A climb or a pivot is no standard move.",
    es: "Cada vez que la unidad efectúa un movimiento normal como parte de una acción, gana X fichas de Ataque apuntado. Escalar o pivotar no es un movimiento normal.",
    does: (keyword) => [afterStandardMove("aim", { rule: "leg.kw.tactical-x", cause: keyword })],
  },
  "take-cover": {
    name: ["Take Cover[ X]", "A cubierto[ X]"],
    en: "Card action: up to X friendly units at range 2 gain a dodge token each.",
    es: "Acción de carta: hasta X unidades aliadas a alcance 2 ganan una ficha de Esquiva cada una.",
    does: (keyword) => forFriends(keyword, "leg.kw.take-cover-x", "dodge"),
  },
  target: {
    name: ["Target[ X]", "Selección de blanco[ X]"],
    en: "After the unit is issued an order, it gains X aim tokens.",
    es: "Después de recibir una orden, la unidad gana X fichas de Ataque apuntado.",
    does: (keyword) => [whenOrdered("aim", "value", { rule: "leg.kw.target-x", cause: keyword })],
  },
  teamwork: {
    name: ["Teamwork[: Unit Name]", "Trabajo en equipo[: nombre de unidad]"],
    en: "While the unit is at range 2 of the named friendly unit, whenever one of the two gains aim or dodge tokens the other gains as many of the same kind.",
    es: "Mientras la unidad esté a alcance 2 de la unidad aliada indicada, cada vez que una de las dos gane fichas de Ataque apuntado o de Esquiva, la otra gana otras tantas del mismo tipo.",
    does: (keyword) => [
      on("echoes", {
        rule: "leg.kw.teamwork",
        tokens: ["aim", "dodge"],
        partners(look, { unit }) {
          const named = [...(namedBy(look, unit, keyword) ?? []), ...lentNames(look, unit, keyword)];
          return friendsAt(look, unit, 2).filter((friend) => fitsAny(look, friend, named));
        },
      }),
    ],
  },
  tempted: {
    name: ["Tempted", "Tentación"],
    en: "Once in a round, after an attack by an enemy at range 3 that has defeated a friendly unit, the unit may perform a free attack action or a speed-2 move that ignores difficult terrain.",
    es: "Una vez por ronda, después de un ataque de un enemigo a alcance 3 que haya derrotado a una unidad aliada, la unidad puede realizar una acción de ataque gratuita o un movimiento de Velocidad 2 que ignora el terreno difícil.",
    choices: {
      "tempted-attack": { en: "perform a free attack action", es: "realizar una acción de ataque gratuita" },
      "tempted-move": { en: "move at speed 2", es: "moverse a Velocidad 2" },
    },
    does: (keyword) => [
      may(
        "after-attack",
        (look, { unit }, about) =>
          about !== null &&
          hasLostFriend(look, unit, about) &&
          enemiesAt(look, unit, TEMPTED_REACH).includes(about) &&
          openTo(look, unit).length > 0,
        (work, { unit }) => {
          // Once in a round: it does without the keyword until the round is over.
          const value = -(keywordsOf(work, unit)[keyword] ?? 0);
          beginOngoing(work, { unit, keyword, value, until: "round" }, { rule: "leg.kw.tempted", cause: keyword });
          askNamed(work, keyword, "answer", unit);
        },
      ),
      on("choices", {
        answer: {
          kind: "named",
          rule: "leg.kw.tempted",
          candidates: (look, { about }) => (about === null ? [] : openTo(look, about)),
          take(work, { about }, chosen) {
            if (about === null) return;
            if (chosen === "tempted-attack") freeAttack(work, about, keyword, "leg.kw.tempted", null, null);
            else startMove(work, about, "effect", TEMPTED_MOVE);
          },
        },
      }),
    ],
  },
  "tow-cable": {
    name: ["Tow Cable", "Cable de remolque"],
    en: "After a vehicle suffers wounds from the pool, the attacking player pivots it, and it gains an immobilize token.",
    es: "Después de que un vehículo sufra Heridas por la reserva, el jugador atacante lo pivota, y el vehículo gana una ficha de Inmovilización.",
    does: () => [
      on("wounding", {
        token: "immobilize",
        on: ["ground-vehicle", "repulsor-vehicle"],
        pivots: true,
        rule: "leg.kw.tow-cable",
      }),
    ],
  },
  transport: {
    name: ["Transport", "Transporte"],
    en: "During setup the unit may choose a friendly corps or special forces trooper unit. While orders are issued in round 1 it may issue an order to that unit, at any range. If that unit has not deployed when the transport deploys, it then deploys with a speed-1 move from the base of the transport.",
    es: "Durante la preparación de la partida, la unidad puede elegir una unidad de infantería aliada de Tropa o de Fuerzas Especiales. Al impartir órdenes en la ronda 1 puede impartirle una orden, a cualquier alcance. Si esa unidad no está desplegada cuando se despliega el transporte, se despliega a continuación con un movimiento de velocidad 1 desde la peana del transporte.",
    does: (keyword) => [
      asks(keyword, "setup-effects", (look, unit) => carriable(look, unit).length > 0),
      may(
        "issue-orders",
        (look, { unit }) => look.state.round === 1 && passengerToOrder(look, unit) !== undefined,
        (work, { unit }) => {
          const passenger = passengerToOrder(work, unit);
          if (passenger !== undefined) issueOrder(work, passenger, { rule: "leg.kw.transport.order", cause: keyword });
        },
      ),
      must(
        "transporter-deploys",
        (look, { unit }, about) => about === unit && undeployedPassenger(look, unit) !== undefined,
        (work, { unit }) => {
          const passenger = undeployedPassenger(work, unit);
          if (passenger !== undefined) startMove(work, passenger, "effect", { speed: PASSENGER_SPEED, carrier: unit });
        },
      ),
      on(
        "choice",
        mayChoose("leg.kw.transport.choose", carriable, (work, passenger, unit) =>
          setCount(work, passengerMark(work, unit), at(work.state.units, passenger).listed + 1),
        ),
      ),
    ],
  },
  treat: {
    name: ["Treat[ X: Capacity Y]", "Tratamiento[ X: capacidad Y]"],
    en: "Card action, up to Y times in the game: choose a friendly trooper unit at range 1 and in line of sight that is no droid. Remove X wound and poison tokens in all from it, or restore up to X of its miniatures that were defeated this round.",
    es: "Acción de carta, hasta Y veces en la partida: se elige una unidad aliada de infantería que no sea droide a alcance 1 y en línea de visión. Se le quitan X fichas en total de Herida y Veneno, o se restauran hasta X miniaturas suyas derrotadas en esta ronda.",
    does: (keyword) => [
      ...healing(
        keyword,
        { use: "leg.kw.treat-x.use", effect: "leg.kw.treat-x.effect", capacity: "leg.kw.treat-x.capacity" },
        ["wound", "poison"],
        isTreatable,
      ),
    ],
  },
}));

/** The range of the attacker for Tempted. The sources disagree (leg.kw.tempted). */
const TEMPTED_REACH = 3;

/** The move that Tempted grants. */
const TEMPTED_MOVE = { speed: 2, unhindered: true } as const;

/** Whether the last attack was made by this enemy unit and has defeated a friendly unit. */
function hasLostFriend(look: Look, unit: UnitIndex, attacker: UnitIndex): boolean {
  const { units } = look.state;
  const { owner } = at(units, unit);
  const attack = nearest(look.state, "attack");
  return attack?.attacker === attacker && (attack.felled ?? []).some((one) => at(units, one).owner === owner);
}

/** Lists what a unit can do now because of Tempted: attack, move or both. */
function openTo(look: Look, unit: UnitIndex): readonly string[] {
  const attack = mayAttackAnytime(look, unit) ? ["tempted-attack"] : [];
  return moveBan(look, unit, "effect", TEMPTED_MOVE) === undefined ? [...attack, "tempted-move"] : attack;
}

/** The speed at which a passenger leaves its transport. */
const PASSENGER_SPEED = 1;

/**
 * Lists the friendly corps and special forces trooper units that can be transported. Units that are already carried or
 * that deploy in a flank are excluded.
 */
function carriable(look: Look, unit: UnitIndex): readonly number[] {
  const { state } = look;
  const own = undefeated(state, at(state.units, unit).owner);
  const taken = own.map((transport) => passengerOf(look, transport));
  return own.filter(
    (one) =>
      (!taken.includes(one) || fallsOut(look, one, "carried-already")) &&
      isTrooper(look, one) &&
      (!hasPermit(look, one, "not-transported") || fallsOut(look, one, "not-transported")) &&
      isOfRank(look, one, ["corps", "special-forces"]) &&
      (!isFlanking(look, one) || fallsOut(look, one, "comes-over-a-flank")),
  );
}

/** Returns the unit that a transport carries, or undefined if it carries none. */
function passengerOf({ state }: Look, unit: UnitIndex): number | undefined {
  const listed = countOf(state, passengerMark({ state }, unit)) - 1;
  const { owner } = at(state.units, unit);
  const found = state.units.findIndex((one) => one.owner === owner && one.listed === listed);
  return found < 0 ? undefined : found;
}

/**
 * Returns the name of the count that stores the unit carried by a transport, as its position in the army list, from 1.
 */
function passengerMark({ state }: Pick<Look, "state">, unit: UnitIndex): string {
  return `transport ${unitId(state, unit)}`;
}

/** Returns the passenger if the transport may issue it an order, otherwise undefined. */
function passengerToOrder(look: Look, unit: UnitIndex): number | undefined {
  const passenger = passengerOf(look, unit);
  if (passenger === undefined) return undefined;
  const by = hasPermit(look, unit, "orders-passengers") ? undefined : unit;
  return mayBeOrdered(look, passenger, by) ? passenger : undefined;
}

/** Returns the passenger if it has not deployed yet, otherwise undefined. */
function undeployedPassenger(look: Look, unit: UnitIndex): number | undefined {
  const passenger = passengerOf(look, unit);
  if (passenger === undefined) return undefined;
  return statusOf(at(look.state.units, passenger)) === "undeployed" ? passenger : undefined;
}
