import type { Line } from "@sw/tabletop/text";
import type { Action, Modification } from "../../state/actions.ts";
import type { PoolResults } from "../../state/events.ts";
import type { AttackKind } from "../../state/frames.ts";
import type { Seat } from "../../state/seats.ts";
import type { CardState, Phase } from "../../state/state.ts";
import type { TokenKind } from "../../state/tokens.ts";

/** Names of the seats. */
export const SEAT_NAMES: Readonly<Record<Seat, Line>> = {
  "player-1": { en: "player 1", es: "el jugador 1" },
  "player-2": { en: "player 2", es: "el jugador 2" },
};

/** Names of ranges that are not numbers. */
export const RANGE_NAMES: Readonly<Record<string, Line>> = { half: { en: "½", es: "½" } };

/** Names of the phases and of the set-up. */
export const PHASE_NAMES: Readonly<Record<Phase, Line>> = {
  setup: { en: "setup", es: "preparación de la partida" },
  command: { en: "Command Phase", es: "fase de Mando" },
  activation: { en: "Activation Phase", es: "fase de Activación" },
  end: { en: "End Phase", es: "fase Final" },
};

/** Names of unit tokens, without the word for a token. */
export const TOKEN_NAMES: Readonly<Record<TokenKind, Line>> = {
  aim: { en: "aim", es: "Ataque apuntado" },
  dodge: { en: "dodge", es: "Esquiva" },
  surge: { en: "surge", es: "Incremento" },
  standby: { en: "standby", es: "Alerta" },
  suppression: { en: "suppression", es: "Acobardamiento" },
  observation: { en: "observation", es: "Observación" },
  shield: { en: "shield", es: "Escudo" },
  "inactive-shield": { en: "inactive shield", es: "Escudo inactivo" },
  ion: { en: "ion", es: "Iones" },
  poison: { en: "poison", es: "Veneno" },
  immobilize: { en: "immobilize", es: "Inmovilización" },
  "secret-mission": { en: "secret mission", es: "Misión secreta" },
  "cached-aim": { en: "cached aim", es: "Ataque apuntado de Provisión" },
  "cached-dodge": { en: "cached dodge", es: "Esquiva de Provisión" },
  "cached-surge": { en: "cached surge", es: "Incremento de Provisión" },
  bounty: { en: "bounty", es: "Recompensa" },
};

/** Names of dice faces, in the singular and plural. */
export const FACE_NAMES: Readonly<Record<string, readonly [one: Line, many: Line]>> = {
  hit: [
    { en: "hit", es: "impacto" },
    { en: "hits", es: "impactos" },
  ],
  critical: [
    { en: "critical", es: "impacto crítico" },
    { en: "criticals", es: "impactos críticos" },
  ],
  "attack-surge": [
    { en: "attack surge", es: "incremento de ataque" },
    { en: "attack surges", es: "incrementos de ataque" },
  ],
  block: [
    { en: "block", es: "bloqueo" },
    { en: "blocks", es: "bloqueos" },
  ],
  "defense-surge": [
    { en: "defense surge", es: "incremento de defensa" },
    { en: "defense surges", es: "incrementos de defensa" },
  ],
  blank: [
    { en: "blank", es: "cara vacía" },
    { en: "blanks", es: "caras vacías" },
  ],
};

/** Names of dice, in the singular and plural. */
export const DIE_NAMES: Readonly<Record<string, readonly [one: Line, many: Line]>> = {
  "red-attack": [
    { en: "red attack die", es: "dado de ataque rojo" },
    { en: "red attack dice", es: "dados de ataque rojos" },
  ],
  "black-attack": [
    { en: "black attack die", es: "dado de ataque negro" },
    { en: "black attack dice", es: "dados de ataque negros" },
  ],
  "white-attack": [
    { en: "white attack die", es: "dado de ataque blanco" },
    { en: "white attack dice", es: "dados de ataque blancos" },
  ],
  "red-defense": [
    { en: "red defense die", es: "dado de defensa rojo" },
    { en: "red defense dice", es: "dados de defensa rojos" },
  ],
  "white-defense": [
    { en: "white defense die", es: "dado de defensa blanco" },
    { en: "white defense dice", es: "dados de defensa blancos" },
  ],
};

