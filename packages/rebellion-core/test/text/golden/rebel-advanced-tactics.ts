import type { Golden } from "./golden.ts";

/** The Rebel advanced tactic cards, read and found right line by line. */
export const REBEL_ADVANCED_TACTICS: Golden = {
  "bombing-run": {
    en: [
      "Bombing Run",
      "Rebel space advanced tactic card",
      "Upper: with a Y-wing of yours in the system: deal 2 damage to Imperial ships with red health, divided as you wish.",
      "Lower: deal 1 damage to an Imperial ship with red health.",
    ],
    es: [
      "Pasada de bombardeo",
      "Carta de Táctica avanzada espacial Rebelde",
      "Superior: con un Ala-Y de tu facción en el sistema: inflige 2 puntos de daño a naves Imperiales con Resistencia de color rojo, repartido como quieras.",
      "Inferior: inflige 1 punto de daño a una nave Imperial con Resistencia de color rojo.",
    ],
  },
  "deployment-tactic": {
    en: [
      "Deployment",
      "Rebel space advanced tactic card",
      "Upper: with a U-wing of yours in the system: gain 1 Rebel unit with an orange triangle icon in the system.",
      "Lower: in this combat round your opponent's special dice remove no damage from Imperial ships.",
    ],
    es: [
      "Despliegue",
      "Carta de Táctica avanzada espacial Rebelde",
      "Superior: con un Ala-U de tu facción en el sistema: gana 1 unidad Rebelde con un icono triangular naranja en el sistema.",
      "Inferior: en esta ronda de combate los dados con icono especial de tu adversario no retiran daño de naves Imperiales.",
    ],
  },
  "draw-their-fire": {
    en: [
      "Draw Their Fire",
      "Rebel space advanced tactic card",
      "Upper: with a Nebulon-B Frigate of yours in the system: after your opponent has assigned damage, remove up to 2 damage from your ships other than Nebulon-B Frigates.",
      "Lower: for the rest of this combat you attack second in space battles.",
    ],
    es: [
      "Atraer su fuego",
      "Carta de Táctica avanzada espacial Rebelde",
      "Superior: con una Fragata Nebulon-B de tu facción en el sistema: cuando tu adversario haya asignado daño, retira hasta 2 puntos de daño de tus naves que no sean Fragatas Nebulon-B.",
      "Inferior: durante el resto de este combate atacas en segundo lugar en las batallas de tipo espacial.",
    ],
  },
  escort: {
    en: [
      "Escort",
      "Rebel space advanced tactic card",
      "Upper: with a Rebel Transport of yours in the system: your opponent's next roll in this battle loses up to 1 red hit, 1 black hit and 1 direct hit.",
      "Lower: your opponent's next roll in this battle loses up to 2 black hits.",
    ],
    es: [
      "Escolta",
      "Carta de Táctica avanzada espacial Rebelde",
      "Superior: con un Transporte rebelde de tu facción en el sistema: la próxima tirada de tu adversario en esta batalla pierde hasta 1 impacto de color rojo, 1 impacto de color negro y 1 impacto directo.",
      "Inferior: la próxima tirada de tu adversario en esta batalla pierde hasta 2 impactos de color negro.",
    ],
  },
  "fleet-logistics": {
    en: [
      "Fleet Logistics",
      "Rebel space advanced tactic card",
      "Upper: with a Mon Calamari Cruiser of yours in the system: your opponent's next roll in this battle loses up to 2 red hits and you may play another space advanced tactic card; it cannot cancel or be canceled.",
      "Lower: your opponent's next roll in this battle loses up to 2 red hits.",
    ],
    es: [
      "Logística de flota",
      "Carta de Táctica avanzada espacial Rebelde",
      "Superior: con un Crucero mon calamari de tu facción en el sistema: la próxima tirada de tu adversario en esta batalla pierde hasta 2 impactos de color rojo y puedes jugar otra carta de Táctica avanzada espacial; no puede anular ni ser anulada.",
      "Inferior: la próxima tirada de tu adversario en esta batalla pierde hasta 2 impactos de color rojo.",
    ],
  },
  "ion-blast": {
    en: [
      "Ion Blast",
      "Rebel space advanced tactic card",
      "Upper: with an Ion Cannon of yours in the system: deal 1 damage to an Imperial capital ship; no damage can be removed from it in this combat round.",
      "Lower: deal 1 damage to an Imperial ship.",
    ],
    es: [
      "Descarga iónica",
      "Carta de Táctica avanzada espacial Rebelde",
      "Superior: con un Cañón de iones de tu facción en el sistema: inflige 1 punto de daño a una nave de línea Imperial; en esta ronda de combate no se le puede retirar daño.",
      "Inferior: inflige 1 punto de daño a una nave Imperial.",
    ],
  },
  "outrun-them": {
    en: [
      "Outrun Them",
      "Rebel space advanced tactic card",
      "Upper: with a Corellian Corvette of yours in the system: cancel your opponent's card.",
      "Lower: in the next combat round your opponent cannot play space advanced tactic cards.",
    ],
    es: [
      "Dejarlos atrás",
      "Carta de Táctica avanzada espacial Rebelde",
      "Superior: con una Corbeta corelliana de tu facción en el sistema: anula la carta de tu adversario.",
      "Inferior: en la próxima ronda de combate tu adversario no puede jugar cartas de Táctica avanzada de tipo espacial.",
    ],
  },
  "rogue-squadron-support": {
    en: [
      "Rogue Squadron Support",
      "Rebel space advanced tactic card",
      "Upper: with an X-wing of yours in the system: deal 2 damage to Imperial ships with black health, divided as you wish.",
      "Lower: deal 1 damage to an Imperial ship with black health.",
    ],
    es: [
      "Apoyo del Escuadrón Pícaro",
      "Carta de Táctica avanzada espacial Rebelde",
      "Superior: con un Ala-X de tu facción en el sistema: inflige 2 puntos de daño a naves Imperiales con Resistencia de color negro, repartido como quieras.",
      "Inferior: inflige 1 punto de daño a una nave Imperial con Resistencia de color negro.",
    ],
  },
  confrontation: {
    en: [
      "Confrontation",
      "Rebel ground advanced tactic card",
      "Upper: if the last Imperial ground unit there is destroyed in this combat round, choose a leader of your opponent there and remove this card from the game: at the end of the Command Phase that leader is eliminated.",
      "Lower: you may play another ground advanced tactic card; it cannot cancel or be canceled.",
    ],
    es: [
      "Confrontación",
      "Carta de Táctica avanzada terrestre Rebelde",
      "Superior: si en esta ronda de combate se destruye allí la última unidad terrestre Imperial, elige allí a un Líder de tu adversario y retira esta carta de la partida: al final de la fase de Mando ese Líder es eliminado.",
      "Inferior: puedes jugar otra carta de Táctica avanzada terrestre; no puede anular ni ser anulada.",
    ],
  },
  "escape-plan": {
    en: [
      "Escape Plan",
      "Rebel ground advanced tactic card",
      "Upper: with a Rebel Transport of yours in the system: you may retreat at once; if you do, cancel your opponent's card.",
      "Lower: in the next combat round your opponent cannot play ground advanced tactic cards.",
    ],
    es: [
      "Plan de huida",
      "Carta de Táctica avanzada terrestre Rebelde",
      "Superior: con un Transporte rebelde de tu facción en el sistema: puedes retirarte de inmediato; si lo haces, anula la carta de tu adversario.",
      "Inferior: en la próxima ronda de combate tu adversario no puede jugar cartas de Táctica avanzada de tipo terrestre.",
    ],
  },
  "hold-them-back": {
    en: [
      "Hold Them Back",
      "Rebel ground advanced tactic card",
      "Upper: with a Rebel Trooper of yours in the system: destroy an Imperial ground unit with a triangle icon; it rolls no dice.",
      "Lower: deal 1 damage to an Imperial ground unit with black health.",
    ],
    es: [
      "Contenedlos",
      "Carta de Táctica avanzada terrestre Rebelde",
      "Superior: con un Soldado rebelde de tu facción en el sistema: destruye una unidad terrestre Imperial con icono triangular; no tira dados.",
      "Inferior: inflige 1 punto de daño a una unidad terrestre Imperial con Resistencia de color negro.",
    ],
  },
  "planetary-shield": {
    en: [
      "Planetary Shield",
      "Rebel ground advanced tactic card",
      "Upper: with a Shield Generator of yours in the system: after your opponent has assigned damage, deal up to 3 damage to one of your Shield Generators and remove as much from your other ground units.",
      "Lower: for the rest of this combat you attack second in ground battles.",
    ],
    es: [
      "Escudo planetario",
      "Carta de Táctica avanzada terrestre Rebelde",
      "Superior: con un Generador de escudo de tu facción en el sistema: cuando tu adversario haya asignado daño, inflige hasta 3 puntos de daño a una de tus unidades «Generador de escudo» y retira otro tanto de tus otras unidades terrestres.",
      "Inferior: durante el resto de este combate atacas en segundo lugar en las batallas de tipo terrestre.",
    ],
  },
  "rogue-one": {
    en: [
      "Rogue One",
      "Rebel ground advanced tactic card",
      "Upper: with a U-wing of yours in the system: if you retreat units in this combat round, you may rescue a captured leader there or remove a target marker there.",
      "Lower: in this combat round your opponent's special dice remove no damage from Imperial ground units.",
    ],
    es: [
      "Rogue One",
      "Carta de Táctica avanzada terrestre Rebelde",
      "Superior: con un Ala-U de tu facción en el sistema: si en esta ronda de combate retiras unidades, puedes rescatar allí a un Líder capturado o retirar allí un indicador de objetivo.",
      "Inferior: en esta ronda de combate los dados con icono especial de tu adversario no retiran daño de unidades terrestres Imperiales.",
    ],
  },
  "take-cover": {
    en: [
      "Take Cover",
      "Rebel ground advanced tactic card",
      "Upper: with a Golan Arms Turret of yours in the system: your opponent's next roll in this battle loses up to 2 red hits and 2 black hits.",
      "Lower: your opponent's next roll in this battle loses up to 1 red hit and 1 black hit.",
    ],
    es: [
      "Ponerse a cubierto",
      "Carta de Táctica avanzada terrestre Rebelde",
      "Superior: con una Torreta de Golan Arms de tu facción en el sistema: la próxima tirada de tu adversario en esta batalla pierde hasta 2 impactos de color rojo y 2 impactos de color negro.",
      "Inferior: la próxima tirada de tu adversario en esta batalla pierde hasta 1 impacto de color rojo y 1 impacto de color negro.",
    ],
  },
  "take-it-down": {
    en: [
      "Take It Down",
      "Rebel ground advanced tactic card",
      "Upper: with a Rebel Vanguard of yours in the system: deal 2 damage to Imperial ground units with red health, divided as you wish.",
      "Lower: deal 1 damage to an Imperial ground unit with red health.",
    ],
    es: [
      "Derribadlo",
      "Carta de Táctica avanzada terrestre Rebelde",
      "Superior: con una Vanguardia rebelde de tu facción en el sistema: inflige 2 puntos de daño a unidades terrestres Imperiales con Resistencia de color rojo, repartido como quieras.",
      "Inferior: inflige 1 punto de daño a una unidad terrestre Imperial con Resistencia de color rojo.",
    ],
  },
  "tow-cables": {
    en: [
      "Tow Cables",
      "Rebel ground advanced tactic card",
      "Upper: with an Airspeeder of yours in the system: deal 4 damage to an AT-AT or an AT-ST.",
      "Lower: deal 1 damage to an Imperial ground unit.",
    ],
    es: [
      "Cables de remolque",
      "Carta de Táctica avanzada terrestre Rebelde",
      "Superior: con un Aerodeslizador de tu facción en el sistema: inflige 4 puntos de daño a un AT-AT o un AT-ST.",
      "Inferior: inflige 1 punto de daño a una unidad terrestre Imperial.",
    ],
  },
};
