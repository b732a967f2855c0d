import type { Line } from "@sw/tabletop/text";
import type { LeaderSpotId } from "../../state/events.ts";
import { type Knowledge, leaderEntry, leaderName, placeName, ringName, say } from "../knowledge.ts";
import type { EventOf, EventTold } from "./told.ts";

/** The events about leaders and their rings. */
export type LeaderEvent = EventOf<
  | "leader-moved"
  | "leader-recruited"
  | "leader-eliminated"
  | "leader-captured"
  | "leader-rescued"
  | "leader-replaced"
  | "leader-detained"
  | "leader-stayed"
  | "leader-lured"
  | "ring-attached"
  | "ring-removed"
  | "ring-used"
>;

const LINES = {
  "leader-moved": { en: "{leader} goes {from} {to}", es: "{leader} va {from} {to}" },
  "leader-recruited": { en: "{who} recruits {leader}, who goes {to}", es: "{who} recluta {toLeader}, que va {to}" },
  "leader-eliminated": { en: "{leader} leaves the game for good", es: "{leader} queda fuera de la partida" },
  "leader-captured": { en: "the Empire captures {leader} {in}", es: "el Imperio captura {toLeader} {in}" },
  "leader-rescued": {
    en: "the Rebellion rescues {leader}, who goes {to}",
    es: "la Rebelión rescata {toLeader}, que va {to}",
  },
  "leader-replaced": { en: "{by} replaces {leader}", es: "{by} sustituye {toLeader}" },
  "leader-detained": {
    en: "{leader} will not return to the leader pool in the next Refresh Phase",
    es: "{leader} no volverá a la reserva de Líderes en la próxima fase de Recuperación",
  },
  "leader-stayed": {
    en: "{leader}, detained, does not return to the leader pool this time",
    es: "{leader}, por estar retenido, no vuelve esta vez a la reserva de Líderes",
  },
  "leader-lured": { en: "{leader} now serves the Empire", es: "{leader} sirve ahora al Imperio" },
  "ring-attached": { en: "{leader} gets the {ring} ring", es: "{leader} recibe el modificador de estado «{ring}»" },
  "ring-removed": { en: "{leader} loses the {ring} ring", es: "{leader} pierde el modificador de estado «{ring}»" },
  "ring-used": {
    en: "the {ring} ring of {leader} is used",
    es: "se usa el modificador de estado «{ring}» {ofLeader}",
  },
} as const satisfies Record<string, Line>;

const SPOTS: Readonly<Record<Extract<LeaderSpotId, "pool" | "mission" | "supply" | "eliminated">, Line>> = {
  pool: { en: "the leader pool", es: "la reserva de Líderes" },
  mission: { en: "a mission", es: "una Misión" },
  supply: { en: "the supply", es: "el suministro" },
  eliminated: { en: "the box", es: "la caja" },
};

/** Returns the line of an event about leaders and their rings. */
export function leaderTold(event: LeaderEvent, knowledge: Knowledge): EventTold {
  const { language } = knowledge;
  const leader = leaderName(knowledge, event.leader);
  const slots = { leader, toLeader: language.prep("to", leader), ofLeader: language.prep("of", leader) };
  switch (event.type) {
    case "leader-moved": {
      const from = language.prep("from", spotName(knowledge, event.from));
      return [LINES[event.type], { ...slots, from, to: language.prep("to", spotName(knowledge, event.to)) }];
    }
    case "leader-recruited": {
      const faction = leaderEntry(knowledge, event.leader)?.faction ?? "rebel";
      const to = language.prep("to", spotName(knowledge, event.to));
      return [LINES[event.type], { ...slots, who: language.faction(faction), to }];
    }
    case "leader-captured":
      return [LINES[event.type], { ...slots, in: language.prep("in", placeName(knowledge, event.at)) }];
    case "leader-rescued":
      return [LINES[event.type], { ...slots, to: language.prep("to", placeName(knowledge, event.to)) }];
    case "leader-replaced":
      return [LINES[event.type], { ...slots, by: leaderName(knowledge, event.by) }];
    case "ring-attached":
    case "ring-removed":
    case "ring-used":
      return [LINES[event.type], { ...slots, ring: ringName(knowledge, event.ring) }];
    default:
      return [LINES[event.type], slots];
  }
}

/** Returns the location of a leader as a noun. */
function spotName(knowledge: Knowledge, spot: LeaderSpotId): string {
  return isSpot(spot) ? say(knowledge.language, SPOTS[spot]) : placeName(knowledge, spot);
}

function isSpot(spot: LeaderSpotId): spot is keyof typeof SPOTS {
  return Object.hasOwn(SPOTS, spot);
}