/** Names of the actions of all units, as nouns. */
export const ACTION_NAMES: Readonly<Record<string, Line>> = {
  aim: { en: "aim", es: "Ataque apuntado" },
  dodge: { en: "dodge", es: "Esquiva" },
  standby: { en: "standby", es: "Alerta" },
  recover: { en: "recover", es: "Recuperación" },
  move: { en: "move", es: "Movimiento" },
  withdraw: { en: "withdraw", es: "batirse en retirada" },
  attack: { en: "attack", es: "Ataque" },
  claim: { en: "claim", es: "capturar" },
};

/** Names of automatic effects of the rules. */
export const RULE_NAMES: Readonly<Record<string, Line>> = {
  "compulsory-move": { en: "Compulsory Move", es: "Movimiento obligatorio" },
  graffiti: { en: "graffiti token", es: "ficha de Pintada" },
  hand: { en: "a card from the hand", es: "una carta de la mano" },
  orders: { en: "orders of the command card", es: "Órdenes de la carta de Mando" },
  "vehicle-damage": { en: "vehicle damage", es: "Daño a vehículo" },
};

/** Names of card states. */
export const CARD_STATE_NAMES: Readonly<Record<CardState, Line>> = {
  readied: { en: "readied", es: "preparada" },
  exhausted: { en: "exhausted", es: "agotada" },
  expended: { en: "expended", es: "consumida" },
  discarded: { en: "discarded", es: "descartada" },
};

/** Names of the kinds of cover. */
export const COVER_NAMES: Readonly<Record<string, Line>> = {
  none: { en: "no cover", es: "sin cobertura" },
  light: { en: "light cover", es: "Cobertura ligera" },
  heavy: { en: "heavy cover", es: "Cobertura densa" },
};

/** Names of attack results. */
export const RESULT_NAMES: Readonly<Record<keyof PoolResults, Line>> = {
  surges: { en: "attack surges", es: "incrementos de ataque" },
  hits: { en: "hits", es: "impactos" },
  criticals: { en: "criticals", es: "impactos críticos" },
  defenseSurges: { en: "defense surges", es: "incrementos de defensa" },
  blocks: { en: "blocks", es: "bloqueos" },
};

/** Names of the decks of battle cards. */
export const DECK_NAMES: Readonly<Record<string, Line>> = {
  primary: { en: "the objective deck", es: "el mazo de Objetivos" },
  secondary: { en: "the secondary objective deck", es: "el mazo de Objetivos secundarios" },
  advantage: { en: "the advantage deck", es: "el mazo de Ventajas" },
};

/** Names of the modifications of the mission, as imperatives. */
export const MODIFICATION_NAMES: Readonly<Record<Modification, Line>> = {
  primary: { en: "replace the objective", es: "cambiar el Objetivo" },
  secondary: { en: "replace the secondary objective", es: "cambiar el Objetivo secundario" },
  "own-advantage": { en: "replace your own advantage", es: "cambiar la Ventaja propia" },
  "opponent-advantage": { en: "replace the opponent's advantage", es: "cambiar la Ventaja del adversario" },
  "take-blue": { en: "become the blue player", es: "pasar a ser el jugador azul" },
  pass: { en: "change nothing", es: "no cambiar nada" },
};

/** Names of the long edges of the battlefield. */
export const EDGE_NAMES: Readonly<Record<"near" | "far", Line>> = {
  near: { en: "the near long edge", es: "el borde largo cercano" },
  far: { en: "the far long edge", es: "el borde largo lejano" },
};

/** Names of kinds of moves, as nouns. */
export const MOVE_NAMES: Readonly<Record<Extract<Action, { type: "move" }>["move"]["type"], Line>> = {
  standard: { en: "standard move", es: "movimiento normal" },
  climb: { en: "climb", es: "escalar" },
  notched: { en: "move along the tool", es: "mover a lo largo de la plantilla" },
  pivot: { en: "pivot", es: "pivotar" },
  deploy: { en: "deploy", es: "desplegar" },
};

/** Names of kinds of attacks. */
export const ATTACK_NAMES: Readonly<Record<AttackKind, Line>> = {
  melee: { en: "melee", es: "cuerpo a cuerpo" },
  ranged: { en: "ranged", es: "a distancia" },
  overrun: { en: "overrun", es: "arrollamiento" },
};

/** Reasons for the end of a game. */
export const REASON_NAMES: Readonly<Record<string, Line>> = {
  points: { en: "by victory points", es: "por puntos de Victoria" },
  "lost-points": { en: "by fewer points of units lost", es: "por perder menos puntos en unidades" },
  "last-standing": { en: "by being the only one with units left", es: "por ser el único con unidades" },
  draw: { en: "nobody is ahead", es: "nadie va por delante" },
};
