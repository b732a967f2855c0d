import { isHidden } from "@sw/tabletop";
import { type Line, sentence } from "@sw/tabletop/text";
import type { Event } from "../../state/events.ts";
import { choiceText } from "./actions.ts";
import { type Knowledge, say, sourceName } from "./knowledge.ts";
import { eventSlots } from "./slots.ts";
import { MODIFICATION_NAMES, REASON_NAMES, RESULT_NAMES } from "./words.ts";

/** Lines of events by type. Their slots are the fields of the event. */
const EVENT_LINES: Readonly<Record<Event["type"], Line>> = {
  "blue-player-rolled": { en: "{seat} is the blue player", es: "{seat} es el jugador azul" },
  "battle-card-revealed": { en: "{seat} revealed {card} from {deck}", es: "{seat} revela {card} ({deck})" },
  "battle-card-discarded": { en: "{seat} discarded {card} to {deck}", es: "{seat} descarta {card} ({deck})" },
  "edge-chosen": { en: "{seat} plays from {edge}", es: "{seat} juega desde {edge}" },
  "token-placed": { en: "{token} was placed", es: "se coloca {token}" },
  "token-claimed": { en: "{unit} claimed {token}", es: "la unidad {unit} captura {token}" },
  "token-rolled": { en: "{dice} rolled for {token}: {faces}", es: "{token}: se lanzan {dice}: {faces}" },
  "token-wounded": { en: "{token} has wounds now: {total}", es: "{token} tiene ahora Heridas: {total}" },
  "token-removed": { en: "{token} left the game", es: "se retira del juego {token}" },
  "token-turned": { en: "{token} was turned up: {keyword}", es: "se da la vuelta a {token}: {keyword}" },
  "barricade-placed": { en: "{seat} placed a barricade", es: "{seat} coloca una barricada" },
  "unit-marked": { en: "{unit} was marked by the mission", es: "la misión marca a la unidad {unit}" },
  "ongoing-began": { en: "{unit} gained {keyword}", es: "la unidad {unit} gana {keyword}" },
  "ongoing-ended": {
    en: "{keyword} that {unit} had for a while is over",
    es: "termina {keyword}, que la unidad {unit} tenía por un tiempo",
  },
  "mission-modified": { en: "{seat} modified the mission: {done}", es: "{seat} modifica la misión: {done}" },
  "round-started": { en: "round {round}", es: "ronda {round}" },
  "phase-started": { en: "{phase}", es: "{phase}" },
  "command-chosen": { en: "{seat} chose {card}", es: "{seat} selecciona {card}" },
  "command-revealed": { en: "{seat} revealed {card}", es: "{seat} revela {card}" },
  "command-divulged": { en: "{seat} divulged {card}", es: "{seat} divulga {card}" },
  "command-used": { en: "{seat} used {card} from the hand", es: "{seat} usa {card} desde su mano" },
  "command-discarded": { en: "{seat} discarded {card}", es: "{seat} descarta {card}" },
  "command-kept": { en: "{card} of {seat} stays in play", es: "{card} de {seat} permanece en juego" },
  "command-laid-aside": { en: "{seat} laid {card} aside", es: "{seat} aparta {card}" },
  "command-returned": { en: "{seat} took {card} back to hand", es: "{seat} devuelve {card} a su mano" },
  "priority-settled": { en: "{seat} has priority", es: "{seat} tiene la prioridad" },
  "unit-nominated": {
    en: "{seat} nominated {unit} as commander",
    es: "{seat} designa como comandante a la unidad {unit}",
  },
  "order-issued": { en: "{unit} was issued an order", es: "se imparte una Orden a la unidad {unit}" },
  "card-tokens-changed": {
    en: "{token} tokens on the card {card} of {seat}: {left}",
    es: "fichas de {token} sobre la carta {card}, {seat}: {left}",
  },
  "order-turned": {
    en: "the order token of {unit} was turned facedown",
    es: "se pone boca abajo la ficha de Orden de la unidad {unit}",
  },
  "order-returned": {
    en: "the order token of {unit} went back to the order pool",
    es: "la ficha de Orden de la unidad {unit} vuelve a la reserva de órdenes",
  },
  "order-pool-changed": { en: "order pool of {seat}: {tokens}", es: "reserva de órdenes, {seat}: {tokens}" },
  "orders-held": {
    en: "order tokens held facedown by {seat}: {tokens}",
    es: "fichas de Orden apartadas boca abajo, {seat}: {tokens}",
  },
  "pass-pool-changed": { en: "pass pool of {seat}: {tokens}", es: "reserva de espera, {seat}: {tokens}" },
  "order-drawn": {
    en: "{seat} drew an order token of the rank {rank}",
    es: "{seat} roba una ficha de Orden de categoría {rank}",
  },
  passed: { en: "{seat} passed", es: "{seat} pasa" },
  "unit-activated": { en: "{unit} was activated", es: "se activa la unidad {unit}" },
  "activation-ended": { en: "the activation of {unit} ended", es: "termina la activación de la unidad {unit}" },
  "dice-rolled": { en: "{unit} rolled {dice}: {faces}", es: "la unidad {unit} lanza {dice}: {faces}" },
  "tokens-gained": { en: "{unit} gained {tokens}", es: "la unidad {unit} gana {tokens}" },
  "tokens-lost": { en: "{unit} lost {tokens}", es: "la unidad {unit} pierde {tokens}" },
  "unit-panicked": { en: "{unit} panicked", es: "la unidad {unit} es presa del pánico" },
  "action-performed": { en: "{unit} performed an action: {action}", es: "acción de la unidad {unit}: {action}" },
  "side-chosen": { en: "{unit}: {card} shows side {side}", es: "unidad {unit}: {card} muestra la cara {side}" },
  "card-turned": { en: "{card} of {unit} is {state} now", es: "la carta {card} de la unidad {unit} queda {state}" },
  "unit-moved": { en: "{unit} moved", es: "la unidad {unit} se mueve" },
  "unit-deployed": { en: "{unit} deployed", es: "la unidad {unit} se despliega" },
  "actions-lost": { en: "{unit} performs no actions", es: "la unidad {unit} no realiza acciones" },
  "attack-declared": {
    en: "{unit} attacks with {dice}; the defender is {defender}",
    es: "la unidad {unit} ataca con {dice}; defiende la unidad {defender}",
  },
  "pool-chosen": {
    en: "{seat} in the attack, with {unit}: {choice}",
    es: "{seat} en el ataque, con la unidad {unit}: {choice}",
  },
  "cover-found": {
    en: "{defender} has {cover}; cover dice: {dice}, blocks among them unrolled: {sure}",
    es: "unidad {defender}: {cover}; dados de cobertura: {dice}, de ellos bloqueos sin tirar: {sure}",
  },
  "results-changed": {
    en: "attack of {unit} on {defender}: {changes}",
    es: "ataque de la unidad {unit} contra la unidad {defender}: {changes}",
  },
  "pool-resolved": {
    en: "attack of {unit} resolved; wounds that {defender} suffers: {wounds}",
    es: "ataque resuelto de la unidad {unit}; Heridas que sufre la unidad {defender}: {wounds}",
  },
  "unit-wounded": { en: "wounds suffered by {miniature}: {wounds}", es: "Heridas que sufre {miniature}: {wounds}" },
  "miniature-defeated": { en: "defeated: {miniature}", es: "derrotada: {miniature}" },
  "leader-replaced": { en: "new leader of {unit}: {miniature}", es: "nuevo líder de la unidad {unit}: {miniature}" },
  "leader-kept": {
    en: "{miniature} still leads {unit} and takes the place of {instead}",
    es: "{miniature} sigue al mando de la unidad {unit} y ocupa el lugar de {instead}",
  },
  "unit-defeated": { en: "{unit} was defeated", es: "la unidad {unit} es derrotada" },
  "vehicle-damaged": {
    en: "{unit} got a vehicle damage token",
    es: "la unidad {unit} recibe una ficha de Daño a vehículo",
  },
  "vehicle-repaired": {
    en: "{unit} lost its vehicle damage token",
    es: "la unidad {unit} pierde su ficha de Daño a vehículo",
  },
  "unit-healed": {
    en: "wounds removed from {miniature}: {wounds}",
    es: "Heridas que se quitan a {miniature}: {wounds}",
  },
  "unit-restored": { en: "{unit} was restored a miniature", es: "se restaura una miniatura de la unidad {unit}" },
  "card-wounded": {
    en: "a wound token was put on {card} of {unit}",
    es: "se coloca una ficha de Herida sobre {card} de la unidad {unit}",
  },
  "unit-promoted": { en: "{unit} got a commander token", es: "la unidad {unit} recibe una ficha de Comandante" },
  "points-scored": {
    en: "{seat} scored victory points: {points} (total {total})",
    es: "{seat} se anota puntos de Victoria: {points} (total {total})",
  },
  "game-ended": { en: "the game is over: {winners} won {how}", es: "fin de la partida: gana {winners} {how}" },
};

