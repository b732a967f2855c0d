import type { Locale } from "../kit.ts";
import { safe } from "../terminal/printable.ts";

interface GuideWords {
  readonly prompt: string;
  readonly kept: (path: string) => string;
  readonly noRow: (name: string) => string;
  readonly noSection: (sections: readonly string[]) => string;
  readonly noNumber: (typed: string) => string;
  /** The words that roll a die, in both languages. */
  readonly roll: { readonly roll: { readonly en: string; readonly es: string; readonly also: readonly string[] } };
  readonly rolled: (result: number) => string;
  /** Says that there is nothing to undo. */
  readonly nothing: string;
  /** Shown after each step of the set-up. */
  readonly goOn: (step: number, steps: number) => string;
  readonly setUp: string;
  /** Asks for the systems of the probe cards turned up in the set-up. */
  readonly turnedUp: string;
  readonly undone: (line: string) => string;
  readonly done: string;
  /** The text of `done` in the list of entries. */
  readonly doneLine: string;
  readonly noAdvice: string;
  readonly turnUp: string;
  readonly noDamage: string;
  readonly again: string;
  readonly help: readonly string[];
}

const ROLL = { roll: { en: "roll", es: "tirar", also: ["tira"] } } as const;

/** Texts of the guide, except its advice. */
export const GUIDE_WORDS: Readonly<Record<Locale, GuideWords>> = {
  en: {
    prompt: "Guide",
    kept: (path) => safe`The table is kept in ${path}.`,
    noRow: (name) => safe`There is not exactly one card of the decision list with "${name}" in its name.`,
    noSection: (sections) => `Type steps with one of ${sections.join(", ")}.`,
    noNumber: (typed) =>
      safe`“${typed}” is not a number. Type what the die shows, or “roll”. Press Enter to skip the question.`,
    roll: ROLL,
    rolled: (result) => `Rolled: ${result}.`,
    nothing: "Nothing to undo.",
    goOn: (step, steps) => `Step ${step} of ${steps}. Type “done” once it is done.`,
    setUp: "The set-up is complete. Go on with “steps assignment”.",
    turnedUp: "Type the revealed systems in their order, or press Enter to enter each of them yourself",
    undone: (line) => safe`Undone: ${line}`,
    done: "Type “done” to carry this out on the table.",
    doneLine: "done",
    noAdvice: "There is no advice to carry out. Ask first, for example “turn”.",
    turnUp: "Reveal the top card of the Round Deck, then type “mission” and its name.",
    noDamage:
      "The guide does not track damage. Enter the units that are destroyed, for example “losses naboo: r x-wing”.",
    again: "Type “mission” and the name of that next card.",
    help: [
      "hoth: rebel r 2 trooper xwing leia e at-st   what a place holds: loyalty, Rebels behind r, Empire behind e",
      "round: reputation: time: base: pool: rebel pool: lured: reserved: deck: cells: actions: probes: ready: queue 2: rules:   the other lines of the table",
      "+ hoth: e vader   - hoth: r leia   corellia > hoth: e star-destroyer   what comes, goes, moves; slide, refresh, reset",
      "losses hoth: r 2 trooper e at-st   units that are destroyed",
      "turn, mission CARD, oppose CARD SYSTEM, join SYSTEM, assignment, recruit CARD, build, deploy   what the Empire does",
      "effect CARD [SYSTEM] [LEADER]   roll|hits SYSTEM space|ground hd-s hh-   what its cards choose, what it does with its dice",
      "done   carries the advice out   undo   takes the last entry back",
      "steps setup [NUMBER]   the set-up, step by step: “done” goes on to the next one",
      "steps assignment|command|refresh, table, resources, card [NAME], dice, strengths, definitions, ?, q",
    ],
  },
  es: {
    prompt: "Guía",
    kept: (path) => safe`La mesa queda guardada en ${path}.`,
    noRow: (name) => safe`Ninguna carta sola de la lista de decisiones lleva "${name}" en el nombre.`,
    noSection: (sections) => `Escribe pasos con una de estas palabras: ${sections.join(", ")}.`,
    noNumber: (typed) =>
      safe`«${typed}» no es un número. Escribe lo que muestra el dado, «tirar», o nada para dejar la pregunta.`,
    roll: ROLL,
    rolled: (result) => `Resultado: ${result}.`,
    nothing: "Nada que deshacer.",
    goOn: (step, steps) => `Paso ${step} de ${steps}. Escribe «hecho» cuando esté hecho.`,
    setUp: "La preparación está completa. Sigue con «pasos asignación».",
    turnedUp: "Sistemas revelados, en su orden, o nada para escribir cada uno",
    undone: (line) => safe`Deshecho: ${line}`,
    done: "Escribe «hecho» para llevarlo a la mesa.",
    doneLine: "hecho",
    noAdvice: "No hay ningún consejo que llevar a la mesa. Pregunta antes, por ejemplo «turno».",
    turnUp: "Revela la primera carta del mazo de Ronda y escribe «misión» y su nombre.",
    noDamage: "La guía no lleva cuenta del daño. Escribe las unidades destruidas, por ejemplo «bajas naboo: r ala-x».",
    again: "Escribe «misión» y el nombre de esa siguiente carta.",
    help: [
      "hoth: rebelde r 2 soldado ala-x leia i at-st   lo que hay en un lugar: Lealtad, Rebeldes tras r, Imperio tras i",
      "ronda: reputación: tiempo: base: reserva: reserva rebelde: seducidos: reservados: mazo: células: acciones: sondas: listas: cola 2: reglas:   las demás líneas de la mesa",
      "+ hoth: i vader   - hoth: r leia   corellia > hoth: i destructor   lo que llega, se va, se mueve; avanzar, recuperar, reiniciar",
      "bajas hoth: r 2 soldado i at-st   unidades destruidas",
      "turno, misión CARTA, oponerse CARTA SISTEMA, unirse SISTEMA, asignación, reclutar CARTA, construir, desplegar   lo que hace el Imperio",
      "efecto CARTA [SISTEMA] [LÍDER]   tirada|impactos SISTEMA espacio|tierra id-e ii-   lo que eligen sus cartas, lo que hace con sus dados",
      "hecho   lleva el consejo a la mesa   deshacer   anula lo último",
      "pasos preparación [NÚMERO]   la preparación, paso a paso: «hecho» pasa al siguiente",
      "pasos asignación|mando|recuperación, mesa, recursos, carta [NOMBRE], dados, fuerzas, definiciones, ?, salir",
    ],
  },
};
