import { at, nearest } from "@sw/tabletop";
import { altered, type Pool } from "../../attack/pools/pool.ts";
import { using } from "../../attack/pools/rules.ts";
import { issueOrder, mayBeOrdered } from "../../rounds/orders.ts";
import { endRally } from "../../rounds/rally.ts";
import type { Bearer, MomentHook } from "../../state/hooks/keyword.ts";
import type { UpgradeCard } from "../../state/hooks/upgrade-card.ts";
import { undefeated } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { isVehicle } from "../../table/unit-types.ts";
import { isReadied } from "../../units/cards.ts";
import { unitTokens } from "../../units/conditions.ts";
import { beginOngoing } from "../../units/ongoing.ts";
import { profileOf } from "../../units/profiles.ts";
import { rankOf } from "../../units/ranks.ts";
import { gainTokens, loseTokens } from "../../units/unit-tokens.ts";
import { askFor, byUpgrade, exhaustingAction, spend } from "./effects.ts";

/** The place of red among the colours of attack dice. */
const RED = 2;

/** Upgrades of all other types that do more than their keywords and weapons. */
export const OTHERS: readonly UpgradeCard[] = [
  {
    id: "tenacity",
    inAttack: (look, { unit, value }, { kind }) => (kind === "melee" && isHurt(look, unit) ? value : 0),
    attacking: {
      offers: [
        {
          id: "tenacity",
          stage: "downgrade-attack-attacker",
          side: "attacker",
          available: ({ used }) => (used["tenacity"] ?? 0) === 0,
          take: (pool) => using(withRedDie(pool), "tenacity"),
        },
      ],
    },
  },
  {
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
          const trooper = !isVehicle(profileOf(look, about).type);
          return calmed && trooper && unitTokens(state, about, "suppression") > 0;
        },
        run(work, _bearer, about) {
          if (about === null) return;
          loseTokens(work, about, "suppression", 1, byUpgrade("strict-orders"));
          endRally(work, about);
        },
      },
    ],
  },
  { id: "hq-uplink", moments: [ordersItself("hq-uplink", "exhausted")] },
  { id: "seize-the-initiative", moments: [ordersItself("seize-the-initiative", "expended")] },
  {
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
  },
  {
    id: "ascension-cables",
    actions: [
      exhaustingAction("ascension-cables", (work, { unit }) =>
        beginOngoing(work, { unit, keyword: "scale", value: 1, until: "activation" }, byUpgrade("ascension-cables")),
      ),
    ],
  },
  {
    id: "call-to-arms",
    actions: [
      exhaustingAction("call-to-arms", (work, { unit }) => {
        gainTokens(work, unit, "suppression", 1, byUpgrade("call-to-arms"));
        beginOngoing(work, { unit, keyword: "charge", value: 1, until: "round" }, byUpgrade("call-to-arms"));
      }),
    ],
  },
  {
    id: "plo-koon-pilot",
    actions: [
      exhaustingAction("plo-koon-pilot", (work, { unit }) =>
        beginOngoing(work, { unit, keyword: "agile", value: 2, until: "activation" }, byUpgrade("plo-koon-pilot")),
      ),
    ],
  },
];

/** Whether a miniature of a unit has wounds, or one was lost. */
function isHurt({ state }: Look, unit: number): boolean {
  return at(state.units, unit).miniatures.some(({ status, wounds }) => status === "defeated" || wounds > 0);
}

function withRedDie(pool: Pool): Pool {
  return altered(pool, { dice: pool.dice.map((count, colour) => (colour === RED ? count + 1 : count)) });
}

/** A unit gives itself an order, which turns the card. */
function ordersItself(card: string, state: "exhausted" | "expended"): MomentHook {
  return {
    moment: "issue-orders",
    may: true,
    applies: (look, { unit }: Bearer) => isReadied(look, unit, card) && mayBeOrdered(look, unit),
    run(work, { unit }) {
      spend(work, unit, card, state);
      issueOrder(work, unit, byUpgrade(card));
    },
  };
}

/** Friendly units of corps that may still be issued an order. */
function agents(look: Look, unit: number): readonly number[] {
  return undefeated(look.state, at(look.state.units, unit).owner).filter(
    (one) => rankOf(look, one) === "corps" && mayBeOrdered(look, one),
  );
}
