import { cardByCard, type Hidden, isHidden } from "@sw/tabletop";
import type { Subject } from "@sw/tabletop/ui";
import type { Action, AttackTarget, CardRef } from "../state/actions.ts";
import type { Seat } from "../state/seats.ts";
import type { View } from "../views/shapes.ts";
import { pictureOf } from "./pictures.ts";

/**
 * Lists what an action is about. A piece in play is at `play/ID`, a row slot at `row/SLOT`, a base at `base/SEAT`, a
 * card of a hand or discard pile at `ZONE/CARD`, and one of a deck's top cards at `ZONE/PLACE`. Waiting abilities are
 * at `pending/PLACE`, and an option of an effect at the card whose effect asks (`asking/CARD`).
 */
export function subjectsOf(action: Action, view: View): readonly Subject[] {
  switch (action.type) {
    case "play":
      return [{ at: `own-hand/${action.subject}`, picture: pictureOf({ card: action.subject }) }];
    case "choose-base":
      return [{ at: `own-bases/${action.subject}`, picture: pictureOf({ base: action.subject }) }];
    case "purchase":
      if (action.subject === "outer-rim-pilots")
        return [{ at: "outer-rim-pilots", picture: pictureOf({ card: "outer-rim-pilot" }) }];
      return [inSlot(view, action.subject)];
    case "bribe":
      return [inSlot(view, action.subject)];
    case "use":
      return [action.subject === "base" ? baseOf(view, view.active) : piece(view, action.subject)];
    case "commit":
      return [piece(view, action.subject), targeted(view, action.target)];
    case "attack":
      return [targeted(view, action.subject)];
    case "assign":
      return [piece(view, action.subject)];
    case "pick":
      return [picked(view, action)];
    case "resolve":
      return pending(view, action.subject);
    case "end-turn":
      return [];
    default:
      return asking(view);
  }
}

function picked(view: View, { zone, subject }: Extract<Action, { type: "pick" }>): Subject {
  if (typeof subject === "string") {
    const isBase = zone.endsWith("-base") || zone === "opp-victory-pile";
    return { at: `${zone}/${subject}`, picture: isBase ? pictureOf({ base: subject }) : pictureOf({ card: subject }) };
  }
  const other = view.active === "empire" ? "rebel" : "empire";
  switch (zone) {
    case "galaxy-row":
      return inSlot(view, subject);
    case "galaxy-deck-top":
      return onTop(`${zone}/${subject}`, "back/galaxy", cardByCard(view.galaxyDeck)[subject]);
    case "own-deck-top":
      return onTop(`${zone}/${subject}`, `back/${view.active}`, cardByCard(view.sides[view.active].deck)[subject]);
    case "opp-deck-top":
      return onTop(`${zone}/${subject}`, `back/${other}`, cardByCard(view.sides[other].deck)[subject]);
    default:
      return piece(view, subject);
  }
}

function onTop(at: string, back: string, card: CardRef | Hidden | undefined): Subject {
  return { at, picture: card === undefined || isHidden(card) ? back : pictureOf({ card }) };
}

function pending({ decision }: View, index: number): readonly Subject[] {
  const card = decision?.yours && decision.kind === "triggers" ? decision.context.pending[index]?.card : undefined;
  return card === undefined ? [] : [{ at: `pending/${index}`, picture: pictureOf({ card }) }];
}

/** Returns the card whose effect asks the current question. */
function asking({ decision }: View): readonly Subject[] {
  const context = decision?.yours ? decision.context : undefined;
  if (context === undefined || !("card" in context)) return [];
  return [{ at: `asking/${context.card}`, picture: pictureOf({ card: context.card }) }];
}

function inSlot({ row }: View, slot: number): Subject {
  const ref = row[slot] ?? null;
  return { at: `row/${slot}`, picture: ref === null ? null : pictureOf({ card: ref }) };
}

function targeted(view: View, target: AttackTarget): Subject {
  return target === "base" ? baseOf(view, view.active === "empire" ? "rebel" : "empire") : inSlot(view, target);
}

function baseOf({ sides }: View, seat: Seat): Subject {
  const { base } = sides[seat];
  return { at: `base/${seat}`, picture: base === null ? null : pictureOf({ base: base.card }) };
}

function piece({ sides }: View, id: number): Subject {
  const found = [...sides.empire.play, ...sides.rebel.play].find((one) => one.id === id);
  return { at: `play/${id}`, picture: found === undefined ? null : pictureOf({ card: found.card }) };
}
