import type { Action, CardEntry } from "@sw/deckbuilder-core";
import { cardOf } from "../cards.ts";
import { contextOf, refsOf } from "../subjects.ts";
import { type Seen, shipRoom } from "./seen.ts";
import { strengthOf, valueNow, WEAK } from "./worth.ts";

type Pick = Extract<Action, { type: "pick" }>;

/** Scores a pick for an effect: above 0 what is better done than left, where it may be left. */
export function scorePick(seen: Seen, pick: Pick): number {
  const card = cardOf(refsOf(pick, seen.view)[0] ?? "");
  switch (contextOf(seen.view)["deed"]) {
    case "exile":
      return WEAK - strengthOf(card);
    case "discard":
      return scoreDiscard(seen, pick, card);
    case "destroy":
      return 1 + strengthOf(card);
    case "purchase":
    case "move":
      return 1 + strengthOf(card);
    case "deal-damage":
      return scoreDamage(seen, pick);
    case "hold":
    case "swap":
      return scoreSwap(seen, pick, card);
    default:
      return 0;
  }
}

/** Own cards: the least useful first. Cards of the row: what the opponent would buy. */
function scoreDiscard({ seat }: Seen, { zone }: Pick, card: CardEntry | undefined): number {
  if (zone.startsWith("own-")) return -valueNow(card);
  if (zone.startsWith("opp-")) return 1 + strengthOf(card);
  return card?.faction === seat ? -strengthOf(card) : strengthOf(card) / (card?.faction === "neutral" ? 2 : 1);
}

/** A ship that falls, the stronger the better; else the base. */
function scoreDamage({ theirs }: Seen, { zone, subject }: Pick): number {
  if (zone === "opp-base") return 2;
  const ship = theirs.play.find(({ id }) => id === subject);
  return ship !== undefined && shipRoom(ship) <= 2 ? 2 + strengthOf(cardOf(ship.card)) : 1;
}

/** The row should lose what the opponent would buy and gain what the seat can. */
function scoreSwap({ seat }: Seen, { zone }: Pick, card: CardEntry | undefined): number {
  const ours = card?.faction === seat ? strengthOf(card) : -strengthOf(card);
  return zone === "galaxy-row" ? -ours : ours;
}
