import { at, nearest } from "@sw/tabletop";
import { drawToken, useToken } from "../../../rounds/drawing.ts";
import { issueOrder, mayBeOrdered } from "../../../rounds/orders.ts";
import { endRally } from "../../../rounds/rally.ts";
import type { ActivationPhaseFrame } from "../../../state/frames.ts";
import { figure, may, mustChoose, on, permits } from "../../../state/hooks/words.ts";
import { type UnitIndex, undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import { isReadied } from "../../../units/cards.ts";
import { askNamed, asks, unchosen } from "../../../units/choosing.ts";
import { hasTokens, isTrooper, unitTokens } from "../../../units/conditions.ts";
import { alliesAt } from "../../../units/near.ts";
import { isOfRank } from "../../../units/ranks.ts";
import { loseTokens } from "../../../units/unit-tokens.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { askFor, byUpgrade, lendFor, readiesInEndPhase, spend } from "../effects.ts";

/** Command upgrades without a faction. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "command" }, () => ({
  "improvised-orders": {
    name: "Improvised Orders",
    cost: 5,
    exhaust: true,
    doubts: ["Of the list of 2026-01-14 alone: unique."],
    en: "In the Activation Phase, after an order token was drawn from the pool of the unit’s player, the card may be exhausted to draw a second one: either is used, the other goes back. The card readies in the End Phase.",
    es: "En la fase de Activación, después de robar una ficha de Orden de la reserva del jugador de la unidad, se puede agotar la carta para robar otra: se usa una de las dos y la otra vuelve a la reserva. La carta se prepara en la fase Final.",
    choices: {
      "use-commander": { en: "use the commander token", es: "usar la ficha de Comandante" },
      "use-operative": { en: "use the operative token", es: "usar la ficha de Agente" },
      "use-corps": { en: "use the corps token", es: "usar la ficha de Tropa" },
      "use-special-forces": { en: "use the special forces token", es: "usar la ficha de Fuerzas especiales" },
      "use-support": { en: "use the support token", es: "usar la ficha de Apoyo" },
      "use-heavy": { en: "use the heavy token", es: "usar la ficha de Pesada" },
    },
    does: (card) => [
      may(
        "order-drawn",
        (look, { unit }) => {
          const phase = drawing(look, unit);
          const pool = look.state.sides[at(look.state.units, unit).owner].orderPool;
          const more = Object.values(pool).some((count) => count > 0);
          return phase?.spare === undefined && phase !== undefined && more && isReadied(look, unit, card);
        },
        (work, { unit }) => {
          spend(work, unit, card, "exhausted");
          const spare = drawToken(work, at(work.state.units, unit).owner, "any", card);
          work.changeNearest("activation-phase", () => ({ spare }));
          askNamed(work, card, "token", unit);
        },
      ),
      readiesInEndPhase(card),
      on("choices", {
        token: {
          kind: "named",
          rule: "leg.activation.choose-draw",
          candidates(look, { about }) {
            const phase = about === null ? undefined : drawing(look, about);
            return phase === undefined ? [] : [...new Set([phase.drawn, phase.spare])].map((rank) => `use-${rank}`);
          },
          take(work, { side, about }, chosen) {
            const phase = about === null ? undefined : drawing(work, about);
            if (phase?.spare === undefined || phase.drawn === null) return;
            const { drawn, spare } = phase;
            const [used, back] = chosen === `use-${drawn}` ? [drawn, spare] : [spare, drawn];
            useToken(work, side, used, back, card);
          },
        },
      }),
    ],
  },
  "inspiring-presence": {
    name: "Inspiring Presence",
    cost: 5,
    en: "Friendly units at range 4 may use the courage of the unit when they are checked for panic.",
    es: "Las unidades aliadas a alcance 4 pueden usar el Aplomo de la unidad cuando se comprueba si son presa del pánico.",
    does: () => [permits("lends-courage"), figure("courage-range", 1)],
  },
  "lead-by-example": {
    name: "Lead By Example",
    cost: 8,
    keywords: ["inspire 2"],
  },
  "strict-orders": {
    name: "Strict Orders",
    cost: 5,
    en: "In the rally step of a friendly trooper unit with a faceup order token, it may remove 1 suppression token instead of rolling.",
    es: "En el paso de Reagrupamiento de una unidad de infantería aliada con una ficha de Orden boca arriba, puede retirar 1 ficha de Acobardamiento en vez de tirar dados.",
    does: (card) => [
      may(
        "rally",
        (look, { unit }, about) => {
          const { state } = look;
          if (about === null || nearest(state, "activation")?.stage !== "roll") return false;
          const { owner, order } = at(state.units, about);
          const calmed = owner === at(state.units, unit).owner && order === "faceup";
          const trooper = isTrooper(look, about);
          return calmed && trooper && unitTokens(state, about, "suppression") > 0;
        },
        (work, _bearer, about) => {
          if (about === null) return;
          loseTokens(work, about, "suppression", 1, byUpgrade(card));
          endRally(work, about);
        },
      ),
    ],
  },
  "trusted-agent": {
    name: "Trusted Agent",
    cost: 5,
    bullets: 1,
    expend: true,
    doubts: ["Sources differ on exhaust or expend."],
    en: "In the Issue Orders step the card may be expended to issue an order to a friendly corps unit.",
    es: "En el paso Impartir órdenes se puede consumir la carta para impartir una orden a una unidad aliada de Tropa.",
    does: (card) => [
      may(
        "issue-orders",
        (look, { unit }) => isReadied(look, unit, card) && agents(look, unit).length > 0,
        (work, bearer) => {
          spend(work, bearer.unit, card, "expended");
          askFor(card)(work, bearer);
        },
      ),
      on(
        "choice",
        mustChoose("leg.command.issue-token", agents, (work, unit) => issueOrder(work, unit, byUpgrade(card))),
      ),
    ],
  },
  "underworld-connections": {
    name: "Underworld Connections",
    cost: 5,
    keywords: ["allies-of-convenience"],
  },
  vigilance: {
    name: "Vigilance",
    cost: 12,
    doubts: ["Of the list of 2026-01-14 alone: cost."],
    en: "Before tokens are removed in the End Phase choose a friendly trooper unit, or up to two friendly corps trooper units, at range 2: each keeps 1 dodge token.",
    es: "Antes de retirar fichas en la fase Final se elige una unidad de infantería aliada, o hasta dos unidades de infantería aliadas de Tropa, a alcance 2: cada una conserva 1 ficha de Esquiva.",
    does: (card) => [
      asks(card, "discard-commands", (look, unit) => watched(look, unit, []).length > 0),
      on("choice", {
        rule: "leg.upgrade.static-by-default",
        most: 2,
        may: true,
        candidates: (look, { unit }, chosen) => watched(look, unit, chosen),
        take(work, _bearer, chosen) {
          for (const unit of chosen) lendFor(work, unit, card, "round");
        },
      }),
      on("lasting", [figure("kept-dodges", 1)]),
    ],
  },
}));

/** Lists the friendly corps units that may still be issued an order. */
function agents(look: Look, unit: UnitIndex): readonly number[] {
  return undefeated(look.state, at(look.state.units, unit).owner).filter(
    (one) => isOfRank(look, one, ["corps"]) && mayBeOrdered(look, one, unit),
  );
}

/**
 * Lists the trooper units at range 2 that have a dodge token to lose. After one corps unit, only another corps unit can
 * be chosen; after any other unit, none.
 */
function watched(look: Look, unit: UnitIndex, chosen: readonly number[]): readonly number[] {
  const near = alliesAt(look, unit, 2).filter((one) => isTrooper(look, one) && hasTokens(look, one, "dodge"));
  if (chosen.length === 0) return near;
  const corps = (one: number): boolean => isOfRank(look, one, ["corps"]);
  if (chosen.every(corps)) return unchosen(near.filter(corps), chosen);
  for (const one of unchosen(near, chosen)) fallsOut(look, one, "two-of-corps-alone");
  return [];
}

/** Returns the Activation Phase if the unit's player has just drawn an order token, otherwise undefined. */
function drawing({ state }: Look, unit: UnitIndex): ActivationPhaseFrame | undefined {
  const [floor] = state.frames;
  if (floor?.kind !== "activation-phase" || floor.drawn === null) return undefined;
  return floor.side === at(state.units, unit).owner ? floor : undefined;
}
