import { at, nearest } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { drawToken, useToken } from "../../../rounds/drawing.ts";
import { issueOrder, mayBeOrdered } from "../../../rounds/orders.ts";
import { endRally } from "../../../rounds/rally.ts";
import type { ActivationPhaseFrame } from "../../../state/frames.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import { isReadied } from "../../../units/cards.ts";
import { askNamed, asks, unchosen } from "../../../units/choosing.ts";
import { hasTokens, isTrooper, unitTokens } from "../../../units/conditions.ts";
import { alliesAt } from "../../../units/near.ts";
import { isOfRank } from "../../../units/ranks.ts";
import { loseTokens } from "../../../units/unit-tokens.ts";
import { askFor, byUpgrade, lendFor, readiesInEndPhase, spend } from "../effects.ts";

const IMPROVISED_ORDERS = (): Upgrade => ({
  id: "improvised-orders",
  name: { en: "Improvised Orders" },
  type: "command",
  cost: 5,
  exhaust: true,
  special: true,
  doubts: ["Of the list of 2026-01-14 alone: unique."],
});

const IMPROVISED_ORDERS_ENTRY = (): UpgradeCard => ({
  id: "improvised-orders",
  moments: [
    {
      moment: "order-drawn",
      may: true,
      applies(look, { unit }) {
        const phase = drawing(look, unit);
        const pool = look.state.players[at(look.state.units, unit).owner].orderPool;
        const more = Object.values(pool).some((count) => count > 0);
        return phase?.spare === undefined && phase !== undefined && more && isReadied(look, unit, "improvised-orders");
      },
      run(work, { unit }) {
        spend(work, unit, "improvised-orders", "exhausted");
        const spare = drawToken(work, at(work.state.units, unit).owner, "any", "improvised-orders");
        work.amend("activation-phase", (phase) => ({ ...phase, spare }));
        askNamed(work, "improvised-orders", "token", unit);
      },
    },
    readiesInEndPhase("improvised-orders"),
  ],
  choices: {
    token: {
      kind: "named",
      rule: "leg.activation.choose-draw",
      candidates(look, { about }) {
        const phase = about === null ? undefined : drawing(look, about);
        return phase === undefined ? [] : [...new Set([phase.drawn, phase.spare])].map((rank) => `use-${rank}`);
      },
      take(work, { player, about }, chosen) {
        const phase = about === null ? undefined : drawing(work, about);
        if (phase?.spare === undefined || phase.drawn === null) return;
        const { drawn, spare } = phase;
        const [used, back] = chosen === `use-${drawn}` ? [drawn, spare] : [spare, drawn];
        useToken(work, player, used, back, "improvised-orders");
      },
    },
  },
});

const IMPROVISED_ORDERS_TEXT: CardText = {
  id: "improvised-orders",
  does: {
    en: "In the Activation Phase, after an order token was drawn from the pool of the unit’s player, the card may be exhausted to draw a second one: either is used, the other goes back. The card readies in the End Phase.",
    es: "En la fase de Activación, después de robar una ficha de Orden de la reserva del jugador de la unidad, se puede agotar la carta para robar otra: se usa una de las dos y la otra vuelve a la reserva. La carta se prepara en la fase Final.",
  },
  choices: {
    "use-commander": { en: "use the commander token", es: "usar la ficha de Comandante" },
    "use-operative": { en: "use the operative token", es: "usar la ficha de Agente" },
    "use-corps": { en: "use the corps token", es: "usar la ficha de Tropa" },
    "use-special-forces": { en: "use the special forces token", es: "usar la ficha de Fuerzas especiales" },
    "use-support": { en: "use the support token", es: "usar la ficha de Apoyo" },
    "use-heavy": { en: "use the heavy token", es: "usar la ficha de Pesada" },
  },
};

const INSPIRING_PRESENCE = (): Upgrade => ({
  id: "inspiring-presence",
  name: { en: "Inspiring Presence" },
  type: "command",
  cost: 5,
  special: true,
});

const INSPIRING_PRESENCE_ENTRY = (): UpgradeCard => ({
  id: "inspiring-presence",
  permits: ["lends-courage"],
  unitAmounts: [{ amount: "courage-range", adds: 1 }],
});

const INSPIRING_PRESENCE_TEXT: CardText = {
  id: "inspiring-presence",
  does: {
    en: "Friendly units at range 4 may use the courage of the unit when they are checked for panic.",
    es: "Las unidades aliadas a alcance 4 pueden usar el Aplomo de la unidad cuando se comprueba si son presa del pánico.",
  },
};

const LEAD_BY_EXAMPLE = (): Upgrade => ({
  id: "lead-by-example",
  name: { en: "Lead By Example" },
  type: "command",
  cost: 8,
  keywords: [{ id: "inspire", value: 2 }],
});

const STRICT_ORDERS = (): Upgrade => ({
  id: "strict-orders",
  name: { en: "Strict Orders" },
  type: "command",
  cost: 5,
  special: true,
});

const STRICT_ORDERS_ENTRY = (): UpgradeCard => ({
  id: "strict-orders",
  moments: [
    {
      moment: "rally",
      may: true,
      applies: (look, { unit }, about) => {
        const { state } = look;
        if (about === null || nearest(state, "activation")?.step !== "roll") return false;
        const { owner, order } = at(state.units, about);
        const calmed = owner === at(state.units, unit).owner && order === "faceup";
        const trooper = isTrooper(look, about);
        return calmed && trooper && unitTokens(state, about, "suppression") > 0;
      },
      run(work, _bearer, about) {
        if (about === null) return;
        loseTokens(work, about, "suppression", 1, byUpgrade("strict-orders"));
        endRally(work, about);
      },
    },
  ],
});

