import type { LengthUnit, Locale } from "./kit.ts";
import { safe } from "./terminal/printable.ts";

/** Texts of the commands around a game. */
export interface Words {
  readonly watching: (title: string, bots: number, seed: string) => string;
  readonly recorded: (title: string, version: string) => string;
  readonly again: (command: string) => string;
  readonly stats: (turns: number, unit: LengthUnit, decisions: number, checks: number) => string;
  readonly replayWritten: (path: string) => string;
  readonly drawn: (path: string) => string;
  readonly replayEqual: (path: string, hash: string) => string;
  readonly undecided: (decisions: number) => string;
  readonly chooseSeat: string;
  readonly bothSeats: string;
  readonly allSeats: string;
  readonly opponent: (player: string, bot: string) => string;
  readonly savedAt: (path: string) => string;
  readonly kept: (path: string) => string;
  readonly goOn: (command: string) => string;
  readonly passKeyboard: (player: string) => string;
  readonly happened: string;
  readonly prompt: string;
  readonly keys: string;
  readonly help: readonly string[];
  readonly picked: (picks: string) => string;
  readonly noSuchNumber: (most: number) => string;
  readonly notUnderstood: (typed: string) => string;
  readonly noSuchCard: (name: string) => string;
  readonly undone: string;
  readonly undoPastReveal: string;
  readonly undoNothing: string;
  readonly saved: (path: string) => string;
  readonly playedAgain: (reason: string) => string;
  readonly notSaved: (reason: string) => string;
  readonly leaveAnyway: string;
  readonly roll: (label: string, faces: string) => string;
  readonly noSuchFace: (typed: string, faces: string) => string;
}

