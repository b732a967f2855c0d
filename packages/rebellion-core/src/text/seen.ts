import { isHidden } from "@sw/tabletop";
import type { Line } from "@sw/tabletop/text";
import type { CardId, SystemId } from "../state/actions.ts";
import type { SeenCard, SeenSystem } from "../state/events.ts";
import { factionOf, sideOfSeat } from "../state/seats.ts";
import { cardTitles, type Knowledge, say } from "./knowledge.ts";
import type { Language } from "./language/language.ts";

const HIDDEN_CARDS: Readonly<Record<"none" | "one" | "many", Line>> = {
  none: { en: "no cards", es: "ninguna carta" },
  one: { en: "a hidden card{back}", es: "una carta oculta{back}" },
  many: { en: "{count} hidden cards{back}", es: "{count} cartas ocultas{back}" },
};

/** Returns the card, or undefined if the reader may not know it. */
export function seenCard({ card, seenBy }: SeenCard, knowledge: Knowledge): CardId | undefined {
  return !isHidden(card) && maySee(seenBy, knowledge) ? card : undefined;
}

/** Returns the system, or undefined if the reader may not know it. */
export function seenSystem({ system, seenBy }: SeenSystem, knowledge: Knowledge): SystemId | undefined {
  return !isHidden(system) && maySee(seenBy, knowledge) ? system : undefined;
}

/**
 * Returns cards by title, with hidden ones counted by the level on their back: "“Sabotage”, 2 hidden cards and a hidden
 * card (II)".
 */
export function seenCards(cards: readonly SeenCard[], knowledge: Knowledge): string {
  const { language } = knowledge;
  const known = cards.flatMap((card) => seenCard(card, knowledge) ?? []);
  const backs = cards.filter((card) => seenCard(card, knowledge) === undefined).map(({ back }) => back ?? "");
  const parts = [
    ...cardTitles(knowledge, known),
    ...[...new Set(backs)].map((back) => hiddenCards(language, backs, back)),
  ];
  return parts.length === 0 ? say(language, HIDDEN_CARDS.none) : language.and(parts);
}

function hiddenCards(language: Language, backs: readonly string[], back: string): string {
  const count = backs.filter((other) => other === back).length;
  const slots = { count: String(count), back: back === "" ? "" : ` (${back})` };
  return say(language, HIDDEN_CARDS[count === 1 ? "one" : "many"], slots);
}

/** Whether the reader knows any of the cards. */
export function seesAny(cards: readonly SeenCard[], knowledge: Knowledge): boolean {
  return cards.some((card) => seenCard(card, knowledge) !== undefined);
}

/**
 * Whether the reader may see a card. Without a view a reader sees everything that is not redacted; teammates see the
 * same.
 */
function maySee(seenBy: SeenCard["seenBy"], { view }: Knowledge): boolean {
  if (view === undefined) return true;
  const { viewer } = view;
  return seenBy.includes(viewer === "spectator" ? viewer : factionOf(sideOfSeat(viewer)));
}
