import type { Action, DeckbuilderTypes, Event, View } from "@sw/deckbuilder-core";
import { reader } from "@sw/deckbuilder-core/read";
import { componentsOf, uiIn } from "@sw/deckbuilder-core/ui";
import type { Face, Locale } from "../../kit.ts";
import type { Paint } from "../../terminal/terminal.ts";
import { boardLines } from "./board.ts";
import { cardOf, PRINTED, refOf } from "./cards.ts";
import { headerLines, inColour, type Pen } from "./header.ts";
import { textsFor } from "./texts.ts";

/** Creates the {@link Face} of the Deckbuilding Game: its look in a terminal. */
export function deckbuilderFace(locale: Locale, paint: Paint): Face<DeckbuilderTypes> {
  const texts = textsFor(locale);
  const ui = uiIn(locale);
  const labels = ui.labels;
  const pen: Pen = { texts, labels, paint };
  return {
    names: ui,
    header: (view) => headerLines(pen, view),
    board: (view) => boardLines(pen, view),
    event: (event, view) => eventLine(pen, event, view),
    question: ui.question,
    group: ui.heading,
    action: ui.label,
    isIdle,
    details: (action, view) => componentsOf(action, view).flatMap((component) => cardLines(pen, refOf(component))),
    lookUp(name) {
      const wanted = folded(name);
      const found = PRINTED.filter((entry) => wanted !== "" && folded(entry.name[locale]).includes(wanted));
      return found.flatMap(({ id }) => cardLines(pen, id));
    },
    violation: (violation) => texts.violation(violation),
    outcome: ui.outcome,
  };
}

/** Whether an action is a commitment that adds no attack and triggers nothing later. */
function isIdle(action: Action, view: View): boolean {
  if (action.type !== "commit") return false;
  const piece = reader.pieces(view, view.active).find(({ id }) => id === action.subject);
  const timing = piece && cardOf(piece.card)?.ability?.timing;
  return piece?.attack === 0 && !(timing?.kind === "triggered" && timing.on === "defeat");
}

/** Describes an event in one line; undefined for a commitment, because the later attack shows it. */
function eventLine({ texts, labels, paint }: Pen, event: Event, view: View): string | undefined {
  if (event.type === "card-committed") return undefined;
  const text = texts.event(event, view);
  if (event.type === "turn-started") {
    const seat = inColour({ labels, paint, texts }, event.seat, labels.seats[event.seat]);
    return `${paint.dim("──")} ${labels.turn(event.turn, seat)}`;
  }
  return event.type === "base-destroyed" || event.type === "game-ended" ? paint.bold(text) : text;
}

function cardLines({ texts, paint }: Pen, ref: string): readonly string[] {
  const { name, kind, figures, rules } = texts.card(ref);
  return [...[paint.bold(name), kind, figures, ...rules].filter((line) => line !== ""), ""];
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