/** Lines for events in which something did not happen, by type. */
const OTHER_LINES = {
  without: { en: "{unit} does without {keyword} for a while", es: "la unidad {unit} pasa un tiempo sin {keyword}" },
  withAgain: { en: "{unit} has {keyword} again", es: "la unidad {unit} vuelve a tener {keyword}" },
  against: {
    en: "{unit} uses {keyword} against {about}",
    es: "la unidad {unit} usa {keyword} contra la unidad {about}",
  },
  againstEnds: {
    en: "{keyword} of {unit} against {about} is over",
    es: "termina {keyword} de la unidad {unit} contra la unidad {about}",
  },
  noChoice: { en: "{seat} chose no command card", es: "{seat} no selecciona ninguna carta de Mando" },
  noReveal: { en: "{seat} revealed no command card", es: "{seat} no revela ninguna carta de Mando" },
  byRoll: { en: "{seat} has priority by a roll", es: "{seat} tiene la prioridad por una tirada" },
  unmatched: {
    en: "{seat} drew an order token of the rank {rank}, which no unit matches",
    es: "{seat} roba una ficha de Orden de categoría {rank}, que no corresponde a ninguna unidad",
  },
  free: { en: "{unit} performed a free action: {action}", es: "acción gratuita de la unidad {unit}: {action}" },
  noDice: { en: "{unit} rolled no dice", es: "la unidad {unit} no lanza ningún dado" },
  counted: {
    en: "in the attack of {unit} on {defender} counts {keywords}",
    es: "en el ataque de la unidad {unit} contra la unidad {defender} cuenta {keywords}",
  },
  change: { en: "{name} {was} → {now}", es: "{name} {was} → {now}" },
  by: { en: "{text} ({keywords})", es: "{text} ({keywords})" },
  draw: { en: "the game is over: a draw", es: "fin de la partida: empate" },
} as const satisfies Readonly<Record<string, Line>>;

