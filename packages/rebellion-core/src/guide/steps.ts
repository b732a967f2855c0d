import type { Line } from "@sw/tabletop/text";
import type { RuleId } from "../rules/ids.ts";
import { SETUP } from "./setup-steps.ts";
import type { GuideTable, Variation } from "./table.ts";

/** The four parts of the guide (solo.guide.sections). */
export type Section = "setup" | "assignment" | "command" | "refresh";

/**
 * A step of a round: the side that takes it, its text and its rule. A step that an option adds names that option
 * (solo.options.rote-marking, solo.options.variations).
 */
export interface GuideStep {
  /**
   * The side that takes the step, or `both`. These are the green, red and shaded boxes of the manual's guide
   * (solo.guide.colours).
   */
  readonly by: "rebel" | "imperial" | "both";
  readonly text: Line;
  readonly rule: RuleId;
  /** The number of the step in the manual. Absent outside the set-up. */
  readonly step?: number;
  readonly option?: "expansion" | "cinematic" | Variation;
}

/** A step in a list. It is shown only if its condition on the options holds. */
export interface Listed extends GuideStep {
  readonly shown?: (table: Pick<GuideTable, "options" | "base">) => boolean;
}

const varied = (variation: Variation) => ({
  option: variation,
  shown: ({ options }: Pick<GuideTable, "options">): boolean => options.variations[variation] === true,
});
const unlessVaried =
  (variation: Variation) =>
  ({ options }: Pick<GuideTable, "options">): boolean =>
    options.variations[variation] !== true;

const ASSIGNMENT: readonly Listed[] = [
  {
    by: "rebel",
    rule: "solo.summary.rebel.assignment",
    text: {
      en: "Assign leaders to missions; use Rebel assignment action cards.",
      es: "Asigna Líderes a Misiones; usa cartas de Acción Rebelde de Asignación.",
    },
  },
  {
    by: "imperial",
    rule: "solo.summary.empire.assignment",
    text: {
      en: "Make the Round Deck (2 cards in round 1, 3 in rounds 2 and 3 and once the base is revealed, else 4), then use assignment action cards.",
      es: "Prepara el mazo de Ronda (2 cartas en la ronda 1, 3 en las rondas 2 y 3 y con la Base descubierta, si no 4) y usa cartas de Acción de Asignación.",
    },
  },
  {
    by: "imperial",
    rule: "solo.options.assign-actions",
    text: {
      en: "Roll a d8 first: on 1 to 4 it uses none.",
      es: "Antes tira 1d8: con 1 a 4 no usa ninguna.",
    },
    ...varied("randomAssignmentActions"),
  },
];

const COMMAND: readonly Listed[] = [
  {
    by: "rebel",
    rule: "solo.summary.rebel.command",
    text: {
      en: "In turns with the Empire: reveal missions, activate systems, send leaders to combats and against missions, until no leader is left.",
      es: "En turnos alternos con el Imperio: revela Misiones, activa sistemas, asigna Líderes a combates y contra Misiones, hasta agotar los Líderes.",
    },
  },
  {
    by: "imperial",
    rule: "solo.summary.empire.command",
    text: {
      en: "With the base revealed: activate a system; missions only without a fleet to move.",
      es: "Con la Base descubierta: activa un sistema; Misiones solo si no quedan flotas que mover.",
    },
    shown: ({ base }) => base !== null,
  },
  {
    by: "imperial",
    rule: "solo.options.random-missions",
    text: {
      en: "With more leaders in the pool than cards in the Round Deck a d8: 1 to 4 activate, 5 to 8 mission; else a mission.",
      es: "Con más Líderes en la reserva que cartas en el mazo de Ronda, 1d8: 1 a 4 activar, 5 a 8 Misión; si no, Misión.",
    },
    shown: (table) => table.base === null && unlessVaried("missionsFirst")(table),
  },
  {
    by: "imperial",
    rule: "solo.options.random-missions",
    text: { en: "Missions first, then activations.", es: "Primero las Misiones, después las activaciones." },
    option: "missionsFirst",
    shown: ({ base, options }) => base === null && options.variations.missionsFirst === true,
  },
  {
    by: "imperial",
    rule: "solo.options.random-movement",
    text: {
      en: "A d8 says whether the fleet heads for Rebel units (1 to 4) or for a possible base.",
      es: "1d8 dice si la flota va hacia unidades Rebeldes (1 a 4) o hacia una posible Base.",
    },
    ...varied("randomMovement"),
  },
  {
    by: "imperial",
    rule: "solo.options.unplayable",
    text: {
      en: "A mission that cannot be played waits under the Round Deck with a leader reserved for it.",
      es: "Una Misión no jugable espera bajo el mazo de Ronda con un Líder reservado.",
    },
    ...varied("retryUnplayableMissions"),
  },
  {
    by: "imperial",
    rule: "solo.combat.cinematic",
    text: {
      en: "Combats: a random advanced tactic card for the Empire in each battle.",
      es: "Combates: una carta de Táctica Avanzada al azar para el Imperio en cada batalla.",
    },
    option: "cinematic",
    shown: ({ options }) => options.cinematic,
  },
];

const REFRESH: readonly Listed[] = [
  {
    by: "rebel",
    rule: "solo.summary.rebel.refresh",
    text: {
      en: "Objectives; starting missions back, others discarded; leaders home; draw missions and an objective; with the time marker recruit and build after the Empire; deploy after the Empire, at most 2 in a system.",
      es: "Objetivos; recupera Misiones iniciales y descarta las demás; recupera Líderes; roba Misiones y un Objetivo; con el marcador de Tiempo recluta y construye después del Imperio; despliega después del Imperio, 2 por sistema como máximo.",
    },
  },
  {
    by: "imperial",
    rule: "solo.summary.empire.refresh",
    text: {
      en: "Starting missions back and shuffled, others discarded, projects on top of the Main Missions deck; leaders home; 2 probe cards; recruit one at random; build before the Rebels, at random where needed; deploy first, at most 2 in a system.",
      es: "Misiones iniciales a su mazo, que se baraja, descarta las demás, proyectos encima del mazo de Misiones Principales; recupera Líderes; 2 cartas de Sonda; recluta uno al azar; construye antes que la Rebelión, al azar si hace falta; despliega primero, 2 por sistema como máximo.",
    },
  },
  {
    by: "imperial",
    rule: "solo.options.deploy-pbr",
    text: {
      en: "Systems close to a possible base get units first.",
      es: "Los sistemas próximos a una posible Base reciben unidades primero.",
    },
    ...varied("deployPriorityPbr"),
  },
];

const SECTIONS: Readonly<Record<Section, readonly Listed[]>> = {
  setup: SETUP,
  assignment: ASSIGNMENT,
  command: COMMAND,
  refresh: REFRESH,
};

/**
 * Lists the steps of a part of the game, in short form, under the options of the table (solo.guide.sections,
 * solo.options.menu).
 */
export function stepsOf(table: Pick<GuideTable, "options" | "base">, section: Section): readonly GuideStep[] {
  return SECTIONS[section].filter(({ shown = () => true }) => shown(table)).map(({ shown: _shown, ...step }) => step);
}
