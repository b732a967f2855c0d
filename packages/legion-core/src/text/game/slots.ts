import { isHidden } from "@sw/tabletop";
import type { Line, Slots } from "@sw/tabletop/text";
import { ATTACK_COLOURS } from "../../attack/pools/faces.ts";
import type { Event, SeenCard } from "../../state/events.ts";
import { word } from "../cards/names.ts";
import { keywordName } from "../keywords.ts";
import { cardTitle, isToken, type Knowledge, listed, pieceName, say, seatName, sourceName } from "./knowledge.ts";
import { CHOICE_NAMES } from "./names.ts";
import {
  ACTION_NAMES,
  CARD_STATE_NAMES,
  COVER_NAMES,
  DECK_NAMES,
  DIE_NAMES,
  EDGE_NAMES,
  FACE_NAMES,
  MODIFICATION_NAMES,
  PHASE_NAMES,
  RANGE_NAMES,
  TOKEN_NAMES,
} from "./words.ts";

const HIDDEN_CARD: Line = { en: "a hidden card", es: "una carta oculta" };
const ONE_TOKEN: Line = { en: "{count} {token} token", es: "{count} ficha de {token}" };
const TOKENS_OF: Line = { en: "{count} {token} tokens", es: "{count} fichas de {token}" };
const NOTHING: Line = { en: "nothing", es: "nada" };
const ON_CARD: Line = { en: "{keyword} ({card})", es: "{keyword} ({card})" };
const CLAIM = "claim ";
const CLAIMED: Line = { en: "claim {token}", es: "capturar {token}" };

/** Words for values, by the name of the field that contains them. */
const WORDS_OF: Readonly<Record<string, Readonly<Record<string, Line>>>> = {
  phase: PHASE_NAMES,
  range: RANGE_NAMES,
  deck: DECK_NAMES,
  edge: EDGE_NAMES,
  state: CARD_STATE_NAMES,
  modification: MODIFICATION_NAMES,
  choice: CHOICE_NAMES,
  cover: COVER_NAMES,
};

/**
 * Returns the fields of an event, question or refusal as texts, by name. Fields without a text for readers are omitted.
 */
export function slotsOf(figures: object, knowledge: Knowledge): Slots {
  const slots: Record<string, string> = {};
  for (const [name, value] of Object.entries(figures)) {
    const text = told(name, value, knowledge);
    if (text !== undefined) slots[name] = text;
  }
  return slots;
}

function told(name: string, value: unknown, knowledge: Knowledge): string | undefined {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return textOf(name, value, knowledge);
  if (!Array.isArray(value)) return isSeenCard(value) ? seenCard(value, knowledge) : undefined;
  const texts = value.flatMap((one: unknown) => (typeof one === "string" ? [textOf(name, one, knowledge)] : []));
  if (texts.length !== value.length) return undefined;
  return texts.length === 0 ? say(knowledge, NOTHING) : listed(knowledge, texts);
}

function textOf(name: string, value: string, knowledge: Knowledge): string {
  const known = seatName(knowledge, value) ?? pieceName(knowledge, value);
  if (known !== undefined) return known;
  const line = WORDS_OF[name]?.[value];
  if (line !== undefined) return say(knowledge, line);
  switch (name) {
    case "rank":
    case "drawn":
      return word(value, knowledge.locale);
    case "card":
      return keywordName(value, knowledge.locale) === undefined
        ? cardTitle(knowledge, value)
        : sourceName(knowledge, value);
    case "battleForce":
    case "cards":
    case "played":
    case "primary":
    case "secondary":
      return cardTitle(knowledge, value);
    case "keyword":
    case "keywords":
      return sourceName(knowledge, value);
    case "effect":
    case "effects":
      return sourceName(knowledge, value);
    case "action":
    case "done":
    case "first":
    case "offered":
      return actionName(knowledge, value);
    case "token":
      return isToken(value) ? say(knowledge, TOKEN_NAMES[value]) : value;
    default:
      return value;
  }
}

/** Returns the name of an action by its id: that of a common action or of a keyword. */
export function actionName(knowledge: Knowledge, id: string): string {
  if (id.startsWith(CLAIM)) {
    const token = id.slice(CLAIM.length);
    return say(knowledge, CLAIMED, { token: pieceName(knowledge, token) ?? token });
  }
  const [keyword = id, card] = id.split(" ");
  if (card !== undefined)
    return say(knowledge, ON_CARD, { keyword: sourceName(knowledge, keyword), card: cardTitle(knowledge, card) });
  const line = ACTION_NAMES[id] ?? CHOICE_NAMES[id];
  return line === undefined ? sourceName(knowledge, id) : say(knowledge, line);
}

/** Returns a number of tokens as text: "2 dodge tokens". */
function tokensText(knowledge: Knowledge, token: string, count: number): string {
  const name = isToken(token) ? say(knowledge, TOKEN_NAMES[token]) : token;
  return say(knowledge, count === 1 ? ONE_TOKEN : TOKENS_OF, { count: String(count), token: name });
}

/** Returns dice or their faces as text: "2 red attack dice", "1 hit and 1 blank". */
export function diceText(knowledge: Knowledge, dice: readonly string[], names: typeof DIE_NAMES): string {
  const kinds = [...new Set(dice)].map((kind) => {
    const count = dice.filter((one) => one === kind).length;
    const line = names[kind]?.[count === 1 ? 0 : 1];
    return `${count} ${line === undefined ? kind : say(knowledge, line)}`;
  });
  return kinds.length === 0 ? say(knowledge, NOTHING) : listed(knowledge, kinds);
}

/** Returns the slots of an event's text beyond its own fields. */
export function eventSlots(event: Event, knowledge: Knowledge): Slots {
  const slots = slotsOf(event, knowledge);
  switch (event.type) {
    case "tokens-gained":
    case "tokens-lost":
      return { ...slots, tokens: tokensText(knowledge, event.token, event.amount) };
    case "dice-rolled":
    case "token-rolled":
      return {
        ...slots,
        dice: diceText(knowledge, event.dice, DIE_NAMES),
        faces: diceText(knowledge, event.faces, FACE_NAMES),
      };
    case "attack-declared": {
      const dice = event.dice.flatMap((count, colour) =>
        Array.from({ length: count }, () => ATTACK_COLOURS[colour] ?? ""),
      );
      return { ...slots, dice: diceText(knowledge, dice, DIE_NAMES) };
    }
    case "order-pool-changed": {
      const ranks = Object.entries(event.tokens).filter(([, count]) => count > 0);
      const texts = ranks.map(([rank, count]) => `${count} (${word(rank, knowledge.locale)})`);
      return { ...slots, tokens: texts.length === 0 ? say(knowledge, NOTHING) : listed(knowledge, texts) };
    }
    case "game-ended": {
      const { winners, reason } = event.outcome;
      return { ...slots, ...slotsOf({ winners }, knowledge), reason };
    }
    default:
      return slots;
  }
}

function isSeenCard(value: unknown): value is SeenCard {
  return typeof value === "object" && value !== null && "seenBy" in value && "card" in value;
}

/** Returns the card's name if the reader may know it. Without a view, everything that was not redacted is shown. */
function seenCard({ card, seenBy }: SeenCard, knowledge: Knowledge): string {
  const { view } = knowledge;
  const sees = !isHidden(card) && (view === undefined || seenBy.includes(view.viewer));
  return sees ? cardTitle(knowledge, card) : say(knowledge, HIDDEN_CARD);
}
