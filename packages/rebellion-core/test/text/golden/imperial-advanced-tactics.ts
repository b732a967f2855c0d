import type { Golden } from "./golden.ts";

/** The Imperial advanced tactic cards, read and found right line by line. */
export const IMPERIAL_ADVANCED_TACTICS: Golden = {
  "energy-shield": {
    en: [
      "Energy Shield",
      "Imperial space advanced tactic card",
      "Upper: with a Shield Bunker of yours in the system: after your opponent has assigned damage, remove up to 2 damage from your ships.",
      "Lower: for the rest of this combat you attack second in space battles.",
    ],
    es: [
      "Escudo de energía",
      "Carta de Táctica avanzada espacial Imperial",
      "Superior: con un Búnker de control de escudo de tu facción en el sistema: cuando tu adversario haya asignado daño, retira hasta 2 puntos de daño de tus naves.",
      "Inferior: durante el resto de este combate atacas en segundo lugar en las batallas de tipo espacial.",
    ],
  },
  entrapment: {
    en: [
      "Entrapment",
      "Imperial space advanced tactic card",
      "Upper: with an Interdictor of yours in the system: cancel your opponent's card and you may play another space advanced tactic card; it cannot cancel or be canceled.",
      "Lower: in the next combat round your opponent cannot play space advanced tactic cards.",
    ],
    es: [
      "Encerrona",
      "Carta de Táctica avanzada espacial Imperial",
      "Superior: con un Interdictor de tu facción en el sistema: anula la carta de tu adversario y puedes jugar otra carta de Táctica avanzada espacial; no puede anular ni ser anulada.",
      "Inferior: en la próxima ronda de combate tu adversario no puede jugar cartas de Táctica avanzada de tipo espacial.",
    ],
  },
  intercept: {
    en: [
      "Intercept",
      "Imperial space advanced tactic card",
      "Upper: with a TIE Striker of yours in the system: destroy a Rebel ground unit with a triangle icon; it rolls no dice.",
      "Lower: in this combat round your opponent's special dice remove no damage from Rebel ships.",
    ],
    es: [
      "Interceptar",
      "Carta de Táctica avanzada espacial Imperial",
      "Superior: con un Fustigador TIE de tu facción en el sistema: destruye una unidad terrestre Rebelde con icono triangular; no tira dados.",
      "Inferior: en esta ronda de combate los dados con icono especial de tu adversario no retiran daño de naves Rebeldes.",
    ],
  },
  "overwhelming-presence": {
    en: [
      "Overwhelming Presence",
      "Imperial space advanced tactic card",
      "Upper: with a Super Star Destroyer of yours in the system: your opponent's next roll in this battle loses up to 2 red hits and 1 direct hit.",
      "Lower: your opponent's next roll in this battle loses up to 2 red hits.",
    ],
    es: [
      "Presencia abrumadora",
      "Carta de Táctica avanzada espacial Imperial",
      "Superior: con un Superdestructor estelar de tu facción en el sistema: la próxima tirada de tu adversario en esta batalla pierde hasta 2 impactos de color rojo y 1 impacto directo.",
      "Inferior: la próxima tirada de tu adversario en esta batalla pierde hasta 2 impactos de color rojo.",
    ],
  },
  reinforcements: {
    en: [
      "Reinforcements",
      "Imperial space advanced tactic card",
      "Upper: with an Assault Carrier of yours in the system: gain 1 TIE Fighter in the system and your opponent's next roll in this battle loses up to 2 black hits.",
      "Lower: your opponent's next roll in this battle loses up to 2 black hits.",
    ],
    es: [
      "Refuerzos",
      "Carta de Táctica avanzada espacial Imperial",
      "Superior: con un Portacazas de asalto de tu facción en el sistema: gana 1 Caza TIE en el sistema y la próxima tirada de tu adversario en esta batalla pierde hasta 2 impactos de color negro.",
      "Inferior: la próxima tirada de tu adversario en esta batalla pierde hasta 2 impactos de color negro.",
    ],
  },
  "superlaser-blast": {
    en: [
      "Superlaser Blast",
      "Imperial space advanced tactic card",
      "Upper: with a Death Star of yours in the system: deal 5 damage to a Rebel capital ship.",
      "Lower: deal 1 damage to a Rebel ship.",
    ],
    es: [
      "Disparo del superláser",
      "Carta de Táctica avanzada espacial Imperial",
      "Superior: con una Estrella de la Muerte de tu facción en el sistema: inflige 5 puntos de daño a una nave de línea Rebelde.",
      "Inferior: inflige 1 punto de daño a una nave Rebelde.",
    ],
  },
  "swarm-tactics": {
    en: [
      "Swarm Tactics",
      "Imperial space advanced tactic card",
      "Upper: with a TIE Fighter of yours in the system: if you have more fighters there than your opponent, deal 2 damage to Rebel ships, divided as you wish.",
      "Lower: deal 1 damage to a Rebel ship with black health.",
    ],
    es: [
      "Tácticas de enjambre",
      "Carta de Táctica avanzada espacial Imperial",
      "Superior: con un Caza TIE de tu facción en el sistema: si allí tienes más cazas que tu adversario, inflige 2 puntos de daño a naves Rebeldes, repartido como quieras.",
      "Inferior: inflige 1 punto de daño a una nave Rebelde con Resistencia de color negro.",
    ],
  },
  "tractor-beam": {
    en: [
      "Tractor Beam",
      "Imperial space advanced tactic card",
      "Upper: with a Star Destroyer of yours in the system: at the end of this combat round, if no Rebel ships and at least 1 Star Destroyer are there, you may capture a leader there.",
      "Lower: deal 1 damage to a Rebel ship with red health.",
    ],
    es: [
      "Campo de tracción",
      "Carta de Táctica avanzada espacial Imperial",
      "Superior: con un Destructor estelar de tu facción en el sistema: al final de esta ronda de combate, si allí no queda ninguna de las naves Rebeldes y hay al menos 1 Destructor estelar, puedes capturar allí a un Líder.",
      "Inferior: inflige 1 punto de daño a una nave Rebelde con Resistencia de color rojo.",
    ],
  },
  "air-superiority": {
    en: [
      "Air Superiority",
      "Imperial ground advanced tactic card",
      "Upper: with a TIE Striker of yours in the system: cancel your opponent's card.",
      "Lower: in the next combat round your opponent cannot play ground advanced tactic cards.",
    ],
    es: [
      "Superioridad aérea",
      "Carta de Táctica avanzada terrestre Imperial",
      "Superior: con un Fustigador TIE de tu facción en el sistema: anula la carta de tu adversario.",
      "Inferior: en la próxima ronda de combate tu adversario no puede jugar cartas de Táctica avanzada de tipo terrestre.",
    ],
  },
  "armored-patrol": {
    en: [
      "Armored Patrol",
      "Imperial ground advanced tactic card",
      "Upper: with an Assault Tank of yours in the system: your opponent's next roll in this battle loses up to 2 red hits and 2 black hits.",
      "Lower: your opponent's next roll in this battle loses up to 1 red hit and 1 black hit.",
    ],
    es: [
      "Patrulla blindada",
      "Carta de Táctica avanzada terrestre Imperial",
      "Superior: con un Tanque de asalto de tu facción en el sistema: la próxima tirada de tu adversario en esta batalla pierde hasta 2 impactos de color rojo y 2 impactos de color negro.",
      "Inferior: la próxima tirada de tu adversario en esta batalla pierde hasta 1 impacto de color rojo y 1 impacto de color negro.",
    ],
  },
  "armored-position": {
    en: [
      "Armored Position",
      "Imperial ground advanced tactic card",
      "Upper: with a Shield Bunker of yours in the system: after your opponent has assigned damage, deal up to 3 damage to one of your Shield Bunkers and remove as much from your other ground units.",
      "Lower: for the rest of this combat you attack second in ground battles.",
    ],
    es: [
      "Posición blindada",
      "Carta de Táctica avanzada terrestre Imperial",
      "Superior: con un Búnker de control de escudo de tu facción en el sistema: cuando tu adversario haya asignado daño, inflige hasta 3 puntos de daño a una de tus unidades «Búnker de control de escudo» y retira otro tanto de tus otras unidades terrestres.",
      "Inferior: durante el resto de este combate atacas en segundo lugar en las batallas de tipo terrestre.",
    ],
  },
  bombardment: {
    en: [
      "Bombardment",
      "Imperial ground advanced tactic card",
      "Upper: with a Star Destroyer or a Super Star Destroyer of yours in the system: if a Shield Generator is not there, deal 2 damage to Rebel ground units with black health, divided as you wish.",
      "Lower: deal 1 damage to a Rebel ground unit.",
    ],
    es: [
      "Bombardeo",
      "Carta de Táctica avanzada terrestre Imperial",
      "Superior: con un Destructor estelar o un Superdestructor estelar de tu facción en el sistema: si un Generador de escudo no está allí, inflige 2 puntos de daño a unidades terrestres Rebeldes con Resistencia de color negro, repartido como quieras.",
      "Inferior: inflige 1 punto de daño a una unidad terrestre Rebelde.",
    ],
  },
  "imposing-presence": {
    en: [
      "Imposing Presence",
      "Imperial ground advanced tactic card",
      "Upper: in this combat round your opponent's special dice remove no damage from Rebel ground units.",
      "Lower: you may play another ground advanced tactic card; it cannot cancel or be canceled.",
    ],
    es: [
      "Presencia imponente",
      "Carta de Táctica avanzada terrestre Imperial",
      "Superior: en esta ronda de combate los dados con icono especial de tu adversario no retiran daño de unidades terrestres Rebeldes.",
      "Inferior: puedes jugar otra carta de Táctica avanzada terrestre; no puede anular ni ser anulada.",
    ],
  },
  overrun: {
    en: [
      "Overrun",
      "Imperial ground advanced tactic card",
      "Upper: with an AT-ST of yours in the system: deal 2 damage to Rebel ground units, divided as you wish.",
      "Lower: deal 1 damage to a Rebel ground unit.",
    ],
    es: [
      "Arrollar",
      "Carta de Táctica avanzada terrestre Imperial",
      "Superior: con un AT-ST de tu facción en el sistema: inflige 2 puntos de daño a unidades terrestres Rebeldes, repartido como quieras.",
      "Inferior: inflige 1 punto de daño a una unidad terrestre Rebelde.",
    ],
  },
  "support-of-the-501st": {
    en: [
      "Support of the 501st",
      "Imperial ground advanced tactic card",
      "Upper: with a Stormtrooper of yours in the system: destroy a Rebel ground unit with a triangle icon; it rolls no dice.",
      "Lower: deal 1 damage to a Rebel ground unit with black health.",
    ],
    es: [
      "Apoyo de la 501",
      "Carta de Táctica avanzada terrestre Imperial",
      "Superior: con un Soldado de asalto de tu facción en el sistema: destruye una unidad terrestre Rebelde con icono triangular; no tira dados.",
      "Inferior: inflige 1 punto de daño a una unidad terrestre Rebelde con Resistencia de color negro.",
    ],
  },
  "target-the-generator-tactic": {
    en: [
      "Target the Generator",
      "Imperial ground advanced tactic card",
      "Upper: with an AT-AT of yours in the system: destroy a Rebel structure; it rolls no dice.",
      "Lower: deal 1 damage to a Rebel ground unit with red health.",
    ],
    es: [
      "Apuntar al generador",
      "Carta de Táctica avanzada terrestre Imperial",
      "Superior: con un AT-AT de tu facción en el sistema: destruye una estructura Rebelde; no tira dados.",
      "Inferior: inflige 1 punto de daño a una unidad terrestre Rebelde con Resistencia de color rojo.",
    ],
  },
};
