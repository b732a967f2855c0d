import type { Line, Told } from "@sw/tabletop/text";
import type { LeaderOp, LeaderRef, StepOf } from "../../language/language.ts";
import { baseSpaceName, leaderName, leaderNames, placeName, ringName, say } from "../knowledge.ts";
import { FACTION_ADJECTIVES } from "../names.ts";
import { systemsText } from "./systems.ts";
import { chosenLeader, hereIn, leaderSlots, placeIn, type Telling } from "./telling.ts";

/** A step about leaders. */
export type LeaderStep = StepOf<LeaderOp>;

const LINES = {
  "choose-leader": { en: "choose a {faction} leader", es: "elige un Líder {faction}" },
  "choose-in-pool": {
    en: "choose a leader in the {faction} leader pool",
    es: "elige un Líder de la reserva {faction}",
  },
  "choose-here": { en: "choose {one} {in}", es: "elige {one} {in}" },
  "choose-here-ringless": {
    en: "choose {one} without a ring {in}",
    es: "elige {one} sin modificador de estado {in}",
  },
  "choose-alone": {
    en: "choose {one} that is alone on a mission",
    es: "elige {one} que esté solo en una Misión",
  },
  "recruit-to-pool": {
    en: "recruit {leader} into the leader pool",
    es: "recluta {toLeader}, que va a la reserva de Líderes",
  },
  "move-if-two": { en: "if two leaders are assigned, {deed}", es: "si hay dos Líderes asignados, {deed}" },
  "back-to-pool": {
    en: "return {leader} to the leader pool",
    es: "devuelve {toLeader} a la reserva de Líderes",
  },
  "place-leader": { en: "put {leader} {in}", es: "coloca {toLeader} {in}" },
  "move-leader": { en: "move {leader} {to}", es: "traslada {toLeader} {to}" },
  "recruit-leader": { en: "recruit {leader}, who joins {here}", es: "recluta {toLeader}, que se coloca en {here}" },
  eliminate: { en: "eliminate {leader}", es: "elimina {toLeader}" },
  "eliminate-imperial": { en: "eliminate an Imperial leader there", es: "elimina a un Líder Imperial que esté allí" },
  "eliminate-imperial-if": {
    en: "if {leader} is in {here}, eliminate an Imperial leader there",
    es: "si {leader} está en {here}, elimina a un Líder Imperial que esté allí",
  },
  capture: { en: "capture {leader}", es: "captura {toLeader}" },
  "capture-to": {
    en: "capture {leader}; captive and captors go to {place}",
    es: "captura {toLeader}; tanto él como sus captores van {toPlace}",
  },
  "rescue-with": {
    en: "rescue {leader}; leaders assigned to this mission may go to the base as well",
    es: "rescata {toLeader}; los Líderes asignados a esta Misión pueden ir también a la Base",
  },
  "rescue-alone": {
    en: "rescue {leader}; the leaders assigned to this mission stay",
    es: "rescata {toLeader}; los Líderes asignados a esta Misión se quedan",
  },
  "rescue-to": { en: "rescue {leader}, who goes to {place}", es: "rescata {toLeader}, que va {toPlace}" },
  "attach-ring": {
    en: "attach the {ring} ring to {leader}",
    es: "coloca el modificador de estado «{ring}» {toLeader}",
  },
} as const satisfies Record<string, Line>;

type RingTaker = StepOf<"attach-ring">["to"];

const LEADERS = {
  target: { en: "that leader", es: "ese Líder" },
  "assigned-this": { en: "a leader assigned to this mission", es: "un Líder asignado a esta Misión" },
  "assigned-that": { en: "a leader assigned to that mission", es: "un Líder asignado a esa Misión" },
  "all-assigned": { en: "the leaders assigned to this mission", es: "los Líderes asignados a esta Misión" },
  "own-ringless": { en: "one of your leaders without a ring", es: "uno de tus Líderes sin modificador de estado" },
  "rebel-here": { en: "a Rebel leader in {here}", es: "un Líder Rebelde que esté en {here}" },
  "some-with-tactics": {
    en: "an Imperial leader with tactic values",
    es: "un Líder Imperial con puntuaciones de Táctica",
  },
  "some-without-tactics": {
    en: "an Imperial leader without tactic values",
    es: "un Líder Imperial sin puntuaciones de Táctica",
  },
  "own-leader": { en: "one of your leaders", es: "uno de tus Líderes" },
  captive: { en: "a captured leader in {here}", es: "un Líder capturado que esté en {here}" },
} as const satisfies Record<string, Line>;

