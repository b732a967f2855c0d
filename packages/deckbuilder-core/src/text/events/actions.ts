import { inLine } from "@sw/tabletop/text";
import type { AttackTarget, CardRef } from "../../state/actions.ts";
import type { Seat } from "../../state/seats.ts";
import { stepText } from "../effects/effects.ts";
import { effectOf, optionIn } from "../effects/parts.ts";
import { cardName, entryOf, type Knowledge, otherSeat, pieceName, slotName, slotNumber } from "../knowledge.ts";
import { MOMENT_NAMES } from "./lines.ts";
import type { EventOf, EventTold } from "./told.ts";

/** Returns the line for an event of an attack: a commitment, a resolved attack, a defeated card or its reward. */
export function attackTold(
  event: EventOf<"card-committed" | "attack-resolved" | "card-defeated" | "reward-taken" | "reward-declined">,
  knowledge: Knowledge,
): EventTold {
  const { language } = knowledge;
  const who = language.person(event.seat);
  switch (event.type) {
    case "card-committed":
      return [event.type, { who, piece: pieceName(knowledge, event.piece), target: targetOf(event, knowledge) }];
    case "attack-resolved": {
      const pieces = language.and(event.pieces.map((id) => pieceName(knowledge, id)));
      const attack = language.counted(event.attack, "attack");
      return [event.type, { who, pieces, attack, target: targetOf(event, knowledge) }];
    }
    case "card-defeated":
      return [event.type, { who, card: cardName(knowledge, event.card), slot: slotNumber(event.slot) }];
    default:
      return [event.type, { who, card: cardName(knowledge, event.card) }];
  }
}

function targetOf({ seat, target }: { seat: Seat; target: AttackTarget }, knowledge: Knowledge): string {
  return target === "base" ? knowledge.language.container("base", otherSeat(seat)) : slotName(knowledge, target);
}

/** Returns the line for an event of an ability. */
export function abilityOf(
  event: EventOf<"ability-used" | "ability-triggered" | "effect-delayed" | "option-chosen">,
  knowledge: Knowledge,
): EventTold {
  const { language } = knowledge;
  const who = language.person(event.seat);
  if (event.type === "option-chosen") return [event.type, { who, option: optionText(event, knowledge) }];
  const card = cardName(knowledge, event.card);
  switch (event.type) {
    case "ability-used":
      if (event.piece === "base") return ["base-used", { who, card }];
      return [event.type, { who, piece: pieceName(knowledge, event.piece, event.card) }];
    case "ability-triggered":
      return [event.type, { who, card, moment: MOMENT_NAMES[event.moment]?.[language.locale] ?? event.moment }];
    case "effect-delayed":
      return [event.until === "end-of-turn" ? "delayed-end-of-turn" : "delayed-next-purchase", { who, card }];
  }
}

/**
 * Describes an option, calling the players by faction. Returns the option's id if the card does not tell which option
 * it is.
 */
function optionText({ seat, option, cause }: EventOf<"option-chosen">, knowledge: Knowledge): string {
  const { language } = knowledge;
  const entry = cause === null ? undefined : entryOf(knowledge, cause);
  if (entry === undefined) return option;
  for (const part of ["ability", "reward"] as const) {
    const whole = effectOf(entry, part);
    const found = whole === null ? undefined : optionIn(whole, option);
    if (found === undefined) continue;
    const owner = found.by === "owner" ? seat : otherSeat(seat);
    const people = { owner, opponent: otherSeat(owner) };
    const nameOf = (ref: CardRef): string => cardName(knowledge, ref);
    const self = part === "ability" ? entry.type : "card";
    const text = stepText(found.option.step, { language, people, side: owner, self, nameOf }, found.whole);
    return inLine(text);
  }
  return option;
}
