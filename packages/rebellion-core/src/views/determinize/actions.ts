import { at, type CardCode, type Chance, dealer, isHidden } from "@sw/tabletop";
import type { Faction } from "../../language/language.ts";
import { type Box, cardId, cardOf } from "../../state/box.ts";
import type { Config } from "../../state/config.ts";
import { ADMIRAL, GENERAL, type Role } from "../../state/seats.ts";
import type { Back } from "../backs.ts";
import type { Cards, SideView } from "../shapes.ts";
import { type Dealers, inOrder } from "./deal.ts";
import { codesOf } from "./reading.ts";

/** The dealers of hidden action cards: for the hands of the Admiral and the General, and for all other locations. */
export interface DealtActions {
  readonly hands: readonly [Dealers, Dealers];
  readonly others: Dealers;
}

const BACKS = ["starting-action", "recruit-action"] as const;

/**
 * Deals a side's hidden action cards (`deal:SIDE-starting-action`, `deal:SIDE-recruit-action`, repeated if a hand
 * cannot be filled). A hand takes the first cards that fit. It has no immediate cards (reb.action.timing-immediate),
 * and in a team game only cards of its own leaders (reb.action.starting-team, reb.recruit.team). The other locations
 * take the remaining cards.
 */
export function dealActions(box: Box, own: SideView, config: Config, faction: Faction, chance: Chance): DealtActions {
  const codes = codesOf(box, own.hiddenActions);
  for (;;) {
    const orders = BACKS.map((back) => ordered(box, setOf(box, codes, back), back, faction, chance));
    const admiral = takenBy(box, own.actions[ADMIRAL], config, ADMIRAL, orders);
    const general = takenBy(box, own.actions[GENERAL], config, GENERAL, orders);
    if (admiral !== undefined && general !== undefined) {
      return { hands: [dealersOf(admiral), dealersOf(general)], others: dealersOf(orders) };
    }
  }
}

function setOf(box: Box, codes: readonly CardCode[], back: Back): readonly CardCode[] {
  const set = back === "starting-action" ? "starting" : "recruit";
  return codes.filter((code) => cardOf(box, code, "action").entry.set === set);
}

function ordered(box: Box, cards: readonly CardCode[], back: Back, faction: Faction, chance: Chance): CardCode[] {
  const from = dealer(cards, chance, `deal:${faction}-${back}`, (code) => cardId(box, code));
  return [...from.deal(cards.length)];
}

/** Takes the cards of a hand out of the orders, by back. Returns undefined if too few fit. */
function takenBy(
  box: Box,
  hand: Cards,
  config: Config,
  role: Role,
  orders: readonly CardCode[][],
): readonly CardCode[][] | undefined {
  const taken: CardCode[][] = BACKS.map(() => []);
  for (const { cards, backs } of hand) {
    if (!isHidden(cards)) continue;
    for (const back of backs) {
      const kind = back === "starting-action" ? 0 : 1;
      const order = at(orders, kind);
      const index = order.findIndex((code) => isHeldBy(box, code, config, role));
      if (index < 0) return undefined;
      at(taken, kind).push(...order.splice(index, 1));
    }
  }
  return taken;
}

function isHeldBy(box: Box, code: CardCode, { players }: Config, role: Role): boolean {
  const { entry, leaders } = cardOf(box, code, "action");
  if (entry.timing === "immediate") return false;
  if (players === 2) return true;
  return leaders.length === 0 ? role === ADMIRAL : leaders.some((leader) => at(box.leaders, leader).role === role);
}

function dealersOf(lists: readonly (readonly CardCode[])[]): Dealers {
  return new Map(BACKS.map((back, kind) => [back, inOrder(at(lists, kind))]));
}