/** Returns one line about an event. Cards that the reader may not know are shown as hidden. */
export function eventText(event: Event, knowledge: Knowledge): string {
  const slots = eventSlots(event, knowledge);
  const text = say(knowledge, lineOf(event), { ...slots, ...wordsOf(event, knowledge) });
  return sentence(`${text}${causeOf(event, knowledge)}`);
}

function lineOf(event: Event): Line {
  switch (event.type) {
    case "dice-rolled":
      return event.dice.length === 0 ? OTHER_LINES.noDice : EVENT_LINES[event.type];
    case "cover-found":
      return withKeywords(EVENT_LINES[event.type], event.keywords);
    case "results-changed":
      if (changesOf(event).length === 0) return OTHER_LINES.counted;
      return withKeywords(EVENT_LINES[event.type], event.keywords);
    default:
      return lineOfRest(event);
  }
}

function lineOfRest(event: Event): Line {
  switch (event.type) {
    case "command-chosen":
      return event.card === null ? OTHER_LINES.noChoice : EVENT_LINES[event.type];
    case "command-revealed":
      return event.card === null ? OTHER_LINES.noReveal : EVENT_LINES[event.type];
    case "priority-settled":
      return event.roll === null ? EVENT_LINES[event.type] : OTHER_LINES.byRoll;
    case "order-drawn":
      return event.matched ? EVENT_LINES[event.type] : OTHER_LINES.unmatched;
    case "action-performed":
      return event.free ? OTHER_LINES.free : EVENT_LINES[event.type];
    case "ongoing-began":
      if (event.about !== undefined) return OTHER_LINES.against;
      return event.value < 0 ? OTHER_LINES.without : EVENT_LINES[event.type];
    case "ongoing-ended":
      if (event.about !== undefined) return OTHER_LINES.againstEnds;
      return event.value < 0 ? OTHER_LINES.withAgain : EVENT_LINES[event.type];
    case "game-ended":
      return event.outcome.winners.length === 0 ? OTHER_LINES.draw : EVENT_LINES[event.type];
    default:
      return EVENT_LINES[event.type];
  }
}

