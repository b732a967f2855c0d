import { inLine, type Line, menuLine } from "@sw/tabletop/text";
import { ATTACK_COLOURS, ATTACK_FACES, DEFENSE_COLOURS, DEFENSE_FACES } from "../../attack/pools/faces.ts";
import { PICK, PICK_DEFENSE } from "../../attack/pools/resolve.ts";
import type { Action } from "../../state/actions.ts";
import type { GameFrame } from "../../state/frames.ts";
import type { UnitIndex } from "../../state/ids.ts";
import { PER_MM } from "../../table/lengths.ts";
import type { Tool } from "../../table/movement/moves.ts";
import { cross, degrees, dot, type Vec } from "../../table/vectors.ts";
import { isToken, type Knowledge, pieceName, say, sourceName, unitName, weaponName } from "./knowledge.ts";
import { CHOICE_NAMES, PIECE_NAMES } from "./names.ts";
import { actionName, diceText, slotsOf } from "./slots.ts";
import {
  ATTACK_NAMES,
  DIE_NAMES,
  EDGE_NAMES,
  FACE_NAMES,
  MODIFICATION_NAMES,
  MOVE_NAMES,
  TOKEN_NAMES,
} from "./words.ts";

/** Menu lines by action type. */
const ACTION_LINES: Readonly<Record<Action["type"], Line>> = {
  reveal: { en: "reveal {what}", es: "revelar {what}" },
  modify: { en: "{what}", es: "{what}" },
  "choose-edge": { en: "play from {what}", es: "jugar desde {what}" },
  "place-token": { en: "place {subject} at {spot}", es: "colocar {subject} en {spot}" },
  "place-barricade": {
    en: "place a barricade at {spot}, turned to {degrees}°",
    es: "colocar una barricada en {spot}, girada a {degrees}°",
  },
  "choose-unit": { en: "choose {subject}", es: "elegir la unidad {subject}" },
  "choose-command": { en: "choose {card}", es: "seleccionar {card}" },
  nominate: { en: "nominate {subject}", es: "designar a la unidad {subject}" },
  order: { en: "issue an order to {subject}", es: "impartir una Orden a la unidad {subject}" },
  activate: { en: "activate {subject}", es: "activar la unidad {subject}" },
  "draw-order": { en: "draw an order token", es: "robar una ficha de Orden" },
  "spend-advantage": {
    en: "pass by spending an advantage token",
    es: "pasar gastando una ficha de Ventaja",
  },
  perform: { en: "{what}", es: "{what}" },
  move: { en: "{what}{to}", es: "{what}{to}" },
  place: { en: "place {subject} at {spot}", es: "colocar {subject} en {spot}" },
  declare: { en: "declare {subject} as defender", es: "declarar defensora a la unidad {subject}" },
  "declare-again": {
    en: "declare {subject} as a further defender ({keyword})",
    es: "declarar defensora también a la unidad {subject} ({keyword})",
  },
  "add-weapon": {
    en: "add {weapon} of {subject} ({what})",
    es: "añadir {weapon} de {subject} ({what})",
  },
  resolve: { en: "resolve the attack pool {what}", es: "resolver la reserva de ataque {what}" },
  "choose-option": { en: "{what}", es: "{what}" },
  wound: { en: "assign wounds to {subject}", es: "asignar Heridas a {subject}" },
  lead: { en: "make {subject} the leader", es: "nombrar líder a {subject}" },
  heal: { en: "remove {what}", es: "quitar {what}" },
  restore: { en: "restore {subject}", es: "restaurar {subject}" },
  effect: { en: "resolve {what}", es: "resolver {what}" },
  pass: { en: "pass", es: "pasar" },
  done: { en: "done", es: "terminar" },
  unpick: { en: "take back: {what}", es: "deshacer: {what}" },
};

