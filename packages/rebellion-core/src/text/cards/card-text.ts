import type { Line } from "@sw/tabletop/text";
import type { Faction } from "../../language/language.ts";
import type { Telling } from "../effects/telling.ts";
import type { Knowledge } from "../knowledge.ts";

/** Joins the parts of a line of figures. */
export function figuresOf(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" · ");
}

/** Returns how the effects of a side's card are told if nothing is known about its place. */
export function tellingFor(knowledge: Knowledge, owner: Faction): Telling {
  return {
    knowledge,
    owner,
    here: "this",
    manyChosen: false,
    leaders: [],
    chosenLeader: null,
    portrait: "",
    hasTarget: false,
    mission: "this",
  };
}

/** The lines of cards in the form "{label}: {text}". */
export const LABELS: Readonly<Record<"success" | "failure" | "effect" | "portrait" | "delayed" | "requires", Line>> = {
  success: { en: "Success: {text}", es: "Éxito: {text}" },
  failure: { en: "Failure: {text}", es: "Fracaso: {text}" },
  effect: { en: "Effect: {text}", es: "Efecto: {text}" },
  portrait: { en: "With {leader}, also: {text}", es: "Con {leader}, además: {text}" },
  delayed: { en: "At the end of the Command Phase: {text}", es: "Al final de la fase de Mando: {text}" },
  requires: { en: "Requires: {text}", es: "Requisito: {text}" },
};
