import type { Line } from "@sw/tabletop/text";
import type { Mode } from "../../state/config.ts";
import type { Event } from "../../state/events.ts";

/** The key of a line about an event: the event's type, or a variant of it. */
export type EventLine =
  | Exclude<Event["type"], "card-purchased" | "effect-delayed" | "game-ended">
  | "force-bonus"
  | "pool-cleared"
  | "purchased-from-row"
  | "purchased-pilot"
  | "purchased-from-discard"
  | "galaxy-deck-shuffled"
  | "base-used"
  | "delayed-end-of-turn"
  | "delayed-next-purchase"
  | "damage-without-base"
  | "galaxy-card-discarded"
  | "turn-ended-empty"
  | "game-won"
  | "game-drawn";

/** The text of each event type and variant. */
export const EVENT_LINES: Readonly<Record<EventLine, Line>> = {
  "game-started": {
    en: "the game begins: {mode}; whoever destroys {bases} first wins",
    es: "comienza la partida: {mode}; gana quien destruya primero {bases}",
  },
  "secret-base-chosen": { en: "{who} secretly chooses {card}", es: "{who} elige en secreto {card}" },
  "secret-base-taken-back": {
    en: "{who} secretly takes back {card}",
    es: "{who} deshace en secreto la elección de {card}",
  },
  "turn-started": { en: "turn {turn} begins: {who}", es: "comienza el turno {turn}: {who}" },
  "base-revealed": { en: "{who} reveals {card} as its base", es: "{who} muestra {card} como su base" },
  "resources-gained": { en: "{who} gains {amount}", es: "{who} gana {amount}" },
  "force-bonus": {
    en: "{who} gains {amount}: the Force marker is on its last space",
    es: "{who} gana {amount}: el indicador de la Fuerza está en su última casilla",
  },
  "resources-spent": { en: "{who} spends {amount}", es: "{who} gasta {amount}" },
  "pool-cleared": {
    en: "{who} returns {amount} unspent to the supply",
    es: "{who} devuelve {amount} sin gastar al suministro común",
  },
  "force-moved": {
    en: "{who} gains {amount}; the Force marker is now {where}",
    es: "{who} gana {amount}; el indicador de la Fuerza queda {where}",
  },
  "attack-gained": { en: "{piece} gains {amount} this turn", es: "{piece} gana {amount} este turno" },
  "card-played": { en: "{who} plays {piece}", es: "{who} juega {piece}" },
  "purchased-from-row": {
    en: "{who} purchases {card}{free} from slot {slot} of the galaxy row",
    es: "{who} adquiere{free} {card} de la posición {slot} de la fila de la galaxia",
  },
  "purchased-pilot": {
    en: "{who} purchases {card}{free} from the Outer Rim Pilot deck",
    es: "{who} adquiere{free} {card} del mazo de Piloto del Borde Exterior",
  },
  "purchased-from-discard": {
    en: "{who} purchases {card}{free} from the galaxy discard pile",
    es: "{who} adquiere{free} {card} de la pila de descartes de la galaxia",
  },
  "card-bribed": {
    en: "{who} bribes {card} in slot {slot}; it goes to the galaxy discard pile",
    es: "{who} soborna {card} en la posición {slot}; la carta va a la pila de descartes de la galaxia",
  },
  "row-filled": {
    en: "{card} enters slot {slot} of the galaxy row",
    es: "{card} entra en la posición {slot} de la fila de la galaxia",
  },
  "galaxy-deck-shuffled": {
    en: "the galaxy discard pile ({cards}) is shuffled into a new galaxy deck",
    es: "la pila de descartes de la galaxia ({cards}) se baraja para formar un nuevo mazo de la galaxia",
  },
  "deck-shuffled": {
    en: "{who} shuffles its discard pile ({cards}) into a new deck",
    es: "{who} baraja su pila de descartes ({cards}) para formar un nuevo mazo",
  },
  "cards-drawn": { en: "{who} draws {cards}", es: "{who} roba {cards}" },
  "ability-used": { en: "{who} uses the ability of {piece}", es: "{who} usa la capacidad de {piece}" },
  "base-used": { en: "{who} uses the ability of its base, {card}", es: "{who} usa la capacidad de su base, {card}" },
  "ability-triggered": {
    en: "{who} resolves the ability of {card} ({moment})",
    es: "{who} resuelve la capacidad de {card} ({moment})",
  },
  "delayed-end-of-turn": {
    en: "{card}: part of its ability waits until the end of the turn",
    es: "{card}: una parte de su capacidad se aplaza hasta el final del turno",
  },
  "delayed-next-purchase": {
    en: "{card}: part of its ability waits for the next card that {who} purchases this turn",
    es: "{card}: una parte de su capacidad se aplaza hasta la próxima carta que {who} adquiera este turno",
  },
  "option-chosen": { en: "{who} chooses: {option}", es: "{who} elige: {option}" },
  "card-committed": {
    en: "{who} commits {piece} to the attack on {target}",
    es: "{who} asigna {piece} al ataque contra {target}",
  },
  "attack-resolved": {
    en: "{who} attacks {target} with {pieces}: {attack}",
    es: "{who} ataca {target} con {pieces}: {attack}",
  },
  "card-defeated": {
    en: "{who} defeats {card} in slot {slot} of the galaxy row",
    es: "{who} derrota {card} en la posición {slot} de la fila de la galaxia",
  },
  "reward-taken": { en: "{who} takes the reward of {card}", es: "{who} recibe la recompensa de {card}" },
  "reward-declined": { en: "{who} declines the reward of {card}", es: "{who} renuncia a la recompensa de {card}" },
  "damage-prevented": { en: "{target} prevents {amount}", es: "{target} evita {amount}" },
  "damage-dealt": { en: "{target} takes {amount}", es: "{target} recibe {amount}" },
  "damage-lost": {
    en: "excess damage on {target} is lost: {amount}",
    es: "se pierde el daño sobrante contra {target}: {amount}",
  },
  "damage-without-base": {
    en: "{who} has no base: {amount} lost",
    es: "{who} no tiene base: se pierde el daño ({amount})",
  },
  "damage-repaired": { en: "{who} repairs {amount} from its base", es: "{who} repara {amount} de su base" },
  "ship-destroyed": {
    en: "{who} loses the capital ship {piece}, which is destroyed",
    es: "{who} pierde la nave de línea {piece}, que es destruida",
  },
  "row-card-destroyed": {
    en: "{who} destroys {card} in slot {slot} of the galaxy row",
    es: "{who} destruye {card} en la posición {slot} de la fila de la galaxia",
  },
  "base-destroyed": { en: "{target}, {card}, is destroyed", es: "{target}, {card}, es destruida" },
  "card-discarded": { en: "{who} discards {card}{from}", es: "{who} descarta {card}{from}" },
  "galaxy-card-discarded": { en: "{card} is discarded{from}", es: "se descarta {card}{from}" },
  "card-exiled": { en: "{who} exiles {card}{from}", es: "{who} exilia {card}{from}" },
  "card-moved": { en: "{who} moves {card}{from} {to}", es: "{who} mueve {card}{from} {to}" },
  "cards-swapped": {
    en: "{who} swaps {card} {place} with {rowCard} in slot {slot} of the galaxy row",
    es: "{who} intercambia {card} {place} por {rowCard} en la posición {slot} de la fila de la galaxia",
  },
  "cards-looked-at": { en: "{who} looks at {zone}: {cards}", es: "{who} mira {zone}: {cards}" },
  "cards-revealed": { en: "{who} reveals {zone}: {cards}", es: "{who} muestra {zone}: {cards}" },
  "turn-ended": { en: "{who} ends the turn and discards {cards}", es: "{who} finaliza su turno y descarta {cards}" },
  "turn-ended-empty": { en: "{who} ends the turn", es: "{who} finaliza su turno" },
  "game-won": {
    en: "{who} wins the game, having destroyed the bases needed",
    es: "{who} gana la partida tras destruir las bases necesarias",
  },
  "game-drawn": { en: "the game ends in a draw", es: "la partida acaba en empate" },
};