const STRICT_ORDERS_TEXT: CardText = {
  id: "strict-orders",
  does: {
    en: "In the rally step of a friendly trooper unit with a faceup order token, it may remove 1 suppression token instead of rolling.",
    es: "En el paso de Reagrupamiento de una unidad de infantería aliada con una ficha de Orden boca arriba, puede retirar 1 ficha de Acobardamiento en vez de tirar dados.",
  },
};

const TRUSTED_AGENT = (): Upgrade => ({
  id: "trusted-agent",
  name: { en: "Trusted Agent" },
  type: "command",
  cost: 5,
  bullets: 1,
  expend: true,
  special: true,
  doubts: ["Sources differ on exhaust or expend."],
});

const TRUSTED_AGENT_ENTRY = (): UpgradeCard => ({
  id: "trusted-agent",
  moments: [
    {
      moment: "issue-orders",
      may: true,
      applies: (look, { unit }) => isReadied(look, unit, "trusted-agent") && agents(look, unit).length > 0,
      run(work, bearer) {
        spend(work, bearer.unit, "trusted-agent", "expended");
        askFor("trusted-agent")(work, bearer);
      },
    },
  ],
  choice: {
    rule: "leg.command.issue-token",
    most: 1,
    may: false,
    candidates: (look, { unit }) => agents(look, unit),
    take(work, _bearer, [unit]) {
      if (unit !== undefined) issueOrder(work, unit, byUpgrade("trusted-agent"));
    },
  },
});

const TRUSTED_AGENT_TEXT: CardText = {
  id: "trusted-agent",
  does: {
    en: "In the Issue Orders step the card may be expended to issue an order to a friendly corps unit.",
    es: "En el paso Impartir órdenes se puede consumir la carta para impartir una orden a una unidad aliada de Tropa.",
  },
};

const UNDERWORLD_CONNECTIONS = (): Upgrade => ({
  id: "underworld-connections",
  name: { en: "Underworld Connections" },
  type: "command",
  cost: 5,
  keywords: [{ id: "allies-of-convenience" }],
});

const VIGILANCE = (): Upgrade => ({
  id: "vigilance",
  name: { en: "Vigilance" },
  type: "command",
  cost: 12,
  special: true,
  doubts: ["Of the list of 2026-01-14 alone: cost."],
});

const VIGILANCE_ENTRY = (): UpgradeCard => ({
  id: "vigilance",
  moments: [asks("vigilance", "discard-commands", (look, unit) => watched(look, unit, []).length > 0)],
  choice: {
    rule: "leg.upgrade.static-by-default",
    most: 2,
    may: true,
    candidates: (look, { unit }, chosen) => watched(look, unit, chosen),
    take(work, _bearer, chosen) {
      for (const unit of chosen) lendFor(work, unit, "vigilance", "round");
    },
  },
  lasting: { unitAmounts: [{ amount: "kept-dodges", adds: 1 }] },
});

const VIGILANCE_TEXT: CardText = {
  id: "vigilance",
  does: {
    en: "Before tokens are removed in the End Phase choose a friendly trooper unit, or up to two friendly corps trooper units, at range 2: each keeps 1 dodge token.",
    es: "Antes de retirar fichas en la fase Final se elige una unidad de infantería aliada, o hasta dos unidades de infantería aliadas de Tropa, a alcance 2: cada una conserva 1 ficha de Esquiva.",
  },
};

/** Command upgrades of no faction. */
export const FIGURES: Cards<Upgrade> = [
  IMPROVISED_ORDERS,
  INSPIRING_PRESENCE,
  LEAD_BY_EXAMPLE,
  STRICT_ORDERS,
  TRUSTED_AGENT,
  UNDERWORLD_CONNECTIONS,
  VIGILANCE,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [
  IMPROVISED_ORDERS_ENTRY,
  INSPIRING_PRESENCE_ENTRY,
  STRICT_ORDERS_ENTRY,
  TRUSTED_AGENT_ENTRY,
  VIGILANCE_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  IMPROVISED_ORDERS_TEXT,
  INSPIRING_PRESENCE_TEXT,
  STRICT_ORDERS_TEXT,
  TRUSTED_AGENT_TEXT,
  VIGILANCE_TEXT,
];

/** Friendly units of corps that may still be issued an order. */
function agents(look: Look, unit: number): readonly number[] {
  return undefeated(look.state, at(look.state.units, unit).owner).filter(
    (one) => isOfRank(look, one, ["corps"]) && mayBeOrdered(look, one, unit),
  );
}

/** Trooper units at range 2 that would lose a dodge token: after one of corps another of corps, else no other. */
function watched(look: Look, unit: number, chosen: readonly number[]): readonly number[] {
  const near = alliesAt(look, unit, 2).filter((one) => isTrooper(look, one) && hasTokens(look, one, "dodge"));
  if (chosen.length === 0) return near;
  const corps = (one: number): boolean => isOfRank(look, one, ["corps"]);
  if (chosen.every(corps)) return unchosen(near.filter(corps), chosen);
  for (const one of unchosen(near, chosen)) fallsOut(look, one, "two-of-corps-alone");
  return [];
}

/** The Activation Phase while a token lies drawn for a player of a unit. */
function drawing({ state }: Look, unit: number): ActivationPhaseFrame | undefined {
  const [floor] = state.frames;
  if (floor?.kind !== "activation-phase" || floor.drawn === null) return undefined;
  return floor.player === at(state.units, unit).owner ? floor : undefined;
}
