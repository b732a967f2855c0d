import type { Event, View } from "@sw/legion-core";
import type { Locale } from "../../kit.ts";
import { spotText } from "./board.ts";
import { cardName } from "./cards.ts";
import { type Pen, unitName } from "./pen.ts";

/** What happened in one line; undefined for what follows from another event or goes without saying. */
export function eventLine(pen: Pen, event: Event, view: View): string | undefined {
  const { labels, paint, locale } = pen;
  const words = STORY[locale];
  const unit = (id: string): string => unitName(pen, view, id);
  switch (event.type) {
    case "round-started":
      return `${paint.dim("──")} ${paint.bold(labels.round(event.round))}`;
    case "phase-started":
      return `${paint.dim("──")} ${labels.phases[event.phase]}`;
    case "battle-card-revealed":
    case "command-revealed":
      return event.card === null ? undefined : words.reveals(labels.seats[event.seat], cardName(event.card, locale));
    case "activated":
      return `${paint.dim("─")} ${unit(event.unit)}`;
    case "moved":
    case "deployed": {
      const [first] = event.miniatures;
      return first === undefined ? undefined : words[event.type](unit(event.unit), spotText(first));
    }
    case "pool-resolved":
      return words.attacks(unit(event.unit), unit(event.defender), event.wounds);
    case "unit-defeated":
      return paint.bold(words.defeated(unit(event.unit)));
    case "panicked":
      return words.panics(unit(event.unit));
    case "token-claimed":
      return words.claims(unit(event.unit), event.token);
    case "points-scored":
      return paint.bold(words.scores(labels.seats[event.seat], event.points, event.total));
    default:
      return undefined;
  }
}

interface StoryWords {
  readonly reveals: (player: string, card: string) => string;
  readonly moved: (unit: string, to: string) => string;
  readonly deployed: (unit: string, to: string) => string;
  readonly attacks: (unit: string, defender: string, wounds: number) => string;
  readonly defeated: (unit: string) => string;
  readonly panics: (unit: string) => string;
  readonly claims: (unit: string, token: string) => string;
  readonly scores: (player: string, points: number, total: number) => string;
}

const STORY: Readonly<Record<Locale, StoryWords>> = {
  en: {
    reveals: (player, card) => `${player} reveals ${card}.`,
    moved: (unit, to) => `${unit} moves to ${to}.`,
    deployed: (unit, to) => `${unit} deploys at ${to}.`,
    attacks: (unit, defender, wounds) => `${unit} attacks ${defender}: wounds ${wounds}.`,
    defeated: (unit) => `${unit} is defeated.`,
    panics: (unit) => `${unit} panics.`,
    claims: (unit, token) => `${unit} claims ${token}.`,
    scores: (player, points, total) => `${player} scores ${points}: ${total} VP now.`,
  },
  es: {
    reveals: (player, card) => `${player} revela ${card}.`,
    moved: (unit, to) => `${unit} se mueve a ${to}.`,
    deployed: (unit, to) => `${unit} se despliega en ${to}.`,
    attacks: (unit, defender, wounds) => `${unit} ataca a ${defender}: heridas ${wounds}.`,
    defeated: (unit) => `${unit} es derrotada.`,
    panics: (unit) => `${unit} entra en pánico.`,
    claims: (unit, token) => `${unit} se hace con ${token}.`,
    scores: (player, points, total) => `${player} puntúa ${points}: ya tiene ${total} PV.`,
  },
};