/** Returns the line of a step about leaders. */
export function leaderLine(step: LeaderStep, telling: Telling): Told {
  const { knowledge } = telling;
  const { language } = knowledge;
  switch (step.op) {
    case "choose-leader": {
      const one = language.a(language.described(language.thing("leader"), [step.faction]));
      const faction = say(language, FACTION_ADJECTIVES[step.faction]);
      return [LINES[choiceOf(step)], { faction, one, in: language.prep("in", hereIn(telling)) }];
    }
    case "recruit-one": {
      const { among } = step;
      const who = typeof among === "object" ? leaderNames(knowledge, among) : [say(language, LEADERS[`some-${among}`])];
      return [LINES["recruit-leader"], { ...leaderSlots(telling, who), here: hereIn(telling) }];
    }
    case "move-leader":
      return movedLine(step, telling);
    case "place-leader":
      return placeLine(step, telling);
    case "recruit-leader":
      if (step.to === "pool") {
        return [LINES["recruit-to-pool"], leaderSlots(telling, [leaderName(knowledge, step.leader)])];
      }
      if (step.to === "chosen") {
        const slots = leaderSlots(telling, [leaderName(knowledge, step.leader)]);
        return [LINES["recruit-leader"], { ...slots, here: placeIn(telling, "chosen") }];
      }
      return [LINES[step.op], { ...leaderSlots(telling, [leaderName(knowledge, step.leader)]), here: hereIn(telling) }];
    case "eliminate-leader": {
      if (step.leader === "card-leader") return [LINES.eliminate, leaderSlots(telling, telling.leaders)];
      if (step.leader === "target") return [LINES.eliminate, leaderSlots(telling, [say(language, LEADERS.target)])];
      if (step.ifHere === undefined) return [LINES["eliminate-imperial"]];
      return [LINES["eliminate-imperial-if"], { leader: leaderName(knowledge, step.ifHere), here: hereIn(telling) }];
    }
    case "capture":
      return placed(
        step.to === undefined ? LINES.capture : LINES["capture-to"],
        referred(step.leader, telling),
        telling,
      );
    case "rescue":
      return rescueLine(step, telling);
    case "attach-ring": {
      const slots = leaderSlots(telling, referred(step.to, telling));
      return [LINES[step.op], { ring: ringName(knowledge, step.ring), ...slots }];
    }
  }
}

function choiceOf({ among, ring }: StepOf<"choose-leader">): keyof typeof LINES {
  if (among === undefined) return "choose-leader";
  if (among === "here") return ring === undefined ? "choose-here" : "choose-here-ringless";
  return among === "pool" ? "choose-in-pool" : "choose-alone";
}

function movedLine(step: StepOf<"move-leader">, telling: Telling): Told {
  const { knowledge } = telling;
  const { language } = knowledge;
  const { leader, to } = step;
  const who =
    leader === "chosen"
      ? chosenLeader(telling)
      : leader === "assigned"
        ? say(language, LEADERS["all-assigned"])
        : leaderName(knowledge, leader.id);
  const slots = leaderSlots(telling, [who]);
  const told: Told =
    to === "pool"
      ? [LINES["back-to-pool"], slots]
      : [LINES["move-leader"], { ...slots, to: language.prep("to", placeMeant(to, telling)) }];
  if (step.if === undefined) return told;
  return [LINES["move-if-two"], { deed: say(language, told[0], told[1]) }];
}

function placeMeant(to: "here" | "chosen" | { readonly id: string }, telling: Telling): string {
  return typeof to === "object" ? placeName(telling.knowledge, to.id) : placeIn(telling, to);
}

function placed(line: Line, leaders: readonly string[], telling: Telling): Told {
  const place = placeIn(telling, "chosen");
  return [line, { ...leaderSlots(telling, leaders), place, toPlace: telling.knowledge.language.prep("to", place) }];
}

function referred(ref: LeaderRef | RingTaker | "rebel-here", telling: Telling): readonly string[] {
  const { language } = telling.knowledge;
  switch (ref) {
    case "chosen":
      return [chosenLeader(telling)];
    case "rebel-here":
      return [say(language, LEADERS[ref], { here: hereIn(telling) })];
    case "card-leader":
    case "shown-leader":
      return telling.leaders;
    case "assigned":
      return [say(language, LEADERS[`assigned-${telling.mission}`])];
    default:
      return [say(language, LEADERS[ref])];
  }
}

function placeLine({ at }: StepOf<"place-leader">, telling: Telling): Told {
  const { knowledge } = telling;
  const { language } = knowledge;
  const slots = leaderSlots(telling, telling.leaders);
  if (at === "here") return [LINES["move-leader"], { ...slots, to: language.prep("to", hereIn(telling)) }];
  const place = at === "base-space" ? baseSpaceName(knowledge) : systemsText(knowledge, at, "one");
  return [LINES["place-leader"], { ...slots, in: language.prep("in", place) }];
}

function rescueLine({ companions, to }: StepOf<"rescue">, telling: Telling): Told {
  const { language } = telling.knowledge;
  const leader = say(language, telling.hasTarget ? LEADERS.target : LEADERS.captive, { here: hereIn(telling) });
  if (to === "chosen") return placed(LINES["rescue-to"], [leader], telling);
  return [companions ? LINES["rescue-with"] : LINES["rescue-alone"], leaderSlots(telling, [leader])];
}
