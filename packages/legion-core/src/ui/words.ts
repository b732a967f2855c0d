import type { Locale } from "@sw/tabletop/text";
import type { Action } from "../state/actions.ts";
import type { Seat } from "../state/seats.ts";
import type { Phase } from "../state/state.ts";
import type { TokenKind } from "../state/tokens.ts";
import type { UnitView } from "../views/shapes.ts";

/** Labels on the table around the texts of the game. */
export interface Labels {
  readonly title: string;
  readonly seats: Readonly<Record<Seat, string>>;
  /** The names of the players, as used in sentences. */
  readonly players: Readonly<Record<Seat, string>>;
  /** The number of the round, from 1. */
  readonly round: (round: number) => string;
  readonly phases: Readonly<Record<Phase, string>>;
  /** The victory points of a player. */
  readonly points: (points: number) => string;
  /** The remaining units and miniatures of a player, each with the total. */
  readonly forces: (units: number, ofUnits: number, miniatures: number, ofMiniatures: number) => string;
  /** The numbers of command cards in hand, order tokens in the pool, and passes left. */
  readonly pools: (hand: number, orders: number, passes: number) => string;
  readonly objectives: string;
  readonly nothing: string;
  readonly you: string;
  readonly hand: string;
  readonly defeated: string;
  readonly undeployed: string;
  readonly commander: string;
  /** The remaining miniatures of a unit, with the total. */
  readonly miniatures: (left: number, of: number) => string;
  /** The wounds of a unit. */
  readonly wounds: (wounds: number) => string;
  readonly orders: Readonly<Record<Exclude<UnitView["order"], "none">, string>>;
  readonly tokens: Readonly<Record<TokenKind, string>>;
  /** A token that a unit holds. */
  readonly holds: (token: string) => string;
  readonly groups: Readonly<Record<Action["type"], string>>;
  /** The winner, the reason and the lead in points. */
  readonly wins: (player: string, reason: string, lead: number) => string;
  readonly draw: string;
}