function wordsOf(event: Event, knowledge: Knowledge): Readonly<Record<string, string>> {
  if (event.type === "pool-chosen") return { choice: choiceText(event.choice, knowledge) };
  if (event.type === "results-changed") return { changes: changesText(event, knowledge) };
  if (event.type === "mission-modified") return { done: say(knowledge, MODIFICATION_NAMES[event.modification]) };
  if (event.type !== "game-ended") return {};
  const { reason } = event.outcome;
  const line = REASON_NAMES[reason];
  return { how: line === undefined ? reason : say(knowledge, line) };
}

type ResultsChanged = Extract<Event, { type: "results-changed" }>;
type Result = keyof typeof RESULT_NAMES;

/** Lists the results that changed, in the order of the dice. */
function changesOf({ was, now }: ResultsChanged): readonly Result[] {
  const results: readonly Result[] = ["surges", "hits", "criticals", "defenseSurges", "blocks"];
  return results.filter((name) => was[name] !== now[name]);
}

function changesText(event: ResultsChanged, knowledge: Knowledge): string {
  const { was, now } = event;
  return changesOf(event)
    .map((result) => {
      const name = say(knowledge, RESULT_NAMES[result]);
      return say(knowledge, OTHER_LINES.change, { name, was: String(was[result]), now: String(now[result]) });
    })
    .join(", ");
}

/** Adds the keywords that applied to the line, if there are any. */
function withKeywords(line: Line, keywords: readonly string[]): Line {
  if (keywords.length === 0) return line;
  const { en, es } = line;
  const { by } = OTHER_LINES;
  return { en: by.en.replace("{text}", en), es: by.es.replace("{text}", es) };
}

/** Returns the cause of an event in brackets, unless the line already names it. */
function causeOf(event: Event, knowledge: Knowledge): string {
  const { cause } = event;
  if (cause === null || namesOf(event).includes(cause)) return "";
  return ` (${sourceName(knowledge, cause)})`;
}

/** Lists the names that the line already contains. */
function namesOf(event: Event): readonly string[] {
  switch (event.type) {
    case "tokens-gained":
    case "tokens-lost":
      return [event.token];
    case "action-performed":
      return [event.action];
    case "ongoing-began":
    case "ongoing-ended":
      return [event.keyword];
    case "attack-declared":
      return ["attack"];
    case "pool-chosen":
      return event.cause === null ? [] : [event.cause];
    case "command-chosen":
      return event.card === null || isHidden(event.card.card) ? [] : [event.card.card];
    default:
      return "card" in event && typeof event.card === "string" ? [event.card] : [];
  }
}