const REVEALED: Readonly<Record<"primary" | "secondary", Line>> = {
  primary: { en: "an objective", es: "un Objetivo" },
  secondary: { en: "a secondary objective", es: "un Objetivo secundario" },
};
const ONE_TOKEN: Line = { en: "a token: {token}", es: "una ficha: {token}" };
const WOUND_TOKEN: Line = { en: "a wound token of {miniature}", es: "una ficha de Herida de {miniature}" };
const DAMAGE_TOKEN: Line = { en: "the vehicle damage token", es: "la ficha de Daño a vehículo" };
const SPEND: Line = { en: "spend: {token}", es: "gastar: {token}" };
const BORROW: Line = { en: "spend: {token} of {unit}", es: "gastar: {token} de la unidad {unit}" };
const BY_KEYWORD: Line = { en: "{choice} ({keyword})", es: "{choice} ({keyword})" };
const USE: Line = { en: "use {keyword}", es: "usar {keyword}" };
const USE_WITH: Line = { en: "use {keyword} with {weapon}", es: "usar {keyword} con {weapon}" };
const BACKUP: Line = { en: "use backup", es: "usar asistencia" };
const TAKE_BACK: Line = { en: "take back {card}", es: "recuperar {card}" };
const READY: Line = { en: "ready {card}", es: "preparar {card}" };
const CANCEL_CRITICAL: Line = { en: "cancel another critical", es: "anular otro impacto crítico" };
const DISCARD: Line = { en: "discard {card} of {unit}", es: "descartar {card} de la unidad {unit}" };
const CANCEL: Line = { en: "cancel another hit", es: "anular otro impacto" };
const GUARD: Line = { en: "{unit} uses {keyword}", es: "la unidad {unit} usa {keyword}" };
const GUARD_CRITICAL: Line = {
  en: "{unit} uses {keyword} to cancel a critical",
  es: "la unidad {unit} usa {keyword} para anular un impacto crítico",
};
const REROLL: Line = { en: "reroll {die}: {face}", es: "volver a tirar {die}: {face}" };
const NUMBERED: Line = { en: "number {number}", es: "número {number}" };
const AGAINST: Line = { en: "against {unit}", es: "contra la unidad {unit}" };
const OF: Line = { en: "{effect} of {unit}", es: "{effect} de la unidad {unit}" };
const TO: Line = { en: " to {spot}{tool}", es: " hasta {spot}{tool}" };
const ALONG: Line = { en: " {way}, {distance}{tool}", es: " {way}, {distance}{tool}" };
const ALONG_TURNED: Line = {
  en: " {way} after turning to {degrees}°, {distance}{tool}",
  es: " {way} tras girar a {degrees}°, {distance}{tool}",
};
const STRAIGHT: Line = { en: ", speed {speed}", es: ", velocidad {speed}" };
const LEFT: Line = { en: ", speed {speed}, {bend}° to the left", es: ", velocidad {speed}, {bend}° a la izquierda" };
const RIGHT: Line = { en: ", speed {speed}, {bend}° to the right", es: ", velocidad {speed}, {bend}° a la derecha" };
const TURNED: Line = { en: " to {degrees}°", es: " a {degrees}°" };
const FROM_EDGE: Line = {
  en: " from the edge at {edge} to {end}{tool}",
  es: " desde el borde en {edge} hasta {end}{tool}",
};
const FROM_EDGE_ALONG: Line = {
  en: " from the edge at {edge}, {end}{tool}",
  es: " desde el borde en {edge}, {end}{tool}",
};
const FULL: Line = { en: "as far as the tool goes", es: "hasta el final de la plantilla" };
const WAYS: Readonly<Record<Extract<Move, { type: "notched" }>["towards"], Line>> = {
  front: { en: "forwards", es: "hacia delante" },
  rear: { en: "in reverse", es: "marcha atrás" },
  left: { en: "to the left", es: "a la izquierda" },
  right: { en: "to the right", es: "a la derecha" },
};

/** Returns an action as a short menu line. Names of effects and pools come from the frames in the view. */
export function actionText(action: Action, knowledge: Knowledge): string {
  const { type } = action;
  const slots = { ...slotsOf(action, knowledge), ...ownSlots(action, knowledge) };
  return menuLine(say(knowledge, ACTION_LINES[type], slots));
}

