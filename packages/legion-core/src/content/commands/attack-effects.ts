import { nearest } from "@sw/tabletop";
import { attackBy } from "../../attack/declared.ts";
import { hasDefender } from "../../attack/declaring.ts";
import { performingActions } from "../../rounds/performing.ts";
import type { NamedChoice } from "../../state/hooks/battle-card.ts";
import type { CommandCard, UnitEffect } from "../../state/hooks/command-card.ts";
import type { CardPart } from "../../state/hooks/keyword.ts";
import { on } from "../../state/hooks/words.ts";
import type { UnitIndex } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import type { Side } from "../../state/seats.ts";
import type { TokenKind } from "../../state/tokens.ts";
import type { GameWork } from "../../state/work.ts";
import { askNamed, askUnits } from "../../units/choosing.ts";
import { isSuppressible } from "../../units/conditions.ts";
import { endOngoing } from "../../units/ongoing.ts";
import { byCard, friendGains, give, isLent, isLentToSide, lend, MARK, ownMay, ownMust } from "./effects.ts";

/** Creates an effect that happens after one of the player's units has attacked. */
export function afterAttack(
  applies: (look: Look, unit: UnitIndex) => boolean,
  run: (work: GameWork, unit: UnitIndex) => void,
  may = false,
): CardPart {
  return (may ? ownMay : ownMust)("after-attack", applies, run);
}

/**
 * Creates the effect that, once per round, one of the units that `mayStrike` may attack with the weapons of the card at
 * the end of its activation.
 */
export function strike(
  card: string,
  mayStrike: (look: Look, unit: UnitIndex) => boolean,
): Pick<CommandCard, "gift" | "moments"> {
  const isOpen = (look: Look, side: Side, unit: UnitIndex): boolean =>
    mayStrike(look, unit) &&
    !isLentToSide(look, side, card) &&
    hasDefender(look, { attacker: unit, only: null, with: null, reason: card, pools: [] });
  return {
    gift: MARK,
    moments: [
      ownMay(
        "activation-end",
        (look, about, side) => isOpen(look, side, about),
        (work, unit) => {
          lend(work, unit, card, 1, card);
          work.push({ kind: "volley", unit, card, left: 1, attacked: [] });
        },
      ),
    ],
  };
}

/**
 * Creates the effect that another friendly unit at range 2 may gain an aim token after a ranged attack in which a corps
 * unit has spent aim tokens.
 */
export function aimsPassedOn(card: string): Pick<CommandCard, "gift" | "moments" | "choice"> {
  const noted = (look: Look, unit: UnitIndex): boolean => isLent(look, unit, card);
  return {
    gift: {
      effect: [
        on("spends", (work, { unit }, { token }) => {
          const pool = nearest(work.state, "pool");
          const melee = pool?.attacker === unit && pool.situation.kind === "melee";
          if (token === "aim" && !melee && !noted(work, unit)) lend(work, unit, card, 1, card);
        }),
      ],
      to: [{ rank: "corps" }],
    },
    moments: [
      afterAttack(noted, (work, unit) => {
        endOngoing(work, (one) => one.unit === unit && one.keyword === card, byCard(card));
        askUnits(work, card, unit);
      }),
    ],
    choice: friendGains(card, "aim"),
  };
}

/** The names of the options for how many suppression tokens a unit takes, from none to 4. */
const TAKEN: readonly string[] = ["take-none", "take-1", "take-2", "take-3", "take-4"];

/** The texts of the options for how many suppression tokens a unit takes. */
export const TAKEN_TEXT = {
  "take-none": { en: "take no suppression", es: "no tomar Acobardamiento" },
  "take-1": { en: "take 1 suppression token", es: "tomar 1 ficha de Acobardamiento" },
  "take-2": { en: "take 2 suppression tokens", es: "tomar 2 fichas de Acobardamiento" },
  "take-3": { en: "take 3 suppression tokens", es: "tomar 3 fichas de Acobardamiento" },
  "take-4": { en: "take 4 suppression tokens", es: "tomar 4 fichas de Acobardamiento" },
} as const;

/**
 * Creates the effect that a unit may take up to `most` suppression tokens before its attack is resolved, and gains the
 * same number of other tokens.
 */
export function suppressionFor(
  card: string,
  most: 2 | 4,
  token: TokenKind,
  applies: (look: Look, unit: UnitIndex) => boolean,
): { readonly effect: UnitEffect; readonly choice: NamedChoice } {
  return {
    effect: [
      on("fights", (work, { unit }) => {
        if (attackBy(work.state, unit) !== undefined && isSuppressible(work, unit) && applies(work, unit))
          askNamed(work, card, "suppression", unit);
      }),
    ],
    choice: {
      kind: "named",
      rule: "leg.cards.command-use",
      candidates: () => TAKEN.slice(0, most + 1),
      take(work, { about }, chosen) {
        const count = TAKEN.indexOf(chosen);
        if (about === null || count <= 0) return;
        give(work, about, "suppression", count, card);
        give(work, about, token, count, card);
      },
    },
  };
}

/** Whether a unit may perform a free action now, as part of its own activation. */
export function mayActFreely({ state }: Pick<Look, "state">, unit: UnitIndex): boolean {
  return performingActions(state, unit) !== undefined;
}
