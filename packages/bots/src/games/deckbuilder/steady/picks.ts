import type { Action } from "@sw/deckbuilder-core";
import type { CardEntry, Zone } from "@sw/deckbuilder-core/catalogue";
import { cardOf, subjectId } from "./cards.ts";
import { askedIn, type Seen } from "./seen.ts";
import { strengthOf, valueNow, WEAK } from "./worth.ts";

type Pick = Extract<Action, { type: "pick" }>;

/** Scores a pick for an effect. A pick with a positive score is better than none, where picking is optional. */
export function scorePick(seen: Seen, pick: Pick): number {
  const card = cardOf(subjectId(pick, seen.view));
  const asked = askedIn(seen);
  if (asked?.kind !== "pick") return 0;
  switch (asked.context.deed) {
    case "exile":
      return WEAK - strengthOf(card);
    case "discard":
      return scoreDiscard(seen, pick, card);
    case "destroy":
      return pick.zone === "galaxy-row" && card?.faction === seen.seat ? -strengthOf(card) : 1 + strengthOf(card);
    case "purchase":
    case "move":
      return 1 + strengthOf(card);
    case "deal-damage":
      return scoreDamage(seen, pick);
    case "hold":
    case "swap":
      return scoreSwap(seen, pick, card);
    case "look":
    case "reveal":
      return 0;
  }
}

/** Scores a discard: of the seat's own cards, the least useful first; of row cards, what the opponent would buy. */
function scoreDiscard(seen: Seen, { zone }: Pick, card: CardEntry | undefined): number {
  const whose = ownerOf(zone);
  if (whose === "mine") return -valueNow(card);
  if (whose === "theirs") return 1 + strengthOf(card);
  return card?.faction === seen.seat ? -strengthOf(card) : strengthOf(card) / (card?.faction === "neutral" ? 2 : 1);
}

/** Scores a target of damage: a ship that it destroys, stronger ones higher; or else the base. */
function scoreDamage({ theirs }: Seen, { zone, subject }: Pick): number {
  if (zone === "opp-base") return 2;
  const ship = theirs.pieces.find(({ id }) => id === subject);
  return ship !== undefined && (ship.left ?? 0) <= 2 ? 2 + strengthOf(cardOf(ship.card)) : 1;
}

/** Scores a swap: the row should lose what the opponent would buy, and gain what this seat can buy. */
function scoreSwap({ seat }: Seen, { zone }: Pick, card: CardEntry | undefined): number {
  const ours = card?.faction === seat ? strengthOf(card) : -strengthOf(card);
  return zone === "galaxy-row" ? -ours : ours;
}

/** Returns the owner of a zone. A pick names the zone as the picking player sees it. */
function ownerOf(zone: Zone): "mine" | "theirs" | "nobody" {
  if (zone.startsWith("galaxy-")) return "nobody";
  return zone.startsWith("own-") ? "mine" : "theirs";
}