/** Names of the modes of play. */
export const MODE_NAMES: Readonly<Record<Mode, Line>> = {
  introductory: { en: "introductory game", es: "partida introductoria" },
  "full-galaxy": { en: "Full Galaxy", es: "Galaxia completa" },
  "secret-bases": { en: "Secret Bases", es: "Bases secretas" },
  pairs: { en: "two-versus-two multiplayer", es: "multijugador por parejas" },
};

/** Names of the moments that trigger abilities. */
export const MOMENT_NAMES: Readonly<Record<string, Line>> = {
  play: { en: "card played", es: "carta jugada" },
  purchase: { en: "card purchased", es: "carta adquirida" },
  reveal: { en: "base revealed", es: "base mostrada" },
  "turn-start": { en: "start of the turn", es: "principio del turno" },
  defeat: { en: "card defeated", es: "carta derrotada" },
  "opponent-discard": { en: "card discarded by the opponent", es: "carta descartada por el adversario" },
  delayed: { en: "put off until now", es: "parte aplazada" },
};

/** Names of the spaces of the Force track. */
export const FORCE_SPACES: Readonly<Record<"dark" | "light" | "neutral", Line>> = {
  dark: { en: "on space {space} of the dark side", es: "en la casilla {space} del Lado Oscuro" },
  light: { en: "on space {space} of the light side", es: "en la casilla {space} del Lado Luminoso" },
  neutral: { en: "in the neutral space", es: "en la casilla central" },
};

type EventWord = "free" | "hiddenCard" | "hiddenCards" | "hiddenBase" | "noCards" | "deckTop";

/** Single words used in the texts of events. */
export const EVENT_WORDS: Readonly<Record<EventWord, Line>> = {
  free: { en: " for free", es: " gratis" },
  hiddenCard: { en: "a hidden card", es: "una carta oculta" },
  hiddenCards: { en: "{count} hidden cards", es: "{count} cartas ocultas" },
  hiddenBase: { en: "a hidden base", es: "una base oculta" },
  noCards: { en: "no cards", es: "ninguna carta" },
  deckTop: { en: "the top of {deck}", es: "la parte superior {ofDeck}" },
};
