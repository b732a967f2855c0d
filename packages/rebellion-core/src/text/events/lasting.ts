import type { Line } from "@sw/tabletop/text";
import type { EffectStep, Modify } from "../../language/language.ts";
import { lastingText } from "../effects/lasting.ts";
import { type CardEntry, cardEntry, type Knowledge, leaderName, placeName, say } from "../knowledge.ts";
import { cardTelling, stepsOf } from "../options.ts";
import type { EventOf } from "./told.ts";

const BEGINS: Line = { en: "a lasting effect begins", es: "comienza un efecto duradero" };

/** Returns the line of a lasting effect that starts, in the words of its card. */
export function lastingEventText(event: EventOf<"modifier-started">, knowledge: Knowledge): string {
  const { language } = knowledge;
  const entry = event.cause === null ? undefined : cardEntry(knowledge, event.cause);
  const step = entry === undefined ? undefined : modifierOf(entry, event.kind);
  if (entry === undefined || step === undefined) return say(language, BEGINS);
  const telling = cardTelling(entry, knowledge);
  const leader = event.leader === null ? null : leaderName(knowledge, event.leader);
  return lastingText(step, {
    ...telling,
    here: event.system === null ? telling.here : { name: placeName(knowledge, event.system) },
    leaders: leader === null ? telling.leaders : [leader],
    chosenLeader: leader,
  });
}

function modifierOf(entry: CardEntry, kind: string): Modify | undefined {
  return stepsOf(entry)
    .flatMap((step): readonly EffectStep[] => (step.op === "choose" ? step.options.flat() : [step]))
    .find((step): step is Modify => step.op === "modify" && step.modifier.kind === kind);
}
