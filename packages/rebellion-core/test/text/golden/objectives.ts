import type { Golden } from "./golden.ts";

/** Objectives, read and found right line by line. */
export const OBJECTIVES: Golden = {
  "crippling-blow": {
    en: [
      "Crippling Blow",
      "Objective I",
      "Reputation 1 · Combat",
      "Requires: Imperial ground units worth 3 health or more, destroyed in a combat that the Rebellion started.",
    ],
    es: [
      "Golpe demoledor",
      "Objetivo I",
      "Reputación 1 · Combate",
      "Requisito: unidades terrestres Imperiales por un valor mínimo de 3 puntos de Resistencia, destruidas en un combate iniciado por la Rebelión.",
    ],
  },
  "cut-supply-lines": {
    en: [
      "Cut Supply Lines",
      "Objective I",
      "Reputation 1 · Start of Refresh Phase",
      "Requires: at least 3 Imperial systems with a sabotage marker or with a Rebel unit.",
    ],
    es: [
      "Cortar líneas de suministro",
      "Objetivo I",
      "Reputación 1 · Inicio de la fase de Recuperación",
      "Requisito: al menos 3 sistemas Imperiales con un indicador de Sabotaje o con una unidad Rebelde.",
    ],
  },
  "defend-the-people": {
    en: [
      "Defend the People",
      "Objective I",
      "Reputation 1 · Start of Refresh Phase",
      "Requires: at least 4 Rebel systems with a Rebel unit.",
    ],
    es: [
      "Defender al pueblo",
      "Objetivo I",
      "Reputación 1 · Inicio de la fase de Recuperación",
      "Requisito: al menos 4 sistemas Rebeldes con una unidad Rebelde.",
    ],
  },
  "rebel-assault": {
    en: [
      "Rebel Assault",
      "Objective I",
      "Reputation 1 · Combat",
      "Requires: a Star Destroyer or a Super Star Destroyer, destroyed in a combat that the Rebellion started.",
    ],
    es: [
      "Ofensiva rebelde",
      "Objetivo I",
      "Reputación 1 · Combate",
      "Requisito: un Destructor estelar o un Superdestructor estelar, destruido en un combate iniciado por la Rebelión.",
    ],
  },
  "regional-support": {
    en: [
      "Regional Support",
      "Objective I",
      "Reputation 1 · Start of Refresh Phase",
      "Requires: a region whose populous systems, at least one, are all loyal to the Rebellion.",
    ],
    es: [
      "Apoyo regional",
      "Objetivo I",
      "Reputación 1 · Inicio de la fase de Recuperación",
      "Requisito: una región cuyos sistemas populosos, uno como mínimo, sean todos leales a la Rebelión.",
    ],
  },
  "death-star-plans-ii": {
    en: [
      "Death Star Plans",
      "Objective II",
      "Reputation 2 · Combat",
      "Requires: after a space battle, a Death Star (finished or under construction) and a Rebel fighter in the system. Roll 3 dice: on a direct hit that Death Star is destroyed; otherwise you keep this card and gain nothing.",
    ],
    es: [
      "Planos de la Estrella de la Muerte",
      "Objetivo II",
      "Reputación 2 · Combate",
      "Requisito: tras una batalla espacial, una Estrella de la Muerte (completa o parcialmente construida) y un caza Rebelde en el sistema. Tira 3 dados: con un impacto directo se destruye esa Estrella de la Muerte; si no, conservas esta carta y no ganas nada.",
    ],
  },
  "heart-of-the-empire": {
    en: [
      "Heart of the Empire",
      "Objective II",
      "Reputation 2 · Start of Refresh Phase",
      "Requires: Rebel units and no Imperial units in Coruscant.",
      "It goes back to the hand.",
    ],
    es: [
      "En el Corazón del Imperio",
      "Objetivo II",
      "Reputación 2 · Inicio de la fase de Recuperación",
      "Requisito: unidades Rebeldes y ninguna Imperial en Coruscant.",
      "Vuelve a la mano.",
    ],
  },
  "leave-no-one-behind": {
    en: [
      "Leave No One Behind",
      "Objective II",
      "Reputation 1 · Start of Refresh Phase",
      "Requires: no Rebel leader is captured.",
    ],
    es: [
      "No dejar a nadie atrás",
      "Objetivo II",
      "Reputación 1 · Inicio de la fase de Recuperación",
      "Requisito: ningún Líder Rebelde está capturado.",
    ],
  },
  liberation: {
    en: [
      "Liberation",
      "Objective II",
      "Reputation 1 · Combat",
      "Requires: a ground battle won by the Rebellion in a subjugated system.",
    ],
    es: [
      "Liberación",
      "Objetivo II",
      "Reputación 1 · Combate",
      "Requisito: una batalla terrestre ganada por la Rebelión en un sistema subyugado.",
    ],
  },
  "popular-support": {
    en: [
      "Popular Support",
      "Objective II",
      "Reputation 1 · Start of Refresh Phase",
      "Requires: at least 6 systems loyal to the Rebellion.",
    ],
    es: [
      "Respaldo popular",
      "Objetivo II",
      "Reputación 1 · Inicio de la fase de Recuperación",
      "Requisito: al menos 6 sistemas leales a la Rebelión.",
    ],
  },
  "death-star-plans-iii": {
    en: [
      "Death Star Plans",
      "Objective III",
      "Reputation 2 · Combat",
      "Requires: after a space battle, a Death Star (finished or under construction) and a Rebel fighter in the system. Roll 3 dice: on a direct hit that Death Star is destroyed; otherwise you keep this card and gain nothing.",
    ],
    es: [
      "Planos de la Estrella de la Muerte",
      "Objetivo III",
      "Reputación 2 · Combate",
      "Requisito: tras una batalla espacial, una Estrella de la Muerte (completa o parcialmente construida) y un caza Rebelde en el sistema. Tira 3 dados: con un impacto directo se destruye esa Estrella de la Muerte; si no, conservas esta carta y no ganas nada.",
    ],
  },
  "establish-outposts": {
    en: [
      "Establish Outposts",
      "Objective III",
      "Reputation 1 · Start of Refresh Phase",
      "Requires: at least 5 systems with a Rebel unit.",
    ],
    es: [
      "Establecer puestos avanzados",
      "Objetivo III",
      "Reputación 1 · Inicio de la fase de Recuperación",
      "Requisito: al menos 5 sistemas con una unidad Rebelde.",
    ],
  },
  "inspire-sympathy": {
    en: ["Inspire Sympathy", "Objective III", "Reputation 1 per destroyed system · Start of Refresh Phase"],
    es: ["Inspirar simpatía", "Objetivo III", "Reputación 1 por sistema destruido · Inicio de la fase de Recuperación"],
  },
  "major-victory": {
    en: [
      "Major Victory",
      "Objective III",
      "Reputation 1 · Combat",
      "Requires: Imperial ships worth 3 health or more, destroyed in a combat that the Rebellion started.",
    ],
    es: [
      "Victoria decisiva",
      "Objetivo III",
      "Reputación 1 · Combate",
      "Requisito: naves Imperiales por un valor mínimo de 3 puntos de Resistencia, destruidas en un combate iniciado por la Rebelión.",
    ],
  },
  "return-of-the-jedi": {
    en: [
      "Return of the Jedi",
      "Objective III",
      "Reputation 2 · Combat",
      "Requires: a battle won by the Rebellion in a combat with Darth Vader or Emperor Palpatine.",
      "Effect: If Luke Skywalker (Jedi) is in this system, eliminate an Imperial leader there.",
    ],
    es: [
      "El retorno del jedi",
      "Objetivo III",
      "Reputación 2 · Combate",
      "Requisito: una batalla ganada por la Rebelión en un combate en el que estuviera Darth Vader o el Emperador Palpatine.",
      "Efecto: Si Luke Skywalker (Jedi) está en este sistema, elimina a un Líder Imperial que esté allí.",
    ],
  },
};
