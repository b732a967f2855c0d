/**
 * The Empire of the solo variant Ataque Imperial: what it does at its decisions, and why.
 *
 * @module
 */
import { game } from "../index.ts";
import { defaultBoxes } from "../state/default-boxes.ts";
import { type Automa, automaOf } from "./automa.ts";

export { d6ByD8 } from "../state/solo-dice.ts";
export type { Automa, AutomaOptions, Decided } from "./automa.ts";
export { createSoloGame, type SoloGameOptions } from "./game.ts";
export type { CriterionUsed, DieUsed, Reason } from "./reasons.ts";
export type { CriterionId, QuestionId } from "./words.ts";

/** The Empire of a solo game of the box: see {@link Automa}. */
export const automa: Automa = /* @__PURE__ */ automaOf(defaultBoxes, game);