/** The texts of the commands by language. */
export const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    watching: (title, bots, seed) =>
      safe`${title}: ${["no bots play", "a bot plays", "two bots play", "three bots play", "four bots play"][bots]}, seed ${seed}.`,
    recorded: (title, version) => safe`${title}, recorded by version ${version}.`,
    again: (command) => safe`The same game again: ${command}`,
    stats: (turns, unit, decisions, checks) =>
      safe`${turns} ${unit}, ${decisions} decisions. The invariants were checked ${checks} times and always held.`,
    replayWritten: (path) => safe`Replay written to ${path}.`,
    drawn: (path) => safe`Drawn in ${path}.`,
    replayEqual: (path, hash) => safe`Replayed from ${path}. The final hash matches: ${hash}.`,
    undecided: (decisions) => safe`Undecided after ${decisions} decisions.`,
    chooseSeat: "Which side do you play?",
    bothSeats: "Both sides, for two people at one keyboard",
    allSeats: "All sides, for several people at one keyboard",
    opponent: (player, bot) => safe`The bot "${bot}" plays ${player}.`,
    savedAt: (path) => safe`The game is saved in ${path} after every move.`,
    kept: (path) => safe`The game is saved in ${path}.`,
    goOn: (command) => safe`Continue with: ${command}`,
    passKeyboard: (player) => safe`Pass the keyboard to ${player}, who then presses Enter.`,
    happened: "Since you last chose:",
    prompt: "Your choice",
    keys: "number: choose it   ?number: full text   u: undo   s: save   q: quit   ?: help",
    help: [
      "3        choose the option listed under 3",
      "412,305  choose this spot in millimetres, if the menu lists spots of a table (the spot need not be listed)",
      "?3       show the full text of the cards in option 3",
      "?vader   show the text of each card with “vader” in its name",
      "b        show the table again",
      "u        take back your last choice, unless it revealed something",
      "s        save now (it is also saved after every move)",
      "q        save and quit; Ctrl-C does the same",
    ],
    picked: (picks) => `Picked so far: ${picks}`,
    noSuchNumber: (most) => safe`Only 1 to ${most} are listed.`,
    notUnderstood: (typed) => safe`"${typed}" is not understood. Type ? for help.`,
    noSuchCard: (name) => safe`No card has "${name}" in its name.`,
    undone: "Taken back.",
    undoPastReveal: "Your last choice revealed something, so it cannot be taken back.",
    undoNothing: "You have no choice to take back.",
    saved: (path) => safe`Saved in ${path}.`,
    playedAgain: (reason) =>
      safe`The saved state could not be read, so the game was played again from its seed and actions. Reason: ${reason}`,
    notSaved: (reason) => safe`Not saved: ${reason}.`,
    leaveAnyway: "Type q again to quit. What you have played since the last successful save will be lost.",
    roll: (label, faces) => safe`Roll (${label}), ${faces}:`,
    noSuchFace: (typed, faces) => safe`"${typed}" is not a result of this die. Possible results: ${faces}.`,
  },
  es: {
    watching: (title, bots, seed) =>
      safe`${title}: ${["no juega ningún bot", "juega un bot", "juegan dos bots", "juegan tres bots", "juegan cuatro bots"][bots]}, semilla ${seed}.`,
    recorded: (title, version) => safe`${title}, grabada con la versión ${version}.`,
    again: (command) => safe`La misma partida otra vez: ${command}`,
    stats: (turns, unit, decisions, checks) =>
      safe`${turns} ${{ turns: "turnos", rounds: "rondas" }[unit]}, ${decisions} decisiones; ` +
      safe`los invariantes se comprobaron ${checks} veces y siempre se cumplieron.`,
    replayWritten: (path) => safe`Repetición guardada en ${path}.`,
    drawn: (path) => safe`Dibujada en ${path}.`,
    replayEqual: (path, hash) => safe`Repetida desde ${path}. El hash final coincide: ${hash}.`,
    undecided: (decisions) => safe`Sin decidir tras ${decisions} decisiones.`,
    chooseSeat: "¿Qué bando llevas?",
    bothSeats: "Los dos: dos personas con un solo teclado",
    allSeats: "Todos, con un solo teclado",
    opponent: (player, bot) => safe`El bot "${bot}" juega con ${player}.`,
    savedAt: (path) => safe`La partida se guarda en ${path} después de cada jugada.`,
    kept: (path) => safe`La partida queda guardada en ${path}.`,
    goOn: (command) => safe`Para seguir: ${command}`,
    passKeyboard: (player) => safe`Pasa el teclado a quien juega con ${player}, que pulsa Intro.`,
    happened: "Desde tu última elección:",
    prompt: "Tu elección",
    keys: "número: elegir   ?número: texto completo   u: deshacer   s: guardar   q: salir   ?: ayuda",
    help: [
      "3        elige la opción que figura con el 3",
      "412,305  elige ese punto en milímetros, si el menú ofrece puntos de la mesa (no hace falta que figure)",
      "?3       muestra el texto completo de las cartas del 3",
      "?vader   muestra el texto de cada carta con «vader» en el nombre",
      "b        muestra otra vez la mesa",
      "u        deshace tu última elección, salvo que revelara algo",
      "s        guarda ahora (también se guarda tras cada jugada)",
      "q        guarda y sale; Ctrl-C hace lo mismo",
    ],
    picked: (picks) => `Elegido hasta ahora: ${picks}`,
    noSuchNumber: (most) => safe`Solo figuran del 1 al ${most}.`,
    notUnderstood: (typed) => safe`No se entiende "${typed}". Escribe ? para la ayuda.`,
    noSuchCard: (name) => safe`Ninguna carta lleva "${name}" en el nombre.`,
    undone: "Deshecho.",
    undoPastReveal: "Tu última elección reveló algo, así que no se puede deshacer.",
    undoNothing: "No tienes ninguna elección que deshacer.",
    saved: (path) => safe`Guardada en ${path}.`,
    playedAgain: (reason) =>
      safe`El estado guardado no se pudo leer: la partida se ha jugado de nuevo a partir de su semilla y sus acciones. Motivo: ${reason}`,
    notSaved: (reason) => safe`No se ha guardado: ${reason}.`,
    leaveAnyway: "Escribe q otra vez para salir. Se perderá lo jugado desde la última vez que se pudo guardar.",
    roll: (label, faces) => safe`Tira (${label}), ${faces}:`,
    noSuchFace: (typed, faces) => safe`"${typed}" no es un resultado de este dado. Resultados posibles: ${faces}.`,
  },
};
