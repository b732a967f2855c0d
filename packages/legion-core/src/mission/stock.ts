import { at } from "@sw/tabletop";
import type { LentToken } from "../attack/pools/keyword.ts";
import { LENT } from "../attack/pools/offers.ts";
import type { RuleId } from "../rules/ids.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { type Side, seatOf } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { commandsInPlay } from "../units/commands-in-play.ts";
import { fitsAny } from "../units/ranks.ts";
import { countOf, setCount } from "./points.ts";

/** Number of green tokens on a card, by kind. */
export type CardTokens = Readonly<Record<LentToken, number>>;

/** Returns the name under which the game counts tokens on a card. */
function nameOf(side: Side, card: string, token: LentToken): string {
  return `${card} ${seatOf(side)} ${token}`;
}

/** Returns the tokens on a card of a player. */
export function tokensOnCard({ state }: Pick<Look, "state">, side: Side, card: string): CardTokens {
  const left = (token: LentToken): number => countOf(state, nameOf(side, card, token));
  return { aim: left("aim"), dodge: left("dodge"), surge: left("surge") };
}

/** Sets the number of tokens of a kind on a card of a player: a command card, or an upgrade that the army has once. */
export function putOnCard(
  work: GameWork,
  side: Side,
  card: string,
  token: LentToken,
  count: number,
  rule: RuleId = "leg.cards.command-use",
): void {
  setCount(work, nameOf(side, card, token), count);
  const seat = seatOf(side);
  work.emit({ type: "card-tokens-changed", seat, card, token, left: count, rule, cause: card });
}

/** A command card with tokens on it. */
interface StockedCard {
  readonly card: string;
  readonly tokens: CardTokens;
  /** Whether a unit may spend any number of them in an attack. If not, it may spend one. */
  readonly freely: boolean;
}

/** Lists the command cards in play whose tokens a unit may spend in its attacks, each with those tokens. */
export function cardsWithTokens(look: Look, unit: UnitIndex): readonly StockedCard[] {
  const { owner } = at(look.state.units, unit);
  return commandsInPlay(look, owner).flatMap(({ id, stock }) => {
    if (stock === undefined || !fitsAny(look, unit, stock.to)) return [];
    const tokens = tokensOnCard(look, owner, id);
    return LENT.some((token) => tokens[token] > 0) ? [{ card: id, tokens, freely: stock.freely === true }] : [];
  });
}

/** Spends a token from a command card of a unit's player. */
export function spendFromCard(work: GameWork, unit: UnitIndex, card: string, token: LentToken): void {
  const { owner } = at(work.state.units, unit);
  putOnCard(work, owner, card, token, tokensOnCard(work, owner, card)[token] - 1);
  work.box.commands[card]?.stock?.spent?.(work, unit, token);
}
