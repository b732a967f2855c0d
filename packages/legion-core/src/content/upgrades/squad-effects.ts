import type { CardWords } from "../../catalogue/cards.ts";
import type { Part } from "../../state/hooks/steps.ts";
import { permits } from "../../state/hooks/words.ts";

/** Creates the effects of a card that makes a squad large: it may spread out, and transports cannot carry it. */
export function squad(): readonly Part[] {
  return [permits("spreads-out"), permits("not-transported")];
}

/** The rules text of squad cards in English and Spanish. */
export const SQUAD_DOES: NonNullable<CardWords["does"]> = {
  en: "The unit is in cohesion while its miniatures are at range 1 of their leader, instead of half-range. It can neither be deployed nor issued orders by means of Transport.",
  es: "La unidad está en formación si sus miniaturas están a alcance 1 de su líder, en vez de a medio alcance. No puede desplegarse ni recibir órdenes por medio de Transporte.",
};