function ownSlots(action: Action, knowledge: Knowledge): Readonly<Record<string, string>> {
  switch (action.type) {
    case "reveal":
      return { what: say(knowledge, REVEALED[action.subject]) };
    case "modify":
      return { what: say(knowledge, MODIFICATION_NAMES[action.subject]) };
    case "choose-edge":
      return { what: say(knowledge, EDGE_NAMES[action.subject]) };
    case "choose-command":
      return slotsOf({ card: action.subject }, knowledge);
    case "perform":
      return { what: actionName(knowledge, action.subject) };
    case "choose-option":
      return { what: choiceText(action.subject, knowledge) };
    case "heal":
      return { what: healedText(action.subject, knowledge) };
    case "move":
      return { what: say(knowledge, MOVE_NAMES[action.move.type]), to: moveEnd(action.move, knowledge) };
    case "place":
      return { spot: spotText(action.to) };
    case "place-barricade":
      return { spot: spotText(action.to), degrees: degreesText(action.heading) };
    case "place-token": {
      // A new token goes by its name alone.
      const line = PIECE_NAMES[action.subject];
      return { spot: spotText(action.to), ...(line === undefined ? {} : { subject: say(knowledge, line) }) };
    }
    case "add-weapon":
      return {
        weapon: weaponName(knowledge, action.subject, action.weapon),
        what: say(knowledge, ATTACK_NAMES[action.kind]),
      };
    case "unpick":
      return { what: inLine(actionText(action.pick, knowledge)) };
    case "resolve":
    case "effect":
      return { what: waitingText(action.subject, knowledge) };
    default:
      return {};
  }
}

/** Returns the text for a token to remove: one of a kind, or a wound token of a miniature. */
function healedText(subject: string, knowledge: Knowledge): string {
  if (isToken(subject)) return say(knowledge, ONE_TOKEN, { token: say(knowledge, TOKEN_NAMES[subject]) });
  const miniature = pieceName(knowledge, subject);
  return miniature === undefined ? say(knowledge, DAMAGE_TOKEN) : say(knowledge, WOUND_TOKEN, { miniature });
}

/**
 * Matches a use of another unit's token, with or without the keyword that lends it: "aim of p1.1 by exemplar",
 * "marksman hit of p1.1".
 */
const LENT = /^(.+) of (\S+)/;

/** Returns the text for a choice in a pool or of a battle card. */
export function choiceText(subject: string, knowledge: Knowledge): string {
  const [first = "", second = ""] = subject.split(" ");
  if (first === PICK) return pickText(ATTACK_COLOURS, ATTACK_FACES, Number(second), knowledge);
  if (first === PICK_DEFENSE) return pickText(DEFENSE_COLOURS, DEFENSE_FACES, Number(second), knowledge);
  if (first === "guardian" && second !== "") {
    const unit = pieceName(knowledge, second) ?? second;
    const line = subject.endsWith(" critical") ? GUARD_CRITICAL : GUARD;
    return say(knowledge, line, { unit, keyword: sourceName(knowledge, first) });
  }
  const known = ofCardText(subject, knowledge);
  if (known !== undefined) return known;
  const piece = pieceName(knowledge, subject);
  if (piece !== undefined) return piece;
  if (subject === "backup") return say(knowledge, BACKUP);
  if (subject === "cancel critical") return say(knowledge, CANCEL_CRITICAL);
  if (subject === "cancel") return say(knowledge, CANCEL);
  const row = CHOICE_NAMES[subject];
  if (row !== undefined) return say(knowledge, row);
  if (isToken(subject)) return say(knowledge, SPEND, { token: say(knowledge, TOKEN_NAMES[subject]) });
  const [, token = "", lender = ""] = LENT.exec(subject) ?? [];
  if (token !== "") {
    const unit = pieceName(knowledge, lender);
    if (unit === undefined) {
      const keyword = sourceName(knowledge, lender);
      return say(knowledge, BY_KEYWORD, { choice: choiceText(token, knowledge), keyword });
    }
    if (!isToken(token)) return say(knowledge, OF, { effect: choiceText(token, knowledge), unit });
    return say(knowledge, BORROW, { token: say(knowledge, TOKEN_NAMES[token]), unit });
  }
  const weapon = subject.slice(first.length + 1);
  if (weapon !== "") return say(knowledge, USE_WITH, { keyword: sourceName(knowledge, first), weapon });
  return say(knowledge, USE, { keyword: sourceName(knowledge, subject) });
}

