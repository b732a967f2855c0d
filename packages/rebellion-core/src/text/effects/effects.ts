import { type Line, menuLine, sentence } from "@sw/tabletop/text";
import type { EffectStep } from "../../language/language.ts";
import { say } from "../knowledge.ts";
import { boardLine } from "./board.ts";
import { cardLine } from "./card-deeds.ts";
import { lastingText } from "./lasting.ts";
import { leaderLine } from "./people.ts";
import { type Telling, toldIn } from "./telling.ts";

const CHOOSE: Line = { en: "choose one: {first}; or {last}", es: "elige una opción: {first}; o bien {last}" };
const THEIR_CHOICE: Line = {
  en: "your opponent chooses one: {first}; or {last}",
  es: "tu adversario elige una opción: {first}; o bien {last}",
};
const NOTHING: Line = { en: "do nothing", es: "no hagas nada" };
const THEN: Line = { en: ", then ", es: " y luego " };

/** Returns an effect as sentences. */
export function effectText(steps: readonly EffectStep[], telling: Telling): string {
  return clausesOf(steps, telling).map(sentence).join(" ");
}

/** Returns one of several branches as a line of its own: "Gain 2 Rebel loyalty in this system". */
export function branchText(steps: readonly EffectStep[], telling: Telling): string {
  return menuLine(steps.length === 0 ? say(telling.knowledge.language, NOTHING) : inLine(steps, telling));
}

/** Returns steps as part of a sentence. */
function inLine(steps: readonly EffectStep[], telling: Telling): string {
  return clausesOf(steps, telling).join(say(telling.knowledge.language, THEN));
}

/** Returns a clause for each step. Earlier steps change how `here` and the chosen systems are called. */
function clausesOf(steps: readonly EffectStep[], telling: Telling): readonly string[] {
  let now = telling;
  return steps.map((step) => {
    const clause = clauseOf(step, now);
    now = after(step, now);
    return clause;
  });
}

function after(step: EffectStep, telling: Telling): Telling {
  if (step.op === "place-leader" && Array.isArray(step.at)) return { ...telling, here: "that" };
  if (step.op === "choose-system") return { ...telling, manyChosen: (step.count ?? 1) > 1 };
  return telling;
}

function clauseOf(step: EffectStep, telling: Telling): string {
  switch (step.op) {
    case "choose": {
      const options = step.options.map((option) =>
        option.length === 0 ? say(telling.knowledge.language, NOTHING) : inLine(option, telling),
      );
      const slots = { first: options.slice(0, -1).join("; "), last: options.slice(-1).join("") };
      return say(telling.knowledge.language, step.by === "owner" ? CHOOSE : THEIR_CHOICE, slots);
    }
    case "modify":
      return lastingText(step, telling);
    case "choose-leader":
    case "place-leader":
    case "recruit-leader":
    case "recruit-one":
    case "move-leader":
    case "eliminate-leader":
    case "capture":
    case "rescue":
    case "attach-ring":
      return toldIn(telling, leaderLine(step, telling));
    case "draw":
    case "arrange-objectives":
    case "search":
    case "reveal-objectives":
    case "reputation":
    case "ask-base":
    case "procedure":
      return toldIn(telling, cardLine(step, telling));
    default:
      return toldIn(telling, boardLine(step, telling));
  }
}
