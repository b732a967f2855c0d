/**
 * The Empire of the solo variant Ataque Imperial: makes its decisions and gives the reasons for them.
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

/** Decides for the Empire of a solo game with the default catalogue. See {@link Automa}. */
export const automa: Automa = /* @__PURE__ */ automaOf(defaultBoxes, game);