/** The labels in both languages. */
export const LABELS: Readonly<Record<Locale, Labels>> = {
  en: {
    title: "Star Wars: Legion",
    seats: { "player-1": "Player 1", "player-2": "Player 2" },
    players: { "player-1": "player 1", "player-2": "player 2" },
    round: (round) => `Round ${round}`,
    phases: { setup: "Setup", command: "Command Phase", activation: "Activation Phase", end: "End Phase" },
    points: (points) => `${points} VP`,
    forces: (units, ofUnits, minis, ofMinis) => `${units} of ${ofUnits} units, ${minis} of ${ofMinis} miniatures`,
    pools: (hand, orders, passes) => `hand ${hand}, order tokens ${orders}, passes ${passes}`,
    objectives: "Objective tokens",
    nothing: "none",
    you: "you",
    hand: "Hand",
    defeated: "defeated",
    undeployed: "not deployed",
    commander: "commander",
    miniatures: (left, of) => `${left} of ${of} miniatures`,
    wounds: (wounds) => `wounds ${wounds}`,
    orders: { faceup: "order", facedown: "activated", "facedown-twice": "activated twice" },
    tokens: {
      aim: "aim",
      dodge: "dodge",
      surge: "surge",
      standby: "standby",
      suppression: "suppression",
      observation: "observation",
      shield: "shield",
      "inactive-shield": "inactive shield",
      ion: "ion",
      poison: "poison",
      immobilize: "immobilize",
      "secret-mission": "secret mission",
      "cached-aim": "cached aim",
      "cached-dodge": "cached dodge",
      "cached-surge": "cached surge",
      bounty: "bounty",
    },
    holds: (token) => `holds ${token}`,
    groups: {
      reveal: "Reveal a battle card",
      modify: "Modify the mission",
      "choose-edge": "Choose an edge",
      "place-token": "Place a token",
      "place-barricade": "Place a barricade",
      "choose-unit": "Choose a unit",
      "choose-command": "Choose a command card",
      nominate: "Nominate a commander",
      order: "Issue an order",
      activate: "Activate a unit",
      "draw-order": "Draw an order token",
      "spend-advantage": "Spend an advantage token",
      perform: "Perform an action",
      move: "Move",
      place: "Place a miniature",
      declare: "Declare a defender",
      "declare-again": "Declare a further defender",
      "add-weapon": "Add a weapon",
      resolve: "Resolve a pool",
      "choose-option": "Choose",
      wound: "Assign a wound",
      lead: "Choose a leader",
      heal: "Remove a token",
      restore: "Restore a miniature",
      effect: "Resolve an effect",
      pass: "Pass",
      done: "Done",
      unpick: "Take a pick back",
    },
    wins: (player, reason, lead) =>
      `Won by ${player}, ${{ points: `${lead} VP ahead`, "last-standing": "the last one standing" }[reason] ?? "having lost fewer points"}.`,
    draw: "A draw.",
  },
  es: {
    title: "Star Wars: Legión",
    seats: { "player-1": "Jugador 1", "player-2": "Jugador 2" },
    players: { "player-1": "el jugador 1", "player-2": "el jugador 2" },
    round: (round) => `Ronda ${round}`,
    phases: { setup: "Preparación", command: "fase de Mando", activation: "fase de Activación", end: "fase Final" },
    points: (points) => `${points} PV`,
    forces: (units, ofUnits, minis, ofMinis) => `${units} de ${ofUnits} unidades, ${minis} de ${ofMinis} miniaturas`,
    pools: (hand, orders, passes) => `mano ${hand}, fichas de Orden ${orders}, de pase ${passes}`,
    objectives: "Fichas de Objetivo",
    nothing: "ninguna",
    you: "tú",
    hand: "Mano",
    defeated: "derrotada",
    undeployed: "sin desplegar",
    commander: "comandante",
    miniatures: (left, of) => `${left} de ${of} miniaturas`,
    wounds: (wounds) => `heridas ${wounds}`,
    orders: { faceup: "con orden", facedown: "activada", "facedown-twice": "activada dos veces" },
    tokens: {
      aim: "Ataque apuntado",
      dodge: "Esquiva",
      surge: "Incremento",
      standby: "Alerta",
      suppression: "Acobardamiento",
      observation: "Observación",
      shield: "Escudo",
      "inactive-shield": "Escudo inactivo",
      ion: "Iones",
      poison: "Veneno",
      immobilize: "Inmovilización",
      "secret-mission": "Misión secreta",
      "cached-aim": "Ataque apuntado de Provisión",
      "cached-dodge": "Esquiva de Provisión",
      "cached-surge": "Incremento de Provisión",
      bounty: "Recompensa",
    },
    holds: (token) => `lleva ${token}`,
    groups: {
      reveal: "Revelar una carta de Batalla",
      modify: "Modificar la misión",
      "choose-edge": "Elegir un borde",
      "place-token": "Colocar una ficha",
      "place-barricade": "Colocar una barricada",
      "choose-unit": "Elegir una unidad",
      "choose-command": "Elegir una carta de Mando",
      nominate: "Nombrar comandante",
      order: "Dar una orden",
      activate: "Activar una unidad",
      "draw-order": "Robar una ficha de Orden",
      "spend-advantage": "Gastar una ficha de Ventaja",
      perform: "Llevar a cabo una acción",
      move: "Mover",
      place: "Colocar una miniatura",
      declare: "Declarar un defensor",
      "declare-again": "Declarar otro defensor",
      "add-weapon": "Añadir un arma",
      resolve: "Resolver una reserva",
      "choose-option": "Elegir",
      wound: "Asignar una herida",
      lead: "Elegir líder",
      heal: "Quitar una ficha",
      restore: "Restaurar una miniatura",
      effect: "Resolver un efecto",
      pass: "Pasar",
      done: "Terminar",
      unpick: "Deshacer una elección",
    },
    wins: (player, reason, lead) =>
      `Gana ${player}, ${{ points: `con ${lead} PV de ventaja`, "last-standing": "el último en pie" }[reason] ?? "que perdió menos puntos"}.`,
    draw: "Empate.",
  },
};