/** Returns the text for a choice that names a card or an action to perform, or undefined for other choices. */
function ofCardText(subject: string, knowledge: Knowledge): string | undefined {
  const [first = "", second = "", third = ""] = subject.split(" ");
  if (second === "") return undefined;
  if (first === "perform") return actionName(knowledge, second);
  if (first === "discard") return discardText(second, third, knowledge);
  if (first === "take-back") return say(knowledge, TAKE_BACK, { card: sourceName(knowledge, second) });
  if (first === "ready") return say(knowledge, READY, { card: sourceName(knowledge, second) });
  return undefined;
}

/** Returns the text for discarding an upgrade of a unit. */
function discardText(unit: string, card: string, knowledge: Knowledge): string {
  return say(knowledge, DISCARD, { card: sourceName(knowledge, card), unit: pieceName(knowledge, unit) ?? unit });
}

/** Returns the text for a rolled die, given its index among the counts of colours and faces. */
function pickText(dice: readonly string[], faces: readonly string[], place: number, knowledge: Knowledge): string {
  const die = dice[Math.floor(place / faces.length)] ?? "";
  const face = faces[place % faces.length] ?? "";
  return say(knowledge, REROLL, {
    die: diceText(knowledge, [die], DIE_NAMES),
    face: diceText(knowledge, [face], FACE_NAMES),
  });
}

/** Returns the text for a waiting pool or effect, given its number. Without a view the number is shown. */
function waitingText(place: number, knowledge: Knowledge): string {
  const { view } = knowledge;
  const frame: GameFrame | undefined = view?.frames[view.frames.length - 1];
  const unitAt = (unit: UnitIndex): string => unitName(knowledge, view?.units[unit]?.id ?? "");
  if (frame?.kind === "attack") {
    const pool = frame.pools[place];
    if (pool !== undefined) return say(knowledge, AGAINST, { unit: unitAt(pool.defender) });
  }
  if (frame?.kind === "effects") {
    const effect = frame.pending[place];
    if (effect !== undefined) {
      const name = sourceName(knowledge, effect.source);
      return effect.unit === null ? name : say(knowledge, OF, { effect: name, unit: unitAt(effect.unit) });
    }
  }
  return say(knowledge, NUMBERED, { number: String(place + 1) });
}

type Move = Extract<Action, { type: "move" }>["move"];

/** Returns the end of a move and its tool as text, without using the table. */
function moveEnd(move: Move, knowledge: Knowledge): string {
  switch (move.type) {
    case "standard":
    case "climb":
      return say(knowledge, TO, { spot: spotText(move.to), tool: toolText(move.tool, knowledge) });
    case "notched":
      return say(knowledge, move.turn === undefined ? ALONG : ALONG_TURNED, {
        way: say(knowledge, WAYS[move.towards]),
        distance: travelText(move.travel, knowledge),
        tool: toolText(move.tool, knowledge),
        ...(move.turn !== undefined && { degrees: degreesText(move.turn) }),
      });
    case "pivot":
      return say(knowledge, TURNED, { degrees: degreesText(move.heading) });
    case "deploy": {
      const { edge, to, tool } = move;
      const isSpot = typeof to === "object";
      return say(knowledge, isSpot ? FROM_EDGE : FROM_EDGE_ALONG, {
        edge: spotText(edge),
        end: isSpot ? spotText(to) : travelText(to, knowledge),
        tool: toolText(tool, knowledge),
      });
    }
  }
}

/** Returns the speed of a tool and the angle of its bend as text. */
function toolText({ speed, first, second }: Tool, knowledge: Knowledge): string {
  const bend = Math.round(degrees({ x: dot(first, second), y: cross(first, second) }));
  const line = bend === 0 ? STRAIGHT : bend > 0 ? LEFT : RIGHT;
  return say(knowledge, line, { speed: String(speed), bend: String(Math.abs(bend)) });
}

/** Returns the distance that a notched base moves along its tool, as text. */
function travelText(travel: number | "full", knowledge: Knowledge): string {
  return travel === "full" ? say(knowledge, FULL) : `${Math.round(travel / PER_MM)} mm`;
}

/** Returns a direction as degrees counter-clockwise from the long axis of the table, seen from above. */
function degreesText(direction: Vec): string {
  return String((Math.round(degrees(direction)) + 360) % 360);
}

/** Returns a position on the battlefield in whole millimetres. */
function spotText({ x, y }: { readonly x: number; readonly y: number }): string {
  return `(${Math.round(x / PER_MM)}, ${Math.round(y / PER_MM)}) mm`;
}
