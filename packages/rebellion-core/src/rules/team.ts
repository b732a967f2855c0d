import type { RulesOf } from "./ids.ts";

/** The game with three and four players. */
export const TEAM_RULES: RulesOf<"team"> = {
  "reb.team.two-per-team": {
    source: "Guía de referencia: JUEGO POR EQUIPOS",
    kind: "team",
    rule: "With more than 2 players, up to 2 players control each team; one is the Admiral and the other the General.",
  },
  "reb.team.faction-sheet-side": {
    source: "Guía de referencia: JUEGO POR EQUIPOS",
    kind: "team",
    rule: "Teams use the Team Game side of the faction sheet, which has a separate leader pool for each player.",
    coveredBy: "reb.team.own-pool",
  },
  "reb.team.three-players": {
    source: "Guía de referencia: JUEGO POR EQUIPOS",
    kind: "team",
    rule: "With 3 players a single Rebel player uses the Team Game side and is both Admiral and General.",
    sameAs: "reb.setup.s1-three-players",
  },
  "reb.team.three-players-empire": {
    source: "Guía de referencia: JUEGO POR EQUIPOS; APÉNDICE: paso 1",
    kind: "team",
    rule: "With 3 players the two Imperial players are the Imperial Admiral and the Imperial General.",
    ambiguity:
      "The books say it only by contrast: the single Rebel player has both roles, the players of each faction share Admiral and General.",
  },
  "reb.team.share-information": {
    source: "Guía de referencia: JUEGO POR EQUIPOS",
    kind: "team",
    rule: "Teammates may share any information and show each other cards, hidden from the opponents.",
  },
  "reb.team.open-conversation": {
    source: "Guía de referencia: JUEGO POR EQUIPOS",
    kind: "team",
    rule: "Teammates must talk in front of the opponents; code and whispering are allowed, leaving the room is not.",
    untestable: "Table manners.",
  },
  "reb.team.units-of-a-player": {
    source: "Guía de referencia: UNIDADES",
    kind: "team",
    rule: "Team Game: a rule about a player's units means all ships and ground units of that player's team.",
  },
  "reb.team.admiral-blue": {
    source: "Guía de referencia: LÍDERES",
    kind: "team",
    rule: "Team Game: the Admiral controls all blue leaders of the faction.",
  },
  "reb.team.general-orange": {
    source: "Guía de referencia: LÍDERES",
    kind: "team",
    rule: "Team Game: the General controls all orange leaders of the faction.",
  },
  "reb.team.own-pool": {
    source: "Guía de referencia: LÍDERES",
    kind: "team",
    rule: "Team Game: each player has their own leader pool.",
  },
  "reb.team.lured-leader": {
    source: "Guía de referencia: LÍDERES",
    kind: "team",
    rule: "Team Game: Lure of the Dark Side gives the Imperial team control of a Rebel leader for the rest of the game.",
  },
  "reb.team.lured-leader-pool": {
    source: "Guía de referencia: LÍDERES",
    kind: "team",
    rule: "Team Game: in the Refresh Phase a Rebel leader under Lure of the Dark Side goes to the Imperial leader pool of its colour.",
  },
};
