import type { CardWords } from "../../catalogue/cards.ts";
import type { Part } from "../../state/hooks/steps.ts";
import { permits } from "../../state/hooks/words.ts";

/** A card that makes a large unit of a squad: it spreads out, and no transport has room for it. */
export function squad(): readonly Part[] {
  return [permits("spreads-out"), permits("not-transported")];
}

/** That in words. */
export const SQUAD_DOES: NonNullable<CardWords["does"]> = {
  en: "The unit is in cohesion while its miniatures are at range 1 of their leader, instead of half-range. It can neither be deployed nor issued orders by means of Transport.",
  es: "La unidad está en formación si sus miniaturas están a alcance 1 de su líder, en vez de a medio alcance. No puede desplegarse ni recibir órdenes por medio de Transporte.",
};
