import { cardsWithTokens } from "../mission/stock.ts";
import type { Cause } from "../state/events.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { isGreen, ON_CARDS, type TokenKind } from "../state/tokens.ts";
import type { GameWork } from "../state/work.ts";
import { isWithheld, spendableTokens, unitTokens } from "../units/conditions.ts";
import { fieldedFriends } from "../units/near.ts";
import { sceneWithUnits } from "../units/positions.ts";
import { unitsWith } from "../units/roster.ts";
import { loseTokens } from "../units/unit-tokens.ts";
import { lendsFreely, loansFrom, onCards, type Payment, pay } from "./lenders.ts";
import type { LentToken } from "./pools/keyword.ts";
import { CACHED } from "./pools/situation.ts";

/** Tokens of others that a unit may spend as its own while it uses Guardian, and how many there are. */
interface Share extends Payment {
  readonly count: number;
}

/** Counts the tokens of a kind that a unit can spend while it uses Guardian: its own, cached ones and shared ones. */
export function guardianTokens(look: Look, unit: UnitIndex, token: LentToken): number {
  const shared = sharedWith(look, unit, token).reduce((sum, { count }) => sum + count, 0);
  return spendableTokens(look, unit, token) + onCards(look, unit)[token] + shared;
}

/** Spends tokens of a guardian: those beside it before those on its cards, and those that others share last. */
export function spendAsGuardian(
  work: GameWork,
  unit: UnitIndex,
  token: TokenKind,
  count: number,
  because: Cause,
): void {
  const own = Math.min(count, unitTokens(work.state, unit, token));
  loseTokens(work, unit, token, own, because);
  if (!isGreen(token)) return;
  const cached = Math.min(count - own, unitTokens(work.state, unit, ON_CARDS[token]));
  loseTokens(work, unit, ON_CARDS[token], cached, { ...because, cause: CACHED });
  let left = count - own - cached;
  for (const share of sharedWith(work, unit, token)) {
    const spent = Math.min(left, share.count);
    pay(work, unit, share, spent, because);
    left -= spent;
  }
}

/**
 * Lists the tokens that friendly units and command cards share with a unit whatever it does, and not only while it
 * attacks or defends.
 */
function sharedWith(look: Look, unit: UnitIndex, token: LentToken): readonly Share[] {
  if (isWithheld(look, unit, token)) return [];
  const cards = cardsWithTokens(look, unit).flatMap(({ card, tokens, freely }): readonly Share[] =>
    freely ? [{ payer: card, token, count: tokens[token] }] : [],
  );
  return [...sharedByFriends(look, unit, token), ...cards];
}

function sharedByFriends(look: Look, unit: UnitIndex, token: LentToken): readonly Share[] {
  const able = unitsWith(look, "lends");
  if (able.length === 0) return [];
  const { scene, companies } = sceneWithUnits(look);
  const company = companies[unit];
  if (company === undefined) return [];
  const sharing = fieldedFriends(
    look,
    unit,
    (other, friend) =>
      able.includes(other) &&
      loansFrom(look, other, unit).some(
        ({ does, kinds }) =>
          does.guarding === true && kinds.includes(token) && lendsFreely(does, scene, friend, company),
      ),
  );
  return sharing.map((payer) => ({ payer, token, count: unitTokens(look.state, payer, token) }));
}
