import { say } from "@sw/tabletop/text";
import { cardName, type Knowledge, pieceName, slotNumber } from "../knowledge.ts";
import { FORCE_SPACES } from "./lines.ts";
import type { EventOf, EventTold } from "./told.ts";

/** Returns the line for an event in which resources, Force or attack are gained or spent. */
export function gainOf(
  event: EventOf<"resources-gained" | "resources-spent" | "force-moved" | "attack-gained">,
  knowledge: Knowledge,
): EventTold {
  const { language } = knowledge;
  const who = language.person(event.seat);
  switch (event.type) {
    case "resources-gained": {
      const line = event.rule === "dbg.turn-start.force-bonus" ? "force-bonus" : event.type;
      return [line, { who, amount: language.counted(event.amount, "resource") }];
    }
    case "resources-spent": {
      const line = event.rule === "dbg.end-turn.clear-pool" ? "pool-cleared" : event.type;
      return [line, { who, amount: language.counted(event.amount, "resource") }];
    }
    case "force-moved": {
      const side = event.to === 0 ? "neutral" : event.to < 0 ? "dark" : "light";
      const where = say(language, FORCE_SPACES[side], { space: String(Math.abs(event.to)) });
      return [event.type, { who, amount: language.counted(event.by, "force"), where }];
    }
    case "attack-gained":
      return [
        event.type,
        { piece: pieceName(knowledge, event.piece, event.cause), amount: language.counted(event.amount, "attack") },
      ];
  }
}

/** Returns the line for an event in which a base or capital ship is damaged, repaired or destroyed. */
export function harmOf(
  event: EventOf<
    | "damage-prevented"
    | "damage-dealt"
    | "damage-lost"
    | "damage-repaired"
    | "ship-destroyed"
    | "row-card-destroyed"
    | "base-destroyed"
  >,
  knowledge: Knowledge,
): EventTold {
  const { language } = knowledge;
  const who = language.person(event.seat);
  const base = language.container("base", event.seat);
  switch (event.type) {
    case "ship-destroyed":
      return [event.type, { who, piece: pieceName(knowledge, event.piece, event.card) }];
    case "row-card-destroyed":
      return [event.type, { who, card: cardName(knowledge, event.card), slot: slotNumber(event.slot) }];
    case "base-destroyed":
      return [event.type, { target: base, card: cardName(knowledge, event.base) }];
    default: {
      const amount = language.counted(event.amount, "damage");
      const target =
        event.type === "damage-dealt" && event.target !== "base" ? pieceName(knowledge, event.target) : base;
      const hasNoBase = event.type === "damage-lost" && event.rule === "dbg.faq.attack-without-base";
      return [hasNoBase ? "damage-without-base" : event.type, { who, amount, target }];
    }
  }
}
