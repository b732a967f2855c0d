import type { Line, Told } from "@sw/tabletop/text";
import type { DrawDeck, EffectStep, StepOf } from "../../language/language.ts";
import { baseSpaceName, cardTitle, leaderName, say } from "../knowledge.ts";
import type { Thing } from "../language/language.ts";
import { DECK_NAMES } from "../names.ts";
import { PROCEDURE_LINES, UNKNOWN_PROCEDURE } from "./procedures.ts";
import { enemyFaction, hereIn, leaderSlots, placeIn, type Telling } from "./telling.ts";
import { oneOf } from "./units.ts";

/** The steps about cards, reputation and questions. */
export type CardStep = Extract<
  EffectStep,
  { op: "draw" | "arrange-objectives" | "search" | "reveal-objectives" | "reputation" | "ask-base" | "procedure" }
>;

const LINES = {
  draw: { en: "draw {cards}", es: "roba {cards}" },
  "draw-keep": {
    en: "draw {cards}, keep {keep} and put the rest under the deck",
    es: "roba {cards}, quédate con {keep} y pon el resto debajo del mazo",
  },
  "draw-by-base": {
    en: "draw {cards} for every {count} Rebel units {at}, and at least one",
    es: "roba {cards} por cada {count} unidades Rebeldes {at}, y como mínimo una",
  },
  "arrange-top": {
    en: "look at the top {count} cards of {deck} and put them back on top in any order",
    es: "mira las {count} primeras cartas {ofDeck} y devuélvelas encima en el orden que quieras",
  },
  arrange: {
    en: "look at the top {count} cards of {deck}; put {bottom} under it and the rest back on top",
    es: "mira las {count} primeras cartas {ofDeck}; pon {bottom} debajo y el resto de nuevo encima",
  },
  "search-hand": {
    en: "search {deck} for {cards}, take it into your hand unseen and shuffle the deck",
    es: "busca {cards} en {deck}, añádela a tu mano sin enseñarla y baraja el mazo",
  },
  "search-assign": {
    en: "search {deck} for {cards}, assign {leader} to it facedown and shuffle the deck",
    es: "busca {cards} en {deck}, asígnale boca abajo {toLeader} y baraja el mazo",
  },
  "reveal-objectives": { en: "the Rebellion shows its objectives", es: "la Rebelión muestra sus Objetivos" },
  "reveal-bury": {
    en: "the Rebellion shows its objectives, and you put {bury} of them under the objective deck",
    es: "la Rebelión muestra sus Objetivos y tú pones {bury} de ellos debajo del mazo de Objetivos",
  },
  "gain-reputation": { en: "the Rebellion gains {amount} reputation", es: "la Rebelión gana {amount} de Reputación" },
  "lose-reputation": { en: "the Rebellion loses {amount} reputation", es: "la Rebelión pierde {amount} de Reputación" },
  "if-target": { en: "if it was {leader}, {deed}", es: "si era {leader}, {deed}" },
  "if-there": { en: "if there is {unit} {at}, {deed}", es: "si hay {unit} {at}, {deed}" },
  "ask-here": {
    en: "the Rebellion says whether its base is in {here}",
    es: "la Rebelión dice si su Base está en {here}",
  },
  "ask-region": {
    en: "the Rebellion says whether its base is in the region of {here}",
    es: "la Rebelión dice si su Base está en la región de {here}",
  },
  "ask-chosen-region": {
    en: "the Rebellion says whether its base is in the region {of}",
    es: "la Rebelión dice si su Base está en la región {of}",
  },
  "ask-among": {
    en: "the Rebellion names {count} systems, and its base is in one of them",
    es: "la Rebelión nombra {count} sistemas, en uno de los cuales está su Base",
  },
} as const satisfies Record<string, Line>;

const ONE_CARD: Line = { en: "a card", es: "una carta" };

const DECKS: Readonly<Record<DrawDeck, Thing>> = {
  objective: "objective",
  probe: "probe",
  project: "project",
  "space-tactic": "space-tactic",
  "ground-tactic": "ground-tactic",
};

/** Returns the line of a step about cards. */
export function cardLine(step: CardStep, telling: Telling): Told {
  const { knowledge, owner } = telling;
  const { language } = knowledge;
  switch (step.op) {
    case "draw":
      return drawLine(step, telling);
    case "arrange-objectives": {
      const deck = say(language, DECK_NAMES.objective);
      const slots = { count: String(step.count), bottom: String(step.bottom), deck, ofDeck: language.prep("of", deck) };
      return [step.bottom === 0 ? LINES["arrange-top"] : LINES.arrange, slots];
    }
    case "search":
      return searchLine(step, telling);
    case "reveal-objectives":
      return step.bury === 0 ? [LINES[step.op]] : [LINES["reveal-bury"], { bury: String(step.bury) }];
    case "reputation":
      return reputationLine(step, telling);
    case "ask-base": {
      if (step.about === "here") return [LINES["ask-here"], { here: hereIn(telling) }];
      if (step.about === "chosen-region") {
        return [LINES["ask-chosen-region"], { of: language.prep("of", placeIn(telling, "chosen")) }];
      }
      if (step.about === "region") return [LINES["ask-region"], { here: hereIn(telling) }];
      return [LINES["ask-among"], { count: String(step.about.among) }];
    }
    case "procedure": {
      const line = Object.hasOwn(PROCEDURE_LINES, step.name) ? PROCEDURE_LINES[step.name] : undefined;
      const enemy = language.faction(enemyFaction(owner));
      return [line ?? UNKNOWN_PROCEDURE, { name: step.name, enemy, ofEnemy: language.prep("of", enemy) }];
    }
  }
}

function drawLine(step: StepOf<"draw">, telling: Telling): Told {
  const { ifHere, ...drawn } = step;
  const told = drawnLine(drawn, telling);
  if (ifHere === undefined) return told;
  const { language } = telling.knowledge;
  const slots = { unit: oneOf(telling.knowledge, ifHere), at: language.prep("in", hereIn(telling)) };
  return [LINES["if-there"], { ...slots, deed: say(language, told[0], told[1]) }];
}

function drawnLine({ deck, count, keep }: StepOf<"draw">, { knowledge }: Telling): Told {
  const { language } = knowledge;
  const thing = DECKS[deck];
  if (typeof count !== "number") {
    const at = language.prep("in", baseSpaceName(knowledge));
    return [LINES["draw-by-base"], { cards: language.counted(1, thing), count: String(count.baseUnitsPerCard), at }];
  }
  const cards = language.counted(count, thing);
  return keep === undefined ? [LINES.draw, { cards }] : [LINES["draw-keep"], { cards, keep: String(keep) }];
}

function searchLine({ deck, cards, to }: StepOf<"search">, telling: Telling): Told {
  const { knowledge, leaders } = telling;
  const { language } = knowledge;
  const wanted =
    cards.length === 0 ? say(language, ONE_CARD) : language.or(cards.map((id) => cardTitle(knowledge, id)));
  const slots = { deck: say(language, DECK_NAMES[deck]), cards: wanted, ...leaderSlots(telling, leaders) };
  return [to === "hand" ? LINES["search-hand"] : LINES["search-assign"], slots];
}

function reputationLine(step: StepOf<"reputation">, { knowledge }: Telling): Told {
  const line = step.amount < 0 ? LINES["lose-reputation"] : LINES["gain-reputation"];
  const slots = { amount: String(Math.abs(step.amount)) };
  if (step.if === undefined) return [line, slots];
  const leader = leaderName(knowledge, step.if.targetIs);
  return [LINES["if-target"], { leader, deed: say(knowledge.language, line, slots) }];
}
