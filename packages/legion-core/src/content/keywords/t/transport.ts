import { at } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import { countOf, setCount } from "../../../mission/points.ts";
import { isFlanking } from "../../../mission/territory.ts";
import { startMove } from "../../../moving/moves.ts";
import { issueOrder, mayBeOrdered } from "../../../rounds/orders.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { may, must, on } from "../../../state/hooks/words.ts";
import { undefeated, unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import { asks } from "../../../units/choosing.ts";
import { isTrooper } from "../../../units/conditions.ts";
import { hasPermit } from "../../../units/keywords.ts";
import { statusOf } from "../../../units/positions.ts";
import { isOfRank } from "../../../units/ranks.ts";

/** How fast a passenger leaves its transport. */
const SPEED = 1;

export const TRANSPORT = (): GameKeyword => ({
  id: "transport",
  does: [
    asks("transport", "setup-effects", (look, unit) => carriable(look, unit).length > 0),
    may(
      "issue-orders",
      (look, { unit }) => look.state.round === 1 && toOrder(look, unit) !== undefined,
      (work, { unit }) => {
        const passenger = toOrder(work, unit);
        if (passenger !== undefined)
          issueOrder(work, passenger, { rule: "leg.kw.transport.order", cause: "transport" });
      },
    ),
    must(
      "transporter-deploys",
      (look, { unit }, about) => about === unit && waiting(look, unit) !== undefined,
      (work, { unit }) => {
        const passenger = waiting(work, unit);
        if (passenger !== undefined) startMove(work, passenger, "effect", { speed: SPEED, carrier: unit });
      },
    ),
    on("choice", {
      rule: "leg.kw.transport.choose",
      most: 1,
      may: true,
      candidates: (look, { unit }) => carriable(look, unit),
      take(work, { unit }, [passenger]) {
        if (passenger === undefined) return;
        setCount(work, mark(work, unit), at(work.state.units, passenger).listed + 1);
      },
    }),
  ],
});

export const TRANSPORT_TEXT: KeywordText = {
  id: "transport",
  name: { en: "Transport", es: "Transporte" },
  does: {
    en: "During setup the unit may choose a friendly corps or special forces trooper unit. While orders are issued in round 1 it may issue an order to that unit, at any range. If that unit has not deployed when the transport deploys, it then deploys with a speed-1 move from the base of the transport.",
    es: "Durante la preparación de la partida, la unidad puede elegir una unidad de infantería aliada de Tropa o de Fuerzas Especiales. Al impartir órdenes en la ronda 1 puede impartirle una orden, a cualquier alcance. Si esa unidad no está desplegada cuando se despliega el transporte, se despliega a continuación con un movimiento de velocidad 1 desde la peana del transporte.",
  },
};

/** Corps and special forces troopers of the same side that no transport carries and one may carry, and that do not come over a flank. */
function carriable(look: Look, unit: number): readonly number[] {
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

/** The unit that a transport carries; undefined for none. */
function passengerOf({ state }: Look, unit: number): number | undefined {
  const listed = countOf(state, mark({ state }, unit)) - 1;
  const { owner } = at(state.units, unit);
  const found = state.units.findIndex((one) => one.owner === owner && one.listed === listed);
  return found < 0 ? undefined : found;
}

/** Under which name the state keeps whom a unit carries: the place in the army list, from 1. */
function mark({ state }: Pick<Look, "state">, unit: number): string {
  return `transport ${unitId(state, unit)}`;
}

/** The passenger, as long as it may be issued an order by the transport. */
function toOrder(look: Look, unit: number): number | undefined {
  const passenger = passengerOf(look, unit);
  if (passenger === undefined) return undefined;
  const by = hasPermit(look, unit, "orders-passengers") ? undefined : unit;
  return mayBeOrdered(look, passenger, by) ? passenger : undefined;
}

/** The passenger, as long as it has not deployed. */
function waiting(look: Look, unit: number): number | undefined {
  const passenger = passengerOf(look, unit);
  if (passenger === undefined) return undefined;
  return statusOf(at(look.state.units, passenger)) === "undeployed" ? passenger : undefined;
}
